extension QuestionType {
  /// One right among options.
  static let choice = QuestionType(
    "choice", aliases: ["multiple_choice_text", "multiple_choice_audio"], "Choose the right option.",
    keys: [.options, .answer, .distractors]
  ) { reader, fields in
    reader.readChoice(fields, isSingle: true)
  }

  /// Several right among options.
  static let multiChoice = QuestionType(
    "multi-choice", "Choose all the right options.", keys: [.options, .answer, .distractors]
  ) { reader, fields in
    reader.readChoice(fields, isSingle: false)
  }
}

extension NodeReader {
  fileprivate mutating func readChoice(_ fields: Fields<QuestionKey>, isSingle: Bool) -> QuestionBody? {
    var options = texts(fields, .options)
    let expected = isSingle ? "the text of the right option" : "a list of the texts of the right options"
    guard let answers = answerTexts(fields, expected: expected) else { return nil }
    // Wrong options may be left to the compiler.
    if fields[.options] == nil { options = answers }
    if isSingle, answers.count > 1 {
      report(
        .answerInOptions, "a choice has one right option, found \(answers.count)", at: answers[1].span,
        help: "keep one, or use type 'multi-choice'")
      return nil
    }
    var keys: [Int] = []
    for answer in answers {
      let matches = options.indices.filter { options[$0].string.utf8.elementsEqual(answer.string.utf8) }
      if let match = matches.first {
        keys.append(match)
      } else {
        let near = nearest(to: answer.string, among: options.map(\.string))
        report(
          .answerInOptions, "the answer '\(answer.string.shortened(to: 40))' is none of the options",
          at: answer.span, help: near.map { "did you mean '\($0)'?" } ?? "write it exactly as in 'options'")
      }
    }
    guard keys.count == answers.count else { return nil }
    return .choice(options: options, keys: keys.sorted(), isSingle: isSingle)
  }
}
