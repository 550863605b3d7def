/// The outer form of an option as one number: options of like form have near numbers.
enum OptionShape {
  /// Numbers by their unit and size; other texts by class, number, count of words, capitals and length.
  static func shape(of traits: OptionTraits) -> UInt64 {
    if traits.marks.contains(.number) {
      let size = Int64((traits.logarithmOfNumber * 1024).rounded()) + (1 << 22)
      let sign: Int64 = traits.number < 0 ? -1 : 1
      return 1 << 63 | UInt64(traits.unitHash) << 24 | UInt64(clamping: (1 << 23) + sign * (size >> 1))
    }
    var shape = UInt64(traits.classOfHead.rawValue)
    shape = shape << 1 | (traits.marks.contains(.digits) ? 1 : 0)
    shape = shape << 2 | (traits.isPlural.map { $0 ? 2 : 1 } ?? 0)
    shape = shape << 4 | UInt64(min(15, traits.wordCount))
    shape = shape << 1 | (traits.marks.contains(.firstCapital) ? 1 : 0)
    shape = shape << 8 | UInt64(min(255, traits.characterCount))
    return shape << 16 | traits.lastLetters & 0xFFFF
  }

  /// The items in an order that depends on their hashes only and so has nothing to do with what they are.
  static func shuffled<Item>(_ items: [Item], by hash: (Item) -> UInt64) -> [Item] {
    items.enumerated()
      .map { (key: mixed(hash($0.element) ^ 0x5851_F42D_4C95_7F2D), place: $0.offset) }
      .sorted { $0.key != $1.key ? $0.key < $1.key : $0.place < $1.place }
      .map { items[$0.place] }
  }
}

/// Something that several options may have in common.
struct CommonThing {
  /// Hash of what it is.
  let key: UInt32
  /// How many of those that have it are looked at, nearest in shape first.
  let reach: Int

  private init(_ kind: UInt64, _ value: UInt64, reach: Int) {
    var hash = TextHash()
    hash.add(kind)
    hash.add(value)
    key = hash.narrow
    self.reach = reach
  }

  /// The bucket of all texts with one folded form.
  static func folded(_ hash: UInt64) -> CommonThing { CommonThing(1, hash, reach: 8) }

  /// Names what a text has in common with others, the most telling first.
  static func visit(_ traits: OptionTraits, _ lexicon: Lexicon?, _ visit: (CommonThing) -> Void) {
    visit(folded(traits.foldedHash))
    if traits.marks.contains(.number) {
      visit(CommonThing(2, UInt64(traits.unitHash), reach: 32))
      visit(CommonThing(3, 0, reach: 32))
    }
    if traits.headHash != 0 { visit(CommonThing(4, UInt64(traits.headHash), reach: 32)) }
    for place in 0..<min(8, traits.words.count) {
      visit(CommonThing(5, UInt64(traits.words[place]), reach: 16))
    }
    if let word = traits.headWord, let lexicon {
      let cluster = lexicon.cluster(of: word)
      if cluster >= 0 { visit(CommonThing(6, UInt64(cluster), reach: 24)) }
      if traits.fields != 0 {
        let form = UInt64(traits.classOfHead.rawValue) << 8 | UInt64(min(15, traits.wordCount))
        visit(CommonThing(7, traits.fields & (~traits.fields + 1) ^ form << 48, reach: 24))
      }
    }
    if traits.foldedLength > 3 {
      visit(CommonThing(8, traits.lastLetters & 0xFF_FFFF, reach: 24))
      visit(CommonThing(9, traits.firstLetters >> 40, reach: 12))
    }
    let length = UInt64(min(255, max(0, traits.logarithmOfLength * 4)))
    visit(CommonThing(10, length << 1 | (traits.marks.contains(.digits) ? 1 : 0), reach: 128))
  }
}
