/// What one question of a test tells about another.
extension Rule {
  static let crossCueRules: [Rule] = [crossCue]

  static let crossCue = Rule(
    "item/cross-cue", aliases: ["boss/cue", "gcse/cross-cue"], .warning,
    "No question gives away the answer to another one of the same test.",
    why: "Learners go back and copy it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 4; NBME Item-Writing Guide 2020, 'hinged items' "
      + "(certainty high)", scope: .course,
    evidence: "4 findings on 423 questions of a public pool for radio amateurs, 1 wrong",
    bad: .quizChoices([
      (
        "Which process releases energy in stars?",
        ["combustion", "friction", "nuclear fusion", "radioactive decay"], 2
      ),
      (
        "Why does nuclear fusion in stars need high temperatures?", ["mass", "repulsion", "speed", "volume"],
        1
      ),
    ]),
    good: .quizChoices([
      (
        "Which process releases energy in stars?",
        ["combustion", "friction", "nuclear fusion", "radioactive decay"], 2
      ),
      ("Which quantity is a vector?", ["energy", "mass", "speed", "velocity"], 3),
    ]),
    parameters: [
      .number("min_words", 2, "fewest words with content of an answer about a subject"),
      .number("max_share", 0.05, "share of a test's questions from which a word is its topic"),
      .number("min_letters", 4, "fewest letters of an answer to write in a language"),
      .wordLists("function_words", ItemPhrases.functionWords, "words without content"),
    ], check: .whole(checkCrossCues))
}

private func checkCrossCues(_ context: LintContext, _ findings: inout Findings) {
  let function = PhraseSets(findings.wordLists("function_words"))
  for group in context.itemGroups() {
    switch group.items[0].home {
    case .quiz: reportSubjectCues(group, function, context, &findings)
    case .bossTest: reportWordCues(group, Int(findings.number("min_letters")), &findings)
    case .lesson, .kit, .deck: continue
    }
  }
}

/// Reports answers that stand, word for word, in the stem of another question about the same matter.
///
/// - Complexity: O(*n*) in the words of the group, but for words that many stems have, which are left out.
private func reportSubjectCues(
  _ group: ItemGroup, _ function: PhraseSets, _ context: LintContext, _ findings: inout Findings
) {
  let language = context.promptLanguage(of: group.items[0])
  guard function.knows(language) else { return }
  let least = Int(findings.number("min_words"))
  let common = max(2, Int(saturating: findings.number("max_share") * Double(group.items.count)))
  let stems = group.items.map { phraseTokens($0.prompt.string).map { wordStem($0.text) } }
  var places: [String: [Int]] = [:]
  for (index, words) in stems.enumerated() {
    for word in Set(words) { places[word, default: []].append(index) }
  }
  for (index, item) in group.items.enumerated() {
    guard let answer = item.shortAnswer else { continue }
    let words = phraseTokens(answer.string).map(\.text)
    // A number by itself says nothing; it must only stand where the words do.
    let content = Set(
      words.filter { $0.contains(where: \.isLetter) && !function[language].contains($0) }.map { wordStem($0) }
    )
    // What the question itself says is no secret.
    let secret = content.subtracting(stems[index])
    guard secret.count >= least else { continue }
    let lists = secret.map { places[$0] ?? [] }
    // All words of the answer stand there as here, numbers among them; apart they are words of the subject.
    let run = words.drop { function[language].contains($0) }.map { wordStem($0) }
    // Questions on the same matter have a word in common besides; a term alone is in many without telling anything.
    let matter = Set(stems[index]).subtracting(content).filter {
      (places[$0] ?? []).count <= common && !function[language].contains($0) && $0.utf8.count > 3
    }
    guard let shortest = lists.min(by: { $0.count < $1.count }), !shortest.isEmpty,
      lists.allSatisfy({ $0.count <= common }),
      let other = shortest.first(where: { other in
        other != index && stems[other].containsRun(run) && stems[other].contains(where: matter.contains)
      })
    else { continue }
    findings.report(
      "'\(answer.string)', which is the answer here, stands in another question", at: answer.span,
      labels: [Label(group.items[other].prompt.span, "the question that gives it away")],
      help: "reword the other question, or leave one of them out")
  }
}

extension Item {
  /// The one answer in a few words, where there is one.
  fileprivate var shortAnswer: Text? {
    switch question?.body {
    case .choice: key
    case .typed(let answer, _): answer
    case .cloze(let gaps): gaps.count == 1 ? gaps[0].first : nil
    default: nil
    }
  }

  /// What a learner must produce in the language taught, without seeing it.
  fileprivate var producedAnswer: Text? {
    switch question?.body {
    case .typed(let answer, _), .spoken(let answer, _):
      question?.typeName.string == "listen_and_type" ? nil : answer
    case .cloze(let gaps): gaps.count == 1 ? gaps[0].first : nil
    default: nil
    }
  }
}

/// Reports words to write or say that the prompt of another question shows.
private func reportWordCues(_ group: ItemGroup, _ least: Int, _ findings: inout Findings) {
  let prompts = group.items.map { foldedWords($0.prompt.string) }
  var places: [String: [Int]] = [:]
  for (index, words) in prompts.enumerated() {
    for word in Set(words) { places[word, default: []].append(index) }
  }
  for (index, item) in group.items.enumerated() {
    guard let answer = item.producedAnswer else { continue }
    let words = foldedWords(answer.string)
    guard let first = words.first, words.joined().count >= least else { continue }
    let found = (places[first] ?? []).first { other in
      other != index && prompts[other].containsRun(words)
    }
    guard let other = found else { continue }
    findings.report(
      "'\(answer.string)', which is to be produced here, stands in another question", at: answer.span,
      labels: [Label(group.items[other].prompt.span, "the question that shows it")],
      help: "ask for another word in one of them")
  }
}

extension [String] {
  /// True when some words stand here one behind the other.
  fileprivate func containsRun(_ words: [String]) -> Bool {
    guard words.count <= count else { return false }
    return (0...(count - words.count)).contains { self[$0..<($0 + words.count)].elementsEqual(words) }
  }
}
