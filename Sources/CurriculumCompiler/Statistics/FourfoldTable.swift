/// How often two claims hold together, over some cases.
struct FourfoldTable: Sendable {
  /// Cases where both hold.
  private(set) var both = 0
  /// Cases where the first holds.
  private(set) var first = 0
  /// Cases where the second holds.
  private(set) var second = 0
  /// All cases.
  private(set) var count = 0

  /// Counts a case.
  mutating func add(_ first: Bool, _ second: Bool) {
    count += 1
    if first { self.first += 1 }
    if second { self.second += 1 }
    if first, second { both += 1 }
  }

  /// The correlation of the two claims, −1...1; nil when one of them holds always or never.
  ///
  /// Source: Pearson 1904, the phi coefficient.
  var phi: Double? {
    let (a, b, c) = (Double(both), Double(first - both), Double(second - both))
    let d = Double(count - first - second + both)
    let product = (a + b) * (c + d) * (a + c) * (b + d)
    return product > 0 ? (a * d - b * c) / product.squareRoot() : nil
  }
}
