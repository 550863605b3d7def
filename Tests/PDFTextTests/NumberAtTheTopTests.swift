import CurriculumTestSupport
import PDFText
import Testing

/// Numbers of questions at the tops of pages, which are no numbers of pages.
@Suite struct NumberAtTheTopTests {
  private static let words = [
    "oak", "elm", "lime", "plum", "pear", "fir", "ash", "yew", "birch", "alder", "fig", "palm", "olive",
    "vine",
    "rose", "beech", "hazel", "holly",
  ]

  /// A line of text that no other page has.
  private func text(_ row: Int, _ column: Int, _ page: Int) -> String {
    let words = Self.words
    return (0..<5).map { words[(row * (3 + page) + 5 * $0 + 7 * column + 2 * page) % words.count] }
      .joined(separator: " and ")
  }

  /// Pages of questions below a row of names with numbers.
  private func pages(_ head: (Int, Int) -> String) -> [PageText] {
    let typed = (0..<3).map { place in
      var page = TypedPage(place + 1)
      for (column, x) in [60, 320].enumerated() {
        page.type(head(place, column), x: x, y: 40, font: "Serif-Bold")
        for row in 0..<9 {
          page.type(text(row, column, place), x: x, y: 65 + 15 * row)
        }
      }
      return PageText(page.dump)
    }
    return arrange(typed)
  }

  @Test(arguments: ["QUESTÃO", "Question", "Frage", "Pregunta", "Задание"])
  func namesOfQuestionsThatCountOnFromPageToPageStay(name: String) {
    let found = pages { "\(name) \(91 + 2 * $0 + $1)" }
    let text = found.flatMap { $0.lines.map(\.text) }
    for number in 91...96 { #expect(text.contains { $0.contains("\(name) \(number)") }) }
  }

  @Test func aTitleThatCountsOnWithThePagesIsNoText() {
    let typed = (0..<3).map { place in
      var page = TypedPage(place + 1)
      page.type("Trees of our town \(place + 4)", x: 60, y: 40)
      for row in 0..<9 { page.type("Line \(row) of text no. \(place), said aloud", x: 60, y: 100 + 15 * row) }
      return PageText(page.dump)
    }
    let found = arrange(typed)
    #expect(!found.flatMap { $0.lines.map(\.text) }.contains { $0.hasPrefix("Trees of our town") })
  }

  /// A page whose first row is two numbers alone, above others in their columns.
  private func sheet(below rows: Int) -> [String] {
    var page = TypedPage(1)
    for row in 0...rows {
      for (column, x) in [60, 320].enumerated() {
        page.type("\(row + 1 + column * (rows + 1))", x: x, y: 40 + 60 * row)
        page.type("Draw the leaf of a tree that stands here.", x: x, y: 55 + 60 * row)
      }
    }
    return arrange([PageText(page.dump)])[0].lines.map(\.text)
  }

  @Test(arguments: [2, 3, 5])
  func twoNumbersAtTheTopThatOthersStandBelowAreThoseOfQuestions(rows: Int) {
    let numbers = sheet(below: rows).compactMap { Int($0) }
    #expect(numbers == Array(1...(2 * rows + 2)))
  }
}
