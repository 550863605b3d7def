import CurriculumCompiler
import CurriculumTestSupport

/// A value of a YAML file, apart from how it is written.
indirect enum AuthoredValue {
  case text(String)
  case missing
  case list([AuthoredValue])
  case mapping([(key: AuthoredValue, value: AuthoredValue)])

  /// What a file says, aliases written out.
  init(_ tree: YAMLTree, _ id: YAMLTree.NodeID) {
    switch tree.kind(id) {
    case .scalar, .alias: self = tree.isEmptyPlain(id) ? .missing : .text(tree.text(id))
    case .sequence: self = .list(tree.children(id).map { AuthoredValue(tree, $0) })
    case .mapping:
      let nodes = tree.children(id).map { AuthoredValue(tree, $0) }
      self = .mapping(stride(from: 0, to: nodes.count, by: 2).map { (nodes[$0], nodes[$0 + 1]) })
    }
  }

  /// True for lists and mappings with something in them.
  var isCollection: Bool {
    switch self {
    case .text, .missing: false
    case .list(let items): !items.isEmpty
    case .mapping(let pairs): !pairs.isEmpty
    }
  }
}

/// Writes a value as a YAML file that no two authors would lay out alike.
///
/// Indentation, quotes, block and flow style, anchors, blank lines, line endings and comments are thrown by dice.
struct RandomLayout {
  /// The file.
  private(set) var text = ""
  /// The comments in their order.
  private(set) var comments: [String] = []
  private var random: SeededRandom
  /// Texts that have an anchor, with its name.
  private var anchors: [String: String] = [:]
  /// The column that a comment must not reach, since the lines before it are block text.
  private var commentLimit: Int?
  /// True behind a text with `+`, to which blank lines would belong.
  private var keepsBlankLines = false
  /// True while the present line ends in a comment.
  private var endsInComment = false
  /// What ends a line, by dice.
  private let lineEnds: [String]

  /// Lays out a value by the dice of a seed.
  init(_ value: AuthoredValue, seed: Int) {
    random = SeededRandom(seed: UInt64(seed))
    lineEnds = [["\n"], ["\n"], ["\r\n"], ["\r"], ["\n", "\r\n"]].randomElement(using: &random) ?? ["\n"]
    writeHead()
    write(value, indentation: -1)
    endLine()
    writeTail()
    if text.hasSuffix("\r\n") || text.hasSuffix("\n"), !keepsBlankLines, commentLimit == nil, chance(5) {
      while let last = text.unicodeScalars.last, last == "\n" || last == "\r" {
        text.unicodeScalars.removeLast()
      }
    }
  }

  // MARK: - Dice

  private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

  private mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick(_ texts: String...) -> String { texts.randomElement(using: &random) ?? "" }

  // MARK: - Lines

  private mutating func endLine() {
    text += lineEnds.randomElement(using: &random) ?? "\n"
    endsInComment = false
  }

  /// The text of a new comment.
  private mutating func comment() -> String {
    let comment =
      "#" + pick(" ", "", "\t", "# ") + "note\(comments.count)" + pick("", ": x", " 'q", " - a", " é語", " #b")
    comments.append(comment)
    endsInComment = true
    return comment + pick("", " ", "\t")
  }

  /// Goes on to the next line of a structure, perhaps by way of comments and blank lines.
  private mutating func newLine(_ indentation: Int) {
    if commentLimit == nil {
      if !endsInComment, chance(6) { text += pick(" ", "   ") + comment() }
      if chance(6) { text += pick(" ", "  ") }
    }
    endLine()
    while chance(4) {
      if chance(2) {
        guard !keepsBlankLines else { continue }
        text += commentLimit == nil ? pick("", " ", "   ") : ""
      } else {
        text += String(repeating: " ", count: roll(0...max(0, min(6, (commentLimit ?? 7) - 1)))) + comment()
        (commentLimit, keepsBlankLines) = (nil, false)
      }
      endLine()
    }
    text += String(repeating: " ", count: max(0, indentation))
    (commentLimit, keepsBlankLines) = (nil, false)
  }

  private mutating func writeHead() {
    if chance(8) { text += "\u{FEFF}" }
    if chance(4) {
      text += comment()
      newLine(0)
    }
    if chance(12) {
      text += "%YAML 1.1"
      newLine(0)
      text += "---"
      newLine(0)
    } else if chance(6) {
      text += "---"
      newLine(0)
    }
  }

