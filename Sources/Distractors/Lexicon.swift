import CLexicon

/// Words of one language with what is known of their meaning and use.
///
/// The bytes stay where they are, compiled into the program: opening reads the header, and each question reads
/// the few bytes that it needs. The format is written by `Data/lexicon/build.py`. Bytes that are not a lexicon
/// give one without words; damage further inside gives wrong answers but never a read outside the bytes.
package struct Lexicon: @unchecked Sendable {
  /// A word or fixed phrase of the lexicon.
  package struct Word: Hashable, Sendable {
    /// Place in the lexicon: words with a vector in the order of their bytes, then phrases in theirs.
    package let index: Int32

    /// Names the word at a place.
    package init(index: Int32) { self.index = index }
  }

  /// A set of words that share one meaning.
  package struct Synset: Hashable, Sendable {
    /// Place in the lexicon; what a synset is a kind of stands before it.
    package let index: Int32

    /// Names the synset at a place.
    package init(index: Int32) { self.index = index }
  }

  /// English: words of GloVe 6B and WordNet 3.0.
  package static let english = Lexicon(
    bytes: UnsafeRawBufferPointer(
      start: curricc_english_lexicon(), count: curricc_english_lexicon_length()))

  /// A lexicon without words.
  package static var empty: Lexicon { Lexicon(base: UnsafeRawPointer(curricc_empty_lexicon())) }

  // Constant bytes, which is why the structure may be shared between threads.
  private let base: UnsafeRawPointer?

  private init(base: UnsafeRawPointer?) { self.base = base }

  /// Opens a lexicon, or one without words when the bytes are not a whole one.
  ///
  /// - Parameter bytes: The file's bytes, which must stay in place and unchanged as long as the lexicon is used.
  package init(bytes: UnsafeRawBufferPointer) {
    let opened = Lexicon(base: bytes.baseAddress)
    self = opened.isWhole(length: bytes.count) ? opened : .empty
  }

  /// Number of words and phrases.
  package var count: Int { header(2) }

  /// Number of words with a vector; they stand first.
  package var vectorCount: Int { header(3) }

  /// Number of synsets.
  package var synsetCount: Int { header(4) }

  /// Number of clusters of words.
  package var clusterCount: Int { header(5) }
}

// MARK: - Sections

/// The parts of a lexicon, in the order of its table.
enum LexiconSection: Int, CaseIterable {
  case texts, textBlocks, hashes, vectors, clusters, centres, zipfs, bases, classes
  case senses, senseBlocks, members, memberBlocks
  case synsets, firstChildren, extraParents, extraChildren, antonyms, phraseWeights
}

extension Lexicon {
  /// Number of bits of a word's number in a slot of the hash table; as many slots are there.
  static let hashBits = 18

  /// Number of words, and of lists, that share one offset.
  static let block = 8

  /// What stands where a number was asked for beyond its section; no place in the lexicon has it.
  static let missing = 0xFF_FFFF

  private static let magic: [UInt8] = [0x43, 0x55, 0x52, 0x4C, 0x45, 0x58, 0x01, 0x00]
  private static let tableStart = 28

  /// Number of bytes of a section.
  func length(_ section: LexiconSection) -> Int { header((Self.tableStart / 4) + 2 * section.rawValue + 1) }

  /// The number of three bytes at a place of a section, or `missing`.
  func number(_ section: LexiconSection, _ index: Int) -> Int {
    guard let base, index >= 0, 3 * index + 3 <= length(section) else { return Self.missing }
    // Every section has four spare bytes behind it.
    return Int(load(base, start(section) + 3 * index) & 0xFF_FFFF)
  }

  /// The number of four bytes at a place of a section, or zero.
  func wide(_ section: LexiconSection, _ index: Int) -> UInt32 {
    guard let base, index >= 0, 4 * index + 4 <= length(section) else { return 0 }
    return load(base, start(section) + 4 * index)
  }

  /// The number of two bytes at a place of a section, or zero.
  func short(_ section: LexiconSection, _ index: Int) -> Int {
    guard let base, index >= 0, 2 * index + 2 <= length(section) else { return 0 }
    return Int(load(base, start(section) + 2 * index) & 0xFFFF)
  }

  /// The byte at a place of a section, or zero.
  func byte(_ section: LexiconSection, _ index: Int) -> UInt8 {
    guard let base, index >= 0, index < length(section) else { return 0 }
    return base.load(fromByteOffset: start(section) + index, as: UInt8.self)
  }

  /// The bytes of a section.
  func bytes(_ section: LexiconSection) -> UnsafeRawBufferPointer {
    guard let base else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: base + start(section), count: length(section))
  }

  /// Runs through one list of numbers, until the body says to stop.
  ///
  /// - Parameter body: Is given the next number; returns whether to go on.
  func forEach(
    in list: Int, of section: LexiconSection, blocks: LexiconSection, _ body: (Int) -> Bool
  ) {
    var place = number(blocks, list / Self.block)
    var ends = list % Self.block
    while ends > 0, place < Self.missing {
      if number(section, place) & 0x80_0000 != 0 { ends -= 1 }
      place += 1
    }
    while place < Self.missing {
      let entry = number(section, place)
      guard body(entry & 0x7F_FFFF), entry & 0x80_0000 == 0 else { return }
      place += 1
    }
  }

  private func start(_ section: LexiconSection) -> Int {
    header((Self.tableStart / 4) + 2 * section.rawValue)
  }

  private func header(_ word: Int) -> Int {
    guard let base else { return 0 }
    return Int(load(base, 4 * word))
  }

  private func load(_ base: UnsafeRawPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Whether all sections lie inside the bytes and have the sizes that the counts ask for.
  private func isWhole(length: Int) -> Bool {
    let sections = LexiconSection.allCases
    let tableEnd = Self.tableStart + 8 * sections.count
    guard let base, length >= tableEnd else { return false }
    for (offset, byte) in Self.magic.enumerated() {
      guard base.load(fromByteOffset: offset, as: UInt8.self) == byte else { return false }
    }
    guard header(6) == sections.count, vectorCount <= count, count < 1 << Self.hashBits,
      synsetCount < 1 << 17
    else { return false }
    let sizes: [LexiconSection: Int] = [
      .textBlocks: 3 * ((count + Self.block - 1) / Self.block + 1), .hashes: 3 << Self.hashBits,
      .vectors: 50 * vectorCount, .clusters: 2 * vectorCount, .centres: 50 * clusterCount,
      .zipfs: count, .bases: 3 * vectorCount, .classes: count, .synsets: 4 * synsetCount,
      .firstChildren: 3 * (synsetCount + 1), .phraseWeights: 512,
    ]
    return sections.allSatisfy { section in
      let (start, size) = (self.start(section), self.length(section))
      return start >= tableEnd && start + size + 4 <= length && size == sizes[section] ?? size
    }
  }
}
