/// A word on a page.
package struct TextWord: Sendable, Equatable {
  package var text: String
  package var box: Box
  /// Size of its letters, in hundredths of a point.
  package var size: Int32
  package var isBold: Bool
  package var isItalic: Bool
  package var isMonospaced: Bool
  /// Red, green and blue, as in 0xRRGGBB.
  package var color: UInt32
  /// The shade of what it stands on, 0 black to 255 white: white where nobody has looked (`PageText.takeGrounds`).
  package var ground: UInt8 = 255
  /// Whether a ring or a box is drawn around it; false where nobody has looked.
  package var isRinged = false
  /// Whether a line is drawn below it from end to end; false where nobody has looked.
  package var isUnderlined = false
  /// How far it stands from the word before it in its line, in hundredths of a point; 0 for the first.
  package var gapBefore: Int32
  /// True on a page from right to left that was turned round, whose words are in the order in which they are read.
  package var isTurned = false

  package init(
    text: String, box: Box, size: Int32, isBold: Bool = false, isItalic: Bool = false,
    isMonospaced: Bool = false, color: UInt32 = 0, gapBefore: Int32 = 0
  ) {
    self.text = text
    self.box = box
    self.size = size
    self.isBold = isBold
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.color = color
    self.gapBefore = gapBefore
  }
}

/// Words that stand together in a line: nothing wider than a letter and a third parts them.
package struct TextCell: Sendable, Equatable {
  package var words: [TextWord]
  package var box: Box

  package init(_ words: [TextWord]) {
    self.words = words
    box = words.dropFirst().reduce(words.first?.box ?? .zero) { $0.union($1.box) }
  }

  /// The words with spaces between them.
  package var text: String { words.text }

  /// True when every word is bold.
  package var isBold: Bool { !words.isEmpty && words.allSatisfy(\.isBold) }
}

/// A line of text on a page, or of a column of it: cells from left to right.
package struct TextLine: Sendable, Equatable {
  /// The number of the page, from 1.
  package var page: Int
  package var cells: [TextCell]
  package var box: Box
  /// Size of most of its letters, in hundredths of a point.
  package var size: Int32
  /// The column it stands in, from 0, and where that begins and ends.
  package var column = 0
  package var columnLeft: Int32 = 0
  package var columnRight: Int32 = 0

  package init(page: Int, cells: [TextCell], size: Int32) {
    self.page = page
    self.cells = cells
    self.size = size
    box = cells.dropFirst().reduce(cells.first?.box ?? .zero) { $0.union($1.box) }
  }

  /// Makes the box that of the cells, after some have changed.
  package mutating func fitBox() {
    box = cells.dropFirst().reduce(cells.first?.box ?? box) { $0.union($1.box) }
  }

  /// All words from left to right.
  package var words: [TextWord] { cells.count == 1 ? cells[0].words : cells.flatMap(\.words) }

  /// The words of all cells with spaces between them.
  package var text: String { words.text }

  /// True when every word is bold.
  package var isBold: Bool { cells.allSatisfy(\.isBold) }
}

extension [TextWord] {
  /// The words with spaces between them; from right to left where most of their letters are written so.
  package var text: String {
    guard count > 1 else { return first?.text ?? "" }
    var mayBeReversed = false
    let joined = joined(&mayBeReversed)
    guard mayBeReversed, !self[0].isTurned else { return joined }
    var rightToLeft = 0
    var leftToRight = 0
    for word in self {
      switch word.text.unicodeScalars.first(where: { $0.properties.isAlphabetic }).map(\.isRightToLeft) {
      case true?: rightToLeft += 1
      case false?: leftToRight += 1
      case nil: break
      }
    }
    return rightToLeft > leftToRight ? reversed().joined(&mayBeReversed) : joined
  }

  /// The words with spaces between them, in one piece of memory.
  ///
  /// - Parameter mayBeReversed: Becomes true where there may be letters from right to left, which begin with certain
  ///   bytes in UTF-8; nearly no line has any.
  private func joined(_ mayBeReversed: inout Bool) -> String {
    let most = reduce(count) { $0 + $1.text.utf8.count }
    return String(unsafeUninitializedCapacity: most) { bytes in
      var end = 0
      for word in self {
        if end > 0 {
          bytes[end] = 0x20
          end += 1
        }
        var text = word.text
        text.withUTF8 { piece in
          _ = UnsafeMutableBufferPointer(rebasing: bytes[end...]).update(fromContentsOf: piece)
          end += piece.count
        }
      }
      var isFound = false
      for byte in bytes[..<end] where byte >= 0xD6 && byte <= 0xDF || byte == 0xEF { isFound = true }
      mayBeReversed = isFound
      return end
    }
  }
}

extension Unicode.Scalar {
  /// True for letters of scripts that are written from right to left: Hebrew, Arabic, Syriac, Thaana and N'Ko.
  package var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x07FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }

  /// True for letters that run from left to right, and for digits, which do so in every script.
  var runsLeftToRight: Bool {
    switch value {
    case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: true
    default: properties.isAlphabetic && !isRightToLeft
    }
  }

  /// True for marks that stand above or below a letter.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// True for ideographs, kana and hangul, which are written without spaces.
  package var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension Box {
  /// No place.
  package static let zero = Box(left: 0, top: 0, right: 0, bottom: 0)

  package var width: Int32 { right - left }
  package var height: Int32 { bottom - top }
  package var centerX: Int32 { left + (right - left) / 2 }
  package var centerY: Int32 { top + (bottom - top) / 2 }

  /// The smallest rectangle around both.
  package func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// How much of the lower of the two heights they share, 0...1.
  package func verticalOverlap(_ other: Box) -> Float {
    let shared = min(bottom, other.bottom) - max(top, other.top)
    let least = min(height, other.height)
    return shared <= 0 || least <= 0 ? 0 : Float(shared) / Float(least)
  }
}

extension [Int] {
  /// Turns round what runs from left to right within a word that is read from right to left: "16" in "السؤال16".
  ///
  /// - Parameter scalar: The character at a place.
  mutating func turnLeftToRight(_ scalar: (Int) -> Unicode.Scalar) {
    var start = 0
    while start < count {
      guard scalar(self[start]).runsLeftToRight else {
        start += 1
        continue
      }
      var end = start + 1
      var next = end
      // One mark between two of them goes with them: "3.5".
      while next < count {
        if scalar(self[next]).runsLeftToRight {
          end = next + 1
        } else if next > end || !scalar(self[next]).joinsDigits {
          break
        }
        next += 1
      }
      self[start..<end].reverse()
      start = end
    }
  }
}

extension Unicode.Scalar {
  /// True for what may stand within a number or a name: "3.5", "snake_case".
  fileprivate var joinsDigits: Bool { ".,:/-_+=%'’".unicodeScalars.contains(self) }
}
