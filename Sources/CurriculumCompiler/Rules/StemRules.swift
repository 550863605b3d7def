/// How the stem of a question is worded: it asks one thing, plainly, and can be understood without its options.
extension Rule {
  static let stemRules: [Rule] = [
    placeholder, directive, coverTest, stemTooShort, negativeStem, doubleNegative, negativeOption, opinion,
    singleFocus, itemLength, verboseStem, humour,
  ]

  static let placeholder = Rule(
    "item/placeholder", .error, "No text of a question is a placeholder.",
    why: "A learner would be asked something unfinished.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 11 (certainty high)", scope: .part,
    bad: .exercise("type: typed, prompt: TODO write a greeting., answer: hola"),
    good: .exercise("type: typed, prompt: Write a greeting., answer: hola"),
    parameters: [
      .words(
        "words", ["TODO", "FIXME", "XXX", "TBD", "lorem ipsum", "Lorem ipsum"],
        "what marks unfinished text, in this case of letters")
    ], check: .entities(checkPlaceholders))

  static let directive = Rule(
    "item/directive", .warning, "A stem asks, commands, or leaves something to complete.",
    why: "A learner must know what to do before reading the options.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 14 (certainty high)", scope: .part,
    bad: .quizChoice("The unit of energy.", "joule, newton, volt, watt", answer: "joule"),
    good: .quizChoice("What is the unit of energy?", "joule, newton, volt, watt", answer: "joule"),
    parameters: [.wordLists("words", ItemPhrases.commands, "words that tell a learner what to do")],
    check: .entities(checkDirectives))

  static let coverTest = Rule(
    "item/cover-test", .warning, "A stem can be answered with its options covered.",
    why: "Else the options are statements to judge one by one, and the item measures reading.",
    source: "NBME Item-Writing Guide 2020, the 'cover the options' rule (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which of these is correct?",
      "Energy is a vector, Force is a scalar, Mass is a scalar, Speed is a vector",
      answer: "Mass is a scalar"),
    good: .quizChoice("Which quantity is a scalar?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    parameters: [.wordLists("stems", ItemPhrases.emptyStems, "stems that ask nothing by themselves")],
    check: .entities(checkCoverTest))

