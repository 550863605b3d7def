/// An integer of any size, for arithmetic that must be exact.
///
/// Nearly every number of a quiz fits a machine word and stays in one; only what overflows it is kept in limbs.
/// The standard library's 128-bit integers need systems newer than those that apps support.
package struct BigInteger: Hashable, Sendable {
  private enum Storage: Hashable {
    case small(Int)
    /// 32-bit limbs, least significant first, without leading zeros; only for what no `Int` can hold.
    case large(isNegative: Bool, [UInt32])
  }

  private let storage: Storage

  /// A machine integer.
  package init(_ value: Int) { storage = .small(value) }

  /// A number of ASCII digits, most significant first; bytes that are no digits count as 0.
  package init(digits: some Sequence<UInt8>) {
    var value = BigInteger(0)
    var chunk = 0
    var scale = 1
    for digit in digits {
      chunk = chunk * 10 + Int(digit &- 0x30)
      scale *= 10
      if scale == 1_000_000_000 {
        value = value * BigInteger(scale) + BigInteger(chunk)
        (chunk, scale) = (0, 1)
      }
    }
    self = scale == 1 ? value : value * BigInteger(scale) + BigInteger(chunk)
  }

  private init(isNegative: Bool, limbs: [UInt32]) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    if limbs.count <= 2 {
      let magnitude = limbs.reversed().reduce(UInt64(0)) { $0 << 32 | UInt64($1) }
      if magnitude <= UInt64(Int.max) {
        storage = .small(isNegative ? -Int(magnitude) : Int(magnitude))
        return
      }
      if isNegative, magnitude == UInt64(Int.max) + 1 {
        storage = .small(Int.min)
        return
      }
    }
    storage = .large(isNegative: isNegative, limbs)
  }

  /// The value as a machine integer; nil when it does not fit.
  package var small: Int? {
    guard case .small(let value) = storage else { return nil }
    return value
  }

  /// -1, 0 or 1.
  package var signum: Int {
    switch storage {
    case .small(let value): value.signum()
    case .large(let isNegative, _): isNegative ? -1 : 1
    }
  }

  /// How many bits the magnitude takes; 0 for 0.
  package var bitWidth: Int {
    switch storage {
    case .small(let value): Int.bitWidth - value.magnitude.leadingZeroBitCount
    case .large(_, let limbs): limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0)
    }
  }

  /// The value without its sign.
  package var magnitude: BigInteger { signum < 0 ? -self : self }

  /// The decimal digits, with a hyphen before those of a negative number.
  package var text: String {
    guard case .large(let isNegative, let limbs) = storage else { return small.map { String($0) } ?? "" }
    var chunks: [String] = []
    var rest = limbs
    while !rest.isEmpty {
      let remainder = Self.divide(&rest, by: 1_000_000_000)
      let digits = String(remainder)
      chunks.append(rest.isEmpty ? digits : String(repeating: "0", count: 9 - digits.utf8.count) + digits)
    }
    return (isNegative ? "-" : "") + chunks.reversed().joined()
  }

  private var limbs: [UInt32] {
    switch storage {
    case .large(_, let limbs): return limbs
    case .small(let value):
      let magnitude = value.magnitude
      if magnitude == 0 { return [] }
      let low = UInt32(truncatingIfNeeded: magnitude)
      let high = UInt32(truncatingIfNeeded: magnitude >> 32)
      return high == 0 ? [low] : [low, high]
    }
  }
}

extension BigInteger: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension BigInteger: Comparable {
  package static func < (left: BigInteger, right: BigInteger) -> Bool {
    if case (.small(let first), .small(let second)) = (left.storage, right.storage) { return first < second }
    if left.signum != right.signum { return left.signum < right.signum }
    let order = compare(left.limbs, right.limbs)
    return left.signum < 0 ? order > 0 : order < 0
  }

  /// Negative, zero or positive as the first magnitude is less than, equal to or greater than the second.
  private static func compare(_ left: [UInt32], _ right: [UInt32]) -> Int {
    if left.count != right.count { return left.count - right.count }
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return 0
  }
}

extension BigInteger {
  package static prefix func - (value: BigInteger) -> BigInteger {
    if case .small(let number) = value.storage, number != Int.min { return BigInteger(-number) }
    return BigInteger(isNegative: value.signum > 0, limbs: value.limbs)
  }

