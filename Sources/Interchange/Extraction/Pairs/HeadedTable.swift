import PDFText

/// Reads tables whose head says what their columns hold: "No | Question | A | B | C | D | Key", "Question | Answer".
///
/// It takes the words by where they stand, not by lines: what wraps within the cells of a row stands at other heights
/// than what is beside it, and two columns of cells look like two columns of text.
struct HeadedTable {
  let document: DocumentLines
  let joiner: LineJoiner

  /// What a column holds, by its head.
  enum Role: Equatable {
    case number, question, answer, marks
    case option(String)
    case term, meaning
    case detail(String)
  }

  /// Words at one height.
  struct Band {
    var page: Int
    var box: Box
    var size: Int32
    var words: [TextWord]
    /// Where its cells begin.
    var starts: Set<Int32>
    var lines: Set<Int>
  }

  struct Column {
    var role: Role
    var left: Int32
    var right: Int32
  }

  /// A line of a table with its texts by column, and the room above it; nil for the first of a page.
  struct BodyLine {
    var band: Band
    var texts: [String]
    var cells: [TextCell?]
    var room: Int32?
    /// The topic that it stands below.
    var section: String?
  }

  /// A row of the table: the texts of each column from top to bottom.
  struct Row {
    var texts: [[String]]
    var places: [ExtractedItem.Place]
    var lines: Set<Int>
    /// What stands in plain letters below a bold term.
    var note = ""
    var section: String?
  }

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var hasBlocks = false
    let bands = bands()
    var index = 0
    while index < bands.count {
      let groups = groups(bands[index])
      var end = index + 1
      let edges = groups.map { beginning(of: $0, bands, below: index) }
      for (place, group) in groups.enumerated() {
        let right = place + 1 < groups.count ? edges[place + 1] : .max
        let left = place == 0 ? .min : edges[place]
        guard let found = table(bands, below: index, group, left..<max(left, right)) else { continue }
        items += found.items
        hasBlocks = hasBlocks || found.isOfBlocks
        explained.formUnion(bands[index].lines.union(found.lines))
        end = max(end, found.end)
      }
      index = end
    }
    guard items.count >= 3 else { return nil }
    let isComplete = items.allSatisfy { $0.answer != nil } || items.allSatisfy { $0.answer == nil }
    // Rows of questions are taken by their room; a reader of words takes each line for one.
    let divides = hasBlocks || items.contains { $0.kind != .vocabulary && $0.kind != .definition }
    return Recognition(
      layout: .table, items: items, explained: explained, coherence: isComplete ? divides ? 1.21 : 1.19 : 0.9)
  }

  /// Where one of several tables beside each other begins: before numbers that stand left of its first head.
  private func beginning(of group: [Column], _ bands: [Band], below head: Int) -> Int32 {
    let size = bands[head].size
    let numbers = bands[(head + 1)...].prefix(12).compactMap { band in
      band.words.first {
        $0.box.right < group[0].left && $0.box.left > group[0].left - 4 * size
          && $0.text.trimmedOfPunctuation.smallNumber != nil
      }
    }
    let counted = numbers.compactMap { $0.text.trimmedOfPunctuation.smallNumber }
    guard counted.count >= 3, counted == (counted[0]..<counted[0] + counted.count).map({ $0 }),
      let edge = numbers.map(\.box.left).min()
    else { return group[0].left - size }
    return min(edge - size / 10, group[0].left - size)
  }

  /// The rows of a table below its head, or of one of several beside each other.
  private func table(_ bands: [Band], below head: Int, _ group: [Column], _ range: Range<Int32>) -> (
    items: [ExtractedItem], lines: Set<Int>, end: Int, isOfBlocks: Bool
  )? {
    var columns = group
    var topics: Set<Int> = []
    var index = head + 1
    var body: [BodyLine] = []
    var usualRoom: Int32 = 0
    var section: String?
    while index < bands.count {
      // The title of another table with the same head.
      if index + 1 < bands.count, bands[index].words.allSatisfy(\.isBold),
        bands[index + 1].words.text == bands[head].words.text
      {
        break
      }
      let decides = TieBreaks.isHead(bands[index].words)
      if decides || isBetween(bands, index) {
        // The name of a topic above further rows.
        guard decides || isTopic(bands, index, columns) else { break }
        section = bands[index].words.text
        topics.formUnion(bands[index].lines)
        index += 1
        continue
      }
      var band = bands[index]
      band.words.removeAll { !range.contains($0.box.left) }
      // Tables beside each other may end at different heights.
      if band.words.isEmpty {
        index += 1
        continue
      }
      let isBelowTopic = topics.isSuperset(of: bands[index - 1].lines)
      guard
        let (texts, cells) = TieBreaks.texts(of: band.words, below: bands[index - 1].words, columns)
          ?? texts(of: band, &columns)
          ?? (TieBreaks.isHead(bands[index - 1].words) ? TieBreaks.texts(of: band.words, columns) : nil),
        isBelowTopic || !isTooFar(body, usualRoom, band)
      else { break }
      let above = bands[index - 1]
      // What stands beside it in another table says as well how far its own lines are apart.
      // A cell in the middle of two lines may have been joined with one of them, which is as high as both then.
      let room =
        above.page == band.page ? max(band.box.top - above.box.bottom, -band.size / 4) : nil
      if !body.isEmpty { usualRoom = max(usualRoom, room ?? 0) }
      body.append(
        BodyLine(band: band, texts: texts, cells: cells, room: body.isEmpty ? nil : room, section: section))
      index += 1
    }
    let blocks = rowsOfBlocks(body, columns)
    let rows = blocks ?? rows(body, columns)
    numberByOrder(&columns, rows)
    var found: [ExtractedItem] = []
    // A row that became nothing is left over, and not read.
    var lines: Set<Int> = []
    for row in rows {
      guard let item = item(row, columns) else { continue }
      found.append(item)
      lines.formUnion(row.lines)
    }
    found.takeBoxesForOptions()
    takeVerdicts(&found)
    takeNumbers(&found)
    // "1 | acid   A | turns litmus red": entries to match.
    let lettered = found.count { $0.answer?.split(separator: " ").first.map(Self.isLetter) ?? false }
    // "____ 1. | a tax paid to the church | B. tithe": so are these.
    let named = found.count { item in
      item.question.split(separator: " ").first.map(Self.isLetter) ?? false
        && item.answer?.hasPrefix("__") ?? false
    }
    // "1(a) | osmosis": a row of a mark scheme.
    let labels = found.count { compactLabel($0.question.filter { $0 != " " })?.first?.number != nil }
    guard labels * 2 < found.count, named * 2 < found.count, found.count >= 3,
      lettered * 2 < found.count || lettered < 3,
      found.count * 10 >= rows.count * 8
    else { return nil }
    return (found, lines.union(topics), index, blocks != nil)
  }

  /// True for a letter that names an entry: "A", "B.".
  private static func isLetter(_ word: Substring) -> Bool {
    let bare = String(word).trimmedOfPunctuation
    return bare.utf8.count == 1 && (bare != word || bare.first.map { ("B"..."Z").contains($0) } ?? false)
  }

  // MARK: Rows

  /// True for the name of a topic between rows: behind it stands a line with all columns that no row may leave empty, and it is
  /// no head of another table.
  private func isTopic(_ bands: [Band], _ index: Int, _ columns: [Column]) -> Bool {
    let band = bands[index]
    guard index + 1 < bands.count, groups(band).isEmpty, band.words.count <= 8,
      bands[index + 1].page == band.page,
      groups(bands[index + 1]).isEmpty, bands[index + 1].box.top - band.box.bottom < 3 * band.size
    else { return false }
    var known = columns
    guard let next = texts(of: bands[index + 1], &known) else { return false }
    return columns.indices.allSatisfy { isOpen(columns[$0]) || !next.texts[$0].isEmpty }
  }

  /// True for a heading between tables, or the head of the next one.
  private func isBetween(_ bands: [Band], _ index: Int) -> Bool {
    let band = bands[index]
    if !groups(band).isEmpty { return true }
    // A bold word beside the lines of other cells is one of them.
    let isBeside = [index - 1, index + 1].contains { other in
      bands.indices.contains(other) && bands[other].page == band.page
        && bands[other].box.top < band.box.bottom && bands[other].box.bottom > band.box.top
    }
    // "3.2 Terms relating to roasting"
    return !isBeside && band.lines.count == 1 && runs(band.words, gap: 1).count == 1
      && (band.lines.contains {
        document.isHeading($0) || document.lines[$0].isBold && document.labels[$0] != nil
      } || isSetApart(band, from: index + 1 < bands.count ? bands[index + 1] : band))
  }

  /// True for a few words in letters of their own above a row of several cells.
  private func isSetApart(_ band: Band, from next: Band) -> Bool {
    guard let first = band.words.first, let other = next.words.first, band.words.count <= 8,
      first.text.first != "(",
      band.page == next.page,
      runs(next.words, gap: 1).count > 2, abs(first.box.left - other.box.left) < 2 * band.size
    else { return false }
    return abs(first.size - other.size) * 20 >= other.size || first.isBold != other.isBold
      || first.isItalic != other.isItalic
  }

  /// The words of the document height by height, whatever column of the page they were read in.
  private func bands() -> [Band] {
    var bands: [Band] = []
    // Within a cell words stand as they are read: on a page from right to left those of English do not stand by their places.
    var cells: [[TextCell]] = []
    for page in document.pages {
      let first = bands.count
      let own = document.lines(ofPage: page).sorted {
        document.lines[$0].box.centerY < document.lines[$1].box.centerY
      }
      for index in own {
        let line = document.lines[index]
        if bands.count > first, let last = bands.last, last.box.verticalOverlap(line.box) > 0.6 {
          cells[bands.count - 1] += line.cells
          bands[bands.count - 1].starts.formUnion(line.cells.map(\.box.left))
          bands[bands.count - 1].lines.insert(index)
          continue
        }
        cells.append(line.cells)
        bands.append(
          Band(
            page: page, box: line.box, size: line.size, words: line.words,
            starts: Set(line.cells.map(\.box.left)), lines: [index]))
      }
      for index in first..<bands.count {
        bands[index].words = cells[index].sorted { $0.box.left < $1.box.left }.flatMap(\.words)
      }
    }
    return bands
  }

  /// Words that no more than some sizes part, and that do not begin where a column does.
  func runs(
    _ words: [TextWord], gap: Int32, _ columns: [Column] = [], _ starts: Set<Int32> = []
  ) -> [TextCell] {
    var cells: [[TextWord]] = []
    for word in words {
      let room = cells.last?.last.map { word.box.left - $0.box.right } ?? 0
      let beginsColumn =
        room * 20 > word.size * 7 && columns.contains { abs($0.left - word.box.left) < word.size * 3 / 10 }
      if !cells.isEmpty, room <= word.size * gap, !beginsColumn, !starts.contains(word.box.left) {
        cells[cells.count - 1].append(word)
      } else {
        cells.append([word])
      }
    }
    return cells.map { TextCell($0) }
  }

  /// The texts of a band by column, and their words; nil where a word stands in two columns, and so the table has ended.
  private func texts(of band: Band, _ columns: inout [Column]) -> (texts: [String], cells: [TextCell?])? {
    var texts = [String](repeating: "", count: columns.count)
    var cells = [TextCell?](repeating: nil, count: columns.count)
    var widened = columns
    for cell in runs(band.words, gap: 1, columns, band.starts) {
      let shared = columns.indices.filter {
        min(columns[$0].right, cell.box.right) > max(columns[$0].left, cell.box.left)
      }
      guard shared.count < 2 else { return nil }
      let nearest = columns.indices.min { distance(columns[$0], cell.box) < distance(columns[$1], cell.box) }
      guard let column = shared.first ?? nearest else { return nil }
      texts[column] = texts[column].isEmpty ? cell.text : texts[column] + " " + cell.text
      cells[column] = TextCell((cells[column]?.words ?? []) + cell.words)
      widened[column].left = min(widened[column].left, cell.box.left)
      widened[column].right = max(widened[column].right, cell.box.right)
    }
    guard zip(widened, widened.dropFirst()).allSatisfy({ $0.right < $1.left }) else { return nil }
    columns = widened
    return (texts, cells)
  }

  private func distance(_ column: Column, _ box: Box) -> Int32 {
    min(abs(column.left - box.left), abs((column.left + column.right) / 2 - box.centerX))
  }

  /// True for what stands so far below the last row that it is something else.
  ///
  /// - Parameter room: The most room that stood above a row so far.
  private func isTooFar(_ body: [BodyLine], _ room: Int32, _ band: Band) -> Bool {
    guard let above = body.last?.band, above.page == band.page else { return false }
    // Cards to cut out stand further from each other than rows of tables do.
    let usual = body.count > 2 ? room : 0
    return band.box.top - above.box.bottom > max(4 * band.size, usual * 3 / 2)
  }

  /// Divides bands into rows: where the room above is more than between the lines of a cell, or a row says its first words.
  private func rows(_ body: [BodyLine], _ columns: [Column]) -> [Row] {
    let gaps = body.compactMap(\.room)
    guard let least = gaps.min(), let size = body.first?.band.size else { return [] }
    let options = columns.indices.filter { if case .option = columns[$0].role { true } else { false } }
    func isFull(_ texts: [String]) -> Bool {
      columns.indices.allSatisfy { isOpen(columns[$0]) || !texts[$0].isEmpty }
        && (options.isEmpty || options.contains { !texts[$0].isEmpty })
    }
    // Room that parts tables is not what parts rows.
    let most = min(gaps.max() ?? least, least + size * 3 / 2)
    let hasRoom = (most - least) * 10 > size * 4 && !body.allSatisfy { isFull($0.texts) }
    var rows: [Row] = []
    for (index, line) in body.enumerated() {
      let (band, texts) = (line.band, line.texts)
      var begins = index == 0
      if let room = line.room {
        begins = hasRoom ? room > least + (most - least) / 2 : isFull(texts)
      } else if index > 0 {
        begins = !texts[0].isEmpty
      }
      let place = ExtractedItem.Place(page: band.page, box: band.box)
      if begins || rows.isEmpty || line.section != body[index - 1].section {
        rows.append(
          Row(
            texts: texts.map { $0.isEmpty ? [] : [$0] }, places: [place], lines: band.lines,
            section: line.section))
        continue
      }
      for column in columns.indices where !texts[column].isEmpty {
        rows[rows.count - 1].texts[column].append(texts[column])
      }
      rows[rows.count - 1].places = (rows[rows.count - 1].places + [place]).joined
      rows[rows.count - 1].lines.formUnion(band.lines)
    }
    return rows
  }

  /// The rows by the room within columns; nil where that does not tell them.
  private func rowsOfBlocks(_ body: [BodyLine], _ columns: [Column]) -> [Row]? {
    guard let size = body.first?.band.size else { return nil }
    let entries = columns.indices.map { column in
      body.indices.compactMap { line in
        body[line].cells[column].map {
          TableBlocks.Entry(line: line, page: body[line].band.page, box: $0.box)
        }
      }
    }
    let needed = columns.indices.filter { !isOpen(columns[$0]) }
    return TableBlocks.rows(entries, needed: needed, size: size)?.map { row in
      var row = row
      let lines = Set(row.joined()).sorted()
      var note: [String] = []
      if let term = columns.firstIndex(where: { $0.role == .term }) {
        func isBold(_ line: Int) -> Bool { body[line].cells[term]?.isBold == true }
        let bold = row[term].prefix(while: isBold)
        if !bold.isEmpty, !row[term].dropFirst(bold.count).contains(where: isBold) {
          note = row[term].dropFirst(bold.count).map { body[$0].texts[term] }
          row[term] = Array(bold)
        }
      }
      return Row(
        texts: row.enumerated().map { column, lines in lines.map { body[$0].texts[column] } },
        places: lines.map { ExtractedItem.Place(page: body[$0].band.page, box: body[$0].band.box) }.joined,
        lines: lines.reduce(into: []) { $0.formUnion(body[$1].band.lines) }, note: joiner.text(note),
        section: lines.first.flatMap { body[$0].section })
    }
  }

  /// True for a column that may be empty in a row.
  private func isOpen(_ column: Column) -> Bool {
    switch column.role {
    case .question, .answer, .term, .meaning: false
    default: true
    }
  }
}
