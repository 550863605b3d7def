import PDFText

/// Words with letters below a passage, of which each gap takes one: "A guard   B clay   C colour".
enum BankOfLetters {
  /// Gives gaps without options those of such a list, where it has no fewer words than there are gaps.
  static func take(for reading: inout Recognition, _ document: DocumentLines) {
    guard reading.items.count >= 3, reading.items.allSatisfy({ $0.options.isEmpty }) else { return }
    for start in document.lines.indices {
      guard let found = find(from: start, document, least: max(reading.items.count, 4)) else { continue }
      for index in reading.items.indices {
        reading.items[index].options = found.options
        reading.items[index].kind = .choice
      }
      reading.explained.formUnion(found.lines)
      return
    }
  }

  /// The list that begins at a line; nil where none does.
  ///
  /// - Parameter least: How many entries it has at least.
  static func find(
    from start: Int, _ document: DocumentLines, least: Int
  ) -> (options: [ExtractedItem.Option], lines: Range<Int>)? {
    guard document.lines[start].words.count > 1, letter(document.lines[start].words[0]) == 0x41 else {
      return nil
    }
    return bankInColumns(from: start, document, least: least) ?? bank(from: start, document, least: least)
  }

  private static func bank(
    from start: Int, _ document: DocumentLines, least: Int
  ) -> (options: [ExtractedItem.Option], lines: Range<Int>)? {
    var options: [ExtractedItem.Option] = []
    var end = start
    while end < document.lines.count, document.lines[end].page == document.lines[start].page,
      let own = entries(document.lines[end].cells, from: UInt8(0x41 + options.count))
    {
      options += own
      end += 1
    }
    return options.count >= least ? (options, start..<end) : nil
  }

  /// A list that counts down its columns: "A) accidental | I) polite" above "B) borrowed | J) proposal".
  private static func bankInColumns(
    from start: Int, _ document: DocumentLines, least: Int
  ) -> (options: [ExtractedItem.Option], lines: Range<Int>)? {
    var texts: [UInt8: ExtractedItem.Option] = [:]
    var end = start
    while end < document.lines.count, document.lines[end].page == document.lines[start].page {
      let own = document.lines[end].cells.compactMap { cell in
        letter(cell.words[0]).flatMap { first in
          entries([cell], from: first).map { (first, $0[0]) }
        }
      }
      guard own.count == document.lines[end].cells.count, own.allSatisfy({ texts[$0.0] == nil }) else {
        break
      }
      for (letter, option) in own { texts[letter] = option }
      end += 1
    }
    let letters = texts.keys.sorted()
    guard letters.count >= least, letters == Array(0x41..<0x41 + UInt8(letters.count)) else { return nil }
    return (letters.compactMap { texts[$0] }, start..<end)
  }

  /// The words of cells between letters that count on; nil where they begin with anything else.
  private static func entries(_ cells: [TextCell], from first: UInt8) -> [ExtractedItem.Option]? {
    var options: [ExtractedItem.Option] = []
    for cell in cells {
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
