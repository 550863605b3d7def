import Testing

@testable import Interchange

/// Questions that all have the same options, without letters.
struct SameOptionsEverywhereTests {
  @Test func theyAreTheOptionsOfEach() {
    let options = ["It rains in April.", "It snows in May.", "It hails in June."]
    let found = TypedLines.items(
      ["What does the farmer say?", "What does the sailor say?", "What does the baker say?"].enumerated()
        .map { "\($0.offset + 1). \($0.element)\n" + options.joined(separator: "\n") }.joined(separator: "\n")
    )
    #expect(found.count == 3)
    for item in found {
      let isKept = item.options.map(\.text) == options || item.question.hasSuffix(options[2])
      #expect(isKept, "\(item.question), \(item.options.map(\.text))")
    }
  }
}
