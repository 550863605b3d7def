import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// What a drawing or an empty table behind a question says is named, and is no part of the question.
@Suite struct FigureWordTests {
  private func items(_ rows: [(text: String, x: Int, y: Int)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    for row in rows { page.type(row.text, x: row.x, y: row.y) }
    return extract([PageText(page.dump)]).items
  }

  @Test func lettersAndSizesInADrawingAreLeftOut() {
    let found = items([
      ("1.", 60, 100), ("What is the current through the following circuit?", 80, 100), ("100 Ω", 160, 130),
      ("9 V", 110, 160), ("50 Ω", 210, 160), ("10 Ω", 165, 190),
      ("2.", 60, 240), ("What is the voltage of the second battery?", 80, 240),
      ("3.", 60, 300), ("Why is the lamp in the middle the brightest?", 80, 300),
    ])
    #expect(found.first?.question == "What is the current through the following circuit?")
    #expect(found.first?.leftOut == ["100 Ω 9 V 50 Ω 10 Ω"])
    #expect(found.count == 3)
  }

  @Test func namedRoomIsLeftOut() {
    let found = items([
      ("1.", 60, 100), ("Measure the mass of the marble and of the wooden ring (with tape).", 80, 100),
      ("marble:", 120, 130), ("wooden ring:", 320, 130),
      ("2.", 60, 200), ("Calculate how far out from the table the marble should land.", 80, 200),
      ("d =", 400, 230),
      ("m", 480, 230),
      ("3.", 60, 300), ("Why did it not travel as far as you expected?", 80, 300),
    ])
    #expect(
      found.map(\.question) == [
        "Measure the mass of the marble and of the wooden ring (with tape).",
        "Calculate how far out from the table the marble should land.",
        "Why did it not travel as far as you expected?",
      ])
  }

  @Test func headsOfATableToFillInAreLeftOut() {
    let found = items([
      ("1.", 60, 100), ("Fill in this table:", 80, 100), ("Element", 100, 130), ("Charge", 250, 130),
      ("Symbol", 400, 130), ("Sodium", 100, 150), ("Neon", 100, 170),
      ("2.", 60, 240), ("Why do metals lose electrons?", 80, 240),
      ("3.", 60, 300), ("Why do halogens gain electrons?", 80, 300),
    ])
    #expect(found.first?.question == "Fill in this table:")
    #expect(found.first?.leftOut.joined().contains("Sodium") == true)
  }

  @Test func theNamesAndNumbersOfAxesAreLeftOut() {
    var rows: [(text: String, x: Int, y: Int)] = [("1.", 60, 80), ("Draw the following graphs.", 80, 80)]
    for (place, text) in ["Not moving", "Forward at a constant speed", "Speeding up"].enumerated() {
      rows.append((["(a)", "(b)", "(c)"][place], 80, 110 + 90 * place))
      rows.append((text, 100, 110 + 90 * place))
      rows.append(("time", 220, 170 + 90 * place))
    }
    rows += [("2.", 60, 400), ("How far did the car go in the first minute?", 80, 400)]
    rows += (0..<6).map { ("\(5 - $0)", 100, 430 + 15 * $0) }
    rows += [("1 2 3 4 5 6 7 8", 110, 525), ("time (minutes)", 140, 545)]
    let found = items(rows)
    #expect(found.map(\.question).prefix(3) == ["Not moving", "Forward at a constant speed", "Speeding up"])
    #expect(found.last?.question == "How far did the car go in the first minute?")
  }

  /// What is given to work with is a part of the question, wherever it stands.
  @Test(arguments: [
    "3 5 7 9 11", "x + 4 = 9", "the red house", "hablar, comer, vivir", "2 4 6 8 10 12 14 16 18", "hello:",
    "5 m, 3 km",
  ])
  func whatIsGivenIsKept(_ given: String) {
    let found = items([
      ("1.", 60, 100), ("Work with what is given here:", 80, 100), (given, 200, 125),
      ("2.", 60, 180), ("Which of them is the largest?", 80, 180),
      ("3.", 60, 240), ("Which of them is the smallest?", 80, 240),
    ])
    #expect(found.first?.question == "Work with what is given here: " + given)
  }

  @Test func sizesToPutInOrderAreKept() {
    let found = items([
      ("1.", 60, 100), ("Put these lengths in order of size.", 80, 100), ("5 m", 100, 125),
      ("3 km", 200, 125),
      ("2 cm", 300, 125), ("4 mm", 100, 145), ("7 m", 200, 145), ("9 km", 300, 145),
      ("2.", 60, 200), ("Which of them is the largest?", 80, 200),
      ("3.", 60, 260), ("Which of them is the smallest?", 80, 260),
    ])
    #expect(found.first?.question.contains("3 km") == true)
    #expect(found.first?.question.contains("9 km") == true)
  }

  @Test func marksInBracketsBehindALabelAreMarks() {
    let found = items([
      ("Question 1 (30 points)", 60, 100), ("How many guests can sit at a table with six chairs?", 80, 120),
      ("Question 2 (35 points)", 60, 200),
      ("Show that the two functions are independent of each other.", 80, 220),
    ])
    #expect(found.map(\.marks) == [30, 35])
    #expect(found.map(\.question).first == "How many guests can sit at a table with six chairs?")
  }
}
