import PDFText

/// Reads what a question is worth out of its text.
enum MarkReader {
  /// Marks with a part of one in brackets at the end: "[1½]", "[¹/₂]"; nil for other texts.
  ///
  /// Whole marks alone are counted.
  ///
  /// - Parameter isApart: Whether its last two words stand apart in their line, so that they are no part of its last sentence.
  static func trailingPart(_ text: String, isApart: Bool = false) -> (text: String, marks: String)? {
    if let found = trailingDecimal(text, isApart) { return found }
    guard let last = text.last, let open = last == "]" ? text.lastIndex(of: "[") : nil else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    // "[1,5 P.]": without the word it may be an interval.
    let words = inside.split(separator: " ")
    if words.count == 2, RoomForScores.units.contains(words[1].lowercased()),
      words[0].allSatisfy({ $0.isNumber || ",.".contains($0) })
    {
      let before = String(text[..<open]).trimmed
      return before.isEmpty ? nil : (before, String(text[open...]))
    }
    guard inside.contains(where: { "½¼¾¹³".contains($0) }),
      inside.allSatisfy({ $0.isNumber || "⁄/ ".contains($0) }),
      inside.contains(where: { "½¼¾".contains($0) }) || inside.contains(where: { "/⁄".contains($0) })
    else { return nil }
    let before = String(text[..<open]).trimmed
    return before.isEmpty ? nil : (before, String(text[open...]))
  }

  /// What stands before marks in brackets that a word names, "B (1 point)" or "C (1,5 points)"; nil where there are none.
  static func namedMarks(behind text: String) -> String? {
    guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex else { return nil }
    let words = text[text.index(after: open)...].dropLast().split(separator: " ")
    guard words.count == 2, isMarkWord(String(words[1])), words[0].first?.isNumber == true,
      words[0].allSatisfy({ $0.isNumber || ".,½".contains($0) })
    else { return nil }
    return String(text[..<open]).trimmed
  }

  /// The same for "1,5 point" behind the end of a question.
  private static func trailingDecimal(_ text: String, _ isApart: Bool) -> (text: String, marks: String)? {
    let words = text.split(separator: " ")
    guard words.count > 3, isMarkWord(String(words[words.count - 1]).trimmedOfPunctuation),
      isApart || words[words.count - 3].last.map({ ".?!:".contains($0) }) == true
    else { return nil }
    let number = String(words[words.count - 2]).trimmedOfPunctuation
    let digits = number.split { ".,".contains($0) }
    guard digits.count == 2, digits.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      ["5", "25", "75"].contains(digits[1])
    else { return nil }
    return (words.dropLast(2).joined(separator: " "), words.suffix(2).joined(separator: " "))
  }

  /// True for "(4 × 2)     (8)" at the right of a column: so many questions with so many marks each, and their sum.
  ///
  /// Further left it may be what is to be worked out.
  static func isProduct(_ line: TextLine) -> Bool {
    let text = line.text
    guard text.first == "(", let close = text.firstIndex(of: ")"),
      line.box.left - line.columnLeft > (line.columnRight - line.columnLeft) * 6 / 10
    else { return false }
    let factors = text[text.index(after: text.startIndex)..<close].split { "×x*".contains($0) }
      .compactMap { Int(String($0).trimmed) }
    let rest = text[text.index(after: close)...].filter { !"=()[] ".contains($0) }
    guard factors.count == 2, factors.allSatisfy({ (1...99).contains($0) }) else { return false }
    return rest.isEmpty || Int(rest) == factors[0] * factors[1]
  }

  /// Marks at the end of a text, with the text before them: "… [2]", "… (3 marks)", "… 4 marks".
  ///
  /// - Parameter isAtMargin: True when the text ends at the right margin: only there is "(2)" a mark.
  static func trailing(_ text: String, isAtMargin: Bool) -> (text: String, marks: Int)? {
    guard hasDigit(text) else { return nil }
    // "(1 mark).": the stop is the question's, or nobody's; "equation (2)." has no marks.
    let isStopped = text.hasSuffix(").") || text.hasSuffix("].")
    let trimmed = isStopped ? String(text.dropLast()) : text.trimmed
    for (open, close) in [("[", "]"), ("(", ")"), ("（", "）")] {
      guard trimmed.hasSuffix(close), let start = trimmed.lastIndex(of: Character(open)) else { continue }
      let inside = trimmed[trimmed.index(after: start)...].dropLast()
      guard
        let marks = amount(String(inside), isBareAllowed: open == "[" || isAtMargin && !isStopped)
      else { continue }
      return (String(trimmed[..<start]).trimmed, marks)
    }
    var words = trimmed.split(separator: " ")
    if words.count > 1, let last = words.last, isMarkWord(String(last)),
      let marks = Int(words[words.count - 2]),
      // "3 @ 2 marks" says what each of three points is worth.
      (1...50).contains(marks), isAtMargin, words.dropLast(2).last != "@"
    {
      words.removeLast(2)
      return (words.joined(separator: " "), marks)
    }
    return nil
  }

