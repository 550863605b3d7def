import CurriculumRuntime
package import Distractors

/// Why the wrong answers of one item are what they are: the pool, each signal's share, what each check took.
package struct OptionExplanation: Sendable {
  /// The item's key: `question/es/hola/recognise`.
  package let key: String
  package let prompt: String
  package let answer: String
  package let wanted: Int
  /// The options in the order to show them.
  package let options: [ShownOption]
  /// Every candidate by worth.
  package let candidates: [OptionCandidate]
  /// How many candidates each check took.
  package let rejected: [(rejection: Rejection, count: Int)]
  /// The weights in force.
  package let weights: SignalWeights

  /// The explanation in words.
  ///
  /// - Parameter limit: Candidates to list, the most plausible ones.
  package func text(limit: Int) -> String {
    var lines = ["\(key)", "  asks    \(prompt)", "  answer  \(answer)", ""]
    lines.append("Options, as learners see them:")
    for option in options {
      var line = "  \(option.isKey ? "✓" : "✗") \(option.text)"
      if let score = option.score { line += "  \(Self.decimal(score))" }
      if !option.isKey { line += "  \(option.origin.word)" }
      if let reason = option.reason, !reason.isEmpty { line += ": \(reason)" }
      if let tag = option.errorTag { line += " [\(tag)]" }
      lines.append(line)
    }
    if options.isEmpty { lines.append("  none") }
    lines.append("")
    lines.append("Candidates: \(candidates.count)")
    for (rejection, count) in rejected { lines.append("  \(count) \(rejection.rawValue)") }
    lines.append("")
    for candidate in candidates.prefix(limit) { lines += describe(candidate) }
    if candidates.count > limit {
      lines.append("… and \((candidates.count - limit).counted("more candidate"))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ candidate: OptionCandidate) -> [String] {
    let isChosen = options.contains { !$0.isKey && $0.text == candidate.option.text }
    var head =
      "\(isChosen ? "✗" : " ") \(Self.decimal(candidate.score)) \(candidate.option.text)  (\(candidate.origin.word))"
    if let rejection = candidate.rejection { head += "  — \(rejection.rawValue)" }
    if !candidate.flaws.isEmpty { head += "  — \(candidate.flaws.names.joined(separator: ", "))" }
    let shares = candidate.values.contributions(weights).prefix(6).map { share in
      "\(share.signal.rawValue) \(share.amount > 0 ? "+" : "−")\(Self.decimal(Double(abs(share.amount))))"
    }
    let note = candidate.note.map { [$0] } ?? []
    return [head, "       " + (note + shares).joined(separator: ", ")]
  }

  /// Two decimals.
  private static func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + String(repeating: "0", count: 2 - fraction.count) + fraction
  }
}

extension Compilation {
  /// Explains the wrong answers of items.
  ///
  /// - Parameter name: An item's key, the end of one, or the key of a card, which stands for both of its questions.
  /// - Returns: An explanation for each item of that name; empty when there is none.
  package func explainOptions(of name: String, lock: [UInt8]?) -> [OptionExplanation] {
    let order = TeachingOrder(curriculum)
    var ignored = Diagnostics()
    let lock = lock.map { DistractorLock($0, &ignored) } ?? DistractorLock()
    let entries = LockEntries(lock, curriculum.settings.distractors.fingerprint)
    var realms = OptionRealms(curriculum, order)
    var found: [OptionExplanation] = []
    for item in OptionItems(curriculum, order, realms.homes).items where item.key.isNamed(name) {
      var request = item.request
      request.kept = entries.kept(item)
      let engine = realms.engine(item.realm)
      let outcome = engine.choose(request, explains: true)
      found.append(
        OptionExplanation(
          key: item.key, prompt: request.prompt, answer: request.key, wanted: request.wanted,
          options: item.shown(outcome), candidates: outcome.considered, rejected: outcome.rejected,
          weights: engine.weights))
    }
    return found + CardExplanations(curriculum, order, entries).all(named: name)
  }
}

extension String {
  /// True when a key is meant by a name: all of it, or its last parts.
  func isNamed(_ name: String) -> Bool { self == name || hasSuffix("/" + name) }
}
