import Dispatch

/// How long the rules took, for `lint --timings`.
struct RuleTimings {
  private let timings: [(rule: String, nanoseconds: UInt64)]

  /// Times by rule, longest first.
  init(_ timings: [(rule: String, nanoseconds: UInt64)]) { self.timings = timings }

  /// Nanoseconds since some point in the past; never goes back.
  static let clock: @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }

  /// Prints milliseconds of work, on all threads together, and each rule's share.
  func print() {
    let total = timings.reduce(0) { $0 + $1.nanoseconds }
    var text = "        ms   share  rule\n"
    for (rule, nanoseconds) in timings {
      let share = total == 0 ? 0 : Double(nanoseconds) * 100 / Double(total)
      text += "\(padded(Double(nanoseconds) / 1_000_000, 10)) \(padded(share, 6))%  \(rule)\n"
    }
    text += "\(padded(Double(total) / 1_000_000, 10))          all rules\n"
    Terminal.writeError(text)
  }

  /// A number with two decimals, filled up on the left.
  private func padded(_ number: Double, _ width: Int) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    let digits = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}
