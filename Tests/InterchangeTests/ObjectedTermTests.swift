import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Sums below orders, which look like terms with their meanings as well.
struct ObjectedTermTests {
  private static let sums = [
    "x + 9 = 16", "14 = y - 5", "p + 3 = 27", "n + 4 = 16", "k + 1 = 15", "t - 5 = 12", "r - 10 = 8",
    "q - 2 = 20",
  ]
  private static let further = [
    "a - 4 = 16", "b + 3 = 18", "c + 2 = 28", "d + 5 = 9", "e - 1 = 5", "f - 8 = 3",
  ]
  private static let problems = [
    "The sum of three numbers in a row is 84. Find the numbers.",
    "A rope of 50 feet is cut in two. Find the length of each piece.",
    "Rosa is four times as old as Ann. Find the age of both.",
    "A card costs 4 pounds. Find the price of nine cards.",
  ]

  /// The items of some blocks of numbered lines, each with an order above it.
  private func items(_ blocks: [(order: String, lines: [String])]) -> [ExtractedItem] {
    var number = 0
    let texts = blocks.map { block in
      let lines = block.lines.map { line in
        number += 1
        return "\(number). \(line)"
      }
      return ([block.order] + lines).joined(separator: "\n")
    }
    return TypedLines.items(texts.joined(separator: "\n\n"))
  }

  @Test func numberedSumsOfWhichEnoughAskAreExercises() {
    let found = items([
      ("*Solve each equation.", Self.sums),
      ("*Solve each equation. If it has no solution, write none.", Self.further),
      ("*Write an equation and solve it.", Self.problems),
    ])
    let questions = Self.sums + Self.further + Self.problems
    #expect(found.map(\.number) == (1...18).map(String.init))
    #expect(found.map(\.question) == questions)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func numberedSumsThatNothingAsksForAreNone() {
    #expect(items([("Some equations of the last year", Self.sums + Self.further)]).isEmpty)
  }
}
