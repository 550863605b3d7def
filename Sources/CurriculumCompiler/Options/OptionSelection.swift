import Distractors

/// The wrong answers of one item while they are being chosen.
struct OptionSelection {
  /// What a flaw costs: enough that a fair option goes before a somewhat likelier unfair one.
  static let costOfFlaw = 0.3
  /// Candidates whose texts are looked at closely.
  private static let closeLooks = 60

  private(set) var chosen: [OptionCandidate] = []
  private let item: ItemFacts
  private let validity: OptionValidity
  private var wanted: Int { item.request.wanted }

  init(_ item: ItemFacts, _ validity: OptionValidity) {
    self.item = item
    self.validity = validity
  }

  /// Takes an option that an author wants.
  mutating func take(_ candidate: OptionCandidate) { chosen.append(candidate) }

  /// What speaks against an option beside those that are chosen already.
  func rejection(of option: OptionText) -> Rejection? {
    for other in chosen {
      if let rejection = validity.rejection(of: option, besideOption: other.option) { return rejection }
      if item.answerTheSame(option, other.option) { return .otherOption }
    }
    return nil
  }

  /// Chooses what is still wanted among candidates, the best first.
  ///
  /// Notes at each what speaks against it.
  ///
  /// - Parameters:
  ///   - candidates: By worth.
  ///   - kept: Hashes of what was chosen before, which stays while nothing speaks against it.
  ///   - least: Least score of what was not chosen before.
  mutating func fill(from candidates: inout [OptionCandidate], keeping kept: Set<UInt64>, least: Double) {
    guard chosen.count < wanted else { return }
    var fair: [Int] = []
    for index in candidates.indices where candidates[index].rejection == nil {
      let isKept = kept.contains(candidates[index].option.foldedHash)
      guard isKept || fair.count < Self.closeLooks else { continue }
      if let rejection = item.rejection(of: candidates[index].option) {
        candidates[index].rejection = rejection
      } else if candidates[index].score < least, !isKept {
        candidates[index].rejection = .lowScore
      } else {
        candidates[index].flaws = validity.flaws(of: candidates[index].option, beside: item.key)
        fair.append(index)
      }
    }
    let worth = fair.map { index in
      candidates[index].score - Self.costOfFlaw * Double(candidates[index].flaws.count)
        + (kept.contains(candidates[index].option.foldedHash) ? 10 : 0)
    }
    // Equal ones keep the order of the candidates.
    let order = fair.indices.sorted { (-worth[$0], $0) < (-worth[$1], $1) }.map { fair[$0] }
    for index in order where chosen.count < wanted {
      candidates[index].rejection = rejection(of: candidates[index].option)
      if candidates[index].rejection == nil { chosen.append(candidates[index]) }
    }
    balanceLengths(candidates, order, kept)
  }

  /// Puts a longer option in the place of the last one where the answer is the one long option.
  private mutating func balanceLengths(_ candidates: [OptionCandidate], _ order: [Int], _ kept: Set<UInt64>) {
    guard chosen.count == wanted, let last = chosen.last, last.origin != .author,
      !kept.contains(last.option.foldedHash),
      OptionValidity.isKeyLongest(item.key, among: chosen.map(\.option))
    else { return }
    chosen.removeLast()
    let longer = order.first { index in
      let candidate = candidates[index]
      return candidate.rejection == nil && candidate.flaws.isEmpty
        && !OptionValidity.isKeyLongest(item.key, among: [candidate.option])
        && !chosen.contains { isEqualAfterFolding($0.option, candidate.option) }
        && rejection(of: candidate.option) == nil
    }
    chosen.append(longer.map { candidates[$0] } ?? last)
  }
}
