/// A text without what a terminal would take for an order, for messages that show what a file holds.
///
/// - Parameter utf8: The text's bytes, which may be no UTF-8.
package func printableText(_ utf8: some Sequence<UInt8>) -> String {
  let scalars = String(decoding: Array(utf8), as: UTF8.self).unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}" as Unicode.Scalar
    default: scalar
    }
  }
  return String(String.UnicodeScalarView(scalars))
}
