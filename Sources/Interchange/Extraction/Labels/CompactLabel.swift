import PDFText

/// Reads a label that is written without spaces: "1.", "(a)", "1(a)(ii)", "Q3:", "01.2"; nil for any other text.
func compactLabel(_ text: String) -> [LabelPart]? {
  guard text.utf8.count <= 16, let first = text.first else { return nil }
  if beginsPlainly(text) { return nil }
  if let both = joinedParts(text) { return both }
  var rest = text[...]
  var parts: [LabelPart] = []
  let behind = rest.dropFirst().drop { $0 == "." }.first
  if first.isLetter, first.isUppercase, behind.map({ $0.isASCII && $0.isNumber }) == true {
    rest.removeFirst()
    let hasStop = rest.first == "."
    if hasStop { rest.removeFirst() }
    guard var number = readNumber(&rest) else { return nil }
    guard
      rest.isEmpty || [".", ":", ")", ".-"].contains(rest) || rest.first == "("
        || rest.first?.isLetter == true
        // "Q1.1", but no "H1.5.2" of a standard.
        || first == "Q" && rest.first == "." && rest.dropFirst().first?.isNumber == true
    else {
      return nil
    }
    number.style = .prefix(first)
    if first != "Q" { number.text = "\(first)\(hasStop ? "." : "")\(number.text)" }
    parts.append(number)
    // "A.1.-", as in Spain.
    if rest == ".-" { rest = "" }
    if let next = rest.first, [".", ":", ")"].contains(next), rest.dropFirst().first?.isNumber != true {
      rest.removeFirst()
    }
  }
  while !rest.isEmpty {
    guard let part = readPart(&rest, after: parts.last) else { return nil }
    parts.append(part)
    if parts.count > 4 { return nil }
  }
  return parts.isEmpty ? nil : parts
}

/// True for what begins with two letters that no Roman numeral has, as most words do: it is no label.
func beginsPlainly(_ text: String) -> Bool {
  guard let start = text.utf8.first, let second = text.utf8.dropFirst().first else { return false }
  return start.isASCIILetter && second.isASCIILetter && !(start.isRoman && second.isRoman)
}

/// The two parts of a label in one bracket: "(b-ii)".
private func joinedParts(_ text: String) -> [LabelPart]? {
  guard text.utf8.count >= 5, text.utf8.first == 0x28, text.utf8.last == 0x29 else { return nil }
  let parts = text.dropFirst().dropLast().split(separator: "-", omittingEmptySubsequences: false)
  guard parts.count == 2, parts[0].count == 1, let letter = parts[0].first, letter.isASCII,
    letter.isLowercase,
    let roman = romanValue(String(parts[1]))
  else { return nil }
  return [
    LabelPart(letter: letter.place, style: .parentheses, text: "(\(letter))"),
    LabelPart(roman: roman, style: .parentheses, text: "(\(parts[1]))"),
  ]
}

private func readPart(_ rest: inout Substring, after last: LabelPart?) -> LabelPart? {
  let opens = rest.first == "(" || rest.first == "["
  let isBracket = rest.first == "["
  if opens { rest.removeFirst() }
  guard let first = rest.first else { return nil }
  var part: LabelPart
  if first == ".", last?.number != nil, !opens, rest.dropFirst().first?.isNumber == true {
    rest.removeFirst()
    // "1.01" to "1.99" count questions of a part; amounts have no such label behind which a sentence begins.
    guard let number = readNumber(&rest), number.style != .zero || number.text.count == 2 else { return nil }
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
    var letters = rest.prefix { $0.isLetter && $0.isASCII }
    // "2bii": a letter with a Roman numeral behind it.
    if last?.number != nil, !opens, letters.count > 1, let letter = letters.first,
      "abcdefgh".contains(letter),
      romanValue(String(letters.dropFirst())) != nil
    {
      letters = letters.prefix(1)
    }
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
    if [".", ":", "-"].contains(rest) { rest = "" }
    return part
  }
  switch rest.first {
  case "."? where rest.dropFirst().first?.isNumber != true:
    rest.removeFirst()
    if part.style != .zero { part.style = .dot }
    if rest == "-" { rest = "" }
  case ")"?:
    rest.removeFirst()
    if part.style != .zero { part.style = .closing }
    if rest == "." || rest == "-" { rest = "" }
  case "-"? where rest.count == 1 && last == nil && part.number != nil:
    rest.removeFirst()
    part.style = .dash
  case "/"? where rest.count == 1 && part.number != nil:
    rest.removeFirst()
    part.style = .slash
  // "১।": the full stop of Bengali and Hindi.
  case "।"? where rest.count == 1:
    rest.removeFirst()
    part.style = .dot
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
  let digits = rest.prefix(while: \.isDigit)
  guard (1...3).contains(digits.count) else { return nil }
  let value = digits.reduce(0) { 10 * $0 + ($1.wholeNumberValue ?? 0) }
  guard value > 0 else { return nil }
  rest.removeFirst(digits.count)
  let isZero = digits.first == "0"
  return LabelPart(
    number: value, style: isZero ? .zero : .bare,
    text: isZero || digits.first?.isASCII == false ? String(digits) : String(value))
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
  var place: Int { Int(unicodeScalars.first?.value ?? 0x60) - 0x60 }

  /// True for the digits of any script, but not for ideographs that mean a number, as in "参考答案".
  var isDigit: Bool { unicodeScalars.first?.properties.numericType == .decimal }

  /// True for ideographs, kana and hangul.
  var isEastAsian: Bool { unicodeScalars.first?.isEastAsian ?? false }
}

extension UInt8 {
  /// True for i, v and x.
  fileprivate var isRoman: Bool { self == 0x69 || self == 0x76 || self == 0x78 }
}
