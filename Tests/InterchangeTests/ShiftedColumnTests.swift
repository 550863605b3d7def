import PDFText
import Testing

@testable import Interchange

/// Lists beside each other whose lines do not stand at one height, and what stands at the foot of a page.
struct ShiftedColumnTests {
  /// Two lists of words; from a broken line on the left one stands between the lines of the right one.
  private static func lists(shift: Int) -> [(text: String, x: Int, y: Int, font: String)] {
    let left = [
      ("hortus", "garden"), ("canis", "dog"), ("coquus", "cook"), ("mater", "mother"), ("pater", "father"),
      ("via", "street"), ("villa", "house"),
    ]
    let right = [
      ("amicus", "friend"), ("cena", "dinner"), ("cibus", "food"), ("dominus", "master"), ("navis", "ship"),
      ("leo", "lion"), ("portat", "carries"),
    ]
    var typed: [(text: String, x: Int, y: Int, font: String)] = [
      ("Latin vocabulary for week three, to be learnt by heart", 60, 70, "Serif-Bold")
    ]
    for (row, pair) in left.enumerated() {
      let y = 100 + 15 * row + (row > 2 ? shift : 0)
      typed += [(pair.0, 60, y, "Serif"), (pair.1, 140, y, "Serif")]
    }
    for (row, pair) in right.enumerated() {
      let y = 100 + 15 * row
      typed += [(pair.0, 300, y, "Serif"), (pair.1, 380, y, "Serif")]
    }
    return typed
  }

  @Test(arguments: [0, 7])
  func twoListsOfWordsAreReadEachByItself(_ shift: Int) {
    let items = extract([TypedLines.page(Self.lists(shift: shift))]).items
    let pairs = Dictionary(items.map { ($0.question, $0.answer) }) { one, _ in one }
    #expect(items.count == 14)
    #expect(pairs["mater"] == "mother")
    #expect(pairs["dominus"] == "master")
  }

  @Test func aTableWithBrokenRowsIsNoTwoLists() {
    let items = TypedLines.items(
      """
      *Question|*Answer
      Which planet of the system
      has the most moons of all?|Saturn
      Which metal is liquid at
      the temperature of a room?|Mercury
      Which gas do plants take
      in from the air by day?|Carbon dioxide
      Which organ pumps the blood
      through the whole body?|The heart
      """, column: 220)
    #expect(items.count == 4)
  }

  @Test func whatStandsFarBelowTheLastLineIsNoPartOfTheLastAnswer() {
    let typed = TypedLines.lines(
      """
      *Cleaning your chimney
      Q. How often is it needed?
      A. Once a year, before winter.
      Q. How long does it take?
      A. About an hour.
      Q. Do I have to move furniture?
      A. No, we bring sheets.
      Q. Do you repair stoves?
      A. Yes, most of them.
      Q. Will you make a mess?
      A. No. We run a vacuum the whole time.
      """, column: 150)
    let foot = [("Licensed and insured since 1987", 220, 700, "Serif")]
    let items = extract([TypedLines.page(typed + foot)]).items
    #expect(items.last?.answer == "No. We run a vacuum the whole time.")
  }

  @Test func aKeyFarBelowIsNoFoot() {
    let typed = TypedLines.lines(
      """
      *Quiz
      1. What is the capital of France?
      2. What is the capital of Spain?
      3. What is the capital of Italy?
      4. What is the capital of Peru?
      5. What is the capital of Chile?
      6. What is the capital of Egypt?
      7. What is the capital of Kenya?
      """, column: 150)
    let key = [("Answers: 1 Paris 2 Madrid 3 Rome 4 Lima 5 Santiago 6 Cairo 7 Nairobi", 60, 700, "Serif")]
    let items = extract([TypedLines.page(typed + key)]).items
    #expect(items.first?.answer == "Paris")
    #expect(items.last?.answer == "Nairobi")
  }

  @Test(arguments: [
    "Paris, Madrid, Rome, Lima", "Share this amount in the ratio 2 to 3", "Total for this paper is 14 marks",
  ])
  func whatBelongsToTheQuestionsIsNoFoot(_ text: String) {
    let typed = TypedLines.lines(
      (1...9).map { "\($0). What is the capital of country number \($0)?" }.joined(separator: "\n"),
      column: 150)
    let page = TypedLines.page(typed + [(text, 60, 700, "Serif")])
    let document = DocumentLines([page]) { _ in true }
    #expect(document.texts.last == text)
  }

  @Test(arguments: [["Zugabe", "encore"], ["Zebra – a striped horse"]])
  func theLastEntryOfAListIsNoFoot(_ cells: [String]) {
    let rows = (1...9).map { row in
      cells.count == 2 ? "Wort\(row)|word \(row)" : "Term number \(row) – what it means"
    }
    let entry = cells.enumerated().map { (text: $0.element, x: 60 + 150 * $0.offset, y: 700, font: "Serif") }
    let page = TypedLines.page(TypedLines.lines(rows.joined(separator: "\n"), column: 150) + entry)
    let document = DocumentLines([page]) { _ in true }
    #expect(document.texts.last == cells.joined(separator: " "))
  }

  @Test func whereOtherAnswersAreIsSaidBehindTheLast() {
    let items = TypedLines.items(
      """
      *Exercise 14A
      1. What is the capital of France?
      2. What is the capital of Spain?
      3. What is the capital of Italy?
      *Answers
      1. Paris
      2. Madrid
      3. Rome
      The answers to Exercise 14B are in the Teacher’s Book.
      """)
    #expect(items.map(\.answer) == ["Paris", "Madrid", "Rome"])
  }
}
