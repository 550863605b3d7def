/// What is reported while wrong answers are chosen.
extension Rule {
  static let distractorRules: [Rule] = [needsAuthor, cardOptions, pinIsRight, lockLine]

  static let needsAuthor = Rule(
    "distractor/needs-author", .warning,
    "Enough wrong answers are plausible, clearly wrong and fair; an author writes those that are missing.",
    why:
      "An option that nobody would choose makes guessing easier; one that is right too marks learners wrong.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guidelines 18, 19 and 29; Tarrant, Ware & Mohammed 2009: half of "
      + "the distractors written to fill up to three did nothing (certainty high)",
    scope: .course,
    bad: .exercise("type: choice, prompt: How many is that?, answer: Whether or not it rains we go out"),
    good: .exercise(
      "type: choice, prompt: Someone leaves. What do you say?, options: [hola, adiós, gracias], answer: adiós"
    ))

  static let cardOptions = Rule(
    "distractor/card-options", .info,
    "Each card has other cards, taught by then, to tell it from.",
    why: "A card with fewer wrong options is easier to guess; a lesson of one card has none.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 18 (certainty high)", scope: .course,
    bad: .manifest("distractors: {cards: 9}"), good: .manifest("distractors: {cards: 1}"))

  static let pinIsRight = Rule(
    "distractor/pin-is-right", .error, "No wrong answer that an author pins is right, or there already.",
    why: "A learner who knows better is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19 (certainty high)", scope: .course,
    bad: .exercise(
      "type: choice, prompt: How do you say \"hello\"?, answer: hola, distractors: {pin: [Hola]}"),
    good: .exercise(
      "type: choice, prompt: How do you say \"hello\"?, answer: hola, distractors: {pin: [adiós]}"))

  static let lockLine = Rule(
    "distractor/lock-line", .warning, "Each line of distractors.lock is one choice, and each item has one.",
    why: "A line that cannot be read is not kept: learners get other options with the next build.",
    source: "docs/distractors/README.md", bad: "", good: "")
}
