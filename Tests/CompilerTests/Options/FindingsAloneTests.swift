import CurriculumTestSupport
import Testing

@testable import CurriculumCompiler

/// Who asks for findings alone is told what is told to who wants the wrong answers as well.
///
/// Takes some seconds, for some two hundred courses and the flagship are compiled.
@Suite struct FindingsAloneTests {
  private static let words = [
    "el perro | dog", "el gato | cat", "el can | dog", "el chucho | mutt; dog", "correr | to run",
    "comer | to eat",
    "rojo | red", "el coche | car", "el automóvil | automobile", "la vaca | cow", "beber | to drink",
    "el tren | train",
    "dormir | to sleep", "la oveja | sheep", "verde | green", "el barco | boat", "la sopa | soup",
    "el pan | bread",
  ]
  private static let verdicts = [
    "", "", "", " | distractors: {pin: [cow]}", " | distractors: {pin: [dog, a house]}",
    " | distractors: {ban: [cat, red, cow]}",
  ]
  private static let settings = [
    "", "distractors: {gaps: 3}", "distractors: {not_yet_taught: true}", "distractors: {cards: 5}",
    "distractors: {cards: 1, least_score: 0.6}",
  ]

  private static let exerciseWithARightPin =
    "{id: x2, type: choice, prompt: What does \"perro\" mean?, answer: dog, distractors: {pin: [dog]}}"

  private static func course(_ random: inout SeededRandom) -> WordCourse {
    func card() -> String {
      let word = words.randomElement(using: &random) ?? words[0]
      let kind = ["noun", "verb", "adj"].randomElement(using: &random) ?? "noun"
      return "\(word) | \(kind)\(verdicts.randomElement(using: &random) ?? "")"
    }
    var course = WordCourse(lessons: [])
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      course.lessons.append((0..<Int.random(in: 1...8, using: &random)).map { _ in card() })
    }
    course.settings = settings.randomElement(using: &random) ?? ""
    if Bool.random(using: &random) {
      course.exercises = [
        "{id: x0, type: cloze, prompt: El ___ come pan., answer: perro}",
        "{id: x1, type: choice, prompt: How do you say \"to eat\"?, answer: comer}",
      ]
    }
    return course
  }

  /// What is found, with the wrong answers and alone.
  private static func findings(_ course: WordCourse, _ lock: [UInt8]?) -> [[Diagnostic]] {
    [true, false].map { wantsChoices in
      var compiler = Compiler()
      compiler.plan.profile = .default
      compiler.plan.wantsChoices = wantsChoices
      var input = CompilerInput(sources: course.sources)
      input.lock = lock
      return compiler.compile(input).diagnostics.sorted
    }
  }

  @Test func theSameIsFoundWhetherChoicesAreWantedOrNot() {
    var count = 0
    for seed in 0..<UInt64(30) {
      var random = SeededRandom(seed: seed)
      var course = Self.course(&random)
      let lock = Compiler().compile(CompilerInput(sources: course.sources)).completed?.options.lock
      if seed.isMultiple(of: 3) { course.exercises.append(Self.exerciseWithARightPin) }
      var pairs = [Self.findings(course, nil), Self.findings(course, lock)]
      // Words that come and change: some of what was chosen holds, and some does not.
      let other = Self.course(&random)
      course.lessons[0] = other.lessons[0]
      course.exercises = other.exercises
      pairs.append(Self.findings(course, lock))
      for (place, pair) in pairs.enumerated() { #expect(pair[0] == pair[1], "seed \(seed), pair \(place)") }
      count += pairs.flatMap { $0[1] }.count { $0.rule.hasPrefix("distractor/") }
    }
    #expect(count >= 30)
  }

  /// So many words that an engine no longer looks at all of them, and first lessons that need it for want of others.
  @Test(arguments: 0..<UInt64(4))
  func theSameIsFoundWhereTheFirstLessonsHaveToSearchALargeCourse(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let syllables = ["ca", "me", "lo", "tri", "pun", "sa", "ver", "di", "gos", "fe"]
    func word() -> String {
      (0..<3).map { _ in syllables.randomElement(using: &random) ?? "" }.joined()
    }
    var course = WordCourse(lessons: [Array(Self.words.prefix(2)).map { "\($0) | noun" }])
    for _ in 0..<12 { course.lessons.append((0..<25).map { _ in "\(word()) | the \(word()) | noun" }) }
    for (place, text) in course.lessons[12].prefix(3).enumerated() {
      let answer = text.split(separator: " ")[0]
      course.exercises.append("{id: x\(place), type: cloze, prompt: El ___ come pan., answer: \(answer)}")
    }
    let lock = Compiler().compile(CompilerInput(sources: course.sources)).completed?.options.lock
    for lock in [nil, lock] {
      let found = Self.findings(course, lock)
      #expect(found[0] == found[1], "seed \(seed)")
      #expect(found[0].contains { $0.rule == "distractor/card-options" })
    }
  }

  /// A gap that nothing is said of has the whole course searched, and then phrases of the first lesson are varied by words
  /// of later ones.
  @Test func phrasesAreVariedByTheSameWords() {
    let colours = ["verde", "azul", "gris", "blanca", "negra", "rosa"]
    var course = WordCourse(lessons: [
      ["la casa roja | cottage | noun", "la mesa roja | desk | noun"],
      colours.map { "casa \($0) | house \($0) | noun" }, colours.map { "mesa \($0) | table \($0) | noun" },
    ])
    course.exercises = ["{id: x0, type: cloze, prompt: La casa ___ es grande., answer: verde}"]
    let found = Self.findings(course, nil)
    #expect(found[0] == found[1])
    course.exercises = []
    #expect(Self.findings(course, nil)[0] != found[0])
  }

  @Test func theFlagshipsFindingsAreTheSame() throws {
    var input = CompilerInput(sources: try Flagship.sources())
    for lock in [nil, Flagship.lock] {
      input.lock = lock
      var compiler = Compiler()
      let whole = compiler.compile(input)
      compiler.plan.wantsChoices = false
      let alone = compiler.compile(input)
      #expect(whole.diagnostics.sorted == alone.diagnostics.sorted)
      #expect(alone.completed?.options.lock == nil)
    }
  }
}
