import CurriculumCompiler
import Testing

/// Content that authors wrote and that rules must leave alone, beside what they must find.
@Suite struct FineLineTests {
  /// What a rule says about the starter with some files in the place of its own.
  private func findings(_ rule: String, _ example: String) throws -> [Diagnostic] {
    let rule = try #require(Rule.named(rule))
    return rule.compileExample(Example(stringLiteral: example)).diagnostics.sorted.filter {
      $0.rule == rule.name
    }
  }

  private func messages(_ rule: String, _ example: String) throws -> [String] {
    try findings(rule, example).map(\.message)
  }

  private func quiz(_ questions: String..., lines: String = "", subject: String = "physics") -> String {
    """
    # file: quizzes/energy.yaml
    kind: quiz
    id: energy
    title: Energy
    programme: gcse_triple_science
    subject: \(subject)
    board: aqa
    tier: foundation
    \(lines.isEmpty ? "" : lines + "\n")questions:
    \(questions.enumerated().map { "  - {id: q\($0.offset + 1), \($0.element)}" }.joined(separator: "\n"))
    """
  }

  private func choice(_ prompt: String, _ options: String, _ answer: String, _ more: String = "") -> String {
    "type: choice, prompt: \"\(prompt)\", options: [\(options)], answer: \(answer)\(more)"
  }

  private func statement(_ text: String) -> String {
    "type: true-false, prompt: \"\(text)\", answer: true"
  }

  private func course(_ code: String, cards: [String], exercises: [String] = []) -> String {
    """
    # file: courses/xx/course.yaml
    kind: language
    id: xx
    code: \(code)
    name: A language
    script: Latn
    source_language: {code: en}
    bands:
      - id: n1
        short_label: N1
        long_label: Novice Low
        units_required: 1
        units:
          - {id: u1, title: One, can_do: I can greet people.}
    # file: courses/xx/l1.yaml
    kind: lesson
    language: xx
    unit: u1
    id: l1
    order_idx: 0
    title: One
    lesson_type: vocabulary
    cards:
    \(cards.enumerated().map { "  - {id: c\($0.offset), \($0.element)}" }.joined(separator: "\n"))
    exercises: \(exercises.isEmpty ? "[]" : "")
    \(exercises.enumerated().map { "  - {id: x\($0.offset), \($0.element)}" }.joined(separator: "\n"))
    """
  }

  // MARK: Words of questions

  @Test(arguments: [
    ("It had a ___ of colours.", 0), ("It stops after a ___ at the intersection.", 0),
    ("It was an … of note.", 0), ("The station sends a NAK.", 0), ("The lamp is a SIM.", 0),
    ("It has a MRI scan.", 1), ("It is a animal.", 1), ("It is an unit.", 1),
  ])
  func anArticleIsJudgedByTheWordBehindItAndNotByOneBehindAGap(text: String, count: Int) throws {
    #expect(try messages("item/a-or-an", quiz(statement(text))).count == count)
  }

  @Test(arguments: [("en-US", 0), ("en-GB", 1)])
  func aDictionaryIsMissedOnlyWhereThereIsBritishEnglish(language: String, count: Int) throws {
    let rule = try #require(Rule.named("item/spelling"))
    var compiler = Compiler()
    compiler.plan.profile = .default
    let example = Example(stringLiteral: quiz(statement("Energy is kept."), lines: "language: \(language)"))
    let files = Starter.files(with: example).filter { !$0.path.hasPrefix("decks/") }
    var input = CompilerInput(sources: files)
    input.spelling = .noDictionary("en-GB")
    #expect(compiler.compile(input).diagnostics.sorted.count { $0.rule == rule.name } == count)
  }

  // MARK: Options

  @Test(arguments: [
    ("\"2+\", \"2-\", \"1+\", \"0\"", "\"2+\"", 0), ("2 N, 4 N, 0.008 kN, 16 N", "4 N", 1),
  ])
  func theSignOfAChargeIsNoUnit(options: String, answer: String, count: Int) throws {
    #expect(try messages("item/unit-mix", quiz(choice("What is it?", options, answer))).count == count)
  }

