import PDFText

/// Mark schemes that are lists below labels.
extension MarkSchemeReader {
  func list(isWhole: Bool) -> (entries: [SchemeEntry], lines: Set<Int>)? {
    guard
      let start = isWhole ? document.lines.startIndex : document.lines.indices.first(where: isSchemeHeading)
    else { return nil }
    if let found = blocks(from: start) ?? cards(from: start) ?? labelled(from: isWhole ? start : start + 1) {
      return (lettersAbove(found, from: start) + found, Set(start..<document.lines.count))
    }
    let atMargin = Set(document.lines.indices.filter { $0 > start && marksAtMargin($0) != nil })
    if !atMargin.isEmpty, !document.suppressed.isSuperset(of: atMargin) {
      var plain = document
      plain.suppress(atMargin)
      return MarkSchemeReader(document: plain, joiner: joiner).list(isWhole: isWhole)
    }
    var excluded = Set(0..<start)
    if !isWhole { excluded.insert(start) }
    excluded.formUnion(document.lines.indices.filter(isBetweenQuestions))
    let asking = [Float](repeating: 0.5, count: document.lines.count)
    let finder = ChainFinder(
      lines: document.lines, labels: document.labels, asking: asking, pageCount: 1, excluded: excluded)
    guard let chain = finder.best(), chain.members.count >= 2 || chain.members[0].label.parts.count > 1 else {
      return nil
    }
    let builder = TreeBuilder(document: document, excluded: excluded)
    var entries: [SchemeEntry] = []
    var reader = self
    func add(_ node: QuestionNode) {
      if node.children.isEmpty
        || !node.lines.allSatisfy({ document.lines[$0.line].words.count <= $0.skipped })
      {
        entries.append(reader.entry(node))
      }
      node.children.forEach(add)
    }
    reader.hasMarksBeside = document.lines[start...].count { marksInCell($0.cells.last, of: $0) != nil } >= 5
    builder.questions(chain, until: document.lines.count).map(partedAtCapitals).forEach(add)
    entries.removeAll { $0.answer.isEmpty && $0.points.isEmpty }
    // "M1." answers "Q1."
    if entries.allSatisfy({ $0.number.first == "M" && $0.number.dropFirst().first?.isNumber == true }) {
      for index in entries.indices { entries[index].number.removeFirst() }
    }
    entries = sections(from: start, besides: entries) ?? entries
    entries.takeTicks()
    return entries.count >= 2 ? (entries, Set(start..<document.lines.count)) : nil
  }

  /// True for "QUESTION 2" by itself, and for the sums of sections: "(4 × 1)   (4)", "[12]".
  private func isBetweenQuestions(_ index: Int) -> Bool {
    let (line, text) = (document.lines[index], document.texts[index])
    if document.isHeading(index), Self.sections.contains(line.words[0].text.lowercased()),
      line.words.count <= 6
    {
      return true
    }
    // "De egel" above the answers of the next questions.
    if line.isBold, line.size * 100 >= document.bodySize * 112, line.cells.count == 1, line.words.count <= 7,
      document.labels[index] == nil, index + 1 < document.lines.count, document.labels[index + 1] != nil
    {
      return true
    }
    return MarkReader.isProduct(line)
      || (line.words.count == 2 || line.words.count > 2 && line.words[1].text.last == ":")
        && Self.namesQuestion(line) && isWithinDecimals(index)
      || line.isBold && line.words.count == 1 && text.first == "[" && MarkReader.whole(text) != nil
  }

  /// Words for sections, with which no answer begins a line in bold letters.
  static let sections: Set<String> = [
    "section", "part", "subiectul", "partea", "teil", "partie", "parte", "sección", "secció", "deel", "del",
    "część",
    "часть", "частина", "část", "časť", "rész", "bölüm", "phần", "bagian", "bahagian", "sehemu", "afdeling",
  ]

  /// True where the next label says the number of the question again: "2.1" below "QUESTION 2".
  private func isWithinDecimals(_ index: Int) -> Bool {
    guard index + 1 < document.lines.count, let parts = document.labels[index + 1]?.parts else {
      return false
    }
    return parts.count > 1 && parts[1].style == .decimal
      && parts[0].number == document.labels[index]?.parts.first?.number
  }

  /// The letters of a table above the first label: "Question 1 2 3" over "Answer C B B".
  private func lettersAbove(_ entries: [SchemeEntry], from start: Int) -> [SchemeEntry] {
    guard let place = entries.first?.place,
      let first = document.lines.indices.dropFirst(start).first(where: {
        document.lines[$0].page == place.page && document.lines[$0].box == place.box
          || wholeLabel(document.lines[$0]) != nil && document.lines[$0].cells.count > 1
      }), first - start >= 2
    else { return [] }
    let numbers = Set((1...99).map(String.init)).subtracting(entries.map(\.number))
    let found = AnswerKeyReader(document: document, joiner: joiner).grid(start..<first, numbers)
    guard found.allSatisfy({ $0.text.utf8.count == 1 }) else { return [] }
    return found.map { SchemeEntry(number: $0.number, answer: [$0.text], place: $0.place) }
  }

