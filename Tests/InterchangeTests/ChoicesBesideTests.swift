import PDFText
import Testing

@testable import Interchange

/// Questions with options that stand beside others where the page has no gutter.
struct ChoicesBesideTests {
  private static let words = ["PROHIBIT:", "EXPAND:", "REVOLVE:", "CONCEAL:"]
  private static let options = [
    ["supply", "forbid", "follow", "admit"], ["grow", "sink", "turn", "fall"],
    ["answer", "rotate", "wander", "hurry"], ["hide", "show", "find", "lose"],
  ]

  /// Questions in a left and a right column, with letters before their options.
  private func lines(_ numbers: [Int], letters: [String] = ["(A)", "(B)", "(C)", "(D)"]) -> [TextLine] {
    let rows: [[(x: Int, text: String)]] = [0, 1].flatMap { row -> [[(x: Int, text: String)]] in
      let right = row + 2
      return [
        [(60, "\(numbers[row]). \(Self.words[row])"), (300, "\(numbers[right]). \(Self.words[right])")]
      ]
        + letters.indices.map { place in
          [(60, right - 2), (300, right)].map {
            (x: $0, text: "\(letters[place]) \(Self.options[$1][place])")
          }
        }
    }
    return TypedLines.sheet(rows).lines
  }

  private func isKept(_ lines: [TextLine]) -> Bool {
    ChoicesBeside.below(lines).map(\.text) == lines.map(\.text)
  }

  @Test func questionsOnTheRightComeBehindThoseOnTheLeft() {
    let letters = ["(A)", "(B)", "(C)", "(D)"]
    let expected = Self.words.indices.flatMap { place in
      ["\(place + 4). \(Self.words[place])"] + zip(letters, Self.options[place]).map { "\($0) \($1)" }
    }
    #expect(ChoicesBeside.below(lines([4, 5, 6, 7])).map(\.text) == expected)
  }

  @Test func questionsWithSmallerNumbersOnTheRightStay() {
    #expect(isKept(lines([6, 7, 4, 5])))
  }

  @Test func twoOptionsAreTooFewToTell() {
    #expect(isKept(lines([4, 5, 6, 7], letters: ["(A)", "(B)"])))
  }

  @Test func optionsThatDoNotCountOnStay() {
    #expect(isKept(lines([4, 5, 6, 7], letters: ["(A)", "(C)", "(E)", "(F)"])))
  }

  // MARK: The head of a right column

  /// Two questions whose heads were read in one line, and whose options were read as columns.
  private func headed(_ right: String, options: [String], from y: Int = 115) -> [TextLine] {
    var lines = TypedLines.sheet(
      [[(60, "1. Which is red?"), (320, right)], [(70, "(A) coal")], [(70, "(B) blood")]]
    ).lines
    let typed = options.enumerated().map { (text: $1, x: 330, y: y + 15 * $0, font: "Serif") }
    lines += TypedLines.page(typed).lines.map { line in
      var line = line
      line.column = 1
      return line
    }
    return lines
  }

  @Test func theQuestionAtTheHeadOfTheRightColumnStandsAboveItsOptions() {
    let found = ChoicesBeside.below(headed("5. Which is white?", options: ["(A) snow", "(B) soot"]))
    #expect(
      found.map(\.text) == [
        "1. Which is red?", "(A) coal", "(B) blood", "5. Which is white?", "(A) snow", "(B) soot",
      ])
    #expect(found.map(\.column) == [0, 0, 0, 1, 1, 1])
  }

  @Test func wordsBesideAQuestionHeadNoColumn() {
    #expect(isKept(headed("Which is white?", options: ["(A) snow", "(B) soot"])))
  }

  @Test func aRightColumnThatDoesNotBeginWithTheFirstLetterHasItsHead() {
    #expect(isKept(headed("5. Which is white?", options: ["(B) snow", "(C) soot"])))
  }

  @Test func aQuestionFarAboveTheRightColumnIsNotItsHead() {
    #expect(isKept(headed("5. Which is white?", options: ["(A) snow", "(B) soot"], from: 160)))
  }
}
