import PDFText

/// A part of a question's label: the 1, the (a) or the (ii) of "1 (a) (ii)".
struct LabelPart: Hashable {
  /// How a label is written; a chain of labels is written in one way.
  enum Style: Hashable {
    case dot, closing, parentheses, brackets, colon, slash, bare
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

  private static let labelWords: Set<String> = [
    "question", "problem", "exercise", "task", "aufgabe", "frage", "pregunta", "ejercicio", "exercice",
    "activity", "item", "quiz", "toss-up", "bonus", "example", "ex", "übung", "oefening", "opgave", "zadanie",
    "cvičení", "tarea", "actividad", "activité", "esercizio", "упражнение", "задание", "вопрос", "feladat",
    "øvelse",
    "övning", "harjoitus", "άσκηση", "exercício", "questão", "alıştırma", "soal", "latihan", "вправа",
    "завдання",
  ]

  /// What may stand between such a word and its number: "QUESTION NO: 12".
  private static let numberSigns: Set<String> = ["no", "nr", "number", "nº", "n°", "№", "#", "num"]

  mutating func read() -> LineLabel? {
    guard let first = words.first else { return nil }
    // Room for a letter before the number: "____ 1."
    if first.text.count >= 3, first.text.allSatisfy({ $0 == "_" || $0 == "." || $0 == "…" }), words.count > 1
    {
      place = 1
      before = 1
    }
    // A sign that says something about the question: "* 3."
    if words.count > 2, first.text.count == 1, "*★☆✱⋆†‡".contains(first.text),
      compactLabel(words[1].text)?.first?.number != nil,
      words[1].text.last.map({ ".):".contains($0) }) == true
    {
      place = 1
      before = 1
    }
    if let value = bracketed(first.text), words.count > 1, Self.labelWords.contains(plain(words[1].text)) {
      marks = value
      place = 1
      before = 1
    }
    let answer = readAnswer()
    readPoints()
    guard readFirst() else { return nil }
    readFollowing()
    let used = words[before..<place]
    guard let box = used.first?.box else { return nil }
    return LineLabel(
      parts: parts, wordCount: place, box: used.reduce(box) { $0.union($1.box) }, marksBefore: marks,
      answerBefore: answer)
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

  /// Reads past "1p" in a cell before the number: the points of a question in Dutch examinations.
  private mutating func readPoints() {
    guard before == 0, words.count > 2, let first = words.first, first.text.count <= 3,
      first.text.last == "p",
      let points = Int(first.text.dropLast()), words[1].gapBefore > first.size, Int(words[1].text) != nil
    else { return }
    (place, before, marks) = (1, 1, points)
  }

  private mutating func readFirst() -> Bool {
    // "1.1   1.1.1": the label of a question on the line of its first part says it again.
    if place + 1 < words.count, words[place].text.first?.isNumber == true,
      words[place + 1].text.hasPrefix(words[place].text + "."),
      words[place].text.allSatisfy({ $0.isNumber || $0 == "." }), words[place].text.contains("."),
      words[place + 1].text.last?.isNumber == true
    {
      place += 1
    }
    let text = words[place].text
    if Self.labelWords.contains(plain(text)), place + 1 < words.count {
      if place + 2 < words.count,
        Self.numberSigns.contains(words[place + 1].text.lowercased().trimmedOfPunctuation)
          || ["#", "№"].contains(words[place + 1].text)
      {
        place += 1
      }
      let next = words[place + 1].text
      guard let found = compactLabel(next), let number = found.first?.number, next.first?.isNumber == true
      else {
        return false
      }
      parts = found
      parts[0].style = .word(plain(text))
      parts[0].text = String(number)
      place += 2
      skip(":")
      return true
    }
    if readSpacedDigits() || readBareLetter() { return true }
    guard let found = compactLabel(text) else { return false }
    // A number without a mark is a label only where something sets it off from a sentence.
    if found.count == 1, found[0].style == .bare, found[0].number != nil, !isSetOff { return false }
    parts = found
    place += 1
    return true
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
    let word = words[place]
    guard word.text.count == 1, let letter = word.text.first, letter.isASCII, letter.isLowercase,
      place + 1 < words.count
    else {
      return false
    }
    let next = words[place + 1]
    let isFollowed = compactLabel(next.text)?.first.map { $0.roman != nil && $0.style != .bare } ?? false
    // "a" and "i" are words, too; the others begin nothing but a part.
    let isNoWord =
      letter != "a" && letter != "i" && letter != "e" && letter != "o" && letter != "y" && letter != "x"
    let beginsText = next.text.first.map { $0.isUppercase || $0.isNumber } ?? false
    guard isFollowed || next.gapBefore > word.size * 6 / 10 || isNoWord && beginsText else { return false }
    parts = [LabelPart(letter: letter.place, roman: romanValue(word.text), style: .bare, text: "(\(letter))")]
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

  private mutating func skip(_ text: String) {
    if place < words.count, words[place].text == text { place += 1 }
  }

  private func plain(_ text: String) -> String { text.lowercased().trimmedOfPunctuation }

  private func bracketed(_ text: String) -> Int? {
    guard text.first == "[", text.last == "]" else { return nil }
    return Int(text.dropFirst().dropLast())
  }
}

/// Reads a label that is written without spaces: "1.", "(a)", "1(a)(ii)", "Q3:", "01.2"; nil for any other text.
func compactLabel(_ text: String) -> [LabelPart]? {
  guard text.utf8.count <= 16, let first = text.first else { return nil }
  // Most words begin with two letters that no Roman numeral has, and so are no labels.
  if let second = text.utf8.dropFirst().first, let start = text.utf8.first, start.isASCIILetter,
    second.isASCIILetter,
    !start.isRoman || !second.isRoman
  {
    return nil
  }
  var rest = text[...]
  var parts: [LabelPart] = []
  let behind = rest.dropFirst().drop { $0 == "." }.first
  if first.isLetter, first.isUppercase, behind.map({ $0.isASCII && $0.isNumber }) == true {
    rest.removeFirst()
    if rest.first == "." { rest.removeFirst() }
    guard var number = readNumber(&rest) else { return nil }
    guard rest.isEmpty || [".", ":", ")"].contains(rest) || rest.first == "(" || rest.first?.isLetter == true
    else {
      return nil
    }
    number.style = .prefix(first)
    if first != "Q" { number.text = "\(first)\(number.text)" }
    parts.append(number)
    if let next = rest.first, [".", ":", ")"].contains(next) { rest.removeFirst() }
  }
  while !rest.isEmpty {
    guard let part = readPart(&rest, after: parts.last) else { return nil }
    parts.append(part)
    if parts.count > 4 { return nil }
  }
  return parts.isEmpty ? nil : parts
}

private func readPart(_ rest: inout Substring, after last: LabelPart?) -> LabelPart? {
  let opens = rest.first == "(" || rest.first == "["
  let isBracket = rest.first == "["
  if opens { rest.removeFirst() }
  guard let first = rest.first else { return nil }
  var part: LabelPart
  if first == ".", last?.number != nil, !opens, rest.dropFirst().first?.isNumber == true {
    rest.removeFirst()
    guard let number = readNumber(&rest), number.style != .zero else { return nil }
    part = number
    part.style = .decimal
    part.text = "." + number.text
    if rest == "." || rest == ")" { rest = "" }
    return part
  }
  if first.isNumber {
    guard last == nil, let number = readNumber(&rest) else { return nil }
    part = number
  } else {
    let letters = rest.prefix { $0.isLetter && $0.isASCII }
    guard let read = letterPart(String(letters)) else { return nil }
    // Without brackets only one letter goes with a number: "1a".
    if last != nil, !opens, letters.count > 1, read.roman == nil { return nil }
    rest.removeFirst(letters.count)
    part = read
  }
  if opens {
    guard let closing = rest.first, closing == (isBracket ? "]" : ")") else { return nil }
    rest.removeFirst()
    if part.style != .zero { part.style = isBracket ? .brackets : .parentheses }
    if [".", ":"].contains(rest) { rest = "" }
    return part
  }
  switch rest.first {
  case "."? where rest.dropFirst().first?.isNumber != true:
    rest.removeFirst()
    if part.style != .zero { part.style = .dot }
  case ")"?:
    rest.removeFirst()
    if part.style != .zero { part.style = .closing }
    if rest == "." { rest = "" }
  case "/"? where rest.count == 1 && part.number != nil:
    rest.removeFirst()
    part.style = .slash
  case ":"?:
    rest.removeFirst()
    if part.style != .zero { part.style = .colon }
  case nil where last == nil && part.number == nil: return nil  // a letter alone is a word
  default: break
  }
  return part
}

private func readNumber(_ rest: inout Substring) -> LabelPart? {
  if let first = rest.first, let (number, letters) = RomanNumbers.value(first) {
    rest.removeFirst()
    return LabelPart(number: number, style: .bare, text: letters)
  }
  let digits = rest.prefix { $0.isASCII && $0.isNumber }
  guard (1...3).contains(digits.count), let value = Int(digits), value > 0 else { return nil }
  rest.removeFirst(digits.count)
  let isZero = digits.first == "0"
  return LabelPart(
    number: value, style: isZero ? .zero : .bare, text: isZero ? String(digits) : String(value))
}

private func letterPart(_ letters: String) -> LabelPart? {
  guard let first = letters.first else { return nil }
  let isUpper = first.isUppercase
  let roman = isUpper ? nil : romanValue(letters)
  if letters.count == 1 {
    return LabelPart(
      letter: Character(first.lowercased()).place, roman: roman, isUpper: isUpper, style: .bare,
      text: "(\(letters))")
  }
  guard let roman else { return nil }
  return LabelPart(roman: roman, style: .bare, text: "(\(letters))")
}

/// The value of a Roman numeral in small letters up to xx; nil for any other text.
func romanValue(_ text: String) -> Int? {
  text.utf8.count <= 5 && text.utf8.allSatisfy { $0 == 0x69 || $0 == 0x76 || $0 == 0x78 }
    ? romanValues[text] : nil
}

private let romanValues: [String: Int] = [
  "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10, "xi": 11,
  "xii": 12,
  "xiii": 13, "xiv": 14, "xv": 15, "xvi": 16, "xvii": 17, "xviii": 18, "xix": 19, "xx": 20,
]

extension Character {
  /// The place of a small Latin letter in the alphabet, from 1.
  fileprivate var place: Int { Int(unicodeScalars.first?.value ?? 0x60) - 0x60 }

  /// True for the digits of any script, but not for ideographs that mean a number, as in "参考答案".
  var isDigit: Bool { unicodeScalars.first?.properties.numericType == .decimal }

  /// True for ideographs, kana and hangul.
  var isEastAsian: Bool { unicodeScalars.first?.isEastAsian ?? false }
}

extension UInt8 {
  /// True for i, v and x.
  fileprivate var isRoman: Bool { self == 0x69 || self == 0x76 || self == 0x78 }
}
