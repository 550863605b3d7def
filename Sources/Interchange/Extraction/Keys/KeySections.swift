import PDFText

/// The sections of a key, each with the questions that it answers.
///
/// Where each section of a paper counts from 1, its key names the sections as the paper does: "A 1 … 2 …",
/// "Chapter 2", "二、判断题：", "В-2:", or a column of a table. A name counts only where the paper has it above a 1, too,
/// in the same order.
struct KeySections {
  /// Where a section of the key begins.
  struct Opening {
    let line: Int
    /// The words of the line that name it.
    let words: Range<Int>
    /// The lines of the document that its questions stand on.
    var questions: Range<Int>
  }

  private(set) var openings: [Opening] = []

  init() {}

  /// Looks for sections in the lines of a key that the other lines of the document name as well.
  ///
  /// - Parameter candidates: What `candidates(in:)` finds, which is the same for all keys of a document.
  init(_ document: DocumentLines, key: Range<Int>, among candidates: [Candidate]) {
    let named = key.map { (line: $0, names: Self.named($0, document, key)) }.filter { !$0.names.isEmpty }
    guard !named.isEmpty else { return }
    let asked = candidates.compactMap { candidate -> Name? in
      guard !key.contains(candidate.line) else { return nil }
      let isCounted =
        !candidate.names.isEmpty
        && (Self.beginsCounting(behind: candidate.line, document, key)
          || Self.isHeadingAlone(candidate, document))
      let all = Set((isCounted ? candidate.names : []) + [candidate.heading].compactMap { $0 })
      return all.isEmpty ? nil : Name(line: candidate.line, names: all)
    }
    guard !asked.isEmpty else { return }
    var next = 0
    var targets: [Int] = []
    for (line, found) in named {
      var end = 0
      for (words, names) in found where words.lowerBound >= end {
        let places = names.lazy.compactMap { name in asked[next...].firstIndex { $0.names.contains(name) } }
        guard let found = places.first else { continue }
        openings.append(Opening(line: line, words: words, questions: 0..<0))
        targets.append(asked[found].line)
        end = words.upperBound
        next = found + 1
      }
    }
    for (place, start) in targets.enumerated() {
      let behind = start < key.lowerBound ? key.lowerBound : document.lines.count
      openings[place].questions = start..<(place + 1 < targets.count ? targets[place + 1] : behind)
    }
    // A single one parts nothing from anything.
    if openings.count < 2 { openings = [] }
  }

  /// The section that a line of the key is in, by its place among the sections; nil before the first.
  func section(of line: Int) -> Int? { openings.lastIndex { $0.line <= line } }

  /// The section that begins at a word of a line; nil where none does.
  func opening(at line: Int, word: Int) -> (section: Int, words: Range<Int>)? {
    openings.firstIndex { $0.line == line && $0.words.lowerBound == word }.map { ($0, openings[$0].words) }
  }

  /// True for a line that is nothing but the name of a section: "Chapter 4".
  static func isNamed(_ line: TextLine) -> Bool {
    let words = line.words
    return words.count == 2 && words[0].text.count > 2 && Int(words[1].text) != nil
      && SectionName.names(of: words[...], isLine: true).contains { $0.count == 2 }
  }

  /// True for "Part A" as a heading, below which gaps may count that are no labels.
  private static func isHeadingAlone(_ candidate: Candidate, _ document: DocumentLines) -> Bool {
    let words = document.lines[candidate.line].words
    return candidate.heading != nil && words.count == 2 && words[0].text.count > 3
      && words[0].text.allSatisfy(\.isLetter)
  }

  // MARK: - Names

  /// A line that names a section if a 1 follows it, or if it is a heading.
  struct Candidate {
    let line: Int
    let names: [String]
    let heading: String?
  }

  /// The lines of a document that may name sections.
  static func candidates(in document: DocumentLines) -> [Candidate] {
    document.lines.indices.compactMap { line in
      let names =
        isOption(line, document) ? [] : SectionName.names(of: document.lines[line].words[...], isLine: true)
      let heading = document.isHeading(line) ? SectionName.heading(document.texts[line]) : nil
      guard !names.isEmpty || heading != nil else { return nil }
      return Candidate(line: line, names: names.map(\.name), heading: heading)
    }
  }

