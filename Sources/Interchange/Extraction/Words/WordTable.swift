import Distractors
import PDFText

/// Reads tables and lists of words with their translations or meanings.
struct WordTableReader {
  let document: DocumentLines
  let joiner: LineJoiner
  let lexicon: Lexicon
  /// Whether the sheet speaks another language than English to its readers.
  var speaksOtherThanEnglish = false
  /// Whether what it tells to do is in English.
  var speaksEnglish: Bool {
    document.speaksEnglish { lexicon.word($0) != nil }
  }

  /// What a column of a table holds.
  enum Role: String {
    case term, translation, pronunciation, reading
    case partOfSpeech = "pos"
    case example, number, note, marks
  }

  /// A row of a table: a text for each column, empty where it has none.
  struct Row {
    var texts: [String]
    var lines: [Int]
    /// What stands below a cell's text in italics: how a word sounds, as a rule.
    var below: [Int: String] = [:]
    /// Its number, where that stands in one cell with a word.
    var number: String?
  }

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var section: String?
    var roles: [Role]?
    var spans: [(left: Int32, right: Int32)] = []
    let heads = repeatedHeads()
    var knownHeads = 0
    var hadKnownHead = false
    var hasNumbers = false
    /// Tables that nothing but their form speaks for.
    var doubtful = 0
    let listed = lists([])
    if listed.isDoubtful { doubtful += 1 }
    items += listed.items
    explained.formUnion(listed.explained)
    /// The head of tables with titles of their own between them and it.
    var lone: [String]?
    for region in regions() where !region.contains(where: explained.contains) {
      if let heading = headings(before: region.lowerBound) { section = heading }
      if region.count == 1 {
        lone = document.lines[region.lowerBound].cells.map(\.text)
        explained.insert(region.lowerBound)
        continue
      }
      var hasKnownHead = false
      guard var table = fitting(region, below: spans, roles) else { continue }
      table.rows.removeAll { row in row.lines.allSatisfy(heads.contains) && !isKnownHead(row) }
      let names = takeHead(&table) ?? lone.flatMap { $0.count == table.columns ? $0 : nil }
      if names == nil { takeCount(&table, behind: items.last?.number.flatMap { Int($0) } ?? 0) }
      if let parts = tablesBeside(table, names) {
        // All rows together say more of their columns than those of one part do.
        let heads = names.flatMap { parts[0].columns > 2 ? Array($0.prefix(parts[0].columns)) : nil }
        let found = self.roles(parts.flatMap(\.rows), heads, parts[0].columns)
        for part in parts {
          guard let found, let term = found.firstIndex(of: .term),
            let translation = found.firstIndex(of: .translation)
          else { continue }
          for row in part.rows where !row.texts[term].isEmpty && !row.texts[translation].isEmpty {
            items.append(item(row, found, term, translation, section))
            explained.formUnion(row.lines)
          }
        }
        continue
      }
      // A few rows on the next page say less of their columns than those above them did; a head that is known says more than any.
      let goesOn =
        names == nil && (table.rows.count < 6 || hadKnownHead) && spans.count == table.columns
        && zip(spans, table.spans).allSatisfy {
          abs($0.left - $1.left) < 1_500 || abs($0.right - $1.right) < 1_500
        }
      let known = roles?.count == table.columns ? roles : nil
      let found = goesOn ? known : self.roles(table.rows, names, table.columns) ?? known
      guard let found else { continue }
      roles = found
      spans = table.spans
      hasKnownHead = names.map { $0.count { Self.role(named: $0) != nil } > 1 } ?? (goesOn && hadKnownHead)
      hadKnownHead = hasKnownHead
      if goesOn, hasNumbers {
        takeNumbers(&table)
      } else {
        hasNumbers = table.rows.contains { $0.number != nil }
      }
      if hasKnownHead { knownHeads += 1 }
      guard let term = found.firstIndex(of: .term), let translation = found.firstIndex(of: .translation)
      else { continue }
      // Without heads that say so, a table is one of words only where its cells are words.
      guard hasKnownHead || areWords(table.rows, term) && areWords(table.rows, translation) else { continue }
      // "1(a)  the product of force and distance  1": a mark scheme.
      let labels = table.rows.count { compactLabel($0.texts[term])?.first?.number != nil }
      guard labels * 2 < table.rows.count else { continue }
      // A third and a fourth column of which nothing says what they hold may be words of their own.
      if !hasKnownHead, !isTranslated(table.rows, term, translation) || found.contains(.example) {
        doubtful += 1
      }
      for row in table.rows {
        guard !row.texts[term].isEmpty, !row.texts[translation].isEmpty else { continue }
        items.append(item(row, found, term, translation, section))
        explained.formUnion(row.lines)
      }
      explained.formUnion(table.head)
    }
    guard items.count >= 4 else { return nil }
    // Words for asking, and phrases that ask, are words to learn where most rows ask nothing.
    if items.count(where: { $0.kind == .short }) * 2 < items.count {
      for index in items.indices where items[index].kind == .short {
        items[index].kind = .vocabulary
        (items[index].context, items[index].command) = (nil, items[index].question)
      }
    }
    if !listed.items.isEmpty, items.count > listed.items.count {
      items.sort { ($0.page, $0.places.first?.box.top ?? 0) < ($1.page, $1.places.first?.box.top ?? 0) }
    }
    return Recognition(
      layout: .table, items: items, explained: explained,
      coherence: knownHeads > doubtful ? 1.2 : doubtful > 0 ? 0.6 : 0.9)
  }

  private func item(_ row: Row, _ roles: [Role], _ term: Int, _ translation: Int, _ section: String?)
    -> ExtractedItem
  {
    let answer = row.texts[translation]
    let isSentence = answer.split(separator: " ").count > 6
    var item = ExtractedItem(kind: isSentence ? .definition : .vocabulary, question: row.texts[term])
    if Asking.worth(item.question) >= 0.9 {
      item.kind = .short
      (item.context, item.command) = Wording.split(item.question)
    }
    // "寝る【ねる】": the word with how it is read.
    if let open = item.question.firstIndex(of: "【"), item.question.hasSuffix("】") {
      item.details["reading"] = String(item.question[item.question.index(after: open)...].dropLast())
      item.question = String(item.question[..<open])
      item.command = item.question
    }
    item.answer = answer
    item.number = row.number
    item.section = section
    for (column, role) in roles.enumerated()
    where column != term && column != translation && !row.texts[column].isEmpty {
      if role == .marks {
        item.marks =
          row.texts[column].trimmedOfPunctuation.smallNumber ?? MarkReader.whole(row.texts[column])
        if item.marks == nil { item.details[role.rawValue] = row.texts[column] }
      } else if role == .number {
        item.number = row.texts[column].trimmedOfPunctuation
      } else {
        item.details[role.rawValue] = row.texts[column]
      }
    }
    for (column, text) in row.below.sorted(by: { $0.key < $1.key }) {
      let role = column == term ? .pronunciation : column == translation ? .note : roles[column]
      item.details[role.rawValue] = joiner.text([item.details[role.rawValue] ?? "", text])
    }
    item.places = document.places(row.lines)
    return item
  }

  // MARK: Tables

  struct Table {
    var columns: Int
    var rows: [Row]
    var head: Set<Int> = []
    /// Where each column begins and ends.
    var spans: [(left: Int32, right: Int32)] = []
  }

  /// Stretches of lines of which most have several cells.
  private func regions() -> [Range<Int>] {
    var regions: [Range<Int>] = []
    var start: Int?
    for index in document.lines.indices {
      let line = document.lines[index]
      let isRow = line.cells.count > 1 && line.cells.count <= 10
      let isBroken =
        document.isHeading(index) && line.cells.count == 1
        || start.map { document.lines[$0].page != line.page || document.lines[$0].column != line.column }
          == true
        // A note at the foot of the page.
        || start != nil && line.box.top - document.lines[index - 1].box.bottom > 5 * line.size
      if isBroken, let first = start {
        regions.append(first..<index)
        start = nil
      }
      // The same head again, with the title of its table above it: "The workplace" in two languages.
      if let first = start, line.isBold, line.cells.count > 1,
        (first..<min(first + 2, index)).contains(where: { document.texts[$0] == document.texts[index] })
      {
        let isTitle = index - 1 > first && document.lines[index - 1].isBold
        regions.append(first..<(isTitle ? index - 1 : index))
        start = index
      }
      if isRow, start == nil { start = index }
      if !isRow, let first = start, line.cells.count == 1, !isContinuation(index, of: first) {
        regions.append(first..<index)
        start = nil
      }
    }
    if let start { regions.append(start..<document.lines.count) }
    return regions.filter { $0.count >= 2 || isLoneHead($0.lowerBound) }
  }

  /// True for a line with one cell that goes on from a row above: it stands under one of its cells, close below.
  private func isContinuation(_ index: Int, of first: Int) -> Bool {
    let line = document.lines[index]
    // "Table 2: Food" below a table says what it is.
    guard index > 0, !FigureNames.isCaption(document.texts[index]), !UnitNames.isName(line) else {
      return false
    }
    let above = document.lines[index - 1]
    guard line.column == above.column, line.box.top - above.box.bottom < line.size * 7 / 10 else {
      return false
    }
    // What is larger than the words above it, and in letters that they have not, names the words below it.
    if line.size * 100 >= above.size * 103, let cell = above.cells.first, isForeign([cell.text]),
      !isForeign([line.text])
    {
      return false
    }
    // What is bold below words that are not heads more of them.
    if line.isBold {
      if document.lines[first].cells.first?.words.first?.isBold == false { return false }
      let next = index + 1 < document.lines.count ? document.lines[index + 1] : above
      let (before, behind) = (line.box.top - above.box.top, next.box.top - line.box.top)
      if next.cells.count > 1, behind > 0, before * 4 > behind * 5 { return false }
    }
    return document.lines[first..<index].contains { row in
      row.cells.count > 1
        && row.cells.contains {
          abs($0.box.left - line.box.left) < 400 || abs($0.box.right - line.box.right) < 200
        }
    }
  }

  private func headings(before index: Int) -> String? {
    guard index > 0 else { return nil }
    let line = document.lines[index - 1]
    return line.cells.count == 1 && (document.isHeading(index - 1) || line.words.count <= 6 && line.isBold)
      ? document.texts[index - 1] : nil
  }

  /// Divides a region into rows and columns.
  ///
  /// - Parameter known: The columns of the table above it, which a few rows may not fill.
  private func table(_ region: Range<Int>, below known: [(left: Int32, right: Int32)] = []) -> Table? {
    var counts: [Int: Int] = [:]
    for index in region { counts[document.lines[index].cells.count, default: 0] += 1 }
    guard
      var columns = counts.filter({ $0.key > 1 }).max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
    else { return nil }
    let full = region.filter { document.lines[$0].cells.count == columns }
    // Letters before the cells name options, or entries to match; "I want" and "I know" begin with the same.
    let letters = full.compactMap { index in
      document.lines[index].cells.dropFirst().first { cell in
        guard let part = cell.words.first.flatMap({ compactLabel($0.text) })?.first else {
          return cell.words.count > 1 && cell.words[0].text.count == 1
            && cell.words[0].text.first?.isUppercase == true
        }
        return part.isUpper
      }?.words.first?.text
    }
    let named = Set(letters).count == 1 && letters.count > 2 ? 0 : letters.count
    let marked = full.count { MarkReader.whole(document.lines[$0].cells[columns - 1].text) != nil }
    guard full.count >= 2, named * 2 < full.count, marked * 3 < full.count else { return nil }
    // Where each column begins, ends and lies, by the lines that have all of them.
    var spans: [(left: Int32, right: Int32)] = []
    for column in 0..<columns {
      let boxes = full.map { document.lines[$0].cells[column].box }
      spans.append((boxes.map(\.left).sorted()[boxes.count / 2], boxes.map(\.right).max() ?? 0))
    }
    guard isAligned(full, columns) else { return nil }
    let isNarrow =
      known.count > columns && region.count < 6
      && region.allSatisfy { index in
        document.lines[index].cells.allSatisfy { cell in
          known.contains { abs($0.left - cell.box.left) < 500 }
        }
      }
    if isNarrow { (spans, columns) = (known, known.count) }
    var rows: [Row] = []
    let beside = zip(full, full.dropFirst()).filter { $1 == $0 + 1 }
    let pitches = (beside.isEmpty ? Array(zip(full, full.dropFirst())) : beside).map {
      document.lines[$1].box.top - document.lines[$0].box.top
    }.sorted()
    let pitch = pitches.isEmpty ? Int32.max / 4 : pitches[pitches.count / 2]
    let least =
      zip(region, region.dropFirst()).map { document.lines[$1].box.top - document.lines[$0].box.top }
      .min() ?? 0
    for index in region {
      let line = document.lines[index]
      var texts = [String](repeating: "", count: columns)
      for cell in line.cells {
        let column = column(of: cell.box, spans)
        texts[column] = joiner.text([texts[column], cell.text])
      }
      let goesOn =
        rows.last != nil && document.lines[index - 1].cells.count == line.cells.count
        && (line.box.top - document.lines[index - 1].box.top) * 4 < pitch * 3
        && line.box.top - document.lines[index - 1].box.top < least + line.size / 6
        && line.cells.allSatisfy { $0.text.first?.isLowercase == true }
      let isWrapped =
        goesOn
        || rows.last != nil && (texts[0].isEmpty || texts.dropFirst().allSatisfy(\.isEmpty) && columns > 2)
          && line.box.top - document.lines[index - 1].box.bottom < line.size * 7 / 10 && pitch > line.size
      if isWrapped, line.isInItalics, line.cells.count == 1, var last = rows.popLast(),
        let first = last.lines.first, !document.lines[first].isInItalics
      {
        let column = column(of: line.cells[0].box, spans)
        last.below[column] = joiner.text([last.below[column] ?? "", line.text])
        last.lines.append(index)
        rows.append(last)
      } else if isWrapped, var last = rows.popLast() {
        for column in texts.indices { last.texts[column] = joiner.text([last.texts[column], texts[column]]) }
        last.lines.append(index)
        rows.append(last)
      } else {
        rows.append(Row(texts: texts, lines: [index]))
      }
    }
    return Table(columns: columns, rows: rows, spans: spans)
  }

  /// The table of a region in the columns of the one above it, where each of its rows has a meaning there; else in its own.
  private func fitting(
    _ region: Range<Int>, below known: [(left: Int32, right: Int32)], _ roles: [Role]?
  ) -> Table? {
    guard let table = table(region, below: known), let translation = roles?.firstIndex(of: .translation),
      let roles, table.columns == roles.count, table.rows.contains(where: { $0.texts[translation].isEmpty })
    else { return table(region, below: known) }
    // What stands below readings is a reading, and no meaning.
    let saysHow = table.rows.allSatisfy { row in
      row.texts.indices.allSatisfy { column in
        row.texts[column].isEmpty || ![.translation, .example].contains(roles[column])
      }
    }
    return saysHow ? table : self.table(region)
  }

  /// True when most cells of a column have letters and no digits.
  private func areWords(_ rows: [Row], _ column: Int) -> Bool {
    let texts = rows.map { $0.texts[column] }.filter { !$0.isEmpty }
    return texts.count {
      $0.contains(where: \.isLetter) && !$0.contains(where: { $0.isNumber && !$0.isLetter })
    } * 10 >= texts
      .count * 6
  }

  /// True when one column is English and the other is not.
  private func isTranslated(_ rows: [Row], _ term: Int, _ translation: Int) -> Bool {
    share(ofEnglish: rows.map { $0.texts[translation] }) > share(ofEnglish: rows.map { $0.texts[term] }) + 0.2
  }

  /// True when the cells of most lines begin, end or lie at the same places.
  private func isAligned(_ full: [Int], _ columns: Int) -> Bool {
    (1..<columns).allSatisfy { column in
      let boxes = full.map { document.lines[$0].cells[column].box }
      let edges: [(Box) -> Int32] = [{ $0.left }, { $0.right }, { $0.centerX }]
      return edges.contains { edge in
        let places = boxes.map(edge).sorted()
        let middle = places[places.count / 2]
        return places.count { abs($0 - middle) <= 700 } * 10 >= places.count * 7
      }
    }
  }
}

extension TextLine {
  /// True when every word is in italics.
  fileprivate var isInItalics: Bool { words.allSatisfy(\.isItalic) }
}
