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
    let known = first.texts.count { Self.role(named: $0) != nil }
    guard isBold || known * 2 > first.texts.count else { return nil }
    table.rows.removeFirst()
    table.head.formUnion(first.lines)
    // The words of a head stand closer than its columns.
    var names = [String](repeating: "", count: table.columns)
    for word in line.words {
      let column = column(of: word.box, table.spans)
      names[column] = names[column].isEmpty ? word.text : names[column] + " " + word.text
    }
    return names
  }

  /// Lines of several cells that stand word for word above the rows of two tables and more: heads in any language.
  func repeatedHeads() -> Set<Int> {
    let firsts = document.lines.indices.filter { index in
      document.lines[index].cells.count > 1 && (index == 0 || document.lines[index - 1].cells.count == 1)
    }
    let counts = Dictionary(firsts.map { (document.texts[$0], 1) }, uniquingKeysWith: +)
    return Set(firsts.filter { counts[document.texts[$0], default: 0] > 1 && !document.lines[$0].isBold })
  }
}
