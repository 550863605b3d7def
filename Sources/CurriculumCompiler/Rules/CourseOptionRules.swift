import CurriculumRuntime

/// Wrong options of a course's questions, by what its cards say: wrong indeed, known by then, likely.
extension Rule {
  static let courseOptionRules: [Rule] = [alsoRight, absurdOption, implausibleOption]

  static let alsoRight = Rule(
    "item/also-right", aliases: ["lang/distractor-same-translation", "kit/incorrect-synonym"], .error,
    "A wrong option is no other translation of the word asked for.",
    why: "A learner who knows both words is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19 (certainty high)", scope: .course,
    bad: lesson("options: [hello, goodbye, hi], answer: hello", hello: "hello; hi"),
    good: lesson("options: [hello, goodbye, thanks], answer: hello", hello: "hello; hi"),
    check: .whole(checkAlsoRight))

  static let absurdOption = Rule(
    "item/absurd", aliases: ["lang/distractor-taught"], .info,
    "A wrong option is something the course has taught.",
    why: "A word that learners have never met is crossed out at once.",
    source: "Haladyna, Downing & Rodriguez 2002, guidelines 28f and 29 (certainty medium)", scope: .course,
    bad: lesson("options: [hello, goodbye, xylophone], answer: hello"),
    good: lesson("options: [hello, goodbye, thanks], answer: hello"),
    parameters: [
      .number("units_ahead", 2, "units after the item's own in which a wrong option may still be taught")
    ],
    check: .whole(checkAbsurdOptions))

  static let implausibleOption = Rule(
    "item/implausible", .info, "A wrong option is near enough to the right one to be taken for it.",
    why: "Only one wrong option in two is ever chosen; the others make the item easier than it looks.",
    source:
      "Tarrant, Ware & Mohammed 2009: 52 % of distractors functioned (certainty high); the score and its weights "
      + "are curricc's own", scope: .course,
    bad: lesson("options: [hello, goodbye, employment contract without any time limit], answer: hello"),
    good: lesson("options: [hello, goodbye, thanks], answer: hello"),
    parameters: [
      .number("min_score", 0.3, "least plausibility, 0 to 1"),
      .byName(
        "weights", ["pos": 0.3, "theme": 0.2, "order": 0.15, "length": 0.1, "form": 0.1, "taught": 0.15],
        "what each likeness counts: part of speech, unit, place in the course, length, spelling, taught by then"
      ),
    ], check: .whole(checkImplausibleOptions))
}

