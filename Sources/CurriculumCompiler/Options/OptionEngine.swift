import CurriculumRuntime
package import Distractors

/// Finds wrong answers for the items of one realm: a course, the quizzes of a subject, a story.
///
/// A value made once from all texts of the realm; what it finds depends on them and on the request alone.
package struct OptionEngine: Sendable {
  /// A text of the realm, whatever its case, article or plural, with every place where it stands.
  struct Entry: Sendable {
    let option: OptionText
    /// Where it stands first in the order of teaching.
    var home: OptionHome
    /// What it answers, by position in `prompts`; at most some.
    var prompts: [Int32] = []
  }

  /// Questions that an entry keeps: to see that two texts answer the same one, some do.
  private static let promptLimit = 24
  /// Entries of one lesson or unit that are weighed in any case.
  private static let neighbourLimit = 48
  /// Texts of a language up to which words of phrases are exchanged; more of them have better ones as they are.
  private static let neighbourTexts = 3000
  /// Candidates that are weighed for an item, so that the cost of an item does not grow with the realm.
  private static let candidateLimit = 240

  let policy: DistractorPolicy
  let weights: SignalWeights
  let lexicon: Lexicon?
  let language: String
  let validity: OptionValidity
  /// True for a subject, whose terms the dictionary may vary; the phrases of a language are fixed.
  private let isSubject: Bool
  /// What stood together in accepted items.
  package let memory: CoOptionMemory
  private(set) var entries: [Entry] = []
  /// Read when two texts are compared: few of them ever are.
  private var prompts: [String] = []
  /// Entries by the hash of their folded texts.
  private var entryByHash: [UInt64: Int32] = [:]
  /// Entries by lesson and by unit, some of each.
  private var entriesByLesson: [Int32: [Int32]] = [:]
  private var entriesByUnit: [Int32: [Int32]] = [:]
  private let pool: OptionPool
  /// Which words stand beside which in the realm's texts; nil where words of the answer are not exchanged.
  private let neighbours: LazyNeighbours?

  /// An engine over the texts of a realm.
  ///
  /// - Parameters:
  ///   - sources: The texts; their order does not matter but for which of two spellings is kept.
  ///   - language: Code of the language that options are written in.
  ///   - memory: What stood together in accepted items.
  /// - Complexity: Linear in the texts.
  package init(
    _ sources: [OptionSource], language: String, isSubject: Bool, policy: DistractorPolicy,
    memory: CoOptionMemory
  ) {
    self.isSubject = isSubject
    let lexicon = Lexicon.of(language)
    self.policy = policy
    self.language = language
    self.lexicon = lexicon
    self.memory = memory
    weights = (try? SignalWeights(overriding: policy.weights)) ?? .standard
    validity = OptionValidity(lexicon: lexicon)
    var entries: [Entry] = []
    var byHash: [UInt64: Int32] = [:]
    var prompts: [String] = []
    for source in sources {
      let option =
        source.traits.map { OptionText(source.text, traits: $0) } ?? OptionText(source.text, lexicon: lexicon)
      let position: Int
      if let known = byHash[option.foldedHash] {
        position = Int(known)
        let before = entries[position].home
        let isBetter = before.isForm && !source.home.isForm
        let isEarlier = before.isForm == source.home.isForm && source.home.place < before.place
        if isBetter || isEarlier { entries[position].home = source.home }
      } else {
        position = entries.count
        byHash[option.foldedHash] = Int32(position)
        entries.append(Entry(option: option, home: source.home))
      }
      for prompt in source.prompts where entries[position].prompts.count < Self.promptLimit {
        entries[position].prompts.append(Int32(prompts.count))
        prompts.append(prompt)
      }
    }
    self.entries = entries
    self.prompts = prompts
    entryByHash = byHash
    for (position, entry) in entries.enumerated() {
      if entriesByLesson[entry.home.lesson, default: []].count < Self.neighbourLimit {
        entriesByLesson[entry.home.lesson, default: []].append(Int32(position))
      }
      if entriesByUnit[entry.home.unit, default: []].count < Self.neighbourLimit {
        entriesByUnit[entry.home.unit, default: []].append(Int32(position))
      }
    }
    pool = OptionPool(entries.map(\.option), lexicon: lexicon)
    neighbours =
      policy.sources.contains(.mutation) && (isSubject || entries.count <= Self.neighbourTexts)
      ? LazyNeighbours(entries.map(\.option.text)) : nil
  }

  /// Chooses wrong answers for an item.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - explains: True to hand back every candidate.
  /// - Complexity: Bounded, whatever the size of the realm.
  package func choose(_ request: OptionRequest, explains: Bool = false) -> OptionOutcome {
    let item = ItemFacts(request, self)
    var outcome = OptionOutcome()
    var selection = OptionSelection(item, validity)
    for text in request.authored { selection.take(authored(text)) }
    for text in request.pinned {
      let option = OptionText(text, lexicon: lexicon)
      if let rejection = item.rejection(of: option) ?? selection.rejection(of: option) {
        outcome.refusedPins.append((text, rejection))
      } else {
        selection.take(authored(text))
      }
    }
    var candidates = candidates(item)
    let order = Self.order(of: candidates)
    let kept = Set(request.kept.map { OptionText($0, lexicon: lexicon).foldedHash })
    selection.fill(
      from: &candidates, in: order, keeping: kept, least: policy.leastScore, looksAtAll: explains)
    outcome.chosen = selection.chosen.map { candidate in
      var candidate = candidate
      candidate.reasons = candidate.values.reasons(weights)
      return candidate
    }
    outcome.rejected = Self.rejected(candidates)
    if explains { outcome.considered = order.map { candidates[$0] } }
    return outcome
  }

  /// How many candidates each check took.
  private static func rejected(_ candidates: [OptionCandidate]) -> [(rejection: Rejection, count: Int)] {
    var counts: [Rejection: Int] = [:]
    for place in candidates.indices {
      if let rejection = candidates[place].rejection { counts[rejection, default: 0] += 1 }
    }
    return Rejection.allCases.compactMap { rejection in counts[rejection].map { (rejection, $0) } }
  }

  private func authored(_ text: String) -> OptionCandidate {
    OptionCandidate(
      option: OptionText(text, lexicon: lexicon), origin: .author, home: OptionHome(), values: SignalValues(),
      score: 1)
  }

  /// The entry of a text; nil for one that the realm does not have.
  func entry(of option: OptionText) -> Entry? { entryByHash[option.foldedHash].map { entries[Int($0)] } }

  /// True when two texts of the realm answer one question, so that both say the same to a learner.
  func answerTheSame(_ one: OptionText, _ other: OptionText) -> Bool {
    guard let left = entry(of: one), let right = entry(of: other) else { return false }
    guard !left.prompts.isEmpty, !right.prompts.isEmpty else { return false }
    let others = Set(prompts(of: right).map(\.foldedHash))
    return prompts(of: left).contains { others.contains($0.foldedHash) }
  }

  /// The questions that an entry answers.
  func prompts(of entry: Entry) -> [OptionText] {
    entry.prompts.map { OptionText(prompts[Int($0)], lexicon: nil) }
  }

  /// The candidates' places, the better one first; equal ones by origin, then by the bytes of their texts.
  ///
  /// Places are sorted, since a candidate is some hundred bytes with references to count.
  private static func order(of candidates: [OptionCandidate]) -> [Int] {
    var ranks: [(score: Double, origin: UInt8, place: Int)] = []
    ranks.reserveCapacity(candidates.count)
    for place in candidates.indices {
      ranks.append(
        ((candidates[place].score * 1e6).rounded(), candidates[place].origin.rawValue, place))
    }
    ranks.sort { left, right in
      if left.score != right.score { return left.score > right.score }
      if left.origin != right.origin { return left.origin < right.origin }
      return candidates[left.place].option.text.utf8
        .lexicographicallyPrecedes(candidates[right.place].option.text.utf8)
    }
    return ranks.map(\.place)
  }

  // MARK: Candidates

  private func candidates(_ item: ItemFacts) -> [OptionCandidate] {
    var seen = Set<UInt64>()
    var found: [OptionCandidate] = []
    found.reserveCapacity(min(entries.count, Self.candidateLimit + 2 * Self.neighbourLimit))
    for slip in item.request.slips where policy.sources.contains(.slips) {
      let text = item.request.writesPlainDigits ? slip.text.withoutGroupSpaces : slip.text
      let option = OptionText(text, lexicon: lexicon)
      guard seen.insert(option.foldedHash).inserted else { continue }
      found.append(weigh(slip, option, item, rank: found.count))
    }
    if policy.sources.contains(.memory) {
      for (text, _) in memory.neighbours(of: item.key).prefix(Self.candidateLimit) {
        let option = OptionText(text, lexicon: lexicon)
        guard seen.insert(option.foldedHash).inserted else { continue }
        found.append(weigh(option, entry(of: option)?.home, .memory, item))
      }
    }
    if policy.sources.contains(.course) {
      let home = item.request.home
      let near = home.lesson >= 0 ? entriesByLesson[home.lesson] ?? [] : []
      let around = home.unit >= 0 ? entriesByUnit[home.unit] ?? [] : []
      for position in pool.candidates(for: item.key, limit: Self.candidateLimit)
        + (near + around).map(Int.init)
      {
        guard !entries[position].home.isForm || item.request.isGap else { continue }
        guard seen.insert(entries[position].option.foldedHash).inserted else { continue }
        let entry = entries[position]
        found.append(weigh(entry.option, entry.home, item.origin(of: entry), item))
      }
    }
    addMutations(item, &seen, &found)
    addDictionary(item, &seen, &found)
    return found
  }

  private func addMutations(_ item: ItemFacts, _ seen: inout Set<UInt64>, _ found: inout [OptionCandidate]) {
    guard let neighbours, item.key.traits.wordCount > 1,
      !item.key.traits.marks.contains(.number)
    else { return }
    for mutation in KeyMutation.mutations(of: item.key.text, in: neighbours.value, lexicon: lexicon)
    where isSubject || mutation.how == .sameHead {
      let option = OptionText(mutation.text, lexicon: lexicon)
      guard seen.insert(option.foldedHash).inserted else { continue }
      var candidate = weigh(option, nil, .mutation, item)
      candidate.note = "'\(mutation.changedTo)' for '\(mutation.changedFrom)'"
      found.append(candidate)
    }
    guard isSubject, item.key.traits.wordCount >= Self.statementWords else { return }
    for statement in changedStatements(item.key.text, language: language, replacing: []).prefix(8) {
      let option = OptionText(statement.text, lexicon: lexicon)
      guard seen.insert(option.foldedHash).inserted else { continue }
      var candidate = weigh(option, nil, .mutation, item)
      candidate.note = "'\(statement.to)' for '\(statement.from)'"
      found.append(candidate)
    }
  }

  /// Words from which on an answer may be a statement that one change makes false.
  private static let statementWords = 4

  /// Words that the dictionary has beside the answer, only where the curriculum has too few.
  private func addDictionary(_ item: ItemFacts, _ seen: inout Set<UInt64>, _ found: inout [OptionCandidate]) {
    guard policy.sources.contains(.dictionary), let lexicon, let word = item.key.traits.headWord,
      item.key.traits.wordCount == 1
    else { return }
    let plausible = found.count { $0.score >= policy.leastScore && $0.rejection == nil }
    guard plausible < item.request.wanted * 3 else { return }
    for sister in lexicon.sisters(of: lexicon.base(of: word), limit: 12) {
      let option = OptionText(item.styled(lexicon.text(of: sister)), lexicon: lexicon)
      guard seen.insert(option.foldedHash).inserted else { continue }
      var candidate = weigh(option, nil, .dictionary, item)
      candidate.note = "from the dictionary, not from this curriculum"
      found.append(candidate)
    }
  }

  private func weigh(
    _ option: OptionText, _ home: OptionHome?, _ origin: OptionOrigin, _ item: ItemFacts
  ) -> OptionCandidate {
    let context = item.context(option, home, memory)
    let values = compare(
      key: item.key, candidate: option, prompt: item.prompt, context, lexicon: lexicon)
    var candidate = OptionCandidate(
      option: option, origin: context.coOptions > 0 ? .memory : origin, home: home ?? OptionHome(),
      values: values,
      score: Self.share(
        values.score(weights), knowsGrammar: lexicon != nil, knowsMeaning: lexicon != nil))
    candidate.rejection = item.earlyRejection(of: option, home, context)
    return candidate
  }

  /// A slip's worth goes by its place among the slips: those that tell of a mistake come first.
  private func weigh(_ slip: NumericSlip, _ option: OptionText, _ item: ItemFacts, rank: Int)
    -> OptionCandidate
  {
    let isDiagnostic = slip.errorTag != nil
    let values = compare(
      key: item.key, candidate: option, prompt: item.prompt, item.context(option, nil, memory),
      lexicon: lexicon)
    var candidate = OptionCandidate(
      option: option, origin: isDiagnostic ? .slip : .neighbour, home: OptionHome(), values: values,
      score: (isDiagnostic ? 0.95 : 0.6) - 0.01 * Double(min(rank, 30)))
    candidate.errorTag = slip.errorTag
    candidate.note = slip.reason
    candidate.rejection = item.earlyRejection(of: option, nil, PairContext())
    return candidate
  }

  /// A score of the weights as a part of 1: what two texts of one form without anything else in common come to is
  /// about 0.2, and what a teacher would have written is mostly above 0.5.
  ///
  /// Without a lexicon signals of grammar and meaning are silent, so there is less to add up.
  ///
  /// - Parameters:
  ///   - knowsGrammar: Whether the options' words are in a lexicon.
  ///   - knowsMeaning: Whether their translations are.
  static func share(_ score: Float, knowsGrammar: Bool, knowsMeaning: Bool) -> Double {
    let least = knowsGrammar ? 1.6 : 0.5
    let span = knowsMeaning ? 4.0 : 2.5
    return min(max((Double(score) - least) / span, 0), 1)
  }
}

extension Lexicon {
  /// The lexicon of a language; nil where there is none.
  static func of(_ language: String) -> Lexicon? {
    language == "en" || language.hasPrefix("en-") ? .english : nil
  }
}

extension String {
  /// The text without spaces between digits: "270 000 J" as "270000 J".
  var withoutGroupSpaces: String {
    let scalars = Array(unicodeScalars)
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let isBetweenDigits =
        place > 0 && place + 1 < scalars.count && ("0"..."9").contains(scalars[place - 1])
        && ("0"..."9").contains(scalars[place + 1])
      if isBetweenDigits, [" ", "\u{A0}", "\u{2009}", "\u{202F}"].contains(scalar) { continue }
      result.append(scalar)
    }
    return String(result)
  }
}
