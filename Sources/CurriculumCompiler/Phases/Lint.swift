/// What checking came to.
package struct LintResult: Sendable {
  /// What the rules found, in no particular order.
  package var diagnostics = Diagnostics()
  /// For each rule that ran, by name, the time its check took on all threads together, in nanoseconds.
  package var timings: [(rule: String, nanoseconds: UInt64)] = []
  /// Those of the findings that follow from single files; nil where nobody asked, or it is not certain.
  package var lone: LoneFindings?
}

/// What happens to the wrong answers that are not the author's.
package enum DistractorChoice: Sendable {
  /// Those chosen before stay where they are still right; the others are chosen.
  case keep
  /// All are chosen anew.
  case refresh
  /// None are chosen: the bundle has the author's alone.
  case none
  /// None are chosen yet: nothing is missed where authors leave them to curricc.
  case later
}

/// How a curriculum is checked.
package struct LintPlan: Sendable {
  /// How many threads may work.
  package var threads = 1
  /// A clock that never goes back, in nanoseconds; nil when nobody asks for times.
  package var clock: (@Sendable () -> UInt64)?
  /// How closely to check whatever the settings say; nil to do as they say.
  package var profile: Profile?
  /// A rule that runs in any case, and is the only one that looks beyond a part.
  package var focus: String?
  /// True to run the rules on structure alone: a build that only has to load.
  package var isStructuralOnly = false
  /// Says that nobody waits for what is found any more; rules that have not begun then do not run,
  /// and no more wrong answers are chosen.
  package var isCancelled: (@Sendable () -> Bool)?
  /// Whether wrong answers are chosen, and whether those chosen before are kept.
  package var distractors = DistractorChoice.keep
  /// False where nobody takes what is chosen, only what is found on the way: its worth and lock lines are left out.
  package var wantsChoices = true

  /// True when nobody waits for what is found any more.
  var isOver: Bool { isCancelled?() ?? false }

  /// A plan for one thread without times.
  package init() {}

  /// What of the plan bears on what is found, to be told apart by.
  package var fingerprint: String {
    "\(profile?.rawValue ?? "-") \(focus ?? "-") \(isStructuralOnly) \(distractors)"
  }

  /// The rules that run under a curriculum's settings.
  func rules(_ settings: Settings) -> [Rule] {
    let off = Set(settings.severities.filter { $0.severity == nil }.map(\.rule.string))
    let on = Set(
      settings.severities.filter { $0.severity != nil }.map { Rule.named($0.rule.string)?.name ?? "" })
    let isLenient = (profile ?? settings.profile) == .lenient
    return Rule.all.filter { rule in
      if rule.name == focus { return true }
      // What the choice would have reported is not known.
      if distractors == .none || distractors == .later, rule.family == Rule.needsAuthor.family {
        return false
      }
      if isStructuralOnly, rule.scope != .structure { return false }
      if focus != nil, rule.scope == .course || rule.scope == .balance { return false }
      // Who names a rule wants it, whatever the profile.
      if isLenient, rule.scope == .balance, !on.contains(rule.name) { return false }
      let names = [rule.name] + rule.aliases
      if names.contains(where: off.contains) { return false }
      return on.contains(rule.name) || !off.contains(rule.family + "/*")
    }
  }
}

