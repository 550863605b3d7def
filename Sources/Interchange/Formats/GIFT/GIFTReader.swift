/// Reads one question of a GIFT file.
struct GIFTReader {
  private let bytes: [UInt8]
  private var position = 0
  private let line: Int
  private var format = GIFTQuestion.Format.moodle

  /// A reader of a question's text, which has no lines of comment.
  init(_ text: String, line: Int) {
    bytes = Array(text.utf8)
    self.line = line
  }

  /// The question.
  ///
  /// - Throws: `GIFTFault` for what is none.
  mutating func question() throws(GIFTFault) -> GIFTQuestion {
    skipBlanks()
    let title = try title()
    skipBlanks()
    let open = next(of: [0x7B], from: position)
    let stem = text(position..<(open ?? bytes.count))
    if !stem.text.isEmpty { format = stem.format }
    guard let open else {
      if let close = next(of: [0x7D], from: position) {
        throw GIFTFault(reason: "a brace closes in line \(lineNumber(close)) that none opens")
      }
      guard !stem.text.isEmpty else { throw GIFTFault(reason: "it has no text") }
      return GIFTQuestion(title: title, stem: stem, answers: .description, line: line)
    }
    guard let close = next(of: [0x7D], from: open + 1) else {
      throw GIFTFault(reason: "the brace of line \(lineNumber(open)) never closes")
    }
    position = open + 1
    let behind = behind(close + 1)
    if stem.text.isEmpty, let behind, !behind.text.isEmpty { format = behind.format }
    let (answers, feedback) = try answers(to: close)
    if let another = next(of: [0x7B], from: close + 1) {
      throw GIFTFault(reason: "it has two pairs of braces; the second opens in line \(lineNumber(another))")
    }
    var whole = stem
    whole.format = format
    if let behind {
      whole.text = (stem.text.isEmpty ? "" : stem.text + " ") + "_____ " + behind.text
    }
    guard !whole.text.isEmpty || title != nil else { throw GIFTFault(reason: "it asks nothing") }
    var question = GIFTQuestion(
      title: title, stem: whole, hasEmbeddedAnswers: behind != nil, answers: answers,
      globalFeedback: feedback, line: line)
    question.isSpaced.before = open == 0 || Self.isBlank(bytes[open - 1])
    question.isSpaced.behind = close + 1 >= bytes.count || Self.isBlank(bytes[close + 1])
    return question
  }

  /// The title between double colons.
  private mutating func title() throws(GIFTFault) -> String? {
    guard bytes[position...].starts(with: [0x3A, 0x3A]) else { return nil }
    var end = position + 2
    while let colon = next(of: [0x3A], from: end) {
      if colon + 1 < bytes.count, bytes[colon + 1] == 0x3A {
        let title = unescaped(position + 2..<colon).replacing("\n", with: " ").trimmed
        position = colon + 2
        return title
      }
      end = colon + 1
    }
    throw GIFTFault(reason: "its title has no second '::'")
  }

  /// What stands behind the braces; nil for nothing, or a comment.
  private func behind(_ start: Int) -> GIFTQuestion.Text? {
    var start = start
    while start < bytes.count, Self.isBlank(bytes[start]) { start += 1 }
    guard start < bytes.count, !bytes[start...].starts(with: [0x2F, 0x2F]) else { return nil }
    return text(start..<bytes.count)
  }

  // MARK: - Answers

  private mutating func answers(to close: Int) throws(GIFTFault) -> (
    GIFTQuestion.Answers, GIFTQuestion.Text?
  ) {
    var end = close
    var feedback: GIFTQuestion.Text?
    if let general = generalFeedback(to: close) {
      feedback = text(general + 4..<close)
      end = general
    }
    skipBlanks()
    let rest = unescaped(position..<end).trimmed
    if position >= end || rest.isEmpty { return (.essay, feedback) }
    if bytes[position] == 0x23 {
      position += 1
      return (try numeric(to: end), feedback)
    }
    if let judged = trueFalse(to: end) { return (judged, feedback) }
    guard bytes[position] == 0x3D || bytes[position] == 0x7E else {
      // One answer needs no sign.
      if let sign = next(of: [0x3D, 0x7E], from: position), sign < end {
        throw GIFTFault(reason: "its first answer has neither '=' nor '~'")
      }
      let choice = choice(position..<end, isCorrect: true, weighs: false) { self.text($0) }
      return (.words([choice]), feedback)
    }
    let parts = signedParts(to: end)
    if parts.allSatisfy({ $0.isCorrect && arrow(in: $0.range) != nil }) {
      return (.matching(parts.map { pair($0.range) }), feedback)
    }
    let choices = parts.map { part in
      choice(part.range, isCorrect: part.isCorrect, weighs: true) { self.text($0) }
    }
    return (choices.allSatisfy(\.isCorrect) ? .words(choices) : .choices(choices), feedback)
  }

