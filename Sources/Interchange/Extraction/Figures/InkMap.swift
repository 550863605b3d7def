import PDFText

/// Where a page has ink that is no text, looked for at 144 dots per inch.
struct InkMap {
  /// A part of the page whose ink hangs together, or nearly so.
  struct Patch: Equatable {
    /// In hundredths of a point.
    var box: Box
    /// Whether all its ink is on its edge: a frame to write in, or around something.
    var isFrame: Bool
  }

  /// Dots that differ from the paper by less are shadows of dots beside them.
  private static let leastContrast = 24
  /// The side of the squares whose ink hangs together when they touch, in dots.
  private static let square = 6
  /// Ink thinner than this is a rule, in dots.
  private static let ruleWidth = 5
  /// A frame's ink is no further from its edge, in dots: frames may be double.
  private static let frameWidth = 12

  private let width: Int
  private let height: Int
  /// Hundredths of a point to a dot, across and down.
  private let scale: (x: Double, y: Double)
  private var isInk: [Bool]

  /// The ink of a page.
  init(_ picture: GreyPicture, pageWidth: Int32, pageHeight: Int32) {
    width = picture.width
    height = picture.height
    scale = (Double(max(1, pageWidth)) / Double(width), Double(max(1, pageHeight)) / Double(height))
    var counts = [Int](repeating: 0, count: 256)
    for dot in picture.dots { counts[Int(dot)] += 1 }
    let paper = counts.indices.max { counts[$0] < counts[$1] } ?? 255
    isInk = picture.dots.map { abs(Int($0) - paper) >= Self.leastContrast }
  }

  /// Takes away the ink of a word.
  mutating func erase(_ box: Box) {
    let columns = max(0, column(box.left) - 1)..<max(0, min(width, column(box.right) + 2))
    let rows = max(0, row(box.top) - 1)..<max(0, min(height, row(box.bottom) + 2))
    guard !columns.isEmpty, !rows.isEmpty else { return }
    for row in rows { for column in columns { isInk[row * width + column] = false } }
  }

  /// The longest unbroken row of ink within a box, in hundredths of a point; nil where there is none.
  func longestRow(in box: Box) -> (left: Int32, right: Int32)? {
    var best = 0..<0
    let columns = max(0, column(box.left))..<max(0, min(width, column(box.right) + 1))
    for row in max(0, row(box.top))..<max(0, min(height, row(box.bottom) + 1)) where row < height {
      var start = columns.lowerBound
      for column in columns where !isInk[row * width + column] {
        if column - start > best.count { best = start..<column }
        start = column + 1
      }
      if columns.upperBound - start > best.count { best = start..<columns.upperBound }
    }
    guard !best.isEmpty else { return nil }
    return (Int32(Double(best.lowerBound) * scale.x), Int32(Double(best.upperBound) * scale.x))
  }

  /// The patches of ink that are not single rules, from top to bottom.
  func patches() -> [Patch] {
    let (across, down) = ((width + Self.square - 1) / Self.square, (height + Self.square - 1) / Self.square)
    var isSquareInk = [Bool](repeating: false, count: across * down)
    for row in 0..<height {
      for column in 0..<width where isInk[row * width + column] {
        isSquareInk[row / Self.square * across + column / Self.square] = true
      }
    }
    var patches: [Patch] = []
    var stack: [Int] = []
    for start in isSquareInk.indices where isSquareInk[start] {
      var members: [Int] = []
      stack = [start]
      isSquareInk[start] = false
      while let square = stack.popLast() {
        members.append(square)
        let (x, y) = (square % across, square / across)
        for nextY in max(0, y - 1)...min(down - 1, y + 1) {
          for nextX in max(0, x - 1)...min(across - 1, x + 1) where isSquareInk[nextY * across + nextX] {
            isSquareInk[nextY * across + nextX] = false
            stack.append(nextY * across + nextX)
          }
        }
      }
      if let patch = patch(members, across) { patches.append(patch) }
    }
    return patches
  }

  /// The patch of some squares; nil where they hold a rule, or rules below each other.
  private func patch(_ squares: [Int], _ across: Int) -> Patch? {
    var rows: [Int: ClosedRange<Int>] = [:]
    var counts: [Int: Int] = [:]
    for square in squares {
      let (left, top) = (square % across * Self.square, square / across * Self.square)
      for row in top..<min(height, top + Self.square) {
        for column in left..<min(width, left + Self.square) where isInk[row * width + column] {
          let old = rows[row] ?? column...column
          rows[row] = min(old.lowerBound, column)...max(old.upperBound, column)
          counts[row, default: 0] += 1
        }
      }
    }
    guard let top = rows.keys.min(), let bottom = rows.keys.max(),
      let left = rows.values.map(\.lowerBound).min(),
      let right = rows.values.map(\.upperBound).max(), bottom - top >= Self.ruleWidth,
      right - left >= Self.ruleWidth
    else { return nil }
    var inner = 0
    for square in squares {
      let (x, y) = (square % across * Self.square, square / across * Self.square)
      for row in y..<min(height, y + Self.square)
      where row - top > Self.frameWidth && bottom - row > Self.frameWidth {
        for column in x..<min(width, x + Self.square)
        where isInk[row * width + column] && column - left > Self.frameWidth
          && right - column > Self.frameWidth
        {
          inner += 1
        }
      }
    }
    let all = counts.values.reduce(0, +)
    let box = Box(
      left: Int32(Double(left) * scale.x), top: Int32(Double(top) * scale.y),
      right: Int32(Double(right + 1) * scale.x), bottom: Int32(Double(bottom + 1) * scale.y))
    return Patch(box: box, isFrame: inner * 50 < all)
  }

  private func column(_ x: Int32) -> Int { Int(Double(x) / scale.x) }
  private func row(_ y: Int32) -> Int { Int(Double(y) / scale.y) }
}
