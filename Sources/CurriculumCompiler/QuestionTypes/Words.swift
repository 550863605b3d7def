extension QuestionType {
  /// A word or phrase to type.
  static let typed = QuestionType(
    "typed", aliases: ["translate_text", "short_answer", "listen_and_type"], "Type the answer.",
    keys: [.answer, .accept]
  ) { reader, fields in
    let accept = reader.texts(fields, .accept)
    return reader.answerText(fields, expected: "the text to type").map { .typed(answer: $0, accept: accept) }
  }

  /// A word or phrase to say; the app's recogniser gives a transcript.
  static let spoken = QuestionType(
    "speak_phrase", aliases: ["translate_text_to_audio"], "Say the answer.", keys: [.answer, .accept]
  ) { reader, fields in
    let accept = reader.texts(fields, .accept)
    return reader.answerText(fields, expected: "the text to say").map { .spoken(answer: $0, accept: accept) }
  }

  /// Something to recall; the learner turns the card and judges.
  static let definition = QuestionType(
    "definition", "Recall the answer, then turn the card.", keys: [.answer]
  ) { reader, fields in
    reader.answerText(fields, expected: "what stands on the back").map { .recall(answer: $0) }
  }

  /// A few sentences, judged by a mark scheme.
  static let short = QuestionType("short", "Answer in a few sentences.", keys: [.rubric, .accept]) {
    reader, fields in
    let points = reader.texts(fields, .rubric)
    guard points.isEmpty else { return .rubric(points: points) }
    if fields[.rubric] == nil || reader.tree.kind(fields[.rubric] ?? 0) == .sequence {
      reader.report(
        .answerMissing, "the question has no rubric", at: fields.head,
        help: "add 'rubric': a point for each mark")
    }
    return nil
  }
}
