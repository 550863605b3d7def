/// What stands at places that may be gutters.
struct GutterMarks {
  /// For each line a bit for each place that it crosses.
  private var crossings: [UInt64] = []
  /// A bit for each place that does not part the lines as the one before it does.
  private var changes: UInt64 = 0

  /// Looks at lines.
  ///
  /// - Parameter places: In ascending order, at most 63.
  init(_ lines: [TextLine], _ places: [Int32]) {
    crossings.reserveCapacity(lines.count)
    for line in lines {
      let crossed = line.crossings(of: places) { changes |= 1 << $0 }
      changes |= crossed ^ (crossed << 1) | 1 << places.beginning(above: line.box.left)
      crossings.append(crossed)
    }
  }

  /// True when a line, by its position, crosses a place.
  func crosses(_ line: Int, _ step: Int) -> Bool { crossings[line] >> step & 1 == 1 }

  /// True where two places do not part the lines in the same way.
  func differ(_ one: Int, _ other: Int) -> Bool {
    changes >> (one + 1) & ((1 << (other - one)) - 1) != 0
  }
}

extension [Int32] {
  /// The first position of what is above a number in an ascending list; its end for none.
  fileprivate func beginning(above number: Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TextLine {
  /// A bit for each place, in ascending order, that the line crosses.
  ///
  /// - Parameter divide: Gets the position of the first place that has a word wholly at its left.
  fileprivate func crossings(of places: [Int32], _ divide: (Int) -> Void) -> UInt64 {
    var crossed: UInt64 = 0
    func add(_ first: Int, _ end: Int) {
      if first < end { crossed |= (1 << (end - first) - 1) << first }
    }
    var least: Int32?
    var end: Int32?
    for cell in cells {
      for word in cell.words {
        let left = places.beginning(above: word.box.left)
        let right = places.beginning(above: word.box.right - 1)
        add(left, right)
        divide(right)
        if let end, end <= word.box.left {
          let gap = word.box.left - end
          let first = places.beginning(above: end - 1)
          if first < left {
            let known = least ?? leastGutter
            least = known
            if gap < word.size * 7 / 10 || gap < known && !word.isNumberLabel { add(first, left) }
          }
        }
        end = word.box.right
      }
    }
    return crossed
  }
}
