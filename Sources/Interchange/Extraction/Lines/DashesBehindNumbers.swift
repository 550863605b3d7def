import PDFText

/// Dashes between the numbers of questions and what they ask: "01 – O componente que …".
enum DashesBehindNumbers {
  /// The lines without the dashes, where at least four numbers that count on have one.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var found: [(line: Int, number: Int)] = []
    for (index, line) in lines.enumerated() {
      guard let byte = line.cells[0].words.first?.text.utf8.first, (0x30...0x39).contains(byte) else {
        continue
      }
      let words = line.words
      guard words.count > 3, "–—-".contains(words[1].text), words[1].text.count == 1,
        let label = compactLabel(words[0].text), label.count == 1, let number = label[0].number,
        words[0].text.allSatisfy(\.isDigit), words[2].text.contains(where: \.isLetter),
        words[2].text.count > 1
          || words[3].text.first?.isLowercase == true
      else { continue }
      found.append((index, number))
    }
    // Options may stand between them, and rows of a key have no more than a letter.
    let counted = zip(found, found.dropFirst()).count { $1.number == $0.number + 1 && $1.line > $0.line + 1 }
    guard counted >= 3, counted * 10 >= (found.count - 1) * 8 else { return lines }
    var result = lines
    for (index, _) in found {
      if result[index].cells[0].words.count > 1 {
        var words = result[index].cells[0].words
        words.remove(at: 1)
        result[index].cells[0] = TextCell(words)
      } else {
        var words = result[index].cells[1].words
        words.removeFirst()
        if words.isEmpty {
          result[index].cells.remove(at: 1)
        } else {
          result[index].cells[1] = TextCell(words)
        }
      }
      // The number stands apart from the words, as it did.
      result[index].cells[0].words[0].text += "."
    }
    return result
  }
}
