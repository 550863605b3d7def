extension LineBuilder {
  /// Adds a run that says a fraction with a slash, at the height of its line: "(n + 2)/2".
  mutating func setInOneLine(_ fraction: Fraction) {
    let line = runs[fraction.beside]
    let terms = [(fraction.upper, fraction.main.upper, false), (fraction.lower, fraction.main.lower, true)]
      .map { term(of: $0.0, around: $0.1, isLower: $0.2) }
    let sign = line.size * 3 / 10
    let total = terms.reduce(sign) { $0 + $1.width + ($1.isBracketed ? 2 * sign : 0) }
    let scale = Float(fraction.box.width) / Float(max(total, 1))
    let first = letters.count
    var reached: Int32 = 0
    func place(_ offset: Int32) -> Int32 { fraction.box.left + Int32(Float(offset) * scale) }
    func add(_ scalar: Unicode.Scalar) {
      let box = Box(
        left: place(reached), top: line.box.top, right: place(reached + sign), bottom: line.box.bottom)
      reached += sign
      letters.append(
        Letter(
          scalar: scalar, box: box, style: letters[line.range.lowerBound].style, order: Int32(letters.count),
          size: line.size, followsSpace: false, isInFraction: true))
    }
    for (index, term) in terms.enumerated() {
      if index > 0 { add("/") }
      if term.isBracketed { add("(") }
      let middle = runs[term.main].box.centerY
      let growth = Float(line.size) / Float(runs[term.main].size)
      for letter in term.letters {
        var letter = letter
        let height = Float(letter.box.height) * growth
        let top = Float(line.box.centerY) + Float(letter.box.centerY - middle) * growth - height / 2
        letter.box = Box(
          left: place(reached + letter.box.left - term.left), top: Int32(top),
          right: place(reached + letter.box.right - term.left), bottom: Int32(top + height))
        letter.size = Int32(Float(letter.size) * growth)
        letters.append(letter)
      }
      reached += term.width
      if term.isBracketed { add(")") }
    }
    var box = fraction.box
    (box.top, box.bottom) = (line.box.top, line.box.bottom)
    runs.append(Run(range: first..<letters.count, box: box, size: line.size))
    fractions.append(fraction.box)
  }

  /// One of the two terms of a fraction.
  private struct Term {
    var letters: [Letter]
    var main: Int
    var left: Int32
    var width: Int32
    /// Whether it needs brackets beside a slash.
    var isBracketed: Bool
  }

  private func term(of members: [Int], around main: Int, isLower: Bool) -> Term {
    var own = members.flatMap { letters[runs[$0].range] }.sorted { $0.box.left < $1.box.left }
    for place in own.indices {
      own[place].isInFraction = true
      guard place > 0 else { continue }
      let gap = Float(own[place].box.left - own[place - 1].box.right)
      let size = Float(min(own[place].size, own[place - 1].size))
      own[place].startsWord = gap > 0.2 * size || own[place].followsSpace && gap > 0.08 * size
    }
    let left = own.first?.box.left ?? 0
    let right = own.map(\.box.right).max() ?? left
    let signs: Set<Unicode.Scalar> =
      isLower ? ["+", "-", "−", "–", "±", "×", "·", "÷", "/", "∙", "⋅"] : ["+", "-", "−", "–", "±"]
    // "(x + 1)(x − 2)" below a bar is one number, and "(x + 2)²" needs no brackets around its own.
    var depth = 0
    var groups = 0
    var hasSign = false
    for (place, letter) in own.enumerated() {
      if letter.scalar == "(" { (depth, groups) = (depth + 1, groups + (depth == 0 ? 1 : 0)) }
      if letter.scalar == ")" { depth -= 1 }
      if place > 0, depth <= 0, signs.contains(letter.scalar) { hasSign = true }
    }
    let isProduct = isLower && groups > 0 && (groups > 1 || own.first?.scalar.properties.numericType != nil)
    return Term(
      letters: own, main: main, left: left, width: right - left,
      isBracketed: hasSign || isProduct || depth != 0)
  }
}

extension Unicode.Scalar {
  /// True for letters and for signs that are numbers.
  var isLetterOrNumber: Bool { properties.isAlphabetic || properties.numericType != nil }
}