  /// Where '####' stands.
  private func generalFeedback(to close: Int) -> Int? {
    var start = position
    while let sign = next(of: [0x23], from: start), sign < close {
      if bytes[sign..<close].starts(with: [0x23, 0x23, 0x23, 0x23]) { return sign }
      start = sign + 1
    }
    return nil
  }

  private func trueFalse(to end: Int) -> GIFTQuestion.Answers? {
    let sign = next(of: [0x23], from: position).flatMap { $0 < end ? $0 : nil } ?? end
    let word = unescaped(position..<sign).trimmed
    let value: Bool
    switch word {
    case "T", "TRUE", "True", "true": value = true
    case "F", "FALSE", "False", "false": value = false
    default: return nil
    }
    guard sign < end else { return .trueFalse(value, first: nil, second: nil) }
    let second = next(of: [0x23], from: sign + 1).flatMap { $0 < end ? $0 : nil }
    let one = text(sign + 1..<(second ?? end))
    let two = second.map { text($0 + 1..<end) }
    return .trueFalse(
      value, first: one.text.isEmpty ? nil : one, second: two.flatMap { $0.text.isEmpty ? nil : $0 })
  }

  /// The stretches behind each '=' and '~'.
  private func signedParts(to end: Int) -> [(isCorrect: Bool, range: Range<Int>)] {
    var parts: [(isCorrect: Bool, range: Range<Int>)] = []
    var start = position
    while start < end {
      let next = next(of: [0x3D, 0x7E], from: start + 1).flatMap { $0 < end ? $0 : nil } ?? end
      parts.append((bytes[start] == 0x3D, start + 1..<next))
      start = next
    }
    return parts
  }

  /// An answer with its weight before it and its feedback behind it.
  private func choice<Answer>(
    _ range: Range<Int>, isCorrect: Bool, weighs: Bool, _ read: (Range<Int>) -> Answer
  ) -> GIFTQuestion.Choice<Answer> {
    var range = range
    var weight: Double?
    let first = skippingBlanks(range)
    if weighs, first < range.upperBound, bytes[first] == 0x25,
      let close = bytes[(first + 1)..<range.upperBound].firstIndex(of: 0x25),
      let percent = Double(String(decoding: bytes[(first + 1)..<close], as: UTF8.self).trimmed)
    {
      weight = percent
      range = close + 1..<range.upperBound
    }
    let sign = next(of: [0x23], from: range.lowerBound).flatMap { $0 < range.upperBound ? $0 : nil }
    let feedback = sign.map { text($0 + 1..<range.upperBound) }
    return GIFTQuestion.Choice(
      isCorrect: isCorrect, weight: weight, answer: read(range.lowerBound..<(sign ?? range.upperBound)),
      feedback: feedback.flatMap { $0.text.isEmpty ? nil : $0 })
  }

  private func arrow(in range: Range<Int>) -> Int? {
    guard range.count >= 2 else { return nil }
    return range.dropLast().first { bytes[$0] == 0x2D && bytes[$0 + 1] == 0x3E }
  }

  private func pair(_ range: Range<Int>) -> GIFTQuestion.Pair {
    let arrow = arrow(in: range) ?? range.upperBound
    let right = unescaped(min(arrow + 2, range.upperBound)..<range.upperBound)
    return GIFTQuestion.Pair(left: text(range.lowerBound..<arrow), right: Self.onOneLine(right))
  }

  // MARK: - Numbers

