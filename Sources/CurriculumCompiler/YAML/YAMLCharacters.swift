/// Names for the bytes that mean something in YAML.
extension UInt8 {
  /// A tab.
  static let tab: UInt8 = 0x09
  /// A line feed.
  static let lineFeed: UInt8 = 0x0A
  /// A carriage return.
  static let carriageReturn: UInt8 = 0x0D
  /// A space.
  static let space: UInt8 = 0x20
  /// `"`.
  static let doubleQuote: UInt8 = 0x22
  /// `#`.
  static let hash: UInt8 = 0x23
  /// `%`.
  static let percent: UInt8 = 0x25
  /// `'`.
  static let singleQuote: UInt8 = 0x27
  /// `,`.
  static let comma: UInt8 = 0x2C
  /// `-`.
  static let dash: UInt8 = 0x2D
  /// `:`.
  static let colon: UInt8 = 0x3A
  /// `?`.
  static let questionMark: UInt8 = 0x3F
  /// `\`.
  static let backslash: UInt8 = 0x5C

  /// True for a space and a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// True for a line feed and a carriage return.
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  /// True for the first byte of an anchor and of a tag.
  var beginsProperty: Bool { self == 0x26 || self == 0x21 }
}
