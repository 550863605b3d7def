import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What a mark scheme says beside and below its answers.
struct SchemeColumnTests {
  private static let answers = [
    ("1. (a)", "carbon dioxide from the", "air around the leaves"),
    ("1. (b)", "the green of the", "leaves, which is chlorophyll"),
    ("2. (a)", "the roots that are", "below the ground"),
    ("2. (b)", "by wind and", "with the help of birds"),
  ]

  /// A scheme with names of columns at the right of some answers, and numbers below them.
  private func scheme(_ names: [String], beside rows: Set<Int>) -> [TextLine] {
    var page = TypedPage(1)
    page.type("Mark Scheme", x: 60, y: 100, font: "Serif-Bold")
    for (row, answer) in Self.answers.enumerated() {
      let y = 130 + 35 * row
      page.type(answer.0, x: 60, y: y)
      page.type(answer.1, x: 110, y: y)
      page.type(answer.2, x: 110, y: y + 15)
      for (place, name) in names.enumerated() where rows.contains(row) {
        page.type(name, x: 400 + 40 * place, y: y)
        page.type("\(place)", x: 400 + 40 * place, y: y + 15)
      }
    }
    return arrange([PageText(page.dump)])[0].lines
  }

  private static let texts =
    ["Mark Scheme"] + answers.flatMap { ["\($0.0) \($0.1)", $0.2] }

  @Test(arguments: [["AO1", "AO2", "Total"], ["AO1", "AO2", "AO3", "Total"], ["AO1a", "AO3b"]])
  func columnsOfObjectivesBesideEachLabelAreNoWordsOfTheAnswers(names: [String]) {
    let lines = ObjectiveColumns.without(scheme(names, beside: [0, 1, 2, 3]))
    #expect(lines.map(\.text) == Self.texts)
  }

  @Test func theAnswersBesideThemAreWhole() {
    var page = TypedPage(1)
    page.type("Mark Scheme", x: 60, y: 100, font: "Serif-Bold")
    for (row, answer) in Self.answers.enumerated() {
      let y = 130 + 35 * row
      page.type(answer.0, x: 60, y: y)
      page.type(answer.1, x: 110, y: y)
      page.type(answer.2, x: 110, y: y + 15)
      for (place, name) in ["AO1", "AO2", "Total"].enumerated() {
        page.type(name, x: 400 + 40 * place, y: y)
        page.type("1", x: 400 + 40 * place, y: y + 15)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found.map(\.answer) == Self.answers.map { "\($0.1) \($0.2)" })
  }

  @Test func columnsBesideOneLabelAloneAreLeft() {
    let lines = scheme(["AO1", "AO2", "Total"], beside: [1])
    #expect(ObjectiveColumns.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: [["Name", "Date", "Total"], ["AO", "AOX", "Total"], ["AO1"]])
  func otherColumnsAreLeft(names: [String]) {
    let lines = scheme(names, beside: [0, 1, 2, 3])
    #expect(ObjectiveColumns.without(lines).map(\.text) == lines.map(\.text))
  }

  /// A scheme of which a sentence stands in two lines below the second answer.
  private func items(_ note: [String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Mark Scheme", x: 60, y: 100, font: "Serif-Bold")
    let rows = [
      ("1 (a)", "carbon dioxide", 1),
      ("1 (b)", "it rises from May to July and falls after that", 2),
      ("2 (a)", "the roots", 1), ("2 (b)", "by wind", 1),
    ]
    for (row, entry) in rows.enumerated() {
      let y = 130 + 20 * row + (row > 1 ? 30 : 0)
      page.type(entry.0, x: 60, y: y)
      page.type(entry.1, x: 110, y: y)
      page.type("\(entry.2)", x: 480, y: y)
    }
    for (row, line) in note.enumerated() { page.type(line, x: 110, y: 165 + 15 * row) }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [
    ["One mark for the trend and one for the use of", "figures."],
    ["One mark for the month and one for what the line", "does in that month."],
  ])
  func aNoteForTheMarkerMayTakeTwoLines(note: [String]) {
    let found = items(note)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found[1].answer == "it rises from May to July and falls after that")
    #expect(found[1].details["marking"] == note.joined(separator: " ").dropLast().description)
  }

  @Test func aSentenceThatTellsTheMarkerNothingIsPartOfTheAnswer() {
    let found = items(["because the days are long then and the rain", "falls in the night."])
    #expect(found[1].answer?.contains("the rain falls in the night") == true)
    #expect(found[1].details["marking"] == nil)
  }
}
