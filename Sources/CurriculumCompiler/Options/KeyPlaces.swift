/// Places for the right answers of a quiz, so that none gives itself away by where it stands.
///
/// Each item asks for a place of its own, drawn from its number; the place is given unless it was given too often
/// already or three times running. So an item that is added changes the places of few others.
///
/// Source: Haladyna, Downing & Rodriguez 2002, guideline 20: vary the location of the right answer.
struct KeyPlaces {
  /// How often each place was given, by the number of options.
  private var counts: [Int: [Int]] = [:]
  private var last = -1
  private var run = 0

  /// The place of the right answer among some options, from 0.
  ///
  /// - Parameters:
  ///   - number: The question's number, which decides where places are free.
  ///   - count: How many options there are.
  mutating func place(for number: Int64, among count: Int) -> Int {
    guard count > 1 else { return 0 }
    var given = counts[count] ?? [Int](repeating: 0, count: count)
    let least = given.min() ?? 0
    // Numbers are hashes, but a digit more costs nothing.
    var draw = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    draw ^= draw >> 32
    let wanted = Int(draw % UInt64(count))
    let order = (0..<count).map { (wanted + $0) % count }
    let free = order.filter { !($0 == last && run >= 3) }
    let place = free.first { given[$0] <= least + 1 } ?? free[0]
    note(place)
    given[place] += 1
    counts[count] = given
    return place
  }

  /// Notes a place that an author gave.
  mutating func note(_ place: Int) {
    run = place == last ? run + 1 : 1
    last = place
  }
}
