extension Double {
  /// The number with one decimal, or none where that is zero: 9, 9.5.
  var inTenths: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
