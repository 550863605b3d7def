import CurriculumTestSupport
import PDFText

@testable import Interchange

extension [ExtractedItem] {
  /// Whether words of a sheet stand somewhere in what was read: in an item, or named as left out beside it.
  func keep(_ words: String) -> Bool {
    contains { item in item.texts.contains { Self.letters($0).contains(Self.letters(words)) } }
  }

  private static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// What the options of an item say.
  func options(_ index: Int) -> [String] {
    indices.contains(index) ? self[index].options.map(\.text) : []
  }
}

extension ExtractedItem {
  /// All that it says.
  fileprivate var texts: [String] {
    let optional: [String?] = [stem, context, section, answer]
    var texts: [String] = [question, command] + optional.compactMap { $0 }
    for option in options { texts += [option.label ?? "", option.text] }
    texts += leftOut + reviews + accepted + rejected + ignored
    texts += rubric.map(\.text)
    texts += details.map(\.value)
    return texts
  }
}

extension TypedLines {
  /// The lines of a page that is typed as in `items`.
  static func rows(_ text: String, column: Int = 150) -> [TextLine] {
    page(lines(text, column: column)).lines
  }

  /// A page of cells that are typed at places, row by row.
  static func sheet(_ rows: [[(x: Int, text: String)]]) -> PageText {
    page(
      rows.enumerated().flatMap { place, cells in
        cells.map { (text: $0.text, x: $0.x, y: 100 + 15 * place, font: "Serif") }
      })
  }
}
