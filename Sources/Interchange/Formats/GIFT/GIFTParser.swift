/// Divides a GIFT file into questions and hands out each, in the file's order.
///
/// Questions are divided by empty lines; lines of comment carry ids and tags. A question that cannot be read costs itself.
struct GIFTParser: Sequence, IteratorProtocol {
  /// Lines of questions that have empty lines within their braces, which Moodle would not read; whole at the end.
  private(set) var mended: [Int] = []
  /// The text behind the last line that was read; nil at the end.
  private var rest: Substring?
  private var number = 0
  private var block = Block()
  /// What was read and not handed out yet, the last first.
  private var entries: [GIFTEntry] = []

  /// A question's lines, without those of comment.
  private struct Block {
    var lines: [Substring] = []
    var first = 0
    var id: String?
    var tags: [String] = []
    /// Whether a brace is open at its end.
    var isOpen = false
    /// Its first empty line, which stands within braces.
    var gap: Int?

    var isEmpty: Bool { lines.isEmpty }
  }

  /// Reads a file.
  ///
  /// - Parameter text: With line feeds alone.
  init(_ text: String) { rest = text[...] }

  /// The next question; nil behind the last.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func next() -> GIFTEntry? {
    while entries.isEmpty, let text = rest {
      let end = text.utf8.firstIndex(of: 0x0A)
      number += 1
      var open = Block()
      swap(&open, &block)
      add(text[..<(end ?? text.endIndex)], number: number, to: &open)
      rest = end.map { text[text.utf8.index(after: $0)...] }
      if rest == nil { finish(&open) }
      swap(&open, &block)
      entries.reverse()
    }
    return entries.popLast()
  }

  private mutating func add(_ line: Substring, number: Int, to block: inout Block) {
    let bare = line.drop { $0 == " " || $0 == "\t" }
    if bare.isEmpty {
      guard !block.isEmpty else { return }
      guard block.isOpen else { return finish(&block) }
      block.gap = block.gap ?? block.lines.count
      block.lines.append("")
    } else if bare.hasPrefix("//") {
      Self.readComment(String(bare.dropFirst(2)), into: &block)
    } else {
      let braces = Self.braces(of: line)
      if block.gap != nil, braces.first == 0x7B { breakUp(&block) }
      if block.isEmpty { block.first = number }
      block.lines.append(line)
      if let last = braces.last { block.isOpen = last == 0x7B }
    }
  }

  /// Ends a block in which a brace never closes: what stands behind its first empty line are questions of their own.
  private mutating func breakUp(_ block: inout Block) {
    guard let gap = block.gap else { return }
    let rest = block.lines[gap...]
    let first = block.first
    block.lines = Array(block.lines[..<gap])
    read(block)
    block = Block()
    for (offset, line) in rest.enumerated() {
      if line.isEmpty {
        if !block.isEmpty { read(block) }
        block = Block()
      } else {
        if block.isEmpty { block.first = first + gap + offset }
        block.lines.append(line)
      }
    }
    // What directly precedes the line that comes next belongs to it.
    block.isOpen = false
  }

  private mutating func finish(_ block: inout Block) {
    if block.isOpen, block.gap != nil { breakUp(&block) }
    while block.lines.last?.isEmpty == true { block.lines.removeLast() }
    if !block.isEmpty {
      if block.gap != nil { mended.append(block.first) }
      read(block)
    }
    block = Block()
  }

  private mutating func read(_ block: Block) {
    let text = block.lines.joined(separator: "\n")
    let bare = text.trimmed
    if bare.hasPrefix("$CATEGORY:") {
      entries.append(.category(String(bare.dropFirst("$CATEGORY:".count)).trimmed))
      return
    }
    var reader = GIFTReader(text, line: block.first)
    do throws(GIFTFault) {
      var question = try reader.question()
      question.id = block.id
      question.tags = block.tags
      entries.append(.question(question))
    } catch { entries.append(.fault(error.reason, line: block.first)) }
  }

  /// The braces of a line that no backslash stands before.
  private static func braces(of line: Substring) -> [UInt8] {
    var braces: [UInt8] = []
    var isEscaped = false
    for byte in line.utf8 {
      if !isEscaped, byte == 0x7B || byte == 0x7D { braces.append(byte) }
      isEscaped = !isEscaped && byte == 0x5C
    }
    return braces
  }

  private static func readComment(_ comment: String, into block: inout Block) {
    var rest = comment[...]
    while let open = rest.firstIndex(of: "[") {
      rest = rest[rest.index(after: open)...]
      guard let close = end(of: rest) else { return }
      let tag = rest[..<close]
      if tag.hasPrefix("id:") {
        block.id = String(tag.dropFirst(3)).trimmed.replacing("\\]", with: "]")
      } else if tag.hasPrefix("tag:") {
        block.tags.append(String(tag.dropFirst(4)).trimmed.replacing("\\]", with: "]"))
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// The bracket that ends a mark of a comment, where it is not escaped.
  private static func end(of text: Substring) -> Substring.Index? {
    var isEscaped = false
    for index in text.indices {
      if text[index] == "]", !isEscaped { return index }
      isEscaped = text[index] == "\\"
    }
    return nil
  }
}

/// Why a question cannot be read.
struct GIFTFault: Error {
  /// As the end of a sentence.
  let reason: String
}