  /// A line that may name a section, with the names it may have.
  private struct Name {
    let line: Int
    let names: Set<String>
  }

  /// The words of a line of the key that may name sections.
  private static func named(
    _ line: Int, _ document: DocumentLines, _ key: Range<Int>
  ) -> [(words: Range<Int>, names: [String])] {
    let words = document.lines[line].words
    var found: [(words: Range<Int>, names: [String])] = []
    if document.lines[line].cells.count == 1, line > key.lowerBound, words.count <= 8,
      words.first.flatMap({ compactLabel($0.text)?.first?.number }) == nil,
      let heading = SectionName.heading(document.texts[line])
    {
      let names = SectionName.names(of: words[...], isLine: true).filter { $0.count == words.count }
      let isCounted = beginsCounting(behind: line, document, key.lowerBound..<key.lowerBound)
      found.append((0..<words.count, (isCounted ? names.map(\.name) : []) + [heading]))
    }
    for place in words.indices {
      // The first may stand right behind the head of the key: "Corrigé A : 1–g".
      let isApart =
        place == 0 || place == 1 && line == key.lowerBound || words[place].gapBefore > words[place].size
        || ".;,:)–—|".contains(words[place - 1].text.last ?? " ")
        || words[place].isBold && !words[place - 1].isBold
        || goesOn(words[place].text, behind: found.last?.names)
        || countsOn(words[place...].prefix(2), behind: found.last?.names)
      let names = SectionName.names(of: words[place...], isLine: isApart)
      guard let count = names.first?.count else { continue }
      var behind = place + count
      // French has a space before the colon: "Exercice A : 1 – b".
      if behind < words.count, [":", "–", "—"].contains(words[behind].text) { behind += 1 }
      let next = behind < words.count ? words[behind].text : document.firstWord(of: line + 1)
      let rest = words[behind...].prefix(2).map(\.text)
      // A key of selected answers need not begin with the first: a line of its own names the section as well.
      let isAlone = place == 0 && count >= 2 && behind == words.count
      guard SectionName.isFirst(next) || isAlone, !SectionName.isPair(names[0].name, rest) else { continue }
      found.append((place..<behind, names.map(\.name)))
    }
    return found
  }

  /// True for the letter behind the one that names the section before it: "KEY A 1 have lived 2 … B 1 for".
  private static func goesOn(_ word: String, behind names: [String]?) -> Bool {
    guard word.utf8.count == 1, let letter = word.unicodeScalars.first, (0x42...0x5A).contains(letter.value),
      let before = names?.first, before.utf8.count == 1
    else { return false }
    return before.unicodeScalars.first?.value == letter.value - 1
  }

  /// True for the name that comes next to the one before it: "Exercise 2" behind "Exercise 1: 1b 2c".
  private static func countsOn(_ words: ArraySlice<TextWord>, behind names: [String]?) -> Bool {
    guard words.count == 2, let before = names?.first?.split(separator: " "), before.count == 2,
      words[words.startIndex].text.count > 3, let number = Int(before[1])
    else { return false }
    return words[words.startIndex].text.lowercased() == before[0]
      && words[words.startIndex + 1].text.trimmedOfPunctuation == String(number + 1)
  }

  /// True for a line that begins with a letter, where one beside it begins with the letter before or behind.
  private static func isOption(_ line: Int, _ document: DocumentLines) -> Bool {
    func letter(_ line: Int) -> Int? {
      let word = document.firstWord(of: line).trimmedOfPunctuation
      return word.unicodeScalars.count == 1 ? word.unicodeScalars.first.map { Int($0.value) } : nil
    }
    guard let own = letter(line) else { return false }
    return letter(line - 1) == own - 1 || letter(line + 1) == own + 1
  }

  /// True where the next number behind a line that labels something is a 1.
  private static func beginsCounting(behind line: Int, _ document: DocumentLines, _ key: Range<Int>) -> Bool {
    for next in (line + 1)..<max(line + 1, min(document.lines.count, line + 12)) where !key.contains(next) {
      guard let number = document.labels[next]?.parts.first?.number else { continue }
      return number == 1
    }
    return false
  }
}

extension DocumentLines {
  /// The first word of a line; empty behind the last.
  fileprivate func firstWord(of line: Int) -> String {
    lines.indices.contains(line) ? lines[line].words.first?.text ?? "" : ""
  }
}

