import Distractors
import PDFText

/// Reads tables and lists of words with their translations or meanings.
struct WordTableReader {
  let document: DocumentLines
  let joiner: LineJoiner
  let lexicon: Lexicon

  /// What a column of a table holds.
  enum Role: String {
    case term, translation, pronunciation, reading
    case partOfSpeech = "pos"
    case example, number, note
  }

  /// A row of a table: a text for each column, empty where it has none.
  struct Row {
    var texts: [String]
    var lines: [Int]
  }

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var section: String?
    var roles: [Role]?
    var knownHeads = 0
    let listed = lists([])
    items += listed.items
    explained.formUnion(listed.explained)
    for region in regions() where !region.contains(where: explained.contains) {
      if let heading = headings(before: region.lowerBound) { section = heading }
      var hasKnownHead = false
      guard var table = table(region) else { continue }
      let names = takeHead(&table)
      if let halves = halves(of: table, names) {
        for half in halves {
          guard let found = self.roles(half.rows, nil, half.columns), let term = found.firstIndex(of: .term),
            let translation = found.firstIndex(of: .translation)
          else { continue }
          for row in half.rows where !row.texts[term].isEmpty && !row.texts[translation].isEmpty {
            items.append(item(row, found, term, translation, section))
            explained.formUnion(row.lines)
          }
        }
        continue
      }
      let found =
        self.roles(table.rows, names, table.columns) ?? (roles?.count == table.columns ? roles : nil)
      guard let found else { continue }
      roles = found
      hasKnownHead = names.map { $0.count { Self.role(named: $0) != nil } > 1 } ?? false
      if hasKnownHead { knownHeads += 1 }
      guard let term = found.firstIndex(of: .term), let translation = found.firstIndex(of: .translation)
      else { continue }
      for row in table.rows {
        guard !row.texts[term].isEmpty, !row.texts[translation].isEmpty else { continue }
        items.append(item(row, found, term, translation, section))
        explained.formUnion(row.lines)
      }
      explained.formUnion(table.head)
    }
    guard items.count >= 4 else { return nil }
    items.sort { ($0.page, $0.places.first?.box.top ?? 0) < ($1.page, $1.places.first?.box.top ?? 0) }
    return Recognition(
      layout: .table, items: items, explained: explained, coherence: knownHeads > 0 ? 1.2 : 0.9)
  }

  private func item(_ row: Row, _ roles: [Role], _ term: Int, _ translation: Int, _ section: String?)
    -> ExtractedItem
  {
    let answer = row.texts[translation]
    let isSentence = answer.split(separator: " ").count > 6
    var item = ExtractedItem(kind: isSentence ? .definition : .vocabulary, question: row.texts[term])
    item.answer = answer
    item.section = section
    for (column, role) in roles.enumerated()
    where column != term && column != translation && !row.texts[column].isEmpty {
      if role == .number {
        item.number = row.texts[column].trimmedOfPunctuation
      } else {
        item.details[role.rawValue] = row.texts[column]
      }
    }
    item.places =
      row.lines.map { ExtractedItem.Place(page: document.lines[$0].page, box: document.lines[$0].box) }.joined
    return item
  }

  // MARK: Tables

  private struct Table {
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
      let isRow = line.cells.count > 1 && line.cells.count <= 7
      let isBroken =
        document.isHeading(index) && line.cells.count == 1
        || start.map { document.lines[$0].page != line.page } == true
      if isBroken, let first = start {
        regions.append(first..<index)
        start = nil
      }
      if isRow, start == nil { start = index }
      if !isRow, let first = start, line.cells.count == 1, !isContinuation(index, of: first) {
        regions.append(first..<index)
        start = nil
      }
    }
    if let start { regions.append(start..<document.lines.count) }
    return regions.filter { $0.count >= 2 }
  }

  /// True for a line with one cell that goes on from a row above: it stands under one of its cells, close below.
  private func isContinuation(_ index: Int, of first: Int) -> Bool {
    let line = document.lines[index]
    guard index > 0 else { return false }
    let above = document.lines[index - 1]
    guard line.box.top - above.box.bottom < line.size * 7 / 10 else { return false }
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
  private func table(_ region: Range<Int>) -> Table? {
    var counts: [Int: Int] = [:]
    for index in region { counts[document.lines[index].cells.count, default: 0] += 1 }
    guard
      let columns = counts.filter({ $0.key > 1 }).max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
    else { return nil }
    let full = region.filter { document.lines[$0].cells.count == columns }
    // Letters before the cells name options, or entries to match.
    let named = full.count { index in
      document.lines[index].cells.dropFirst().contains { cell in
        guard let part = cell.words.first.flatMap({ compactLabel($0.text) })?.first else {
          return cell.words.count > 1 && cell.words[0].text.count == 1
            && cell.words[0].text.first?.isUppercase == true
        }
        return part.isUpper
      }
    }
    let marked = full.count { MarkReader.whole(document.lines[$0].cells[columns - 1].text) != nil }
    guard full.count >= 2, named * 2 < full.count, marked * 3 < full.count else { return nil }
    // Where each column begins, ends and lies, by the lines that have all of them.
    var spans: [(left: Int32, right: Int32)] = []
    for column in 0..<columns {
      let boxes = full.map { document.lines[$0].cells[column].box }
      spans.append((boxes.map(\.left).sorted()[boxes.count / 2], boxes.map(\.right).max() ?? 0))
    }
    var rows: [Row] = []
    let pitches = zip(full, full.dropFirst()).map { document.lines[$1].box.top - document.lines[$0].box.top }
      .sorted()
    let pitch = pitches.isEmpty ? Int32.max / 4 : pitches[pitches.count / 2]
    for index in region {
      let line = document.lines[index]
      var texts = [String](repeating: "", count: columns)
      for cell in line.cells {
        let column = column(of: cell.box, spans)
        texts[column] = joiner.text([texts[column], cell.text])
      }
      let isWrapped =
        rows.last != nil && (texts[0].isEmpty || texts.dropFirst().allSatisfy(\.isEmpty) && columns > 2)
        && line.box.top - document.lines[index - 1].box.bottom < line.size * 7 / 10 && pitch > line.size
      if isWrapped, var last = rows.popLast() {
        for column in texts.indices { last.texts[column] = joiner.text([last.texts[column], texts[column]]) }
        last.lines.append(index)
        rows.append(last)
      } else {
        rows.append(Row(texts: texts, lines: [index]))
      }
    }
    return Table(columns: columns, rows: rows, spans: spans)
  }

  private func column(of box: Box, _ spans: [(left: Int32, right: Int32)]) -> Int {
    var best = (column: 0, worth: Int32.min)
    for (column, span) in spans.enumerated() {
      let shared = min(box.right, span.right) - max(box.left, span.left)
      let worth = shared - abs(box.left - span.left) / 4
      if worth > best.worth { best = (column, worth) }
    }
    return best.column
  }

  /// Takes the head out of a table.
  private func takeHead(_ table: inout Table) -> [String]? {
    guard let first = table.rows.first, table.rows.count > 2,
      let line = first.lines.first.map({ document.lines[$0] })
    else { return nil }
    let others = table.rows.dropFirst().compactMap { $0.lines.first }.map { document.lines[$0] }
    let isBold = line.isBold && others.count { $0.isBold } * 3 < others.count
    let known = first.texts.count { Self.role(named: $0) != nil }
    guard isBold || known * 2 > first.texts.count else { return nil }
    table.rows.removeFirst()
    table.head = Set(first.lines)
    // The words of a head stand closer than its columns.
    var names = [String](repeating: "", count: table.columns)
    for word in line.words {
      let column = column(of: word.box, table.spans)
      names[column] = names[column].isEmpty ? word.text : names[column] + " " + word.text
    }
    return names
  }

  /// The two tables of one whose rows hold two words each; nil for any other.
  private func halves(of table: Table, _ names: [String]?) -> [Table]? {
    guard table.columns == 4, names.map({ $0[0] == $0[2] && $0[1] == $0[3] }) ?? true else { return nil }
    let english = (0..<4).map { column in
      share(ofEnglish: table.rows.map { $0.texts[column] }.filter { !$0.isEmpty })
    }
    guard
      names != nil || english[0] < english[1] - 0.25 && english[2] < english[3] - 0.25
        || english[1] < english[0] - 0.25 && english[3] < english[2] - 0.25
    else { return nil }
    return [0, 2].map { first in
      Table(
        columns: 2, rows: table.rows.map { Row(texts: Array($0.texts[first..<first + 2]), lines: $0.lines) },
        head: table.head)
    }
  }

  // MARK: Roles

  /// What each column holds, by its head and by what stands in it; nil where no two are word and translation.
  private func roles(_ rows: [Row], _ names: [String]?, _ columns: Int) -> [Role]? {
    guard columns >= 2, !rows.isEmpty else { return nil }
    var roles = [Role?](repeating: nil, count: columns)
    if let names { for (column, name) in names.enumerated() { roles[column] = Self.role(named: name) } }
    var english = [Double](repeating: 0, count: columns)
    for column in 0..<columns {
      let texts = rows.map { $0.texts[column] }.filter { !$0.isEmpty }
      guard !texts.isEmpty else {
        roles[column] = roles[column] ?? .note
        continue
      }
      english[column] = share(ofEnglish: texts)
      if roles[column] == nil || roles[column] == .note { roles[column] = contentRole(texts) }
    }
    // Where one column is in another script, the rest of those in Latin letters say how it sounds.
    let foreign = roles.indices.filter { column in
      roles[column] == nil && isForeign(rows.map { $0.texts[column] }.filter { !$0.isEmpty })
    }
    if let first = foreign.first, !roles.contains(.term) {
      roles[first] = .term
      for column in foreign.dropFirst() { roles[column] = .reading }
      let open = roles.indices.filter { roles[$0] == nil }
      if !roles.contains(.translation), let best = open.max(by: { english[$0] < english[$1] }) {
        roles[best] = .translation
        for column in open where column != best && roles[column] == nil { roles[column] = .pronunciation }
      }
    }
    // Of what is left, the more English one translates the other; the first is the term where both are English.
    var open = roles.indices.filter { roles[$0] == nil }
    if !roles.contains(.translation), let best = open.max(by: { english[$0] < english[$1] }),
      open.count > 1 || roles.contains(.term)
    {
      let isClear =
        open.count == 1 || english[best] > 0.5 && open.contains { english[$0] < english[best] - 0.25 }
      roles[isClear ? best : open[1]] = .translation
    }
    open = roles.indices.filter { roles[$0] == nil }
    if !roles.contains(.term), let first = open.first { roles[first] = .term }
    for column in roles.indices where roles[column] == nil { roles[column] = .example }
    guard roles.contains(.term), roles.contains(.translation) else { return nil }
    return roles.map { $0 ?? .note }
  }

  private func share(ofEnglish texts: [String]) -> Double {
    var known = 0
    var all = 0
    for text in texts {
      for word in text.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "’" && $0 != "'" })
      where word.count > 1 {
        all += 1
        if word.unicodeScalars.allSatisfy(\.isASCII), lexicon.word(String(word)) != nil { known += 1 }
      }
    }
    return all == 0 ? 0 : Double(known) / Double(all)
  }

  /// True when most letters of some texts are not Latin.
  private func isForeign(_ texts: [String]) -> Bool {
    let letters = texts.joined().unicodeScalars.filter { $0.properties.isAlphabetic }
    return !letters.isEmpty
      && letters.count { $0.value > 0x24F && !(0x1E00...0x1EFF).contains($0.value) } * 10 > letters.count * 6
  }

  /// What texts are by their form alone; nil where only another column can tell.
  private func contentRole(_ texts: [String]) -> Role? {
    func most(_ test: (String) -> Bool) -> Bool { texts.count(where: test) * 10 >= texts.count * 8 }
    if most({ Int($0.trimmedOfPunctuation) != nil }) { return .number }
    if most({ $0.count { $0.isLetter } <= 2 && $0.unicodeScalars.allSatisfy { !$0.isEastAsian } }) {
      return .note
    }
    if most({ $0.first == "/" && $0.last == "/" || $0.first == "[" && $0.last == "]" }) {
      return .pronunciation
    }
    if most({ Self.partsOfSpeech.contains($0.lowercased().trimmedOfPunctuation) }) { return .partOfSpeech }
    return nil
  }

  private static let partsOfSpeech: Set<String> = [
    "noun", "verb", "adj", "adjective", "adv", "adverb", "prep", "preposition", "pron", "pronoun", "conj",
    "conjunction", "det",
    "interj", "interjection", "phrase", "n", "v", "nm", "nf", "n.m", "n.f", "m", "f", "num", "number", "expr",
    "art", "article", "intj",
    "particle", "classifier", "measure word", "adj/adv",
  ]

  /// The role that a column's head names; nil for none.
  static func role(named name: String) -> Role? {
    let bare = name.lowercased().trimmedOfPunctuation
    if bare.isEmpty { return nil }
    if [
      "english", "meaning", "translation", "definition", "in english", "inglés", "anglais", "englisch",
      "what it means", "explanation",
    ]
    .contains(bare) {
      return .translation
    }
    if [
      "spanish", "español", "french", "français", "german", "deutsch", "italian", "italiano", "portuguese",
      "russian", "русский",
      "arabic", "العربية", "hebrew", "עברית", "chinese", "mandarin", "hanzi", "characters", "character", "中文",
      "汉字", "漢字", "kanji", "japanese",
      "日本語", "korean", "한국어", "word", "term", "vocabulary", "palabra", "mot", "wort", "phrase", "key term",
      "latin", "welsh", "polish",
      "expression", "key word",
    ].contains(bare) {
      return .term
    }
    if [
      "ipa", "pronunciation", "pinyin", "romaji", "transliteration", "romanisation", "romanization",
      "transcription", "sound",
    ].contains(bare) {
      return .pronunciation
    }
    if ["kana", "reading", "hiragana", "furigana"].contains(bare) { return .reading }
    if ["type", "part of speech", "pos", "word class", "class", "gender"].contains(bare) {
      return .partOfSpeech
    }
    if ["example", "example sentence", "in a sentence", "ejemplo", "exemple", "beispiel", "sentence"]
      .contains(bare)
    {
      return .example
    }
    if ["no", "number", "nr", "#", "nº"].contains(bare) { return .number }
    if ["note", "notes", "topic", "page"].contains(bare) { return .note }
    return nil
  }

  // MARK: Lists

  /// Entries that a sign parts within a cell: "pain = bread", "pan .......... bread".
  private func lists(_ taken: Set<Int>) -> (items: [ExtractedItem], explained: Set<Int>) {
    var counts: [String: Int] = [:]
    var cells: [(line: Int, cell: TextCell)] = []
    for index in document.lines.indices where !taken.contains(index) && !document.isHeading(index) {
      for cell in document.lines[index].cells {
        cells.append((index, cell))
        for sign in Self.signs where divided(cell.text, sign) != nil { counts[sign, default: 0] += 1 }
      }
    }
    guard let sign = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), sign.value >= 4,
      sign.value * 10 >= cells.count * 6
    else { return ([], []) }
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var left: [String] = []
    for (line, cell) in cells {
      guard let (first, second) = divided(cell.text, sign.key) else { continue }
      var item = ExtractedItem(
        kind: second.split(separator: " ").count > 6 ? .definition : .vocabulary, question: first)
      item.answer = second
      item.section = section(of: line)
      item.places = [ExtractedItem.Place(page: document.lines[line].page, box: cell.box)]
      left.append(first)
      items.append(item)
      explained.insert(line)
    }
    // Where what stands first is English and the other is not, the list is turned round.
    if share(ofEnglish: left) > share(ofEnglish: items.compactMap(\.answer)) + 0.3 {
      for index in items.indices {
        let term = items[index].answer ?? ""
        items[index].answer = items[index].question
        items[index].question = term
        items[index].command = term
      }
    }
    return (items, explained)
  }

  private func section(of line: Int) -> String? {
    document.lines.indices[..<line].last { document.isHeading($0) }.map { document.texts[$0] }
  }

  private static let signs = [" = ", " – ", " — ", " - ", ": ", "...."]

  private func divided(_ text: String, _ sign: String) -> (String, String)? {
    if sign == "...." {
      let compact = text.split(separator: " ").joined(separator: " ").replacing(" . ", with: "..").replacing(
        ". ", with: "..")
      guard let range = compact.firstRange(of: "....") else { return nil }
      let first = String(compact[..<range.lowerBound]).trimmed
      let second = String(compact[range.upperBound...].drop { $0 == "." || $0 == " " }).trimmed
      return isPair(first, second) ? (first, second) : nil
    }
    guard let range = text.firstRange(of: sign) else { return nil }
    let (first, second) = (
      String(text[..<range.lowerBound]).trimmed, String(text[range.upperBound...]).trimmed
    )
    return isPair(first, second) ? (first, second) : nil
  }

  private func isPair(_ first: String, _ second: String) -> Bool {
    first.contains(where: \.isLetter) && second.contains(where: \.isLetter)
      && first.split(separator: " ").count <= 8
      && second.split(separator: " ").count <= 14
      && compactLabel(String(first.split(separator: " ").first ?? "")) == nil
  }
}
