import CurriculumTestSupport
import PDFText
import Testing

/// Columns of a key with a head in the middle above them, and of questions with words to choose from above them.
@Suite struct AnswerColumnTests {
  private static let trees = [
    "oak", "elm", "lime", "plum", "pear", "fir", "ash", "yew", "birch", "alder", "fig", "palm", "olive",
    "vine",
    "rose", "beech", "hazel", "holly", "ivy", "larch", "pine", "cedar", "maple", "rowan",
  ]

  /// A page of short answers in columns, with a head above them.
  private func lines(
    _ head: String, x: Int, font: String, size: Int = 10, rows: Int = 5, at places: [Int] = [60, 320]
  )
    -> [String]
  {
    var page = TypedPage(1)
    page.type(head, x: x, y: 100, size: size, font: font)
    for (column, place) in places.enumerated() {
      for row in 0..<rows {
        let number = column * rows + row
        page.type("\(number + 1). \(Self.trees[number])", x: place, y: 130 + 15 * row)
      }
    }
    return page.lines
  }

  private func counted(_ count: Int) -> [String] { (0..<count).map { "\($0 + 1). \(Self.trees[$0])" } }

  @Test(arguments: [("Serif", 10), ("Serif-Bold", 11), ("Serif-Bold", 14)])
  func aHeadInTheMiddleStandsAboveBothColumns(font: String, size: Int) {
    #expect(lines("Answer Key", x: 250, font: font, size: size) == ["Answer Key"] + counted(10))
  }

  @Test(arguments: [6, 7, 8], [[60, 220, 420], [60, 240, 400]])
  func threeColumnsOfShortAnswersAreReadOneAfterTheOther(rows: Int, places: [Int]) {
    let found = lines("Answers", x: 250, font: "Serif-Bold", size: 12, rows: rows, at: places)
    #expect(found == ["Answers"] + counted(3 * rows))
  }

  private static let clues = [
    "It bears acorns in autumn.", "Its leaves feel rough.", "Its flowers make tea.", "Its fruit is blue.",
    "Its fruit is green.", "It is felled for feasts.", "Its sap is boiled down.", "Its wood burns wet.",
    "It stands in churchyards.", "Its needles stay on.", "Its bark is white.", "It grows beside water.",
    "Its leaves tremble.", "Its twigs make baskets.",
  ]

  /// Clues in two columns below some lines with words in four places.
  private func clues(below words: [[String]]) -> [String] {
    var page = TypedPage(1)
    for (row, line) in words.enumerated() {
      for (place, word) in line.enumerated() {
        page.type(word, x: [60, 160, 320, 420][place], y: 85 + 15 * row)
      }
    }
    for row in 0..<7 {
      page.type("\(row + 1). \(Self.clues[row])", x: 60, y: 145 + 15 * row)
      page.type("\(row + 8). \(Self.clues[row + 7])", x: 320, y: 145 + 15 * row)
    }
    return page.lines
  }

  @Test func wordsToChooseFromStandAboveBothColumns() {
    let words = [["oak", "elm", "lime", "plum"], ["pear", "fir", "ash", "yew"]]
    #expect(
      clues(below: words) == words.map { $0.joined(separator: " ") }
        + Self.clues.enumerated().map { "\($0 + 1). \($1)" })
  }

  @Test func columnsWithoutWordsAboveThemAreReadAsThoseWithThem() {
    #expect(clues(below: []) == Self.clues.enumerated().map { "\($0 + 1). \($1)" })
  }

  /// Bare numbers with sums of money in two columns.
  private func sums(_ rows: Int, from second: Int) -> [String] {
    var page = TypedPage(1)
    for row in 0..<rows {
      let y = 100 + 15 * row
      page.type("\(row + 1)", x: 60, y: y)
      page.type("£\(31 + 7 * row * row)", x: 80, y: y)
      page.type("\(second + row)", x: 320, y: y)
      page.type("£\(5120 + row)", x: 345, y: y)
    }
    return page.lines
  }

  @Test func bareNumbersThatCountOnAreReadDownEachColumn() {
    let found = sums(7, from: 8)
    #expect(found.count == 14)
    let numbers = found.map { line in Int(line.prefix { $0.isNumber }) ?? 0 }
    #expect(numbers == Array(1...14))
  }

  @Test(arguments: [20, 300])
  func bareNumbersThatDoNotCountOnAreReadRowByRow(second: Int) {
    #expect(sums(7, from: second).count == 7)
  }

  private static let left = [
    "1. Which tree bears acorns in autumn?", "It stands in our yard.", "2. Which tree has white bark?",
    "It grows in the north.", "3. Which tree has rough leaves?", "It often dies young.",
  ]
  private static let right = [
    "3. Which tree has needles in winter?", "It is felled for Christmas.", "It smells of resin.",
    "Its cones hang down.", "4. Which tree burns when wet?", "Its keys fly far.",
  ]

  @Test func numbersBesideEachOtherByChanceLeaveTheColumnsAsTheyAre() {
    var page = TypedPage(1)
    for row in 0..<6 {
      page.type(Self.left[row], x: 60, y: 100 + 15 * row)
      page.type(Self.right[row], x: 320, y: 100 + 15 * row)
    }
    #expect(page.lines == Self.left + Self.right)
  }

  @Test func questionsBesideEachOtherAreReadInTheOrderOfTheirNumbers() {
    var page = TypedPage(1)
    let questions = [
      "1. Which tree bears acorns?", "2. Which tree has needles?", "3. Which tree has white bark?",
      "4. Which tree feels rough?", "5. Which tree burns wet?", "6. Which tree makes tea?",
    ]
    for (place, question) in questions.enumerated() {
      page.type(question, x: place % 2 == 0 ? 60 : 320, y: 100 + 30 * (place / 2))
    }
    #expect(
      page.lines.joined(separator: " ").split(separator: " ").filter { $0.last == "." }.joined()
        == "1.2.3.4.5.6.")
  }
}
