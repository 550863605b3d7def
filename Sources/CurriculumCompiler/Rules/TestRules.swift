/// Tests as a whole: whether they can be guessed, where their keys stand, what one item tells about another.
extension Rule {
  static let testRules: [Rule] = [
    guessable, keyPosition, answerRun, statementBalance, distractorOveruse, elimination, crossCue, typeMix,
    difficultySpread, quizOrder,
  ]

  static let guessable = Rule(
    "item/guessable", aliases: ["boss/guessable", "kit/guessable"], .warning,
    "A test cannot be passed by guessing.",
    why: "Passing must mean that the learner knows something.",
    source: "exact binomial; Haladyna & Rodriguez 2013, chapter on guessing (certainty medium); "
      + "the limits are curricc's own", scope: .part,
    bad: bossStatements(pass: 60), good: bossStatements(pass: 60, types: true),
    parameters: [
      .number("max_chance", 0.01, "chance of passing by guessing from which it is reported"),
      .number("error_chance", 0.1, "chance from which it is an error"),
      .number(
        "kit_questions", 8, "fewest questions of a kit that is judged; shorter ones are too short as it is"),
    ], check: .whole(checkGuessable))

  static let keyPosition = Rule(
    "item/key-position", aliases: ["boss/key-position", "gcse/mcq-position-balance"], .warning,
    "The right options of a test stand in all places.",
    why: "Learners notice that it is always C.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 20 (certainty high); chi-square at 5 %",
    scope: .balance,
    bad: .quizChoices(choices(keys: "CCCCCCCCBCCC")), good: .quizChoices(choices(keys: "ABCDABCDCBDA")),
    parameters: [
      .number("min_items", 12, "fewest choices that are judged by chi-square"),
      .number("short_test", 5, "fewest choices of a shorter test that is judged by the largest share"),
      .number("max_share", 0.6, "largest share of one place in a shorter test"),
      .number("max_run", 3, "most keys in one place running"),
      .number("expected_runs", 0.25, "runs expected by chance from which a longer one is no wonder"),
    ], check: .whole(checkKeyPositions))

  static let answerRun = Rule(
    "item/answer-run", aliases: ["quiz/duplicate-key"], .info,
    "The same answer is not right many times running.",
    why: "Learners begin to doubt what they know, or stop reading.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: .statements(facts(["true", "true", "true", "true", "false"])),
    good: .statements(facts(["true", "true", "false", "true", "false"])),
    parameters: [.number("max", 3, "most times running")], check: .whole(checkAnswerRuns))

  static let statementBalance = Rule(
    "item/tf-balance", aliases: ["gcse/tf-balance"], .warning,
    "About half of the statements to judge are true.",
    why: "Who always says 'true' should not pass.",
    source: "Haladyna & Rodriguez 2013, true-false items (certainty medium)", scope: .balance,
    bad: .statements(facts(["true", "true", "false", "true", "true", "true"])),
    good: .statements(facts(["true", "false", "true", "false", "false", "true"])),
    parameters: [
      .number("min_share", 0.35, "least share of true statements"),
      .number("max_share", 0.65, "largest share of true statements"),
      .number("min_items", 6, "fewest statements of a test that is judged"),
    ], check: .whole(checkStatementBalance))

  static let distractorOveruse = Rule(
    "item/distractor-overuse", aliases: ["item/same-distractor-overuse"], .info,
    "No wrong option comes back in item after item.",
    why: "It is soon known to be wrong.", source: "a default of curricc's own, no published figure",
    scope: .balance,
    bad: .quizChoices(choices(keys: "ABCDABCD", repeated: true)),
    good: .quizChoices(choices(keys: "ABCDABCD")),
    parameters: [
      .number("max_share", 0.25, "largest share of a test's choices that have the same wrong option"),
      .number("min_items", 8, "fewest choices of a test that is judged"),
    ], check: .whole(checkDistractorOveruse))

  static let elimination = Rule(
    "item/elimination", aliases: ["kit/elimination", "item/distractor-is-other-key-always"], .info,
    "The options of a kit are more than a handful of words.",
    why: "Each answer found is one less to choose from in the other questions.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: colourKit(words: ["red", "blue", "green", "black"]),
    good: colourKit(words: [
      "red", "blue", "green", "black", "white", "grey", "brown", "pink", "gold", "orange",
    ]),
    parameters: [.number("min_words", 6, "fewest distinct options of a kit")], check: .whole(checkElimination)
  )

