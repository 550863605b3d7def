extension OptionTraits {
  /// Reads a text.
  init(reading text: String, lexicon: Lexicon?) {
    self.init()
    var text = text
    self = text.withUTF8 { bytes in Self.read(bytes, lexicon: lexicon) }
  }

  /// The hash of a text's folded form, without anything else that reading it tells.
  ///
  /// - Parameter lexicon: The words of the text's language; nil when there are none.
  /// - Complexity: Linear in the text.
  package static func foldedHash(of text: String, lexicon: Lexicon?) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in reading(bytes, lexicon) { $0.traits.foldedHash } }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, lexicon: Lexicon?) -> OptionTraits {
    reading(bytes, lexicon) { reader in
      reader.measure()
      reader.readNumber()
      if let lexicon { reader.readEnglish(lexicon) }
      return reader.traits
    }
  }

  /// Calls `body` with a reader that has read a text's bytes.
  private static func reading<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lexicon: Lexicon?, _ body: (inout OptionReader) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * bytes.count + 8) { folded in
      withUnsafeTemporaryAllocation(of: OptionToken.self, capacity: OptionReader.tokenLimit) { tokens in
        var reader = OptionReader(lexicon: lexicon, folded: folded, tokens: tokens)
        reader.read(bytes)
        return body(&reader)
      }
    }
  }
}

extension OptionReader {
  /// Lengths, and the letters at both ends.
  fileprivate mutating func measure() {
    traits.logarithmOfLength = Float(naturalLogarithm(Double(max(1, traits.characterCount))))
    traits.foldedLength = Int32(foldedCount)
    for place in 0..<min(8, foldedCount) {
      traits.firstLetters |= UInt64(folded[place]) << (56 - 8 * UInt64(place))
      traits.lastLetters |= UInt64(folded[foldedCount - 1 - place]) << (8 * UInt64(place))
    }
    if tokenCount > 0 {
      let isFunction = tokens[tokenCount - 1].function != nil
      traits.headHash = isFunction ? 0 : tokens[tokenCount - 1].hash
    }
  }

  /// Sees whether the text is one number, with a currency before it or up to three words of unit after it.
  fileprivate mutating func readNumber() {
    guard tokenCount > 0, tokenCount <= 5, traits.marks.contains(.digits) else { return }
    let isCurrencyFirst = !tokens[0].isNumber && tokenCount > 1 && tokens[0].count <= 3
    let first = isCurrencyFirst ? 1 : 0
    guard tokens[first].isNumber, isCurrencyFirst == false || !isLetterToken(tokens[0]) else { return }
    var unit = TextHash()
    var hasUnit = false
    for place in 0..<tokenCount where place != first {
      guard !containsDigit(tokens[place]) else { return }
      if tokens[place].function == .article { continue }
      unit.add(UInt64(tokens[place].hash))
      hasUnit = true
    }
    guard tokenCount - first <= 4, let value = number(bytes(of: tokens[first])) else { return }
    traits.marks.insert(.number)
    traits.classOfHead = .number
    traits.number = value
    traits.logarithmOfNumber = Float(naturalLogarithm(abs(value)))
    traits.unitHash = hasUnit ? max(1, unit.narrow) : 0
  }

  private func isLetterToken(_ token: OptionToken) -> Bool {
    let first = folded[token.start]
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
  }

  private func containsDigit(_ token: OptionToken) -> Bool {
    bytes(of: token).contains { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// The value of digits with at most one point; nil for anything else.
  private func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var value = 0.0
    var scale = 1.0
    var points = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): points += 1
      default:
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if points > 0 { scale *= 10 }
      }
    }
    guard points <= 1, value.isFinite, scale.isFinite else { return nil }
    return (bytes.first == UInt8(ascii: "-") ? -1 : 1) * (value / scale)
  }
}
