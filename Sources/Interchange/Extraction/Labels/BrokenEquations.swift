import PDFText

extension TextLine {
  /// True for a number that an equation goes on with, as the 1 and stop below "u(n + 1) = 3u(n) −" do, which look like a label.
  func isRestOfEquation(in previous: TextLine) -> Bool {
    guard words.count == 1, let sign = previous.words.last?.text, previous.words.count > 3,
      previous.page == page, previous.column == column, box.top > previous.box.top,
      Self.signs.contains(sign)
    else { return false }
    return (previous.columnRight - previous.box.right) * 5 < previous.columnRight - previous.columnLeft
  }

  private static let signs: Set<String> = [
    "+", "−", "–", "-", "=", "×", "·", "÷", "<", ">", "≤", "≥", "≠", "≈",
  ]
}
