/// A comment of a source, and how it stands there.
struct SourceComment {
  /// What stands before a comment on its line.
  enum Place {
    /// An atom.
    case behindAtom
    /// An indicator that begins an entry: a dash, a question mark, a colon.
    case behindIndicator
    /// Nothing, or what closes a flow collection.
    case onLineOfItsOwn
  }

  /// UTF-8 offsets from the `#` to the last byte that is not white space.
  let range: Range<Int>
  /// What stands before it.
  let place: Place
  /// True when the line before it is blank.
  let followsBlankLine: Bool
}

/// What stands between two atoms of a source: white space, comments, and YAML's indicators.
///
/// An atom is what the layout only moves: a scalar, an alias, an anchor, a tag, a flow collection on one line.
struct SourceGap {
  /// The comments in order.
  var comments: [SourceComment] = []
  /// True when the two atoms stand on different lines.
  var hasLineBreak = false
  /// True when there is a blank line between the last comment, or the atom before, and the atom behind.
  var endsAfterBlankLine = false
}

extension SourceLayout {
  /// What stands between two atoms.
  ///
  /// - Parameters:
  ///   - lower: UTF-8 offset behind the first atom.
  ///   - upper: UTF-8 offset of the second atom's first byte, or of the end of the file.
  func gap(_ lower: Int, _ upper: Int) -> SourceGap {
    var gap = SourceGap()
    var index = lower
    var breaks = 0
    var place = SourceComment.Place.behindAtom
    while index < upper {
      switch bytes[index] {
      case .space, .tab: break
      case .lineFeed, .carriageReturn:
        if bytes[index] == .carriageReturn, index + 1 < upper, bytes[index + 1] == .lineFeed { index += 1 }
        breaks += 1
        gap.hasLineBreak = true
        place = .onLineOfItsOwn
        if breaks > 1 { gap.endsAfterBlankLine = true }
      case .hash:
        let range = commentRange(index, upper)
        gap.comments.append(
          SourceComment(range: range, place: place, followsBlankLine: gap.endsAfterBlankLine))
        gap.endsAfterBlankLine = false
        breaks = 0
        index = range.upperBound - 1
      case .dash, .questionMark, .colon:
        breaks = 0
        if gap.hasLineBreak { place = .behindIndicator }
      default: breaks = 0
      }
      index += 1
    }
    return gap
  }

  /// The comment that begins at a `#`, without white space at its end.
  func commentRange(_ lower: Int, _ limit: Int) -> Range<Int> {
    var upper = lower
    while upper < limit, !bytes[upper].isLineBreak { upper += 1 }
    while bytes[upper - 1].isBlank { upper -= 1 }
    return lower..<upper
  }

  /// 0-based column of a UTF-8 offset, in bytes.
  func column(of offset: Int) -> Int { offset - lineStart(of: offset) }

  /// UTF-8 offset of the first byte of the line that holds an offset.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > textStart, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// True when a line ends within a range of UTF-8 offsets.
  func hasLineBreak(_ range: Range<Int>) -> Bool { bytes[range].contains { $0.isLineBreak } }

  /// UTF-8 offset of the first byte that is neither white space nor in a comment.
  func skippingSpaceAndComments(_ lower: Int, _ limit: Int) -> Int {
    var index = lower
    while index < limit {
      if bytes[index] == .hash {
        index = commentRange(index, limit).upperBound
      } else if bytes[index].isBlank || bytes[index].isLineBreak {
        index += 1
      } else {
        break
      }
    }
    return index
  }
}
