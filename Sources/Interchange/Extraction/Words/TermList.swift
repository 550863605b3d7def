import PDFText

/// Reads a glossary: terms in bold, or before a colon, each with what it means.
struct TermList {
  let document: DocumentLines
  let joiner: LineJoiner
  /// How large a term on a line of its own may be beside the text, in hundredths: headings are larger, unless a title
  /// says that this is a glossary, or what they mean is named below them.
  private let largest: Int32
  /// Whether most lines end in letters of one width.
  private(set) var isTypewritten = false
  /// Words for questions with which three or more lines begin: "السؤال الأول", "السؤال الثاني".
  let questionWords: Set<String>

  init(document: DocumentLines, joiner: LineJoiner) {
    (self.document, self.joiner) = (document, joiner)
    var beginnings: [String: Int] = [:]
    for line in document.lines {
      guard let word = line.words.first?.text.lowercased().trimmedOfPunctuation, LabelWords.all.contains(word)
      else { continue }
      beginnings[word, default: 0] += 1
    }
    isTypewritten =
      document.lines.count { $0.words.last?.isMonospaced == true } * 2 >= document.lines.count
    questionWords = Set(beginnings.filter { $0.value >= 3 }.keys)
    let named = Self.namesMeanings(in: document)
    let isGlossary = document.titles.contains { title in
      let words = title.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
      return Self.glossaries.contains(title.lowercased().trimmedOfPunctuation)
        || words.count <= 8 && (words.contains("glossary") || words.contains("dictionary"))
    }
    largest = named >= 4 ? 300 : isGlossary ? 130 : 112
  }

  /// How many lines begin with what names a meaning: "Meaning: to tell a secret".
  static func namesMeanings(in document: DocumentLines) -> Int {
    document.texts.count { $0.contains(":") && SideHeads.name(of: $0).map(namesMeaning) == true }
  }

  /// Where a term ends in a line: the number of its words, and whether a mark ends it.
  struct Entry {
    let line: Int
    let words: Int
    let term: String
    /// Whether a stop stood behind the term.
    var hasStop = false
    /// The sign between a term and its meaning, and the bullet before it; what a title has, terms have not.
    var form = ""
  }

  func read() -> Recognition? {
    [
      entries { boldTerm($0) }, entries { markedTerm($0) }, entries { capitalTerm($0) },
      isGlossary ? entries { hangingTerm($0) } : nil,
      headed(),
      below(),
    ]
    .compactMap { $0 }.max { $0.explained.count < $1.explained.count }
  }

  private func entries(_ find: (Int) -> Entry?) -> Recognition? {
    let starts = document.lines.indices.compactMap { document.isHeading($0) ? nil : find($0) }
    guard starts.count >= 4 else { return nil }
    // Terms stand at the left edge; what goes on from them may hang.
    let edges = starts.map { document.lines[$0.line].box.left - document.lines[$0.line].columnLeft }.sorted()
    let edge = edges[edges.count / 2]
    var terms = starts.filter {
      abs(document.lines[$0.line].box.left - document.lines[$0.line].columnLeft - edge) < 400
    }
    // "Seconde 4 – Économie" above "Actif : …": a title.
    let forms = Set(terms.dropFirst().map(\.form))
    if terms.count > 5, forms.count == 1, let first = terms.first, !forms.contains(first.form) {
      terms.removeFirst()
    }
    // What is bold further in stands within a meaning, as kinds of words do in a dictionary.
    let outer = starts.count {
      !isGlossary || document.lines[$0.line].box.left - document.lines[$0.line].columnLeft < edge + 400
    }
    guard terms.count >= 4, terms.count * 10 >= outer * 8 else { return nil }
    let meanings = meaningEdge(terms)
    // "rex, regis, m.": a stop parts nothing where meanings have a column, or where other terms have none.
    let areParted = meanings == nil && terms.count(where: \.hasStop) * 2 > terms.count
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for (place, entry) in terms.enumerated() {
      let next = place + 1 < terms.count ? terms[place + 1].line : document.lines.count
      var lines = [entry.line]
      for line in (entry.line + 1)..<max(entry.line + 1, next) {
        if document.isHeading(line) { break }
        // A letter alone heads the terms that begin with it.
        if line + 1 == next, place + 1 < terms.count, heads(line, terms[place + 1].term) { break }
        // Below a term stands the name of the next topic, not what goes on from a column of meanings.
        if let meanings, document.lines[line].box.left < meanings - 500 { break }
        // An example in italics is no part of what a term means.
        if isInItalics(line), !isInItalics(entry.line), document.labels[line] == nil { break }
        lines.append(line)
      }
      var parts = [document.lines[entry.line].words.dropFirst(entry.words).map(\.text).joined(separator: " ")]
      parts += lines.dropFirst().map { document.texts[$0] }
      let meaning = joiner.text(parts).withoutLeadingMark
      guard !meaning.isEmpty, lines.count <= 14 else { continue }
      var item = ExtractedItem(
        kind: .definition, question: entry.hasStop && !areParted ? entry.term + "." : entry.term)
      // "Durak () •": an entry that is still to be written.
      item.answer =
        meaning.contains(where: { !$0.isPunctuation && !$0.isWhitespace && $0 != "•" }) ? meaning : nil
      if numberedWords(entry.line) + markedNumber(entry.line) > 0 {
        item.number = document.labels[entry.line]?.parts.map(\.text).joined()
      }
      item.takeReading()
      item.places = document.places(lines)
      items.append(item)
      explained.formUnion(lines)
    }
    // Words with room behind each ask for what they mean.
    guard items.count >= 4, items.count(where: { $0.answer != nil }) * 2 >= items.count else { return nil }
    if items.count(where: { $0.question.hasSuffix("?") }) * 10 >= items.count * 8 {
      for index in items.indices {
        items[index].kind = .short
        (items[index].context, items[index].command) = Wording.split(items[index].question)
      }
    }
    items.takeKinds()
    items.takePages()
    items.dropReferences()
    // Words with their translations are another reader's.
    let lengths = items.map { $0.answer?.split(separator: " ").count ?? 0 }.sorted()
    let isShort = lengths[lengths.count / 2] <= 3
    return Recognition(
      layout: .terms, items: items, explained: explained, coherence: isShort ? 0.88 : 0.9)
  }

