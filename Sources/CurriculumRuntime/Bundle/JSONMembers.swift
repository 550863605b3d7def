import Foundation

/// The members of a JSON object as they are written, in their order: what a bundle's JSON columns hold.
///
/// Reads what `CanonicalJSON` writes, and any other JSON without spaces between its parts.
package struct JSONMembers: Sendable {
  /// A member: its key, and its value as JSON.
  package typealias Member = (key: String, json: String)

  /// The members.
  package let members: [Member]

  /// The members of an object; nil for what is no object.
  package init?(_ json: String) {
    let bytes = Array(json.utf8)
    guard bytes.first == 0x7B, bytes.last == 0x7D else { return nil }
    var members: [Member] = []
    var position = 1
    while position < bytes.count - 1 {
      guard let keyEnd = Self.end(of: bytes, from: position), bytes[position] == 0x22, bytes[keyEnd] == 0x3A,
        let valueEnd = Self.end(of: bytes, from: keyEnd + 1)
      else { return nil }
      members.append(
        (
          Self.text(bytes[position..<keyEnd]) ?? "",
          String(decoding: bytes[(keyEnd + 1)..<valueEnd], as: UTF8.self)
        ))
      position = valueEnd + 1
    }
    self.members = members
  }

  /// The elements of a JSON array as they are written; nil for what is no array.
  package static func elements(_ json: String) -> [String]? {
    let bytes = Array(json.utf8)
    guard bytes.first == 0x5B, bytes.last == 0x5D else { return nil }
    var elements: [String] = []
    var position = 1
    while position < bytes.count - 1 {
      guard let end = end(of: bytes, from: position) else { return nil }
      elements.append(String(decoding: bytes[position..<end], as: UTF8.self))
      position = end + 1
    }
    return elements
  }

  /// The text of a JSON string; nil for any other value.
  package static func text(_ json: String) -> String? { text(Array(json.utf8)[...]) }

  /// Where a value ends that begins at a place.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isInString = false
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x5C where isInString: position += 1
      case 0x22: isInString.toggle()
      case _ where isInString: break
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D, 0x2C, 0x3A:
        if depth == 0 { return position > start ? position : nil }
        if byte == 0x7D || byte == 0x5D { depth -= 1 }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// True for a text that is JSON, of whoever's writing.
  package static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count >= 2, bytes.first == 0x22, bytes.last == 0x22 else { return nil }
    var result: [UInt8] = []
    var rest = bytes.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case 0x6E: result.append(0x0A)
      case 0x72: result.append(0x0D)
      case 0x74: result.append(0x09)
      case 0x75:
        // CanonicalJSON escapes control characters alone, which are one byte of UTF-8.
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        rest = rest.dropFirst(4)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result += String(Character(scalar)).utf8
        }
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
