import Foundation
import PDFText

/// Accents that fonts of TeX print as signs of their own, put where Unicode has them.
///
/// An arrow above a letter comes before it, as "⃗v", and an accent above an i has an i without its dot below it.
enum AccentsApart {
  /// The line with accents behind their letters.
  static func joined(_ line: TextLine) -> TextLine {
    guard line.cells.contains(where: { $0.words.contains { mayHaveAccents($0.text) } }) else { return line }
    var line = line
    for cell in line.cells.indices {
      for word in line.cells[cell].words.indices where mayHaveAccents(line.cells[cell].words[word].text) {
        line.cells[cell].words[word].text = joined(line.cells[cell].words[word].text)
      }
    }
    return line
  }

  /// A text with accents behind their letters.
  static func joined(_ text: String) -> String {
    guard mayHaveAccents(text) else { return text }
    var scalars = Array(text.unicodeScalars)
    for place in scalars.indices.dropLast() where isArrow(scalars[place]) {
      let follows = place > 0 && scalars[place - 1].properties.isAlphabetic
      if !follows, scalars[place + 1].properties.isAlphabetic { scalars.swapAt(place, place + 1) }
    }
    var isChanged = false
    for place in scalars.indices.dropLast()
    where scalars[place] == "\u{131}" && (0x300...0x30F).contains(scalars[place + 1].value) {
      scalars[place] = "i"
      isChanged = true
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return isChanged ? String(result).precomposedStringWithCanonicalMapping : String(result)
  }

  /// True for a text with an arrow that stands above letters, or an i without its dot.
  private static func mayHaveAccents(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0xE2 || $0 == 0xC4 } && (text.holds("\u{20D7}") || text.holds("\u{131}"))
  }

  private static func isArrow(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x20D7 }
}