/// Runs the rules over a curriculum.
///
/// Rules on entities run slice by slice and those on the whole one by one, on as many threads as there are; what
/// is found does not depend on how many.
///
/// - Parameter known: What an earlier run found in files by rules that judge lessons and items by themselves, which is
///   taken over; nil where nobody asks for such findings.
/// - Complexity: O(*r* × *n*) for *r* rules and *n* entities.
package func lint(
  _ curriculum: Curriculum, sources: [SourceFile] = [], spelling: Spelling = .unchecked, _ plan: LintPlan,
  known: [SourceFile.ID: [Diagnostic]]? = nil
) -> LintResult {
  let rules = plan.rules(curriculum.settings)
  let needsFacts = rules.contains { $0.needsFacts }
  let facts = LintContext.Facts(
    curriculum, sources: sources, threads: plan.threads, needsFacts: needsFacts,
    spelling: spelling)
  var jobs: [LintJob] = []
  let onEntities = rules.filter { if case .entities = $0.check { true } else { false } }
  let onEach = rules.filter { if case .each = $0.check { true } else { false } }
  // No more than the threads need to share the work: rules make their tables of words anew for each.
  let slices = slices(facts, count: plan.threads == 1 ? 1 : plan.threads * 2)
  let unknown = known.flatMap { stretches(facts, without: $0, limit: slices.count) }
  for context in unknown ?? slices { jobs.append(LintJob(rules: onEach, context: context)) }
  let lone = jobs.count
  for context in slices { jobs.append(LintJob(rules: onEntities, context: context)) }
  let everything = LintContext(facts)
  for rule in rules {
    switch rule.check {
    case .curriculum, .whole: jobs.append(LintJob(rules: [rule], context: everything))
    case .entities, .each, .reportedByPhase: break
    }
  }
  // The slices come first and take longest: each thread takes one at a time.
  let results = parallelMap(jobs, threads: plan.threads, stretch: 1) { _, job in job.run(plan) }
  var result = LintResult()
  var times: [String: UInt64] = [:]
  for part in results {
    result.diagnostics.append(part.diagnostics)
    for timing in part.timings { times[timing.rule, default: 0] += timing.nanoseconds }
  }
  if let known {
    let taken = unknown == nil ? [:] : known
    let owners = Set(curriculum.lessons.indices.map { curriculum.file(ofLesson: $0) })
      .union(facts.items.map { curriculum.file(of: $0) })
    for file in owners { result.diagnostics.append(Diagnostics(taken[file] ?? [])) }
    result.lone = LoneFindings(
      known: taken, found: results[..<lone].flatMap(\.diagnostics.all), owners: owners)
  }
  result.timings = times.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  return result
}

/// Rules that run one after another over the same part of a curriculum.
private struct LintJob: Sendable {
  let rules: [Rule]
  let context: LintContext

  func run(_ plan: LintPlan) -> LintResult {
    var result = LintResult()
    let clock = plan.clock
    for rule in rules {
      if plan.isOver { break }
      let start = clock?() ?? 0
      var findings = Findings(of: rule, settings: context.curriculum.settings)
      switch rule.check {
      case .curriculum(let check): check(context.curriculum, &findings)
      case .entities(let check), .whole(let check): check(context, &findings)
      case .each(let check): check(context.entities, &findings)
      case .reportedByPhase: break
      }
      result.diagnostics.append(findings.diagnostics)
      if let clock { result.timings.append((rule.name, clock() - start)) }
    }
    return result
  }
}

/// Cuts lessons and items into slices of about the same number.
private func slices(_ facts: LintContext.Facts, count: Int) -> [LintContext] {
  let lessons = facts.curriculum.lessons.count
  let items = facts.items.count
  return (0..<count).map { index in
    LintContext(
      facts, lessons: lessons * index / count..<lessons * (index + 1) / count,
      items: items * index / count..<items * (index + 1) / count)
  }
}

/// The lessons and items of files of which nothing is known; nil where there are more stretches of them than a limit.
private func stretches(
  _ facts: LintContext.Facts, without known: [SourceFile.ID: [Diagnostic]], limit: Int
) -> [LintContext]? {
  let curriculum = facts.curriculum
  let lessons = ranges(curriculum.lessons.count) { known[curriculum.file(ofLesson: $0)] == nil }
  let items = ranges(facts.items.count) { known[curriculum.file(of: facts.items[$0])] == nil }
  let count = max(lessons.count, items.count)
  guard count <= limit else { return nil }
  return (0..<count).map { place in
    LintContext(
      facts, lessons: place < lessons.count ? lessons[place] : 0..<0,
      items: place < items.count ? items[place] : 0..<0)
  }
}

/// The ranges of positions that are wanted.
private func ranges(_ count: Int, where isWanted: (Int) -> Bool) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  for place in 0..<count where isWanted(place) {
    if let last = ranges.last, last.upperBound == place {
      ranges[ranges.count - 1] = last.lowerBound..<place + 1
    } else {
      ranges.append(place..<place + 1)
    }
  }
  return ranges
}

extension Rule {
  /// True when its check may read what is worked out about the whole beforehand.
  ///
  /// Rules on structure read the curriculum and its sources alone: builds that only have to load do not wait.
  fileprivate var needsFacts: Bool {
    guard scope != .structure else { return false }
    return switch check {
    case .entities, .each, .whole: true
    case .curriculum, .reportedByPhase: false
    }
  }
}