  private mutating func writeTail() {
    while chance(3) {
      guard !keepsBlankLines || !chance(2) else { break }
      if commentLimit == nil || chance(2) { text += comment() }
      if text.hasSuffix("\n") || text.hasSuffix("\r"), keepsBlankLines { break }
      (commentLimit, keepsBlankLines) = (nil, false)
      endLine()
    }
    if text.contains(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), comments.isEmpty, chance(4) {
      text += "..."
      (commentLimit, keepsBlankLines) = (nil, false)
      newLine(0)
      endLine()
    }
  }

  // MARK: - Values in block style

  /// Writes a value whose first character goes on the present line.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indentation: The column of the collection around it; -1 for none.
  ///   - isOnNewLine: Whether the line holds nothing else yet, so that a collection may begin.
  private mutating func write(_ value: AuthoredValue, indentation: Int, isOnNewLine: Bool = true) {
    switch value {
    case .missing: break
    case .text(let text): write(text, indentation: indentation)
    case .list where !value.isCollection: self.text += chance(3) ? "[ ]" : "[]"
    case .mapping where !value.isCollection: self.text += chance(3) ? "{  }" : "{}"
    default:
      if !isOnNewLine || chance(6) { return writeFlow(value, indentation, isWide: chance(2)) }
      let column = self.column
      switch value {
      case .list(let items): writeList(items, column)
      case .mapping(let pairs): writeMapping(pairs, column)
      default: break
      }
    }
  }

  /// 0-based column of the present place; only spaces and indicators stand before it.
  private var column: Int {
    let scalars = text.unicodeScalars
    let line = scalars.reversed().prefix { $0 != "\n" && $0 != "\r" && $0 != "\u{FEFF}" }
    return line.count
  }

  private mutating func writeList(_ items: [AuthoredValue], _ column: Int) {
    for (index, item) in items.enumerated() {
      if index > 0 { newLine(column) }
      text += "-"
      writeEntry(item, column)
    }
  }

  /// Writes what stands behind a dash, a question mark, or the colon that answers it.
  private mutating func writeEntry(_ value: AuthoredValue, _ column: Int) {
    if case .missing = value { return }
    if chance(4) {
      newLine(column + roll(1...4))
    } else {
      text += String(repeating: " ", count: roll(1...3))
    }
    write(value, indentation: column)
  }

  private mutating func writeMapping(_ pairs: [(key: AuthoredValue, value: AuthoredValue)], _ column: Int) {
    for (index, pair) in pairs.enumerated() {
      if index > 0 { newLine(column) }
      guard case .text(let key) = pair.key, key.utf8.count < 200, !chance(12) else {
        text += "?"
        writeEntry(pair.key, column)
        if case .missing = pair.value, chance(2) { continue }
        newLine(column)
        text += ":"
        writeEntry(pair.value, column)
        continue
      }
      text += oneLine(key, inFlow: false) + pick("", "", "", " ") + ":"
      writeValue(pair.value, column)
    }
  }

  private mutating func writeValue(_ value: AuthoredValue, _ column: Int) {
    switch value {
    case .missing: break
    case .list where value.isCollection && !chance(6):
      if chance(6) { text += " &list\(roll(0...999))" }
      // Only a block list may begin below its key.
      if case .list(let items) = value, chance(2) {
        newLine(column)
        writeList(items, column)
      } else {
        newLine(column + roll(1...4))
        write(value, indentation: column)
      }
    case .mapping where value.isCollection && !chance(6):
      if chance(6) { text += " &map\(roll(0...999))" }
      newLine(column + roll(1...4))
      write(value, indentation: column)
    default:
      if chance(8) { newLine(column + roll(1...5)) } else { text += pick(" ", " ", "  ", "\t", "    ") }
      write(value, indentation: column, isOnNewLine: false)
    }
  }

  // MARK: - Values in flow style

