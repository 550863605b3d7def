/// All ways to spell a unit with its prefix, by spelling.
struct UnitLexicon: Sendable {
  /// A unit with its prefix, as one spelling names them.
  struct Entry: Hashable, Sendable {
    /// Position in `UnitSymbol.all`.
    let unit: Int
    let prefix: UnitPrefix?
    /// True for a name in the plural, and for an abbreviation of a unit that is written in full.
    ///
    /// It is a matter of spelling, so units that differ in nothing else are equal.
    var isPlural = false

    static func == (left: Entry, right: Entry) -> Bool {
      left.unit == right.unit && left.prefix == right.prefix
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(unit)
      hasher.combine(prefix)
    }

    var symbol: UnitSymbol { UnitSymbol.all[unit] }
    /// The spelling that boards use: prefix and symbol.
    var spelling: String { (prefix?.symbol ?? "") + symbol.symbol }
  }

  /// Symbols exactly as they are spelt: `kHz`.
  private(set) var symbols: [String: Entry] = [:]
  /// Names in lower case: `kilohertz`, `degrees celsius`.
  private(set) var names: [String: Entry] = [:]
  /// Spellings that differ in nothing but case, by their lower case.
  private(set) var byLowercase: [String: [String]] = [:]

  static let standard = UnitLexicon()

  private init() {
    for (index, unit) in UnitSymbol.all.enumerated() {
      let prefixes = UnitPrefix.all.filter { unit.prefixes.contains($0.symbol) }
      for spelling in [unit.symbol] + unit.aliases {
        let isAbbreviation = unit.isWord && spelling != unit.symbol
        symbols[spelling] = Entry(unit: index, prefix: nil, isPlural: isAbbreviation)
        for prefix in prefixes where spelling == unit.symbol || spelling == "L" || spelling == "t" {
          symbols[prefix.symbol + spelling] = Entry(unit: index, prefix: prefix)
        }
      }
      for (position, name) in unit.names.enumerated() {
        names[name] = Entry(unit: index, prefix: nil, isPlural: position % 2 == 1)
        for prefix in prefixes {
          names[prefix.name + name] = Entry(unit: index, prefix: prefix, isPlural: position % 2 == 1)
        }
      }
    }
    names["kilohm"] = names["kiloohm"]
    names["kilohms"] = names["kiloohms"]
    names["megohm"] = names["megaohm"]
    names["megohms"] = names["megaohms"]
    for spelling in symbols.keys { byLowercase[spelling.lowercased(), default: []].append(spelling) }
    for key in byLowercase.keys { byLowercase[key]?.sort() }
  }

  /// The unit that a spelling names: a symbol exactly, a name in any case; `u` may stand for micro.
  func entry(_ spelling: String) -> Entry? {
    if let entry = symbols[spelling] { return entry }
    if spelling.hasPrefix("u"), let entry = symbols["µ" + spelling.dropFirst()] { return entry }
    // `w` and `hZ` are slips of case; names are longer than any symbol without being one.
    return spelling.utf8.count >= 3 ? names[spelling.lowercased()] : nil
  }

  /// Spellings, sorted, to look for near misses in.
  var spellings: [String] { symbols.keys.sorted() + names.keys.sorted() }
}
