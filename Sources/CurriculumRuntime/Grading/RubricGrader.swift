/// Grades a longer answer by the points of a mark scheme.
///
/// It finds what was said in the scheme's words. That is a first proposal and no examiner: show the points, and let the
/// learner or the teacher judge.
///
/// Source: docs/runtime/rules.md, Mark schemes; for rejects, the list principle of AQA's mark schemes.
public struct RubricGrader: Hashable, Sendable {
  /// What is to be said.
  public let points: [RubricPoint]
  /// Marks of a full answer.
  public let marks: Int
  /// What costs a mark each.
  public let rejected: [String]

  /// A grader for a question.
  public init(points: [RubricPoint], marks: Int, rejected: [String] = []) {
    self.points = points
    self.marks = max(0, marks)
    self.rejected = rejected
  }

  /// The positions of the points that an answer makes, in order.
  public func matched(_ response: String) -> [Int] {
    guard AnswerText.isReadable(response) else { return [] }
    return matched(RubricWords(response))
  }

  private func matched(_ words: RubricWords) -> [Int] {
    points.indices.filter { index in
      let point = points[index]
      return point.groups.contains { words.contains($0, byStems: point.comparesStems) }
        && !point.rejected.contains(where: words.contains)
    }
  }

  /// What an answer is worth: a mark for each point, one less for each reject, no more than there are.
  public func grade(_ response: String) -> Grade {
    guard AnswerText.isReadable(response) else { return Grade(.incorrect, outOf: marks, .tooLong) }
    guard response.contains(where: { !$0.isWhitespace }) else {
      return Grade(.incorrect, outOf: marks, .empty)
    }
    let words = RubricWords(response)
    let found = matched(words).count - rejected.count(where: words.contains)
    let earned = min(max(found, 0), marks)
    if earned == 0 { return Grade(.incorrect, outOf: marks, .different) }
    let isFull = earned == min(marks, points.count)
    return Grade(isFull ? .correct : .partial, marks: earned, outOf: marks, isFull ? .exact : .someRight)
  }
}
