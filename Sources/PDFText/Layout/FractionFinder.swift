/// A term above a bar and one below it, which a line says with a slash between.
struct Fraction {
  /// The runs above and below, each from left to right; the first of a pair is what decides its height.
  var upper: [Int]
  var lower: [Int]
  /// The runs that stand alone above and below, without those that are raised or lowered beside them.
  var main: (upper: Int, lower: Int)
  /// A run of the line that the fraction belongs to.
  var beside: Int
  /// Where it stands on the page.
  var box: Box
}

/// Finds simple fractions by how they are set: both terms centred above each other, close together, at the height of the
/// line that they stand in.
///
/// Nothing else is set so: lines of a paragraph begin at one edge, rows of a table have no text at a height between
/// them, raised and lowered letters begin where the letter before them ends. Bars are not among the characters of a
/// page, and what has brackets on both sides may be a vector or a choice of some out of many: it stays as it is.
///
/// Source of the distances: Knuth 1986, "The TeXbook", appendix G, rules 15 and 18; eqn and word processors come close.
struct FractionFinder {
  private let letters: [LineBuilder.Letter]
  private let runs: [LineBuilder.Run]
  /// Runs short enough for a term, from top to bottom.
  private let short: [Int]

  private static let relations: Set<Unicode.Scalar> = [
    "=", "<", ">", "≤", "≥", "≈", "?", ":", ";", "_", "•", "∑", "∫", "∏", "√", "☐", "□", "■", "○",
  ]
  private static let operators: Set<Unicode.Scalar> = [
    "=", "+", "-", "−", "–", "×", "·", "÷", "±", "≈", "<", ">", "≤", "≥", "∙", "⋅", "*",
  ]
  private static let opening: Set<Unicode.Scalar> = ["(", "[", "{", "|", "⎛", "⎝", "⎡", "⎣", "⎧", "⎩"]
  private static let closing: Set<Unicode.Scalar> = [")", "]", "}", "|", "⎞", "⎠", "⎤", "⎦", "⎫", "⎭"]

  /// The most runs of a page on which fractions are looked for.
  private static let most = 6_000
  /// How far off they may lie, in hundredths of a point: twice the largest page that PDF 1.7 allows.
  private static let farthest: Int32 = 2_880_000

  init(_ letters: [LineBuilder.Letter], _ runs: [LineBuilder.Run]) {
    self.letters = letters
    self.runs = runs
    short = runs.indices.filter { index in
      let run = runs[index]
      guard run.range.count <= 24, Int(run.box.width) <= 14 * Int(run.size) else { return false }
      let scalars = letters[run.range].lazy.map(\.scalar)
      return scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        && scalars.allSatisfy {
          !Self.relations.contains($0) && !$0.isEastAsian && !$0.isRightToLeft
        }
    }
    .sorted { (runs[$0].box.centerY, $0) < (runs[$1].box.centerY, $1) }
  }

  /// The fractions of a page, from top to bottom.
  ///
  /// Pages with more runs than any that is read, or that reach farther, have none: each pair looks at all runs.
  func fractions() -> [Fraction] {
    guard runs.count <= Self.most, runs.allSatisfy({ $0.box.isWithin(Self.farthest) }) else { return [] }
    var found: [Fraction] = []
    for (place, upper) in short.enumerated() {
      for lower in short[(place + 1)...] {
        if runs[lower].box.centerY - runs[upper].box.centerY > 2 * runs[upper].size { break }
        if let fraction = fraction(upper, lower) { found.append(fraction) }
      }
    }
    var counts: [Int: Int] = [:]
    // A term of several runs is found from each of them.
    var seen: Set<[Int]> = []
    found.removeAll { !seen.insert($0.upper + $0.lower).inserted }
    for fraction in found { for run in fraction.upper + fraction.lower { counts[run, default: 0] += 1 } }
    return found.filter { fraction in
      (fraction.upper + fraction.lower).allSatisfy { counts[$0] == 1 && $0 != fraction.beside }
        && counts[fraction.beside] == nil && !isInColumn(fraction, besides: counts)
    }
  }

  private func fraction(_ upper: Int, _ lower: Int) -> Fraction? {
    let (above, below) = (runs[upper], runs[lower])
    let size = above.size
    let fall = Float(below.box.centerY - above.box.centerY) / Float(size)
    guard abs(below.size - size) * 10 <= size, fall > 0.95, fall < 1.75,
      min(above.box.right, below.box.right) > max(above.box.left, below.box.left)
    else { return nil }
    let (tops, bottoms) = (term(around: upper), term(around: lower))
    let (top, bottom) = (box(of: tops), box(of: bottoms))
    guard abs(top.centerX - bottom.centerX) * 5 <= size else { return nil }
    let box = top.union(bottom)
    let own = Set(tops + bottoms)
    let middle = (above.box.centerY + below.box.centerY) / 2
    let isBetween = runs.indices.contains { index in
      let other = runs[index].box
      return !own.contains(index) && min(other.right, box.right) - max(other.left, box.left) > size / 5
        && other.centerY > above.box.centerY && other.centerY < below.box.centerY
    }
    guard !isBetween, !isBracketed(box, own), let beside = beside(box, middle, own, size) else { return nil }
    // In letters as large as those of the line it is set wider apart than lines are.
    let isSmall = size * 100 < runs[beside.run].size * 85
    guard isSmall || fall > 1.2, isSmall || beside.isClose || beside.isSigned || beside.isLabel,
      beside.isSigned || isPlain(tops) && isPlain(bottoms)
    else { return nil }
    // Raised and lowered letters touch what they belong to.
    if isSmall, beside.gap * 100 < 7 * runs[beside.run].size { return nil }
    return Fraction(upper: tops, lower: bottoms, main: (upper, lower), beside: beside.run, box: box)
  }

