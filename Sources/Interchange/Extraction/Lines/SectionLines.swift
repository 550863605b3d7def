import PDFText

/// Lines that begin sections of a paper, which Roman numerals, capital letters, Chinese numerals or the numbers of
/// exercises count.
struct SectionLines {
  /// How sections are counted.
  private enum Style: CaseIterable {
    case roman, letter, chinese

    var signs: [String] {
      switch self {
      case .roman: ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]
      case .letter: ["A", "B", "C", "D", "E", "F", "G", "H"]
      case .chinese: ["一", "二", "三", "四", "五", "六", "七", "八"]
      }
    }
  }

  /// The positions of lines that count sections, each above a question.
  ///
  /// - Parameter members: The lines of labels of questions, ascending.
  static func find(_ document: DocumentLines, members: [Int]) -> Set<Int> {
    let labelled = Set(members)
    // A key behind all questions may name the sections again.
    let lines = document.lines.indices.prefix(members.last ?? 0).filter { !labelled.contains($0) }
    for style in Style.allCases {
      let counted = lines.compactMap { line in
        place(of: document.lines[line], style).map { (line: line, place: $0) }
      }
      // "A. red  B. green" below each question: options, of which a row begins with A again and again.
      let rows = counted.count { line, place in
        place + 1 < style.signs.count
          && document.lines[line].words.dropFirst().contains {
            $0.text.count == 2 && $0.text.hasPrefix(style.signs[place + 1])
          }
      }
      if style == .letter, rows * 2 > counted.count { continue }
      if areSections(counted, above: members) { return Set(counted.map(\.line)) }
    }
    var exercises: [String: [(line: Int, place: Int)]] = [:]
    for line in lines {
      guard let (name, number) = exercise(document.lines[line]) else { continue }
      exercises[name, default: []].append((line, number - 1))
    }
    return exercises.values.reduce(into: []) { found, counted in
      if areSections(counted, above: members) { found.formUnion(counted.map(\.line)) }
    }
  }

  /// True for lines that count on, or begin anew in each chapter, each above a question.
  private static func areSections(_ lines: [(line: Int, place: Int)], above members: [Int]) -> Bool {
    guard lines.count >= 2, lines[0].place == 0,
      zip(lines, lines.dropFirst()).allSatisfy({ $1.place == $0.place + 1 || $1.place == 0 })
    else { return false }
    var above = 0
    var member = 0
    for (index, line) in lines.enumerated() {
      let end = index + 1 < lines.count ? lines[index + 1].line : .max
      while member < members.count, members[member] <= line.line { member += 1 }
      guard member < members.count else { break }
      if members[member] - line.line <= 5, members[member] < end { above += 1 }
    }
    return above >= 2 && above + 1 >= lines.count
  }

  /// The name and number of an exercise that a line begins with: "Aufgabe 2 Was ist richtig?"; nil for none.
  private static func exercise(_ line: TextLine) -> (name: String, number: Int)? {
    let words = line.words
    // "もんだい２ （　）に なにを いれますか。"
    if let first = words.first?.text, first.hasPrefix("もんだい"), words.count > 1 {
      let number = first.count == 5 ? first.last?.wholeNumberValue : nil
      return number.map { ("もんだい", $0) }
    }
    // "SUBIECTUL al II-lea": an ordinal of Romanian.
    let ordinal = words.count > 2 && words[1].text == "al" && words[2].text.hasSuffix("-lea") ? 2 : 1
    guard words.count > ordinal, words.count <= 24, words[0].text.first?.isUppercase == true,
      case let text = words[ordinal].text.replacing("-lea", with: "").trimmedOfPunctuation,
      // "Bloque II. Contesta a las preguntas."
      // "Exercise B Write the sentences again."
      let number = Int(text) ?? (Style.roman.signs.firstIndex(of: text) ?? letter(text)).map({ $0 + 1 }),
      (1...99).contains(number)
    else { return nil }
    let name = words[0].text.lowercased()
    return ExerciseNames.all.contains(name) ? (name, number) : nil
  }

  private static func letter(_ text: String) -> Int? { Style.letter.signs.firstIndex(of: text) }

  /// Which sign a line begins with, from 0; nil for none.
  private static func place(of line: TextLine, _ style: Style) -> Int? {
    guard let text = line.words.first?.text else { return nil }
    if style == .chinese {
      guard text.count >= 2, text.dropFirst().first.map({ "、．.".contains($0) }) == true else { return nil }
      return style.signs.firstIndex(of: String(text.prefix(1)))
    }
    guard line.words.count > 1, let end = text.last, let next = line.words[1].text.first,
      next.isUppercase || !next.isASCII
    else { return nil }
    if style == .letter, text.count == 1 {
      // "B Complete the sentences with the prepositions.", all of it bold
      let isOrder = line.isBold && Asking.isOrderInAnyLanguage(line.words[1].text)
      return isOrder || line.words[1].gapBefore > line.words[0].size / 2
        ? style.signs.firstIndex(of: text) : nil
    }
    return ".:)".contains(end) ? style.signs.firstIndex(of: String(text.dropLast())) : nil
  }
}
