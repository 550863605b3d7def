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
    for index in lines.indices where asksOfStatements(lines[index]) {
      for label in statements(above: index, lines) {
        result[label].cells[0].words[0].text += sign
      }
    }
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

  /// True for "Which of the statements given above is/are correct?" and the like.
  private static func asksOfStatements(_ line: TextLine) -> Bool {
    guard line.words.count > 3, line.label() == nil else { return false }
    let lower = line.text.lowercased()
    return
      (lower.hasPrefix("which of the") || lower.hasPrefix("how many of the")
      || lower.hasPrefix("which one of the"))
      && (lower.contains("statement") || lower.contains("above") || lower.contains("pairs"))
  }

  /// The lines of statements that count from 1 above such a question, below one that ends with a colon, further in than the
  /// question's own number.
  private static func statements(above index: Int, _ lines: [TextLine]) -> [Int] {
    var found: [(line: Int, number: Int)] = []
    for above in lines.indices[..<index].suffix(14).reversed() {
      guard let label = lines[above].label(), label.parts.count == 1, label.parts[0].style == .dot,
        let number = label.parts[0].number
      else {
        if found.last?.number == 1 { break }
        continue
      }
      guard
        found.last.map({
          number == $0.number - 1 && abs(lines[$0.line].box.left - lines[above].box.left) < 300
        }) ?? true
      else { return [] }
      found.append((above, number))
      if number == 1 { break }
    }
    guard found.count > 1, let first = found.last, first.number == 1, first.line > 0,
      lines[first.line - 1].text.last == ":"
    else { return [] }
    // Its own number stands further left, a few lines above.
    let head = lines.indices[..<first.line].suffix(4).last { lines[$0].label()?.parts.first?.number != nil }
    guard let head, lines[head].box.left < lines[first.line].box.left - 500 else { return [] }
    return found.map(\.line)
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
