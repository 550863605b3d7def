extension LineBuilder {
  /// How many letters are looked at for what stands behind a root: no page that is read has as many at one place.
  private static let mostNear = 100

  /// Brings root signs to the height of what stands behind them: TeX hangs them from the bar above it.
  mutating func lowerRoots() {
    // Those of TeX's extension font are at the height of their line already.
    let isPlaced = page.styles.map { TeXExtension.isFont($0.fontName) }
    let roots = letters.indices.filter {
      letters[$0].scalar == "√"
        && !(isPlaced.indices.contains(Int(letters[$0].style)) && isPlaced[Int(letters[$0].style)])
    }
    guard !roots.isEmpty else { return }
    // Letters by where they begin, in steps of two points, from top to bottom.
    var places: [Int32: [Int]] = [:]
    for index in letters.indices where letters[index].scalar != "√" {
      places[letters[index].box.left / 200, default: []].append(index)
    }
    for place in places.keys { places[place]?.sort { letters[$0].box.top < letters[$1].box.top } }
    func next(behind root: Int) -> Int? {
      let (box, size) = (letters[root].box, letters[root].size)
      let place = box.right / 200
      let behind = (place - 1...place + 1).compactMap { step -> Int? in
        guard let own = places[step] else { return nil }
        let near = own.drop(below: box.top - 2 * size) { letters[$0].box.top }
        return near.prefix(Self.mostNear).first { index in
          let other = letters[index].box
          return abs(other.left - box.right) * 5 <= size && other.centerY > box.centerY + size / 4
            && other.top < box.bottom + size / 2
        }
      }
      return behind.min { letters[$0].box.top < letters[$1].box.top }
    }
    let found = roots.map { ($0, next(behind: $0)) }
    // Marking schemes tick with this sign, before a 1 or by itself.
    let ticks = found.count { $1.map { letters[$0].scalar == "1" } ?? true }
    guard ticks < 3 || ticks * 2 < roots.count else { return }
    for case (let root, let next?) in found {
      letters[root].box.top = letters[next].box.top
      letters[root].box.bottom = letters[next].box.bottom
    }
  }
}

extension [Int] {
  /// What is left of positions that are sorted by a height from the first that is not above one.
  fileprivate func drop(below least: Int32, _ height: (Int) -> Int32) -> ArraySlice<Int> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if height(self[middle]) < least { low = middle + 1 } else { high = middle }
    }
    return self[low...]
  }
}
