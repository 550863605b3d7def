import CurriculumTestSupport
import PDFText
import Testing

/// Cards that stand two in a row, each with its label above what it says.
@Suite struct CardRowTests {
  /// A card: the cells of its head, with their places in points from its left edge, and the lines below them.
  private typealias Card = (head: [(text: String, x: Int)], below: [String])

  private func lines(_ cards: [Card]) -> [String] {
    var page = TypedPage()
    for (place, card) in cards.enumerated() {
      let (left, top) = (place % 2 == 0 ? 60 : 320, 100 + 70 * (place / 2))
      for cell in card.head { page.type(cell.text, x: left + cell.x, y: top) }
      for (row, line) in card.below.enumerated() { page.type(line, x: left, y: top + 15 + 15 * row) }
    }
    return page.lines
  }

  private func expected(_ cards: [Card]) -> [String] {
    cards.flatMap { card in [card.head.map(\.text).joined(separator: " ")] + card.below }
  }

  private func marked(_ label: String, _ marks: String, _ below: String...) -> Card {
    ([(label, 0), (marks, 180)], below)
  }

  @Test func whatStandsBelowALabelWithMarksIsOfItsOwnCard() {
    let cards = [
      marked("1a", "2 marks", "The water is warm", "and it rises"), marked("1b", "1 mark", "It cools down"),
      marked("1c", "1 mark", "Salt"), marked("2a", "2 marks", "The lamp is dim", "and the wire is cold"),
    ]
    #expect(lines(cards) == expected(cards))
  }

  @Test func labelsWithoutMarksNeedThreeRows() {
    let texts = ["Warm water", "Cold air", "Some salt", "A dim lamp", "Two wires", "One bulb"]
    let labels = ["1a", "1b", "1c", "2a", "2b", "2c"]
    let cards: [Card] = zip(labels, texts).map { ([($0, 0)], [$1, "is in the right answer"]) }
    #expect(lines(cards) == expected(cards))
  }

  private func counted(_ numbers: [Int]) -> [Card] {
    numbers.map { number in
      ([("Cells", 0), ("Card \(number)", 180)], ["What is part \(number)?", "A part of a cell."])
    }
  }

  @Test func cardsThatCountThemselvesBehindTheirTopicStandTwoInARow() {
    let cards = counted([1, 2, 3, 4, 5, 6])
    #expect(lines(cards) == expected(cards))
  }

  @Test func numbersThatDoNotCountOnAreNoCards() {
    let cards = counted([1, 3, 2, 7, 4, 9])
    #expect(lines(cards).first == "Cells Card 1 Cells Card 3")
    #expect(lines(cards).dropFirst().first == "What is part 1? What is part 3?")
  }

  @Test func rowsWithNothingBelowTheirLabelsAreATable() {
    let labels = ["1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b"]
    var page = TypedPage()
    for (place, label) in labels.enumerated() {
      page.type(label, x: place % 2 == 0 ? 60 : 320, y: 100 + 15 * (place / 2))
      page.type("\(place + 4) cm", x: place % 2 == 0 ? 180 : 440, y: 100 + 15 * (place / 2))
    }
    #expect(page.lines.first == "1a 4 cm 1b 5 cm")
    #expect(page.lines.count == 4)
  }
}