/// The starter's first lesson with a question what *hola* means, and two later lessons.
private func lesson(_ options: String, hello: String = "hello") -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/n1/hello.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l1
      order_idx: 0
      title: Hello and goodbye
      lesson_type: vocabulary
      cards:
        - {id: hola, target_text: hola, native_text: \(hello), pos: intj}
        - {id: buenos-dias, target_text: buenos días, native_text: good morning, pos: phrase}
        - {id: gracias, target_text: gracias, native_text: thank you; thanks, pos: intj}
        - {id: adios, target_text: adiós, native_text: goodbye, pos: intj}
      exercises:
        - {id: es-n1-u1-l1-x1, type: choice, prompt: What does "hola" mean?, \(options)}
      # file: courses/es/n1/work.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l2
      order_idx: 1
      title: Work
      lesson_type: vocabulary
      cards:
        - {id: trabajo, target_text: el trabajo, native_text: work, pos: noun, gender: m, article: el}
      # file: courses/es/n1/contract.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l3
      order_idx: 2
      title: Contracts
      lesson_type: vocabulary
      cards:
        - id: contrato
          target_text: el contrato de trabajo indefinido
          native_text: employment contract without any time limit
          pos: noun
          gender: m
          article: el
      """)
}

private func checkAlsoRight(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items where item.isSingleChoice {
    if item.kitQuestion != nil { continue }
    guard let course = context.curriculum.course(of: item.home), let words = item.words, words.hasQuotes,
      let key = item.key
    else { continue }
    let cards = context.facts.optionCards[course]
    let quoted = words.stem.filter(\.isQuoted).map(\.folded)
    let right = Set(cards.matches(key.string).filter { context.isAskedFor($0, quoted) }.map(\.side))
    for option in item.distractors {
      guard
        let match = cards.matches(option.string).first(where: {
          right.contains($0.side) && context.isAskedFor($0, quoted)
        })
      else { continue }
      let card = context.curriculum.lessons[Int(match.lesson)].cards[Int(match.card)]
      findings.report(
        "'\(option.string)' is right, too", at: option.span,
        labels: [Label(card.identity.id.span, "by this card")],
        help: "put another option in its place")
    }
  }
  checkKitSynonyms(context, &findings)
}

extension LintContext {
  /// The card of a match.
  fileprivate func card(_ match: OptionCards.Match) -> Card {
    curriculum.lessons[Int(match.lesson)].cards[Int(match.card)]
  }

  /// True when the other side of a card is what a stem quotes.
  fileprivate func isAskedFor(_ match: OptionCards.Match, _ quoted: [String]) -> Bool {
    guard !quoted.isEmpty else { return false }
    let card = card(match)
    switch match.side {
    case .native: return foldedWords(card.targetText.string) == quoted
    case .target, .bareTarget: return card.senses.contains { foldedWords($0) == quoted }
    }
  }
}

/// Reports wrong answers of a kit that another kit of the story gives as a right answer to the same question.
private func checkKitSynonyms(_ context: LintContext, _ findings: inout Findings) {
  var right: [String: [(answer: String, text: Text, kit: Int)]] = [:]
  func key(_ kit: Int, _ question: KitQuestion) -> String? {
    context.curriculum.storyOfKit[kit].map {
      "\($0)/" + AcceptableAnswers.comparisonForm(of: question.question.string)
    }
  }
  for (kit, entry) in context.curriculum.kits.enumerated() {
    for question in entry.questions {
      guard let key = key(kit, question) else { continue }
      for text in [question.correctAnswer] + question.accept {
        right[key, default: []].append((AcceptableAnswers.comparisonForm(of: text.string), text, kit))
      }
    }
  }
  for (kit, entry) in context.curriculum.kits.enumerated() {
    for question in entry.questions {
      guard let key = key(kit, question), let answers = right[key], answers.contains(where: { $0.kit != kit })
      else {
        continue
      }
      for wrong in question.incorrectAnswers {
        let form = AcceptableAnswers.comparisonForm(of: wrong.string)
        guard let other = answers.first(where: { $0.kit != kit && $0.answer == form }) else { continue }
        findings.report(
          "'\(wrong.string)' is right in another kit", at: wrong.span, severity: .warning,
          labels: [Label(other.text.span, "right here")], help: "put another in its place")
      }
    }
  }
}

private func checkAbsurdOptions(_ context: LintContext, _ findings: inout Findings) {
  guard !context.curriculum.isIncomplete else { return }
  let ahead = Int(findings.number("units_ahead"))
  let units = unitPlaces(context.curriculum)
  for item in context.items where item.isSingleChoice {
    guard let course = context.curriculum.course(of: item.home), let own = context.unitPlace(of: item, units),
      !context.curriculum.hasBroken(.card, in: context.curriculum.courses[course].identity.id.string)
    else { continue }
    let cards = context.facts.optionCards[course]
    let matches = item.options.map { cards.matches($0.string) }
    // Only where options are words of the course is one that is none of them out of place.
    let known = matches.count { !$0.isEmpty }
    guard !matches[item.keys[0]].isEmpty, known > 1, known >= item.options.count - 1 else { continue }
    for (index, option) in item.options.enumerated() where index != item.keys[0] {
      if matches[index].isEmpty {
        findings.report(
          "'\(option.string.shortened(to: 40))' is no word of the course, as the other options are",
          at: option.span)
      } else if let first = matches[index].compactMap({ units[Int($0.lesson)] }).min(), first > own + ahead {
        findings.report(
          "'\(option.string.shortened(to: 40))' is taught \(first - own) units later", at: option.span)
      }
    }
  }
}

/// For each lesson the place of its unit in its course, from 0; nil when unknown.
private func unitPlaces(_ curriculum: Curriculum) -> [Int?] {
  var places = [Int?](repeating: nil, count: curriculum.lessons.count)
  for bands in curriculum.bandsOfCourse {
    var place = 0
    for unit in bands.flatMap({ curriculum.unitsOfBand[$0] }) {
      for lesson in curriculum.lessonsOfUnit[unit] { places[lesson] = place }
      place += 1
    }
  }
  return places
}

extension LintContext {
  /// The place of an item's unit in its course; of a boss test that of the band's last unit.
  fileprivate func unitPlace(of item: Item, _ units: [Int?]) -> Int? {
    switch item.home {
    case .lesson(let lesson): units[lesson]
    case .bossTest(let boss):
      curriculum.bandOfBossTest[boss].flatMap { band in
        curriculum.unitsOfBand[band].flatMap { curriculum.lessonsOfUnit[$0] }.compactMap { units[$0] }.max()
      }
    default: nil
    }
  }
}

private func checkImplausibleOptions(_ context: LintContext, _ findings: inout Findings) {
  guard !context.curriculum.isIncomplete else { return }
  let least = findings.number("min_score")
  let plausibility = Plausibility(context) { findings.number("weights", for: $0) ?? 0 }
  for item in context.items where item.isSingleChoice {
    guard let course = context.curriculum.course(of: item.home) else { continue }
    let cards = context.facts.optionCards[course]
    let matches = item.options.map { cards.matches($0.string) }
    guard matches.allSatisfy({ !$0.isEmpty }) else { continue }
    let key = matches[item.keys[0]]
    for (index, option) in item.options.enumerated() where index != item.keys[0] {
      let score = matches[index].reduce(0.0) { best, match in
        key.reduce(best) { max($0, plausibility.score(match, for: $1, course)) }
      }
      guard score < least else { continue }
      findings.report(
        "'\(option.string.shortened(to: 40))' has little in common with '\(item.options[item.keys[0]].string.shortened(to: 40))'",
        at: option.span, help: "take a word of the same kind and unit")
    }
  }
}
