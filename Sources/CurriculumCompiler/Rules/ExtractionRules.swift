/// Questions that were taken from a source word for word.
extension Rule {
  static let extractionRules: [Rule] = [extractionVerbatim, extractionReview]

  static let extractionVerbatim = Rule(
    "gcse/extraction-verbatim", .error,
    "A question of an extraction names the page it is from and has the wording found there.",
    why: "Learners look the question up in their own notes, and a teacher must be able to check it.",
    source: "Spark's document, section 2: extraction preserves wording verbatim, with a page reference",
    scope: .part, evidence: "none on the flagship, which has no extractions",
    bad: extraction("{file: notes.pdf, snippet: Energy can never be destroyed.}"),
    good: extraction("{file: notes.pdf, page: 3, snippet: \"4. Energy can be destroyed. True or false?\"}"),
    parameters: [
      .number(
        "confidence", 0.5, "confidence of the extraction below which a question is to be read by a person")
    ], check: .each(checkExtractions))
}

extension Rule {
  static let extractionReview = Rule(
    "extract/review", .warning, "What a person has to look at has been looked at.",
    why: "A machine that reads documents makes mistakes; where it knows that it may have, it says so.",
    source: "curricc's own promise that what a machine chose, a person can see and overrule",
    bad: .exercise("type: typed, prompt: Say hello., answer: hola, review: the answer was set in bold"),
    good: .exercise("type: typed, prompt: Say hello., answer: hola"))
}

private func extraction(_ source: String) -> Example {
  Example.energyQuiz(
    """
      - id: q1
        type: true-false
        prompt: Energy can be destroyed.
        answer: false
        explanation: It is conserved.
        source: \(source)
    """
  ).replacing("tier: foundation", with: "tier: foundation\ngeneration_mode: extraction")
}

private func checkExtractions(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items {
    guard let quiz = context.quiz(of: item), quiz.generationMode == .extraction, let question = item.question
    else { continue }
    guard let source = question.details.source else {
      findings.report(
        "the question does not say where it is from", at: question.head,
        help: "add 'source: {file: …, page: …, snippet: …}'")
      continue
    }
    if source.page == nil {
      findings.report("the source has no page", at: source.file.span, help: "add 'page: …'")
    }
    if let confidence = source.confidence, let value = Double(confidence.string),
      value < findings.number("confidence")
    {
      findings.report(
        "the extraction is sure of the question to \(confidence.string) only", at: confidence.span,
        severity: .warning, help: "compare it with the page, then take 'confidence' out")
    }
    guard let snippet = source.snippet else { continue }
    let words = foldedWords(item.prompt.string)
    let found = foldedWords(snippet.string)
    guard !words.isEmpty, !found.contains(words) else { continue }
    findings.report(
      "the wording is not that of the source", at: item.prompt.span,
      labels: [Label(snippet.span, "the source")],
      help: "copy it from the source, or say 'generation_mode: synthesis'")
  }
}
