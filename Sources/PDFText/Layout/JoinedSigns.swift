/// Gives the vowels and stops of Indian scripts, and accents that are signs of their own, the room that they take.
///
/// A letter and its sign are often one picture in a font. Poppler divides the width that is stated for it among both, and
/// where that is less than the picture takes, a gap stands behind the sign that is as wide as a space.
enum JoinedSigns {
  /// Lengthens the boxes of signs as far as their letters would reach alone.
  static func widen(_ letters: inout [LineBuilder.Letter]) {
    guard letters.contains(where: { isSign($0.scalar) }) else { return }
    var widths: [Key: Int32] = [:]
    for index in letters.indices where isBase(letters[index].scalar) {
      guard index + 1 == letters.count || !isSign(letters[index + 1].scalar) else { continue }
      let letter = letters[index]
      widths[Key(letter), default: 0] = max(widths[Key(letter), default: 0], letter.box.width)
    }
    var base: Int?
    for index in letters.indices {
      guard isSign(letters[index].scalar), let start = base else {
        base = isBase(letters[index].scalar) ? index : nil
        continue
      }
      let letter = letters[start]
      // What stands elsewhere is no sign of this letter.
      guard letters[index].box.verticalOverlap(letter.box) > 0.5,
        letters[index].box.left >= letter.box.left - 50,
        letters[index].box.left - letter.box.right < letter.size
      else { continue }
      guard let width = widths[Key(letter)] else { continue }
      letters[index].box.right = max(letters[index].box.right, letter.box.left + width)
    }
  }

  private struct Key: Hashable {
    let scalar: Unicode.Scalar
    let style: UInt16

    init(_ letter: LineBuilder.Letter) { (scalar, style) = (letter.scalar, letter.style) }
  }

  private static func isIndic(_ scalar: Unicode.Scalar) -> Bool { (0x0900...0x0DFF).contains(scalar.value) }

  /// True for the accents of Latin, Greek and Cyrillic letters: "ы́", as books for learners print it.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { (0x0300...0x036F).contains(scalar.value) }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x0300 && (isAccent(scalar) || isIndic(scalar) && scalar.isMark)
  }

  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    if isIndic(scalar) { return !scalar.isMark }
    return scalar.value < 0x0530 && !isAccent(scalar) && scalar.properties.isAlphabetic
  }
}
