import PDFText

/// Words that a page prints in a figure or in an empty table behind a question, where no caption says so.
///
/// What is given to reckon with, to translate or to choose from stands behind questions as well. So only what cannot be
/// that counts: letters and sizes scattered over a drawing, room that is named for what is measured, heads of tables that
/// the question tells to fill in.
enum FigureWords {
  /// Takes them from the end of the rows of a question.
  ///
  /// - Returns: What was taken, to be named as left out; empty where nothing was.
  static func take(
    from rows: inout [[QuestionCell]], axes: Set<String>, _ document: DocumentLines
  ) -> [String] {
    if let name = axis(rows, document), axes.contains(name) {
      rows.removeLast()
      return [name] + take(from: &rows, axes: axes, document)
    }
    guard let end = endOfSentence(rows) else { return [] }
    var rest = Array(rows[(end.row + 1)...])
    let beside = Array(rows[end.row][(end.cell + 1)...])
    if !beside.isEmpty { rest.insert(beside, at: 0) }
    let cells = rest.joined().map(\.text)
    guard !cells.isEmpty,
      isFigure(rest) || isScale(rest)
        || isNamedRoom(cells) && rows[end.row][end.cell].text.last != ":"
        || isEmptyTable(rest, below: rows[...end.row])
    else { return [] }
    rows.removeSubrange((end.row + 1)...)
    rows[end.row].removeSubrange((end.cell + 1)...)
    return [rest.map(\.joinedText).joined(separator: " ")]
  }

  /// The cell that the last sentence ends with, behind which no row goes on with one; nil where none ends.
  private static func endOfSentence(_ rows: [[QuestionCell]]) -> (row: Int, cell: Int)? {
    for row in rows.indices.reversed() {
      for cell in rows[row].indices.reversed() {
        let text = rows[row][cell].text
        guard let last = text.last, ".?:)”’".contains(last), rows[row][cell].words.count > 2 || row > 0 else {
          continue
        }
        // "Percent error:" ends no sentence.
        if last == ":", rows[row][cell].words.count < 4, row > 0 { continue }
        if last == ")", rows[row][cell].words.count < 4 || rows[row].count > 2 { continue }
        if last == ":", rows[row].count > 2 { continue }
        return row == rows.count - 1 && cell == rows[row].count - 1 ? nil : (row, cell)
      }
    }
    return nil
  }

  // MARK: - Drawings

  /// True for short labels of which no two rows begin at the same place: they stand where the drawing has them.
  private static func isFigure(_ rows: [[QuestionCell]]) -> Bool {
    // One row may be what is to be put in order, rows that begin at one edge may be data.
    guard rows.count > 1 else { return false }
    let texts = rows.joined().map(\.text)
    guard texts.count >= 2, texts.allSatisfy(isLabel),
      texts.contains(where: { $0.contains(where: \.isLetter) })
    else { return false }
    let lefts = rows.map { $0[0].left }
    return zip(lefts, lefts.dropFirst()).allSatisfy { abs($0 - $1) > 600 }
  }

  /// True for what stands at parts of a drawing: "B", "5 m", "? m/s", "100 Ω".
  private static func isLabel(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count <= 3, text.count <= 12 else { return false }
    // "Car #1"
    if words.count == 2, words[1].first == "#", words[0].allSatisfy(\.isLetter) { return true }
    return words.allSatisfy { word in
      let letters = word.filter(\.isLetter)
      return letters.count <= 1 || word.count <= 5 && word.first.map { $0.isNumber } == true
        || units.contains(String(word))
    } && !text.contains { "=+×÷<>≤≥√∫".contains($0) }
  }

  private static let units: Set<String> = [
    "m/s", "cm", "mm", "km", "kg", "mg", "ml", "mL", "°C", "km/h", "kV", "mA", "Hz", "kHz", "kJ", "kN",
    "m/s²", "sec",
    "min", "rad/s",
  ]

  /// True for the numbers of a scale, which go up or down by equal steps, with a few words beside them.
  private static func isScale(_ rows: [[QuestionCell]]) -> Bool {
    let words = rows.joined().flatMap(\.words).map(\.text)
    let numbers = words.compactMap { Int32($0).map(Int.init) }
    let steps = zip(numbers, numbers.dropFirst()).map { abs($0 - $1) }
    // A sequence to go on with stands on a line.
    guard rows.count >= 3, numbers.count >= 8, words.count - numbers.count <= 6 else { return false }
    // Both axes may have numbers, each with steps of its own.
    let counts = Dictionary(grouping: steps.filter { $0 > 0 }, by: \.self).mapValues(\.count)
    let usual = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(2)
    return usual.reduce(0) { $0 + $1.value } * 10 >= steps.count * 8 && (usual.last?.value ?? 0) >= 4
  }

