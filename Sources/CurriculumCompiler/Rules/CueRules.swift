/// Cues: what gives the right option away to someone who does not know the answer.
extension Rule {
  static let cueRules: [Rule] = [
    lengthCue, clang, grammarCue, conspicuousKey, oppositePair, convergence, absoluteTerms, vagueFrequency,
    heterogeneousOptions,
  ]

  static let lengthCue = Rule(
    "item/length-cue", aliases: ["gcse/mcq-length-cue"], .warning,
    "The right option is not much longer than the others.",
    why: "The right answer needs qualifying, so the longest option is often right, and learners know it.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 24 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .quizChoice(
      "Which quantity is a vector?", "Mass, Speed, Time, Velocity which has magnitude and direction",
      answer: "Velocity which has magnitude and direction"),
    good: .quizChoice("Which quantity is a vector?", "Mass, Speed, Time, Velocity", answer: "Velocity"),
    parameters: [
      .number("ratio", 1.5, "times as long as the longest wrong option"),
      .number("difference", 10, "characters longer than it, at least"),
      .number("max_share", 0.4, "largest share of a test's items whose longest option is the right one"),
      .number("min_items", 10, "fewest items of a test that is judged as a whole"),
    ], check: .whole(checkLengthCues))

  static let clang = Rule(
    "item/clang", .warning, "No word of the stem is in the right option alone.",
    why: "Learners pick the option that sounds like the question.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28b (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which process in stars releases nuclear energy?", "Combustion, Evaporation, Friction, Nuclear fusion",
      answer: "Nuclear fusion"),
    good: .quizChoice(
      "Which process in stars releases energy?", "Combustion, Evaporation, Friction, Nuclear fusion",
      answer: "Nuclear fusion"),
    parameters: [
      .number("min_letters", 4, "fewest letters of a word that counts"),
      .number("key_words", 4, "words of a right option from which one word in common is no cue, but two are"),
      .number(
        "topic_share", 0.05, "share of a test's stems that have a word from which it is the test's topic"),
      .wordLists("function_words", ItemPhrases.functionWords, "words that do not count"),
    ], check: .whole(checkClang))

  static let grammarCue = Rule(
    "item/grammar-cue", aliases: ["item/gender-cue", "gcse/mcq-grammar-cue"], .warning,
    "The end of a stem fits every option by its grammar.",
    why: "An 'an', an 'are' or a 'la' before the gap rules options out without any knowledge.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28c (certainty high)", scope: .part,
    fix: "Writes 'a/an'.",
    bad: .quizChoice(
      "An animal that eats only plants is an", "carnivore, decomposer, herbivore, omnivore",
      answer: "herbivore"),
    good: .quizChoice(
      "What is an animal called that eats only plants?", "carnivore, decomposer, herbivore, omnivore",
      answer: "herbivore"),
    parameters: [
      .wordLists("articles", Articles.genders, "for each language its articles, each as 'article/gender'")
    ],
    check: .entities(checkGrammarCues))

  static let conspicuousKey = Rule(
    "item/conspicuous", .info,
    "The right option has no feature that the others lack: digits, brackets, quotes.",
    why: "What stands out is picked.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28d (certainty medium)", scope: .part,
    bad: .quizChoice(
      "Which gas do plants take in for photosynthesis?",
      "carbon monoxide, carbon dioxide (CO₂), nitrogen, oxygen",
      answer: "carbon dioxide (CO₂)"),
    good: .quizChoice(
      "Which gas do plants take in for photosynthesis?", "carbon monoxide, carbon dioxide, nitrogen, oxygen",
      answer: "carbon dioxide"), check: .entities(checkConspicuousKeys))

  static let oppositePair = Rule(
    "item/opposite-pair", aliases: ["item/exhaustive-pair"], .info,
    "The right option is not one of the only two that say opposite things.",
    why: "One of two opposites is right, so learners need not look at the other options.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 28e; NBME Item-Writing Guide 2020 (certainty medium)",
    scope: .part,
    bad: .quizChoice(
      "What does a catalyst do?",
      "It is used up, It lowers the activation energy, It raises the activation energy, It increases the yield",
      answer: "It lowers the activation energy"),
    good: .quizChoice(
      "What does a catalyst do?",
      "It heats the reactants, It is used up, It lowers the activation energy, It increases the yield",
      answer: "It lowers the activation energy"),
    parameters: [.wordLists("pairs", ItemPhrases.opposites, "opposites, each as 'one/other'")],
    check: .entities(checkOppositePairs))

  static let convergence = Rule(
    "item/convergence", .warning, "The right option is not the one that has most in common with the others.",
    why: "Who writes wrong options by changing parts of the right one gives it away as their middle.",
    source: "NBME Item-Writing Guide 2020, 'convergence strategy' (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which ions are in magnesium oxide?", "Mg²⁺ and O²⁻, Mg²⁺ and O⁻, Mg⁺ and O²⁻, Na⁺ and Cl⁻",
      answer: "Mg²⁺ and O²⁻"),
    good: .quizChoice(
      "Which ions are in magnesium oxide?", "Mg⁺ and O⁻, Mg⁺ and O²⁻, Mg²⁺ and O⁻, Mg²⁺ and O²⁻",
      answer: "Mg²⁺ and O²⁻"),
    parameters: [
      .words("joining", ["and", "y", "et", "und", "и", "e"], "words that join elements of an option")
    ],
    check: .entities(checkConvergence))

  static let absoluteTerms = Rule(
    "item/absolute", aliases: ["gcse/mcq-absolute-terms"], .info,
    "Words that allow no exception, 'always' or 'never', do not mark the wrong options.",
    why: "Little is so without exception, so learners cross such options out.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28a (certainty high)", scope: .part,
    bad: .quizChoice(
      "What is true of metals?",
      "They all float on water, They always burn, They conduct electricity, They dissolve in petrol",
      answer: "They conduct electricity"),
    good: .quizChoice(
      "What is true of metals?",
      "They are brittle, They conduct electricity, They dissolve in petrol, They float on water",
      answer: "They conduct electricity"),
    parameters: [
      .wordLists("words", ItemPhrases.absolutes, "words that allow no exception"),
      .number("max_phi", 0.5, "largest correlation of such words with 'false' over the statements of a test"),
      .number("min_statements", 8, "fewest statements of a test that is judged as a whole"),
    ], check: .whole(checkAbsolutes))

  static let vagueFrequency = Rule(
    "item/vague-frequency", .info, "'Usually' or 'may' does not mark the right option.",
    why: "Words that hedge are true of most things, so learners pick the option that has them.",
    source: "NBME Item-Writing Guide 2020, 'vague frequency terms' (certainty high)", scope: .part,
    bad: .quizChoice(
      "What is true of metals?",
      "They are gases, They dissolve in petrol, They float on water, They usually conduct electricity",
      answer: "They usually conduct electricity"),
    good: .quizChoice(
      "What is true of metals?",
      "They are gases, They conduct electricity, They dissolve in petrol, They float on water",
      answer: "They conduct electricity"),
    parameters: [.wordLists("words", ItemPhrases.vague, "words that leave open how often or how surely")],
    check: .entities(checkVagueFrequencies))

  static let heterogeneousOptions = Rule(
    "item/heterogeneous", aliases: ["lang/distractor-pos", "kit/incorrect-pos"], .warning,
    "The options are of one kind: nouns or verbs, numbers or words.",
    why: "The odd one out is picked or crossed out for its form.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty medium: support for it is mixed)",
    scope: .part,
    bad: .quizChoice(
      "What happens in a freezer?", "to burn, to evaporate, to freeze, ice", answer: "to freeze"),
    good: .quizChoice(
      "What happens in a freezer?", "to burn, to evaporate, to freeze, to melt", answer: "to freeze"),
    check: .entities(checkHeterogeneousOptions))
}
