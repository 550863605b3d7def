/// A word of a text that is being read.
struct OptionToken {
  /// Place of its folded bytes.
  var start = 0
  /// Its folded bytes.
  var count = 0
  /// Hash of its stem.
  var hash: UInt32 = 0
  /// What a small word does; nil for a content word and without a lexicon.
  var function: FunctionWord?
  /// True when its ending is that of a plural.
  var isPlural = false
  /// True for digits.
  var isNumber = false
  /// Its letters that are capitals, a bit for each of the first 64.
  var capitals: UInt64 = 0
  /// Its entry in the lexicon.
  var word: Lexicon.Word?
  /// The classes that the lexicon gives it.
  var classes: Lexicon.WordClasses = []
}

/// Reads a text into folded words, in one pass over its bytes.
struct OptionReader {
  /// Words of a text that are looked at one by one; those after them count in lengths and hashes only.
  static let tokenLimit = 48

  /// The words of the text's language.
  let lexicon: Lexicon?
  /// The folded text: small letters, one space between words, no punctuation.
  let folded: UnsafeMutableBufferPointer<UInt8>
  /// The first words.
  let tokens: UnsafeMutableBufferPointer<OptionToken>
  private(set) var foldedCount = 0
  private(set) var tokenCount = 0
  /// What is known so far.
  var traits = OptionTraits()
  private var token = OptionToken()
  private var isInToken = false
  private var whole = TextHash()
  private var capitals = 0
  private var letters = 0

  /// Begins with nothing read, in buffers that hold the result: twice the text's bytes, and `tokenLimit` words.
  init(
    lexicon: Lexicon?, folded: UnsafeMutableBufferPointer<UInt8>,
    tokens: UnsafeMutableBufferPointer<OptionToken>
  ) {
    self.lexicon = lexicon
    self.folded = folded
    self.tokens = tokens
  }

