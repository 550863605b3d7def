import Testing

@testable import CurriculumCompiler

/// What learners get to choose between, and what authors say about it.
@Suite struct ChosenOptionsTests {
  private static let animals = [
    "el perro | dog | noun", "el gato | cat | noun", "el caballo | horse | noun", "la vaca | cow | noun",
    "la oveja | sheep | noun", "correr | to run | verb", "comer | to eat | verb", "dormir | to sleep | verb",
    "beber | to drink | verb", "rojo | red | adj",
  ]

  @Test func wrongOptionsAreOfTheKindOfTheAnswer() throws {
    let chosen = WordCourse(lessons: [Self.animals]).compile().chosen
    let dog = try #require(chosen["question/es/c0-0/recognise"])
    for option in dog.dropFirst().dropLast().split(separator: ", ") {
      #expect(["cat", "horse", "cow", "sheep"].contains(option), "\(dog)")
    }
    let run = try #require(chosen["question/es/c0-5/produce"])
    #expect(run.contains("comer") && run.contains("dormir") && run.contains("beber"), "\(run)")
  }

  @Test func nothingIsOfferedThatIsTaughtLater() {
    let later = WordCourse(lessons: [
      Array(Self.animals.prefix(4)), ["el burro | donkey | noun", "el pato | duck | noun"],
    ])
    let first = later.compile().chosen.filter { $0.key.contains("/c0-") }
    #expect(first.values.allSatisfy { !$0.contains("burro") && !$0.contains("pato") }, "\(first)")
    var allowed = later
    allowed.settings = "distractors: {not_yet_taught: true}"
    #expect(
      later.compile().explainOptions(of: "es/c0-0/recognise", lock: nil)[0].candidates.allSatisfy {
        $0.option.text != "donkey"
      })
    #expect(!allowed.compile().chosen.isEmpty)
  }

  @Test func whatIsAlsoRightIsNoOption() {
    let course = WordCourse(lessons: [
      Self.animals + [
        "el can | dog | noun", "el chucho | mutt; dog | noun",
        "el minino | pussycat | noun | accept_native: [cat]",
        "el corcel | horse; steed | noun",
      ]
    ])
    let chosen = course.compile().chosen
    #expect(chosen["question/es/c0-0/produce"].map { !$0.contains("can") && !$0.contains("chucho") } == true)
    #expect(chosen["question/es/c0-0/recognise"].map { !$0.contains("mutt") } == true)
    #expect(chosen["question/es/c0-1/produce"].map { !$0.contains("minino") } == true)
    #expect(chosen["question/es/c0-2/produce"].map { !$0.contains("corcel") } == true)
  }

  @Test func synonymsOfTheDictionaryAreNoOptions() throws {
    let course = WordCourse(lessons: [
      [
        "el coche | car | noun", "el automóvil | automobile | noun", "el tren | train | noun",
        "el barco | boat | noun",
        "el avión | aeroplane | noun", "el autobús | bus | noun",
      ]
    ])
    let chosen = course.compile().chosen
    #expect(try #require(chosen["question/es/c0-0/recognise"]).contains("automobile") == false)
    #expect(try #require(chosen["question/es/c0-1/recognise"]).contains("car,") == false)
  }

  @Test func pinsComeFirstAndBansNever() throws {
    var cards = Self.animals
    cards[0] += " | distractors: {pin: [la oveja], ban: [cat]}"
    let compilation = WordCourse(lessons: [cards]).compile()
    let options = compilation.explainOptions(of: "es/c0-0", lock: nil)
    #expect(options.count == 2)
    for explanation in options {
      let texts = explanation.options.map(\.text)
      #expect(texts.contains { $0 == "sheep" || $0 == "la oveja" }, "\(texts)")
      #expect(!texts.contains { $0 == "cat" || $0 == "el gato" }, "\(texts)")
    }
  }

  @Test func aPinThatIsRightIsAnError() {
    var cards = Self.animals
    cards[0] += " | distractors: {pin: [Dog]}"
    let compilation = WordCourse(lessons: [cards]).compile()
    #expect(compilation.findings("distractor/pin-is-right").count == 1)
    #expect(compilation.completed == nil)
  }

  @Test func aLessonOfOneCardIsAFindingAndNoCrash() {
    let compilation = WordCourse(lessons: [["el perro | dog | noun"]]).compile { $0.profile = .default }
    #expect(compilation.findings("distractor/card-options").count == 1)
    #expect(compilation.completed != nil)
  }

  @Test func bansThatLeaveNothingAreAFinding() {
    let cards = [
      "el perro | dog | noun | distractors: {ban: [cat, cow]}", "el gato | cat | noun",
      "la vaca | cow | noun",
    ]
    let compilation = WordCourse(lessons: [cards], settings: "distractors: {sources: [course]}").compile {
      $0.profile = .default
    }
    #expect(compilation.findings("distractor/card-options").count == 1)
    #expect(compilation.chosen["question/es/c0-0/recognise"] == nil)
  }

  @Test func aThousandCardsWithOneTranslationHaveNoOptionThatIsRight() {
    let cards = (0..<1000).map { "palabra\($0) | word | noun" } + Self.animals
    let compilation = WordCourse(lessons: [cards]).compile()
    let forWords = compilation.chosen.filter { $0.key.hasSuffix("/produce") && $0.value.contains("palabra") }
    // A word may stand beside an animal, never beside another word of the same translation.
    for (key, value) in forWords {
      let number = Int(key.split(separator: "/")[2].dropFirst(3)) ?? 0
      #expect(number >= 1000, "\(key): \(value)")
    }
    #expect(compilation.completed != nil)
  }

  @Test(arguments: [("ka", "Geor"), ("hy", "Armn"), ("am", "Ethi")])
  func aScriptWithoutAnyDataGetsOptionsFromTheCourse(code: String, script: String) throws {
    let cards = [
      "ძაღლი | dog | noun", "კატა | cat | noun", "ცხენი | horse | noun", "ძროხა | cow | noun",
      "ცხვარი | sheep | noun",
    ]
    var course = WordCourse(lessons: [cards])
    (course.code, course.script) = (code, script)
    let chosen = course.compile().chosen
    #expect(try #require(chosen["question/\(code)/c0-0/recognise"]).contains("cat"))
    #expect(chosen["question/\(code)/c0-0/produce"] != nil)
  }

  @Test func theSameSourceGivesTheSameOptionsWhateverTheThreads() {
    let more = [
      "el burro | donkey | noun", "la cabra | goat | noun", "saltar | to jump | verb", "azul | blue | adj",
    ]
    let course = WordCourse(lessons: [Self.animals, more])
    let one = course.compile().completed?.options.lock
    #expect(one != nil)
    #expect(course.compile(threads: 4).completed?.options.lock == one)
    let paths = course.sources.map {
      SourceFile(path: $0.path.replacing("courses/lesson-00", with: "courses/z"), bytes: $0.bytes)
    }
    let moved = Compiler().compile(CompilerInput(sources: paths.reversed()))
    #expect(moved.completed?.options.lock == one, "files are named as you like")
  }

  @Test func anUnrelatedCardReshufflesNothing() throws {
    let before = WordCourse(lessons: [Self.animals])
    let first = before.compile()
    let lock = try #require(first.completed?.options.lock)
    #expect(before.compile(lock: lock).completed?.options.lock == nil, "a second run changes nothing")
    let after = WordCourse(lessons: [Self.animals + ["el burro | donkey | noun", "la cabra | goat | noun"]])
    let second = after.compile(lock: lock).chosen
    for (key, value) in first.chosen { #expect(second[key] == value, "\(key)") }
    #expect(second["question/es/c0-10/recognise"] != nil)
  }

  @Test func whatHasBecomeRightIsChosenAnew() throws {
    let lock = try #require(WordCourse(lessons: [Self.animals]).compile().completed?.options.lock)
    let kept = WordCourse(lessons: [Self.animals]).compile().chosen["question/es/c0-0/recognise"] ?? ""
    #expect(kept.contains("cat"))
    var cards = Self.animals
    cards[1] = "el gato | cat; dog | noun"
    let changed = try #require(
      WordCourse(lessons: [cards]).compile(lock: lock).chosen["question/es/c0-0/recognise"])
    #expect(!changed.contains("cat"), "\(changed)")
    #expect(changed.contains("horse") || changed.contains("cow") || changed.contains("sheep"))
  }

  @Test func aPolicyThatWantsNothingGetsNothing() {
    let off = WordCourse(lessons: [Self.animals], settings: "distractors: {cards: 0}").compile()
    #expect(off.chosen.isEmpty)
    let none = WordCourse(lessons: [Self.animals]).compile { $0.distractors = .none }
    #expect(none.chosen.isEmpty)
  }

  @Test func weightsOfUnknownSignalsAndWrongSignsAreFindings() {
    let wrong = WordCourse(
      lessons: [Self.animals],
      settings: "distractors: {weights: {meanin: 1, meaning: -1, token-difference: 2}}")
    let found = wrong.compile().diagnostics.sorted.filter { $0.rule.hasPrefix("schema/") }
    #expect(found.count == 3, "\(found.map(\.message))")
    #expect(found.contains { $0.help?.contains("meaning") == true })
  }

  @Test func aChoiceWithoutWrongOptionsGetsThemFromTheCourse() throws {
    var course = WordCourse(lessons: [Self.animals])
    course.exercises = ["{id: x1, type: choice, prompt: What does \"perro\" mean?, answer: dog}"]
    let compilation = course.compile()
    let options = try #require(compilation.explainOptions(of: "es/x1", lock: nil).first).options
    #expect(options.count == 4)
    #expect(options.count(where: \.isKey) == 1)
    #expect(
      options.allSatisfy { ["dog", "cat", "horse", "cow", "sheep"].contains($0.text) },
      "\(options.map(\.text))")
  }

  @Test func aFalseFriendIsOfferedForWhatItIsTakenFor() throws {
    let cards = [
      "embarazada | pregnant | adj", "cansado | tired | adj", "enfermo | ill | adj", "contento | happy | adj",
      "triste | sad | adj",
    ]
    let first = WordCourse(lessons: [cards]).compile()
    let lock = try #require(first.completed?.options.lock)
    let options = try #require(first.chosen["question/es/c0-0/recognise"])
    #expect(options.contains("embarrassed"), "\(options)")
    #expect(first.chosen["question/es/c0-0/produce"]?.contains("embarrassed") == false)
    #expect(WordCourse(lessons: [cards]).compile(lock: lock).completed?.options.lock == nil)
  }

  @Test func aWordThatIsItsOwnFalseFriendIsNotOfferedUnderItself() throws {
    let cards = [
      "once | eleven | num", "doce | twelve | num", "siete | seven | num", "nueve | nine | num",
      "diez | ten | num",
    ]
    let options = try #require(WordCourse(lessons: [cards]).compile().chosen["question/es/c0-0/recognise"])
    #expect(!options.contains("once"), "\(options)")
  }

  @Test func aGapIsOfferedOtherFormsOfItsWordAndAChoiceIsNot() throws {
    var course = WordCourse(lessons: [
      [
        "estar | to be | verb | forms: [estoy, estás, está]",
        "ser | to be (always) | verb | forms: [soy, eres, es]",
        "comer | to eat | verb", "beber | to drink | verb", "el mapa | map | noun", "dónde | where | adv",
      ]
    ])
    course.exercises = [
      "{id: x1, type: cloze, prompt: ¿Dónde ___ el mapa?, answer: está}",
      "{id: x2, type: choice, prompt: How do you say \"to eat\"?, answer: comer}",
    ]
    let compilation = course.compile()
    let gap = try #require(compilation.explainOptions(of: "es/x1", lock: nil).first)
    #expect(
      gap.options.contains { ["estoy", "estás", "es", "eres", "soy"].contains($0.text) },
      "\(gap.options.map(\.text))")
    let choice = try #require(compilation.explainOptions(of: "es/x2", lock: nil).first)
    #expect(!choice.candidates.contains { ["estoy", "estás", "es"].contains($0.option.text) })
  }

  @Test func wrongResultsAreThoseOfKnownMistakesWrittenAsTheRightOneIs() throws {
    let sources = Starter.files(
      with: .energyQuiz(
        """
          - id: kinetic-energy
            type: numeric
            prompt: Calculate the kinetic energy of a car of mass 1200 kg travelling at 15 m/s.
            answer: {value: 135000, unit: J, tolerance: {kind: relative, pct: 1}}
            working: 0.5*1200*15**2
            marks: 2
        """))
    let compilation = Compiler().compile(CompilerInput(sources: sources))
    let options = try #require(compilation.explainOptions(of: "energy/kinetic-energy", lock: nil).first)
      .options
    let texts = options.map(\.text)
    #expect(texts.contains("135000 J") && texts.contains("270000 J") && texts.contains("9000 J"), "\(texts)")
    #expect(Set(options.compactMap(\.errorTag)).isSuperset(of: ["no_half", "no_square"]), "\(options)")
    #expect(options.filter(\.isKey).map(\.text) == ["135000 J"])
  }
}
