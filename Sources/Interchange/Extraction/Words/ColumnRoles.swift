import Distractors
import PDFText

/// What the columns of a table of words hold.
extension WordTableReader {
  /// What each column holds, by its head and by what stands in it; nil where no two are word and translation.
  func roles(_ rows: [Row], _ names: [String]?, _ columns: Int) -> [Role]? {
    guard columns >= 2, !rows.isEmpty else { return nil }
    var roles = [Role?](repeating: nil, count: columns)
    if let names { for (column, name) in names.enumerated() { roles[column] = Self.role(named: name) } }
    if let (learnt, known) = names.flatMap({ LanguageNames.columns($0, titles: document.titles) }) {
      // "Nederlands | Engels" on a sheet that speaks English is for those who learn Dutch.
      let isTurned = Self.role(named: names?[learnt] ?? "") == .translation && speaksEnglish
      (roles[learnt], roles[known]) = isTurned ? (.translation, .term) : (.term, .translation)
    }
    // "Anglicky | Překlad"
    if let names, !roles.contains(.term), roles.count(where: { $0 == .translation }) == 2,
      let learnt = names.firstIndex(where: { LanguageNames.isName($0) })
    {
      roles[learnt] = .term
    }
    if let names, !roles.contains(.translation), roles.contains(.term),
      let notes = names.firstIndex(where: { $0.lowercased() == "notes" })
    {
      roles[notes] = .translation
    }
    // "Español | Deutsch", each in its own language: the first is learnt, unless what stands in them says otherwise.
    if !roles.contains(.translation), let first = roles.firstIndex(of: .term) {
      for column in roles.indices where column != first && roles[column] == .term { roles[column] = nil }
    }
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
    if columns > 2, !roles.contains(.term) { takeExamples(rows, &roles) }
    if columns > 2 { turnToExamples(rows, &roles) }
    nameKana(&roles, rows)
    // Where one column is in another script, the rest of those in Latin letters say how it sounds.
    let foreign = roles.indices.filter { column in
      roles[column] == nil && isForeign(rows.map { $0.texts[column] }.filter { !$0.isEmpty })
    }
    // Of two such columns one may say again and again of what kind the others' words are.
    let isVaried = { (column: Int) in
      let texts = rows.map { $0.texts[column] }.filter { !$0.isEmpty }
      return Set(texts).count * 10 >= texts.count * 8
    }
    if columns == 2, foreign == [1], roles[0] == nil, english[0] < 0.5 {
      // "lete | 寒さ 冷たい 凍る": a word in a language that nobody else names, with what it means.
      func words(_ column: Int) -> Int {
        rows.reduce(0) { $0 + $1.texts[column].split(separator: " ").count }
      }
      if words(0) * 10 <= rows.count * 11, words(1) * 10 >= words(0) * 16 { roles = [.term, .translation] }
    }
    // "Meaning | Sound | Present | Past" is read from the right, as the words are.
    let areFromRight =
      foreign.count > 1 && foreign.last == columns - 1 && (foreign.first ?? 0) > 1
      && foreign == Array(foreign[0]..<columns) && rows.allSatisfy { isFromRight($0.texts[columns - 1]) }
    let order = areFromRight ? foreign.reversed() : foreign
    if let first = order.first(where: isVaried) ?? order.first, !roles.contains(.term) {
      roles[first] = .term
      for column in foreign where column != first {
        roles[column] = isVaried(column) ? .reading : .partOfSpeech
      }
      let open = roles.indices.filter { roles[$0] == nil }
      if !roles.contains(.translation), let best = open.max(by: { english[$0] < english[$1] }) {
        roles[best] = .translation
        for column in open where column != best && roles[column] == nil { roles[column] = .pronunciation }
      }
    }
    // Of three columns in one language the one with sentences says what the others name.
    let left = roles.indices.filter { roles[$0] == nil }
    if !roles.contains(.translation), left.count > 2, left.allSatisfy({ english[$0] >= 0.5 }) {
      let long = left.filter { usualWords(rows, $0) >= 5 }
      if long.count == 1, long[0] != left[0], left.allSatisfy({ $0 == long[0] || usualWords(rows, $0) <= 3 })
      {
        roles[long[0]] = .translation
      }
    }
    // Of what is left, the more English one translates the other; the first is the term where both are English.
    var open = roles.indices.filter { roles[$0] == nil }
    if !roles.contains(.translation), let best = open.max(by: { english[$0] < english[$1] }),
      open.count > 1 || roles.contains(.term)
    {
      let isClear =
        open.count == 1 || english[best] > 0.5 && open.contains { english[$0] < english[best] - 0.25 }
      // Who is spoken to in another language than English learns English, where that comes first.
      let isTurned = best == open[0] && open.count == 2 && speaksOtherThanEnglish
      roles[isClear && !isTurned ? best : open[1]] = .translation
    }
    open = roles.indices.filter { roles[$0] == nil }
    if !roles.contains(.term), let first = open.first { roles[first] = .term }
    guard roles.contains(.term), roles.contains(.translation) else { return nil }
    // A meaning before its term: "a young cat | kitten".
    if names == nil, let term = roles.firstIndex(of: .term),
      let translation = roles.firstIndex(of: .translation),
      usualWords(rows, term) >= 4, usualWords(rows, translation) <= 2
    {
      roles.swapAt(term, translation)
    }
    return roles.map { $0 ?? .example }
  }

