import Distractors

/// The wrong answers of one item while they are being chosen.
struct OptionSelection {
  /// What a flaw costs: enough that a fair option goes before a somewhat likelier unfair one.
  static let costOfFlaw = 0.3

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
  /// Notes at each that was looked at what speaks against it. No more are looked at than it takes to know which ones
  /// are best: reading one closely costs more than all else that is done with it.
  ///
  /// - Parameters:
  ///   - candidates: What there is.
  ///   - order: Their places by worth.
  ///   - kept: Hashes of what was chosen before, which stays while nothing speaks against it.
  ///   - least: Least score of what was not chosen before.
  ///   - looksAtAll: True to look at all that may be chosen.
  mutating func fill(
    from candidates: inout [OptionCandidate], in order: [Int], keeping kept: Set<UInt64>, least: Double,
    looksAtAll: Bool
  ) {
    guard chosen.count < wanted else { return }
    var fair = FairOptions(order, keeping: kept, least: least)
    // What was chosen before goes first, wherever it stands.
    if looksAtAll || !kept.isEmpty { fair.lookAtRest(&candidates, item, validity) }
    var places: [Int] = []
    while chosen.count < wanted, let index = fair.takeBest(of: &candidates, item, validity) {
      candidates[index].rejection = rejection(of: candidates[index].option)
      if candidates[index].rejection == nil {
        chosen.append(candidates[index])
        places.append(index)
      }
    }
    if !kept.isEmpty { sortByWorth(places, candidates, order) }
    balanceLengths(&candidates, &fair, kept)
  }

  /// Puts what was chosen last in the order of worth.
  ///
  /// Some of it was kept and stands first. The next run will keep all of it, and is not to write another order.
  private mutating func sortByWorth(_ places: [Int], _ candidates: [OptionCandidate], _ order: [Int]) {
    let ranked = places.map { place in
      let candidate = candidates[place]
      let worth = candidate.score - Self.costOfFlaw * Double(candidate.flaws.count)
      return (worth: worth, rank: order.firstIndex(of: place) ?? 0, place: place)
    }
    chosen.removeLast(places.count)
    chosen += ranked.sorted { (-$0.worth, $0.rank) < (-$1.worth, $1.rank) }.map { candidates[$0.place] }
  }

  /// Puts a longer option in the place of the last one where the answer is the one long option.
  private mutating func balanceLengths(
    _ candidates: inout [OptionCandidate], _ fair: inout FairOptions, _ kept: Set<UInt64>
  ) {
    guard chosen.count == wanted, let last = chosen.last, last.origin != .author,
      !kept.contains(last.option.foldedHash),
      OptionValidity.isKeyLongest(item.key, among: chosen.map(\.option))
    else { return }
    chosen.removeLast()
    fair.lookAtRest(&candidates, item, validity)
    let longer = fair.byWorth.first { index in
      let candidate = candidates[index]
      return candidate.rejection == nil && candidate.flaws.isEmpty
        && !OptionValidity.isKeyLongest(item.key, among: [candidate.option])
        && !chosen.contains { isEqualAfterFolding($0.option, candidate.option) }
        && rejection(of: candidate.option) == nil
    }
    chosen.append(longer.map { candidates[$0] } ?? last)
  }
}

/// Candidates that nothing speaks against but what is chosen beside them, found one by one.
private struct FairOptions {
  /// Candidates whose texts are looked at closely.
  private static let closeLooks = 60
  /// More than two candidates' scores can differ that are equal in the order of worth.
  private static let scoreStep = 2e-6

  /// What was found, in the order of the candidates.
  private var found: [(worth: Double, place: Int, isTaken: Bool)] = []
  /// The candidates' places by worth, and how many were looked at.
  private let order: [Int]
  private var seen = 0
  private let kept: Set<UInt64>
  private let least: Double

  init(_ order: [Int], keeping kept: Set<UInt64>, least: Double) {
    self.order = order
    self.kept = kept
    self.least = least
  }

  /// The places of what was found, the best first; equal ones keep the order of the candidates.
  var byWorth: [Int] {
    found.indices.sorted { (-found[$0].worth, $0) < (-found[$1].worth, $1) }.map { found[$0].place }
  }

  /// Takes the best one that was not taken yet, after looking at all candidates that may be as good.
  ///
  /// - Returns: Its place; nil when all are taken.
  mutating func takeBest(
    of candidates: inout [OptionCandidate], _ item: ItemFacts, _ validity: OptionValidity
  ) -> Int? {
    while true {
      var best: Int?
      for index in found.indices where !found[index].isTaken {
        if best.map({ found[index].worth > found[$0].worth }) ?? true { best = index }
      }
      // A candidate is worth its score at most.
      if let best, seen == order.count || found[best].worth >= candidates[order[seen]].score + Self.scoreStep
      {
        found[best].isTaken = true
        return found[best].place
      }
      guard seen < order.count else { return nil }
      lookAtNext(&candidates, item, validity)
    }
  }

  /// Looks at all candidates that were not looked at yet.
  mutating func lookAtRest(
    _ candidates: inout [OptionCandidate], _ item: ItemFacts, _ validity: OptionValidity
  ) {
    while seen < order.count { lookAtNext(&candidates, item, validity) }
  }

  private mutating func lookAtNext(
    _ candidates: inout [OptionCandidate], _ item: ItemFacts, _ validity: OptionValidity
  ) {
    let index = order[seen]
    seen += 1
    guard candidates[index].rejection == nil else { return }
    let isKept = kept.contains(candidates[index].option.foldedHash)
    guard isKept || found.count < Self.closeLooks else {
      if kept.isEmpty { seen = order.count }
      return
    }
    if let rejection = item.rejection(of: candidates[index].option) {
      candidates[index].rejection = rejection
    } else if candidates[index].score < least, !isKept {
      candidates[index].rejection = .lowScore
    } else {
      candidates[index].flaws = validity.flaws(of: candidates[index].option, beside: item.key)
      let cost = OptionSelection.costOfFlaw * Double(candidates[index].flaws.count)
      found.append((candidates[index].score - cost + (isKept ? 10 : 0), index, false))
    }
  }
}
