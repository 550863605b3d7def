extension StringProtocol {
  /// The number that it writes, as far as something may be counted with it: 0 to 99 999; nil for anything else.
  ///
  /// A file may have any digits where a label or marks stand, and the next number of the largest there is has no place.
  package var smallNumber: Int? { Int(self).flatMap { (0...99_999).contains($0) ? $0 : nil } }
}
