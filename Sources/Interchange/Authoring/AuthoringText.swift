import CurriculumCompiler

/// A value of an authoring file that is being written.
indirect enum AuthoringValue: Sendable {
  case text(String)
  /// A number or `true` or `false`, which has no quotes.
  case plain(String)
  /// Values one below the other.
  case list([AuthoringValue])
  /// Values in one line: `[1, 2]`.
  case row([AuthoringValue])
  /// Keys in the order to be written.
  case mapping(AuthoringMapping)
  /// Keys in one line: `{a: 1, b: 2}`.
  case line(AuthoringMapping)
}

/// Keys and values in the order to be written; those without a value are left out.
struct AuthoringMapping: Sendable {
  private(set) var entries: [(key: String, value: AuthoringValue)] = []

  /// A mapping of nothing.
  init() {}

  /// A mapping of one key.
  init(_ entry: (key: String, value: AuthoringValue)) { entries = [entry] }

  /// Adds a text, unless there is none or it is empty.
  mutating func add(_ key: String, _ text: String?) {
    if let text, text.contains(where: { !$0.isWhitespace }) { entries.append((key, .text(text))) }
  }

  /// Adds a whole number, unless there is none.
  mutating func add(_ key: String, _ number: Int?) {
    if let number { entries.append((key, .plain("\(number)"))) }
  }

  /// Adds texts one below the other, unless there are none.
  mutating func add(_ key: String, _ texts: [String]) {
    let texts = texts.filter { $0.contains { !$0.isWhitespace } }
    if !texts.isEmpty { entries.append((key, .list(texts.map { .text($0) }))) }
  }

  /// Adds a mapping, unless it is empty.
  mutating func add(_ key: String, _ mapping: AuthoringMapping) {
    if !mapping.entries.isEmpty { entries.append((key, .mapping(mapping))) }
  }

  /// Adds mappings one below the other, unless there are none.
  mutating func add(_ key: String, _ mappings: [AuthoringMapping]) {
    if !mappings.isEmpty { entries.append((key, .list(mappings.map { .mapping($0) }))) }
  }

  /// Adds a number or a truth value, as it is to be written.
  mutating func addPlain(_ key: String, _ value: String) { entries.append((key, .plain(value))) }

  /// Adds what another mapping has.
  mutating func add(_ other: AuthoringMapping) { entries += other.entries }

  /// Adds numbers in one line, unless there are none.
  mutating func addNumbers(_ key: String, _ numbers: [String]) {
    if !numbers.isEmpty { entries.append((key, .row(numbers.map { .plain($0) }))) }
  }

  /// Adds values one below the other, unless there are none.
  mutating func addValues(_ key: String, _ values: [AuthoringValue]) {
    if !values.isEmpty { entries.append((key, .list(values))) }
  }

  /// Adds short texts in one line, unless there are none.
  mutating func addRow(_ key: String, _ texts: [String]) {
    let texts = texts.filter { $0.contains { !$0.isWhitespace } }
    if !texts.isEmpty { entries.append((key, .row(texts.map { .text($0) }))) }
  }

  /// Adds a mapping in one line, unless it is empty.
  mutating func addLine(_ key: String, _ mapping: AuthoringMapping) {
    if !mapping.entries.isEmpty { entries.append((key, .line(mapping))) }
  }
}

/// Why a text could not be written as YAML.
package struct AuthoringTextError: Error {
  /// What is wrong, as part of a sentence.
  package let message: String
}

extension AuthoringMapping {
  /// The mapping as a file in the layout of `curricc fmt`.
  ///
  /// Every text is in quotes or a block first; the formatter takes out the quotes that are not needed.
  ///
  /// - Throws: `AuthoringTextError` for what is beyond the limits of an authoring file.
  func text() throws(AuthoringTextError) -> String {
    var lines: [String] = []
    write(to: &lines, indentation: "", first: "")
    let source = SourceFile(path: "", text: lines.joined(separator: "\n") + "\n")
    switch format(source, file: SourceFile.ID(0)) {
    case .canonical: return String(decoding: source.bytes, as: UTF8.self)
    case .changed(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .unreadable(let findings):
      throw AuthoringTextError(message: findings.all.first?.message ?? "it is no YAML")
    case .defect(let difference): throw AuthoringTextError(message: difference)
    }
  }

  /// A key with its value in one line: `key: value`.
  static func line(_ key: String, _ value: AuthoringValue) -> String { "\(scalar(key)): \(flow(value))" }

  /// A key with its value, the first line without the indentation that the others have.
  static func lines(_ key: String, _ value: AuthoringValue, indentation: String) -> [String] {
    var lines: [String] = []
    write(value, behind: scalar(key) + ":", indentation: indentation, to: &lines)
    return lines
  }

  /// The mapping as an entry of a list.
  func listLines(indentation: String) -> [String] {
    var lines: [String] = []
    write(to: &lines, indentation: indentation + "  ", first: indentation + "- ")
    return lines
  }

  /// Adds the lines of the mapping; `first` stands before the first key: the dash of a list.
  private func write(to lines: inout [String], indentation: String, first: String) {
    for (index, entry) in entries.enumerated() {
      let start = (index == 0 ? first : indentation) + Self.scalar(entry.key) + ":"
      Self.write(entry.value, behind: start, indentation: indentation, to: &lines)
    }
  }

  private static func write(
    _ value: AuthoringValue, behind start: String, indentation: String, to lines: inout [String]
  ) {
    let inner = indentation + "  "
    switch value {
    case .text(let text):
      guard isBlock(text) else { return lines.append("\(start) \(scalar(text))") }
      lines.append(start + " |")
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : inner + $0
      }
    case .plain, .row, .line: lines.append("\(start) \(flow(value))")
    case .mapping(let mapping):
      lines.append(start)
      mapping.write(to: &lines, indentation: inner, first: inner)
    case .list(let values):
      lines.append(start)
      for value in values {
        if case .mapping(let mapping) = value {
          mapping.write(to: &lines, indentation: inner + "  ", first: inner + "- ")
        } else {
          write(value, behind: inner + "-", indentation: inner, to: &lines)
        }
      }
    }
  }

  /// A value in one line.
  private static func flow(_ value: AuthoringValue) -> String {
    switch value {
    case .text(let text): scalar(text)
    case .plain(let value): value
    case .row(let values), .list(let values): "[\(values.map(flow).joined(separator: ", "))]"
    case .line(let mapping), .mapping(let mapping):
      "{\(mapping.entries.map { "\(scalar($0.key)): \(flow($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func scalar(_ text: String) -> String { YAMLScalarWriter.quoted(text) }

  /// True for a text of several lines that a block reads back as it is.
  private static func isBlock(_ text: String) -> Bool {
    guard text.utf8.contains(0x0A), let first = text.first, !first.isWhitespace, text.last != "\n" else {
      return false
    }
    let hasOddSign = text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF: true
      default: false
      }
    }
    guard !hasOddSign else { return false }
    // Blanks at the end of a line would not be seen, and lines of blanks only are cut.
    return text.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { $0.last != " " }
  }
}
