import PDFText

/// Questions that run on in a paragraph, numbers and letters of options within its lines: "1) What …? a) … b) … 2) What …?".
enum RunOnQuestions {
  /// How many questions a paragraph has at least.
  private static let several = 5

  /// Where a word stands.
  private struct Place {
    let line: Int
    let word: Int
  }

  /// The lines with each of these questions, and each of their options, at the beginning of one.
  static func divided(_ lines: [TextLine]) -> [TextLine] {
    var starts: [Int: Set<Int>] = [:]
    var first = 0
    while first < lines.count {
      var end = first + 1
      while end < lines.count, goesOn(lines[end - 1], lines[end]) { end += 1 }
      for place in places(in: lines, first..<end) { starts[place.line, default: []].insert(place.word) }
      first = end
    }
    guard !starts.isEmpty else { return lines }
    return lines.indices.flatMap { index in
      lines[index].divided(before: (starts[index] ?? []).filter { $0 > 0 }.sorted())
    }
  }

  /// True for a line of the same paragraph: full lines of one size close below each other.
  private static func goesOn(_ above: TextLine, _ line: TextLine) -> Bool {
    above.page == line.page && above.column == line.column && abs(above.size - line.size) < 50
      && above.isBold == line.isBold
      && line.box.top - above.box.bottom < line.size && abs(above.box.left - line.box.left) < 3 * line.size
      && above.cells.count == 1 && line.cells.count == 1
  }

  /// The words that begin questions and options; none where most questions begin lines, or do not ask.
  private static func places(in lines: [TextLine], _ range: Range<Int>) -> [Place] {
    guard range.count >= 3 else { return [] }
    var numbers: [Place] = []
    var style: LabelPart.Style?
    for line in range {
      for (word, text) in lines[line].words.map(\.text).enumerated() {
        guard text.utf8.count <= 3, let part = compactLabel(text)?.first, let number = part.number,
          part.style == .dot || part.style == .closing, style == nil || part.style == style,
          number == numbers.count + 1
        else { continue }
        style = part.style
        numbers.append(Place(line: line, word: word))
      }
    }
    let within = numbers.count { $0.word > 0 }
    guard numbers.count >= several, within * 3 >= numbers.count * 2 else { return [] }
    var all: [Place] = []
    var asking = 0
    for (place, start) in numbers.enumerated() {
      let end = place + 1 < numbers.count ? numbers[place + 1] : Place(line: range.upperBound, word: 0)
      let words = words(from: start, to: end, lines)
      let letters = letters(words, lines)
      let text = words.map { lines[$0.line].words[$0.word].text }.joined(separator: " ")
      let hasGap = ["___", "....", ". . . .", "……"].contains { text.contains($0) }
      if letters.count > 1 || text.contains("?") || hasGap { asking += 1 }
      all.append(start)
      if letters.count > 1 { all += letters }
    }
    return asking * 10 >= numbers.count * 9 ? all : []
  }

  private static func words(from start: Place, to end: Place, _ lines: [TextLine]) -> [Place] {
    (start.line..<min(end.line + 1, lines.count)).flatMap { line -> [Place] in
      let count = lines[line].words.count
      let first = line == start.line ? start.word : 0
      let last = line == end.line ? end.word : count
      return first < last ? (first..<last).map { Place(line: line, word: $0) } : []
    }
    .filter { $0.line < end.line || $0.word < end.word }
  }

  /// The words that are letters of options, as far as they count on from "a)".
  private static func letters(_ words: [Place], _ lines: [TextLine]) -> [Place] {
    var found: [Place] = []
    for place in words {
      let text = lines[place.line].words[place.word].text
      guard text.utf8.count <= 3, let part = compactLabel(text)?.first, part.letter == found.count + 1,
        part.style == .closing || part.style == .dot || part.style == .parentheses
      else { continue }
      found.append(place)
    }
    return found
  }
}