  /// True for a word in a script that is read from right to left, and for an empty cell.
  private func isFromRight(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map { (0x0590...0x08FF).contains($0.value) }
      ?? true
  }

  /// Names what Japanese words are read as, in syllables, beside the words and what they mean in Chinese or Korean.
  private func nameKana(_ roles: inout [Role?], _ rows: [Row]) {
    func letters(_ column: Int) -> [Unicode.Scalar] {
      rows.flatMap { $0.texts[column].unicodeScalars.filter { $0.properties.isAlphabetic } }
    }
    let open = roles.indices.filter { column in
      roles[column] == nil && isForeign(rows.map { $0.texts[column] })
    }
    guard open.count == 3 else { return }
    let shares = open.map { column in
      let own = letters(column)
      return own.isEmpty ? 0 : Double(own.count { (0x3041...0x30FF).contains($0.value) }) / Double(own.count)
    }
    let reading = zip(open, shares).filter { $0.1 > 0.95 }.map(\.0)
    let meaning = zip(open, shares).filter { $0.1 < 0.05 }.map(\.0)
    guard reading.count == 1, meaning.count == 1,
      let term = open.first(where: { $0 != reading[0] && $0 != meaning[0] })
    else { return }
    (roles[reading[0]], roles[meaning[0]], roles[term]) = (.reading, .translation, .term)
  }

  /// Finds the column of sentences that show a word in use, and by it the word that they show.
  private func takeExamples(_ rows: [Row], _ roles: inout [Role?]) {
    let open = roles.indices.filter { roles[$0] == nil || roles[$0] == .example }
    let sentences = open.filter { column in
      let texts = rows.map { $0.texts[column] }.filter { !$0.isEmpty }
      return texts.count { text in
        text.last.map { ".!?…".contains($0) } == true && text.split(separator: " ").count >= 3
      } * 10 >= max(texts.count, rows.count / 2) * 7
    }
    guard sentences.count == 1, let example = sentences.first else { return }
    let others = open.filter { $0 != example && roles[$0] == nil }
    guard others.count >= 2 else { return }
    let shares = others.map { (column: $0, share: share(of: $0, shownIn: example, rows)) }
      .sorted { $0.share > $1.share }
    guard shares[0].share >= 0.5, shares[1].share <= 0.25 else { return }
    roles[example] = .example
    roles[shares[0].column] = .term
  }