  /// The folded bytes of a word.
  func bytes(of token: OptionToken) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(folded)[token.start..<token.start + token.count])
  }

  // MARK: - Characters

  /// Reads the text's bytes.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        place += readASCII(byte, bytes, at: place)
      } else {
        let (scalar, size) = decodedScalar(bytes, at: place)
        place += size + readBeyondASCII(scalar, bytes, after: place + size)
      }
      traits.characterCount += 1
    }
    finishToken()
    if let last = bytes.last,
      last == UInt8(ascii: ".") || last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
    {
      traits.marks.insert(.sentenceEnd)
    }
    if traits.wordCount == 0 { for byte in bytes { whole.add(byte) } }
    traits.foldedHash = whole.wide
    if capitals == letters, letters > 1 { traits.marks.insert(.allCapitals) }
  }

  /// Reads a character of ASCII and says how many bytes it and what belongs to it take.
  @inline(__always)
  private mutating func readASCII(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      addLetter(byte, isCapital: false)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      addLetter(byte | 0x20, isCapital: true)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if !isInToken { startToken(isNumber: true) }
      traits.marks.insert(.digits)
      append(byte)
    case UInt8(ascii: "."), UInt8(ascii: ","):
      readPoint(byte, bytes, at: place)
    case UInt8(ascii: "'"):
      return readApostrophe(bytes, after: place + 1) + 1
    case UInt8(ascii: "-"):
      readMinus(bytes, after: place + 1)
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "*"),
      UInt8(ascii: "^"), UInt8(ascii: "~"):
      addSymbol(UInt32(byte))
    default:
      finishToken()
    }
    return 1
  }

  /// Reads a character beyond ASCII and says how many bytes after it belong to it.
  private mutating func readBeyondASCII(
    _ scalar: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, after place: Int
  ) -> Int {
    switch ScalarClass(beyondASCII: scalar) {
    case .letter:
      let small = smallLetter(of: scalar)
      addLetter(small, isCapital: small != scalar && scalar != 0xB5 && scalar != 0x2126)
    case .ideograph, .symbol: addSymbol(scalar)
    case .apostrophe: return readApostrophe(bytes, after: place)
    case .minus: readMinus(bytes, after: place)
    case .separator: finishToken()
    case .invisible: break
    }
    return 0
  }

  /// A point between digits belongs to the number; a comma before three digits only parts them.
  private mutating func readPoint(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard token.isNumber, isInToken, isDigit(bytes, place + 1) else { return finishToken() }
    let isThousands =
      byte == UInt8(ascii: ",") && isDigit(bytes, place + 2) && isDigit(bytes, place + 3)
      && !isDigit(bytes, place + 4)
    if !isThousands { append(UInt8(ascii: ".")) }
  }

  /// Leaves the apostrophe out, and the s of a genitive with it; says how many bytes after it were read.
  private mutating func readApostrophe(_ bytes: UnsafeBufferPointer<UInt8>, after place: Int) -> Int {
    guard isInToken, place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "s"), lexicon != nil,
      place + 1 >= bytes.count || !isLetter(bytes[place + 1])
    else { return 0 }
    traits.characterCount += 1
    finishToken()
    return 1
  }

  private mutating func readMinus(_ bytes: UnsafeBufferPointer<UInt8>, after place: Int) {
    let isSign = !isInToken && isDigit(bytes, place)
    finishToken()
    guard isSign, place < 2 || !isLetter(bytes[place - 2]) else { return }
    startToken(isNumber: true)
    append(UInt8(ascii: "-"))
  }

  private func isDigit(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    place < bytes.count && bytes[place] >= UInt8(ascii: "0") && bytes[place] <= UInt8(ascii: "9")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  // MARK: - Words

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    folded[foldedCount] = byte
    foldedCount += 1
    token.count += 1
  }

  private mutating func append(scalar: UInt32) {
    switch scalar {
    case 0..<0x80: append(UInt8(scalar))
    case 0x80..<0x800:
      append(UInt8(0xC0 | scalar >> 6))
      append(UInt8(0x80 | scalar & 0x3F))
    case 0x800..<0x10000:
      append(UInt8(0xE0 | scalar >> 12))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    default:
      append(UInt8(0xF0 | scalar >> 18 & 7))
      append(UInt8(0x80 | scalar >> 12 & 0x3F))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    }
  }

  @inline(__always)
  private mutating func addLetter(_ small: UInt8, isCapital: Bool) {
    prepareForLetter(UInt32(small), isCapital: isCapital)
    append(small)
  }

  private mutating func addLetter(_ small: UInt32, isCapital: Bool) {
    prepareForLetter(small, isCapital: isCapital)
    append(scalar: small)
  }

  /// Begins a word where none is, parts a unit from its number, and counts capitals.
  @inline(__always)
  private mutating func prepareForLetter(_ small: UInt32, isCapital: Bool) {
    if isInToken, token.isNumber { finishToken() }
    if !isInToken { startToken(isNumber: false) }
    letters += 1
    if letters == 1 {
      traits.script = small < 0x80 ? .latin : Script(of: small)
      traits.marks.insert(isCapital ? .firstCapital : .firstSmall)
    } else if isCapital {
      traits.marks.insert(.innerCapital)
    }
    if isCapital {
      capitals += 1
      if token.count < 64 { token.capitals |= 1 << UInt64(token.count) }
    }
  }

  private mutating func addSymbol(_ scalar: UInt32) {
    finishToken()
    startToken(isNumber: false)
    if letters == 0, traits.script == .none { traits.script = Script(of: scalar) }
    append(scalar: scalar)
    finishToken()
  }

  @inline(__always)
  private mutating func startToken(isNumber: Bool) {
    if foldedCount > 0 {
      folded[foldedCount] = UInt8(ascii: " ")
      foldedCount += 1
    }
    token = OptionToken(start: foldedCount, isNumber: isNumber)
    isInToken = true
  }

  /// Ends the word that is being read, if any.
  private mutating func finishToken() {
    guard isInToken else { return }
    isInToken = false
    let bytes = bytes(of: token)
    if lexicon != nil, !token.isNumber { token.function = FunctionWords.english.kind(of: bytes) }
    token.hash = stemHash(bytes)
    if token.function == .negation { traits.marks.insert(.negation) }
    if token.function != .article {
      traits.wordCount += 1
      whole.add(UInt64(token.hash))
      traits.words.insert(token.hash, isContent: token.function == nil)
    }
    if tokenCount < Self.tokenLimit {
      tokens[tokenCount] = token
      tokenCount += 1
    }
  }

  /// The hash of a word without its plural; after a number it minds capitals, since mW and MW are far apart.
  private mutating func stemHash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let isUnit = tokenCount > 0 && tokens[tokenCount - 1].isNumber && token.count <= 4 && token.capitals != 0
    if isUnit {
      var hash = TextHash(bytes)
      hash.add(token.capitals)
      return hash.narrow
    }
    guard lexicon != nil, token.function == nil, !token.isNumber else { return TextHash(bytes).narrow }
    let stem = EnglishPlural.stem(of: bytes)
    var hash = TextHash()
    for place in 0..<stem.kept { hash.add(bytes[place]) }
    if stem.added != 0 { hash.add(stem.added) }
    token.isPlural = stem.isPlural
    if !stem.isPlural, let singular = EnglishPlural.irregularSingular(of: bytes, hash: hash.narrow) {
      token.isPlural = true
      return singular
    }
    return hash.narrow
  }
}
