import Foundation

/// An id made from a text: its letters in Latin script without accents, in lower case, joined by hyphens.
///
/// - Returns: A slug of at most 48 bytes, cut at a hyphen where there is one; nil when nothing is left.
package func makeSlug(from text: String) -> String? {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return joined(words(ofASCII: text)) }
  let latin = text.applyingTransform(.toLatin, reverse: false) ?? text
  let plain = latin.decomposedStringWithCompatibilityMapping.lowercased()
  var words: [String] = []
  var word = ""
  for scalar in plain.unicodeScalars {
    switch scalar {
    case "a"..."z", "0"..."9": word.unicodeScalars.append(scalar)
    case "ß": word += "ss"
    case "æ": word += "ae"
    case "ø", "œ": word += "o"
    case "ł": word += "l"
    case "đ", "ð": word += "d"
    case _ where scalar.properties.canonicalCombiningClass != .notReordered: break
    case "'", "’", "ʼ", "ʹ", "ʻ", "ʾ", "ʿ": break
    default:
      if !word.isEmpty { words.append(word) }
      word = ""
    }
  }
  if !word.isEmpty { words.append(word) }
  return joined(words)
}

/// The words of a text without accents or other scripts, which most are.
private func words(ofASCII text: String) -> [String] {
  var words: [String] = []
  var word: [UInt8] = []
  func finish() {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    word.removeAll(keepingCapacity: true)
  }
  for byte in text.utf8 {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: word.append(byte)
    case 0x41...0x5A: word.append(byte | 0x20)
    case 0x27: break
    default: finish()
    }
  }
  finish()
  return words
}

/// Words joined by hyphens, as many as fit.
private func joined(_ words: [String]) -> String? {
  var slug = ""
  for word in words {
    guard slug.isEmpty || slug.utf8.count + 1 + word.utf8.count <= 48 else { break }
    slug += slug.isEmpty ? String(word.prefix(48)) : "-" + word
  }
  return slug.isEmpty ? nil : slug
}
