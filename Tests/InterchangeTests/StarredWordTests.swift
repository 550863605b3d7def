import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Stars in the margin: before words of a list they send to a note, before a right option they answer.
struct StarredWordTests {
  private static let words = [
    ("perro", "dog"), ("gato", "cat"), ("caballo", "horse"), ("vaca", "cow"), ("oveja", "sheep"),
    ("cerdo", "pig"),
  ]

  /// A table of words, of which some rows have a sign in the margin.
  private func table(_ sign: String, before starred: Set<Int>, x: Int = 50) -> PageText {
    var page = TypedPage(1)
    page.type("Spanish", x: 60, y: 100, font: "Serif-Bold")
    page.type("English", x: 210, y: 100, font: "Serif-Bold")
    for (row, word) in Self.words.enumerated() {
      if starred.contains(row) { page.type(sign, x: x, y: 115 + 15 * row) }
      page.type(word.0, x: 60, y: 115 + 15 * row)
      page.type(word.1, x: 210, y: 115 + 15 * row)
    }
    page.type("\(sign) These are words of the story.", x: 50, y: 240)
    return PageText(page.dump)
  }

  @Test(arguments: ["*", "†", "★"])
  func aStarBeforeSomeWordsIsNoPartOfThem(sign: String) {
    let found = extract([table(sign, before: [1, 3])]).items
    #expect(found.map(\.question) == Self.words.map(\.0))
    #expect(found.map(\.answer) == Self.words.map(\.1))
  }

  @Test func aStarBeforeOneWordIsLeft() {
    let lines = table("*", before: [1]).lines
    #expect(StarredWords.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aStarBeforeWordsThatAreSetInFromTheOthersIsLeft() {
    var page = TypedPage(1)
    for (row, word) in Self.words.enumerated() {
      page.type(row % 3 == 1 ? "* \(word.0)" : word.0, x: 60, y: 115 + 15 * row)
      page.type(word.1, x: 210, y: 115 + 15 * row)
    }
    let lines = PageText(page.dump).lines
    #expect(lines.count { $0.text.hasPrefix("*") } == 2)
    #expect(StarredWords.without(lines).map(\.text) == lines.map(\.text))
  }

  private static let options = ["oxygen", "carbon dioxide", "neon", "argon"]

  /// Questions of which a star stands in the margin before the right option, with its words in a column of their own.
  private func paper(_ sign: String, letters: [String], gap: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (row, right) in [1, 0, 3].enumerated() {
      page.type("\(row + 1). Which gas is in bottle number \(row + 1)?", x: 60, y: 100 + 90 * row)
      for (place, option) in Self.options.enumerated() {
        let y = 115 + 90 * row + 15 * place
        if place == right { page.type(sign, x: 70, y: y) }
        page.type(letters[place], x: 80, y: y)
        page.type(option, x: 80 + gap, y: y)
      }
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: ["*", "★", "∗"], [15, 40])
  func aStarBeforeALetterMarksTheRightOption(sign: String, gap: Int) {
    let found = paper(sign, letters: ["a.", "b.", "c.", "d."], gap: gap)
    #expect(found.map(\.answer) == ["carbon dioxide", "oxygen", "argon"])
    #expect(found.map(\.answerLabels) == [["b"], ["a"], ["d"]])
    #expect(found.allSatisfy { $0.options.map(\.text) == Self.options })
  }
}
