/// The key of a question as the bundle has it: what is right, in the shape of the question's grading.
///
/// Source: docs/bundle.md, "Answers".
package struct AnswerKey: Hashable, Sendable {
  /// What is right, as texts; the first is shown.
  package let correct: [String]
  /// What is accepted as well.
  package let alternatives: [String]
  /// For each gap what is accepted.
  package let gaps: [[String]]
  /// What belongs together.
  package let pairs: [[String]]
  /// A point of the mark scheme for each mark.
  package let points: [String]
  /// What else the key has, by name, as JSON: value, unit, tolerance, significant figures.
  package let others: [String: String]

  /// A key of nothing, for a question without one.
  package init() {
    (correct, alternatives, gaps, pairs, points, others) = ([], [], [], [], [], [:])
  }

  /// The key that a question's `answer_json` holds; nil when that is no object.
  package init?(_ json: String) {
    guard let members = JSONMembers(json)?.members else { return nil }
    var others: [String: String] = [:]
    for member in members { others[member.key] = member.json }
    func texts(_ name: String) -> [String] { others.removeValue(forKey: name).map(Self.texts) ?? [] }
    func lists(_ name: String) -> [[String]] {
      (others.removeValue(forKey: name).flatMap(JSONMembers.elements) ?? []).map(Self.texts)
    }
    correct = texts("correct")
    alternatives = texts("alternatives")
    points = texts("points")
    gaps = lists("gaps")
    pairs = lists("pairs")
    self.others = others
  }

  private static func texts(_ json: String) -> [String] {
    (JSONMembers.elements(json) ?? []).compactMap { JSONMembers.text($0) }
  }
}
