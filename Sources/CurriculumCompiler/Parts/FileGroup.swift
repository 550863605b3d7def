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
  init?(_ source: SourceFile) { self.init(FileHead(source.bytes)) }

  /// The group of a file by what its beginning says; nil when it cannot be told, or for the curriculum itself.
  init?(_ head: FileHead) {
    switch head.kind {
    case "language":
      guard let id = head.id else { return nil }
      self = .course(id)
    case "band", "unit", "lesson", "boss-test":
      guard let id = head.language else { return nil }
      self = .course(id)
    case "story":
      guard let id = head.id else { return nil }
      self = .story(id)
    case "kit":
      guard let id = head.story else { return nil }
      self = .story(id)
    case "quiz": self = .quizzes
    case "deck": self = .decks
    default: return nil
    }
  }
}

/// What the outermost keys at the beginning of a file say, told without parsing it.
package struct FileHead: Sendable {
  /// How many bytes of a file are looked at.
  package static let length = 2000

  package private(set) var kind: String?
  package private(set) var id: String?
  package private(set) var language: String?
  package private(set) var story: String?
  package private(set) var unit: String?

  /// A head from its values; nil where there are not so many as a head has.
  package init?(values: [String?]) {
    guard values.count == 5 else { return nil }
    (kind, id, language, story, unit) = (values[0], values[1], values[2], values[3], values[4])
  }

  /// What it says: kind, id, language, story and unit.
  package var values: [String?] { [kind, id, language, story, unit] }

  /// The head of a file: plain values of keys at the beginning of a line, nothing where they cannot be read at a glance.
  ///
  /// - Complexity: O(1).
  package init(_ bytes: [UInt8]) {
    var keys: [String: String] = [:]
    for line in bytes.prefix(Self.length).split(separator: 0x0A).dropLast() {
      guard let first = line.first, 0x61...0x7A ~= first, let colon = line.firstIndex(of: 0x3A) else {
        continue
      }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard ["kind", "id", "language", "story", "unit"].contains(name) else { continue }
      let value = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x0D }
      let isPlain = value.allSatisfy {
        0x61...0x7A ~= $0 || 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D
      }
      // Said twice, or in a way of its own: leave it to the parser.
      if !isPlain || value.isEmpty || keys[name] != nil { return }
      keys[name] = String(decoding: value, as: UTF8.self)
    }
    (kind, id, language, story, unit) = (
      keys["kind"], keys["id"], keys["language"], keys["story"], keys["unit"]
    )
  }
}
