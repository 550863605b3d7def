/// A picture in shades of grey, for looking where a page has ink.
package struct GreyPicture: Sendable, Equatable {
  /// Dots in a row: 1 or more.
  package let width: Int
  /// How many rows there are: 1 or more.
  package let height: Int
  /// Row by row from the top, 0 black and 255 white.
  package let dots: [UInt8]

  /// A picture, or nil where its dots do not fill whole rows.
  package init?(width: Int, dots: [UInt8]) {
    guard width > 0, !dots.isEmpty, dots.count % width == 0 else { return nil }
    self.width = width
    self.dots = dots
    height = dots.count / width
  }
}
