/// A word of the language that is learnt, as it looks and as it sounds, to find those that a learner mixes up.
///
/// Of a text with several words the longest counts: "el perro" looks like "pero", whatever the articles.
package struct WordForm: Sendable {
  /// Letters that count; what follows them is left out.
  static let letterLimit = 24

  /// Letters in small form; those beyond the basic plane are hashed.
  private(set) var letters = LetterRow()
  /// The letters as a learner may hear or misread them: one for b and v, none for a silent h.
  private(set) var sounds = LetterRow()
  /// True for writing in ideographs, of which one shared is much.
  private(set) var isIdeographic = false

  /// Reads a text in composed form.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var word = LetterRow()
      var place = 0
      while place < bytes.count {
        let (scalar, size) = decodedScalar(bytes, at: place)
        place += size
        if Self.isLetter(scalar) {
          word.append(Self.folded(scalar))
        } else {
          keepLonger(word)
          word = LetterRow()
        }
      }
      keepLonger(word)
    }
    for place in 0..<letters.count where Script(of: UInt32(letters[place])) == .han { isIdeographic = true }
    sounds = SoundFolding.sounds(of: letters)
  }

  private mutating func keepLonger(_ word: LetterRow) {
    if word.count > letters.count { letters = word }
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (0x61...0x7A).contains(scalar | 0x20) }
    switch ScalarClass(beyondASCII: scalar) {
    case .letter, .ideograph: return true
    default: return false
    }
  }

  private static func folded(_ scalar: UInt32) -> UInt16 {
    let small = scalar < 0x80 ? scalar | 0x20 : smallLetter(of: scalar)
    // Characters beyond the basic plane are told apart by a hash in the private area.
    return small < 0x10000 ? UInt16(small) : 0xE000 | UInt16(truncatingIfNeeded: mixed(UInt64(small)) & 0xFFF)
  }

  /// Hashes that look-alikes share: one of the two is equal for most pairs that are much alike.
  ///
  /// The first is of the consonants' sounds, the second of the first two letters with the length, or for ideographs of
  /// the last one.
  package var keys: (sound: UInt64, shape: UInt64) {
    guard letters.count > 0 else { return (0, 0) }
    var sound = TextHash()
    var kept = 0
    for place in 0..<sounds.count where kept < 5 && (place == 0 || !SoundFolding.isVowel(sounds[place])) {
      if SoundFolding.isVowel(sounds[place]) { continue }
      sound.add(UInt64(sounds[place]))
      kept += 1
    }
    if kept == 0 { for place in 0..<sounds.count { sound.add(UInt64(sounds[place])) } }
    var shape = TextHash()
    shape.add(UInt64(1))
    if isIdeographic {
      shape.add(UInt64(letters[letters.count - 1]))
    } else {
      shape.add(UInt64(sounds.count > 0 ? sounds[0] : letters[0]))
      shape.add(UInt64(sounds.count > 1 ? sounds[1] : 0))
      shape.add(UInt64(letters.count / 2))
    }
    return (sound.wide, shape.wide)
  }

  /// How easily a learner takes one for the other, 0...1: 1 for equal letters.
  package func likeness(to other: WordForm) -> Float {
    let longer = max(letters.count, other.letters.count)
    guard letters.count > 0, other.letters.count > 0 else { return 0 }
    let byLetters = 1 - Float(letters.distance(to: other.letters)) / Float(longer)
    if isIdeographic || other.isIdeographic {
      let shared = letters.shared(with: other.letters)
      return max(byLetters, shared == 0 ? 0 : 0.4 + 0.6 * Float(shared) / Float(longer))
    }
    let longerSounds = max(sounds.count, other.sounds.count)
    let bySounds =
      longerSounds == 0 ? 0 : 1 - Float(sounds.distance(to: other.sounds)) / Float(longerSounds)
    return max(0, 0.5 * byLetters + 0.5 * bySounds)
  }
}

/// How easily a learner takes one text for the other by look or sound, 0...1.
package func lookAlikeness(_ a: String, _ b: String) -> Float { WordForm(a).likeness(to: WordForm(b)) }

/// Hashes of a text's look, of which look-alikes share at least one, for lists of those to compare.
package func lookAlikeKeys(of text: String) -> (UInt64, UInt64) {
  let keys = WordForm(text).keys
  return (keys.sound, keys.shape)
}

/// A short row of letters of fixed size.
struct LetterRow: Sendable, Equatable {
  private var storage = (SIMD8<UInt16>(), SIMD8<UInt16>(), SIMD8<UInt16>())
  private(set) var count = 0

  /// The letter at a place below `count`.
  @inline(__always)
  subscript(_ place: Int) -> UInt16 {
    withUnsafeBytes(of: storage) { $0.load(fromByteOffset: 2 * place, as: UInt16.self) }
  }

  /// True for equal letters, whatever lies behind them.
  static func == (a: LetterRow, b: LetterRow) -> Bool {
    a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
  }

  /// Adds a letter unless the row is full.
  mutating func append(_ letter: UInt16) {
    guard count < WordForm.letterLimit else { return }
    withUnsafeMutableBytes(of: &storage) {
      $0.storeBytes(of: letter, toByteOffset: 2 * count, as: UInt16.self)
    }
    count += 1
  }

  /// How many letters of this row stand in the other too, each used once.
  func shared(with other: LetterRow) -> Int {
    var (shared, used) = (0, UInt32(0))
    for place in 0..<count {
      for otherPlace in 0..<other.count
      where used & 1 << UInt32(otherPlace) == 0 && self[place] == other[otherPlace] {
        used |= 1 << UInt32(otherPlace)
        shared += 1
        break
      }
    }
    return shared
  }

  /// Letters to insert, delete, replace or swap with their neighbour to get from one row to the other.
  ///
  /// Source: Boytsov 2011, "Indexing methods for approximate dictionary searching", optimal string alignment.
  func distance(to other: LetterRow) -> Int {
    let width = other.count + 1
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * width) { cells in
      var (before, last, current) = (0, width, 2 * width)
      for column in 0..<width { cells[last + column] = UInt8(column) }
      for row in 0..<count {
        cells[current] = UInt8(row + 1)
        for column in 1..<width {
          let isSame = self[row] == other[column - 1]
          var best = min(cells[last + column], cells[current + column - 1]) + 1
          best = min(best, cells[last + column - 1] + (isSame ? 0 : 1))
          if row > 0, column > 1, self[row] == other[column - 2], self[row - 1] == other[column - 1] {
            best = min(best, cells[before + column - 2] + 1)
          }
          cells[current + column] = best
        }
        (before, last, current) = (last, current, before)
      }
      return Int(cells[last + width - 1])
    }
  }
}
