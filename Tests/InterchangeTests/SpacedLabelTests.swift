import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Letters with narrow spaces between them and their brackets.
struct SpacedLabelTests {
  /// Types words with narrow spaces between them, narrower than those between words.
  private func type(_ words: String, x: Int = 60, y: Int = 100, space: Int = 3, in page: inout TypedPage) {
    var left = x
    for word in words.split(separator: " ") {
      page.type(String(word), x: left, y: y)
      left += 5 * word.count + space
    }
  }

  private func joined(_ words: String, space: Int = 3) -> String {
    var page = TypedPage(1)
    type(words, space: space, in: &page)
    return SpacedLabels.joined(PageText(page.dump).lines).map(\.text).joined(separator: "\n")
  }

  @Test(arguments: ["( c ) chlorine", "(c ) chlorine", "( c) chlorine"])
  func spacesWithinALabelAreTakenOut(line: String) {
    #expect(joined(line) == "(c) chlorine")
    #expect(joined("3. " + line) == "3. (c) chlorine")
  }

  @Test(arguments: ["( 3 ) chlorine", "( ch ) chlorine", "Gas ( c ) chlorine", "( é ) chlorine", "( c )"])
  func whatIsNoLetterBeforeWordsIsLeft(line: String) {
    #expect(joined(line) == line)
  }

  @Test func bracketsAsFarApartAsWordsAreNoLabel() {
    #expect(joined("( c ) chlorine", space: 6) == "( c ) chlorine")
  }

  @Test func anOptionWithSpacesInItsLabelIsOneOfItsQuestion() {
    var page = TypedPage(1)
    for row in 0..<3 {
      page.type("\(row + 1). Which gas is in bottle number \(row + 1)?", x: 60, y: 100 + 90 * row)
      for (place, text) in ["(a) oxygen", "(b) neon", "( c ) chlorine", "(d) argon"].enumerated() {
        type(text, x: 90, y: 115 + 90 * row + 15 * place, in: &page)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.options.map(\.text) == ["oxygen", "neon", "chlorine", "argon"] })
  }
}
