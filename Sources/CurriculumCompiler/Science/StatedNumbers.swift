package import CurriculumRuntime

/// A number in running text, with the unit that stands behind it.
package struct StatedNumber: Sendable {
  package let number: WrittenNumber
  /// UTF-8 offsets of the number in the text.
  package let range: Range<Int>
  /// nil when what follows is no unit.
  package let unit: UnitOfMeasure?
  /// UTF-8 offsets of the unit, or of what seems to be one in the wrong case or with an s; nil for neither.
  package let unitRange: Range<Int>?
  /// What is wrong with the symbol behind the number; its range is counted in the text.
  package let problem: UnitProblem?
  /// True when the number says which thing is meant, not how much: Figure 2, Group 7, chlorine-35.
  package let isName: Bool

  /// True when nothing stands between number and unit, as in `12N`.
  package var touchesUnit: Bool { unitRange?.lowerBound == range.upperBound }

  /// The amount; without a unit when none is written.
  package var quantity: Quantity { Quantity(number.value, unit ?? .one) }
}

/// The numbers of a text that say how much, or name a thing, first to last.
///
/// - Parameter excluded: UTF-8 ranges that are not looked at, ascending: formulas and equations, whose digits count
///   atoms.
/// - Complexity: O(*n*) in the bytes of the text.
package func statedNumbers(in text: String, excluding excluded: [Range<Int>] = []) -> [StatedNumber] {
  guard text.utf8.contains(where: { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0xC2 || $0 == 0xE2 }) else {
    return []
  }
  var cursor = TextCursor(text)
  var found: [StatedNumber] = []
  var rest = excluded[...]
  while let next = cursor.next {
    while let first = rest.first, first.upperBound <= cursor.offset { rest.removeFirst() }
    if let first = rest.first, first.contains(cursor.offset) {
      cursor.offset = first.upperBound
      continue
    }
    if next.isASCIILetter {
      passWord(&cursor)
    } else if let number = readStatedNumber(&cursor) {
      found.append(number)
    } else {
      cursor.advance()
    }
  }
  return found
}

/// Passes a word with the digits that are a part of it: `H2`, `chlorine-35`, `Year10`.
private func passWord(_ cursor: inout TextCursor) {
  cursor.skip { $0.isASCIILetter || $0.isASCIIDigit }
}

private func readStatedNumber(_ cursor: inout TextCursor) -> StatedNumber? {
  guard let next = cursor.next else { return nil }
  let previous = cursor.previous
  let isDash = next.isMinus || next == "\u{2013}"
  // A dash behind a letter or digit joins or divides; only elsewhere is it a sign.
  if isDash, let previous, previous.isASCIILetter || previous.isASCIIDigit || previous == ")" { return nil }
  let start = cursor
  guard let number = WrittenNumber.read(&cursor, style: isDash ? [.prose, .sign] : .prose) else {
    return nil
  }
  // A sign with a space behind it is a subtraction or a dash between words.
  if isDash, start.afterNext?.isBlank == true {
    cursor = start
    return nil
  }
  let range = start.offset..<cursor.offset
  var isName = names(start)
  var ahead = cursor
  let gap = ahead.skipSpaces()
  let unitStart = ahead
  if let unit = UnitOfMeasure.read(&ahead), !countsAtoms(unitStart, ahead) {
    cursor = ahead
    return StatedNumber(
      number: number, range: range, unit: unit, unitRange: unitStart.offset..<ahead.offset, problem: nil,
      isName: isName)
  }
  if let problem = UnitOfMeasure.misspelling(at: unitStart), ChemicalElement(symbol: problem.part) == nil {
    cursor.offset = problem.range.upperBound
    return StatedNumber(
      number: number, range: range, unit: nil, unitRange: problem.range, problem: problem, isName: isName)
  }
  // `2HCl`, `3D`, `1st`: the digits are a part of something else.
  if gap == 0, let next = cursor.next, next.isASCIILetter {
    isName = true
    passWord(&cursor)
  }
  return StatedNumber(
    number: number, range: range, unit: nil, unitRange: nil, problem: nil, isName: isName)
}

/// True when the digits at the cursor belong to a name: `chlorine-35`, `Figure 2`, `Group 7`.
private func names(_ start: TextCursor) -> Bool {
  var before = start
  guard let previous = before.previous else { return false }
  if previous.isMinus || previous == "\u{2013}" || previous == "\u{2011}" {
    before.offset -= UTF8.width(previous)
    return before.previous?.isASCIILetter == true
  }
  guard previous.isBlank else { return false }
  before.offset -= UTF8.width(previous)
  let end = before.offset
  var begin = end
  while begin > 0, Unicode.Scalar(start.bytes[begin - 1]).isASCIILetter { begin -= 1 }
  return numberedThings.contains(start.text(begin..<end).lowercased())
}

/// True for `C` in `2 C atoms`: a unit's symbol that is an element's there.
private func countsAtoms(_ start: TextCursor, _ end: TextCursor) -> Bool {
  guard ChemicalElement(symbol: start.text(start.offset..<end.offset)) != nil else { return false }
  var ahead = end
  guard ahead.skipSpaces() > 0 else { return false }
  return ahead.skip(text: "atom") || ahead.skip(text: "ion") || ahead.skip(text: "molecule")
}

private let numberedThings: Set<String> = [
  "figure", "figures", "fig", "table", "tables", "question", "questions", "group", "groups", "paper",
  "period",
  "periods", "topic", "equation", "reaction", "step", "stage", "part", "page", "experiment", "student",
  "sample",
  "diagram", "graph", "method", "test", "tube", "beaker", "solution", "year", "chapter", "section", "box",
  "line",
  "type", "trial", "level", "number", "element", "circuit", "position", "point", "practical",
]
