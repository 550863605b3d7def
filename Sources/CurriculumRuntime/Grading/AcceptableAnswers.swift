import Foundation

/// What counts as the same answer: one definition for the compiler, the rules, the exports and the apps.
public enum AcceptableAnswers {
  /// The answers that a translation stands for: its senses, without remarks in parentheses.
  ///
  /// - Parameter translation: Senses separated by `;`, for example `good evening; good night (late)`.
  /// - Returns: The senses in order, each once, trimmed: `["good evening", "good night"]`. A translation that
  ///   is nothing but a remark stands for itself.
  public static func senses(of translation: String) -> [String] {
    // Only a semicolon, a bracket or their full-width forms, which begin with EF, can divide a translation.
    guard translation.utf8.contains(where: { $0 == 0x3B || $0 == 0x28 || $0 == 0xEF }) else {
      return [translation]
    }
    if !translation.utf8.contains(where: { $0 == 0x28 || $0 >= 0x80 }) { return plainSenses(of: translation) }
    var senses: [String] = []
    for part in split(translation) {
      let sense = joinedBySpaces(part)
      if !sense.isEmpty, !senses.contains(where: { $0.utf8.elementsEqual(sense.utf8) }) {
        senses.append(sense)
      }
    }
    return senses.isEmpty ? [translation] : senses
  }

  /// The senses of a translation in ASCII without brackets: most translations, so they are cut as bytes.
  private static func plainSenses(of translation: String) -> [String] {
    var senses: [String] = []
    var sense: [UInt8] = []
    func endSense() {
      if sense.last == 0x20 { sense.removeLast() }
      let text = String(decoding: sense, as: UTF8.self)
      if !sense.isEmpty, !senses.contains(text) { senses.append(text) }
      sense.removeAll(keepingCapacity: true)
    }
    for byte in translation.utf8 {
      switch byte {
      case 0x3B: endSense()
      case 0x20, 0x09, 0x0A, 0x0D: if !sense.isEmpty, sense.last != 0x20 { sense.append(0x20) }
      default: sense.append(byte)
      }
    }
    endSense()
    return senses.isEmpty ? [translation] : senses
  }

  /// The parts between semicolons, without what stands in brackets.
  private static func split(_ translation: String) -> [[Unicode.Scalar]] {
    var parts: [[Unicode.Scalar]] = [[]]
    var depth = 0
    // A bracket that is never closed is a slip; what stands behind it must not be lost.
    let opening = translation.unicodeScalars.count { $0 == "(" || $0 == "（" }
    let closing = translation.unicodeScalars.count { $0 == ")" || $0 == "）" }
    guard opening == closing else {
      return translation.unicodeScalars.split { $0 == ";" || $0 == "；" }.map { Array($0) }
    }
    for scalar in translation.unicodeScalars {
      switch scalar {
      case "(", "（": depth += 1
      case ")", "）": depth = max(0, depth - 1)
      case ";", "；": if depth == 0 { parts.append([]) }
      default: if depth == 0 { parts[parts.count - 1].append(scalar) }
      }
    }
    return parts
  }

  /// The words of a text with one space between them.
  private static func joinedBySpaces(_ scalars: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    var needsSpace = false
    for scalar in scalars {
      if scalar == " " || (!scalar.isASCII && scalar.properties.isWhitespace) || scalar == "\t"
        || scalar == "\n"
      {
        needsSpace = !result.isEmpty
        continue
      }
      if needsSpace { result.append(" ") }
      needsSpace = false
      result.append(scalar)
    }
    return String(result)
  }

  /// The form in which two answers are compared: composed, without case, outer punctuation or extra spaces.
  ///
  /// - Parameter answer: What an author or a learner wrote.
  /// - Returns: A text that is equal, byte for byte, for answers that count as the same.
  ///
  /// Source: docs/bundle.md, "Comparing typed answers"; the steps before articles, accents and typing slips.
  public static func comparisonForm(of answer: String) -> String {
    if let simple = asciiForm(of: answer) { return simple }
    let composed = answer.precomposedStringWithCanonicalMapping
    var characters = ""
    for scalar in composed.unicodeScalars {
      switch scalar {
      case "\u{2019}", "\u{2018}", "\u{02BC}", "`", "\u{00B4}": characters.unicodeScalars.append("'")
      case "\u{2010}"..."\u{2015}", "\u{2212}": characters.unicodeScalars.append("-")
      case "\"", "\u{201C}", "\u{201D}", "«", "»": break
      default: characters.unicodeScalars.append(scalar)
      }
    }
    let spaced = characters.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let outer: Set<Character> = ["¡", "¿", ".", "!", "?", "…", "。", "！", "？", "،", "؟"]
    var trimmed = Substring(spaced.lowercased())
    // French sets a space before ! and ?, so spaces go with the marks.
    while let first = trimmed.first, first == "¡" || first == "¿" || first == " " { trimmed.removeFirst() }
    while let last = trimmed.last, outer.contains(last) || last == " " { trimmed.removeLast() }
    return trimmed.isEmpty ? spaced.lowercased() : String(trimmed)
  }

  /// The form of an answer of plain words, or nil when it needs Unicode's rules.
  private static func asciiForm(of answer: String) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(answer.utf8.count)
    for byte in answer.utf8 {
      switch byte {
      case 0x41...0x5A: result.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x27, 0x2D, 0x28, 0x29: result.append(byte)
      case 0x20 where !result.isEmpty && result.last != 0x20: result.append(byte)
      default: return nil
      }
    }
    return result.last == 0x20 ? nil : String(decoding: result, as: UTF8.self)
  }
}