  /// A number at the right margin: what the question is worth; nil for any other cell.
  func marksInCell(_ cell: TextCell?, of line: TextLine) -> Int? {
    guard let cell, cell.words.count == 1, let marks = Int(cell.text), (1...40).contains(marks),
      cell.box.left - line.columnLeft > (line.columnRight - line.columnLeft) * 2 / 3
    else { return nil }
    return marks
  }

  /// The label that the first cell of a line is; nil where it is anything else.
  func wholeLabel(_ line: TextLine) -> String? {
    guard let words = line.cells.first?.words, words.count <= 4, let first = words.first,
      let parts = compactLabel(first.text), parts.first?.number != nil
    else { return nil }
    var label = parts.map(\.text).joined()
    for word in words.dropFirst() {
      let bare = word.text.trimmedOfPunctuation
      guard bare.count <= 4, bare.allSatisfy({ $0.isASCII && $0.isLowercase }) else { return nil }
      label += "(\(bare))"
    }
    return label
  }

  /// Divides the text of an entry into points and notes: at semicolons, and before "Allow", "Reject" and "Ignore".
  func read(_ all: [String], into entry: inout SchemeEntry) {
    var lines = all
    // Lines below the marks that say what else is taken: "… [2]", "allow in phase".
    if let end = lines.indices.dropFirst().first(where: { place in
      isGuidance(lines[place]) && MarkReader.trailing(lines[place - 1], isAtMargin: true) != nil
        && lines[place...].allSatisfy(isGuidance)
    }) {
      for line in lines[end...] { addGuidance(line, to: &entry) }
      lines.removeSubrange(end...)
    }
    let hasBullets = lines.contains { $0.first.map(Bullets.marks.contains) == true }
    // "Accept: creep" below bullets goes on from none of them.
    let text =
      hasBullets
      ? joiner.text(
        lines.map {
          $0.first.map(Bullets.marks.contains) == true
            ? "; " + $0.dropFirst() : $0.first?.isUppercase == true && isGuidance($0) ? "; " + $0 : $0
        })
      : joiner.text(lines)
    var pieces: [String] = []
    for part in text.split(separator: ";").map({ String($0).trimmed }) where !part.isEmpty {
      var rest = part
      while let range = Self.guidanceWords.lazy.compactMap({ rest.firstRange(of: ". " + $0 + " ") }).min(by: {
        $0.lowerBound < $1.lowerBound
      }) {
        pieces.append(String(rest[..<range.lowerBound]))
        rest = String(rest[rest.index(range.lowerBound, offsetBy: 2)...])
      }
      pieces.append(rest)
    }
    for piece in pieces {
      var text = piece.trimmed
      if isGuidance(text), !hasBullets || !Self.isAdvice(text) {
        if text.last == "." { text.removeLast() }
        addGuidance(text, to: &entry)
        continue
      }
      var marks: Int?
      if text.last == ".", text.dropLast().last == ")" || text.dropLast().last == "]" { text.removeLast() }
      if let found = MarkReader.trailing(text, isAtMargin: true) { (text, marks) = (found.text, found.marks) }
      entry.points.append(ExtractedItem.Point(text: text, marks: marks))
    }
    entry.answer = entry.points.map(\.text)
    let stated = entry.points.compactMap(\.marks)
    if !stated.isEmpty { entry.marks = entry.marks ?? stated.reduce(0, +) }
    if entry.points.count == 1 { entry.points = [] }
  }

  private static let guidanceWords = [
    "Allow", "Accept", "Reject", "Ignore", "Do not accept", "Do not allow", "Max", "Credit",
  ]

  /// The marks that stand alone at the right margin below a point; nil for any other line.
  private func marksAtMargin(_ index: Int) -> Int? {
    let line = document.lines[index]
    guard line.words.count == 1, let marks = Int(line.words[0].text), (1...9).contains(marks),
      line.box.left - line.columnLeft > (line.columnRight - line.columnLeft) * 2 / 3
    else { return nil }
    return marks
  }

  /// The marks of "maximumscore 2", as Dutch examinations state them; nil for any other text.
  static func mostMarks(_ text: String) -> Int? {
    let words = text.lowercased().split(separator: " ")
    guard words.count == 2, ["maximumscore", "maximum"].contains(words[0]) else { return nil }
    return Int(words[1]).flatMap { (1...100).contains($0) ? $0 : nil }
  }

  private func isSchemeHeading(_ index: Int) -> Bool {
    guard document.lines[index].words.count <= 10 else { return false }
    let text = document.texts[index].lowercased().trimmedOfPunctuation
    // So it is called in South Africa; at the beginning of a document it is a letter.
    // A scheme of Romanian tests with sections of the paper's names; without them it is a key with what all are worth.
    if text.hasPrefix("barem") {
      return document.texts[index...].contains { $0.lowercased().hasPrefix("subiectul") }
    }
    if text == "memorandum" { return index * 10 > document.lines.count * 2 && document.isHeading(index) }
    return Self.headings.contains { name in
      text.hasPrefix(name) && [nil, " ", ":"].contains(text.dropFirst(name.count).first)
        || text.hasSuffix(name) && text.dropLast(name.count).last == " "
    }
  }

