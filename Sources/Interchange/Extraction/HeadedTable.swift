import PDFText

/// Reads tables whose head says what their columns hold: "No | Question | A | B | C | D | Key", "Question | Answer".
///
/// It takes the words by where they stand, not by lines: what wraps within the cells of a row stands at other heights
/// than what is beside it, and two columns of cells look like two columns of text.
struct HeadedTable {
  let document: DocumentLines
  let joiner: LineJoiner

  /// What a column holds, by its head.
  private enum Role: Equatable {
    case number, question, answer, marks
    case option(String)
    case term, meaning
    case detail(String)
  }

  /// Words at one height.
  private struct Band {
    var page: Int
    var box: Box
    var size: Int32
    var words: [TextWord]
    /// Where its cells begin.
    var starts: Set<Int32>
    var lines: Set<Int>
  }

  private struct Column {
    var role: Role
    var left: Int32
    var right: Int32
  }

  /// A line of a table with its texts by column, and the room above it; nil for the first of a page.
  private struct BodyLine {
    var band: Band
    var texts: [String]
    var room: Int32?
  }

  /// A row of the table: the texts of each column from top to bottom.
  private struct Row {
    var texts: [[String]]
    var places: [ExtractedItem.Place]
    var lines: Set<Int>
  }

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    let bands = bands()
    var index = 0
    while index < bands.count {
      let groups = groups(bands[index])
      var end = index + 1
      for (place, group) in groups.enumerated() {
        let right = place + 1 < groups.count ? groups[place + 1][0].left - bands[index].size : .max
        let left = place == 0 ? .min : group[0].left - bands[index].size
        guard let found = table(bands, below: index, group, left..<right) else { continue }
        items += found.items
        explained.formUnion(bands[index].lines.union(found.lines))
        end = max(end, found.end)
      }
      index = end
    }
    guard items.count >= 3 else { return nil }
    let isComplete = items.allSatisfy { $0.answer != nil } || items.allSatisfy { $0.answer == nil }
    // Rows of questions are taken by their room; a reader of words takes each line for one.
    let asks = items.contains { $0.kind != .vocabulary && $0.kind != .definition }
    return Recognition(
      layout: .table, items: items, explained: explained, coherence: isComplete ? asks ? 1.21 : 1.19 : 0.9)
  }

  /// The rows of a table below its head, or of one of several beside each other.
  private func table(_ bands: [Band], below head: Int, _ group: [Column], _ range: Range<Int32>) -> (
    items: [ExtractedItem], lines: Set<Int>, end: Int
  )? {
    var columns = group
    var index = head + 1
    var body: [BodyLine] = []
    var usualRoom: Int32 = 0
    while index < bands.count, !isBetween(bands, index) {
      var band = bands[index]
      band.words.removeAll { !range.contains($0.box.left) }
      // Tables beside each other may end at different heights.
      if band.words.isEmpty {
        index += 1
        continue
      }
      guard let texts = texts(of: band, &columns), !isTooFar(body, usualRoom, band) else { break }
      let above = bands[index - 1]
      // What stands beside it in another table says as well how far its own lines are apart.
      // A cell in the middle of two lines may have been joined with one of them, which is as high as both then.
      let room =
        above.page == band.page ? max(band.box.top - above.box.bottom, -band.size / 4) : nil
      if !body.isEmpty { usualRoom = max(usualRoom, room ?? 0) }
      body.append(BodyLine(band: band, texts: texts, room: body.isEmpty ? nil : room))
      index += 1
    }
    let rows = rows(body, columns)
    var found: [ExtractedItem] = []
    // A row that became nothing is left over, and not read.
    var lines: Set<Int> = []
    for row in rows {
      guard let item = item(row, columns) else { continue }
      found.append(item)
      lines.formUnion(row.lines)
    }
    // "1 | acid   A | turns litmus red": entries to match.
    let lettered = found.count { $0.answer?.split(separator: " ").first.map(Self.isLetter) ?? false }
    // "1(a) | osmosis": a row of a mark scheme.
    let labels = found.count { compactLabel($0.question.filter { $0 != " " })?.first?.number != nil }
    guard labels * 2 < found.count, found.count >= 3, lettered * 2 < found.count || lettered < 3,
      found.count * 10 >= rows.count * 8
    else { return nil }
    return (found, lines, index)
  }

  /// True for a letter that names an entry: "A", "B.".
  private static func isLetter(_ word: Substring) -> Bool {
    let bare = String(word).trimmedOfPunctuation
    return bare.utf8.count == 1 && (bare != word || bare.first.map { ("B"..."Z").contains($0) } ?? false)
  }

  // MARK: Heads

  /// The columns that a head names, table by table where the same names come again: "Word | Meaning | Word | Meaning".
  private func groups(_ band: Band) -> [[Column]] {
    for cells in [runs(band.words, gap: 1), band.words.map { TextCell([$0]) }] {
      let names = cells.map { $0.text.lowercased() }
      for count in [1, 2, 3, 4] where names.count % count == 0 && names.count / count > 1 {
        let width = names.count / count
        guard names.indices.allSatisfy({ names[$0] == names[$0 % width] }) else { continue }
        let groups = (0..<count).compactMap { head(Array(cells[($0 * width)..<(($0 + 1) * width)])) }
        if groups.count == count { return groups }
      }
      // Words that stand closer than cells are names of their own only where the same ones come again.
      guard Set(band.words.map(\.text)).count * 2 <= band.words.count else { break }
    }
    return []
  }

  private func head(_ cells: [TextCell]) -> [Column]? {
    guard (2...9).contains(cells.count) else { return nil }
    var roles = cells.map { role(named: $0.text) }
    nameTheOther(&roles, cells)
    nameTheLetter(&roles, cells)
    let known = roles.compactMap { $0 }
    let options = known.count { if case .option = $0 { true } else { false } }
    let asks = known.contains(.question) && (known.contains(.answer) || options >= 3)
    let tells = known.contains(.term) && known.contains(.meaning)
    guard asks || tells, known.count + 1 >= cells.count, Set(known.map { "\($0)" }).count == known.count
    else { return nil }
    return zip(cells, roles).map { cell, role in
      Column(role: role ?? .detail(cell.text.lowercased()), left: cell.box.left, right: cell.box.right)
    }
  }

  /// "Ans" beside "Correct option": the letter of what the other column says.
  private func nameTheLetter(_ roles: inout [Role?], _ cells: [TextCell]) {
    let answers = roles.indices.filter { roles[$0] == .answer }
    guard answers.count == 2, let letter = answers.first(where: { cells[$0].text.count < 5 }) else { return }
    roles[letter] = .detail("letter")
  }

  /// A bold name that is not known beside one that is: "Türkçe | English", "Symbol | Name".
  private func nameTheOther(_ roles: inout [Role?], _ cells: [TextCell]) {
    guard cells.allSatisfy(\.isBold), cells.allSatisfy({ $0.words.count == 1 }) else { return }
    if roles.count == 2, roles[0] == .term, roles[1] == nil { roles[1] = .meaning }
    if roles.count <= 3, roles[0] == nil, roles[1] == .meaning, cells[1].text.lowercased() == "english" {
      roles[0] = .term
    }
  }

  private func role(named name: String) -> Role? {
    let bare = name.lowercased().trimmedOfPunctuation
    if name == "#" { return .number }
    if ["question", "questions"].contains(bare) { return .question }
    if [
      "answer", "answers", "ans", "key", "correct", "correct answer", "correct option", "right answer",
      "solution",
      "model answer",
    ]
    .contains(bare) {
      return .answer
    }
    if bare.utf8.count == 1, let letter = bare.utf8.first, (0x61...0x68).contains(letter) {
      return .option(name.trimmedOfPunctuation)
    }
    if bare.hasPrefix("option "), bare.count == 8 {
      return .option(String(name.trimmedOfPunctuation.suffix(1)))
    }
    switch WordTableReader.role(named: name) {
    case .term: return .term
    case .translation: return .meaning
    case .number: return .number
    case .marks: return .marks
    case let other?: return .detail(other.rawValue)
    case nil: return nil
    }
  }

  // MARK: Rows

  /// True for a heading between tables, or the head of the next one.
  private func isBetween(_ bands: [Band], _ index: Int) -> Bool {
    let band = bands[index]
    if !groups(band).isEmpty { return true }
    // A bold word beside the lines of other cells is one of them.
    let isBeside = [index - 1, index + 1].contains { other in
      bands.indices.contains(other) && bands[other].page == band.page
        && bands[other].box.top < band.box.bottom && bands[other].box.bottom > band.box.top
    }
    return !isBeside && band.lines.count == 1 && runs(band.words, gap: 1).count == 1
      && band.lines.contains(where: document.isHeading)
  }

  /// The words of the document height by height, whatever column of the page they were read in.
  private func bands() -> [Band] {
    var bands: [Band] = []
    for page in document.pages {
      let first = bands.count
      let own = document.lines(ofPage: page).sorted {
        document.lines[$0].box.centerY < document.lines[$1].box.centerY
      }
      for index in own {
        let line = document.lines[index]
        if bands.count > first, let last = bands.last, last.box.verticalOverlap(line.box) > 0.6 {
          bands[bands.count - 1].words += line.words
          bands[bands.count - 1].starts.formUnion(line.cells.map(\.box.left))
          bands[bands.count - 1].lines.insert(index)
          continue
        }
        bands.append(
          Band(
            page: page, box: line.box, size: line.size, words: line.words,
            starts: Set(line.cells.map(\.box.left)), lines: [index]))
      }
      for index in first..<bands.count { bands[index].words.sort { $0.box.left < $1.box.left } }
    }
    return bands
  }

  /// Words that no more than some sizes part, and that do not begin where a column does.
  private func runs(
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

  /// The texts of a band by column; nil where a word stands in two columns, and so the table has ended.
  private func texts(of band: Band, _ columns: inout [Column]) -> [String]? {
    var texts = [String](repeating: "", count: columns.count)
    var widened = columns
    for cell in runs(band.words, gap: 1, columns, band.starts) {
      let shared = columns.indices.filter {
        min(columns[$0].right, cell.box.right) > max(columns[$0].left, cell.box.left)
      }
      guard shared.count < 2 else { return nil }
      let nearest = columns.indices.min { distance(columns[$0], cell.box) < distance(columns[$1], cell.box) }
      guard let column = shared.first ?? nearest else { return nil }
      texts[column] = texts[column].isEmpty ? cell.text : texts[column] + " " + cell.text
      widened[column].left = min(widened[column].left, cell.box.left)
      widened[column].right = max(widened[column].right, cell.box.right)
    }
    guard zip(widened, widened.dropFirst()).allSatisfy({ $0.right < $1.left }) else { return nil }
    columns = widened
    return texts
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
    func isFull(_ texts: [String]) -> Bool {
      columns.indices.allSatisfy { isOpen(columns[$0]) || !texts[$0].isEmpty }
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
      if begins || rows.isEmpty {
        rows.append(Row(texts: texts.map { $0.isEmpty ? [] : [$0] }, places: [place], lines: band.lines))
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

  /// True for a column that may be empty in a row.
  private func isOpen(_ column: Column) -> Bool {
    switch column.role {
    case .question, .answer, .term, .meaning: false
    default: true
    }
  }

  // MARK: Items

  private func item(_ row: Row, _ columns: [Column]) -> ExtractedItem? {
    var item = ExtractedItem(kind: .short, question: "", places: row.places)
    var answer: String?
    for (column, texts) in zip(columns, row.texts) {
      let text = joiner.text(texts)
      guard !text.isEmpty else { continue }
      switch column.role {
      case .number: item.number = text.trimmedOfPunctuation
      case .question: item.question = text
      case .term:
        item.question = text
        item.kind = .vocabulary
      case .answer, .meaning: answer = text
      case .marks:
        item.marks = text.trimmedOfPunctuation.smallNumber ?? MarkReader.whole(text)
        if item.marks == nil { item.details["marks"] = text }
      case .option(let label):
        item.options.append(ExtractedItem.Option(label: label, text: text))
        item.kind = .choice
      case .detail(let name): item.details[name] = text
      }
    }
    guard !item.question.isEmpty else { return nil }
    (item.context, item.command) =
      item.kind == .vocabulary ? (nil, item.question) : Wording.split(item.question)
    if item.kind == .vocabulary {
      guard let answer else { return nil }
      if answer.split(separator: " ").count > 6 { item.kind = .definition }
    }
    if item.kind == .short, item.question.contains("___") { item.kind = .cloze }
    if let answer { item.take(answer: answer, at: row.places.first) }
    return item
  }
}
