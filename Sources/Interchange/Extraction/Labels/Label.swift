import PDFText

/// A part of a question's label: the 1, the (a) or the (ii) of "1 (a) (ii)".
struct LabelPart: Hashable {
  /// How a label is written; a chain of labels is written in one way.
  enum Style: Hashable {
    case dot, closing, parentheses, brackets, colon, slash, bare
    /// Before a dash: "3-", as in Arabic and Persian.
    case dash
    /// Behind a word: "Question 3".
    case word(String)
    /// Behind a letter: "Q3", "H3".
    case prefix(Character)
    /// With a zero before it: "03".
    case zero
    /// Behind a full stop: the 2 of "01.2".
    case decimal
  }

  /// What the label counts, by the ways it may be read: "i" is the ninth letter and the first Roman numeral.
  var number: Int?
  var letter: Int?
  var roman: Int?
  var isUpper = false
  var style: Style
  /// As a reader cites it within a longer label: "1", "(a)", "(ii)", ".2".
  var text: String
}

/// The label that a line begins with.
struct LineLabel {
  var parts: [LabelPart]
  /// How many words of the line it takes.
  var wordCount: Int
  var box: Box
  /// Marks that stand before it, as in "[2] Problem 1".
  var marksBefore: Int?
  /// What a teacher's copy writes before it, as in "True   8. Warm air rises."
  var answerBefore: String?
}

extension TextLine {
  /// The label that the line begins with; nil for none.
  func label() -> LineLabel? {
    var reader = LabelReader(words)
    return reader.read()
  }

  /// The label that the line begins with behind some of its words.
  func label(behind count: Int) -> LineLabel? {
    var reader = LabelReader(Array(words.dropFirst(count)))
    return reader.read()
  }
}

/// Reads labels.
private struct LabelReader {
  private let words: [TextWord]
  private var place = 0
  private var parts: [LabelPart] = []
  private var marks: Int?
  /// Words before the label that are no part of it.
  private var before = 0

  init(_ words: [TextWord]) { self.words = words }

  /// What may stand between such a word and its number: "QUESTION NO: 12".
  private static let numberSigns: Set<String> = ["no", "nr", "number", "nº", "n°", "№", "#", "num"]

  mutating func read() -> LineLabel? {
    guard let first = words.first, !beginsWithPlainWords else { return nil }
    // Room for a letter before the number: "____ 1."
    if first.text.count >= 3, first.text.allSatisfy({ $0 == "_" || $0 == "." || $0 == "…" }), words.count > 1
    {
      place = 1
      before = 1
    }
    // A sign that says something about the question: "* 3."
    if words.count > 2, first.text.count == 1, isPicture(first.text),
      isLabelWord(words[1].text)
    {
      place = 1
      before = 1
    }
    if words.count > 2, first.text.count == 1, first.text.first.map({ "*★☆✱⋆†‡".contains($0) }) == true,
      compactLabel(words[1].text)?.first?.number != nil,
      words[1].text.last.map({ ".):".contains($0) }) == true
    {
      place = 1
      before = 1
    }
    if let value = bracketed(first.text), words.count > 1, isLabelWord(words[1].text) {
      marks = value
      place = 1
      before = 1
    }
    // "1. Question 2.1" alone on its line: a list counts what has numbers of its own.
    if before == 0, words.count == 3, isLabelWord(words[1].text),
      words[2].text.contains("."), words[2].text.allSatisfy({ $0.isNumber || $0 == "." }),
      let counted = compactLabel(first.text), counted.count == 1, counted[0].style == .dot,
      counted[0].number != nil
    {
      place = 1
    }
    if let pool = readPoolLabel() { return pool }
    let answer = readBracketedAnswer() ?? readAnswer()
    readPoints()
    guard readFirst() else { return nil }
    readFollowing()
    skipName()
    let used = words[before..<place]
    guard let box = used.first?.box else { return nil }
    return LineLabel(
      parts: parts, wordCount: place, box: used.reduce(box) { $0.union($1.box) }, marksBefore: marks,
      answerBefore: answer)
  }

