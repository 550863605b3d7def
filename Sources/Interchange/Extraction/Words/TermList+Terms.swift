import PDFText

/// Where a term ends in a line, by the ways in which terms are told from their meanings.
extension TermList {
  /// A bold term at the beginning of a line that goes on in plain letters.
  func boldTerm(_ index: Int) -> Entry? {
    guard document.lines[index].cells.count <= 2 || document.lines[index].isSpread else { return nil }
    let number = numberedWords(index)
    let words = Array(document.lines[index].words.dropFirst(number))
    var bold = words.prefix { $0.isBold || isGlossary && isOfItsOwn($0) }
    // "astern adverb", "attorney /uh-ter-ni/": dictionaries print more than the word in bold.
    if isGlossary, let end = bold.dropFirst().firstIndex(where: { saysOfWord($0.text) }) {
      bold = bold[..<end]
    }
    guard !bold.isEmpty, bold.count < words.count,
      bold.count <= 8 || bold.count <= 20 && bold.last?.text.last == "?", compactLabel(bold[0].text) == nil
    else { return nil }
    var term = bold.map(\.text).joined(separator: " ").withoutTrailingMark
    // "atom. What cannot be cut": the stop parts the term from its meaning.
    let hasStop = term.last == "." && !term.dropLast().contains(".")
    if hasStop { term.removeLast() }
    guard term.contains(where: \.isLetter) else { return nil }
    return Entry(line: index, words: bold.count + number, term: term, hasStop: hasStop)
  }

  /// True for what a dictionary says of a word behind it: its kind, or how it sounds.
  private func saysOfWord(_ text: String) -> Bool {
    text.first == "/" && text.count > 1
      || [
        "noun", "verb", "adjective", "adverb", "pronoun", "preposition", "conjunction", "exclamation",
        "abbreviation", "prefix", "suffix",
      ].contains(text.lowercased())
  }

  /// True for a word in letters of one width, in a document whose others are not: commands that a glossary explains.
  private func isOfItsOwn(_ word: TextWord) -> Bool { word.isMonospaced && !isTypewritten }

  /// A term in capitals before a comma or a stop, at the beginning of a line that goes on in small letters.
  ///
  /// So stands "CORRIE, a hollow with a steep back wall"; the names of sections are in capitals, too, with nothing behind them.
  func capitalTerm(_ index: Int) -> Entry? {
    let words = document.lines[index].words
    guard document.lines[index].cells.count == 1, document.labels[index] == nil,
      let end = words.prefix(5).firstIndex(where: { $0.text.last.map { ",.;".contains($0) } ?? false }),
      end + 1 < words.count, words[(end + 1)...].contains(where: { $0.text.contains(where: \.isLowercase) })
    else { return nil }
    let term = words[...end].map(\.text).joined(separator: " ").dropLast()
    guard term.count(where: \.isUppercase) >= 3, !term.contains(where: { $0.isLowercase || $0.isNumber })
    else {
      return nil
    }
    return Entry(line: index, words: end + 1, term: String(term))
  }

  /// The words up to the first stop, in a glossary whose meanings hang behind their terms.
  ///
  /// So stand "Schisma. The interval …" and its further lines, set in.
  func hangingTerm(_ index: Int) -> Entry? {
    let line = document.lines[index]
    guard line.box.left - line.columnLeft < 300, line.cells.count == 1, document.labels[index] == nil,
      index + 1 < document.lines.count, document.lines[index + 1].column == line.column,
      document.lines[index + 1].box.left - line.box.left > 500,
      line.words.first?.text.first?.isUppercase == true,
      let end = line.words.prefix(6).firstIndex(where: { $0.text.count > 1 && $0.text.last == "." }),
      end + 1 < line.words.count, line.words[end + 1].text.first?.isUppercase == true
    else { return nil }
    let term = line.words[...end].map(\.text).joined(separator: " ")
    return Entry(line: index, words: end + 1, term: String(term.dropLast()), hasStop: true)
  }

  /// How many words number a term in bold letters; 0 where none do.
  func numberedWords(_ index: Int) -> Int {
    guard let label = document.labels[index], label.parts.count == 1, label.parts[0].number != nil,
      label.parts[0].style == .dot || label.parts[0].style == .closing,
      document.lines[index].words.dropFirst(label.wordCount).first?.isBold == true,
      document.lines[index].words.first?.isBold != true
    else { return 0 }
    return label.wordCount
  }

  /// How many words number a term that a dash parts from its meaning; 0 where none do.
  func markedNumber(_ index: Int) -> Int {
    guard let label = document.labels[index], label.parts.count == 1, label.parts[0].number != nil,
      label.parts[0].style == .dot || label.parts[0].style == .closing,
      document.lines[index].words.contains(where: { ["–", "—", "=", "-"].contains($0.text) })
    else { return 0 }
    return label.wordCount
  }

  /// What names whose a sheet is, above its terms: "Profesora: Carolina Sepúlveda".
  private static let ofSheets: Set<String> = [
    "teacher", "instructor", "tutor", "author", "compiled by", "prepared by", "course", "class", "subject",
    "grade", "profesor", "profesora", "docente", "curso", "asignatura", "fecha", "nombre", "lehrer",
    "lehrerin",
    "lehrkraft", "fach", "klasse", "kurs", "datum", "professeur", "professeure", "enseignant", "enseignante",
    "classe", "matière", "insegnante", "professore", "professoressa", "professor", "professora", "disciplina",
    "materia", "version",
  ]

  /// A few words before a colon or a dash.
  func markedTerm(_ index: Int) -> Entry? {
    let line = document.lines[index]
    let isBulleted =
      line.words.first.map {
        $0.text.count == 1
          && ($0.text.first.map { Bullets.marks.union(Bullets.dashes).contains($0) } ?? false)
      } == true
    let numbers = isBulleted ? 0 : markedNumber(index)
    guard
      line.cells.count == 1
        || (isBulleted || numbers > 0) && line.cells.count == 2
          && line.cells[0].words.count == max(1, numbers)
    else {
      return nil
    }
    let bullets = isBulleted ? 1 : numbers
    let words = Array(line.words.dropFirst(bullets))
    for (place, word) in words.enumerated().prefix(6) {
      let isMark = ["–", "—", "-", ":", "=", "/"].contains(word.text)
      let endsWithMark = word.text.count > 1 && word.text.last == ":"
      guard isMark && place > 0 || endsWithMark, place + 1 < words.count else { continue }
      let term = words[..<(endsWithMark ? place + 1 : place)].map(\.text).joined(separator: " ")
        .withoutTrailingMark
      guard let first = words.first?.text, compactLabel(first) == nil, term.contains(where: \.isLetter) else {
        return nil
      }
      guard !questionWords.contains(first.lowercased().trimmedOfPunctuation),
        !["note", "answer", "question", "name", "date", "q", "a", "example", "answers", "key"].contains(
          term.lowercased()), index > 5 || !Self.ofSheets.contains(term.lowercased())
      else { return nil }
      let form = (isBulleted ? "•" : "") + (endsWithMark ? ":" : word.text)
      return Entry(line: index, words: place + 1 + bullets, term: term, form: form)
    }
    return nil
  }
}

extension TextLine {
  /// True for a line of a narrow column whose few words are spread out to its right edge.
  fileprivate var isSpread: Bool {
    columnRight - box.right < size && words.count <= 6
      && words.dropFirst().allSatisfy { (size...3 * size).contains($0.gapBefore) || $0.gapBefore < size }
  }
}