  private static let headings = [
    "mark scheme", "mark schemes", "marking schemes", "marking scheme", "markscheme", "marking guide",
    "mark guide", "scheme of marks", "correctievoorschrift", "erwartungshorizont", "barème",
    "criterios de corrección", "criterios específicos de corrección",

    "nasienriglyn", "nasienriglyne", "javítási útmutató", "javítási-értékelési útmutató",
    "hướng dẫn chấm", "peraturan pemarkahan", "skema pemarkahan", "schemat punktowania", "bewertungsschema",
    "critérios de correção", "critérios específicos de classificação", "cynllun marcio", "scéim mharcála",
  ]

  private func entry(_ node: QuestionNode) -> SchemeEntry {
    var entry = SchemeEntry(number: node.number)
    var hasMargin = false
    // Levels of response say how to mark, and are no answer.
    var isInLevels = false
    for (index, skipped) in node.lines {
      let line = document.lines[index]
      let place = ExtractedItem.Place(page: line.page, box: line.box)
      entry.place = entry.place ?? place
      let words = Array(line.words.dropFirst(skipped))
      guard !words.isEmpty else { continue }
      // The title of what the next questions are about.
      if skipped == 0, !entry.points.isEmpty, index == node.lines.last?.line, line.isBold,
        document.isHeading(index), line.cells.count == 1, !document.lines[index - 1].isBold
      {
        continue
      }
      if let marks = marksAtMargin(index), let last = entry.points.indices.last {
        entry.points[last].marks = (entry.points[last].marks ?? 0) + marks
        hasMargin = true
        continue
      }
      let begins = words.first?.text.lowercased() ?? ""
      if begins == "level", words.count > 1 { isInLevels = true }
      if begins == "indicative" || Bullets.marks.contains(begins.first ?? " ") {
        isInLevels = false
        if begins == "indicative", words.count <= 3 { continue }
      }
      if isInLevels {
        entry.notes.append(words.text)
        continue
      }
      // The sum of a question's marks below those of its points.
      if hasMargin, line.words.count == 1, MarkReader.whole(line.words[0].text) != nil { continue }
      var text = words.text
      if MarkReader.total(text) != nil, skipped == 0 { continue }
      if let whole = MarkReader.whole(text) {
        entry.marks = (entry.marks ?? 0) + whole
        continue
      }
      let isDashed =
        words.count > 1 && ["-", "–"].contains(words[0].text) && words[1].text.first?.isLetter == true
      let isPoint = isDashed || text.first.map { Bullets.marks.contains($0) } ?? false
      if let stated = Self.mostMarks(text) {
        entry.marks = entry.marks ?? stated
        continue
      }
      var ownMarks: Int?
      if isPoint || hasMarksBeside, line.cells.count > 1, words.count > 1,
        let found = marksInCell(line.cells.last, of: line)
      {
        ownMarks = found
        text = words.dropLast().map(\.text).joined(separator: " ")
      }
      if isPoint { text = String(text.dropFirst()).trimmed }
      var marks = ownMarks
      if let found = MarkReader.trailing(text, isAtMargin: true) { (text, marks) = (found.text, found.marks) }
      if isGuidance(text), !isPoint || !Self.isAdvice(text) {
        addGuidance(text, to: &entry)
      } else if isPoint || marks != nil || entry.points.isEmpty && entry.answer.isEmpty
        || hasMargin && entry.points.last?.marks != nil
      {
        entry.points.append(ExtractedItem.Point(text: text, marks: marks))
      } else if !entry.points.isEmpty {
        let last = entry.points.count - 1
        entry.points[last].text = joiner.text([entry.points[last].text, text])
        if entry.points[last].marks == nil { entry.points[last].marks = marks }
      }
    }
    if entry.points.count == 1, let ticked = TickedPoints.read(entry.points[0].text) {
      entry.points = ticked.map { ExtractedItem.Point(text: $0.text, marks: $0.marks) }
      entry.answer = ticked.map(\.text)
      entry.marks = ticked.reduce(0) { $0 + $1.marks }
      if entry.points.count == 1 { entry.points = [] }
      return entry
    }
    if entry.points.count == 1, entry.points[0].text.contains(";") {
      let marks = entry.points[0].marks
      let text = entry.points[0].text
      entry.points = []
      read([text], into: &entry)
      entry.marks = entry.marks ?? marks
      return entry
    }
    entry.answer = entry.points.map(\.text)
    let stated = entry.points.compactMap(\.marks)
    if !stated.isEmpty { entry.marks = entry.marks ?? stated.reduce(0, +) }
    return entry
  }
}
