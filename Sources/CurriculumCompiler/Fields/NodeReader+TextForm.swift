import Foundation

extension NodeReader {
  /// Reports what is wrong with the form of a text, each with a fix where there is one.
  mutating func checkForm(_ text: Text, _ node: YAMLTree.NodeID, _ shape: ValueShape) {
    let id = tree.resolved(node)
    let style = tree.nodes[Int(id)].style
    let isBlock: Bool =
      if case .markdown = shape { true } else { style == .literal || style == .folded }
    var faults = tree.withValue(node) { textFaults($0, isBlock: isBlock) }
    if case .phonetic = shape { faults.remove(.mixedScript) }
    guard !faults.isEmpty else { return }
    // A fix replaces the whole scalar; through an alias it would change what another place says.
    let isOwn = id == node && text.span.isExact
    if faults.contains(.mojibake) { reportMojibake(text, isOwn) }
    if faults.contains(.notNFC) {
      let composed = text.string.precomposedStringWithCanonicalMapping
      report(
        .decomposedText, "'\(text.string.shortened(to: 40))' is not in composed form (NFC)", at: text.span,
        help: "type accented letters as one character",
        fix: isOwn ? replacement(of: text, style, by: composed, "compose it") : nil)
    }
    if faults.contains(.invisible) { reportInvisible(text, style, isOwn) }
    if faults.contains(.bidiControl) {
      let cleaned = String(
        String.UnicodeScalarView(text.string.unicodeScalars.filter { !(0x202A...0x202E ~= $0.value) }))
      report(
        .bidiControl, "'\(cleaned.shortened(to: 40))' holds a direction override (U+202A to U+202E)",
        at: text.span, help: "remove it; use an isolate (U+2066 to U+2069) if the order reads wrong",
        fix: isOwn ? replacement(of: text, style, by: cleaned, "remove it") : nil)
    }
    if faults.contains(.mixedScript) { reportMixedScript(text, style, isOwn) }
    if faults.contains(.strayWhitespace) {
      let trimmed = text.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      report(
        .strayWhitespace, "'\(text.string.shortened(to: 40))' has spaces at an end or two in a row",
        at: text.span, help: "a typed answer is compared character by character",
        fix: isOwn ? replacement(of: text, style, by: trimmed, "remove the spaces") : nil)
    }
  }

  private mutating func reportMojibake(_ text: Text, _ isOwn: Bool) {
    let decoded = text.string.data(using: .windowsCP1252).flatMap { String(data: $0, encoding: .utf8) }
    report(
      .mojibake, "'\(text.string.shortened(to: 40))' is UTF-8 that was read as Latin-1", at: text.span,
      help: decoded.map { "it may have been '\($0.shortened(to: 40))'" } ?? "type it again",
      fix: isOwn
        ? decoded.map { Fix("restore it", [Edit(text.span, YAMLScalarWriter.plainOrQuoted($0))]) } : nil)
  }

  private mutating func reportInvisible(_ text: Text, _ style: YAMLTree.Style, _ isOwn: Bool) {
    let hidden = text.string.unicodeScalars.filter(Self.isHidden)
    let names = Set(hidden.map { "U+" + String($0.value, radix: 16, uppercase: true).leftPadded(to: 4) })
      .sorted()
    let cleaned = String(String.UnicodeScalarView(text.string.unicodeScalars.filter { !Self.isHidden($0) }))
    report(
      .invisibleCharacter,
      "'\(cleaned.shortened(to: 40))' holds characters that cannot be seen: \(names.joined(separator: ", "))",
      at: text.span, help: "remove them; a learner's typed answer can never match",
      fix: isOwn && !names.contains("U+FFFD") && !cleaned.isEmpty
        ? replacement(of: text, style, by: cleaned, "remove them") : nil)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n" && scalar != "\t"
    case .format:
      !(0x202A...0x202E ~= scalar.value) && !(0x2066...0x2069 ~= scalar.value) && scalar.value > 0x605
    case .privateUse: true
    default: scalar.value == 0xFFFD || scalar.value == 0xAD
    }
  }

  private mutating func reportMixedScript(_ text: Text, _ style: YAMLTree.Style, _ isOwn: Bool) {
    let words = text.string.split { !$0.isLetter }.filter { word in
      let scalars = word.unicodeScalars.map(\.value)
      let latin = scalars.count { 0x41...0x24F ~= $0 }
      let greek = scalars.count { 0x370...0x3FF ~= $0 }
      let cyrillic = scalars.count { 0x400...0x52F ~= $0 }
      return (latin > 0 && cyrillic > 0) || (greek > 0 && cyrillic > 0) || (latin > 1 && greek > 1)
    }
    let word = words.first.map(String.init) ?? text.string
    let letters = word.unicodeScalars.map { scalar -> String in
      let script =
        0x400...0x52F ~= scalar.value ? "Cyrillic" : 0x370...0x3FF ~= scalar.value ? "Greek" : "Latin"
      return "\(scalar) \(script)"
    }
    report(
      .mixedScript, "the word '\(word.shortened(to: 40))' mixes letters of two alphabets", at: text.span,
      notes: ["its letters: \(letters.joined(separator: ", "))"],
      help: "type the word again in one alphabet; a search or typed answer can never match it",
      fix: isOwn
        ? Self.inOneAlphabet(text.string, words).flatMap {
          replacement(of: text, style, by: $0, "write it in one alphabet")
        } : nil)
  }

  /// A text whose mixed words have letters of the one alphabet that has them all; nil where two or none would do.
  private static func inOneAlphabet(_ text: String, _ words: [Substring]) -> String? {
    var result = ""
    var position = text.startIndex
    for word in words {
      let readings = [LetterScript.latin, .cyrillic].compactMap { Confusables.lookAlike(word, in: $0) }
      guard readings.count == 1 else { return nil }
      result += text[position..<word.startIndex] + readings[0]
      position = word.endIndex
    }
    return words.isEmpty ? nil : result + text[position...]
  }

  /// An edit that writes another text in the place of a scalar; nil where the scalar's layout would suffer.
  private func replacement(
    of text: Text, _ style: YAMLTree.Style, by value: String, _ title: String
  ) -> Fix? {
    switch style {
    case .literal, .folded: nil
    default: Fix(title, [Edit(text.span, YAMLScalarWriter.plainOrQuoted(value))])
    }
  }
}

extension String {
  /// The text with zeros before it, at least `length` characters long.
  func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - count)) + self
  }
}
