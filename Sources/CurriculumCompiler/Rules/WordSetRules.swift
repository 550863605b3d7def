/// Which words a course teaches: whole sets, and frequent ones.
extension Rule {
  static let wordSetRules: [Rule] = [closedSetIncomplete, frequencyProfile]

  static let closedSetIncomplete = Rule(
    "lang/closed-set-incomplete", .warning, "A course that teaches most of a closed set teaches all of it.",
    why: "Six days of the week are of no use on the seventh.", source: "a default of curricc's own",
    scope: .balance, bad: days(["lunes", "martes", "miércoles", "jueves", "viernes"]),
    good: days(["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]),
    parameters: [
      .number("min_share", 0.6, "share of a set from which on all of it is expected"),
      .wordLists(
        "sets", ClosedSets.words,
        "sets by language and name; '|' divides forms that may stand for one another"),
    ], check: .whole(checkClosedSets))

  static let frequencyProfile = Rule(
    "lang/frequency-profile", .info,
    "Most words of the lower bands are among the most frequent of the language.",
    why: "Frequent words are what learners will meet first outside the course.",
    source:
      "DfE 2022, GCSE subject content for French, German and Spanish: 85 % of the 2000 most frequent (certainty medium)",
    scope: .balance, bad: frequency("adiós, gracias, la, luna, sol, mar"),
    good: frequency("hola, buenos, días, adiós, gracias"),
    parameters: [
      .wordLists("lists", [:], "the most frequent words by language; without a list the rule is silent"),
      .number("min_share", 0.85, "least share of words of the list"),
      .number("last_rank", 4, "last sublevel that is weighed, N1 being 0"),
    ], check: .whole(checkFrequency))
}

private func days(_ days: [String]) -> Example {
  let cards = days.map {
    "  - {id: \(makeSlug(from: $0) ?? $0), target_text: el \($0), native_text: the day \($0), pos: noun, gender: m, article: el}"
  }
  return Example(
    stringLiteral: """
      # file: courses/es/n1/days.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l2
      order_idx: 1
      title: The days of the week
      lesson_type: vocabulary
      cards:
      \(cards.joined(separator: "\n"))
      """)
}

private func frequency(_ words: String) -> Example {
  .manifest("profile: lenient\nparameters:\n  lang/frequency-profile: {lists: {es: [\(words)]}}")
}

private func checkClosedSets(_ context: LintContext, _ findings: inout Findings) {
  let sets = findings.wordLists("sets").sorted { $0.key < $1.key }
  let least = findings.number("min_share")
  for words in context.trustedWords {
    let course = context.curriculum.courses[words.course]
    let cards = context.facts.cards[words.course]
    let small = Morphology.of(course.code.string)?.functionWords ?? []
    // A small word counts as known everywhere, but only a card teaches it.
    func isTaught(_ form: String) -> Bool {
      !cards.showing(form).isEmpty
        || foldedWords(form).allSatisfy { word in
          !small.contains(word)
            && words.table.number(of: word).map { words.taughtAt[$0] != CourseWords.never } ?? false
        }
    }
    for (name, members) in sets where name.hasPrefix(course.code.string + " ") {
      let missing = members.filter { member in
        !member.split(separator: "|").contains { isTaught(String($0)) }
      }
      let taught = members.count - missing.count
      guard !missing.isEmpty, Double(taught) >= least * Double(members.count) else { continue }
      let set = name.dropFirst(course.code.string.count + 1)
      findings.report(
        "\(taught) of \(members.count) \(set) are taught, missing: \(missing.joined(separator: ", "))",
        at: course.identity.id.span)
    }
  }
}

private func checkFrequency(_ context: LintContext, _ findings: inout Findings) {
  let lists = findings.wordLists("lists")
  let last = Int(findings.number("last_rank"))
  for words in context.trustedWords {
    let course = context.curriculum.courses[words.course]
    guard let list = lists[course.code.string] else { continue }
    let frequent = Set(list.flatMap { foldedWords($0) })
    let heads = words.heads.filter { head in
      (context.band(ofLesson: Int(head.lesson))?.sublevel.value.rank ?? Int.max) <= last
    }
    let rare = heads.filter { !frequent.contains(words.table[Int($0.word)]) }
    let share = 1 - Double(rare.count) / Double(max(heads.count, 1))
    guard !heads.isEmpty, share < findings.number("min_share") else { continue }
    findings.report(
      "\(Int(saturating: share * 100)) % of the words are frequent, expected \(Int(saturating: findings.number("min_share") * 100)) %",
      at: course.identity.id.span,
      notes: ["for example not: \(rare.prefix(10).map { words.table[Int($0.word)] }.joined(separator: ", "))"]
    )
  }
}