/// The ways a section may be named.
private enum SectionName {
  private static let chinese = "一二三四五六七八九十"
  private static let roman: Set<String> = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
  ]

  /// The names that words may begin with, and how many words each takes.
  ///
  /// - Parameter isLine: True where something parts the words from those before them.
  static func names(of words: ArraySlice<TextWord>, isLine: Bool) -> [(name: String, count: Int)] {
    guard let first = words.first?.text else { return [] }
    let bare = first.trimmedOfPunctuation
    if isLine, let sign = first.first, chinese.contains(sign),
      let mark = first.dropFirst().first, "、．.：:".contains(mark)
    {
      // What is written together with it is divided later.
      return [(String(sign), first.contains(where: { "：:".contains($0) }) ? 0 : 1)]
    }
    if isLine, first.count == 1, chinese.contains(first),
      words.count == 1 || isFirst(words[words.startIndex + 1].text)
    {
      return [(first, 1)]
    }
    if isLine, words.count > 1 || ".:)".contains(first.last ?? " "), first.count <= bare.count + 1 {
      if bare.count == 1, bare.first?.isUppercase == true { return [(bare, 1)] }
      if roman.contains(bare) { return [(bare, 1)] }
    }
    if let short = initials(first), isLine { return [(short, 1)] }
    // "7 1 …": a number right before a 1.
    if let number = Int(first), (1...99).contains(number), words.count > 1 { return [(String(number), 1)] }
    // "Ex. 2: 1 She likes chocolate."
    let isShortened = first.last == "." && ["Ex", "Exs", "Pt", "Sec", "Übg", "Aufg", "Ejerc"].contains(bare)
    guard isLine, words.count > 1, bare.count >= 3 || isShortened, bare.allSatisfy(\.isLetter),
      first.last?.isLetter == true || isShortened
    else { return [] }
    if bare.lowercased() == "subiectul", words.count > 2, words[words.startIndex + 1].text == "al",
      case let ordinal = words[words.startIndex + 2].text, ordinal.hasSuffix("-lea")
    {
      return [("subiectul " + ordinal.dropLast(4), 3)]
    }
    let second = words[words.startIndex + 1].text.trimmedOfPunctuation
    let isCount =
      Int(second).map { (1...99).contains($0) } ?? false || roman.contains(second)
      || second.count == 1 && second.first?.isUppercase == true
    // "Exercise 1.1" has no name that is shorter.
    if isDecimal(second) { return [(bare.lowercased() + " " + second, 2)] }
    guard isCount else { return [] }
    let initial = bare.prefix(1).lowercased()
    return [(bare.lowercased() + " " + second, 2), (initial + second, 2), (second, 2)]
  }

  /// True for "1.1".
  private static func isDecimal(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Int($0).map { (1...99).contains($0) } ?? false }
  }

  /// "В-2:" as an initial and a number; nil for any other word.
  private static func initials(_ text: String) -> String? {
    guard text.last == ":", (3...5).contains(text.count), let first = text.first, first.isUppercase else {
      return nil
    }
    let rest = text.dropFirst().dropLast().drop { "-–.".contains($0) }
    return Int(rest) == nil ? nil : first.lowercased() + rest
  }

  /// The words of a heading as its name; nil for what has too few letters.
  static func heading(_ text: String) -> String? {
    let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.count(where: \.isLetter) >= 4 ? "=" + letters : nil
  }

  /// True for "A 1, B 2": letters that go with numbers.
  static func isPair(_ name: String, _ rest: [String]) -> Bool {
    guard name.count == 1, let letter = name.unicodeScalars.first, let first = rest.first else {
      return false
    }
    if first == "1," { return true }
    let next = Unicode.Scalar(letter.value + 1).map { String(Character($0)) }
    return first == "1" && rest.count > 1 && rest[1].trimmedOfPunctuation == next
  }

  /// True for a word that begins with the label 1, perhaps with its answer: "1", "(1)", "1．1000", "1b,".
  static func isFirst(_ text: String) -> Bool {
    let rest = text.drop { $0 == "(" }
    return rest.first == "1" && rest.dropFirst().first.map { !$0.isASCII || !$0.isNumber } ?? true
  }
}