  package static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if case (.small(let first), .small(let second)) = (left.storage, right.storage) {
      let (sum, overflows) = first.addingReportingOverflow(second)
      if !overflows { return BigInteger(sum) }
    }
    if left.signum == 0 { return right }
    if right.signum == 0 { return left }
    let isNegative = left.signum < 0
    if isNegative == (right.signum < 0) {
      return BigInteger(isNegative: isNegative, limbs: sum(left.limbs, right.limbs))
    }
    if compare(left.limbs, right.limbs) < 0 {
      return BigInteger(isNegative: !isNegative, limbs: difference(right.limbs, left.limbs))
    }
    return BigInteger(isNegative: isNegative, limbs: difference(left.limbs, right.limbs))
  }

  package static func - (left: BigInteger, right: BigInteger) -> BigInteger { left + -right }

  package static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if case (.small(let first), .small(let second)) = (left.storage, right.storage) {
      let (product, overflows) = first.multipliedReportingOverflow(by: second)
      if !overflows { return BigInteger(product) }
    }
    let (first, second) = (left.limbs, right.limbs)
    var product = [UInt32](repeating: 0, count: first.count + second.count)
    for (index, limb) in first.enumerated() {
      var carry: UInt64 = 0
      for (offset, other) in second.enumerated() {
        let value = UInt64(limb) * UInt64(other) + UInt64(product[index + offset]) + carry
        product[index + offset] = UInt32(truncatingIfNeeded: value)
        carry = value >> 32
      }
      product[index + second.count] = UInt32(carry)
    }
    return BigInteger(isNegative: left.signum * right.signum < 0, limbs: product)
  }

  private static func sum(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    let (longer, shorter) = left.count >= right.count ? (left, right) : (right, left)
    var result: [UInt32] = []
    result.reserveCapacity(longer.count + 1)
    var carry: UInt64 = 0
    for index in longer.indices {
      let value = UInt64(longer[index]) + (index < shorter.count ? UInt64(shorter[index]) : 0) + carry
      result.append(UInt32(truncatingIfNeeded: value))
      carry = value >> 32
    }
    result.append(UInt32(carry))
    return result
  }

  /// The difference of two magnitudes, the first of which is the greater.
  private static func difference(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result = left
    var borrow: Int64 = 0
    for index in left.indices {
      let value = Int64(left[index]) - (index < right.count ? Int64(right[index]) : 0) - borrow
      result[index] = UInt32(truncatingIfNeeded: value)
      borrow = value < 0 ? 1 : 0
    }
    return result
  }
}

extension BigInteger {
  /// Quotient towards zero, and the remainder with the dividend's sign.
  ///
  /// - Parameter divisor: Not 0.
  package func quotientAndRemainder(by divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(divisor.signum != 0, "nobody divides by zero without asking first")
    if case (.small(let first), .small(let second)) = (storage, divisor.storage),
      !(first == Int.min && second == -1)
    {
      let (quotient, remainder) = first.quotientAndRemainder(dividingBy: second)
      return (BigInteger(quotient), BigInteger(remainder))
    }
    let (quotient, remainder) = Self.divide(limbs, divisor.limbs)
    return (
      BigInteger(isNegative: signum * divisor.signum < 0, limbs: quotient),
      BigInteger(isNegative: signum < 0, limbs: remainder)
    )
  }