  /// True where the first word and the second begin with letters that count nothing, as those of most lines do.
  private var beginsWithPlainWords: Bool {
    beginsPlainly(words[0].text) && (words.count == 1 || words[1].text.utf8.first?.isASCIILetter == true)
      && !isLabelWord(words[0].text)
  }

  /// Reads the line above a question of a pool, its code and the letter of the right option: "T1B01 (C) [97.301(e)]".
  ///
  /// Source: question pools of the NCVEC.
  private func readPoolLabel() -> LineLabel? {
    guard (2...5).contains(words.count), words[0].text.count == 5, words[1].text.count == 3,
      words[1].text.first == "(", words[1].text.last == ")",
      words.dropFirst(2).first.map({ $0.text.first == "[" }) ?? true
    else { return nil }
    let code = Array(words[0].text)
    let letter = words[1].text.dropFirst().dropLast()
    guard "A"..."D" ~= String(letter), code[0].isUppercase, code[1].isNumber, code[2].isUppercase,
      let number = Int(String(code[3...])), number > 0
    else { return nil }
    let part = LabelPart(number: number, style: .prefix(code[0]), text: words[0].text)
    return LineLabel(
      parts: [part], wordCount: words.count, box: words[0].box, marksBefore: nil, answerBefore: String(letter)
    )
  }

