/// How much each signal counts.
package struct SignalWeights: Sendable, Equatable {
  /// Why a table of weights cannot be used.
  package enum Fault: Error, Equatable, Sendable {
    /// No signal has this name.
    case unknownSignal(String)
    /// A similarity may not count against an option, nor a difference for it.
    case wrongSign(Signal, Double)
    /// A weight lies between -1000 and 1000.
    case outOfRange(Signal, Double)
  }

  /// The weights at their signals' lanes.
  var lanes = SignalLanes()

  /// The weights that hold unless a curriculum says otherwise.
  ///
  /// Round numbers set by hand on the questions for development in `Evaluation/`; fitted ones do little better.
  package static let standard: SignalWeights = {
    var weights = SignalWeights()
    for (signal, weight) in standardTable { weights.lanes[signal.lane] = weight }
    return weights
  }()

  private static let standardTable: [(Signal, Float)] = [
    (.meaning, 1.5), (.promptMeaning, 0.5), (.field, 0.2), (.kind, 0.3), (.sister, 0.2), (.number, 0.3),
    (.headClass, 0.4), (.classes, 0.5), (.digits, 0.5), (.unit, 0.7), (.nearNumber, 0.7), (.ending, 0.6),
    (.beginning, 1.2), (.capitals, 0.5), (.sharedWords, 1.5), (.tokenDifference, -0.2),
    (.lengthDifference, -1.2),
    (.frequencyDifference, -0.1), (.distance, 0.4), (.memory, 1.0), (.partOfSpeech, 0.5), (.gender, 0.3),
    (.lookAlike, 0.8), (.promptWords, 1.0),
  ]

  private init() {}

  /// The standard weights with some replaced.
  ///
  /// - Parameter overriding: Weights by the names of their signals.
  /// - Throws: The first fault in the order of the names.
  package init(overriding: [String: Double]) throws(Fault) {
    self = .standard
    for (name, weight) in overriding.sorted(by: { $0.key < $1.key }) {
      guard let signal = Signal(rawValue: name) else { throw .unknownSignal(name) }
      guard abs(weight) <= 1000 else { throw .outOfRange(signal, weight) }
      guard weight == 0 || (weight > 0) == signal.isSimilarity else {
        throw .wrongSign(signal, weight)
      }
      lanes[signal.lane] = Float(weight)
    }
  }

  /// The weight of a signal.
  package subscript(_ signal: Signal) -> Float { lanes[signal.lane] }

  /// True for a signal whose weight may not be negative.
  package func isSimilarity(_ signal: Signal) -> Bool { signal.isSimilarity }
}

/// What each signal says of one pair of key and candidate.
///
/// All lie in 0...1, but for memory (-10 for a ban, otherwise 0 or from 2 up) and for agreement that the course knows
/// of (-1, 0 or 1).
package struct SignalValues: Sendable, Equatable {
  /// The values at their signals' lanes.
  var lanes = SignalLanes()

  /// No signal says anything.
  package init() {}

  /// The value of a signal.
  package subscript(_ signal: Signal) -> Float { lanes[signal.lane] }

  /// The sum of all values, each times its weight; added in the same order everywhere.
  package func score(_ weights: SignalWeights) -> Float {
    lanes.product(with: weights.lanes)
  }

  /// What each signal adds to the score, the largest amounts first, either sign; those that add nothing left out.
  package func contributions(_ weights: SignalWeights) -> [(signal: Signal, amount: Float)] {
    Signal.allCases
      .map { (signal: $0, amount: self[$0] * weights[$0]) }
      .filter { $0.amount != 0 }
      .sorted {
        abs($0.amount) != abs($1.amount) ? abs($0.amount) > abs($1.amount) : $0.signal.lane < $1.signal.lane
      }
  }
}

/// A number for each signal, at its lane.
///
/// Six vectors of four: those of 32 are compiled lane by lane.
struct SignalLanes: Sendable, Equatable {
  private var first = SIMD4<Float>()
  private var second = SIMD4<Float>()
  private var third = SIMD4<Float>()
  private var fourth = SIMD4<Float>()
  private var fifth = SIMD4<Float>()
  private var sixth = SIMD4<Float>()

  /// The number at a lane, 0 to 23.
  @inline(__always)
  subscript(_ lane: Int) -> Float {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: 4 * lane, as: Float.self) } }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: 4 * lane, as: Float.self)
      }
    }
  }

  /// The products of the numbers at equal lanes.
  @inline(__always)
  func products(with other: SignalLanes) -> SignalLanes {
    var products = SignalLanes()
    products.first = first * other.first
    products.second = second * other.second
    products.third = third * other.third
    products.fourth = fourth * other.fourth
    products.fifth = fifth * other.fifth
    products.sixth = sixth * other.sixth
    return products
  }

  /// The sum of the products of the numbers at equal lanes.
  @inline(__always)
  func product(with other: SignalLanes) -> Float {
    let left = first * other.first + second * other.second + third * other.third
    let right = fourth * other.fourth + fifth * other.fifth + sixth * other.sixth
    let four = left + right
    return (four[0] + four[1]) + (four[2] + four[3])
  }
}
