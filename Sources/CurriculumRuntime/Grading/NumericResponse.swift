import Foundation

/// A learner's answer to a question that asks for a number, taken apart.
struct NumericResponse {
  /// What stands behind the number.
  enum UnitReading: Hashable {
    case none
    case unit(UnitOfMeasure)
    /// A unit but for capital and small letters.
    case wrongCase(UnitOfMeasure)
    case unknown
  }

  let number: WrittenNumber
  let unit: UnitReading

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - hasUnit: Whether the key has a unit; only without one a fraction or a leading × is a number.
  ///   - isLenient: Whether a decimal comma and `oC` will do.
  /// - Throws: Why it is no number.
  init(_ text: String, hasUnit: Bool, isLenient: Bool) throws(GradeProblem) {
    var cursor = TextCursor(Self.prepared(text))
    var read = Self.readNumber(&cursor, hasUnit: hasUnit)
    if cursor.next == ",", cursor.afterNext?.isASCIIDigit == true {
      guard isLenient else { throw GradeProblem(reason: .decimalComma) }
      let end = cursor.bytes.count
      cursor = TextCursor(cursor.text(0..<cursor.offset) + "." + cursor.text(cursor.offset + 1..<end))
      read = Self.readNumber(&cursor, hasUnit: hasUnit)
    }
    guard let read else { throw GradeProblem(reason: .unparseable) }
    guard read.form != .fraction || !hasUnit else { throw GradeProblem(reason: .fraction) }
    number = read
    unit = Self.unit(cursor.text(cursor.offset..<cursor.bytes.count), isLenient: isLenient)
  }

  /// Composed, but not for compatibility, which would make 2 of ²; with one kind of minus.
  private static func prepared(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping
      .replacing("\u{2013}", with: "-").replacing("\u{2212}", with: "-")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func readNumber(_ cursor: inout TextCursor, hasUnit: Bool) -> WrittenNumber? {
    cursor.skipSpaces()
    if !hasUnit, let sign = cursor.next, ["×", "x", "X"].contains(sign) {
      cursor.advance()
      cursor.skipSpaces()
    }
    return WrittenNumber.read(&cursor, style: .answer)
  }

  private static func unit(_ rest: String, isLenient: Bool) -> UnitReading {
    var text = rest.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return .none }
    if isLenient { text = text.replacing("oC", with: "°C") }
    var wasChanged = false
    for _ in 0..<4 {
      do throws(UnitProblem) {
        let unit = try UnitOfMeasure(text)
        return wasChanged ? .wrongCase(unit) : .unit(unit)
      } catch {
        guard error.kind == .wrongCase, error.suggestions.count == 1 else { return .unknown }
        let bytes = Array(text.utf8)
        text = String(
          decoding: bytes[..<error.range.lowerBound] + Array(error.suggestions[0].utf8)
            + bytes[error.range.upperBound...], as: UTF8.self)
        wasChanged = true
      }
    }
    return .unknown
  }
}

/// Why an answer cannot be taken apart.
struct GradeProblem: Error {
  let reason: GradeReason
}