  /// What stands alone at the end of a question's rows, far below and to the right, in one small word: the name of an axis.
  static func axis(_ rows: [[QuestionCell]], _ document: DocumentLines) -> String? {
    guard rows.count > 1, let last = rows.last, last.count == 1, last[0].words.count == 1,
      let first = rows[0].first,
      let above = rows[rows.count - 2].first
    else { return nil }
    let word = last[0].text
    let (here, before) = (document.lines[last[0].line], document.lines[above.line])
    guard word.count >= 3, word.allSatisfy({ $0.isLowercase && $0.isLetter }),
      last[0].left > first.left + 5_000,
      here.page == before.page, here.box.top - before.box.bottom > here.size * 2
    else { return nil }
    return word
  }

  // MARK: - Room

  /// True for "Measured: … meters", "v = … m/s": names of what is to be written, with units behind.
  private static func isNamedRoom(_ cells: [String]) -> Bool {
    let named = cells.map { text in
      let words = text.split(separator: " ")
      guard let last = text.last, ":=".contains(last) else {
        // "v = m/s": the room is a rule that has no letters.
        return words.count == 3 && words[1] == "=" && words[0].count <= 8 && isUnit(String(words[2]))
      }
      return words.count <= 5 && !text.dropLast().contains { "=:?!".contains($0) }
    }
    guard named.contains(true) else { return false }
    return zip(cells, named).enumerated().allSatisfy { place, cell in
      cell.1 || place > 0 && isUnit(cell.0)
    }
  }

  private static func isUnit(_ text: String) -> Bool {
    units.contains(text) || text == "%" || text.count == 1 && text.first?.isLetter == true
      || ["meters", "metres", "seconds", "grams", "newtons", "joules", "watts", "volts", "amps", "ohms"]
        .contains(
          text.lowercased())
  }

  // MARK: - Tables

  private static let names: Set<String> = [
    "table", "chart", "tabelle", "tableau", "tabla", "tabela", "tabella", "tabel", "表", "таблицу", "таблица",
  ]

  private static let orders: Set<String> = [
    "fill", "complete", "fülle", "füllen", "ergänze", "ergänzen", "vervollständige", "complétez", "complète",
    "remplis",
    "remplissez", "completa", "rellena", "preencha", "completate", "vul", "uzupełnij",
  ]

  /// True for the heads and the first cells of a table, where the question tells to fill one in and nothing else.
  private static func isEmptyTable(_ rows: [[QuestionCell]], below asked: ArraySlice<[QuestionCell]>) -> Bool
  {
    if isNamedGrid(rows) { return true }
    let words = asked.map(\.joinedText).joined(separator: " ").lowercased().split { !$0.isLetter }.map(
      String.init)
    guard words.contains(where: names.contains), words.prefix(3).contains(where: orders.contains),
      rows.count > 1, rows[0].count > 1
    else { return false }
    return rows.joined().allSatisfy { cell in
      cell.words.count <= 8 && !cell.text.contains("___")
        && !(cell.text.last.map { ".!".contains($0) } ?? false)
    }
  }

  /// True for heads of columns above the names of rows, with nothing in any cell: it is to be filled in, whoever says so.
  private static func isNamedGrid(_ rows: [[QuestionCell]]) -> Bool {
    let heads = rows.prefix { $0.count > 1 }
    let names = rows.dropFirst(heads.count)
    guard (1...3).contains(heads.count), names.count >= 3, let edge = names.first?.first?.left else {
      return false
    }
    let areHeads = heads.joined().allSatisfy { cell in
      cell.words.count <= 5 && cell.text.contains(where: \.isLetter)
        && !(cell.text.last.map { ".!?;".contains($0) } ?? false)
    }
    return areHeads
      && names.allSatisfy { row in
        row.count == 1 && row[0].words.count <= 2 && row[0].text.utf8.count <= 16
          && abs(row[0].left - edge) < 600
      }
  }
}
