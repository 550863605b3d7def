import PDFText
import Testing

@testable import Interchange

/// Letters written on blanks before the numbers of lists to match.
struct LetterOnBlankTests {
  private static let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hans", "Igor", "Jil"]
  private static let trades = [
    "bakes bread", "mends shoes", "grows corn", "paints walls", "sells fish", "drives a bus", "shears sheep",
    "binds books", "tunes pianos", "keeps bees",
  ]
  private static let letters = ["J", "C", "A", "I", "B", "D", "F", "H", "E", "G"]

  private static var list: String {
    let left = names.enumerated().map { "_\(letters[$0])_ \($0 + 1). \($1)" }
    let right = trades.enumerated().map { "\(Array("ABCDEFGHIJ")[$0]). \($1)" }
    return "Match each name with the trade. Write the letter on the line.\n"
      + (left + right).joined(separator: "\n")
  }

  @Test func lettersBeyondTheEighthAreAnswersAsWell() {
    let found = TypedLines.items(Self.list)
    #expect(found.map(\.question) == Self.names)
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.count == 10 })
    #expect(found.first?.answer == "keeps bees")
    #expect(found.dropFirst(3).first?.answer == "tunes pianos")
  }

  @Test func theLettersAreBracketedBeforeTheirNumbers() {
    let lines = TypedLines.rows("_I_ 6. Igor\n__K__ 7. Jil\n_b_ 8. Ada")
    #expect(LettersOnBlanks.bare(lines).map(\.text) == ["( I ) 6. Igor", "( K ) 7. Jil", "( b ) 8. Ada"])
  }

  @Test(arguments: [
    "_I_ 6. Igor\n_K_ 7. Jil\n8. Ada", "_I_ is one\n_K_ is two\n_B_ is three",
    "_is_ 6. Igor\n_he_ 7. Jil\n_she_ 8. Ada", "___ 6. Igor\n___ 7. Jil\n___ 8. Ada",
    "_1_ 6. Igor\n_2_ 7. Jil\n_3_ 8. Ada",
  ])
  func otherBlanksStay(text: String) {
    let lines = TypedLines.rows(text)
    #expect(LettersOnBlanks.bare(lines).map(\.text) == lines.map(\.text))
  }
}
