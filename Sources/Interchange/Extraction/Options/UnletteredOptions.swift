import PDFText

/// Options that neither letters nor boxes tell apart, each on a line or in a cell of its own.
///
/// Forms on the web print them so: the circles to mark are drawn, and no text.
enum UnletteredOptions {
  /// True when the question tells to tick a box: then what stands below it is to be ticked.
  static func areAsked(_ rows: [[QuestionCell]]) -> Bool {
    rows.contains { isInstruction($0.joinedText) || endsWithInstruction($0.joinedText) }
      || gridBelowOrder(rows) != nil
  }

  /// The first of rows with as many short cells each, below "Tick the number that is closest to 1000."; nil where none are.
  private static func gridBelowOrder(_ rows: [[QuestionCell]]) -> Int? {
    guard let order = rows.first?.first?.words.first?.text.lowercased(), ["tick", "circle"].contains(order),
      let start = rows.firstIndex(where: { $0.count > 1 }), start > 0,
      rows[start - 1].joinedText.last == "."
    else { return nil }
    let grid = rows[start...]
    let width = rows[start].count
    return width * grid.count > 2
      && grid.allSatisfy { $0.count == width && $0.allSatisfy { $0.words.count <= 4 } }
      ? start : nil
  }

  private static let verbs: Set<String> = [
    "tick", "put", "check", "mark", "select", "choose", "shade", "kreuze", "kreuzen", "markieren", "wählen",
    "cochez",
    "coche",
    "marca", "marque", "seleccione", "segna", "vink", "zaznacz", "выберите",
  ]

  /// True for what papers tell as part of a question: "Tick (✓) one box".
  static func isTickInstruction(_ text: String) -> Bool {
    guard isInstruction(text) else { return false }
    let lower = text.lowercased().drop { !$0.isLetter }
    return ["tick", "put", "check one"].contains(where: lower.hasPrefix)
  }

  /// True for what tells how to answer, as "Tick (✓) one box" and "Mark only one oval." do.
  static func isInstruction(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count < 90, let first = bytes.first(where: { $0.isASCIILetter || $0 >= 0x80 }),
      first >= 0x80
        || [0x74, 0x70, 0x63, 0x6D, 0x73, 0x6B, 0x77, 0x76, 0x7A].contains(first | 0x20)
    else { return false }
    let verb = text.drop { !$0.isLetter }.prefix(while: \.isLetter).lowercased()
    guard verbs.contains(verb) else { return false }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count <= 9 else { return false }
    if verb == "put" {
      return words.starts(with: ["put", "a", "tick"]) || words.starts(with: ["put", "a", "cross"])
    }
    let names = [
      "box", "boxes", "oval", "ovals", "bubble", "bubbles", "circle", "answer", "answers", "apply", "option",
      "options",
      "response",
      "feld", "antwort", "antworten", "case", "réponse", "réponses", "casilla", "respuesta", "opción",
      "ответ",
    ]
    if words.contains(where: names.contains) { return true }
    if verb == "tick" { return words.contains("one") || words.contains("two") }
    return [["select", "one"], ["check", "one"], ["mark", "one"], ["select", "one", "or", "more"]].contains(
      words)
  }

  /// True for a question whose last sentence is such, as "Tick one" behind what it asks.
  private static func endsWithInstruction(_ text: String) -> Bool {
    guard let end = text.dropLast().lastIndex(where: { ".?!".contains($0) }) else { return false }
    return isInstruction(String(text[text.index(after: end)...]))
  }

  /// The last row of what is asked, and the first below it; nil where nothing stands below.
  static func divide(_ rows: [[QuestionCell]], mayBeSetIn: Bool = false) -> (asked: Int, below: Int)? {
    if let grid = gridBelowOrder(rows) { return (grid - 1, grid) }
    let instruction = rows.firstIndex { isInstruction($0.joinedText) }
    let asked =
      instruction.map { $0 - 1 } ?? rows.firstIndex { endsWithInstruction($0.joinedText) }
      ?? rows.firstIndex { row in
        let text = row.joinedText
        // A star at the end says that a form must have an answer: "The first person on the Moon was *".
        return text.hasSuffix(" *") || text.last { !"* ".contains($0) }.map { "?:…".contains($0) } ?? false
      }
    guard let asked else { return mayBeSetIn ? setIn(rows).map { ($0 - 1, $0) } : nil }
    let below = instruction.map { $0 + 1 } ?? asked + 1
    return below < rows.count ? (asked, below) : nil
  }

  /// The first of several rows that begin further in than a question without a question mark, all at one place.
  private static func setIn(_ rows: [[QuestionCell]]) -> Int? {
    guard let first = rows.first?.first?.left, let edge = rows.last?.first?.left, edge > first + 1_500,
      let start = rows.firstIndex(where: { abs(($0.first?.left ?? 0) - edge) < 100 }), start > 0,
      rows.count - start >= 2
    else { return nil }
    return rows[start...].allSatisfy { $0.count == 1 && abs($0[0].left - edge) < 100 } ? start : nil
  }