  /// True for the letter above the terms that begin with it.
  private func heads(_ line: Int, _ term: String) -> Bool {
    let text = document.texts[line]
    return text.count == 1 && text.first?.isLetter == true
      && term.first?.uppercased() == text.uppercased()
  }

  /// Where the column of meanings begins; nil where most of them go on from their terms.
  private func meaningEdge(_ terms: [Entry]) -> Int32? {
    let lefts = terms.compactMap { entry in
      let cells = document.lines[entry.line].cells
      return cells.count == 2 && cells[0].words.count == entry.words ? cells[1].box.left : nil
    }
    .sorted()
    guard lefts.count * 10 >= terms.count * 8 else { return nil }
    let middle = lefts[lefts.count / 2]
    return lefts.count { abs($0 - middle) < 300 } * 10 >= terms.count * 8 ? middle : nil
  }

  /// Terms on lines of their own in bold letters, with their meanings set in below them.
  private func headed() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var index = 0
    while index < document.lines.count {
      let line = document.lines[index]
      let start = index
      index += 1
      // A letter alone divides the terms that begin with it from the others.
      guard line.isBold, line.size * 100 < document.bodySize * 112, line.words.count <= 8,
        document.texts[start].count > 1,
        !document.texts[start].hasSuffix("?"),
        document.labels[start] == nil
      else { continue }
      var lines: [Int] = []
      while index < document.lines.count, !document.lines[index].isBold,
        document.lines[index].box.left > line.box.left + 800,
        document.lines[index].column == line.column
      {
        lines.append(index)
        index += 1
      }
      guard !lines.isEmpty, lines.count <= 12 else { continue }
      var item = ExtractedItem(kind: .definition, question: document.texts[start].withoutTrailingMark)
      item.answer = joiner.text(lines.map { document.texts[$0] })
      item.places = document.places([start] + lines)
      items.append(item)
      explained.formUnion([start] + lines)
    }
    return items.count >= 4
      ? Recognition(layout: .terms, items: items, explained: explained, coherence: 0.9) : nil
  }

  private func isInItalics(_ line: Int) -> Bool { document.lines[line].words.allSatisfy(\.isItalic) }

  /// Terms on lines of their own, bold or in capitals or left of what they mean, in a document that has nothing else.
  private func below() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var section: String?
    var index = 0
    while index < document.lines.count {
      guard isTerm(index) else {
        index += 1
        continue
      }
      let start = index
      index += 1
      var lines: [Int] = []
      var topic: String?
      while index < document.lines.count, !isTerm(index),
        document.lines[index].size * 100 < document.bodySize * 112,
        isGlossary || document.lines[index].page == document.lines[start].page
      {
        // A bold line above a bold term names a topic.
        if document.lines[start].isBold, document.lines[index].isBold, !lines.isEmpty,
          index + 1 < document.lines.count, isTerm(index + 1)
        {
          explained.insert(index)
          topic = document.texts[index]
        } else {
          lines.append(index)
        }
        index += 1
      }
      // Rows of a table below the name of a topic mean nothing together.
      let rows = lines.count { document.lines[$0].cells.count > 1 }
      guard (1...(isGlossary ? 16 : 6)).contains(lines.count), rows < 3 || rows * 2 < lines.count,
        lines.allSatisfy({ isGlossary || document.labels[$0] == nil })
      else {
        return nil
      }
      explained.formUnion([start] + lines)
      // "Meaning: …", "Example: …" below all terms: the first is what they mean.
      var others: [Int] = []
      if let name = SideHeads.name(of: document.texts[lines[0]]), Self.namesMeaning(name),
        let other = lines.dropFirst().firstIndex(where: { SideHeads.name(of: document.texts[$0]) != nil })
      {
        others = Array(lines[other...])
        lines.removeSubrange(other...)
      }
      var item = ExtractedItem(kind: .definition, question: document.texts[start].withoutTrailingMark)
      // "1. break the ice" above "Meaning: …"
      if let label = document.labels[start] {
        item.number = label.parts.map(\.text).joined()
        item.question =
          document.lines[start].words.dropFirst(label.wordCount).map(\.text).joined(separator: " ")
          .withoutTrailingMark
        item.command = item.question
      }
      var meaning = joiner.text(lines.map { document.texts[$0] })
      if let name = SideHeads.name(of: meaning), Self.namesMeaning(name) {
        meaning =
          String(meaning[meaning.index(after: meaning.firstIndex(of: ":") ?? meaning.startIndex)...]).trimmed
      }
      item.answer = meaning
      item.section = section
      item.details = details(others)
      item.places = document.places([start] + lines)
      items.append(item)
      section = topic ?? section
    }
    let lengths = items.map { $0.answer?.split(separator: " ").count ?? 0 }
    guard items.count >= 4, document.share(of: explained) >= 0.8,
      lengths.allSatisfy({ $0 <= (isGlossary ? 160 : 45) }),
      isGlossary || Set(items.map { $0.question.contains(where: \.isLowercase) }).count == 1
    else { return nil }
    return Recognition(layout: .terms, items: items, explained: explained, coherence: 0.85)
  }

  /// What lines say under the names that they begin with, as "Example: …", each with the lines that go on from it.
  private func details(_ lines: [Int]) -> [String: String] {
    var details: [String: String] = [:]
    var last = ""
    for line in lines {
      let text = document.texts[line]
      var rest = text
      if let name = SideHeads.name(of: text), let colon = text.firstIndex(of: ":") {
        last = name
        rest = String(text[text.index(after: colon)...]).trimmed
      }
      details[last] = joiner.text([details[last] ?? "", rest])
    }
    return details
  }

  /// True for a line that begins with the name of what a term means: "Betekenis: …".
  private func isMeaning(_ index: Int) -> Bool {
    SideHeads.name(of: document.texts[index]).map(Self.namesMeaning) == true
  }

  private static func namesMeaning(_ name: String) -> Bool {
    name == "means" || WordTableReader.role(named: name) == .translation
  }

  private static let glossaries: Set<String> = [
    "glossary", "glossar", "glossaire", "glosario", "glossário", "glossario", "lexique", "lexikon",
    "begrippenlijst",
    "begriffe", "woordenlijst", "słowniczek", "slovníček", "глоссарий", "словарь", "ordlista", "ordliste",
    "sanasto",
    "sözlük", "daftar istilah", "用語集", "术语表", "용어집",
  ]

  var isGlossary: Bool { largest > 112 }

  /// True for a few words that stand out above what they mean.
  private func isTerm(_ index: Int) -> Bool {
    let line = document.lines[index]
    let text = document.texts[index]
    guard line.words.count <= 8, line.cells.count == 1,
      document.labels[index] == nil || largest > 200 && document.labels[index]?.parts[0].number != nil,
      index + 1 < document.lines.count,
      line.size * 100 < document.bodySize * largest, text.count(where: \.isLetter) > 1,
      !(text.last.map { "?.:;,".contains($0) } ?? true)
    else { return false }
    let next = document.lines[index + 1]
    if largest > 200 { return isMeaning(index + 1) }
    if line.isBold { return !next.isBold }
    let isCapital = text.contains(where: \.isLetter) && !text.contains(where: \.isLowercase)
    return isCapital && next.box.left > line.box.left + 600
  }
}

extension String {
  /// Without the colon or the dash that ends a term.
  var withoutTrailingMark: String {
    var text = self.trimmed
    // "der Schaffner, -": the plural is the same.
    while let last = text.last, ":–—=-".contains(last) || last == " ", !text.hasSuffix(", -") {
      text.removeLast()
    }
    return text
  }

  /// Without the dash that begins what a term means.
  var withoutLeadingMark: String {
    var text = self.trimmed
    while let first = text.first, ":–—=".contains(first) || first == " " { text.removeFirst() }
    return text
  }
}