  private mutating func numeric(to end: Int) throws(GIFTFault) -> GIFTQuestion.Answers {
    skipBlanks()
    guard position < end else { throw GIFTFault(reason: "it wants a number and names none") }
    guard bytes[position] == 0x3D || bytes[position] == 0x7E else {
      let one = choice(position..<end, isCorrect: true, weighs: false) { $0 }
      let number = try number(one.answer)
      guard let feedback = one.feedback else { return .number(number) }
      return .numbers([GIFTQuestion.Choice(isCorrect: true, answer: number, feedback: feedback)])
    }
    var choices: [GIFTQuestion.Choice<GIFTQuestion.Number>] = []
    for part in signedParts(to: end) {
      let choice = choice(part.range, isCorrect: part.isCorrect, weighs: true) { $0 }
      choices.append(
        GIFTQuestion.Choice(
          isCorrect: choice.isCorrect, weight: choice.weight, answer: try number(choice.answer),
          feedback: choice.feedback))
    }
    return .numbers(choices)
  }

  private func number(_ range: Range<Int>) throws(GIFTFault) -> GIFTQuestion.Number {
    let text = unescaped(range).trimmed
    if text.isEmpty || text == "*" { return .any }
    func checked(_ text: some StringProtocol) throws(GIFTFault) -> String {
      let bare = String(text).trimmed
      guard Double(bare)?.isFinite == true else { throw GIFTFault(reason: "'\(bare)' is no number") }
      return bare
    }
    if let dots = text.firstRange(of: "..") {
      return .between(try checked(text[..<dots.lowerBound]), try checked(text[dots.upperBound...]))
    }
    if let colon = text.firstIndex(of: ":") {
      return .about(try checked(text[..<colon]), by: try checked(text[text.index(after: colon)...]))
    }
    return .exact(try checked(text))
  }

  // MARK: - Texts

  /// A text with the format that it names, else that of the question.
  private func text(_ range: Range<Int>) -> GIFTQuestion.Text {
    var range = range
    var format = format
    let first = skippingBlanks(range)
    if first < range.upperBound, bytes[first] == 0x5B {
      for name in [GIFTQuestion.Format.html, .markdown, .plain, .moodle] {
        let mark = Array("[\(name.rawValue)]".utf8)
        if bytes[first..<range.upperBound].starts(with: mark) {
          format = name
          range = first + mark.count..<range.upperBound
          break
        }
      }
    }
    let text = unescaped(range)
    switch format {
    case .html: return GIFTQuestion.Text(format: format, text: text.trimmed)
    case .markdown: return GIFTQuestion.Text(format: format, text: text.trimmed)
    case .moodle: return GIFTQuestion.Text(format: format, text: Self.onOneLine(text))
    case .plain:
      // Lines of the file are not those of the text, whose breaks are escaped.
      let parts = unescaped(range, breaks: "\u{0}").split(
        separator: "\u{0}", omittingEmptySubsequences: false)
      return GIFTQuestion.Text(
        format: format, text: parts.map { Self.onOneLine(String($0)) }.joined(separator: "\n").trimmed)
    }
  }

  /// A text without line breaks and blanks two in a row.
  private static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) || text.contains("  ") else {
      return text.trimmed
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A stretch with its escapes resolved.
  private func unescaped(_ range: Range<Int>, breaks: Unicode.Scalar = "\n") -> String {
    guard bytes[range].contains(0x5C) else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == 0x5C, index + 1 < range.upperBound {
        let escaped = bytes[index + 1]
        if escaped == 0x6E {
          result.append(UInt8(ascii: breaks))
          index += 2
          continue
        }
        if Self.escapable.contains(escaped) {
          result.append(escaped)
          index += 2
          continue
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let escapable = Set("\\:~=#[]{}".utf8)

  /// The next of some signs that no backslash stands before.
  private func next(of signs: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x5C {
        index += 2
        continue
      }
      if signs.contains(bytes[index]) { return index }
      index += 1
    }
    return nil
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private func skippingBlanks(_ range: Range<Int>) -> Int {
    range.first { !Self.isBlank(bytes[$0]) } ?? range.upperBound
  }

  private func lineNumber(_ offset: Int) -> Int { line + bytes[..<offset].count { $0 == 0x0A } }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }
}