  /// Marks at the beginning of a text: "[2] What …", "(3 points) Explain …".
  static func leading(_ text: String) -> (text: String, marks: Int)? {
    guard hasDigit(text) else { return nil }
    let trimmed = text.trimmed
    for (open, close) in [("[", "]"), ("(", ")")] {
      guard trimmed.hasPrefix(open), let end = trimmed.firstIndex(of: Character(close)) else { continue }
      let inside = trimmed[..<end].dropFirst()
      guard let marks = amount(String(inside), isBareAllowed: open == "[") else { continue }
      return (String(trimmed[trimmed.index(after: end)...]).trimmed, marks)
    }
    return nil
  }

  /// What a whole line says the question is worth: "[3 marks]", "(2)", "3 marks"; nil for any other line.
  static func whole(_ given: String) -> Int? {
    // "[2 ponto(s)]", as classes of LaTeX print them.
    var text = given.holds("(s)") ? given.replacing("(s)", with: "s") : given
    if text.hasSuffix(").") || text.hasSuffix("].") { text.removeLast() }
    // "[K/U – 2]": the category of Ontario's achievement chart before the marks.
    if text.first == "[", text.utf8.count <= 14, text.utf8.count > 5,
      let match = text.wholeMatch(of: /\[[A-Z](?:\/[A-Z])? ?[–-] ?(\d{1,2})(?: marks?)?\]/)
    {
      return Int(match.1)
    }
    guard mayBeAmount(text) || text.first.map({ "¹²³⁴⁵⁶⁷⁸⁹".contains($0) }) == true else { return nil }
    var inside = text.trimmed
    // "(2 marks", with the other bracket forgotten.
    if inside.first == "(", !inside.contains(")"), inside.last?.isLetter == true { inside += ")" }
    let isBracketed = inside.first == "[" && inside.last == "]" || inside.first == "(" && inside.last == ")"
    if isBracketed { inside = String(inside.dropFirst().dropLast()) }
    return amount(inside, isBareAllowed: isBracketed)
  }

  /// The text before marks that a dash sets off, and the marks.
  static func dashed(_ text: String) -> (text: String, marks: Int)? {
    let words = text.split(separator: " ")
    guard words.count > 4, isMarkWord(words[words.count - 1].lowercased()),
      let marks = Int(words[words.count - 2]), (1...30).contains(marks),
      ["—", "–", "-"].contains(words[words.count - 3])
    else { return nil }
    return (words.dropLast(3).joined(separator: " "), marks)
  }

  /// What the end of a text says each part of a question is worth: "[1 mark each]", "(1,5 pontos cada item)".
  ///
  /// - Returns: The text before it, the marks where they are whole, and the words that say so.
  static func each(_ text: String) -> (text: String, marks: Int?, words: String)? {
    guard hasDigit(text), let last = text.last, last == "]" || last == ")",
      let open = text.lastIndex(of: last == "]" ? "[" : "(")
    else { return nil }
    let words = text[open...].lowercased().split { " ()[]".contains($0) }.map(String.init)
    guard (3...5).contains(words.count), words.contains(where: { eachWords.contains($0) }),
      words.contains(where: isMarkWord),
      let number = words.first(where: { $0.first?.isNumber == true }), number.count <= 4
    else { return nil }
    let digits = number.split { ",.".contains($0) }
    let isWhole = digits.count == 1 || digits[1].allSatisfy { $0 == "0" }
    let marks = isWhole ? digits.first.flatMap { Int($0) } : nil
    return (
      String(text[..<open]).trimmed, marks.flatMap { (1...30).contains($0) ? $0 : nil }, String(text[open...])
    )
  }

  private static let eachWords: Set<String> = [
    "each", "cada", "chacun", "chacune", "je", "jeweils", "ciascuno", "ciascuna", "apiece", "each.", "każde",
    "każdy",
  ]

  /// True for what says that a question is worth a part of a mark: "(0,5 puntos)", "[2.5 marks]".
  static func isFraction(_ text: String) -> Bool {
    guard mayBeAmount(text), let first = text.first, "([".contains(first) else { return false }
    let words = text.lowercased().split { " ()[]:".contains($0) }
    guard words.count == 2, isMarkWord(String(words[1])) else { return false }
    let digits = words[0].split(omittingEmptySubsequences: false) { ",.".contains($0) }
    return digits.count == 2
      && digits.allSatisfy { !$0.isEmpty && $0.count <= 2 && $0.allSatisfy(\.isNumber) }
  }

