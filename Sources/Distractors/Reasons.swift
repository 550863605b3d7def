extension SignalValues {
  /// The two signals that add most, by their places in `Signal.allCases`; 255 for none.
  ///
  /// Signals that hold for nearly every pair of texts of one form tell nothing and are left out.
  package func reasons(_ weights: SignalWeights) -> (UInt8, UInt8) {
    var first: (place: UInt8, amount: Float) = (255, 0)
    var second = first
    for place in Self.telling {
      let amount = lanes[Int(place)] * weights.lanes[Int(place)]
      if amount > first.amount {
        second = first
        first = (place, amount)
      } else if amount > second.amount {
        second = (place, amount)
      }
    }
    return (first.place, second.place)
  }

  private static let telling: [UInt8] = {
    let general: Set<Signal> = [.digits, .capitals, .classes, .headClass, .number]
    return Signal.allCases.enumerated().filter { !general.contains($1) }.map { UInt8($0.offset) }
  }()
}

extension SignalWeights {
  /// The same weights for some signals, and none for the others.
  package func keeping(_ signals: Set<Signal>) -> SignalWeights {
    var kept = self
    for signal in Signal.allCases where !signals.contains(signal) { kept.lanes[signal.lane] = 0 }
    return kept
  }
}
