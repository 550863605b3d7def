/// Places for the right answers of a quiz, so that none gives itself away by where it stands.
///
/// Each item asks for a place of its own, drawn from its number; the place is given unless it was given too often
/// already or three times running. So an item that is added changes the places of few others.
///
/// Source: Haladyna, Downing & Rodriguez 2002, guideline 20: vary the location of the right answer.
struct KeyPlaces {
  /// How often each place was given, by the number of options: a row of places for each.
  private var counts = [Int32](repeating: 0, count: Self.most * Self.most)
  private static let most = 16
  private var last = -1
  private var run = 0

  /// The place of the right answer among some options, from 0.
  ///
  /// - Parameters:
  ///   - number: The question's number, which decides where places are free.
  ///   - count: How many options there are.
  mutating func place(for number: Int64, among count: Int) -> Int {
    guard count > 1 else { return 0 }
    let row = min(count, Self.most - 1) * Self.most
    let places = min(count, Self.most)
    var least = Int32.max
    for place in 0..<places { least = min(least, counts[row + place]) }
    // Numbers are hashes, but a digit more costs nothing.
    var draw = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    draw ^= draw >> 32
    let wanted = Int(draw % UInt64(places))
    var chosen = -1
    for step in 0..<places {
      let place = (wanted + step) % places
      guard !(place == last && run >= 3) else { continue }
      if counts[row + place] <= least + 1 {
        chosen = place
        break
      }
      if chosen < 0 { chosen = place }
    }
    note(chosen)
    counts[row + chosen] += 1
    return chosen
  }

  /// Notes a place that an author gave.
  mutating func note(_ place: Int) {
    run = place == last ? run + 1 : 1
    last = place
  }
}
