import PDFText

/// The heads of tables of words.
extension WordTableReader {
  /// Takes the head out of a table.
  func takeHead(_ table: inout Table) -> [String]? {
    // A title may stand above the head.
    if let place = table.rows.prefix(3).firstIndex(where: { row in
      row.texts.count { Self.role(named: $0) != nil } > 1
    }), place > 0, table.rows.count > place + 2 {
      table.head.formUnion(table.rows[..<place].flatMap(\.lines))
      table.rows.removeFirst(place)
    }
    guard let first = table.rows.first, table.rows.count > 2,
      let line = first.lines.first.map({ document.lines[$0] })
    else { return nil }
    let others = table.rows.dropFirst().compactMap { $0.lines.first }.map { document.lines[$0] }
    let isBold = line.isBold && others.count { $0.isBold } * 3 < others.count
    let known = first.texts.count { Self.role(named: $0) != nil || LanguageNames.isName($0) }
    guard isBold || known * 2 > first.texts.count || known > 1 && known == line.cells.count else {
      return nil
    }
    table.rows.removeFirst()
    table.head.formUnion(first.lines)
    var names = [String](repeating: "", count: table.columns)
    addNames(line, to: &names, table)
    // A head of two lines: "Approximate" above "Hungarian | sound | Portuguese".
    if let second = table.rows.first, line.cells.count < table.columns, second.lines.count == 1,
      second.texts.count(where: { Self.role(named: $0) != nil || LanguageNames.isName($0) }) > 1
    {
      addNames(document.lines[second.lines[0]], to: &names, table)
      table.rows.removeFirst()
      table.head.formUnion(second.lines)
    }
    takeNumbers(&table, &names)
    return names
  }

  /// True for a row most of whose cells name what columns hold.
  func isKnownHead(_ row: Row) -> Bool {
    row.texts.count { Self.role(named: $0) != nil } * 2 > row.texts.count
  }

  /// True for a line that names what columns hold with the title of the first table right below it.
  func isLoneHead(_ index: Int) -> Bool {
    let cells = document.lines[index].cells
    let known = cells.count { Self.role(named: $0.text) != nil || LanguageNames.isName($0.text) }
    return cells.count > 1 && known == cells.count && index + 2 < document.lines.count
      && document.lines[index + 1].cells.count == 1 && document.lines[index + 2].cells.count == cells.count
  }

  /// Adds the words of a line to the names of the columns that they stand in.
  private func addNames(_ line: TextLine, to names: inout [String], _ table: Table) {
    // What stands between two columns, as room for a letter, names neither.
    let isWider =
      line.cells.count > table.columns && line.cells.contains { Self.role(named: $0.text) == nil }
    // The words of a head stand closer than its columns.
    for word in line.words {
      let column = column(of: word.box, table.spans)
      names[column] = names[column].isEmpty ? word.text : names[column] + (isWider ? "|" : " ") + word.text
    }
  }

  /// Takes numbers off the first cells where the head names them beside the words: "nr woord".
  private func takeNumbers(_ table: inout Table, _ names: inout [String]) {
    let words = names.first?.split(separator: " ").map(String.init) ?? []
    guard words.count > 1, Self.role(named: words[0]) == .number else { return }
    takeNumbers(&table)
    names[0] = words.dropFirst().joined(separator: " ")
  }

  /// Takes the numbers off the first cells of a table without a head, where they count on from row to row: "1 图书馆", "2 借".
  ///
  /// - Parameter last: The number of the last row of the table before it; 0 for the first.
  func takeCount(_ table: inout Table, behind last: Int) {
    var next = last
    for row in table.rows {
      let digits = row.texts[0].prefix(while: \.isNumber)
      let rest = row.texts[0].dropFirst(digits.count).drop { ". ".contains($0) }
      next += 1
      guard Int(digits) == next, rest.first?.isLetter == true else { return }
    }
    if table.rows.count > 1 { takeNumbers(&table) }
  }

  /// Takes the numbers off the first cells of a table, most of which begin with one.
  func takeNumbers(_ table: inout Table) {
    let divided = table.rows.map { row in
      let number = row.texts[0].prefix { $0.isNumber }
      let rest = row.texts[0].dropFirst(number.count).drop { $0 == "." }
      return number.isEmpty || rest.first != " " ? nil : (number: String(number), rest: String(rest).trimmed)
    }
    guard divided.count(where: { $0 != nil }) * 10 >= divided.count * 8 else { return }
    for (place, part) in divided.enumerated() {
      guard let part else { continue }
      table.rows[place].texts[0] = part.rest
      table.rows[place].number = part.number
    }
  }

  /// Lines of several cells that stand word for word above the rows of two tables and more: heads in any language.
  func repeatedHeads() -> Set<Int> {
    let firsts = document.lines.indices.filter { index in
      document.lines[index].cells.count > 1 && (index == 0 || document.lines[index - 1].cells.count == 1)
    }
    let counts = Dictionary(firsts.map { (document.texts[$0], 1) }, uniquingKeysWith: +)
    return Set(firsts.filter { counts[document.texts[$0], default: 0] > 1 && !document.lines[$0].isBold })
  }

  /// The column that a cell stands in: the one that it shares most with.
  func column(of box: Box, _ spans: [(left: Int32, right: Int32)]) -> Int {
    var best = (column: 0, worth: Int32.min)
    for (column, span) in spans.enumerated() {
      let shared = min(box.right, span.right) - max(box.left, span.left)
      let worth = shared - abs(box.left - span.left) / 4
      if worth > best.worth { best = (column, worth) }
    }
    return best.column
  }
}
