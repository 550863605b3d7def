import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Where questions end: at small print at the foot, at a centred title, at a line that names letters.
struct QuestionFootTests {
  /// The items of lines at heights, with their sizes.
  private func items(_ lines: [(text: String, x: Int, y: Int, size: Int, font: String)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    for line in lines { page.type(line.text, x: line.x, y: line.y, size: line.size, font: line.font) }
    return extract([PageText(page.dump)]).items
  }

  private static let questions = (1...3).map {
    (
      text: "\($0). What is the name of river number \($0) on the map?", x: 60, y: 80 + 20 * $0, size: 10,
      font: "Serif"
    )
  }

  @Test func smallPrintAtTheFootIsNoPartOfAQuestion() {
    let found = items(Self.questions + [("Made by the school at the lake", 60, 780, 7, "Serif")])
    #expect(found.last?.question == "What is the name of river number 3 on the map?")
    #expect(found.count == 3)
  }

  @Test func smallPrintBelowAQuestionBelongsToIt() {
    let found = items(Self.questions + [("(the map is on the next page of the book)", 75, 155, 8, "Serif")])
    #expect(found.keep("the map is on the next page of the book"))
  }

  @Test func aNoteOfTheSameSizeAtTheFootIsNotLost() {
    let found = items(
      Self.questions + [("Use the map to find out and tell the others.", 75, 700, 10, "Serif")])
    #expect(found.keep("Use the map to find out and tell the others"))
  }

  @Test func aCentredTitleEndsTheQuestionAboveIt() {
    let found = items([
      ("1.", 60, 100, 10, "Serif-Bold"),
      ("What is the name of the river that is on the map of the valley here?", 75, 100, 10, "Serif"),
      ("2.", 60, 120, 10, "Serif-Bold"),
      ("What is the name of the lake that is on the map of the valley here?", 75, 120, 10, "Serif"),
      ("Mountains", 212, 150, 10, "Serif-Bold"),
      ("3.", 60, 180, 10, "Serif-Bold"),
      ("What is the name of the hill that is on the map of the valley here?", 75, 180, 10, "Serif"),
      ("4.", 60, 200, 10, "Serif-Bold"),
      ("What is the name of the peak that is on the map of the valley here?", 75, 200, 10, "Serif"),
    ])
    #expect(found.count == 4)
    #expect(!found.contains { $0.question.contains("Mountains") })
  }

  @Test func aCentredSayingWithinAQuestionIsNotLost() {
    let found = items([
      ("1.", 60, 100, 10, "Serif-Bold"),
      ("A sign at the gate of the old garden in the town says in big letters:", 75, 100, 10, "Serif"),
      ("Beware of the dog", 190, 120, 10, "Serif-Bold"),
      ("Who put it up, and what is it there for? Give a reason for what you say.", 75, 140, 10, "Serif"),
      ("2.", 60, 160, 10, "Serif-Bold"),
      ("What else is written on the gate of the old garden in the town today?", 75, 160, 10, "Serif"),
      ("3.", 60, 180, 10, "Serif-Bold"),
      ("What would you write on the gate of a new garden in your own town now?", 75, 180, 10, "Serif"),
    ])
    #expect(found.keep("Beware of the dog"))
    #expect(found.keep("Who put it up, and what is it there for"))
  }

  @Test func aQuestionThatNamesItsLettersKeepsItsOptions() {
    let found = TypedLines.items(
      (1...4).map { row in
        """
        \(row). Ein Zug fährt um \(row) Uhr in Graz ab und braucht
        drei Stunden und \(10 * row) Minuten bis nach Wien.
        Welche Ankunft (a, b oder c) ist richtig?
          a) um \(row + 3) Uhr
          b) um \(row + 4) Uhr
          c) um \(row + 5) Uhr
        """
      }.joined(separator: "\n"))
    #expect(found.count == 4)
    #expect(found.keep("um 8 Uhr"))
    #expect(found.keep("Welche Ankunft (a, b oder c) ist richtig"))
    #expect(found.allSatisfy { $0.options.count == 3 })
  }
}
