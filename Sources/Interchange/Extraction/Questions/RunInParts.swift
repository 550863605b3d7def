import PDFText

/// Divides paragraphs in which the parts of a question follow one another.
///
/// "3. (a) Find x. (b) Draw it." has two of them.
///
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
    var cuts: [RunInParts.Cut] = []
    if let label = labels[line], end > line + 1 || lines[line].words.count > 4 {
      cuts = RunInParts(lines[line..<end], label).cuts
    }
    for index in line..<end {
      result += lines[index].divided(before: cuts.filter { $0.line == index && $0.word > 0 }.map(\.word))
    }
    line = end
  }
  return result
}

/// The parts that stand within the sentences of one question.
private struct RunInParts {
  /// Where a part begins.
  struct Cut {
    let line: Int
    /// The position of its label among the words of its line.
    let word: Int
    /// The position of its label among the words of all lines.
    let place: Int
    let part: LabelPart
  }

  /// A question with parts in its sentences is no longer than this.
  static let mostLines = 40

  private let words: [(line: Int, word: Int, text: String)]
  private(set) var cuts: [Cut] = []

  /// - Parameter label: What the first of the lines begins with.
  init(_ lines: ArraySlice<TextLine>, _ label: LineLabel) {
    words = lines.indices.flatMap { line in
      lines[line].words.enumerated().map { (line, $0.offset, $0.element.text) }
    }
    let numbered = label.wordCount - max(0, label.parts.count - 1)
    let found = parts(in: 0..<words.count) { part, place, count in
      part.letter == count + 1 && !part.isUpper
        && (count == 0 && place == numbered || place > 0 && words[place - 1].text.endsSentence)
    }
    guard found.count > 1, found.contains(where: { $0.place > label.wordCount }) else {
      cuts = ends(of: label)
      return
    }
    let stretches = zip(found, found.dropFirst().map(\.place) + [words.count]).map {
      ($0, ($0.place + 1)..<$1)
    }
    guard stretches.count(where: { asks($0.1) }) * 3 >= found.count else { return }
    for (letter, stretch) in stretches {
      let numerals = parts(in: stretch) { part, place, count in
        let before = words[place - 1].text
        return part.roman == count + 1
          && (place == stretch.lowerBound || before.endsSentence || before.last == ",")
      }
      cuts += [letter] + (numerals.count > 1 ? numerals : [])
    }
  }

  /// Two ends of one sentence that asks for two things: "Find its distance (a) in parsecs. (b) in light-years."
  ///
  /// More of them may be options.
  private func ends(of label: LineLabel) -> [Cut] {
    let found = parts(in: label.wordCount..<words.count) { part, place, count in
      part.letter == count + 1 && !part.isUpper
        && (count == 0 ? place > label.wordCount + 2 : words[place - 1].text.endsSentence)
    }
    let chooses = words.prefix(found.first?.place ?? 0).contains {
      ["choose", "which", "select", "circle", "underline", "tick"].contains($0.text.lowercased())
    }
    guard found.count == 2, !chooses, words.last?.text.endsSentence == true,
      case let end = found[0].place, let sentence = words[..<end].lastIndex(where: { $0.text.endsSentence }),
      asks(max(label.wordCount, sentence + 1)..<end),
      found[1].place - found[0].place > 1, found[1].place + 1 < words.count
    else { return [] }
    return found
  }

  /// Where labels in brackets of one style stand that count on.
  ///
  /// - Parameter isNext: Whether a label at a place is the next, behind how many others.
  private func parts(
    in range: Range<Int>, isNext: (LabelPart, _ place: Int, _ count: Int) -> Bool
  ) -> [Cut] {
    var found: [Cut] = []
    for place in range {
      guard let part = bracketLabel(words[place].text), isNext(part, place, found.count),
        found.first.map({ $0.part.style == part.style }) ?? true
      else { continue }
      found.append(Cut(line: words[place].line, word: words[place].word, place: place, part: part))
    }
    return found
  }

  private func bracketLabel(_ text: String) -> LabelPart? {
    guard text.last == ")", let parts = compactLabel(text), parts.count == 1, parts[0].number == nil,
      parts[0].style == .parentheses || parts[0].style == .closing
    else { return nil }
    return parts[0]
  }

  /// True where some words ask something: what stands between the letters of options does not.
  private func asks(_ range: Range<Int>) -> Bool {
    range.count > 2 && Asking.worth(words[range].map(\.text).joined(separator: " ")) >= 0.9
  }
}

extension String {
  /// True for a word behind which a sentence or a clause may begin.
  fileprivate var endsSentence: Bool { last.map { ".?!:;…。？！".contains($0) } ?? false }
}
