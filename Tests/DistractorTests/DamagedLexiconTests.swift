import CLexicon
import Testing

@testable import Distractors

/// A generator that gives the same numbers each time (Vigna 2015, SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

@Suite struct DamagedLexiconTests {
  private let original = UnsafeRawBufferPointer(
    start: curricc_english_lexicon(), count: curricc_english_lexicon_length())

  /// Asks everything that can be asked, so that a read outside the bytes would be noticed.
  private func askEverything(of lexicon: Lexicon) {
    let texts = ["apple", "pears", "oxygen", "carbon dioxide", "hot", "run", "dog", "animal", "paris"]
    var words = texts.compactMap { lexicon.word($0) }
    words += [-1, 0, 7, 99_999, 120_000, .max].map { Lexicon.Word(index: $0) }
    for word in words {
      _ = (lexicon.text(of: word), lexicon.zipf(word), lexicon.classes(of: word), lexicon.cluster(of: word))
      _ = (lexicon.fields(of: word), lexicon.base(of: word), lexicon.antonyms(of: word))
      _ = lexicon.sisters(of: word, limit: 5)
      for synset in lexicon.senses(of: word, limit: 9) { _ = lexicon.words(of: synset) }
      for other in words {
        _ = (lexicon.similarity(word, other), lexicon.wuPalmer(word, other))
        _ = lexicon.isKind(word, of: other, limit: 9)
      }
    }
    if let meaning = lexicon.meaning(of: words) { _ = lexicon.clusters(of: meaning, limit: 3) }
  }

  @Test func aLexiconOfNoBytesHasNoWords() {
    let lexicon = Lexicon(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(lexicon.count == 0 && lexicon.word("apple") == nil)
    askEverything(of: lexicon)
    askEverything(of: .empty)
  }

  @Test func everyPartOfTheFileAloneIsALexiconWithoutWords() {
    let lengths = Array(0...300) + stride(from: 301, to: original.count, by: 40_009) + [original.count - 1]
    for length in lengths {
      #expect(Lexicon(bytes: UnsafeRawBufferPointer(rebasing: original[..<length])).count == 0)
    }
    #expect(Lexicon(bytes: original).count == Lexicon.english.count)
  }

  @Test func aChangedHeaderIsRefusedOrHarmless() {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: original.count, alignment: 1)
    defer { copy.deallocate() }
    copy.copyMemory(from: original)
    var generator = SeededGenerator(state: 1)
    for offset in 0..<180 {
      let kept = copy[offset]
      copy[offset] = UInt8.random(in: 0...255, using: &generator)
      askEverything(of: Lexicon(bytes: UnsafeRawBufferPointer(copy)))
      copy[offset] = kept
    }
  }

  @Test func changedContentsGiveAnswersWithoutACrash() {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: original.count + 1, alignment: 16)
    defer { copy.deallocate() }
    var generator = SeededGenerator(state: 2)
    for round in 0..<6 {
      // An odd start, so that nothing can lean on alignment.
      let bytes = UnsafeMutableRawBufferPointer(rebasing: copy[1...])
      bytes.copyMemory(from: original)
      let step = [2, 3, 10, 100, 1000, 100_000][round]
      for offset in stride(from: 180, to: bytes.count, by: step) {
        bytes[offset] = UInt8(truncatingIfNeeded: generator.next())
      }
      askEverything(of: Lexicon(bytes: UnsafeRawBufferPointer(bytes)))
    }
  }
}
