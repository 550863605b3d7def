extension SignalValues {
  /// The two signals that add most, by their places in `Signal.allCases`; 255 for none.
  ///
  /// Signals that hold for nearly every pair of texts of one form tell nothing and are left out.
  package func reasons(_ weights: SignalWeights) -> (UInt8, UInt8) {
    var first: (place: UInt8, amount: Float) = (255, 0)
    var second = first
    let amounts = lanes.products(with: weights.lanes)
    withUnsafeBytes(of: amounts) { amounts in
      for place in UInt8(0)..<24 where Self.general & 1 << UInt32(place) == 0 {
        let amount = amounts.load(fromByteOffset: 4 * Int(place), as: Float.self)
        guard amount > second.amount else { continue }
        if amount > first.amount {
          second = first
          first = (place, amount)
        } else {
          second = (place, amount)
        }
      }
    }
    return (first.place, second.place)
  }

  /// A bit for each signal that is left out, at its lane, which is its place.
  private static var general: UInt32 {
    1 << UInt32(Signal.digits.lane) | 1 << UInt32(Signal.capitals.lane) | 1 << UInt32(Signal.classes.lane)
      | 1 << UInt32(Signal.headClass.lane) | 1 << UInt32(Signal.number.lane)
  }
}

extension SignalWeights {
  /// The same weights for some signals, and none for the others.
  package func keeping(_ signals: Set<Signal>) -> SignalWeights {
    var kept = self
    for signal in Signal.allCases where !signals.contains(signal) { kept.lanes[signal.lane] = 0 }
    return kept
  }
}
