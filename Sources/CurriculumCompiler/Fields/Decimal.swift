/// A decimal number exactly as an author wrote it, so that `1.10` keeps its figures.
package struct Decimal: Hashable, Sendable {
  /// The digits as written, in a form that JSON allows too: `-0.5`, `6.02e23`.
  package let text: String
  /// The nearest binary number, for comparisons that need no exactness.
  package let double: Double

  /// Reads `[-]digits[.digits][e[+-]digits]`; nil for anything else.
  package init?(_ text: String) {
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "−" { rest.removeFirst() }
    let sign = rest.count == text.count ? "" : "-"
    let mantissa = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var exponent = rest[mantissa.endIndex...]
    var exponentText = ""
    if !exponent.isEmpty {
      guard exponent.removeFirst().lowercased() == "e" else { return nil }
      let digits = exponent.first == "-" || exponent.first == "+" ? exponent.dropFirst() : exponent
      guard !digits.isEmpty, digits.count <= 3, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
        return nil
      }
      exponentText = "e" + exponent.filter { $0 != "+" }
    }
    let whole = parts[0].drop { $0 == "0" }
    let fraction = parts.count == 2 ? "." + parts[1] : ""
    self.text = sign + (whole.isEmpty ? "0" : String(whole)) + fraction + exponentText
    guard let double = Double(self.text), double.isFinite else { return nil }
    self.double = double
  }
}
