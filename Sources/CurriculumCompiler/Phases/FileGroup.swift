/// Files that belong together: a course, a story, all quizzes, all decks.
///
/// What one group says has no bearing on what is found in another, so that a change in one leaves the others as they
/// were. It is told from the outermost keys of a file, without parsing it.
enum FileGroup: Hashable {
  case course(String)
  case story(String)
  case quizzes
  case decks

  /// The group of a source; nil when it cannot be told at a glance, or for the curriculum itself.
  ///
  /// - Complexity: O(1): no more than the first 2000 bytes are looked at.
  init?(_ source: SourceFile) {
    let keys = Self.outermostKeys(source.bytes.prefix(2000))
    switch keys["kind"] {
    case "language":
      guard let id = keys["id"] else { return nil }
      self = .course(id)
    case "band", "unit", "lesson", "boss-test":
      guard let id = keys["language"] else { return nil }
      self = .course(id)
    case "story":
      guard let id = keys["id"] else { return nil }
      self = .story(id)
    case "kit":
      guard let id = keys["story"] else { return nil }
      self = .story(id)
    case "quiz": self = .quizzes
    case "deck": self = .decks
    default: return nil
    }
  }

  /// Plain values of keys at the beginning of a line, as far as they can be read without a parser.
  private static func outermostKeys(_ bytes: ArraySlice<UInt8>) -> [String: String] {
    var keys: [String: String] = [:]
    for line in bytes.split(separator: 0x0A).dropLast() {
      guard let first = line.first, 0x61...0x7A ~= first, let colon = line.firstIndex(of: 0x3A) else {
        continue
      }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard ["kind", "id", "language", "story"].contains(name) else { continue }
      let value = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x0D }
      let isPlain = value.allSatisfy {
        0x61...0x7A ~= $0 || 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D
      }
      // Said twice, or in a way of its own: leave it to the parser.
      if !isPlain || value.isEmpty || keys[name] != nil { return [:] }
      keys[name] = String(decoding: value, as: UTF8.self)
    }
    return keys
  }
}
