import Foundation

extension NodeReader {
  /// Reports what is wrong with the form of a text, each with a fix where there is one.
  mutating func checkForm(_ text: Text, _ node: YAMLTree.NodeID, _ shape: ValueShape) {
    let id = tree.resolved(node)
    let style = tree.nodes[Int(id)].style
    let isBlock: Bool =
      if case .markdown = shape, text.string.utf8.contains(0x0A) {
        true
      } else {
        style == .literal || style == .folded
      }
    var faults = tree.withValue(node) { textFaults($0, isBlock: isBlock) }
    if case .phonetic = shape { faults.remove(.mixedScript) }
    guard !faults.isEmpty else { return }
    // A fix replaces the whole scalar; through an alias it would change what another place says.
    let isOwn = id == node && text.span.isExact
    let form = WrittenForm(place: isOwn ? tree.contentSpan(node) : nil, style: style)
    if faults.contains(.mojibake) { reportMojibake(text, form) }
    if faults.contains(.notNFC) {
      let composed = text.string.precomposedStringWithCanonicalMapping
      report(
        .decomposedText, "'\(text.string.shortened(to: 40))' is not in composed form (NFC)", at: text.span,
        help: "type accented letters as one character",
        fix: form.replacement(by: composed, "compose it"))
    }
    if faults.contains(.invisible) { reportInvisible(text, form) }
    if faults.contains(.bidiControl) {
      let cleaned = String(
        String.UnicodeScalarView(text.string.unicodeScalars.filter { !(0x202A...0x202E ~= $0.value) }))
      report(
        .bidiControl, "'\(cleaned.shortened(to: 40))' holds a direction override (U+202A to U+202E)",
        at: text.span, help: "remove it; use an isolate (U+2066 to U+2069) if the order reads wrong",
        fix: form.replacement(by: cleaned, "remove it"))
    }
    if faults.contains(.mixedScript) { reportMixedScript(text, form) }
    if faults.contains(.strayWhitespace) {
      let trimmed = text.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      report(
        .strayWhitespace, "'\(text.string.shortened(to: 40))' has spaces at an end or two in a row",
        at: text.span, help: "a typed answer is compared character by character",
        fix: form.replacement(by: trimmed, "remove the spaces"))
    }
  }

  private mutating func reportMojibake(_ text: Text, _ form: WrittenForm) {
    let decoded = text.string.data(using: .windowsCP1252).flatMap { String(data: $0, encoding: .utf8) }
    report(
      .mojibake, "'\(text.string.shortened(to: 40))' is UTF-8 that was read as Latin-1", at: text.span,
      help: decoded.map { "it may have been '\($0.shortened(to: 40))'" } ?? "type it again",
      fix: decoded.flatMap { form.replacement(by: $0, "restore it") })
  }

  private mutating func reportInvisible(_ text: Text, _ form: WrittenForm) {
    let hidden = HiddenCharacters(in: text.string)
    report(
      .invisibleCharacter,
      "'\(hidden.cleaned.shortened(to: 40))' holds characters that cannot be seen: "
        + hidden.names.joined(separator: ", "),
      at: text.span, help: "remove them; a learner's typed answer can never match",
      fix: hidden.names.contains("U+FFFD") || hidden.cleaned.isEmpty
        ? nil : form.replacement(by: hidden.cleaned, "remove them"))
  }

  private mutating func reportMixedScript(_ text: Text, _ form: WrittenForm) {
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
      fix: Self.inOneAlphabet(text.string, words).flatMap {
        form.replacement(by: $0, "write it in one alphabet")
      })
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
}

/// Where and how a scalar is written that another text may replace.
private struct WrittenForm {
  /// The scalar without an anchor before it; nil where it is not this scalar's own, or too long.
  let place: SourceSpan?
  let style: YAMLTree.Style

  /// An edit that writes another text in its place; nil where the layout would suffer.
  func replacement(by value: String, _ title: String) -> Fix? {
    guard let place, style != .literal, style != .folded else { return nil }
    return Fix(title, [Edit(place, YAMLScalarWriter.plainOrQuoted(value))])
  }
}

extension String {
  /// The text with zeros before it, at least `length` characters long.
  func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - count)) + self
  }
}
