import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Which column of a list of words is which, and what is no word.
@Suite struct WordColumnTests {
  @Test(arguments: [[0, 1], [1, 0]])
  func theWordThatTheExamplesShowIsTheTerm(order: [Int]) {
    let rows = [
      ["Frokost", "завтрак", "Мы едим завтрак в семь."], ["Hus", "дом", "Этот дом очень большой."],
      ["Bok", "книга", "Книга лежит на столе."], ["Hund", "собака", "Собака спит в саду."],
    ]
    let found = TypedLines.items(
      rows.map { "\($0[order[0]])|\($0[order[1]])|\($0[2])" }.joined(separator: "\n"), column: 130)
    #expect(found.map(\.question) == ["завтрак", "дом", "книга", "собака"])
    #expect(found.map(\.answer) == ["Frokost", "Hus", "Bok", "Hund"])
    #expect(found.map { $0.details["example"] }.first == "Мы едим завтрак в семь.")
  }

  @Test func latinWordsInExamplesTellTheTermAsWell() {
    let found = TypedLines.items(
      """
      Hund|koira|Koira nukkuu pihalla.
      Haus|talo|Talo on hyvin suuri.
      Buch|kirja|Luen kirjan illalla.
      Boot|vene|Vene lähtee seitsemältä.
      """, column: 130)
    #expect(found.map(\.question) == ["koira", "talo", "kirja", "vene"])
  }

  @Test func aBoldHeadingBetweenRowsIsPartOfNoWord() {
    let found = TypedLines.items(
      """
      dog|perro
      house|casa
      book|libro
      *At the table
      fork|tenedor
      knife|cuchillo
      spoon|cuchara
      """, column: 130)
    #expect(found.map(\.question) == ["perro", "casa", "libro", "tenedor", "cuchillo", "cuchara"])
    #expect(found.map(\.answer) == ["dog", "house", "book", "fork", "knife", "spoon"])
    #expect(found.map(\.section).dropFirst(3).first == "At the table")
  }

  @Test(.timeLimit(.minutes(1))) func aPageWithAHugeNumberIsReadInTime() {
    func page(_ number: Int, _ rows: [(term: String, meaning: String)]) -> PageText {
      var page = TypedPage(number)
      for (row, words) in ([("Word", "Meaning")] + rows).enumerated() {
        let font = row == 0 ? "Serif-Bold" : "Serif"
        page.type(words.0, x: 60, y: 100 + 15 * row, font: font)
        page.type(words.1, x: 190, y: 100 + 15 * row, font: font)
      }
      return PageText(page.dump)
    }
    let found = extract([
      page(1, [("calf", "a young cow"), ("lamb", "a young sheep"), ("cub", "a young bear")]),
      page(4_000_000_000, [("mare", "a horse"), ("foal", "a young horse"), ("ewe", "a sheep")]),
    ]).items
    #expect(found.map(\.question) == ["calf", "lamb", "cub", "mare", "foal", "ewe"])
  }
}
