import CurriculumRuntime
import Distractors

/// An item that is to get wrong answers, with all that is asked of them.
struct OptionItem: Sendable {
  /// What kind of item it is: how its options are put together.
  enum Kind: Sendable {
    /// A choice; the options that the author wrote.
    case choice(authored: [ShownOption])
    /// A kit's question.
    case kit
    /// Gaps with a bank of words; the answers of all gaps.
    case gaps([String])
    /// A number to work out.
    case number
  }

  /// Texts that may stand beside each other as options.
  enum Realm: Hashable, Sendable {
    /// The quizzes of a language, and its flashcards.
    case quizzes(String)
    /// A story's kits.
    case story(Int)
    /// A course's words, or their translations.
    case words(course: Int)
    case translations(course: Int)
  }

  let identity: Identity
  let realm: Realm
  let kind: Kind
  /// Where to point when something about its options is wrong.
  let prompt: SourceSpan
  /// Pins, to point at.
  let pins: [Text]
  var request: OptionRequest
  /// The place of the right answer, when as many options are found as are wanted.
  var keyPlace = 0

  /// The item's key, by which the lock file knows it.
  var key: String { identity.key }

  /// What the choice is made for: when it changes, wrong answers are chosen anew.
  func fingerprint(_ policy: UInt64) -> UInt32 {
    var hash = FingerprintHash()
    hash.add(Int(truncatingIfNeeded: policy))
    hash.add(request.prompt)
    hash.add(request.key)
    hash.add(request.wanted)
    for texts in [
      request.accepted, request.authored, request.pinned, request.approved, request.banned,
    ] {
      hash.add(texts.count)
      for text in texts { hash.add(text) }
    }
    return hash.folded
  }

  /// The options in the order to show them.
  func shown(_ outcome: OptionOutcome) -> [ShownOption] {
    let wrong = outcome.chosen.map { $0.shown(tags: authoredTags) }
    switch kind {
    case .gaps(let answers):
      let keys = answers.map { ShownOption($0, isKey: true) }
      return keys.count == 1 ? placed(keys[0], among: wrong) : shuffled(keys + wrong)
    case .choice, .kit, .number:
      let key = ShownOption(request.key, isKey: true)
      let all = [key] + wrong
      // Numbers stand in their order: Haladyna, Downing & Rodriguez 2002, guideline 21.
      let values = all.map { OptionQuantity($0.text)?.base.value }
      guard !values.contains(nil) else { return placed(key, among: wrong) }
      return all.indices.sorted { ((values[$0] ?? 0), $0) < ((values[$1] ?? 0), $1) }.map { all[$0] }
    }
  }

  private var authoredTags: [String: String] {
    guard case .choice(let authored) = kind else { return [:] }
    return Dictionary(authored.compactMap { option in option.errorTag.map { (option.text, $0) } }) {
      first, _ in first
    }
  }

  private func placed(_ key: ShownOption, among wrong: [ShownOption]) -> [ShownOption] {
    var options = wrong
    options.insert(key, at: min(keyPlace, wrong.count))
    return options
  }

  /// In an order that is drawn from the item and the texts, so that one more text moves no other.
  private func shuffled(_ options: [ShownOption]) -> [ShownOption] {
    let draws = options.map { option in
      var hash = FingerprintHash()
      hash.add(Int(identity.number))
      hash.add(option.text)
      return hash.value ^ (hash.value >> 31)
    }
    return options.indices.sorted { (draws[$0], $0) < (draws[$1], $1) }.map { options[$0] }
  }
}

extension OptionCandidate {
  /// The option as the bundle has it.
  fileprivate func shown(tags: [String: String]) -> ShownOption {
    var shown = ShownOption(option.text, isKey: false)
    shown.origin = origin
    shown.errorTag = errorTag ?? tags[option.text]
    guard origin != .author else { return shown }
    shown.score = (score * 10_000).rounded() / 10_000
    shown.reason = reason
    return shown
  }

  /// Why it was chosen, in words: what was changed or mistaken, else the signals that weighed most.
  var reason: String {
    if let note { return note }
    return Signal.reason(reasons)
  }
}

extension DistractorPolicy {
  /// A number that changes with the policy.
  var fingerprint: UInt64 {
    var hash = FingerprintHash()
    for source in DistractorPolicy.Source.allCases where sources.contains(source) {
      hash.add(source.rawValue)
    }
    hash.add(allowsNotYetTaught ? 1 : 0)
    hash.add(Int((leastScore * 1e6).rounded()))
    for (name, weight) in weights.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      hash.add(Int((weight * 1e6).rounded()))
    }
    return hash.value
  }
}