  static let crossCue = Rule(
    "item/cross-cue", aliases: ["boss/cue", "gcse/cross-cue"], .warning,
    "No question gives away the answer to another one of the same test.",
    why: "Learners go back and copy it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 4; NBME Item-Writing Guide 2020, 'hinged items' "
      + "(certainty high)", scope: .course,
    bad: .quizChoices([
      (
        "Which process releases energy in stars?",
        ["combustion", "friction", "nuclear fusion", "radioactive decay"], 2
      ),
      ("Why does nuclear fusion need high temperatures?", ["mass", "repulsion", "speed", "volume"], 1),
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

  static let typeMix = Rule(
    "quiz/type-mix", .warning,
    "A made quiz of ten questions or more has all of Spark's types, none too often.",
    why: "A paper asks in all these ways, and each shows something else.",
    source: "Spark's document, section 2: multiple choice, true or false, short answer, numeric",
    scope: .balance,
    bad: .quizChoices(choices(keys: "ABCDABCDCB")), good: .quizChoices(choices(keys: "ABCD")),
    parameters: [
      .number("min_items", 10, "fewest questions of a quiz that is judged"),
      .number("max_share", 0.6, "largest share of one type"),
    ], check: .whole(checkTypeMix))

  static let difficultySpread = Rule(
    "quiz/difficulty-spread", .info, "Questions that say how hard they are do not all say the same.",
    why: "A quiz of one difficulty tells good learners from each other badly.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: difficulties([3, 3, 3, 3, 3]), good: difficulties([1, 2, 3, 3, 4]),
    parameters: [.number("min_items", 5, "fewest questions that say how hard they are")],
    check: .whole(checkDifficultySpread))

  static let quizOrder = Rule(
    "quiz/order", .info, "A quiz does not begin with its hardest question.",
    why: "Learners who fail at once give up.", source: "a default of curricc's own, no published figure",
    scope: .balance, bad: difficulties([5, 2, 3, 3, 4]), good: difficulties([1, 2, 3, 3, 5]),
    parameters: [.number("min_items", 5, "fewest questions of a quiz that is judged")],
    check: .whole(checkQuizOrder))
}

private let questions: [(prompt: String, key: String, wrong: [String])] = [
  ("What is the unit of energy?", "joule", ["metre", "pascal", "litre"]),
  ("What is the unit of force?", "newton", ["gram", "second", "kelvin"]),
  ("What is the unit of power?", "watt", ["degree", "mole", "hour"]),
  ("What is the unit of charge?", "coulomb", ["tonne", "minute", "candela"]),
  ("What is the unit of resistance?", "ohm", ["hectare", "day", "tesla"]),
  ("What is the unit of frequency?", "hertz", ["inch", "knot", "bar"]),
  ("What is the unit of current?", "ampere", ["mile", "year", "lumen"]),
  ("What is the unit of potential difference?", "volt", ["yard", "week", "radian"]),
  ("What is the unit of activity?", "becquerel", ["acre", "month", "carat"]),
  ("What is the unit of dose?", "sievert", ["pint", "decade", "ounce"]),
  ("What is the unit of capacity?", "farad", ["foot", "fortnight", "stone"]),
  ("What is the unit of induction?", "henry", ["cubit", "century", "pound"]),
]

/// Choices whose keys stand at given letters.
private func choices(keys: String, repeated: Bool = false) -> [(prompt: String, options: [String], key: Int)]
{
  zip(questions, keys.utf8).map { question, letter in
    var options = repeated ? ["parsec"] + question.wrong.dropFirst() : question.wrong
    options.insert(question.key, at: Int(letter - 0x41))
    return (question.prompt, options, Int(letter - 0x41))
  }
}

private func facts(_ answers: [String]) -> [(text: String, isTrue: Bool)] {
  zip(["Copper", "Iron", "Silver", "Zinc", "Nickel", "Gold"], answers).map { metal, answer in
    ("\(metal) is \(answer == "true" ? "a metal" : "a gas").", answer == "true")
  }
}

private func difficulties(_ values: [Int]) -> Example {
  let lines = zip(questions, values).enumerated().map { index, entry in
    "  - {id: q\(index + 1), type: typed, prompt: \(entry.0.prompt), answer: \(entry.0.key), difficulty: \(entry.1)}"
  }
  return .energyQuiz(lines.joined(separator: "\n"))
}

/// A boss test of statements, or of words to write.
private func bossStatements(pass: Int, types: Bool = false) -> Example {
  let words = [
    ("hola", "hello"), ("adiós", "goodbye"), ("gracias", "thank you"), ("buenos días", "good morning"),
  ]
  let lines = (0..<10).map { index in
    let (word, meaning) = words[index % 4]
    let other = words[(index + index / 4 + 1) % 4].1
    let item =
      types && index > 3
      ? "type: translate_text, prompt: \"Write in Spanish – \(meaning), number \(index).\", answer: \(word)"
      : "type: true-false, prompt: \"Number \(index): \(word) means \(index % 2 == 0 ? meaning : other).\", "
        + "answer: \(index % 2 == 0), explanation: It means \(meaning)."
    return "  - {id: n1-boss-x\(index), unit: es-n1-u1, \(item)}"
  }
  return Example(
    stringLiteral: """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n1
      id: n1-boss
      title: Novice Low boss battle
      time_limit_seconds: \(types ? 300 : 180)
      pass_score_pct: \(pass)
      items:
      \(lines.joined(separator: "\n"))
      """)
}

/// The starter's kit with names of colours for options.
private func colourKit(words: [String]) -> Example {
  let russian = [
    "красный", "синий", "зелёный", "чёрный", "алый", "лазурный", "изумрудный", "вороной", "пурпурный",
    "бирюзовый",
  ]
  let lines = russian.enumerated().map { index, word in
    let key = words[index % words.count]
    let wrong = (1...3).map { words[(index + $0) % words.count] }.joined(separator: ", ")
    return
      "  - {id: colour-\(index), question: \(word), correct_answer: \(key), incorrect_answers: [\(wrong)]}"
  }
  return Example(
    stringLiteral: """
      # file: story/first-words.yaml
      kind: kit
      story: indi
      stage: newborn
      id: first-words
      name: First words
      order_idx: 0
      questions:
      \(lines.joined(separator: "\n"))
      """)
}