  /// Turns the two columns round whose heads were taken for those of each other, where examples show the second at work.
  ///
  /// A list that is all in the language that it teaches names that language so: "Nederlands | Engels | Voorbeeldzin".
  private func turnToExamples(_ rows: [Row], _ roles: inout [Role?]) {
    guard let term = roles.firstIndex(of: .term), let translation = roles.firstIndex(of: .translation) else {
      return
    }
    for column in roles.indices where roles[column] == nil || roles[column] == .example {
      let texts = rows.map { $0.texts[column] }.filter { !$0.isEmpty }
      guard texts.count * 2 > rows.count, usualWords(rows, column) >= 3,
        share(of: term, shownIn: column, rows) <= 0.1, share(of: translation, shownIn: column, rows) >= 0.5
      else { continue }
      roles[column] = .example
      roles.swapAt(term, translation)
      return
    }
  }

  /// The share of rows in which a word of one cell stands in another, perhaps with another ending.
  private func share(of column: Int, shownIn example: Int, _ rows: [Row]) -> Double {
    func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter } }
    // "Back stitch", "Chain stitch": a word of many cells shows none of them in use.
    var counts: [Substring: Int] = [:]
    for row in rows { for word in Set(words(row.texts[column])) { counts[word, default: 0] += 1 } }
    var shown = 0
    var all = 0
    for row in rows where !row.texts[example].isEmpty && !row.texts[column].isEmpty {
      all += 1
      let used = words(row.texts[example])
      let isShown = words(row.texts[column]).contains { word in
        word.count > 2 && counts[word, default: 0] * 3 <= max(6, rows.count)
          && used.contains { $0.hasPrefix(word.prefix(max(3, word.count - 2))) }
      }
      if isShown { shown += 1 }
    }
    return all == 0 ? 0 : Double(shown) / Double(all)
  }

  /// Words in the middle one of a column's cells.
  private func usualWords(_ rows: [Row], _ column: Int) -> Int {
    let counts = rows.map { $0.texts[column].split(separator: " ").count }.sorted()
    return counts[counts.count / 2]
  }

  func share(ofEnglish texts: [String]) -> Double {
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
  func isForeign(_ texts: [String]) -> Bool {
    let letters = texts.joined().unicodeScalars.filter { $0.properties.isAlphabetic }
    return !letters.isEmpty
      && letters.count { $0.value > 0x24F && !(0x1E00...0x1EFF).contains($0.value) } * 10 > letters.count * 6
  }

  /// What texts are by their form alone; nil where only another column can tell.
  private func contentRole(_ texts: [String]) -> Role? {
    func most(_ test: (String) -> Bool) -> Bool { texts.count(where: test) * 10 >= texts.count * 8 }
    if most({ Int($0.trimmedOfPunctuation) != nil }) { return .number }
    // Words of other scripts may have two letters.
    if most({ $0.count { $0.isLetter } <= 2 }), !isForeign(texts) { return .note }
    if most({ $0.first == "/" && $0.last == "/" || $0.first == "[" && $0.last == "]" }) {
      return .pronunciation
    }
    if most({ Self.partsOfSpeech.contains($0.lowercased().trimmedOfPunctuation) }) { return .partOfSpeech }
    // The same few words again and again say of what kind the others are, in whatever language.
    if texts.count >= 6, Set(texts).count * 3 <= texts.count { return .partOfSpeech }
    return nil
  }

  private static let partsOfSpeech: Set<String> = [
    "noun", "verb", "adj", "adjective", "adv", "adverb", "prep", "preposition", "pron", "pronoun", "conj",
    "conjunction", "det",
    "interj", "interjection", "phrase", "n", "v", "nm", "nf", "n.m", "n.f", "m", "f", "num", "number", "expr",
    "art", "article", "intj",
    "particle", "classifier", "measure word", "adj/adv",
  ]
}
