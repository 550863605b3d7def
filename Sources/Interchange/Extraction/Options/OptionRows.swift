import PDFText

/// Rows of options below a passage with gaps, each behind the number of its gap: "1 A vast B wide C far D high".
enum OptionRows {
  /// Gives items without options those of the row with their number, where most have one.
  static func take(for reading: inout Recognition, _ document: DocumentLines) {
    var rows: [String: (line: Int, options: [ExtractedItem.Option])] = [:]
    for (index, line) in document.lines.enumerated() where !reading.explained.contains(index) {
      guard let number = line.words.first.map({ $0.text.trimmedOfPunctuation }), Int(number) != nil,
        rows[number] == nil, let options = options(line.words.dropFirst())
      else { continue }
      rows[number] = (index, options)
    }
    let open = reading.items.indices.filter { reading.items[$0].options.isEmpty }
    let found = open.filter { reading.items[$0].number.flatMap { rows[$0] } != nil }
    guard found.count >= 3, found.count * 10 >= open.count * 8 else { return }
    for index in found {
      guard let row = reading.items[index].number.flatMap({ rows[$0] }) else { continue }
      reading.items[index].options = row.options
      reading.items[index].kind = .choice
      reading.explained.insert(row.line)
    }
  }

  /// The words between capital letters that count on from A; nil where there are fewer than three.
  private static func options(_ words: ArraySlice<TextWord>) -> [ExtractedItem.Option]? {
    var options: [ExtractedItem.Option] = []
    var next: UInt8 = 0x41
    for word in words {
      let bare = word.text.trimmedOfPunctuation
      if bare.utf8.count == 1, bare.utf8.first == next {
        options.append(ExtractedItem.Option(label: bare, text: ""))
        next += 1
      } else {
        guard let last = options.indices.last else { return nil }
        options[last].text += (options[last].text.isEmpty ? "" : " ") + word.text
      }
    }
    return (3...6).contains(options.count) && options.allSatisfy { !$0.text.isEmpty } ? options : nil
  }
}
