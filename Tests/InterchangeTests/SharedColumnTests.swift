import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Papers in which one list stands beside several gaps, and mark schemes with a column for what to accept.
@Suite struct SharedColumnTests {
  private func items(_ typed: [(x: Int, y: Int, text: String)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    for word in typed { page.type(word.text, x: word.x, y: word.y, font: "Serif") }
    return extract([PageText(page.dump)]).items
  }

  private static let above = [
    (x: 60, y: 60, text: "13. Why do most habits fail in the first month?"),
    (x: 60, y: 90, text: "14. What does the writer say about calendars?"),
    (x: 60, y: 120, text: "Choose a heading from the list that completes each gap in the text."),
  ]

  @Test func headingsBesideGapsAreToBeChosenFromForEachOfThem() {
    let found = items(
      Self.above + [
        (60, 150, "15. [ – 15 – ]"), (260, 150, "A. Reward yourself often"),
        (260, 165, "B. Never miss twice"),
        (60, 180, "16. [ – 16 – ]"), (260, 180, "C. Choose a harder goal"),
        (60, 195, "17. [ – 17 – ]"), (260, 195, "D. Track every detail"), (260, 210, "E. Keep it simple"),
      ])
    let headings = [
      "Reward yourself often", "Never miss twice", "Choose a harder goal", "Track every detail",
      "Keep it simple",
    ]
    #expect(found.map(\.number) == ["13", "14", "15", "16", "17"])
    #expect(found.dropFirst(2).map(\.question) == ["[ – 15 – ]", "[ – 16 – ]", "[ – 17 – ]"])
    #expect(found.dropFirst(2).allSatisfy { $0.options.map(\.text) == headings })
    #expect(found.dropFirst(2).allSatisfy { $0.options.map(\.label) == ["A", "B", "C", "D", "E"] })
    #expect(found.prefix(2).allSatisfy { $0.options.isEmpty })
  }

  @Test func optionsThatEndAboveTheNextNumberAreItsQuestionsAlone() {
    let found = items([
      (60, 60, "1. Which metal is liquid?"), (260, 60, "A. iron"), (260, 75, "B. mercury"),
      (260, 90, "C. lead"),
      (60, 120, "2. Which gas burns?"), (260, 120, "A. argon"), (260, 135, "B. helium"),
      (260, 150, "C. methane"),
      (60, 180, "3. Which rock floats?"), (260, 180, "A. pumice"), (260, 195, "B. slate"),
      (260, 210, "C. marble"),
    ])
    #expect(
      found.map { $0.options.map(\.text) } == [
        ["iron", "mercury", "lead"], ["argon", "helium", "methane"], ["pumice", "slate", "marble"],
      ])
  }

  @Test func columnsSayWhatToAcceptAndWhatNot() {
    let found = items([
      (60, 75, "Q"), (100, 75, "Target answer"), (260, 75, "Accept"), (350, 75, "Do not accept"),
      (480, 75, "Marks"),
      (60, 95, "1."), (100, 95, "a wallpaper steamer"), (260, 95, "a steamer"), (350, 95, "wallpaper"),
      (480, 95, "1"),
      (60, 115, "2."), (100, 115, "a calculation"), (260, 115, "Exact wording only"), (480, 115, "1"),
      (60, 135, "3."), (100, 135, "the people of the town"), (350, 135, "her friends or her"),
      (480, 135, "2"),
      (350, 150, "own family"),
    ])
    #expect(found.map(\.answer) == ["a wallpaper steamer", "a calculation", "the people of the town"])
    #expect(found.map(\.marks) == [1, 1, 2])
    #expect(found.map(\.accepted) == [["a steamer"], [], []])
    #expect(found.map(\.rejected) == [["wallpaper"], [], ["her friends or her own family"]])
    #expect(found.map { $0.details["marking"] } == [nil, "Exact wording only", nil])
  }

  @Test func roomToJustifyAVerdictIsNoPartOfTheStatement() {
    let statements = ["The bus came late.", "The dog barked at her.", "Her letters said everything."]
    let dots = String(repeating: ". ", count: 40)
    var typed = Self.above
    typed[2].text = "The following statements are either true or false. Tick the correct option."
    for (place, statement) in statements.enumerated() {
      let y = 150 + 60 * place
      typed += [
        (60, y, "\(15 + place). " + statement), (100, y + 20, "True"),
        (200, y + 20, "Justification: " + dots),
        (100, y + 40, "False"), (200, y + 40, dots),
      ]
    }
    let found = items(typed).dropFirst(2)
    #expect(found.map(\.question) == statements)
    #expect(found.allSatisfy { $0.kind == .trueFalse })
  }
}
