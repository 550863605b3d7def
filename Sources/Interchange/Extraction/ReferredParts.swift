import PDFText

/// Things that a question lists with labels to speak of them: "(i) The debts of the Crown", "(ii) The privileges of the nobility",
/// and below them "Explain your answer with reference to both (i) and (ii).".
///
/// They are no parts of it, so their labels get a sign behind them by which no reader takes them for labels; it is taken out of
/// all texts at the end.
enum ReferredParts {
  /// The sign, which prints nothing and parts nothing.
  static let sign = "\u{2060}"

  /// The lines with signs behind such labels.
  static func marked(_ lines: [TextLine]) -> [TextLine] {
    var result = lines
    for index in lines.indices where refers(lines[index]) {
      var labels: [Int] = []
      for above in lines.indices[..<index].suffix(6).reversed() {
        guard let word = lines[above].cells[0].words.first?.text else { break }
        if word == "(i)" || word == "(ii)" || word == "(iii)" {
          labels.append(above)
          if word == "(i)" { break }
        } else if labels.isEmpty || lines[above].label() == nil {
          continue
        } else {
          break
        }
      }
      guard labels.count > 1, let first = labels.last, lines[first].cells[0].words[0].text == "(i)" else {
        continue
      }
      // What refers to them stands further left, as what follows a question and is no part of it does.
      let left = lines[index].cells[0].words[0].box.left
      for label in labels {
        result[label].cells[0].words[0].text += sign
        result[label].cells[0].words[0].box.left = min(left, result[label].cells[0].words[0].box.left)
        result[label].cells[0] = TextCell(result[label].cells[0].words)
        result[label].box.left = min(left, result[label].box.left)
      }
    }
    return result
  }

  private static func refers(_ line: TextLine) -> Bool {
    guard line.words.count > 4, line.label() == nil else { return false }
    let text = line.text
    return text.holds("(i) and (ii)") || text.holds("(i) or (ii)") || text.holds("(i), (ii) and (iii)")
  }
}

extension Recognition {
  /// Takes the signs out of all texts.
  mutating func takeSignsOutOfLabels() {
    guard items.contains(where: { ($0.question + ($0.stem ?? "")).holds(ReferredParts.sign) }) else { return }
    for index in items.indices {
      items[index].changeTexts { $0.replacing(ReferredParts.sign, with: "") }
    }
  }
}
