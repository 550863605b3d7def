import CurriculumTestSupport
import Interchange
import PDFText

/// Pages that tests type line by line.
enum TypedLines {
  /// A page of words that are typed at places.
  static func page(_ typed: [(text: String, x: Int, y: Int, font: String)]) -> PageText {
    var page = TypedPage(1)
    for word in typed { page.type(word.text, x: word.x, y: word.y, font: word.font) }
    return PageText(page.dump)
  }

  /// Lines below each other; two spaces are an indent, a bar goes to the next column, `/` before a line is for italics.
  static func items(_ text: String, column: Int = 150) -> [ExtractedItem] {
    extract([page(lines(text, column: column))]).items
  }

  static func lines(_ text: String, column: Int) -> [(text: String, x: Int, y: Int, font: String)] {
    var typed: [(text: String, x: Int, y: Int, font: String)] = []
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent = line.prefix { $0 == " " }.count
      var content = line.dropFirst(indent)
      let marks: [Character: String] = ["*": "Serif-Bold", "/": "Serif-Italic"]
      let font = content.first.flatMap { marks[$0] } ?? "Serif"
      if font != "Serif" { content = content.dropFirst() }
      for (place, cell) in content.split(separator: "|").enumerated() {
        let text = cell.drop { $0 == " " }
        typed.append((String(text), 60 + 10 * indent + column * place, 100 + 15 * row, font))
      }
    }
    return typed
  }
}
