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
  let stays = Set(longestRisingSelection(of: places))
  return kept.indices.filter { !stays.contains($0) }.map { (kept[$0], places[$0] + 1, $0 + 1) }
}
