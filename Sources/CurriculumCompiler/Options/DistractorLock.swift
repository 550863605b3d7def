/// What was chosen before, item by item, so that a change elsewhere does not reshuffle it.
///
/// One line for each item, in the order of the keys:
/// `question/es/hola/recognise: {for: 1f3a9b02, use: [goodbye, please, thank you]}`. The digits stand for what the
/// choice was made for: prompt, answer, verdicts and policy.
package struct DistractorLock: Sendable {
  /// Name of the file, in the curriculum's folder.
  package static let path = "distractors.lock"

  /// What the file says about one item.
  struct Entry: Sendable, Equatable {
    /// What the choice was made for.
    let fingerprint: UInt32
    /// The wrong answers, in the order chosen.
    let texts: [String]
  }

  /// The file.
  package let bytes: [UInt8]
  /// For each line that is an entry where it begins, where its key ends, and where it ends.
  private var lines: [Line] = []
  /// Positions in `lines` plus one by hash of the key, 0 for none; the size is a power of two, at most half full.
  private var slots: [UInt32] = [0, 0]

  private struct Line: Sendable {
    let start: Int
    let keyEnd: Int
    let end: Int
  }

  /// A lock that says nothing.
  package init() { bytes = [] }

  /// Reads a lock file.
  ///
  /// Reports lines that are no entries, and items that stand there twice; both are chosen anew.
  ///
  /// - Complexity: O(*n*) in the bytes of the file; entries are read when they are asked for.
  init(_ content: [UInt8], _ diagnostics: inout Diagnostics) {
    bytes = content
    var strays: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let contentEnd = end > start && bytes[end - 1] == 0x0D ? end - 1 : end
      if let keyEnd = keyEnd(start, contentEnd) {
        lines.append(Line(start: start, keyEnd: keyEnd, end: contentEnd))
      } else if !isRemark(start, contentEnd) {
        strays.append(Line(start: start, keyEnd: start, end: contentEnd))
      }
      start = end + 1
    }
    strays += index()
    guard let first = strays.min(by: { $0.start < $1.start }) else { return }
    let number = bytes[..<first.start].count { $0 == 0x0A } + 1
    let text = String(decoding: bytes[first.start..<first.end], as: UTF8.self).shortened(to: 60)
    diagnostics.report(
      .lockLine,
      "\(Self.path):\(number): '\(text)' is no choice of wrong answers, or the second for its item", at: nil,
      notes: strays.count > 1 ? ["\((strays.count - 1).counted("more line")) like it"] : [],
      help: "take it out, or write the file anew with 'curricc distract'; the item is chosen anew")
  }

  /// True when there is nothing in it.
  var isEmpty: Bool { lines.isEmpty }

  /// How many items it has choices for.
  package var count: Int { lines.count }

  /// What was chosen, by the items' keys.
  var choices: [String: [String]] {
    var choices: [String: [String]] = [:]
    for line in lines {
      let key = String(decoding: bytes[line.start..<line.keyEnd], as: UTF8.self)
      if choices[key] == nil, let entry = read(line) { choices[key] = entry.texts }
    }
    return choices
  }

  /// What was chosen for an item, by its key: `question/es/hola/recognise`.
  func entry(for key: UnsafeBufferPointer<UInt8>) -> Entry? { line(for: key).flatMap { read($0) } }

  /// Where in the file the texts stand that were chosen for an item; nil where none were, or for something else.
  ///
  /// Hundreds of thousands are asked for in a run, so that no text is made of them here. Texts that are written with
  /// escapes are left to `entry(for:)`.
  ///
  /// - Returns: False where the entry has to be read by `entry(for:)`.
  func findTexts(
    for key: UnsafeBufferPointer<UInt8>, _ fingerprint: UInt32, _ texts: inout [Range<Int>]
  ) -> Bool? {
    texts.removeAll(keepingCapacity: true)
    guard let line = line(for: key) else { return nil }
    return bytes.withUnsafeBufferPointer { all in
      var reader = LockTextFinder(all, from: line.keyEnd, to: line.end)
      guard let found = reader.readFingerprint() else { return false }
      guard found == fingerprint else { return nil }
      return reader.readTexts(&texts)
    }
  }

  /// Hands on where each entry begins, where its key ends, and where the line ends.
  func forEachLine(_ use: (_ start: Int, _ keyEnd: Int, _ end: Int) -> Void) {
    for line in lines { use(line.start, line.keyEnd, line.end) }
  }

  /// The entries as they are written, in the order of their keys' bytes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  var writtenLines: [UInt8] {
    var writer = LockWriter()
    let sorted = lines.sorted {
      bytes[$0.start..<$0.keyEnd].lexicographicallyPrecedes(bytes[$1.start..<$1.keyEnd])
    }
    for line in sorted {
      guard let entry = read(line) else { continue }
      writer.add(Array(bytes[line.start..<line.keyEnd]), entry.fingerprint, entry.texts)
    }
    return writer.bytes
  }

  private func line(for key: UnsafeBufferPointer<UInt8>) -> Line? {
    guard !lines.isEmpty else { return nil }
    let slot = bytes.withUnsafeBufferPointer { all in self.slot(of: key, all) }
    return slots[slot] > 0 ? lines[Int(slots[slot]) - 1] : nil
  }

  /// The end of the key of a line that may be an entry; nil for any other.
  private func keyEnd(_ start: Int, _ end: Int) -> Int? {
    guard bytes[start..<end].starts(with: "question/".utf8), bytes[start..<end].last == 0x7D else {
      return nil
    }
    guard let colon = bytes[start..<end].firstIndex(of: 0x3A) else { return nil }
    return bytes[colon..<end].starts(with: ": {for: ".utf8) ? colon : nil
  }

  private func isRemark(_ start: Int, _ end: Int) -> Bool {
    let line = bytes[start..<end]
    return line.allSatisfy { $0 == 0x20 || $0 == 0x09 } || line.first == 0x23
      || line.elementsEqual("version: 1".utf8)
  }

  /// Makes the table of keys.
  ///
  /// - Returns: The lines whose key another line before them has, and those that cannot be read.
  private mutating func index() -> [Line] {
    var size = 2
    while size < lines.count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    var strays: [Line] = []
    bytes.withUnsafeBufferPointer { all in
      for (position, line) in lines.enumerated() {
        let slot = self.slot(of: UnsafeBufferPointer(rebasing: all[line.start..<line.keyEnd]), all)
        if slots[slot] > 0 { strays.append(line) } else { slots[slot] = UInt32(position + 1) }
      }
    }
    return strays
  }

  /// The slot that holds a key, or the free one where it would go.
  private func slot(of key: UnsafeBufferPointer<UInt8>, _ all: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = FingerprintHash(key).value
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
    while slots[slot] > 0 {
      let line = lines[Int(slots[slot]) - 1]
      if UnsafeBufferPointer(rebasing: all[line.start..<line.keyEnd]).hasSameBytes(as: key) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func read(_ line: Line) -> Entry? {
    var reader = LockLineReader(bytes, from: line.keyEnd, to: line.end)
    return reader.read()
  }
}
