import PDFText

/// Divides paragraphs in which the parts of a question follow one another.
///
/// "3. (a) Find x. (b) Draw it." has two of them.
/// A letter in brackets is a part's where a sentence ends before it and the letters count on; where what stands between
/// them asks nothing they are options, or name something else.
func dividedAtRunInParts(_ lines: [TextLine]) -> [TextLine] {
  // Reading labels is costly, and most documents have no such parts.
  guard lines.contains(where: { $0.words.contains { $0.text == "(b)" || $0.text == "b)" } }) else {
    return lines
  }
  let labels = lines.map { $0.label() }
  var result: [TextLine] = []
  var line = 0
  while line < lines.count {
    var end = line + 1
    if labels[line]?.parts.first?.number != nil {
      while end < lines.count, end < line + RunInParts.mostLines,
        labels[end]?.parts.first?.number == nil
      {
        end += 1
      }
    }
    let cuts = end > line + 1 || lines[line].words.count > 4 ? RunInParts(lines[line..<end]).cuts : []
    for index in line..<end {
      result += lines[index].divided(before: cuts.filter { $0.line == index && $0.word > 0 }.map(\.word))
    }
    line = end
  }
  return result
}

/// The parts that stand within the sentences of one question.
private struct RunInParts {
  struct Cut: Equatable {
    let line: Int
    let word: Int
    let part: LabelPart
  }

  /// A question with parts in its sentences is no longer than this.
  static let mostLines = 40

  private let lines: ArraySlice<TextLine>
  private(set) var cuts: [Cut] = []

  init(_ lines: ArraySlice<TextLine>) {
    self.lines = lines
    guard lines.first?.label() != nil else { return }
    let found = lettered()
    guard found.count > 1, found.contains(where: { $0.word > lines[$0.line].labelledWords }),
      isAsked(found)
    else { return }
    cuts = numerals(within: found)
  }

  /// Where (a), (b) … stand, as far as they count on.
  private func lettered() -> [Cut] {
    var found: [Cut] = []
    var before = ""
    for index in lines.indices {
      for (place, word) in lines[index].words.enumerated() {
        defer { before = word.text }
        guard let parts = bracketLabel(word.text), parts.letter == found.count + 1, !parts.isUpper,
          found.first.map({ $0.part.style == parts.style }) ?? true
        else { continue }
        let isBehindLabel = found.isEmpty && index == lines.startIndex && place == lines[index].labelWords
        guard isBehindLabel || before.endsSentence else { continue }
        found.append(Cut(line: index, word: place, part: parts))
      }
    }
    return found
  }

  /// Adds where (i), (ii) … stand within each of some parts.
  private func numerals(within letters: [Cut]) -> [Cut] {
    var all: [Cut] = []
    for (place, letter) in letters.enumerated() {
      all.append(letter)
      let end = place + 1 < letters.count ? (letters[place + 1].line, letters[place + 1].word) : (Int.max, 0)
      var found: [Cut] = []
      var before = ""
      for index in lines.indices {
        for (position, word) in lines[index].words.enumerated()
        where (index, position) > (letter.line, letter.word) && (index, position) < end {
          defer { before = word.text }
          guard let part = bracketLabel(word.text), part.roman == found.count + 1,
            before.isEmpty || before.endsSentence || before.last == ","
          else { continue }
          found.append(Cut(line: index, word: position, part: part))
        }
      }
      if found.count > 1 { all += found }
    }
    return all
  }

  private func bracketLabel(_ text: String) -> LabelPart? {
    guard text.last == ")", let parts = compactLabel(text), parts.count == 1, parts[0].number == nil,
      parts[0].style == .parentheses || parts[0].style == .closing
    else { return nil }
    return parts[0]
  }

  /// True where some parts ask something: what stands between the letters of options does not.
  private func isAsked(_ cuts: [Cut]) -> Bool {
    let asking = cuts.indices.count { place in
      let end = place + 1 < cuts.count ? (cuts[place + 1].line, cuts[place + 1].word) : (Int.max, 0)
      var words: [String] = []
      for index in lines.indices {
        for (position, word) in lines[index].words.enumerated()
        where (index, position) > (cuts[place].line, cuts[place].word) && (index, position) < end {
          words.append(word.text)
        }
      }
      return words.count > 2 && Asking.worth(words.joined(separator: " ")) >= 0.9
    }
    return asking * 3 >= cuts.count
  }
}

extension String {
  /// True for a word behind which a sentence or a clause may begin.
  fileprivate var endsSentence: Bool { last.map { ".?!:;…。？！".contains($0) } ?? false }
}

extension TextLine {
  /// How many of its first words are the number that it begins with.
  fileprivate var labelWords: Int {
    guard let label = label() else { return 0 }
    return label.parts.count > 1 ? label.wordCount - (label.parts.count - 1) : label.wordCount
  }

  /// How many of its first words are labels.
  fileprivate var labelledWords: Int { label()?.wordCount ?? 0 }

  /// The line as several, divided before some of its words.
  func divided(before starts: [Int]) -> [TextLine] {
    guard !starts.isEmpty else { return [self] }
    let bounds = [0] + starts + [words.count]
    return zip(bounds, bounds.dropFirst()).compactMap { start, end in
      var own: [TextCell] = []
      var position = 0
      for cell in cells {
        let inside = cell.words.indices.filter { (start..<end).contains(position + $0) }
        position += cell.words.count
        if !inside.isEmpty { own.append(TextCell(inside.map { cell.words[$0] })) }
      }
      guard !own.isEmpty else { return nil }
      var part = TextLine(page: page, cells: own, size: size)
      part.column = column
      (part.columnLeft, part.columnRight) = (columnLeft, columnRight)
      // Those further right stand where the first does, as far as their order is concerned.
      if start > 0 { part.columnLeft = part.box.left - (box.left - columnLeft) }
      return part
    }
  }
}
