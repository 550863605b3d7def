/// A word by which boards ask: what it is worth, and which objective it assesses.
package struct CommandWord: Sendable {
  /// In lower case; several words for phrases.
  package let word: String
  /// The boards whose lists have it.
  package let boards: Set<Board>
  /// The marks that such a question usually carries; nil where the boards' papers show no rule.
  package let marks: ClosedRange<Int>?
  /// The objectives that it usually assesses; empty where the boards' papers show no rule.
  package let objectives: Set<AssessmentObjective>

  /// All words of all boards in alphabetical order.
  package static let all: [CommandWord] = Set(lists.values.flatMap(\.self)).sorted().map { word in
    let usual = usual.first { $0.words.contains(word) }
    return CommandWord(
      word: word, boards: Set(lists.filter { $0.value.contains(word) }.keys), marks: usual?.marks,
      objectives: usual?.objectives ?? [])
  }

  /// The words by board.
  ///
  /// Source: AQA, "GCSE sciences: command words" (2016), certain; Pearson 1BI0, 1CH0 and 1PH0, appendix "Taxonomy",
  /// certain; OCR command words for GCSE sciences, of medium certainty.
  package static let lists: [Board: [String]] = [
    .aqa: [
      "calculate", "choose", "compare", "complete", "define", "describe", "design", "determine", "draw",
      "estimate",
      "evaluate", "explain", "give", "identify", "justify", "label", "measure", "name", "plan", "plot",
      "predict",
      "show", "sketch", "state", "suggest", "use", "write",
    ] + stems,
    .edexcel: [
      "add", "assess", "calculate", "comment on", "compare", "compare and contrast", "complete", "deduce",
      "define",
      "describe", "design", "determine", "devise", "discuss", "draw", "estimate", "evaluate", "explain",
      "give",
      "give a reason", "identify", "justify", "label", "measure", "name", "plan", "plot", "predict", "sketch",
      "show that", "state", "state what is meant by", "suggest", "write",
    ] + stems,
    .ocrA: ocr, .ocrB: ocr,
  ]

  private static let ocr =
    [
      "analyse", "calculate", "choose", "classify", "compare", "complete", "conclude", "construct",
      "describe",
      "design", "determine", "discuss", "draw", "estimate", "evaluate", "explain", "give", "identify",
      "justify",
      "label", "name", "plan", "plot", "predict", "recall", "select", "show that", "sketch", "state",
      "suggest",
      "use", "write",
    ] + stems

  /// Question words, which ask for one mark in every board's papers.
  package static let stems = ["how", "how many", "what", "when", "where", "which", "who", "why"]

  private typealias Usual = (words: [String], marks: ClosedRange<Int>, objectives: Set<AssessmentObjective>)

  /// Usual marks and objectives.
  ///
  /// Source: the boards' own descriptions of their command words, and the marks of their papers of 2018 to 2024.
  private static let usual: [Usual] = [
    (
      [
        "give", "name", "state", "identify", "choose", "label", "write", "which", "what", "select", "recall",
        "where",
        "when", "who", "how many", "add",
      ], 1...2, [.ao1]
    ),
    (["define", "state what is meant by"], 1...2, [.ao1]),
    (["complete"], 1...4, [.ao1, .ao2]),
    (["describe"], 2...6, [.ao1, .ao2]),
    (["explain"], 2...6, [.ao1, .ao2]),
    (["calculate", "determine", "measure"], 1...6, [.ao2]),
    (["estimate"], 1...3, [.ao2, .ao3]),
    (["plot", "draw", "sketch", "construct"], 1...4, [.ao2]),
    (["compare", "compare and contrast"], 2...6, [.ao1, .ao2, .ao3]),
    (["predict"], 1...2, [.ao2, .ao3]),
    (["suggest"], 1...4, [.ao2, .ao3]),
    (["show", "show that"], 2...4, [.ao2]),
    (["use"], 1...4, [.ao2, .ao3]),
    (["deduce", "comment on", "conclude"], 1...4, [.ao3]),
    (["justify", "give a reason"], 1...4, [.ao3]),
    (["evaluate", "assess", "discuss"], 4...6, [.ao3]),
    (["plan", "design", "devise"], 4...6, [.ao1, .ao3]),
  ]

  /// The word with that spelling, whatever the case.
  package static func named(_ word: String) -> CommandWord? {
    let lower = word.lowercased()
    return all.first { $0.word == lower }
  }
}

extension CommandWord {
  private static let table = PhraseTable(
    (all.map(\.word) + ["elucidate", "outline", "list", "work out", "find", "prove", "analyse", "classify"])
      .map {
        (phrase: $0, value: $0)
      })

  /// What tells how to answer, and does not ask: "give your answer to 2 significant figures".
  private static let instructions = PhraseTable(
    [
      "give your answer", "give your answers", "show your working", "show all your working", "show how you",
      "give the unit", "state the unit", "choose the unit", "use the physics equations sheet",
      "use the equation", "use the periodic table", "write your answer", "use your", "give an answer",
      "which of the following", "what is meant",
    ].map { (phrase: $0, value: ()) })

  /// The command words of a prompt in order: verbs at the start of a clause, or behind "and", and question words.
  ///
  /// Words that ask but are in no board's list, such as "outline", are among them.
  package static func commands(in tokens: [PhraseToken]) -> [(word: String, range: Range<Int>)] {
    var found: [(word: String, range: Range<Int>)] = []
    var index = 0
    while index < tokens.count {
      let isBehindAnd = index > 0 && ["and", "then"].contains(tokens[index - 1].text)
      let isInstruction = isWhatFollows(tokens, index)
      guard tokens[index].beginsClause || isBehindAnd, !isInstruction,
        let (word, count) = table.match(tokens, at: index), !isBehindAnd || !stems.contains(word)
      else {
        index += 1
        continue
      }
      found.append((word, tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound))
      index += count
    }
    return found
  }

  private static func isWhatFollows(_ tokens: [PhraseToken], _ index: Int) -> Bool {
    guard let (_, count) = instructions.match(tokens, at: index) else { return false }
    let text = tokens[index..<index + count].map(\.text).joined(separator: " ")
    return !text.hasPrefix("wh")
  }
}
