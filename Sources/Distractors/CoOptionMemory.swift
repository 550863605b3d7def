/// Which options stood together in accepted questions, and which pairs an author banned.
///
/// Options are remembered by their folded form: "a Volt" and "volts" are one.
package struct CoOptionMemory: Sendable {
  private struct Pair: Hashable {
    let lower: UInt64
    let upper: UInt64

    init(_ a: UInt64, _ b: UInt64) {
      lower = min(a, b)
      upper = max(a, b)
    }
  }

  private let lexicon: Lexicon?
  private var counts: [Pair: Int32] = [:]
  private var bans: Set<Pair> = []
  /// Partners of each option, each once.
  private var partners: [UInt64: [UInt64]] = [:]
  /// The text that stands for a folded form: the first in the order of bytes.
  private var texts: [UInt64: String] = [:]

  /// An empty memory; the lexicon is that of the options' language.
  package init(lexicon: Lexicon?) { self.lexicon = lexicon }

  /// Remembers that these options stood together in an accepted question: each pair of them once.
  ///
  /// - Complexity: Quadratic in the options of the one question; above 16, only the first 16 count.
  package mutating func add(options: [String]) {
    add(options.map { OptionText($0, lexicon: lexicon) })
  }

  /// Remembers options that are read already.
  package mutating func add(_ options: [OptionText]) {
    var folded: [UInt64] = []
    for option in options.prefix(16) where !folded.contains(option.foldedHash) {
      folded.append(option.foldedHash)
      name(option)
    }
    for (place, a) in folded.enumerated() {
      for b in folded[(place + 1)...] { link(a, b) }
    }
  }

  /// Remembers that an author does not want this option beside this key.
  package mutating func ban(key: String, option: String) {
    ban(key: OptionText(key, lexicon: lexicon), option: OptionText(option, lexicon: lexicon))
  }

  /// Remembers a ban on options that are read already; it holds both ways, since a pair is banned.
  package mutating func ban(key: OptionText, option: OptionText) {
    bans.insert(Pair(key.foldedHash, option.foldedHash))
  }

  /// How many accepted questions held both; -1 for a banned pair.
  package func count(_ a: OptionText, _ b: OptionText) -> Int { count(a.foldedHash, b.foldedHash) }

  /// How many accepted questions held both folded forms; -1 for a banned pair.
  package func count(_ a: UInt64, _ b: UInt64) -> Int {
    let pair = Pair(a, b)
    if !bans.isEmpty, bans.contains(pair) { return -1 }
    return Int(counts[pair] ?? 0)
  }

  /// The options that stood with this one, the most frequent first, then by their bytes; banned pairs left out.
  package func neighbours(of option: OptionText) -> [(text: String, count: Int)] {
    partners(of: option.foldedHash, limit: .max)
      .map { (text: texts[$0.folded] ?? "", count: $0.count) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : precedes($0.text, $1.text) }
  }

  /// The folded forms that stood with this one, the most frequent first, then by their hashes; banned ones left out.
  func partners(of folded: UInt64, limit: Int) -> ArraySlice<(folded: UInt64, count: Int)> {
    (partners[folded] ?? [])
      .map { (folded: $0, count: count(folded, $0)) }
      .filter { $0.count > 0 }
      .sorted { $0.count != $1.count ? $0.count > $1.count : $0.folded < $1.folded }
      .prefix(limit)
  }

  /// What a count is worth: 2 + 1.5·ln n for n questions, -10 for a ban.
  static func strength(of count: Int) -> Float {
    if count < 0 { return -10 }
    return count == 0 ? 0 : 2 + 1.5 * Float(naturalLogarithm(Double(count)))
  }

  private mutating func name(_ option: OptionText) {
    if let known = texts[option.foldedHash], !precedes(option.text, known) { return }
    texts[option.foldedHash] = option.text
  }

  private mutating func link(_ a: UInt64, _ b: UInt64) {
    let pair = Pair(a, b)
    if let count = counts[pair] {
      counts[pair] = count + 1
      return
    }
    counts[pair] = 1
    partners[a, default: []].append(b)
    partners[b, default: []].append(a)
  }
}

/// True when a text stands before another in the order of their bytes, the same in every locale.
func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
