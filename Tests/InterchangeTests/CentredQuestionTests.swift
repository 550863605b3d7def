import PDFText
import Testing

@testable import Interchange

/// Questions that stand at half the height of their options beside them.
struct CentredQuestionTests {
  private static let asked = ["Did you like the match?", "When does it start?", "Where did you sit?"]
  private static let replies = [
    ["It was great.", "At three.", "By car."], ["We lost.", "At noon.", "On foot."],
    ["Near the goal.", "Next year.", "I agree."],
  ]

  private func lines(
    _ numbers: [Int] = [6, 7, 8], count: Int = 3, letters: [String] = ["A", "B", "C"], room: String = "   "
  ) -> [TextLine] {
    let rows: [[(x: Int, text: String)]] = (0..<count).flatMap { place in
      letters.indices.map { row in
        (row == 1 ? [(x: 60, text: "\(numbers[place]). \(Self.asked[place])")] : [])
          + [(x: 300, text: letters[row] + room + Self.replies[place][row])]
      }
    }
    return TypedLines.sheet(rows).lines
  }

  private func isKept(_ lines: [TextLine]) -> Bool {
    CentredQuestions.above(lines).map(\.text) == lines.map(\.text)
  }

  @Test func eachQuestionIsReadBeforeItsFirstOption() {
    let expected = (0..<3).flatMap { place in
      ["\(place + 6). \(Self.asked[place])"] + zip("ABC", Self.replies[place]).map { "\($0) \($1)" }
    }
    #expect(CentredQuestions.above(lines()).map(\.text) == expected)
  }

  // MARK: What is none of it

  @Test func twoQuestionsAreTooFewToTell() {
    #expect(isKept(lines(count: 2)))
  }

  @Test func questionsThatDoNotCountOnStay() {
    #expect(isKept(lines([6, 8, 9])))
  }

  @Test func lettersWithoutRoomBehindThemAreNoOptions() {
    #expect(isKept(lines(room: " ")))
  }

  @Test func twoOptionsEachAreTooFewToTell() {
    #expect(isKept(lines(letters: ["A", "B"])))
  }
}
