import PDFText

/// Brackets before options in place of boxes to tick: "( ) o indutor", and "(X) o diodo" where the right ones are crossed.
enum BracketBoxes {
  /// The lines with a box for each such pair of brackets, where several options have them.
  ///
  /// Where words behind brackets are statements, a letter is to be written into each.
  static func boxed(_ lines: [TextLine]) -> [TextLine] {
    var found: [(line: Int, count: Int, isTicked: Bool)] = []
    for (index, line) in lines.enumerated() {
      let byte = line.cells[0].words.first?.text.utf8.first
      guard byte == 0x28 || byte == 0x5B, let first = bracket(line.cells[0].words),
        line.words.count > first.count
      else { continue }
      found.append((index, first.count, first.isTicked))
    }
    let open = found.count { !$0.isTicked }
    let ticked = found.count - open
    guard open >= 4, ticked >= 2, runs(found.map(\.line), in: lines) * 2 > ticked else { return lines }
    var result = lines
    for place in found {
      var words = result[place.line].cells[0].words
      var box = words[0]
      box.text = place.isTicked ? "☒" : "☐"
      box.box = words[..<place.count].reduce(box.box) { $0.union($1.box) }
      words.replaceSubrange(..<place.count, with: [box])
      result[place.line].cells[0] = TextCell(words)
    }
    return result
  }

  /// How many words are a pair of brackets, and whether a cross stands in it; nil where a cell begins otherwise.
  private static func bracket(_ words: [TextWord]) -> (count: Int, isTicked: Bool)? {
    for count in 1...min(3, max(1, words.count)) where words.count >= count {
      let text = words[..<count].map(\.text).joined()
      guard text.count <= 3, let first = text.first, let last = text.last, text.count > 1,
        first == "(" && last == ")" || first == "[" && last == "]"
      else { continue }
      let inside = text.dropFirst().dropLast()
      if inside.isEmpty { return (count, false) }
      if ["X", "x", "×", "✓", "✔", "√", "✗"].contains(inside) { return (count, true) }
    }
    return nil
  }

  /// How many stretches of such lines stand below each other, as the options of a question do.
  private static func runs(_ found: [Int], in lines: [TextLine]) -> Int {
    var runs = 0
    var length = 0
    for (place, line) in found.enumerated() {
      length = place > 0 && found[place - 1] == line - 1 ? length + 1 : 1
      if length == 3 { runs += 1 }
    }
    return runs
  }
}
