extension LineBuilder {
  /// A small number that begins a line, far from the larger sum behind it: "1" in the corner of a box belongs to nothing that it
  /// could be raised above.
  ///
  /// - Returns: Its letters; none where the line begins otherwise.
  func numberApart(_ places: [Int], _ lineSize: Int32, _ isSmall: (Letter) -> Bool) -> ArraySlice<Int> {
    let number = places.prefix { isSmall(letters[$0]) && letters[$0].scalar.properties.numericType != nil }
    guard number.count <= 2, let last = number.last, number.count < places.count,
      5 * (letters[places[number.count]].box.left - letters[last].box.right) > 6 * lineSize
    else { return [] }
    return number
  }
}
