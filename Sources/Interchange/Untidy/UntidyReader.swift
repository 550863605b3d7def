/// Reads JSON from its first sign to its last and never goes back, so that no input takes long.
struct UntidyReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private(set) var mends: Set<UntidyMend>

  init(_ scalars: [Unicode.Scalar], _ mends: Set<UntidyMend>) {
    self.scalars = scalars
    self.mends = mends
  }

  /// The values of the whole text.
  mutating func readAll() -> [UntidyValue] {
    if let alone = readAlone() { return [alone] }
    place = 0
    var values: [UntidyValue] = []
    while skipProse() {
      if let value = readValue(depth: 0) { values.append(value) }
    }
    if values.count > 1 { mends.insert(.severalValues) }
    return values
  }

  /// A text, number or word that is all there is.
  private mutating func readAlone() -> UntidyValue? {
    let before = mends
    skipWhite()
    if let sign = peek(), sign != "{", sign != "[", let value = readValue(depth: 0) {
      skipWhite()
      if place == scalars.count { return value }
    }
    mends = before
    return nil
  }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    place + ahead < scalars.count ? scalars[place + ahead] : nil
  }

  /// Goes on to the next bracket that may begin a value; false where there is none.
  private mutating func skipProse() -> Bool {
    while let sign = peek() {
      if sign == "{" || sign == "[" { return true }
      if sign == "`", peek(1) == "`", peek(2) == "`" {
        mends.insert(.codeFence)
        place += 3
        while let letter = peek(), letter.properties.isAlphabetic { place += 1 }
        continue
      }
      if !Self.isWhite(sign) { mends.insert(.prose) }
      place += 1
    }
    return false
  }

  // MARK: - Values

  private mutating func readValue(depth: Int) -> UntidyValue? {
    guard let sign = peek() else { return nil }
    switch sign {
    case "{", "[":
      guard depth < UntidyJSON.depthLimit else {
        mends.insert(.tooDeep)
        return nil
      }
      place += 1
      return sign == "{" ? readObject(depth: depth + 1) : readList(depth: depth + 1)
    case "-", "0"..."9": return readNumber()
    case "a"..."z", "A"..."Z": return readWord()
    default: return UntidyQuote(sign) == nil ? nil : readText().map { .text($0) }
    }
  }

  private mutating func readList(depth: Int) -> UntidyValue? {
    var elements: [UntidyValue] = []
    while true {
      guard skipSeparators(isFirst: elements.isEmpty, closing: "]") else { break }
      if peek() == "]" {
        place += 1
        return .list(elements, isWhole: true)
      }
      guard let value = readValue(depth: depth) else { break }
      elements.append(value)
      // What breaks within breaks this, too.
      guard value.isWhole else { break }
    }
    noteEnd()
    return elements.isEmpty ? nil : .list(elements, isWhole: false)
  }

  private mutating func readObject(depth: Int) -> UntidyValue? {
    var members: [UntidyValue.Member] = []
    while true {
      guard skipSeparators(isFirst: members.isEmpty, closing: "}") else { break }
      if peek() == "}" {
        place += 1
        return .object(members, isWhole: true)
      }
      guard let sign = peek(), UntidyQuote(sign) != nil, let key = readText() else { break }
      skipBlanks()
      guard peek() == ":" else { break }
      place += 1
      skipBlanks()
      guard let value = readValue(depth: depth) else { break }
      members.append(UntidyValue.Member(key, value))
      guard value.isWhole else { break }
    }
    noteEnd()
    return members.isEmpty ? nil : .object(members, isWhole: false)
  }

  private mutating func noteEnd() { mends.insert(place >= scalars.count ? .cutOff : .broken) }

  /// Goes on to what follows the commas; false where nothing does.
  private mutating func skipSeparators(isFirst: Bool, closing: Unicode.Scalar) -> Bool {
    var commas = 0
    while true {
      skipBlanks()
      if peek() == "," {
        commas += 1
        place += 1
      } else if peek() == "…" {
        mends.insert(.ellipsis)
        place += 1
      } else if peek() == ".", peek(1) == ".", peek(2) == "." {
        mends.insert(.ellipsis)
        place += 3
      } else {
        break
      }
    }
    guard let sign = peek() else { return false }
    if commas != (isFirst || sign == closing ? 0 : 1) { mends.insert(.commas) }
    return true
  }

  private mutating func readNumber() -> UntidyValue? {
    let start = place
    while let sign = peek(), "0123456789+-.eE".unicodeScalars.contains(sign) { place += 1 }
    let digits = scalars[start..<place]
    guard Self.isNumber(digits) else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: digits)
    return .number(String(text))
  }

  /// True for a number by JSON's grammar (RFC 8259, section 6).
  private static func isNumber(_ digits: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = digits.drop { $0 == "-" }
    guard digits.count - rest.count < 2 else { return false }
    func takeDigits() -> Int {
      let count = rest.prefix { ("0"..."9").contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    let startsWithZero = rest.first == "0"
    let whole = takeDigits()
    guard whole > 0, whole == 1 || !startsWithZero else { return false }
    if rest.first == "." {
      rest = rest.dropFirst()
      guard takeDigits() > 0 else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest = rest.dropFirst()
      if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private mutating func readWord() -> UntidyValue? {
    let start = place
    var word = String.UnicodeScalarView()
    while let sign = peek(), ("a"..."z").contains(sign) || ("A"..."Z").contains(sign), place - start < 6 {
      word.append(sign)
      place += 1
    }
    switch String(word) {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "None": mends.insert(.words); return .null
    case "True": mends.insert(.words); return .boolean(true)
    case "False": mends.insert(.words); return .boolean(false)
    default: return nil
    }
  }

  // MARK: - Texts

  /// The text that begins here; nil where its end is missing.
  private mutating func readText() -> String? {
    guard let sign = peek(), let quote = UntidyQuote(sign) else { return nil }
    if let mend = quote.mend { mends.insert(mend) }
    place += 1
    var text = String.UnicodeScalarView()
    var inner = 0
    while let sign = peek() {
      if sign == "\\" {
        place += 1
        guard readEscape(&text) else { return nil }
        continue
      }
      if quote.closes(sign) {
        if isTextOver(after: place + 1, withinInner: inner > 0 && !quote.opens(sign)) {
          place += 1
          return String(text)
        }
        // A curved mark that opens is closed before the text is.
        inner += quote.opens(sign) ? 1 : inner > 0 ? -1 : 0
        if !quote.isCurved { mends.insert(.innerQuotes) }
      } else if sign.value < 0x20 {
        mends.insert(.controlCharacters)
      }
      text.append(sign)
      place += 1
    }
    return nil
  }

  /// True where what follows a quotation mark shows that the text has ended with it.
  private func isTextOver(after start: Int, withinInner: Bool) -> Bool {
    guard !withinInner else { return false }
    var place = start
    var hasBreak = false
    while place < scalars.count, Self.isWhite(scalars[place]) {
      if scalars[place] == "\n" || scalars[place] == "\r" { hasBreak = true }
      place += 1
    }
    guard place < scalars.count else { return true }
    switch scalars[place] {
    case ",", "}", "]", ":": return true
    case "/": return place + 1 < scalars.count && ["/", "*"].contains(scalars[place + 1])
    default: return hasBreak && UntidyQuote(scalars[place]) != nil
    }
  }

  /// Adds what stands behind a backslash; false where the text ends within it.
  private mutating func readEscape(_ text: inout String.UnicodeScalarView) -> Bool {
    guard let sign = peek() else { return false }
    place += 1
    switch sign {
    case "\"", "\\", "/": text.append(sign)
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "u":
      guard let unit = readUnit() else {
        mends.insert(.escapes)
        text.append("\\")
        text.append("u")
        return true
      }
      text.append(readSecondUnit(unit))
    default:
      mends.insert(.escapes)
      // `\'` is a slip for the sign; `\(` and the like belong to what the text is written in.
      if sign != "'" { text.append("\\") }
      text.append(sign)
    }
    return true
  }

  /// Four hexadecimal digits.
  private mutating func readUnit() -> UInt32? {
    var unit: UInt32 = 0
    for ahead in 0..<4 {
      guard let sign = peek(ahead), sign.isASCII, let digit = Character(sign).hexDigitValue else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    place += 4
    return unit
  }

  private mutating func readSecondUnit(_ first: UInt32) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, peek() == "\\", peek(1) == "u" {
      let before = place
      place += 2
      if let second = readUnit(), (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
      place = before
    }
    mends.insert(.escapes)
    return "\u{FFFD}"
  }
}

// MARK: - What says nothing

extension UntidyReader {
  /// Goes on behind white space.
  private mutating func skipWhite() {
    while let sign = peek(), Self.isWhite(sign) { place += 1 }
  }

  /// Goes on behind white space and comments.
  private mutating func skipBlanks() {
    while true {
      skipWhite()
      guard peek() == "/" else { return }
      if peek(1) == "/" {
        while let sign = peek(), sign != "\n", sign != "\r" { place += 1 }
      } else if peek(1) == "*" {
        place += 2
        while let sign = peek(), sign != "*" || peek(1) != "/" { place += 1 }
        place = min(place + 2, scalars.count)
      } else {
        return
      }
      mends.insert(.comments)
    }
  }

  private static func isWhite(_ sign: Unicode.Scalar) -> Bool {
    sign == " " || sign == "\n" || sign == "\r" || sign == "\t" || sign == "\u{A0}"
  }
}

/// A mark that begins a text.
private struct UntidyQuote {
  let mark: Unicode.Scalar

  init?(_ mark: Unicode.Scalar) {
    guard ["\"", "“", "”", "„", "'", "‘", "’"].contains(mark) else { return nil }
    self.mark = mark
  }

  /// What is put right where a text begins with it.
  var mend: UntidyMend? { mark == "\"" ? nil : isCurved ? .smartQuotes : .singleQuotes }

  /// True where the mark that opens is another one than the mark that closes.
  var isCurved: Bool { !["\"", "'"].contains(mark) }

  /// True for a mark that may end the text.
  func closes(_ sign: Unicode.Scalar) -> Bool {
    switch mark {
    case "\"": sign == "\""
    case "'": sign == "'"
    case "‘", "’": ["‘", "’", "'"].contains(sign)
    default: ["“", "”", "\""].contains(sign)
    }
  }

  /// True for a mark that may begin a quotation within the text.
  func opens(_ sign: Unicode.Scalar) -> Bool { isCurved && ["“", "‘"].contains(sign) }
}

extension UntidyValue {
  /// False for an object or a list that has no end.
  package var isWhole: Bool {
    switch self {
    case .list(_, let isWhole), .object(_, let isWhole): isWhole
    default: true
    }
  }
}
