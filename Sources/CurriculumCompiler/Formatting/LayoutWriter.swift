/// Puts lines together, and lines up the comments behind them.
struct LayoutWriter {
  /// A comment behind something else on its line.
  private struct TrailingComment {
    /// UTF-8 offset of its `#` in what has been written.
    let offset: Int
    /// The column in which it stood in the source, as a terminal shows it.
    let sourceColumn: Int
    /// True when more than one space stood before it, as where an author lines comments up.
    let isPadded: Bool
  }

  private var bytes: [UInt8] = []
  private var trailing: [TrailingComment] = []
  /// UTF-8 offset behind a text to which blank lines would belong.
  private var keptTextEnd = -1

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// True when something stands on the present line.
  var isWithinLine: Bool { bytes.last.map { $0 != .lineFeed } ?? false }

  /// Writes one byte.
  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Writes bytes.
  mutating func write(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  /// Writes text.
  mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Ends the present line, if something stands on it.
  mutating func endLine() {
    if isWithinLine { bytes.append(.lineFeed) }
  }

  /// Ends the present line, whatever stands on it.
  mutating func breakLine() { bytes.append(.lineFeed) }

  /// Writes a blank line behind the present one; none at the start of the file, nor behind another.
  mutating func addBlankLine() {
    endLine()
    guard bytes.count > 1, bytes.count != keptTextEnd, bytes[bytes.count - 2] != .lineFeed else { return }
    bytes.append(.lineFeed)
  }

  /// Ends a text with `+`, to which blank lines behind it would belong.
  mutating func endKeptText() {
    endLine()
    keptTextEnd = bytes.count
  }

  /// Writes the spaces that a line begins with.
  mutating func indent(_ width: Int) { bytes.append(contentsOf: repeatElement(.space, count: width)) }

  /// Writes a comment behind what stands on the present line.
  ///
  /// - Parameters:
  ///   - comment: The comment from its `#`.
  ///   - sourceColumn: The column in which it stood in the source, as a terminal shows it.
  ///   - isPadded: Whether more than one space stood before it.
  mutating func writeTrailing(comment: ArraySlice<UInt8>, sourceColumn: Int, isPadded: Bool) {
    write("  ")
    trailing.append(
      TrailingComment(offset: bytes.count, sourceColumn: sourceColumn, isPadded: isPadded))
    bytes.append(contentsOf: comment)
  }

  /// Everything written, with the comments of a paragraph lined up where the author had them so.
  mutating func finish() -> [UInt8] {
    endLine()
    let padding = paddingOfComments()
    guard padding.contains(where: { $0 > 0 }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + padding.reduce(0, +))
    var start = 0
    for (comment, spaces) in zip(trailing, padding) {
      result.append(contentsOf: bytes[start..<comment.offset])
      result.append(contentsOf: repeatElement(.space, count: spaces))
      start = comment.offset
    }
    result.append(contentsOf: bytes[start...])
    return result
  }

  /// How many spaces each trailing comment needs besides its two.
  private func paddingOfComments() -> [Int] {
    guard trailing.count > 1 else { return trailing.map { _ in 0 } }
    let lineStarts = trailing.map { comment in
      (bytes[..<comment.offset].lastIndex(of: .lineFeed) ?? -1) + 1
    }
    var padding: [Int] = []
    while padding.count < trailing.count {
      let first = padding.count
      var last = first
      while last + 1 < trailing.count, trailing[last + 1].sourceColumn == trailing[first].sourceColumn,
        !hasBlankLine(trailing[last].offset..<lineStarts[last + 1])
      {
        last += 1
      }
      let run = first...last
      guard run.count > 1, run.contains(where: { trailing[$0].isPadded }) else {
        padding += run.map { _ in 0 }
        continue
      }
      let widths = run.map { index in
        displayWidth(String(decoding: bytes[lineStarts[index]..<trailing[index].offset], as: UTF8.self))
      }
      let widest = widths.max() ?? 0
      padding += widths.map { widest - $0 }
    }
    return padding
  }

  private func hasBlankLine(_ range: Range<Int>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes[range] {
      if byte == .lineFeed, previous == .lineFeed { return true }
      previous = byte
    }
    return false
  }
}
