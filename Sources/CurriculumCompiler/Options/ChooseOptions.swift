import CurriculumRuntime
import Distractors

/// Chooses the wrong answers that authors did not write: for cards, choices, kits, gaps and numbers.
///
/// What was chosen before stays where it is still right. What is found depends on the curriculum and the lock alone.
///
/// - Parameters:
///   - openings: The first words of all courses where the curriculum is a part; nil where it is the whole.
///   - ownsLock: Whether the lock is about nothing else than the curriculum, or the part.
///   - known: For which cards it is known that what is kept for them holds; nil where nobody asks, or takes what is chosen.
/// - Complexity: O(*n* log *n*) in the number of cards and items.
func chooseOptions(
  _ curriculum: Curriculum, lock: DistractorLock, among openings: [CourseOpening]? = nil,
  ownsLock: Bool = true, known: KeptChoices? = nil, _ plan: LintPlan, _ diagnostics: inout Diagnostics
) -> ChosenOptions {
  let policy = curriculum.settings.distractors
  var chosen = ChosenOptions()
  // Of a curriculum that could not be read whole, what is missing is not known.
  guard !policy.isEmpty, plan.distractors != .later, !curriculum.isIncomplete else { return chosen }
  // Who looks at one rule alone does not wait for what no rule of that family needs.
  if let focus = plan.focus, !focus.hasPrefix("distractor/") { return chosen }
  let order = TeachingOrder(curriculum)
  let reported = Set(plan.rules(curriculum.settings).map(\.name))
  let kept = plan.distractors == .refresh ? DistractorLock() : lock
  let entries = LockEntries(kept, policy.fingerprint)
  var realms = OptionRealms(curriculum, order, among: openings ?? [], threads: plan.threads)
  let items = chooseForItems(curriculum, order, entries, &realms, reported, plan)
  for (item, outcome) in items {
    // The right answer alone is nothing to choose from.
    if !outcome.chosen.isEmpty { chosen.items[item.identity.number] = item.shown(outcome) }
    item.report(outcome, policy, reported, &diagnostics)
  }
  let cards = chooseForCards(
    curriculum, order, entries, &realms, plan, known: plan.wantsChoices ? nil : known)
  if plan.isOver { return chosen }
  chosen.cards = cards.choices
  chosen.proof = cards.proof
  cards.report(reported, &diagnostics)
  if plan.wantsChoices { chosen.lines = entries.lines(items: items, cards: cards, lock, isWhole: ownsLock) }
  return chosen
}

/// Chooses for items, realm by realm; where nobody takes what is chosen, for those alone of which something may be said.
private func chooseForItems(
  _ curriculum: Curriculum, _ order: TeachingOrder, _ entries: LockEntries, _ realms: inout OptionRealms,
  _ reported: Set<String>, _ plan: LintPlan
) -> [(item: OptionItem, outcome: OptionOutcome)] {
  var items = OptionItems(curriculum, order, realms.homes).items
  if !plan.wantsChoices {
    // What cards find in a realm bears on what is found.
    realms.keepWhole(items.map(\.realm))
    items.removeAll { !$0.mayBeReported(curriculum.settings.distractors, reported) }
  }
  var found = [OptionOutcome?](repeating: nil, count: items.count)
  let groups = Dictionary(grouping: items.indices, by: { items[$0].realm })
  realms.prepare(Array(groups.keys), threads: plan.threads)
  for (realm, group) in groups where !plan.isOver {
    let engine = realms.engine(realm)
    let outcomes = parallelMap(group, threads: plan.threads) { [items] _, index -> OptionOutcome? in
      if plan.isOver { return nil }
      var request = items[index].request
      request.kept = entries.kept(items[index])
      return engine.choose(request)
    }
    for (index, outcome) in zip(group, outcomes) { found[index] = outcome }
  }
  return zip(items, found).compactMap { item, outcome in outcome.map { (item, $0) } }
}

extension OptionItem {
  /// True when an author who wrote no wrong answers is asked for them where too few are found.
  private func isWanted(_ policy: DistractorPolicy) -> Bool {
    switch kind {
    case .choice, .kit: true
    case .gaps: policy.asksForGaps
    case .number: policy.asksForNumbers
    }
  }

  /// False where `report` says nothing, whatever is chosen.
  fileprivate func mayBeReported(_ policy: DistractorPolicy, _ rules: Set<String>) -> Bool {
    !pins.isEmpty && rules.contains(Rule.pinIsRight.name)
      || isWanted(policy) && rules.contains(Rule.needsAuthor.name)
  }

  /// Reports what an author has to decide.
  fileprivate func report(
    _ outcome: OptionOutcome, _ policy: DistractorPolicy, _ rules: Set<String>,
    _ diagnostics: inout Diagnostics
  ) {
    if rules.contains(Rule.pinIsRight.name) {
      for (text, rejection) in outcome.refusedPins {
        let pin = pins.first { $0.string.utf8.elementsEqual(text.utf8) }
        diagnostics.report(
          .pinIsRight, "'\(text.shortened(to: 40))' cannot be a wrong answer: it is \(rejection.rawValue)",
          at: pin?.span ?? prompt, labels: [Label(prompt, "the question")],
          help: "pin another, or none")
      }
    }
    let missing = request.wanted - outcome.chosen.count
    guard missing > 0, isWanted(policy), rules.contains(Rule.needsAuthor.name) else { return }
    let took = outcome.rejected.map { "\($0.count) \($0.rejection.rawValue)" }
    let isChoice = if case .choice = kind { true } else { false }
    diagnostics.report(
      .needsAuthor,
      "'\(request.key.shortened(to: 40))' has \(outcome.chosen.count.counted("wrong answer")), "
        + "\(request.wanted) are wanted",
      at: prompt, severity: isChoice && outcome.chosen.isEmpty ? .error : nil,
      notes: took.isEmpty
        ? ["nothing in the curriculum is like it"] : ["of what there is: " + took.joined(separator: ", ")],
      help:
        "write \(missing == 1 ? "one" : "them") that a learner might give, or see 'curricc distract --explain \(key)'"
    )
  }
}
