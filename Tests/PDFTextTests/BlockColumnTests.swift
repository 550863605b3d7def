import CurriculumTestSupport
import PDFText
import Testing

/// Questions in two columns below a text across both, and numbers that hang before a column without a stop.
@Suite struct BlockColumnTests {
  private static let passage = [
    "The lighthouse on the northern cape was built of grey stone by two brothers, who carried",
    "each block up the cliff on their backs. It was lit first in the winter of 1840, and since",
    "then no ship has been lost on the rocks below it, though many have come near to them in",
    "fog. Today nobody lives there. A lamp that needs no keeper turns all night, and visitors",
    "walk up in summer to see the room where the last keeper wrote down each passing ship.",
    "There is a book beside the window, and in it stand the names of all those who came here",
    "before the road was built. Some of them walked for two days from the nearest village to",
    "bring bread and oil, because no boat could land in winter. When the sea was calm, a boat",
    "brought letters once a month. The keeper read them to his family in the evening, and the",
    "children wrote answers which the boat took along when it came back four weeks after that.",
  ]

  private func lines(left: [String], right: [String]) -> [String] {
    var page = TypedPage()
    for (row, line) in Self.passage.enumerated() { page.type(line, x: 60, y: 100 + 15 * row) }
    for (row, line) in left.enumerated() { page.type(line, x: 84, y: 280 + 15 * row) }
    for (row, line) in right.enumerated() { page.type(line, x: 320, y: 280 + 15 * row) }
    return page.lines
  }

  @Test func questionsBelowATextAcrossThePageAreReadColumnByColumn() {
    let left = [
      "1. Who built the lighthouse on the cape?", "two brothers from the north", "a keeper with his son",
      "2. When was the lamp lit first of all?", "in the winter of 1840", "in the summer of 1840",
    ]
    let right = [
      "3. What has not happened since it stands?", "no ship came near to it", "no ship was lost there",
      "4. Who lives in the lighthouse today?", "the last of its keepers", "nobody at all does so",
    ]
    #expect(lines(left: left, right: right) == Self.passage + left + right)
  }

  @Test func aNumberWithItsStopBeginsAColumnBehindWordsThatAreSpreadOut() {
    var page = TypedPage()
    for (row, line) in Self.passage.enumerated() { page.type(line, x: 60, y: 100 + 15 * row) }
    let left = [
      "1. How many brothers built the lighthouse?", "", "the road to it was built much later on",
      "2. How many ships were lost on the rocks?", "", "the rocks can be seen at low water only",
    ]
    let right = [
      "", "3. What shines there?", "It turns all night without a keeper.", "", "4. Who comes there?",
      "They walk up the stairs in summer.",
    ]
    for (row, line) in left.enumerated() {
      let top = 280 + 15 * row
      page.type(line, x: 84, y: top)
      if line.isEmpty {
        for (word, x) in [("two", 84), ("nine", 140), ("ten", 196), ("twelve", 270)] {
          page.type(word, x: x, y: top)
        }
      }
      page.type(right[row], x: 320, y: top)
    }
    let read = left.map { $0.isEmpty ? "two nine ten twelve" : $0 } + right.filter { !$0.isEmpty }
    #expect(page.lines == Self.passage + read)
  }

  @Test func rowsBelowATextThatDoNotCountOnStayRows() {
    let left = ["ash", "axe", "bay", "bog", "cub", "dam"]
    let right = ["cenere", "ascia", "baia", "palude", "cucciolo", "diga"]
    #expect(lines(left: left, right: right) == Self.passage + zip(left, right).map { "\($0) \($1)" })
  }

  @Test func bareNumbersThatHangBeforeTheRightColumnStayWithTheirQuestions() {
    var page = TypedPage()
    let left = [
      ("1", ["Who built the house on the north cape,", "and of what was it built by them?"]),
      ("2", ["When was the lamp of it lit the first", "time, and who was there to see it?"]),
      ("3", ["What has not happened since then,", "though many ships came near it?"]),
      ("4", ["Who lives in the lighthouse now,", "and who was the last to do so?"]),
      ("5", ["What did the last keeper write down", "in the room above the last stairs?"]),
    ]
    let right = [
      ("6", ["How many steps lead up to it,", "and who has counted all of them?"]),
      ("7", ["Why do visitors come in summer,", "and not in the long winter?"]),
      ("8", ["Which colour has the stone,", "and from where was it carried?"]),
      ("9", ["What turns all night up there,", "and who takes care of it today?"]),
      ("10", ["Where do ships go in the fog,", "and how do they find their way?"]),
    ]
    for (column, entries) in [left, right].enumerated() {
      for (place, (number, texts)) in entries.enumerated() {
        let (x, y) = (column == 0 ? 60 : 296, 100 + 45 * place)
        page.type(number, x: x, y: y)
        for (row, text) in texts.enumerated() {
          page.type(text, x: x + (column == 0 ? 24 : 38), y: y + 15 * row)
        }
      }
    }
    let expected = (left + right).flatMap { number, texts in ["\(number) \(texts[0])"] + texts.dropFirst() }
    #expect(page.lines == expected)
  }
}
