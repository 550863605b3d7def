/// Where the bytes of a file stand after edits.
struct EditMap {
  private struct Step {
    let lower: Int
    let upper: Int
    let length: Int
    /// What the edits before this one add to an offset.
    let shift: Int
  }

  private var steps: [Step] = []

  /// The map of edits in one file that do not overlap, in the order of their places.
  init(_ edits: [Edit]) {
    var shift = 0
    for edit in edits {
      let step = Step(
        lower: Int(edit.span.lower), upper: Int(edit.span.upper), length: edit.replacement.utf8.count,
        shift: shift)
      steps.append(step)
      shift += step.length - (step.upper - step.lower)
    }
  }

  /// Where a UTF-8 offset went that something begins at.
  ///
  /// - Parameter isBehind: Whether a place where something was inserted is the one behind it.
  func start(_ offset: Int, isBehind: Bool = true) -> Int {
    guard let step = last({ isBehind ? $0 <= offset : $0 < offset }) else { return offset }
    return offset >= step.upper ? behind(step, offset) : step.lower + step.shift
  }

  /// Where a UTF-8 offset went that something ends at; what was inserted there belongs to it.
  func end(_ offset: Int) -> Int {
    guard let step = last({ $0 <= offset }) else { return offset }
    if offset >= step.upper { return behind(step, offset) }
    return step.lower + step.shift + (offset > step.lower ? step.length : 0)
  }

  /// Where a replaced span stands afterwards.
  func range(_ span: SourceSpan) -> ClosedRange<Int> {
    let lower = start(Int(span.lower), isBehind: false)
    return lower...max(lower, end(Int(span.upper)))
  }

  private func behind(_ step: Step, _ offset: Int) -> Int {
    offset + step.shift + step.length - (step.upper - step.lower)
  }

  /// The last edit whose beginning is before an offset, as `isBefore` says.
  private func last(_ isBefore: (Int) -> Bool) -> Step? {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(steps[middle].lower) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? steps[low - 1] : nil
  }
}
