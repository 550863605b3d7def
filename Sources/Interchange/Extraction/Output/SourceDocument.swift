import PDFText

/// The file that items were taken from, as their sources name it.
package struct SourceDocument: Sendable, Equatable {
  /// The name of the file, without its folder.
  package var file: String
  /// SHA-256 of the file in hexadecimal.
  package var sha256: String?

  package init(file: String, sha256: String?) {
    self.file = file
    self.sha256 = sha256
  }
}

extension Box {
  /// Left, top, right and bottom in points, with one decimal where there is one.
  var points: [String] { [left, top, right, bottom].map(Self.points) }

  private static func points(_ hundredths: Int32) -> String {
    let tenths = (Int(hundredths) + (hundredths < 0 ? -5 : 5)) / 10
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return sign + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}

extension Double {
  /// A share with two decimals at most: "0.93", "1".
  var shareText: String {
    let hundredths = Int((Swift.max(0, Swift.min(1, self)) * 100).rounded())
    guard hundredths < 100 else { return "1" }
    let digits = "\(hundredths)"
    let text = "0." + (digits.count == 1 ? "0" + digits : digits)
    return text.hasSuffix("0") ? String(text.dropLast()).withoutTrailingPoint : text
  }
}

extension String {
  fileprivate var withoutTrailingPoint: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
