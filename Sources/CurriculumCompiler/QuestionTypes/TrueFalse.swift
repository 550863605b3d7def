extension QuestionType {
  /// A statement to judge.
  static let trueFalse = QuestionType(
    "true-false", "Judge whether the statement is true.", keys: [.answer]
  ) { reader, fields in
    guard reader.answerNode(fields, expected: "true or false") != nil else { return nil }
    return reader.boolean(fields, .answer).map { .trueFalse($0) }
  }
}
