/// Which numbers of a list to keep so that they rise, as many as can be.
///
/// - Parameter numbers: Different numbers.
/// - Returns: Their indices, in order.
/// - Complexity: O(*n* log *n*): for each length the selection with the lowest end is kept.
func longestRisingSelection(of numbers: [Int]) -> [Int] {
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? ends[low - 1] : -1
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var selection: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    selection.append(index)
    index = previous[index]
  }
  return selection.reversed()
}