  @Test(arguments: [
    ("It must not cause harm, It is red, It is blue, It is hot", 0),
    ("They are not permitted, They are red, They are blue, They are hot", 0),
    ("It does not burn, It does not melt, It is red, It is hot", 0),
    ("It does not burn at all, It is very red, It is hot, It is light", 1),
  ])
  func oneOptionThatDeniesIsFoundAndRulesAndPairsAreNot(options: String, count: Int) throws {
    let key = options.split(separator: ", ").last.map(String.init) ?? ""
    #expect(
      try messages("item/negative-option", quiz(choice("What is true of it?", options, key))).count == count)
  }

  @Test(arguments: [
    ("\"All bands except 160 metres\", \"All bands\", \"Some bands\", \"Many bands\"", 0),
    ("All these choices are correct, All bands, Some bands, Many bands", 0),
    ("It is always red, It is never red, It is red at night, It is hot", 1),
  ])
  func whatNamesAnExceptionIsNotAbsolute(options: String, count: Int) throws {
    let key = options.split(separator: ", ").last.map(String.init) ?? ""
    let found = try findings("item/absolute", quiz(choice("What is true of it?", options, key)))
    #expect(found.count == count, "\(found)")
    if count > 0 { #expect(found[0].help == "say it without 'always'") }
  }

  @Test func slipsAreAskedForInCalculationsWithTheQuestionsOwnNumbers() throws {
    let sum = choice("A 2 kg trolley moves at 3 m/s. How much energy has it?", "3 J, 6 J, 9 J, 18 J", "9 J")
    let charge = choice("What is the charge on an ion of 12 protons and 10 electrons?", "-2, -1, 1, 2", "2")
    #expect(try messages("item/error-model", quiz(charge)).isEmpty)
    let found = try findings("item/error-model", quiz(sum, sum.replacing("A 2 kg", with: "A 4 kg")))
    #expect(found.count == 1)
    #expect(found.first?.labels.count == 1)
    #expect(found.first?.help?.contains("'3 J': …") ?? false)
  }

  @Test(arguments: [
    ("Which is the strongest? It is AWG number 12 wire.", 1),
    ("Which fuse suits AWG number 14 wire?", 0),
    ("Which number has a wire of 12 mm by AWG?", 0),
  ])
  func anAnswerIsGivenAwayWhereItsWordsStandInTheirOrderWithTheirNumbers(prompt: String, count: Int) throws {
    let asked = choice(
      "Which wire is thick enough?", "AWG number 12, AWG number 20, paper, string", "AWG number 12")
    let other = choice(prompt, "a, b, c, d", "a")
    #expect(try messages("item/cross-cue", quiz(asked, other)).count == count)
  }

  // MARK: Calculations

  @Test(arguments: [
    (
      "{value: 130000, unit: J, significant_figures: 2, tolerance: {kind: exact_after_rounding}}",
      "2.0*4200*15", 0
    ),
    (
      "{value: 118000, unit: J, significant_figures: 3, tolerance: {kind: exact_after_rounding}}",
      "800*9.8*15", 0
    ),
    (
      "{value: 130000, unit: J, significant_figures: 3, tolerance: {kind: exact_after_rounding}}",
      "2.0*4200*15", 1
    ),
    ("{value: 130000, unit: J, tolerance: {kind: relative, pct: 5}}", "2.0*4200*15", 0),
    ("{value: 130000, unit: J, tolerance: {kind: relative, pct: 1}}", "2.0*4200*15", 1),
    ("{value: 126, unit: J, tolerance: {kind: range, low: 120, high: 130}}", "125", 0),
  ])
  func aWorkingComesToAnAnswerThatIsRoundedLeftOfThePoint(answer: String, working: String, count: Int) throws
  {
    let question = "type: numeric, prompt: Work it out., answer: \(answer), marks: 2, working: \(working)"
    let found = try messages("gcse/answer-reachable", quiz(question))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("How many moles are in 11 g of CO₂? Relative atomic masses (Ar): C = 12, O = 16.", "11/44", 0),
    ("How many moles are in 90 g of glucose, C₆H₁₂O₆? Ar: H = 1, C = 12, O = 16.", "90/180", 0),
    ("How many moles are in 11 g of it? Ar: C = 12, O = 16.", "11/43", 1),
    ("A car of mass 1200 kg has a speed of 15 m/s.", "0.5*1300*15**2", 1),
    ("A trolley of 70 kg carries 16 kg at 15 m/s.", "86*15", 0),
  ])
  func whatIsAddedUpFromGivenNumbersIsGiven(prompt: String, working: String, count: Int) throws {
    let question =
      "type: numeric, prompt: \"\(prompt)\", answer: {value: 0.25, unit: mol, tolerance: {kind: relative, pct: 1}}, "
      + "marks: 2, working: \(working)"
    let found = try findings("gcse/working-uses-data", quiz(question))
    #expect(found.count == count, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.help != nil })
  }

  // MARK: Chemistry

  @Test(arguments: [
    ("Cu2+(aq) is blue.", 0, 1), ("An H2 blocker acts on the H2 receptor.", 0, 0),
    ("2H2 + O2 → 2H2O and CH4 + 2O2 → CO2 + 2H2O.", 1, 0), ("SO42- is an ion.", 1, 1),
    ("Fe3+ and Cu2+ are ions.", 0, 1),
  ])
  func formulasOfATextAreReportedOnceAndChargesAreNoFiguresBelowTheLine(
    text: String, subscripts: Int, charges: Int
  ) throws {
    let question = statement("Energy is kept.") + ", explanation: \"\(text)\""
    let example = quiz(question, subject: "chemistry")
    #expect(try messages("chem/subscript", example).count == (text.hasPrefix("SO4") ? 0 : subscripts))
    #expect(try messages("chem/charge-form", example).count == charges)
  }

  // MARK: Language courses

  @Test(arguments: [
    ("de", "die Eltern", "gender: m, number: plural", 0),
    ("de", "die Kinder", "gender: n, number: plural", 0),
    ("de", "die Mann", "gender: m", 1), ("de", "die Mann", "gender: m, number: singular", 1),
    ("fr", "les parents", "gender: m, number: plural", 0),
    ("es", "los padres", "gender: m, number: plural", 0),
    ("es", "las casas", "gender: f, number: plural", 0), ("it", "gli amici", "gender: m, number: plural", 0),
    ("it", "le case", "gender: f, number: plural", 0), ("it", "i libri", "gender: m, number: plural", 0),
    ("nl", "de huizen", "gender: n, number: plural", 0), ("nl", "de huis", "gender: n", 1),
    ("es", "los casas", "gender: f, number: plural", 1),
  ])
  func anArticleOfThePluralGoesWithItsGenders(code: String, noun: String, fields: String, count: Int) throws {
    let cards = ["target_text: \(noun), native_text: thing, pos: noun, \(fields)"]
    let found = try messages("lang/article-gender", course(code, cards: cards))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [("l'eau", "\"l'image\"", "\"l'\""), ("l’eau", "l’image", "l’")])
  func aMendedArticleHasTheApostropheOfTheCourse(other: String, text: String, article: String) throws {
    let cards = [
      "target_text: \"\(other)\", native_text: water, pos: noun, gender: f",
      "target_text: la image, native_text: picture, pos: noun, gender: f, article: la",
    ]
    let found = try findings("lang/article-gender", course("fr", cards: cards))
    let edits = found.flatMap { $0.fix?.edits ?? [] }.map { $0.replacement.replacing("\"", with: "") }
    #expect(edits == [text, article].map { $0.replacing("\"", with: "") })
  }

  @Test(arguments: [
    ("type: cloze, prompt: El mapa es ___. (green), answer: verde", [String]()),
    ("type: cloze, prompt: El mapa es ___. (verde/rojo), answer: verde", ["'rojo' is not taught"]),
    ("type: cloze, prompt: El mapa rojo es ___. (green), answer: verde", ["'rojo' is not taught"]),
    (
      "type: choice, prompt: 'What does \"gracias\" mean?', options: [map, green, hello], answer: map",
      ["'gracias' is not taught"]
    ),
    (
      "type: choice, prompt: \"What does 'Gracias' mean?\", options: [map, green, hello], answer: map",
      ["'Gracias' is not taught"]
    ),
    (
      "type: choice, prompt: 'How do you say \"thank you\"?', options: [mapa, verde, gracias], answer: gracias",
      ["'gracias' is not taught"]
    ),
    (
      "type: choice, prompt: 'How do you say \"thank you\"?', options: [mapa, verde, gracias], answer: verde",
      []
    ),
    ("type: choice, prompt: 'What does \"verde\" mean?', options: [map, green, hello], answer: green", []),
    ("type: typed, prompt: 'What does \"gracias\" mean?', answer: green map", ["'gracias' is not taught"]),
    ("type: choice, prompt: 'Which word ends in \"-ar\"?', options: [map, green, hello], answer: map", []),
  ])
  func wordsThatAQuestionQuotesAreTaughtAndCuesInTheOwnLanguageNeedNotBe(
    exercise: String, expected: [String]
  ) throws {
    let cards = [
      "target_text: el mapa, native_text: the map", "target_text: verde, native_text: green",
      "target_text: es, native_text: is", "target_text: hola, native_text: hello",
    ]
    let found = try messages("lang/untaught-word", course("es", cards: cards, exercises: [exercise]))
    #expect(found.filter { !$0.contains("boss") } == expected)
  }

  @Test(arguments: [
    ("rojo/a", "", 1), ("beau / belle", "", 1), ("km/h", "", 0), ("rojo", "", 0),
    ("el/la dentista", ", accept_target: [el dentista, la dentista]", 0),
  ])
  func aCardShowsOneFormThatCanBeTyped(text: String, more: String, count: Int) throws {
    let cards = ["target_text: \(text), native_text: red\(more)"]
    #expect(try messages("lang/slash-form", course("es", cards: cards)).count == count)
  }

  @Test(arguments: [
    ("fr", "j'ai", "I have", 0), ("fr", "est", "is", 0), ("fr", "ouvre", "opens", 0),
    ("fr", "avoir", "have", 1),
    ("fr", "parler", "speak", 1),
    ("es", "tengo", "have", 0), ("es", "tener", "have", 1),
  ])
  func onlyInfinitivesAreGivenWithTo(code: String, text: String, gloss: String, count: Int) throws {
    let cards = ["target_text: \"\(text)\", native_text: \(gloss), pos: verb"]
    #expect(try messages("lang/gloss-form", course(code, cards: cards)).count == count)
  }

  // MARK: What cannot be read

  @Test func aDeckWhoseCardsHaveNoIdsIsNotCounted() {
    let deck = """
      kind: deck
      id: water
      topic: Water
      depth: Foundational
      flashcards:
        - {type: question, question: "Why  does ice float? ", answer: " b"}
        - {type: question, question: Is water wet?, answer: It is.}
      """
    let rules = CompiledStarter("decks/water.yaml", deck).rules
    #expect(!rules.contains("deck/batch-size"))
    #expect(rules.count { $0 == "text/stray-whitespace" } == 2)
  }

  @Test func aQuizAboutALanguageIsToldWhereItBelongs() throws {
    let found = CompiledStarter(
      "quizzes/energy.yaml",
      """
      kind: quiz
      id: words
      title: Words
      programme: english
      subject: vocabulary
      tier: foundation
      questions: []
      """
    ).findings
    let told = found.filter { $0.notes.contains { $0.contains("lessons or boss tests") } }
    #expect(Set(told.map(\.rule)) == ["gcse/programme", "gcse/subject-unknown"])
  }
}