  private mutating func writeFlow(_ value: AuthoredValue, _ indentation: Int, isWide: Bool) {
    switch value {
    case .missing: text += "''"
    case .text(let text): self.text += oneLine(text, inFlow: true)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        writeFlowSpace(indentation, isWide)
        writeFlow(item, indentation, isWide: isWide)
        if chance(4) { text += " " }
      }
      if !items.isEmpty, chance(5) { text += " ," }
      writeFlowSpace(indentation, isWide)
      text += "]"
    case .mapping(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += "," }
        writeFlowSpace(indentation, isWide)
        if case .text = pair.key, !chance(12) {} else { text += "? " }
        writeFlow(pair.key, indentation, isWide: false)
        if case .missing = pair.value {
          text += pick("", " : ", ": ")
          continue
        }
        text += pick(" : ", ": ", ":  ")
        if isWide, chance(6) { writeFlowSpace(indentation, isWide) }
        writeFlow(pair.value, indentation, isWide: isWide)
      }
      writeFlowSpace(indentation, isWide)
      text += "}"
    }
  }

  private mutating func writeFlowSpace(_ indentation: Int, _ isWide: Bool) {
    if isWide, chance(2) { newLine(indentation + roll(1...6)) } else { text += pick("", " ", "  ") }
  }

  // MARK: - Texts

  private mutating func write(_ value: String, indentation: Int) {
    if let name = anchors[value], chance(2) {
      text += "*" + name
      return
    }
    if chance(20), anchors[value] == nil {
      let name = "a\(anchors.count)"
      text += "&" + name + " "
      anchors[value] = name
    }
    if chance(4), writeBlockText(value, indentation) { return }
    let words = value.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if words.count > 2, words.allSatisfy({ !$0.isEmpty }), !value.contains(where: \.isNewline), chance(4) {
      return writeSeveralLines(value, words, indentation)
    }
    text += oneLine(value, inFlow: false)
  }

  /// The text with line breaks in place of some of its spaces.
  private mutating func writeSeveralLines(_ value: String, _ words: [String], _ indentation: Int) {
    let isPlain = isSurelyPlain(value, inFlow: false) && words.allSatisfy { isSurelyPlain($0, inFlow: false) }
    let quote = isPlain && chance(2) ? "" : "\""
    var written = words
    if !quote.isEmpty { for index in words.indices { written[index] = escaped(words[index]) } }
    text += quote
    for (index, word) in written.enumerated() {
      if index > 0 {
        if chance(2) {
          text += pick("", " ", "  ")
          endLine()
          text += String(repeating: " ", count: indentation + roll(1...6))
        } else {
          text += " "
        }
      }
      text += word
    }
    text += quote
  }

  /// Writes a text behind `|` or `>`; false where it cannot be.
  private mutating func writeBlockText(_ value: String, _ indentation: Int) -> Bool {
    let isPrintable = value.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !isOdd($0)) }
    guard isPrintable, value.contains(where: { $0 != "\n" }) else { return false }
    var lines = value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let breaks = lines.reversed().prefix { $0.isEmpty }.count
    lines.removeLast(breaks)
    // Where a line is only spaces, or the first begins with one, authors do not agree what is text.
    guard lines.allSatisfy({ $0.isEmpty || $0.contains { $0 != " " } }), let first = lines.first,
      !first.isEmpty
    else { return false }
    let words = value.split(separator: " ", omittingEmptySubsequences: false)
    let isFolded = lines.count == 1 && words.count > 2 && words.allSatisfy { !$0.isEmpty } && chance(2)
    let width = roll(1...4)
    let column = max(indentation, 0) + width
    text += isFolded ? ">" : "|"
    let needsWidth = first.hasPrefix(" ") || chance(5)
    let chomping = breaks == 0 ? "-" : breaks > 1 ? "+" : pick("", "+")
    text += chance(2) ? chomping + (needsWidth ? "\(width)" : "") : (needsWidth ? "\(width)" : "") + chomping
    if chance(5) { text += " " + comment() } else { text += pick("", " ") }
    if isFolded { lines = lines[0].split(separator: " ").map(String.init) }
    for line in lines {
      endLine()
      text += line.isEmpty ? (chance(3) ? " " : "") : String(repeating: " ", count: column) + line
    }
    for _ in 0..<max(0, breaks - 1) { endLine() }
    (commentLimit, keepsBlankLines) = (column, chomping == "+")
    return true
  }

  /// A text on one line, in quotes of some kind or in none.
  private mutating func oneLine(_ value: String, inFlow: Bool) -> String {
    let canBeSingle = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && !isOdd($0) }
    switch roll(0...3) {
    case 0 where canBeSingle: return "'" + value.replacing("'", with: "''") + "'"
    case 1, 2:
      if isSurelyPlain(value, inFlow: inFlow) { return value }
    default: break
    }
    return "\"" + escaped(value) + "\""
  }

  private mutating func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || isOdd(scalar) || chance(200):
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func isSurelyPlain(_ value: String, inFlow: Bool) -> Bool {
    let safe = value.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " '_./()¿¡".unicodeScalars.contains(scalar)
        || (!inFlow && scalar == ",")
    }
    guard safe, let first = value.unicodeScalars.first, let last = value.unicodeScalars.last else {
      return false
    }
    return (first.properties.isAlphabetic || first.properties.numericType != nil) && last != " "
  }

  private func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
