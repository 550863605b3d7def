import PDFText

/// Words with letters below a passage, of which each gap takes one: "A guard   B clay   C colour".
enum BankOfLetters {
  /// Gives gaps without options those of such a list, where it has no fewer words than there are gaps.
  static func take(for reading: inout Recognition, _ document: DocumentLines) {
    guard reading.items.count >= 3, reading.items.allSatisfy({ $0.options.isEmpty }) else { return }
    for start in document.lines.indices
    where document.lines[start].words.count > 1 && letter(document.lines[start].words[0]) == 0x41 {
      guard let found = bank(from: start, document, least: reading.items.count) else { continue }
      for index in reading.items.indices {
        reading.items[index].options = found.options
        reading.items[index].kind = .choice
      }
      reading.explained.formUnion(found.lines)
      return
    }
  }

  private static func bank(
    from start: Int, _ document: DocumentLines, least: Int
  ) -> (options: [ExtractedItem.Option], lines: Range<Int>)? {
    var options: [ExtractedItem.Option] = []
    var end = start
    while end < document.lines.count, document.lines[end].page == document.lines[start].page,
      let own = entries(document.lines[end], from: UInt8(0x41 + options.count))
    {
      options += own
      end += 1
    }
    return options.count >= max(least, 4) ? (options, start..<end) : nil
  }

  /// The words of a line between letters that count on; nil where it begins with anything else.
  private static func entries(_ line: TextLine, from first: UInt8) -> [ExtractedItem.Option]? {
    var options: [ExtractedItem.Option] = []
    for cell in line.cells {
      for (place, word) in cell.words.enumerated() {
        if letter(word) == first + UInt8(options.count), place == 0 || word.gapBefore > word.size {
          options.append(ExtractedItem.Option(label: word.text.trimmedOfPunctuation, text: ""))
        } else {
          guard let last = options.indices.last else { return nil }
          options[last].text += (options[last].text.isEmpty ? "" : " ") + word.text
        }
      }
    }
    let areShort = options.allSatisfy { (1...4).contains($0.text.split(separator: " ").count) }
    return options.isEmpty || !areShort ? nil : options
  }

  /// The capital of "A", "A." or "A)"; nil for any other word.
  private static func letter(_ word: TextWord) -> UInt8? {
    let bytes = word.text.utf8
    guard let first = bytes.first, (0x41...0x5A).contains(first),
      bytes.count == 1 || bytes.count == 2 && (bytes.last == 0x2E || bytes.last == 0x29)
    else { return nil }
    return first
  }
}
