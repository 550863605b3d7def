/// JSON as programs hand it on that got it from a language model: with prose, code fences and slips.
///
/// Tidy JSON reads as itself, without a mend. Whatever is read, no more than what stands there becomes a value: a text or
/// an object that is cut off is left out, or marked as not whole.
package struct UntidyJSON: Sendable, Equatable {
  /// The values, in their order; none where there is no JSON.
  ///
  /// Beside a tidy text or number, objects and lists only.
  package let values: [UntidyValue]
  /// What was put right, each once, in the order of the cases.
  package let mends: [UntidyMend]

  /// How deep objects and lists may be nested.
  package static let depthLimit = 64

  /// Reads bytes.
  ///
  /// - Complexity: Linear in the count of bytes.
  package init(_ bytes: [UInt8]) {
    var mends: Set<UntidyMend> = []
    var scalars = Self.scalars(bytes, &mends)
    // What follows reads the sign behind the next one, and finds nothing there at the end.
    if scalars.first == "\u{FEFF}" {
      mends.insert(.byteOrderMark)
      scalars.removeFirst()
    }
    var reader = UntidyReader(scalars, mends)
    values = reader.readAll()
    self.mends = reader.mends.sorted()
  }

  /// The whole objects that are entries of the answer: those in lists, and those that stand alone.
  ///
  /// - Parameter key: The key of an object that holds the list of entries.
  package func entries(under key: String) -> [UntidyValue] {
    var entries: [UntidyValue] = []
    for value in values { Self.addEntries(of: value, key, &entries) }
    return entries
  }

  private static func addEntries(of value: UntidyValue, _ key: String, _ entries: inout [UntidyValue]) {
    switch value {
    case .list(let elements, _):
      for element in elements { addEntries(of: element, key, &entries) }
    case .object(_, let isWhole):
      if let inner = value[key] {
        addEntries(of: inner, key, &entries)
      } else if isWhole {
        entries.append(value)
      }
    default: break
    }
  }

  private static func scalars(_ bytes: [UInt8], _ mends: inout Set<UntidyMend>) -> [Unicode.Scalar] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      mends.insert(.encoding)
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // A repaired text differs from what it was made of.
    if !text.utf8.elementsEqual(bytes) { mends.insert(.encoding) }
    return Array(text.unicodeScalars)
  }
}
