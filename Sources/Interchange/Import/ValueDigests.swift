import CurriculumCompiler
import CurriculumRuntime

/// Digests of a mapping's values, by key: 48 bits of SHA-256 each, which tell one value from another.
struct ValueDigests: Sendable, Equatable {
  /// In the order of the keys.
  private let pairs: [(key: String, digest: UInt64)]

  /// The digests of a mapping; of a key that it has twice the first value counts.
  init(_ mapping: AuthoringMapping) {
    self.init(mapping.entries.map { ($0.key, Self.digest($0.value.canonical)) })
  }

  /// Digests by key.
  init(_ pairs: [(key: String, digest: UInt64)]) {
    var sorted = pairs
    // A few keys, so that nothing beats insertion; and it keeps the order of equal ones.
    for index in sorted.indices.dropFirst() {
      var place = index
      while place > 0, sorted[place].key < sorted[place - 1].key {
        sorted.swapAt(place, place - 1)
        place -= 1
      }
    }
    let hasDouble = zip(sorted, sorted.dropFirst()).contains { $0.key == $1.key }
    if hasDouble {
      var seen: Set<String> = []
      sorted = sorted.filter { seen.insert($0.key).inserted }
    }
    self.pairs = sorted
  }

  /// Digests as they were written; what is none is left out.
  init(_ text: Substring) {
    self.init(
      text.split(separator: " ").compactMap { part in
        guard let sign = part.lastIndex(of: "="),
          let digest = UInt64(part[part.index(after: sign)...], radix: 16), digest < 1 << 48
        else { return nil }
        return (String(part[..<sign]), digest)
      })
  }

  /// The digest of a key's value, or nil.
  subscript(_ key: String) -> UInt64? { pairs.first { $0.key == key }?.digest }

  /// How many keys there are.
  var count: Int { pairs.count }

  /// Each key with its digest, in the order of the keys.
  var all: [(key: String, digest: UInt64)] { pairs }

  /// Adds the digests as text: `answer=0a1b2c3d4e5f`, divided by blanks.
  func write(to text: inout String) {
    for (index, pair) in pairs.enumerated() {
      if index > 0 { text += " " }
      let digits = String(pair.digest, radix: 16)
      text += pair.key
      text += "="
      for _ in digits.utf8.count..<12 { text += "0" }
      text += digits
    }
  }

  /// The digest of a value in its one way of writing.
  static func digest(_ canonical: String) -> UInt64 {
    var canonical = canonical
    return canonical.withUTF8 { ShortDigest($0).prefix48 }
  }

  static func == (one: ValueDigests, other: ValueDigests) -> Bool {
    one.pairs.elementsEqual(other.pairs) { $0 == $1 }
  }
}

extension AuthoringDocument {
  /// True for an entry that still says what the source said.
  func isUntouched(_ node: YAMLTree.NodeID, since digests: ValueDigests) -> Bool {
    let pairs = pairs(node).filter { $0.name != "id" }
    return ValueDigests(pairs.map { ($0.name, ValueDigests.digest(canonical($0.value))) }) == digests
  }
}
