/// The endings and beginnings by which a Hunspell dictionary makes words from stems.
///
/// Source: hunspell(5), "Affix file": PFX, SFX, conditions, continuation classes, cross products.
struct AffixRules: Sendable {
  /// A stem that would make a word, with the flags that its entry must have.
  struct Candidate: Equatable {
    let stem: [UInt8]
    let flags: [UInt8]
  }

  /// One way to change a stem.
  private struct Affix {
    let flag: UInt8
    let allowsOther: Bool
    let stripped: [UInt8]
    let added: [UInt8]
    let condition: [Letters]
    /// Flags that the changed word has for a further ending.
    let continuation: [UInt8]
  }

  /// Which letters a place of a condition allows.
  private struct Letters {
    let bytes: [UInt8]
    let isNegated: Bool

    func allow(_ byte: UInt8) -> Bool { bytes.isEmpty || bytes.contains(byte) != isNegated }
  }

  /// Suffixes by the last byte of what they add; those that add nothing stand under 0.
  private var suffixes: [UInt8: [Affix]] = [:]
  private var prefixes: [Affix] = []
  /// Flags of entries that are no words by themselves.
  private(set) var hidden: Set<UInt8> = []

  /// The rules of an affix file; nil when its flags are not single characters.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  init?(_ bytes: [UInt8]) {
    var allowsOther: [UInt8: Bool] = [:]
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let fields = line.split { $0 == 0x20 || $0 == 0x09 }.map { Array($0) }
      guard let kind = fields.first.map({ String(decoding: $0, as: UTF8.self) }), fields.count > 1 else {
        continue
      }
      switch kind {
      case "FLAG": return nil
      case "NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD", "PSEUDOROOT": hidden.formUnion(fields[1])
      case "SFX", "PFX":
        guard let flag = fields[1].first, fields[1].count == 1, fields.count > 3 else { continue }
        if fields.count == 4, fields[3].allSatisfy({ (0x30...0x39).contains($0) }), allowsOther[flag] == nil {
          allowsOther[flag] = fields[2] == [0x59]
        } else {
          add(fields, flag, isSuffix: kind == "SFX", allowsOther: allowsOther[flag] ?? false)
        }
      default: continue
      }
    }
  }

  private mutating func add(_ fields: [[UInt8]], _ flag: UInt8, isSuffix: Bool, allowsOther: Bool) {
    func plain(_ field: [UInt8]) -> [UInt8] { field == [0x30] ? [] : field }
    let parts = fields[3].split(separator: 0x2F, maxSplits: 1).map { Array($0) }
    let affix = Affix(
      flag: flag, allowsOther: allowsOther, stripped: plain(fields[2]), added: plain(parts.first ?? []),
      condition: fields.count > 4 ? Self.letters(fields[4]) : [],
      continuation: parts.count > 1 ? parts[1] : [])
    if isSuffix {
      suffixes[affix.added.last ?? 0, default: []].append(affix)
    } else {
      prefixes.append(affix)
    }
  }

  /// A condition such as `[^aeiou]y`, place by place; a single full stop allows everything.
  private static func letters(_ field: [UInt8]) -> [Letters] {
    guard field != [0x2E] else { return [] }
    var places: [Letters] = []
    var index = 0
    while index < field.count {
      if field[index] == 0x5B, let end = field[index...].firstIndex(of: 0x5D) {
        let isNegated = field[index + 1] == 0x5E
        places.append(Letters(bytes: Array(field[(index + (isNegated ? 2 : 1))..<end]), isNegated: isNegated))
        index = end + 1
      } else {
        places.append(Letters(bytes: field[index] == 0x2E ? [] : [field[index]], isNegated: false))
        index += 1
      }
    }
    return places
  }

  /// The entries that would make a word: itself, and the stems that endings and beginnings may have changed.
  func candidates(for word: [UInt8]) -> [Candidate] {
    var candidates = [Candidate(stem: word, flags: [])]
    for (stem, affix) in withoutSuffix(word) {
      candidates.append(Candidate(stem: stem, flags: [affix.flag]))
      // An ending behind an ending: the inner one says that the outer may follow.
      for (inner, other) in withoutSuffix(stem) where other.continuation.contains(affix.flag) {
        candidates.append(Candidate(stem: inner, flags: [other.flag]))
      }
    }
    for (stem, prefix) in withoutPrefix(word) {
      candidates.append(Candidate(stem: stem, flags: [prefix.flag]))
      guard prefix.allowsOther else { continue }
      for (inner, suffix) in withoutSuffix(stem) where suffix.allowsOther {
        candidates.append(Candidate(stem: inner, flags: [prefix.flag, suffix.flag]))
      }
    }
    return candidates
  }

  private func withoutSuffix(_ word: [UInt8]) -> [(stem: [UInt8], affix: Affix)] {
    guard let last = word.last else { return [] }
    var stems: [(stem: [UInt8], affix: Affix)] = []
    for affix in (suffixes[last] ?? []) + (suffixes[0] ?? []) {
      guard word.count > affix.added.count, word.suffix(affix.added.count).elementsEqual(affix.added) else {
        continue
      }
      let stem = Array(word.dropLast(affix.added.count)) + affix.stripped
      guard stem.count >= affix.condition.count,
        zip(affix.condition, stem.suffix(affix.condition.count)).allSatisfy({ $0.allow($1) })
      else { continue }
      stems.append((stem, affix))
    }
    return stems
  }

  private func withoutPrefix(_ word: [UInt8]) -> [(stem: [UInt8], affix: Affix)] {
    prefixes.compactMap { affix in
      guard word.count > affix.added.count, word.starts(with: affix.added) else { return nil }
      let stem = affix.stripped + word.dropFirst(affix.added.count)
      guard stem.count >= affix.condition.count, zip(affix.condition, stem).allSatisfy({ $0.allow($1) })
      else {
        return nil
      }
      return (stem, affix)
    }
  }
}