  /// True for a row that begins with a word alone that says that an answer follows: "Solution   406".
  private static func namesAnswer(_ row: [QuestionCell]) -> Bool {
    row.count > 1 && row[0].words.count == 1 && InlineAnswer.isHead(row[0].words[0].text)
  }

  /// Takes options from below a question; nil where the rows below are no such thing.
  ///
  /// - Parameter usual: How many other questions have: so many lines are options, however long they are.
  static func take(
    from rows: inout [[QuestionCell]], _ document: DocumentLines, _ joiner: LineJoiner, usual: Int? = nil,
    mayBeSetIn: Bool = false
  ) -> [ExtractedItem.Option]? {
    guard let (asked, start) = divide(rows, mayBeSetIn: mayBeSetIn) else { return nil }
    let below = rows[start...]
    guard !below.contains(where: Bullets.isBullet), !below.contains(where: namesAnswer) else { return nil }
    let cells = below.flatMap { $0 }
    guard (2...10).contains(cells.count), cells.allSatisfy({ $0.text.count <= 90 && $0.text.last != "?" })
    else {
      return nil
    }
    if cells.count == below.count {
      // One a line: all begin at the same place, and none ends because the line does.
      guard let left = cells.first?.left, cells.allSatisfy({ abs($0.left - left) < 400 }) else { return nil }
      if start == asked + 1, cells.dropLast().contains(where: { fillsLine($0, document) }) {
        let texts = joined(cells, document, joiner)
        guard let usual, texts.count == usual || cells.count == usual else { return nil }
        rows.removeSubrange((asked + 1)...)
        return (texts.count == usual ? texts : cells.map(\.text)).map {
          ExtractedItem.Option(label: nil, text: joiner.text([$0]))
        }
      }
      // Below what tells to mark one, each option begins with a capital, if most do.
      if start > asked + 1,
        cells.count(where: { $0.text.first?.isUppercase == true }) * 10 >= cells.count * 7,
        case let texts = joined(cells, document, joiner), texts.count > 1, texts.count < cells.count
      {
        rows.removeSubrange((asked + 1)...)
        return texts.map { ExtractedItem.Option(label: nil, text: joiner.text([$0])) }
      }
    }
    // What stands twice is no choice: it is written in a drawing.
    guard Set(cells.map(\.text)).count == cells.count else { return nil }
    rows.removeSubrange((asked + 1)...)
    if let named = ColonOptions.divide(cells.map(\.text).joined(separator: " ")) { return named }
    return cells.map { ExtractedItem.Option(label: nil, text: joiner.text([$0.text])) }
  }

  /// The texts of cells of which some go on in the next: a full line with one below it that begins in a small letter.
  private static func joined(_ cells: [QuestionCell], _ document: DocumentLines, _ joiner: LineJoiner)
    -> [String]
  {
    var texts: [String] = []
    for (place, cell) in cells.enumerated() {
      if place > 0, fillsLine(cells[place - 1], document), cell.text.first?.isLowercase == true {
        texts[texts.count - 1] = joiner.text([texts[texts.count - 1], cell.text])
      } else {
        texts.append(cell.text)
      }
    }
    return texts
  }

  /// True for a cell that reaches the end of its column, so that what follows may go on from it.
  private static func fillsLine(_ cell: QuestionCell, _ document: DocumentLines) -> Bool {
    guard let last = cell.words.last else { return false }
    return last.box.right > document.lines[cell.line].columnRight - last.size * 4
  }

  /// Takes "True" and "False" from below a statement, on lines or in cells of their own.
  ///
  /// Room to justify the verdict may stand behind them, with a word that names it: "True   Justification: ……".
  ///
  /// - Returns: Whether they stood there.
  static func takeVerdicts(from rows: inout [[QuestionCell]]) -> Bool {
    for count in [1, 2] where rows.count > count {
      let cells = rows.suffix(count).flatMap { $0 }
      let verdicts = cells.map { TrueFalse.value($0.text) }
      guard cells.count == 2, verdicts == [true, false] || verdicts == [false, true] else { continue }
      rows.removeLast(count)
      return true
    }
    // "False" is gone with the room behind it.
    guard rows.count > 1, let last = rows.last, last.count == 2, TrueFalse.value(last[0].text) == true,
      last[0].text.count > 1
    else { return false }
    let name = last[1].words.filter { !$0.text.allSatisfy(isLeader) }
    guard (1...3).contains(name.count), name.last?.text.last == ":" else { return false }
    rows.removeLast()
    return true
  }
}