  /// Divides a magnitude in place by one limb, and returns the remainder.
  private static func divide(_ limbs: inout [UInt32], by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      let value = remainder << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(value / UInt64(divisor))
      remainder = value % UInt64(divisor)
    }
    while limbs.last == 0 { limbs.removeLast() }
    return UInt32(remainder)
  }

  /// Long division of magnitudes.
  ///
  /// Source: Knuth, The Art of Computer Programming, volume 2, section 4.3.1, algorithm D.
  private static func divide(_ dividend: [UInt32], _ divisor: [UInt32]) -> ([UInt32], [UInt32]) {
    if compare(dividend, divisor) < 0 { return ([], dividend) }
    if divisor.count == 1 {
      var quotient = dividend
      let remainder = divide(&quotient, by: divisor[0])
      return (quotient, [remainder])
    }
    let shift = divisor[divisor.count - 1].leadingZeroBitCount
    let normalised = shifted(divisor, by: shift)
    var rest = shifted(dividend, by: shift) + [0]
    let size = divisor.count
    var quotient = [UInt32](repeating: 0, count: rest.count - size)
    let (top, second) = (UInt64(normalised[size - 1]), UInt64(normalised[size - 2]))
    for index in quotient.indices.reversed() {
      let head = UInt64(rest[index + size]) << 32 | UInt64(rest[index + size - 1])
      var estimate = head / top
      var left = head % top
      while estimate >> 32 > 0 || estimate * second > (left << 32 | UInt64(rest[index + size - 2])) {
        estimate -= 1
        left += top
        if left >> 32 > 0 { break }
      }
      if subtract(normalised, times: estimate, from: &rest, at: index) {
        estimate -= 1
        add(normalised, to: &rest, at: index)
      }
      quotient[index] = UInt32(truncatingIfNeeded: estimate)
    }
    return (quotient, shifted(Array(rest[..<size]), by: -shift))
  }

  /// Takes a multiple of `limbs` from `rest`; true when that was one too many.
  private static func subtract(
    _ limbs: [UInt32], times factor: UInt64, from rest: inout [UInt32], at index: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for (offset, limb) in limbs.enumerated() {
      let product = factor * UInt64(limb) + carry
      carry = product >> 32
      let value = Int64(rest[index + offset]) - Int64(product & 0xFFFF_FFFF) - borrow
      rest[index + offset] = UInt32(truncatingIfNeeded: value)
      borrow = value < 0 ? 1 : 0
    }
    let value = Int64(rest[index + limbs.count]) - Int64(carry) - borrow
    rest[index + limbs.count] = UInt32(truncatingIfNeeded: value)
    return value < 0
  }

  private static func add(_ limbs: [UInt32], to rest: inout [UInt32], at index: Int) {
    var carry: UInt64 = 0
    for (offset, limb) in limbs.enumerated() {
      let value = UInt64(rest[index + offset]) + UInt64(limb) + carry
      rest[index + offset] = UInt32(truncatingIfNeeded: value)
      carry = value >> 32
    }
    rest[index + limbs.count] = rest[index + limbs.count] &+ UInt32(carry)
  }

  /// Limbs moved by less than 32 bits, to the left or, when negative, to the right.
  private static func shifted(_ limbs: [UInt32], by shift: Int) -> [UInt32] {
    if shift == 0 { return limbs }
    if shift > 0 {
      var carry: UInt32 = 0
      let moved = limbs.map { limb in
        defer { carry = limb >> UInt32(32 - shift) }
        return limb << UInt32(shift) | carry
      }
      return carry == 0 ? moved : moved + [carry]
    }
    return limbs.indices.map { index in
      let above = index + 1 < limbs.count ? limbs[index + 1] << UInt32(32 + shift) : 0
      return limbs[index] >> UInt32(-shift) | above
    }
  }
}

extension BigInteger {
  /// The greatest common divisor; 0 only for two zeros.
  package static func greatestCommonDivisor(_ left: BigInteger, _ right: BigInteger) -> BigInteger {
    var (first, second) = (left.magnitude, right.magnitude)
    while second.signum != 0 {
      (first, second) = (second, first.quotientAndRemainder(by: second).remainder)
    }
    return first
  }

  /// The value multiplied by itself.
  ///
  /// - Parameter exponent: Not negative.
  /// - Complexity: The result has `exponent` times as many bits; callers set a limit.
  package func power(_ exponent: Int) -> BigInteger {
    var (result, base, rest) = (BigInteger(1), self, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * base }
      rest >>= 1
      if rest > 0 { base = base * base }
    }
    return result
  }

  /// The greatest integer whose power is not above the value.
  ///
  /// - Parameter degree: 2 for the square root; at least 1. The value must not be negative.
  package func root(_ degree: Int) -> BigInteger {
    precondition(signum >= 0 && degree >= 1, "roots are taken of what is not negative")
    if self < 2 || degree == 1 { return self }
    let (order, less) = (BigInteger(degree), BigInteger(degree - 1))
    // Newton's method falls towards the root from any start above it.
    var guess = BigInteger(2).power(bitWidth / degree + 1)
    while true {
      let next = (guess * less + quotientAndRemainder(by: guess.power(degree - 1)).quotient)
        .quotientAndRemainder(by: order).quotient
      if next >= guess { return guess }
      guess = next
    }
  }
}
