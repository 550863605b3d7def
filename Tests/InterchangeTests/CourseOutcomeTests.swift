import PDFText
import Testing

@testable import Interchange

/// Columns beside questions that say which outcome of a course each is for.
struct CourseOutcomeTests {
  private static let questions = [
    "Define a lever and name its parts.", "Draw a pulley with two wheels.",
    "Explain how a wedge splits wood.",
    "Compare a screw with a ramp.",
  ]

  /// A paper with columns behind its questions.
  private func paper(_ count: Int = 4, head: [String], _ behind: (Int) -> [String]) -> PageText {
    let places = [60, 90, 380, 430, 480]
    var rows: [[(x: Int, text: String)]] = []
    if !head.isEmpty { rows.append(zip(places, head).map { (x: $0, text: $1) }) }
    for (place, text) in Self.questions.prefix(count).enumerated() {
      rows.append(zip(places, ["\(place + 1)", text] + behind(place)).map { (x: $0, text: $1) })
    }
    return TypedLines.sheet(rows)
  }

  @Test(arguments: [["CO1", "L2"], ["CO2,3", "K3"], ["CO4", "BL1"], ["PO1", "Apply"]])
  func outcomesAndLevelsAreNoWordsOfTheQuestions(behind: [String]) {
    let page = paper(head: ["Q.No", "Question", "Marks", "CO", "BL"]) { ["\($0 + 2)"] + behind }
    let found = CourseOutcomes.without(page.lines).map(\.text)
    #expect(
      found == ["Q.No Question Marks"]
        + Self.questions.enumerated().map { "\($0 + 1) \($1) \($0 + 2)" })
  }

  @Test func theQuestionsBesideThemAreWhole() {
    let page = paper(head: ["Q.No", "Question", "Marks", "CO", "BL"]) { ["\($0 + 2)", "CO\($0 + 1)", "L2"] }
    let found = extract([page]).items
    #expect(found.map(\.question) == Self.questions)
    #expect(found.map(\.marks) == [2, 3, 4, 5])
  }

  @Test func whatTheLettersMeanIsLeftOut() {
    let lines = TypedLines.sheet(
      [[(x: 60, text: "CO – Course Outcome; BL – Bloom’s Taxonomy Level")]]
        + Self.questions.enumerated().map { place, text in
          [(x: 60, text: "\(place + 1)"), (x: 90, text: text), (x: 400, text: "CO1"), (x: 450, text: "L1")]
        }
    ).lines
    #expect(
      CourseOutcomes.without(lines).map(\.text)
        == Self.questions.enumerated().map { "\($0 + 1) \($1)" })
  }

  // MARK: What is none of it

  @Test func twoRowsAreTooFewToTell() {
    let lines = paper(2, head: []) { _ in ["5", "CO1", "L2"] }.lines
    #expect(CourseOutcomes.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: [["NaCl"], ["Apply"], ["10", "Create"], ["A1"], ["LCO"]])
  func otherCellsBehindQuestionsStay(behind: [String]) {
    let lines = paper(head: []) { _ in behind }.lines
    #expect(CourseOutcomes.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func theAnswersToQuestionsAboutAGasStay() {
    let lines = paper(head: ["No.", "Question", "Answer"]) { _ in ["CO2"] }.lines
    #expect(CourseOutcomes.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func answersThatLookLikeLevelsStay() {
    let floors = [("library", "L2"), ("gym", "L1"), ("kitchen", "L3"), ("laboratory", "L2")]
    let lines = TypedLines.sheet(
      floors.enumerated().map { place, floor in
        [
          (x: 60, text: "\(place + 1)"), (x: 90, text: "On which floor is the \(floor.0)?"),
          (x: 380, text: floor.1),
        ]
      }
    ).lines
    #expect(CourseOutcomes.without(lines).map(\.text) == lines.map(\.text))
  }
}
