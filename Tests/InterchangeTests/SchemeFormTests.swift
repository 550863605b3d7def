import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Forms of mark schemes: heads, columns and notes that tell how to mark.
@Suite struct SchemeFormTests {
  /// The items of words at places; a star before a word makes it bold, a slash italic.
  private func items(_ typed: [(x: Int, y: Int, text: String)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    let fonts: [Character: String] = ["*": "Serif-Bold", "/": "Serif-Italic"]
    for word in typed {
      let font = word.text.first.flatMap { fonts[$0] }
      page.type(
        font == nil ? word.text : String(word.text.dropFirst()), x: word.x, y: word.y, font: font ?? "Serif")
    }
    return extract([PageText(page.dump)]).items
  }

  private static let head = [
    (x: 60, y: 75, text: "*Question"), (x: 160, y: 75, text: "*Answer"), (x: 460, y: 75, text: "*Marks"),
  ]

  @Test func headsOfTwoLinesAndPartsInColumnsOfTheirOwn() {
    let found = items([
      (340, 60, "*Marks available"), (60, 75, "*Question"), (160, 75, "*Marking details"), (340, 75, "*AO1"),
      (380, 75, "*AO2"), (420, 75, "*AO3"), (460, 75, "*Total"),
      (60, 95, "1"), (90, 95, "(a)"), (160, 95, "The water evaporates"), (340, 95, "1"), (460, 95, "1"),
      (90, 115, "(b)"), (160, 115, "It condenses again"), (380, 115, "2"), (460, 115, "2"),
      (60, 135, "2"), (90, 135, "(a)"), (160, 135, "The current falls"), (380, 135, "1"), (460, 135, "1"),
      (90, 155, "(b)"), (120, 155, "(i)"), (160, 155, "12 volts"), (420, 155, "1"), (460, 155, "1"),
      (120, 175, "(ii)"), (160, 175, "0.5 amperes"), (380, 175, "1"), (460, 175, "1"),
      (60, 195, "*Question 2 total"), (460, 195, "*3"),
      (60, 215, "3"), (90, 215, "(a)"), (160, 215, "A magnet"), (340, 215, "1"), (460, 215, "1"),
    ])
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)(i)", "2(b)(ii)", "3(a)"])
    #expect(
      found.map(\.answer) == [
        "The water evaporates", "It condenses again", "The current falls", "12 volts", "0.5 amperes",
        "A magnet",
      ])
    #expect(found.map(\.marks) == [1, 2, 1, 1, 1, 1])
  }

  @Test func whatIsToBeCheckedFirstIsANoteAndNoAnswer() {
    let found = items(
      Self.head + [
        (60, 95, "1(a)"), (160, 95, "The water evaporates"), (460, 95, "1"), (60, 115, "1(b)"),
        (160, 115, "FIRST CHECK THE ANSWER ON ANSWER LINE"), (460, 115, "3"),
        (160, 130, "If answer = 7.2 (kJ) award 3 marks"), (160, 145, "0.2 × 36"), (160, 160, "= 7.2"),
        (60, 185, "2"), (160, 185, "It stays up"), (460, 185, "1"),
      ])
    #expect(found.map(\.answer).dropFirst().first == "0.2 × 36 = 7.2")
    #expect(
      found.map { $0.details["marking"] }.dropFirst().first
        == "FIRST CHECK THE ANSWER ON ANSWER LINE\nIf answer = 7.2 (kJ) award 3 marks")
  }

  @Test func ofSeveralBulletsTwoAreEnough() {
    let found = items(
      Self.head + [
        (60, 95, "1"), (160, 95, "The water evaporates"), (460, 95, "1"),
        (60, 115, "2"), (160, 115, "Any two from:"), (460, 115, "2"), (160, 130, "• it is cheap ✓"),
        (160, 145, "• it is light ✓"), (160, 160, "• it does not rust ✓"),
      ])
    #expect(found.map(\.answer) == ["The water evaporates", "it is cheap\nit is light\nit does not rust"])
    #expect(found.map(\.marks) == [1, 2])
    #expect(found.last?.rubric.allSatisfy { $0.marks == nil } == true)
    #expect(found.last?.details["marking"] == "Any two from:")
  }

  @Test func betweenAnswersOfWhichEachIsEnoughStandsOr() {
    let found = items(
      Self.head + [
        (60, 95, "1"), (160, 95, "The current falls"), (460, 95, "1"), (160, 110, "OR"),
        (160, 125, "The lamp is dimmer"), (60, 145, "2"), (160, 145, "Iron or steel"), (460, 145, "1"),
      ])
    #expect(found.map(\.answer) == ["The current falls\nThe lamp is dimmer", "Iron or steel"])
  }

  @Test func listsHaveMarksInTheirLastCellAndNotesInItalics() {
    let found = items([
      (60, 60, "*Mark scheme"), (60, 90, "1 a)"), (110, 90, "the water evaporates"), (520, 90, "1"),
      (60, 110, "1 b)"), (110, 110, "it condenses on the glass; it cools"), (520, 110, "2"),
      (60, 130, "2 a)"), (110, 130, "the current falls"), (520, 130, "1"),
      (110, 145, "/The word smaller is enough here."), (60, 165, "2 b)"), (110, 165, "the lamp is dimmer"),
      (520, 165, "1"),
    ])
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found.map(\.marks) == [1, 2, 1, 1])
    #expect(found.map(\.answer).dropFirst(2).first == "the current falls")
    #expect(found.map { $0.details["marking"] }.dropFirst(2).first == "The word smaller is enough here")
  }

  @Test func dutchSchemesSayTheMostMarksAboveTheirPoints() {
    let found = TypedLines.items(
      """
      *Correctievoorschrift
      1  maximumscore 2
        • IJs heeft een kleinere dichtheid dan water.|1
        • Daardoor drijft het op water.|1
      2  maximumscore 1
        Oslo
      3  maximumscore 2
        • Warme lucht is lichter.|1
        • Dus stijgt zij op.|1
      """, column: 360)
    #expect(found.map(\.marks) == [2, 1, 2])
    #expect(found.map(\.answer).dropFirst().first == "Oslo")
    #expect(found.map { $0.rubric.map(\.marks) }.first == [1, 1])
  }
}
