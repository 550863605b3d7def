import CurriculumRuntime

/// How what is right about a question has changed.
enum AnswerComparison: Hashable {
  /// Whatever was right still is.
  case same
  /// A slip in what is right was mended; the old spelling is right no more.
  case mended(was: String, now: String)
  /// Some of what was right still is; this is no more.
  case narrowed([String])
  /// All that was right still is, but this must be given as well.
  case extended([String])
  /// Something else is right.
  case other(was: String, now: String)

  /// Compares the keys of a question that two bundles ask.
  init(_ change: AskedChange) {
    let (old, new) = (change.old.answer, change.new.answer)
    if old == new {
      self = .same
      return
    }
    switch change.new.grading {
    case "type-number": self = Self.numbers(old, new)
    case "match": self = Self.sets(old.pairs.map(Self.joined), new.pairs.map(Self.joined), mustBeEqual: true)
    case "order": self = Self.sequences(old.correct, new.correct)
    case "fill-gaps": self = Self.gaps(old, new)
    case "rubric":
      self =
        old.points.isEmpty && new.points.isEmpty
        ? Self.wordings(old, new) : Self.sets(old.points, new.points, mustBeEqual: true)
    case "self": self = Self.wordings(old, new)
    default: self = Self.choices(change)
    }
  }

  // MARK: - Shapes of keys

  /// Typed, spoken and chosen answers: what is accepted, as sets.
  private static func choices(_ change: AskedChange) -> AnswerComparison {
    let (old, new) = (change.old, change.new)
    let all = other(old.answer, new.answer)
    if old.answer.others["value"] != new.answer.others["value"] { return all }
    // What was right and is offered as wrong now, or the reverse, was no slip.
    let isFlipped =
      old.accepted.contains { answer in new.distractors.contains { TextLikeness.isSame($0, answer) } }
      || new.accepted.contains { answer in old.distractors.contains { TextLikeness.isSame($0, answer) } }
    if isFlipped { return all }
    let found = sets(old.accepted, new.accepted, mustBeEqual: new.grading == "choose-many")
    guard found == all || found.isOther, let was = old.accepted.first, let now = new.accepted.first else {
      return found
    }
    return TextLikeness.isSlip(was, now) ? .mended(was: was, now: now) : all
  }

  private static func numbers(_ old: AnswerKey, _ new: AnswerKey) -> AnswerComparison {
    let isSame = ["value", "unit"].allSatisfy { old.others[$0] == new.others[$0] }
    return isSame || isSameQuantity(old, new) ? .same : other(old, new)
  }

  /// True for 135 kJ and 135000 J.
  private static func isSameQuantity(_ old: AnswerKey, _ new: AnswerKey) -> Bool {
    func quantity(_ key: AnswerKey) -> Quantity? {
      guard let text = key.others["value"], let value = try? WrittenNumber(text).value else { return nil }
      guard let name = key.others["unit"].flatMap(JSONMembers.text), let unit = try? UnitOfMeasure(name)
      else { return nil }
      return Quantity(value, unit)
    }
    guard let old = quantity(old), let new = quantity(new) else { return false }
    return old.equals(new)
  }

  private static func gaps(_ old: AnswerKey, _ new: AnswerKey) -> AnswerComparison {
    guard old.gaps.count == new.gaps.count else { return other(old, new) }
    var narrowed: [String] = []
    var mended: AnswerComparison?
    for (was, now) in zip(old.gaps, new.gaps) {
      switch sets(was, now, mustBeEqual: false) {
      case .same: break
      case .narrowed(let texts), .extended(let texts): narrowed += texts
      case .mended(let was, let now): mended = .mended(was: was, now: now)
      case .other:
        guard let first = was.first, let second = now.first, TextLikeness.isSlip(first, second) else {
          return other(old, new)
        }
        mended = .mended(was: first, now: second)
      }
    }
    return mended ?? (narrowed.isEmpty ? .same : .narrowed(narrowed))
  }

  private static func sequences(_ old: [String], _ new: [String]) -> AnswerComparison {
    guard old.count == new.count else {
      return .other(was: old.joined(separator: " "), now: new.joined(separator: " "))
    }
    var mended: AnswerComparison = .same
    for (was, now) in zip(old, new) where !TextLikeness.isSame(was, now) {
      guard TextLikeness.isSlip(was, now) else {
        return .other(was: old.joined(separator: " "), now: new.joined(separator: " "))
      }
      mended = .mended(was: was, now: now)
    }
    return mended
  }

  /// Answers that learners compare with their own thoughts.
  private static func wordings(_ old: AnswerKey, _ new: AnswerKey) -> AnswerComparison {
    guard old.correct.count == new.correct.count,
      zip(old.correct, new.correct).allSatisfy({ TextLikeness.isSameWording($0, $1) })
    else { return other(old, new) }
    return .same
  }

  /// What is accepted, whatever the order.
  ///
  /// - Parameter mustBeEqual: Whether more answers ask for more, as where all must be given.
  private static func sets(_ old: [String], _ new: [String], mustBeEqual: Bool) -> AnswerComparison {
    let before = old.map { AcceptableAnswers.comparisonForm(of: $0) }
    let after = Set(new.map { AcceptableAnswers.comparisonForm(of: $0) })
    let gone = zip(old, before).filter { !after.contains($0.1) }.map(\.0)
    if gone.isEmpty {
      let known = Set(before)
      let more = new.filter { !known.contains(AcceptableAnswers.comparisonForm(of: $0)) }
      return mustBeEqual && !more.isEmpty ? .extended(more) : .same
    }
    if gone.count < old.count { return .narrowed(gone) }
    return .other(was: old.first ?? "", now: new.first ?? "")
  }

  private static func joined(_ pair: [String]) -> String { pair.joined(separator: " = ") }

  private static func other(_ old: AnswerKey, _ new: AnswerKey) -> AnswerComparison {
    .other(was: old.correct.joined(separator: "; "), now: new.correct.joined(separator: "; "))
  }

  private var isOther: Bool {
    if case .other = self { true } else { false }
  }
}