  /// True for what says in brackets the most that a question is worth: "(Calificación máxima: 2,5 puntos)".
  static func isMaximum(_ text: String) -> Bool {
    guard let first = text.first, "([".contains(first), let last = text.last, ")]".contains(last) else {
      return false
    }
    let words = text.lowercased().split { " ()[]:,;".contains($0) }
    return words.count <= 6 && words.contains { $0.first?.isNumber == true }
      && words.contains {
        $0.hasPrefix("max") || $0.hasPrefix("máx") || $0.hasPrefix("höchst") || $0 == "total"
      }
      && words.contains { isMarkWord(String($0)) }
  }

  /// The number in what says in brackets the most that a question is worth: the 1,5 of "(Puntuación máxima: 1,5 puntos)".
  ///
  /// Source: Spanish university entrance examinations.
  static func maximum(_ text: String) -> String? {
    guard text.last == ")", isMaximum(text) else { return nil }
    let numbers = text.split { !($0.isNumber || ",.".contains($0)) }.filter { $0.contains(where: \.isNumber) }
    return numbers.count == 1 ? String(numbers[0]) : nil
  }

  /// The sum that a line states for a question or the paper: "Total for Question 1 is 7 marks", "[Total: 12]".
  static func total(_ text: String) -> (question: Int?, marks: Int)? {
    guard hasDigit(text) else { return nil }
    var lower = text.lowercased()
    // "maximum 8 marks", behind the parts of a question.
    if lower.hasPrefix("maximum "), lower.hasSuffix(" marks"),
      let marks = Int(lower.dropFirst(8).dropLast(6))
    {
      return (nil, marks)
    }
    for word in ["gesamt", "gesamtpunktzahl", "summe", "razem", "итого", "totaal"]
    where lower.hasPrefix(word + ":") {
      lower = "total" + lower.dropFirst(word.count)
    }
    guard let start = lower.range(ofWord: "total") else { return nil }
    let isMention =
      lower.contains("mark") || lower.contains("total:") || lower.contains("question")
      || lower.contains("point") || lower.hasPrefix("[total") || lower.hasPrefix("(total")
      || lower.hasPrefix("total")
    guard isMention, lower.count < 80 else { return nil }
    let numbers = lower[start...].split { !$0.isNumber }.compactMap { Int($0) }
    guard let marks = numbers.last else { return nil }
    return (lower.contains("question") && numbers.count > 1 ? numbers.first : nil, marks)
  }