  /// True for an emoji, with which web pages begin their headings.
  private func isPicture(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0.properties.isEmojiPresentation && !$0.isASCII } ?? false
  }

  /// Reads past brackets before the number, in which the letter of the right option or a verdict is written, or nothing yet:
  /// "( B ) 1.", "（　）2."; nil where they hold none.
  private mutating func readBracketedAnswer() -> String? {
    guard before == 0, words.count > 2, let open = words[0].text.first, open == "(" || open == "（",
      let end = words.prefix(3).firstIndex(where: { $0.text.last == ")" || $0.text.last == "）" }),
      end + 2 < words.count, words[end + 1].text.first?.isNumber == true,
      words[end + 1].text.last.map({ ".)、．".contains($0) }) == true,
      let number = compactLabel(words[end + 1].text), number.count == 1, number[0].number != nil
    else { return nil }
    let inside = words[...end].map(\.text).joined().filter { !"()（） 　".contains($0) }
    // "(A) 3. Oktober 1990" is an option: room to write a letter in is wide.
    let isWide = end > 0 || open == "（"
    let isLetter = isWide && inside.utf8.count == 1 && inside.first.map { ("A"..."Z").contains($0) } == true
    guard
      inside.isEmpty || isLetter || TrueFalse.value(inside) != nil
        || isWide && DigitOptions.label(inside) != nil
    else { return nil }
    (place, before) = (end + 1, end + 1)
    return inside.isEmpty ? nil : inside
  }

  /// Reads past a verdict or a capital letter that is set off from the number behind it; nil for anything else.
  private mutating func readAnswer() -> String? {
    guard before == 0, words.count > 2, let first = words.first, words[1].gapBefore * 2 > first.size,
      words[1].text.last.map({ ".)".contains($0) }) == true, words[1].text.first?.isNumber == true,
      let number = compactLabel(words[1].text), number.count == 1, number[0].number != nil,
      words[1].gapBefore > words[2].gapBefore / 2
    else { return nil }
    let isLetter = first.text.utf8.count == 1 && first.text.first.map { ("A"..."H").contains($0) } == true
    guard isLetter || first.text.count > 1 && TrueFalse.value(first.text) != nil else { return nil }
    (place, before) = (1, 1)
    return first.text
  }

  /// Reads past "1p" in a cell before the number: the points of a question in Dutch and Romanian examinations.
  private mutating func readPoints() {
    guard before == 0, words.count > 2, let first = words.first, first.text.count <= 3,
      first.text.last == "p",
      let points = Int(first.text.dropLast()),
      words[1].gapBefore > first.size || words[2].text.first?.isUppercase == true,
      Int(words[1].text.last == "." ? words[1].text.dropLast() : words[1].text[...]) != nil
    else { return }
    (place, before, marks) = (1, 1, points)
  }

  private mutating func readFirst() -> Bool {
    // "1.1   1.1.1": the label of a question on the line of its first part says it again.
    if place + 1 < words.count, words[place].text.first?.isNumber == true, words[place].text.contains("."),
      words[place].text.allSatisfy({ $0.isNumber || $0 == "." }),
      words[place + 1].text.hasPrefix(words[place].text + "."),
      words[place + 1].text.last?.isNumber == true
    {
      place += 1
    }
    let text = words[place].text
    if place + 1 < words.count, isLabelWord(text) { return readNamed() }
    if readSpacedDigits() || readBareLetter() { return true }
    guard let found = compactLabel(text) else { return false }
    // A number without a mark is a label only where something sets it off from a sentence.
    if found.count == 1, found[0].style == .bare, found[0].number != nil, !isSetOff { return false }
    parts = found
    place += 1
    return true
  }

  /// Reads a word and its number: "Question 3", "QUESTION NO: 12", "Task #2", "Example Problem 3-1".
  private mutating func readNamed() -> Bool {
    var name = place
    if place + 2 < words.count, isLabelWord(words[place + 1].text) { name += 1 }
    var next = name + 1
    if next + 1 < words.count,
      Self.numberSigns.contains(words[next].text.lowercased().trimmedOfPunctuation)
        || ["#", "№"].contains(words[next].text)
    {
      next += 1
    }
    let number = words[next].text.drop { $0 == "#" || $0 == "№" }
    guard number.first?.isNumber == true || number.first?.isASCII == false,
      let found = hyphened(number) ?? counted(number)
    else {
      return false
    }
    parts = found
    parts[0].style = .word(plain(words[name].text))
    place = next + 1
    skip(":")
    // "QCM 1 – À propos de …"
    if place + 1 < words.count, words[place].text == "–" || words[place].text == "—",
      words[place + 1].text.first?.isUppercase == true
    {
      place += 1
    }
    return true
  }

  private func counted(_ text: Substring) -> [LabelPart]? {
    guard var found = compactLabel(String(text)), let number = found.first?.number else { return nil }
    found[0].text = String(number)
    return found
  }

  /// The number of a chapter and that within it: "3-1".
  private func hyphened(_ text: Substring) -> [LabelPart]? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let last = compactLabel(String(parts[1])), last.count == 1,
      let number = last[0].number,
      (1...2).contains(parts[0].count), let chapter = Int(parts[0])
    else { return nil }
    return [LabelPart(number: number, style: .bare, text: "\(chapter)-\(number)")]
  }

  /// A bare number is set off by room, by a capital or by a further label; a line of its own may be one, too.
  private var isSetOff: Bool {
    guard place + 1 < words.count else { return true }
    let next = words[place + 1]
    if next.gapBefore > words[place].size * 3 / 5 { return true }
    guard let character = next.text.first else { return false }
    return character.isUppercase || "(“\"‘'¿¡[".contains(character) || character.isEastAsian
  }

  /// Reads digits that stand in boxes of their own: "01.2" set as four.
  private mutating func readSpacedDigits() -> Bool {
    var digits = ""
    var next = place
    while next < words.count, words[next].text.count <= 3, digits.count < 5,
      words[next].text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }),
      next == place || words[next].gapBefore < words[next].size * 5 / 2,
      next == place || digits.count == 1 || digits.last == "." || words[next].text.first == "."
    {
      digits += words[next].text
      next += 1
    }
    guard digits.first == "0", next - place >= 2, let found = compactLabel(digits) else { return false }
    parts = found
    place = next
    return true
  }

  /// "a   Name the process …": a letter that room, or a further label, sets off.
  private mutating func readBareLetter() -> Bool {
    if readBareRoman() { return true }
    let word = words[place]
    guard word.text.count == 1, let letter = word.text.first, letter.isASCII, letter.isLowercase,
      place + 1 < words.count
    else {
      return false
    }
    let next = words[place + 1]
    // "i = 25" is said in a programme.
    guard next.text != "=" else { return false }
    let isFollowed = compactLabel(next.text)?.first.map { $0.roman != nil && $0.style != .bare } ?? false
    // "a" and "i" are words, too; the others begin nothing but a part.
    let isNoWord =
      letter != "a" && letter != "i" && letter != "e" && letter != "o" && letter != "y" && letter != "x"
    let beginsText = next.text.first.map { $0.isUppercase || $0.isNumber } ?? false
    guard
      isFollowed || next.gapBefore > word.size * 6 / 10 || isNoWord && beginsText
        || BoldLetters.isOne(word, next)
    else { return false }
    parts = [LabelPart(letter: letter.place, roman: romanValue(word.text), style: .bare, text: "(\(letter))")]
    place += 1
    return true
  }

  /// "ii   Calculate its wavelength.": a Roman numeral of several letters that room sets off.
  private mutating func readBareRoman() -> Bool {
    let word = words[place]
    guard (2...4).contains(word.text.count), word.text.allSatisfy({ "ivx".contains($0) }),
      let roman = romanValue(word.text), place + 1 < words.count,
      words[place + 1].gapBefore > word.size * 6 / 10
    else { return false }
    parts = [LabelPart(roman: roman, style: .bare, text: "(\(word.text))")]
    place += 1
    return true
  }

  /// Further labels on the same line: "1 (a) (i)".
  private mutating func readFollowing() {
    while place < words.count, parts.count < 4, let found = compactLabel(words[place].text),
      found.allSatisfy({ $0.number == nil && !$0.isUpper && $0.style != .bare }),
      found.first?.letter != nil || found.first?.roman != nil
    {
      // "a." at the start of a sentence's first word is a label only behind a label of another kind.
      parts += found
      place += 1
    }
    // "1 a i": bare letters behind a number, set off by room.
    while (1...2).contains(parts.count), parts[0].number != nil, place < words.count,
      let part = bareFollowing()
    {
      parts.append(part)
      place += 1
    }
  }

  /// A bare letter, or a Roman numeral behind one, that room sets off from the words around it.
  private func bareFollowing() -> LabelPart? {
    let word = words[place]
    let roman = romanValue(word.text)
    guard let letter = word.text.first, letter.isLowercase, letter.isASCII,
      word.text.count == 1 && (parts.count == 1 || roman != nil)
        || parts.count == 2 && parts[1].style == .bare && roman != nil,
      word.gapBefore > word.size / 2,
      place + 1 == words.count || words[place + 1].gapBefore > word.size * 3 / 5
    else { return nil }
    return LabelPart(
      letter: word.text.count == 1 ? letter.place : nil, roman: roman, style: .bare, text: "(\(word.text))")
  }

  /// Reads past the word for a question behind its number.
  ///
  /// "1. QUESTION : Producing …"
  private mutating func skipName() {
    guard place > 0, place < words.count, parts.first?.number != nil, isLabelWord(words[place].text)
    else { return }
    let isMarked = place + 1 < words.count && words[place + 1].text == ":"
    if words[place].text.last == ":" || isMarked { place += isMarked ? 2 : 1 }
  }

  private mutating func skip(_ text: String) {
    if place < words.count, words[place].text == text { place += 1 }
  }

  /// Most labels begin with digits, and no such word does.
  private func isLabelWord(_ text: String) -> Bool {
    text.utf8.first?.isASCIIDigit != true && LabelWords.all.contains(plain(text))
  }

  private func plain(_ text: String) -> String { text.lowercased().trimmedOfPunctuation }

  private func bracketed(_ text: String) -> Int? {
    guard text.first == "[", text.last == "]" else { return nil }
    return Int(text.dropFirst().dropLast())
  }
}
