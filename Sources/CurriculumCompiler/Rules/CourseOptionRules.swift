import CurriculumRuntime

/// Wrong options of a course's questions, by what its cards say: words of the course, likely ones.
extension Rule {
  static let courseOptionRules: [Rule] = [absurdOption, implausibleOption]

  static let absurdOption = Rule(
    "item/absurd", .info,
    "A wrong option is a word of the course when the others are.",
    why: "A word that learners have never met is crossed out at once.",
    source: "Haladyna, Downing & Rodriguez 2002, guidelines 28f and 29 (certainty medium)", scope: .course,
    bad: lesson("options: [hello, goodbye, xylophone], answer: hello"),
    good: lesson("options: [hello, goodbye, thanks], answer: hello"),
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
private func lesson(_ options: String) -> Example {
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
        - {id: hola, target_text: hola, native_text: hello, pos: intj}
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

private func checkAbsurdOptions(_ context: LintContext, _ findings: inout Findings) {
  guard !context.curriculum.isIncomplete else { return }
  for item in context.items where item.isSingleChoice {
    guard let course = context.curriculum.course(of: item.home),
      !context.curriculum.hasBroken(.card, in: context.curriculum.courses[course].identity.id.string)
    else { continue }
    let cards = context.facts.optionCards[course]
    let isWord = item.options.map { !cards.matches($0.string).isEmpty }
    // Only where options are words of the course is one that is none of them out of place.
    let known = isWord.count { $0 }
    guard isWord[item.keys[0]], known > 1, known >= item.options.count - 1 else { continue }
    for (index, option) in item.options.enumerated() where index != item.keys[0] && !isWord[index] {
      findings.report(
        "'\(option.string.shortened(to: 40))' is no word of the course, as the other options are",
        at: option.span)
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
