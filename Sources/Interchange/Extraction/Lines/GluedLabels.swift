import PDFText

/// Labels that are written together with the word behind them: "1)Who is Peter?", "ক)অবেচতন", "a.Nous avons".
///
/// Whoever types without a space does so in most labels of a list. One is taken apart only where another label of its form
/// near it counts on to it, so that "a.m." and "3.Liga" stay what they are.
enum GluedLabels {
  /// A label, apart already or not.
  private struct Found {
    let line: Int
    let cell: Int
    let word: Int
    /// Letters or digits, and how they are marked.
    let form: String
    let place: Int
    /// How many characters the label has; nil for one that stands apart already.
    let count: Int?
  }

  /// The lines with such labels as words of their own.
  static func apart(_ lines: [TextLine]) -> [TextLine] {
    var found: [Found] = []
    for (line, content) in lines.enumerated() {
      for (cell, part) in content.cells.enumerated() {
        for (place, word) in part.words.enumerated() {
          guard !word.isMonospaced else { continue }
          for label in labels(word.text) {
            found.append(
              Found(
                line: line, cell: cell, word: place, form: label.form, place: label.place, count: label.count)
            )
          }
        }
      }
    }
    guard found.contains(where: { $0.count != nil }) else { return lines }
    var splits: [Int: [Found]] = [:]
    for own in Dictionary(grouping: found, by: \.form).values {
      for (index, label) in own.enumerated() where label.count != nil {
        func near(_ other: Int) -> Found? {
          own.indices.contains(other) && abs(own[other].line - label.line) <= reach ? own[other] : nil
        }
        let last = near(index - 1)
        let follows = last?.place == label.place - 1
        let goesOn = near(index + 1)?.place == label.place + 1
        // Within a line only what counts on there is a label.
        let begins =
          label.place == 1 && label.form.hasSuffix("()")
          && near(index + 1).map { $0.place == 2 && $0.line - label.line < 2 } == true
        guard
          label.word == 0
            ? follows || goesOn
            : begins || follows && (last?.line ?? 0) >= label.line - (label.form.hasSuffix("()") ? 1 : 0)
        else { continue }
        splits[label.line, default: []].append(label)
      }
    }
    var lines = lines
    for (line, labels) in splits {
      for cell in Set(labels.map(\.cell)) {
        let counts = Dictionary(
          labels.filter { $0.cell == cell }.map { ($0.word, $0.count ?? 0) }, uniquingKeysWith: max)
        lines[line].cells[cell].words = lines[line].cells[cell].words.enumerated().flatMap { place, word in
          counts[place].map { count in
            let (sign, rest) = word.divided(behind: count)
            return [sign, rest]
          } ?? [word]
        }
      }
    }
    return lines
  }

  /// The lines with brackets before numbers as words of their own: "（○）1. Ice floats on water."
  static func bracketsApart(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { line -> (line: Int, count: Int)? in
      guard let text = lines[line].words.first?.text, text.count <= 8, let open = text.first,
        "(（".contains(open),
        let close = text.firstIndex(where: { ")）".contains($0) }),
        text.distance(from: text.startIndex, to: close) <= 3,
        case let rest = text[text.index(after: close)...], rest.count > 1,
        rest.dropLast().allSatisfy(\.isNumber),
        ".)、．".contains(rest.last ?? " ")
      else { return nil }
      return (line, text.count - rest.count)
    }
    guard found.count >= 3 else { return lines }
    var lines = lines
    for (line, count) in found {
      let (bracket, rest) = lines[line].cells[0].words[0].divided(behind: count)
      lines[line].cells[0].words.replaceSubrange(0...0, with: [bracket, rest])
    }
    return lines
  }

  /// How many lines the next label of a list may stand away.
  private static let reach = 12

  /// What a word may be labelled with: "i)Both" is the ninth letter, or the first Roman numeral.
  private static func labels(_ text: String) -> [(form: String, place: Int, count: Int?)] {
    let opens = text.first == "("
    let name = text.dropFirst(opens ? 1 : 0).prefix(while: \.isLetter)
    var labels = [label(text)].compactMap { $0 }
    let behind = text.dropFirst(name.count + (opens ? 1 : 0))
    if !name.isEmpty, name.count < 6, let place = romanValue(String(name)), behind.first == ")" {
      let rest = behind.dropFirst()
      guard let next = rest.first else { return labels + [(opens ? "r()" : "r)", place, nil)] }
      if next.isLetter { labels.append((opens ? "r()" : "r)", place, text.count - rest.count)) }
    }
    return labels
  }

  /// The lines with numbers apart that stand before an opening sign of Spanish, as in "8¿Qué es?".
  static func openingSignsApart(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      guard let word = line.words.first, (2...60).contains(word.text.count),
        case let digits = word.text.prefix(while: \.isDigit), (1...3).contains(digits.count),
        word.text.dropFirst(digits.count).first.map({ "¿¡".contains($0) }) == true
      else { return line }
      var line = line
      let (number, rest) = word.divided(behind: digits.count)
      line.cells[0].words.replaceSubrange(0...0, with: [number, rest])
      return line
    }
  }

  /// What a word is labelled with; nil for one without a label.
  private static func label(_ text: String) -> (form: String, place: Int, count: Int?)? {
    guard let first = text.first, text.utf8.count > 1, first.isLetter || first.isDigit || first == "(" else {
      return nil
    }
    var rest = text[...]
    let opens = first == "("
    if opens { rest.removeFirst() }
    let digits = rest.prefix(while: \.isDigit)
    var kind: String
    let place: Int
    if !digits.isEmpty {
      guard digits.count <= 3 else { return nil }
      place = digits.reduce(0) { 10 * $0 + ($1.wholeNumberValue ?? 0) }
      kind = "1"
      rest.removeFirst(digits.count)
    } else {
      let name = rest.prefix { $0.isLetter || $0 == "ـ" }
      guard (1...3).contains(name.count) else { return nil }
      if name.count == 1, let byte = name.utf8.first, name.utf8.count == 1 {
        place = Int(byte | 0x20) - 0x60
        kind = byte < 0x60 ? "A" : "a"
      } else if let letter = OptionAlphabet.letter(name), let number = OptionAlphabet.place(of: letter) {
        place = number
        kind = "other"
      } else if let letter = OptionAlphabet.letter(name.lowercased()),
        let number = OptionAlphabet.place(of: letter)
      {
        place = number
        kind = "Other"
      } else {
        return nil
      }
      rest.removeFirst(name.count)
    }
    guard let mark = rest.first, opens ? mark == ")" : ".)".contains(mark) else { return nil }
    kind += opens ? "()" : String(mark)
    rest.removeFirst()
    guard let next = rest.first else { return (kind, place, nil) }
    // "3.5" and "a.m." go on with a digit or have a further stop.
    // "y.append", "b.txt"
    if kind == "a.", next.isASCII, next.isLowercase { return nil }
    // "А.900 году": of options in capitals, each counts on to the next.
    guard
      next.isLetter || next.isDigit && (kind == "A." || kind == "Other.") || "¿¡\"“«„".contains(next)
        || mark == ")" && !"-.,:;…_".contains(next),
      mark == ")" || !rest.contains("."), kind != "1." || rest.count > 1 || rest == "I"
    else { return nil }
    return (kind, place, text.count - rest.count)
  }
}