  static let stemTooShort = Rule(
    "item/stem-too-short", .warning, "A stem that the options complete holds the central idea.",
    why: "Learners would have to find out from long options what the question is about.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 15 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .quizChoice(
      "\"The heart:\"",
      "pumps blood around the whole human body, takes oxygen from the air we breathe, "
        + "removes waste products from the blood stream, breaks food down into small molecules",
      answer: "pumps blood around the whole human body"),
    good: .quizChoice(
      "What is the main task of the heart in the human body?",
      "breaking food down, pumping blood, removing waste, taking up oxygen", answer: "pumping blood"),
    parameters: [
      .number("min_words", 4, "fewest words with content in a stem whose options are long"),
      .number("option_words", 6, "words of the options on average from which they are long"),
      .wordLists("function_words", ItemPhrases.functionWords, "words without content"),
    ], check: .entities(checkStemLength))

  static let negativeStem = Rule(
    "item/negative-stem", aliases: ["gcse/mcq-negative-stem"], .warning,
    "A choice asks for what is so; a NOT or EXCEPT is emphasised.",
    why: "A small 'not' is overlooked, and the learner who knows most is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 17 (certainty high; support for it is mixed)",
    scope: .part, fix: "Writes the negation in capitals.",
    bad: .quizChoice(
      "Which of these is not a vector?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    good: .quizChoice(
      "Which of these is NOT a vector?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    parameters: [
      .wordLists("words", ItemPhrases.negations, "words that negate"),
      .wordLists("choosing", ItemPhrases.choosing, "words with which a question asks for one of its options"),
      .wordLists("clauses", ItemPhrases.clauses, "words that begin another clause"),
      .wordLists("auxiliaries", ItemPhrases.auxiliaries, "words behind which 'not' negates the question"),
    ], check: .entities(checkNegativeStems))

  static let doubleNegative = Rule(
    "item/double-negative", aliases: ["gcse/tf-negation"], .warning,
    "No sentence, and no stem together with an option, negates twice.",
    why: "Working out what is asked takes the place of what is to be known.",
    source: "Haladyna, Downing & Rodriguez 2002, guidelines 17 and 27 (certainty high)", scope: .part,
    bad: .statements([("Metals are not non-conductors.", true)]),
    good: .statements([("Metals conduct electricity.", true)]),
    parameters: [
      .wordLists("words", ItemPhrases.negations, "words that negate"),
      .wordLists("hidden", ItemPhrases.hiddenNegations, "words that hold a negation"),
      .wordLists("choosing", ItemPhrases.choosing, "words with which a question asks for one of its options"),
      .wordLists("clauses", ItemPhrases.clauses, "words that begin another clause"),
      .wordLists("auxiliaries", ItemPhrases.auxiliaries, "words behind which 'not' negates the question"),
    ], check: .entities(checkDoubleNegatives))

  static let negativeOption = Rule(
    "item/negative-option", .info, "Options about a subject say what is so.",
    why: "A 'not' among the options is overlooked, or makes one stand out.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 27 (certainty medium)", scope: .part,
    bad: .quizChoice(
      "What does a catalyst do?",
      "It does not change the rate, It lowers the activation energy, It raises the yield, It uses up the product",
      answer: "It lowers the activation energy"),
    good: .quizChoice(
      "What does a catalyst do?",
      "It heats the reactants, It lowers the activation energy, It raises the yield, It uses up the product",
      answer: "It lowers the activation energy"),
    parameters: [
      .wordLists("words", ItemPhrases.denials, "words that deny a statement"),
      .number("min_words", 3, "fewest words of an option that is a statement"),
      .number("within", 4, "words of an option among which its verb is looked for"),
    ], check: .entities(checkNegativeOptions))

  static let opinion = Rule(
    "item/opinion", .warning, "A question with a key asks for knowledge, not for an opinion.",
    why: "Every opinion is right, and most would be marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 6 (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which energy resource do you think is renewable?", "Coal, Gas, Oil, Wind", answer: "Wind"),
    good: .quizChoice("Which energy resource is renewable?", "Coal, Gas, Oil, Wind", answer: "Wind"),
    parameters: [.wordLists("phrases", ItemPhrases.opinions, "words that ask for an opinion")],
    check: .entities(checkOpinions))

  static let singleFocus = Rule(
    "item/single-focus", .info, "A question asks one thing.",
    why: "Who knows half of it can only be marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 1 (certainty high)", scope: .part,
    bad: .quizChoice(
      "What is force, and what is its unit?", "joule, newton, volt, watt", answer: "newton"),
    good: .quizChoice("What is the unit of force?", "joule, newton, volt, watt", answer: "newton"),
    check: .entities(checkSingleFocus))

  static let itemLength = Rule(
    "item/length", aliases: ["gcse/prompt-length"], .info, "Stems, options and statements are short.",
    why: "The item is to measure what learners know, not how fast they read.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 13 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .statements([
      (
        "When a car that has been standing in the sun for a long time is driven along a straight road at a constant "
          + "speed, the resultant force on it is zero.", true
      )
    ]),
    good: .statements([("The resultant force on a car at a constant velocity is zero.", true)]),
    parameters: [
      .number("stem", 60, "most words of a stem"), .number("option", 15, "most words of an option"),
      .number("statement", 25, "most words of a statement to judge"),
    ], check: .entities(checkLengths))

  static let verboseStem = Rule(
    "item/verbose", .info, "Each sentence of a stem serves the question.",
    why: "Window dressing costs time and hides what is asked.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 16 (certainty medium)", scope: .part,
    bad: .quizChoice(
      "Scientists have been working in laboratories all over the world since ancient times. "
        + "Which quantity is a scalar?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    good: .quizChoice(
      "A car turns a corner at a constant speed. Which quantity of the car changes?",
      "energy, mass, velocity, volume", answer: "velocity"),
    parameters: [
      .number("min_words", 10, "fewest words of a sentence that is reported"),
      .wordLists("function_words", ItemPhrases.functionWords, "words without content"),
    ], check: .entities(checkVerboseStems))

  static let humour = Rule(
    "item/humour", .info, "A test that counts makes no jokes.",
    why: "A joke is lost on learners of a language and on those who are afraid; it costs them time.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 31 (certainty medium)", scope: .part,
    evidence: "none on the flagship's tests",
    bad: boss("How do you say hello? 😂"), good: boss("How do you say hello?"),
    parameters: [
      .words(
        "signs",
        ["😂", "🤣", "😜", "😉", "🤪", "haha", "lol", "just kidding", "ha ha", "jaja", "mdr"],
        "what marks a joke"),
      .words("tags", ["humour", "humor", "joke", "fun"], "tags that mark one"),
    ], check: .entities(checkHumour))
}

private func boss(_ prompt: String) -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n1
      id: n1-boss
      title: Novice Low boss battle
      time_limit_seconds: 60
      pass_score_pct: 70
      items:
        - {id: n1-boss-x1, unit: es-n1-u1, type: translate_text, prompt: \(prompt), answer: hola}
      """)
}