  /// The runs that stand closely beside one at its height, or raised and lowered beside these, from left to right.
  private func term(around start: Int) -> [Int] {
    let size = runs[start].size
    var members = [start]
    var box = runs[start].box
    var hasGrown = true
    while hasGrown, members.count < 10 {
      hasGrown = false
      for index in runs.indices where !members.contains(index) {
        let run = runs[index]
        let gap = max(run.box.left - box.right, box.left - run.box.right)
        let overlap = run.box.verticalOverlap(runs[start].box)
        let isBeside =
          run.size == size && overlap > 0.8 && gap * 10 < size * 7
          && abs(run.box.centerY - runs[start].box.centerY) * 10 <= size * 2
        let isScript = run.size * 100 < size * 85 && overlap > 0.3 && gap * 5 < size && run.range.count <= 4
        guard isBeside || isScript else { continue }
        members.append(index)
        box = box.union(run.box)
        hasGrown = true
      }
    }
    return members.sorted { runs[$0].box.left < runs[$1].box.left }
  }

  private func box(of members: [Int]) -> Box {
    members.dropFirst().reduce(runs[members[0]].box) { $0.union(runs[$1].box) }
  }

  /// What stands nearest to a fraction in the line that it belongs to.
  private struct Neighbour {
    var run: Int
    var gap: Int32
    /// Whether a sign of arithmetic stands on a side of it.
    var isSigned: Bool
    /// Whether it ends as the label of a question does.
    var isLabel: Bool
    var isClose: Bool
  }

  private func beside(_ box: Box, _ middle: Int32, _ own: Set<Int>, _ size: Int32) -> Neighbour? {
    var found: Neighbour?
    for index in runs.indices where !own.contains(index) {
      let run = runs[index]
      let isLeft = run.box.centerX < box.centerX
      let gap = isLeft ? box.left - run.box.right : run.box.left - box.right
      guard run.size * 10 >= size * 9, gap * 5 >= -size, gap * 2 <= run.size * 3,
        abs(run.box.centerY - middle) * 100 < run.size * 35
      else { continue }
      let edge = letters[isLeft ? run.range.upperBound - 1 : run.range.lowerBound].scalar
      let isSigned = Self.operators.contains(edge)
      let isLabel = isLeft && (edge == ")" || edge == ".") && run.range.count <= 5
      let isNearest = gap < found?.gap ?? .max
      found = Neighbour(
        run: isNearest ? index : found?.run ?? index, gap: min(gap, found?.gap ?? gap),
        isSigned: isSigned || found?.isSigned == true, isLabel: isLabel || found?.isLabel == true,
        isClose: min(gap, found?.gap ?? gap) * 100 <= size * 45)
    }
    return found
  }

  private func isBracketed(_ box: Box, _ own: Set<Int>) -> Bool {
    var (left, right) = (false, false)
    for index in runs.indices where !own.contains(index) {
      let run = runs[index]
      guard run.box.top < box.bottom, run.box.bottom > box.top else { continue }
      if abs(box.left - run.box.right) * 10 < run.size * 6,
        Self.opening.contains(letters[run.range.upperBound - 1].scalar)
      {
        left = true
      }
      if abs(run.box.left - box.right) * 10 < run.size * 6,
        Self.closing.contains(letters[run.range.lowerBound].scalar)
      {
        right = true
      }
    }
    return left && right
  }

  /// True for numbers and single letters; words stand above each other in tables, too.
  private func isPlain(_ members: [Int]) -> Bool {
    var length = 0
    for place in members.flatMap({ runs[$0].range }) {
      length = letters[place].scalar.properties.isAlphabetic && !letters[place].followsSpace ? length + 1 : 0
      if length > 3 { return false }
    }
    return true
  }

  /// True where a third of the kind stands above or below: a column of numbers.
  private func isInColumn(_ fraction: Fraction, besides terms: [Int: Int]) -> Bool {
    let (above, below) = (runs[fraction.main.upper].box, runs[fraction.main.lower].box)
    let size = runs[fraction.main.upper].size
    let fall = below.centerY - above.centerY
    return short.contains { index in
      let run = runs[index]
      guard terms[index] == nil, abs(run.size - size) * 10 <= size,
        abs(run.box.centerX - fraction.box.centerX) * 3 <= size
      else { return false }
      return abs(above.centerY - run.box.centerY - fall) * 4 < fall
        || abs(run.box.centerY - below.centerY - fall) * 4 < fall
    }
  }
}

extension Box {
  /// True where no edge is farther off than a distance.
  fileprivate func isWithin(_ distance: Int32) -> Bool {
    [left, top, right, bottom].allSatisfy { (-distance...distance).contains($0) }
  }
}
