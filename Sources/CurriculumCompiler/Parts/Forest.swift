/// Sets of numbers that are joined again and again.
struct Forest {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  mutating func join(_ one: Int, _ other: Int) {
    let first = root(one)
    let second = root(other)
    // The smaller number is the root, so that parts come in the order of their first files.
    if first != second { parents[max(first, second)] = min(first, second) }
  }
}