  /// What a line says that a whole paper is worth: "There are 60 marks.", "Maximum: 60 points"; nil for any other line.
  static func whole(ofPaper text: String) -> Int? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.count <= 24, words.contains(where: isMarkWord) || words.contains("maximum") else {
      return nil
    }
    let numbers = words.compactMap { Int($0) }.filter { $0 >= 5 }
    return numbers.count == 1 ? numbers[0] : nil
  }

  /// The most that a cell at the end of a line says that a question is worth; nil for any other text.
  ///
  /// "max. 4 body" says 4.
  static func most(_ text: String) -> Int? {
    guard hasDigit(text) else { return nil }
    let words = text.split(separator: " ")
    guard words.count == 3, ["max.", "max", "máx."].contains(words[0].lowercased()) else { return nil }
    return amount(words[1...].joined(separator: " "), isBareAllowed: false)
  }

  private static func amount(_ text: String, isBareAllowed: Bool) -> Int? {
    var words = text.lowercased().split { $0 == " " || $0 == ":" }.map(String.init)
    // Smaller letters beside larger ones look raised: "¹ point".
    if words.count == 2, isMarkWord(words[1]) {
      words[0] = String(words[0].map { Self.raised[$0] ?? $0 })
    }
    // Room for what was reached stands before what can be: "____ / 3".
    if (3...4).contains(words.count), words[1] == "/", words[0].count > 1 || words[0] == "…",
      words[0].allSatisfy({ "_.…".contains($0) })
    {
      words.removeFirst()
    }
    // "…/ 2"
    if words.count == 2, words[0].last == "/", words[0].dropLast().allSatisfy({ "_.…".contains($0) }) {
      return Int(words[1]).flatMap { (1...100).contains($0) ? $0 : nil }
    }
    // "/3", "__/3": so many at most.
    if let last = words.last, let slash = last.firstIndex(of: "/"),
      last[..<slash].allSatisfy({ "_.…".contains($0) }),
      let most = Int(last[last.index(after: slash)...]),
      words.dropLast().allSatisfy({ $0.allSatisfy { "_./…".contains($0) } })
    {
      return (1...100).contains(most) ? most : nil
    }
    // "/ 3" with a space, "/ 2 P.", "0–2": from nothing to two.
    if words.count == 2 || words.count == 3 && isMarkWord(words[2]), words[0] == "/" {
      return Int(words[1]).flatMap { (1...100).contains($0) ? $0 : nil }
    }
    // "0–3", "0–3 p."
    if words.count == 1 || words.count == 2 && isMarkWord(words[1]),
      let dash = words[0].firstIndex(where: { "–-".contains($0) }),
      words[0][..<dash] == "0"
    {
      return words[0][words[0].index(after: dash)...].smallNumber
    }
    // "(p. 61)" is where an answer stands in the book.
    if words.count == 2, words[0] == "p." || words[0] == "pp." { return nil }
    // "(2 b.)" of Czech tests: without brackets it is a number with the letter of its part.
    if words.count == 2, words[1] == "b.", isBareAllowed { return words[0].smallNumber }
    switch words.count {
    case 1:
      if let marks = Int(words[0]) { return isBareAllowed && (1...30).contains(marks) ? marks : nil }
      // "2m", "3pts"
      let digits = words[0].prefix { $0.isNumber }
      return isMarkWord(String(words[0].dropFirst(digits.count))) ? digits.smallNumber : nil
    case 2:
      // Czech counts from two on so; by itself the word is English.
      // "1,00 P."
      let whole = [",00", ".00", ",0", ".0"].first(where: words[0].hasSuffix)
      if let marks = Int(words[0].dropLast(whole?.count ?? 0)), isMarkWord(words[1]) || words[1] == "body" {
        return (1...100).contains(marks) ? marks : nil
      }
      if let marks = Int(words[1]), isMarkWord(words[0]) { return (1...100).contains(marks) ? marks : nil }
      return nil
    default: return nil
    }
  }

  /// Whether a text has a digit that a number can be read of; nothing else says how many marks.
  private static func hasDigit(_ text: String) -> Bool { text.utf8.contains(where: \.isASCIIDigit) }

  /// Whether a text has a digit, and no more than two words or a stroke; its bytes say so at once.
  private static func mayBeAmount(_ text: String) -> Bool {
    var words = 0
    var isWithin = false
    var hasDigit = false
    var hasStroke = false
    for byte in text.utf8 {
      // Brackets may stand by themselves; a word with one in it says no number.
      let isBetween = byte == 0x20 || byte == 0x3A || byte | 0x01 == 0x29 || byte == 0x5B || byte == 0x5D
      if !isBetween, !isWithin { words += 1 }
      isWithin = !isBetween
      hasDigit = hasDigit || byte.isASCIIDigit
      hasStroke = hasStroke || byte == 0x2F
    }
    return hasDigit && (words <= 2 || hasStroke)
  }

  private static let raised = Dictionary(uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789"))

  private static func isMarkWord(_ word: String) -> Bool {
    markWords.contains(word.hasSuffix("(s)") ? String(word.dropLast(3)) : word)
  }

  private static let markWords: Set<String> = [
    "mark", "marks", "marks.", "mark.", "point", "points", "pt", "pts", "pt.", "pts.", "mk", "mks", "credit",
    "credits",
    "puntos", "punto", "punkte", "punkt", "be", "p.", "баллов", "балл", "балла", "punti", "ptos", "ptos.",
    "p", "pkt", "pkt.", "punktów", "pont", "puan", "ponto", "pontos", "poäng", "points.",
    "markah", "bod", "bodů", "bodov", "boda", "bodova", "puncte", "pistettä", "балів", "бали", "бал", "бала",
    "poin",
    "punten", "балл.",
    "μονάδες", "точки", "точка", "točka", "пункта", "пунктов", "balai", "balų", "очков", "очка", "točk",
    "točke", "točki", "poena",
    "punktid",
    "punkti", "taškai", "taškų", "punktov", "bodova.", "điểm", "poeng", "punt", "punts", "puntu", "puntua",
    "punte", "poente", "поени", "поен", "поена", "бод", "бода", "бодова", "taškas", "punkts", "stig", "pikë",
    "ұпай", "мон.", "μον.", "μον", "μονάδα", "marc", "marciau", "marcanna", "alama", "pisteet",
    "piste", "คะแนน", "अंक", "নম্বর", "نمره", "נקודות", "נק׳", "נק'", "درجة", "درجات", "نقطة", "نقاط", "علامة",
    "علامات",
    "ქულა", "միավոր", "점", "点", "點", "分", "баллы", "очко", "poin.", "puncte.", "punct", "pontti",
  ]
}

extension String {
  /// Where a word begins that stands by itself; nil when it does not.
  fileprivate func range(ofWord word: String) -> String.Index? {
    guard holds(word) else { return nil }
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(word), start == startIndex || !self[index(before: start)].isLetter,
        rest.dropFirst(word.count).first?.isLetter != true
      {
        return start
      }
      start = index(after: start)
    }
    return nil
  }
}
