extension PageText {
  /// How finely a page is drawn to see what its words stand on: a dot for each point.
  package static let dotsPerInchOfGrounds = 72

  /// Gives the words of a page the shade of what they stand on, and says which have lines drawn below or, of letters,
  /// around them.
  ///
  /// The shade of a word is the one that most dots of its box have: letters cover less than that, and their edges are of many
  /// shades.
  ///
  /// - Parameter picture: The page as it is printed, at `dotsPerInchOfGrounds`.
  package mutating func takeGrounds(from picture: GreyPicture) {
    let picture = picture.turnedUpright(quarterTurn)
    for line in lines.indices {
      for cell in lines[line].cells.indices {
        for word in lines[line].cells[cell].words.indices {
          let box = lines[line].cells[cell].words[word].box
          guard let shade = picture.commonShade(in: box) else { continue }
          lines[line].cells[cell].words[word].ground = shade
          lines[line].cells[cell].words[word].isUnderlined = picture.hasLine(below: box, on: shade)
          // Rings are drawn around the letters of options, and around "True" or "False".
          guard lines[line].cells[cell].words[word].text.count <= 7 else { continue }
          lines[line].cells[cell].words[word].isRinged = picture.hasRing(around: box, on: shade)
        }
      }
    }
  }
}

extension GreyPicture {
  /// The shade of most dots in a box on the page; nil where it lies off the picture.
  fileprivate func commonShade(in box: Box) -> UInt8? {
    let columns = range(box.left, box.right, width)
    let rows = range(box.top, box.bottom, height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { counts in
      counts.initialize(repeating: 0)
      for row in rows { for column in columns { counts[Int(dots[row * width + column])] += 1 } }
      // The brighter one of two, since ink is dark.
      return counts.indices.max { (counts[$0], $0) < (counts[$1], $1) }.map { UInt8($0) }
    }
  }

  private func range(_ start: Int32, _ end: Int32, _ count: Int) -> Range<Int> {
    let first = min(max(0, Int(start) / 100), count)
    return first..<min(count, max(first, (Int(end) + 99) / 100))
  }
}
