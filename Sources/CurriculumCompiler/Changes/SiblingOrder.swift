/// Which of the elements that two lists share stand at another place in the second: as few as can be.
///
/// What is added or removed moves its neighbours' numbers, not their order, so it moves nobody.
///
/// - Parameters:
///   - old: Different elements in their old order.
///   - new: Different elements in their new order.
/// - Returns: The elements, with their places from 1 among those that both lists have, in the new order.
/// - Complexity: O(*n* log *n*): what stays is a longest rising selection of old places.
func reordered(from old: [Int64], to new: [Int64]) -> [(element: Int64, was: Int, now: Int)] {
  let inNew = Set(new)
  let common = old.filter(inNew.contains)
  let oldPlaces = Dictionary(uniqueKeysWithValues: common.enumerated().map { ($0.element, $0.offset) })
  let kept = new.filter { oldPlaces[$0] != nil }
  let places = kept.compactMap { oldPlaces[$0] }
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: places.count)
  for (index, place) in places.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if places[ends[middle]] < place { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? ends[low - 1] : -1
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var stays = Set<Int>()
  var index = ends.last ?? -1
  while index >= 0 {
    stays.insert(index)
    index = previous[index]
  }
  return kept.indices.filter { !stays.contains($0) }.map { (kept[$0], places[$0] + 1, $0 + 1) }
}
