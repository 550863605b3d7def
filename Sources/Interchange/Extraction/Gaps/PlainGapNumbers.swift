import PDFText

/// Gaps of a passage that bare numbers name, with room drawn behind each: "vielen Dank für deinen Brief, 21 ____ ich mich".
///
/// Below it stand blocks of options by number: "21 a) auf den", "b) über den". Source: examinations of telc and the Goethe
/// institutes.
enum PlainGapNumbers {
  /// The lines with a sign for the room behind each number, where options by the same numbers stand below.
  static func marked(_ lines: [TextLine]) -> [TextLine] {
    let optioned = Set(lines.flatMap { $0.cells.compactMap(number) })
    guard optioned.count >= 4 else { return lines }
    var places: [(line: Int, cell: Int, number: Int)] = []
    for (index, line) in lines.enumerated() where line.cells.count > 1 {
      for (cell, own) in line.cells.dropLast().enumerated() {
        let next = line.cells[cell + 1].words.map(\.text).joined()
        // "21 b" is a row of the key.
        guard let number = own.words.last.flatMap({ Int($0.text) }), optioned.contains(number),
          next.count > 1 || next.first?.isLetter != true
        else { continue }
        places.append((index, cell, number))
      }
    }
    guard places.count >= 4, places.count * 10 >= optioned.count * 8,
      zip(places, places.dropFirst()).allSatisfy({ $1.number == $0.number + 1 })
    else { return lines }
    return lines.withGaps("___", behind: places.map { ($0.line, $0.cell) })
  }

  /// The number of "21 a) auf den"; nil for any other cell.
  private static func number(_ cell: TextCell) -> Int? {
    guard cell.words.count > 2, let label = compactLabel(cell.words[1].text)?.first, label.letter == 1,
      label.number == nil, label.style != .bare
    else { return nil }
    return Int(cell.words[0].text)
  }

  /// Gives gaps the options of the block with their number, where most have one.
  static func takeOptions(for reading: inout Recognition, _ document: DocumentLines) {
    var blocks: [(number: String, left: Int32, options: [ExtractedItem.Option], lines: Set<Int>)] = []
    for (index, line) in document.lines.enumerated() where !reading.explained.contains(index) {
      for cell in line.cells {
        var words = cell.words[...]
        if number(cell) != nil, let first = words.popFirst(), let letter = words.first {
          blocks.append((first.text, letter.box.left, [], [index]))
        }
        guard let letter = words.first, let label = compactLabel(letter.text)?.first, label.number == nil,
          // Blocks beside each other are few.
          let block = blocks.indices.suffix(8).last(where: {
            abs(blocks[$0].left - letter.box.left) < 600 && label.letter == blocks[$0].options.count + 1
          })
        else { continue }
        blocks[block].lines.insert(index)
        blocks[block].options.append(
          ExtractedItem.Option(
            label: label.text.trimmedOfPunctuation, text: words.dropFirst().map(\.text).joined(separator: " ")
          ))
      }
    }
    let own = Dictionary(blocks.map { ($0.number, $0) }) { one, _ in one }
    let found = reading.items.indices.filter { place in
      reading.items[place].options.isEmpty
        && reading.items[place].number.flatMap { own[$0] }.map { $0.options.count > 1 } == true
    }
    guard found.count >= 3, found.count * 10 >= reading.items.count * 8 else { return }
    for index in found {
      guard let block = reading.items[index].number.flatMap({ own[$0] }) else { continue }
      reading.items[index].options = block.options
      reading.items[index].kind = .choice
      reading.explained.formUnion(block.lines)
    }
  }
}
