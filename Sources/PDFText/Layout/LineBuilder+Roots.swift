extension LineBuilder {
  /// Brings root signs to the height of what stands behind them: TeX hangs them from the bar above it.
  mutating func lowerRoots() {
    let roots = letters.indices.filter { letters[$0].scalar == "√" }
    guard !roots.isEmpty else { return }
    // Letters by where they begin, in steps of two points.
    var places: [Int32: [Int]] = [:]
    for index in letters.indices where letters[index].scalar != "√" {
      places[letters[index].box.left / 200, default: []].append(index)
    }
    func next(behind root: Int) -> Int? {
      let (box, size) = (letters[root].box, letters[root].size)
      let place = box.right / 200
      let behind = (place - 1...place + 1).flatMap { places[$0] ?? [] }.filter { index in
        let other = letters[index].box
        return abs(other.left - box.right) * 5 <= size && other.centerY > box.centerY + size / 4
          && other.top < box.bottom + size / 2
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
