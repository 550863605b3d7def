import PDFText

/// Boxes with a sign drawn into them, which is a character of its own in the page's text: "□✓ Wissensfragen dienen …".
///
/// So are the circles of a class of LaTeX, of which the right one has a cross: "⃝ halved   ⊗ doubled".
enum MarkedBoxes {
  /// The lines with such boxes in one character each.
  ///
  /// Where some have ticks, a cross says that a statement is wrong; where none has, a cross chooses as well.
  static func joined(_ given: [TextLine]) -> [TextLine] {
    let lines = crossed(given)
    let signs = lines.flatMap { line in line.words.compactMap { sign($0.text) } }
    guard !signs.isEmpty else { return lines }
    let hasTicks = signs.contains(where: ticks.contains)
    return lines.map { line in
      guard line.cells.contains(where: { cell in cell.words.contains { sign($0.text) != nil } }) else {
        return line
      }
      var line = line
      for cell in line.cells.indices {
        for word in line.cells[cell].words.indices {
          guard let sign = sign(line.cells[cell].words[word].text) else { continue }
          line.cells[cell].words[word].text = ticks.contains(sign) ? "☑" : hasTicks ? "☐" : "☒"
        }
      }
      return line
    }
  }

  /// The lines with a crossed box for a circle with a cross, where empty circles begin others.
  private static func crossed(_ lines: [TextLine]) -> [TextLine] {
    // Nearly no document has either sign, and all are asked.
    guard
      lines.contains(where: { line in
        line.cells.contains {
          $0.words.contains { $0.text.utf8.count == 3 && ($0.text == "⊗" || $0.text == "⊠") }
        }
      })
    else { return lines }
    func count(_ signs: Set<Character>) -> Int {
      lines.count { $0.cells.contains { $0.words.contains { $0.text.first.map(signs.contains) == true } } }
    }
    // Where all boxes have crosses, they are boxes to put one in.
    let crossed: Set<String> = [
      count(["○", "◯", "⃝"]) > 1 ? "⊗" : "", count(["□", "☐"]) > count(["⊠"]) ? "⊠" : "",
    ]
    guard lines.contains(where: { $0.words.contains { crossed.contains($0.text) } }) else { return lines }
    var lines = lines
    for line in lines.indices {
      for cell in lines[line].cells.indices {
        for word in lines[line].cells[cell].words.indices
        where crossed.contains(lines[line].cells[cell].words[word].text) {
          lines[line].cells[cell].words[word].text = "☒"
        }
      }
    }
    return lines
  }

  private static let ticks: Set<Character> = ["✓", "✔", "√"]

  /// The last is a circle that stands by itself, where other characters have one around them.
  private static let boxes: Set<Character> = ["□", "☐", "▢", "❏", "❑", "○", "◯", "\u{20DD}"]

  /// The sign in a box; nil for any other word.
  private static func sign(_ word: String) -> Character? {
    guard word.count == 2, let box = word.first, boxes.contains(box), let sign = word.last,
      ticks.contains(sign) || "✗✘×☓xX".contains(sign)
    else { return nil }
    return sign
  }
}
