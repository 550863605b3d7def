import CurriculumTestSupport
import PDFText
import Testing

/// Rows of numbers and letters below columns of questions.
@Suite struct KeyRowTableTests {
  private static let letters = ["A", "C", "B", "D", "E", "B", "A", "C"]

  /// Questions in two columns, with a key in rows below them.
  private func lines(_ head: String, names: Bool) -> [String] {
    var page = TypedPage(1)
    for row in 0..<8 {
      page.type("\(row + 91). Write down the name of this tree", x: 60, y: 60 + 20 * row)
      page.type("\(row + 99). Write down the name of that tree", x: 320, y: 60 + 20 * row)
    }
    page.type(head, x: 60, y: 250, font: "Serif-Bold")
    if names {
      page.type("Questão", x: 60, y: 270, font: "Serif-Bold")
      page.type("Gabarito", x: 340, y: 270, font: "Serif-Bold")
    }
    for (row, letter) in Self.letters.enumerated() {
      page.type("\(row + 91)", x: 60, y: 290 + 15 * row)
      page.type(letter, x: 340, y: 290 + 15 * row)
    }
    return page.lines
  }

  @Test(arguments: [true, false])
  func eachNumberStandsBesideItsLetter(names: Bool) {
    let found = lines("Gabarito da prova de todas as turmas", names: names)
    #expect(found.suffix(8) == Self.letters.enumerated().map { "\($0 + 91) \($1)" }[...])
    let numbers = found.prefix(16).compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(numbers == Array(91...106))
  }
}
