/// What the lock file has to say of a curriculum, or of a part of one.
package struct LockLines: Sendable {
  /// How many lines.
  package private(set) var count = 0
  /// True when all of them stand in the file that was read.
  package private(set) var areKept = true
  /// The lines in the order of their keys; none where the file that was read has the same.
  package private(set) var bytes: [UInt8] = []

  /// No lines.
  package init() {}

  /// The lines of a part.
  package init(count: Int, areKept: Bool, bytes: [UInt8] = []) {
    self.count = count
    self.areKept = areKept
    self.bytes = bytes
  }

  /// The lock file of all parts; nil when it is as it was.
  ///
  /// - Parameters:
  ///   - parts: What each part has to say, nil where nothing was to be chosen; no key is in two.
  ///   - file: The file that was read.
  /// - Complexity: O(*n* × *p*) in the lines and the parts.
  package static func file(of parts: [LockLines?], replacing file: DistractorLock) -> [UInt8]? {
    let parts = parts.compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let count = parts.reduce(0) { $0 + $1.count }
    if count == file.count, count == 0 || parts.allSatisfy(\.areKept) { return nil }
    let content = Self.file(of: parts)
    return content == file.bytes ? nil : content
  }

  /// The lock file of all parts.
  ///
  /// - Complexity: O(*n* × *p*) in the lines and the parts.
  package static func file(of parts: [LockLines]) -> [UInt8] {
    var content = LockWriter.head
    content.reserveCapacity(content.count + parts.reduce(0) { $0 + $1.bytes.count })
    var rest = parts.map { LineReader($0.bytes) }.filter { !$0.isAtEnd }
    while let first = rest.indices.min(by: { rest[$0].precedes(rest[$1]) }) {
      content += rest[first].line
      rest[first].advance()
      if rest[first].isAtEnd { rest.remove(at: first) }
    }
    return content
  }
}

/// Reads lines one after another.
private struct LineReader {
  private let bytes: [UInt8]
  private var start = 0
  private var end = 0
  private var keyEnd = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    find()
  }

  var isAtEnd: Bool { start == bytes.count }
  var line: ArraySlice<UInt8> { bytes[start..<end] }

  mutating func advance() {
    start = end
    find()
  }

  private mutating func find() {
    end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    keyEnd = bytes[start..<end].firstIndex(of: 0x3A) ?? end
  }

  func precedes(_ other: LineReader) -> Bool {
    bytes[start..<keyEnd].lexicographicallyPrecedes(other.bytes[other.start..<other.keyEnd])
  }
}

/// Writes the lines of a lock file.
struct LockWriter {
  /// The lines so far.
  private(set) var bytes: [UInt8] = []

  /// What stands above the lines.
  static let head = Array(
    """
    # The wrong answers that curricc chose, one line an item. Learners meet them: please read what changes.
    # Not to be edited: use 'distractors: {pin: …, ban: …}' where the item stands. See docs/distractors/README.md.
    version: 1

    """.utf8)

  /// Adds an item; items come in the order of their keys' bytes.
  mutating func add(_ key: [UInt8], _ fingerprint: UInt32, _ texts: [String]) {
    bytes += key
    let start = bytes.count + Self.beforeFingerprint
    bytes += Self.betweenKeyAndTexts
    for place in 0..<8 {
      let digit = UInt8(fingerprint >> UInt32(28 - 4 * place) & 15)
      bytes[start + place] = digit < 10 ? 0x30 + digit : 0x57 + digit
    }
    for (index, text) in texts.enumerated() {
      if index > 0 {
        bytes.append(0x2C)
        bytes.append(0x20)
      }
      var text = text
      // Some readers of YAML take a question mark in a list for a key.
      let isPlain = text.withUTF8 { text in
        let isPlain = PlainText.isSafe(text, inFlow: true) && !text.contains(0x3F)
        if isPlain { bytes.append(contentsOf: text) }
        return isPlain
      }
      if !isPlain { bytes += YAMLScalarWriter.quoted(text).utf8 }
    }
    bytes += Self.afterTexts
  }

  /// What stands between an item's key and its texts, with room for the fingerprint.
  private static let betweenKeyAndTexts = Array(": {for: 00000000, use: [".utf8)
  private static let beforeFingerprint = 8
  private static let afterTexts = Array("]}\n".utf8)
}
