import PDFText

/// Lettered options in a column beside several short numbered questions, all of which are answered out of them.
///
/// "15. [ – 15 – ]   A. Reward yourself often" above "16. …   C. Choose a harder goal": the letters count on past the
/// numbers, since they stand beside all of them.
///
/// Source: IB Diploma language papers, in which headings and synonyms are chosen so.
struct OptionsBeside {
  var options: [ExtractedItem.Option]
  let page: Int
  /// The lines beside each other.
  let lines: Range<Int>
  /// Where the letters stand, in hundredths of a point.
  let edge: Int32
  /// The top of the first and the bottom of the last line, in hundredths of a point.
  let heights: ClosedRange<Int32>

  /// How far letters of one column may stand from each other, in hundredths of a point.
  fileprivate static let tolerance: Int32 = 150

  /// All such columns of a document.
  static func find(_ lines: [TextLine]) -> [OptionsBeside] {
    var columns: [OptionsBeside] = []
    var index = 0
    while index < lines.count {
      guard lines[index].words.count > 2, let found = column(lines, from: index) else {
        index += 1
        continue
      }
      columns.append(found)
      index = found.lines.upperBound
    }
    return columns
  }

  /// Gives the questions beside the options these, where they have none of their own.
  func share(with items: inout [ExtractedItem]) {
    for index in items.indices where items[index].options.isEmpty && items[index].kind == .short {
      guard let place = items[index].places.first, place.page == page, heights.contains(place.box.centerY)
      else { continue }
      items[index].options = options
      items[index].kind = .choice
    }
  }

  /// The column that begins beside a line; nil where none does.
  private static func column(_ lines: [TextLine], from start: Int) -> OptionsBeside? {
    guard let label = lines[start].label(), let number = label.parts.first?.number, label.parts.count == 1,
      let place = lines[start].words.indices.dropFirst(label.wordCount).first(where: {
        isLetter(1, lines[start].words[$0])
      })
    else { return nil }
    let edge = lines[start].words[place].box.left
    var options: [ExtractedItem.Option] = []
    var numbers: [Int] = []
    // The number of letters before each number's own line.
    var lettersBefore: [Int] = []
    var end = start
    for (index, line) in lines.enumerated().dropFirst(start) {
      guard line.page == lines[start].page else { break }
      let words = line.words.drop { $0.box.left < edge - tolerance }
      let own = line.words.prefix(line.words.count - words.count)
      if !own.isEmpty {
        guard line.label()?.parts.count == 1, line.label()?.parts[0].number == number + numbers.count,
          own.count <= 8, own.last.map({ $0.box.right < edge - $0.size }) ?? false
        else { break }
        numbers.append(number + numbers.count)
        lettersBefore.append(options.count)
      }
      if let first = words.first {
        if abs(first.box.left - edge) <= tolerance, words.count > 1, isLetter(options.count + 1, first) {
          options.append(
            ExtractedItem.Option(label: first.text.trimmedOfPunctuation, text: Array(words.dropFirst()).text))
        } else if let last = options.indices.last, first.box.left > edge + first.size, own.isEmpty {
          options[last].text += " " + Array(words).text
        } else {
          break
        }
      }
      end = index + 1
    }
    // More letters than numbers, and some beside a later number: the options of the first alone end above the second.
    guard numbers.count >= 2, options.count > numbers.count, options.count <= 12,
      lettersBefore[1] < options.count, lettersBefore[1] > 0
    else { return nil }
    return OptionsBeside(
      options: options, page: lines[start].page, lines: start..<end, edge: edge,
      heights: lines[start].box.top...lines[end - 1].box.bottom)
  }

  /// True for the letter with a place in the alphabet and a sign behind or around it: "B.", "b)", "(B)".
  private static func isLetter(_ place: Int, _ word: TextWord) -> Bool {
    guard word.text.count > 1, word.text.count <= 3, let part = compactLabel(word.text)?.first,
      part.number == nil
    else { return false }
    return word.text.lowercased().filter(\.isLetter).firstLetterPlace == place
  }

  /// What a line has before the column; nil where that is nothing.
  func before(_ line: TextLine) -> TextLine? {
    var line = line
    line.cells = line.cells.compactMap { cell in
      let words = cell.words.filter { $0.box.left < edge - Self.tolerance }
      return words.isEmpty ? nil : TextCell(words)
    }
    guard !line.cells.isEmpty else { return nil }
    line.fitBox()
    return line
  }
}

extension DocumentLines {
  /// A line without the options that stand beside several questions; nil where it is one of these alone.
  func withoutOptionsBeside(_ index: Int) -> TextLine? {
    guard let column = optionsBeside.first(where: { $0.lines.contains(index) }) else { return lines[index] }
    return column.before(lines[index])
  }

  /// Finds the options that stand beside several questions, so that their letters are no labels of parts.
  mutating func findOptionsBeside() {
    optionsBeside = OptionsBeside.find(lines)
    for column in optionsBeside {
      suppress(Set(column.lines.filter { lines[$0].box.left >= column.edge - OptionsBeside.tolerance }))
    }
  }
}
