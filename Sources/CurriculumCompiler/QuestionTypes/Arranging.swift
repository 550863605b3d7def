extension QuestionType {
  /// Items to put in order.
  static let ordering = QuestionType(
    "ordering", aliases: ["order_words"], "Put the items in order.", keys: [.answer]
  ) { reader, fields in
    let expected = "the items in the right order"
    guard let items = reader.answerTexts(fields, expected: expected) else { return nil }
    guard items.count > 1 else {
      reader.report(
        .answerMissing, "there is nothing to put in order", at: items[0].span, help: "give \(expected)")
      return nil
    }
    return .ordering(items)
  }

  /// Pairs to join.
  static let matching = QuestionType(
    "matching", aliases: ["match"], "Join what belongs together.", keys: [.pairs]
  ) { reader, fields in
    let pairs = reader.textMap(fields, .pairs)
    guard pairs.count > 1 else {
      if fields[.pairs] == nil || pairs.count == 1 {
        reader.report(
          .answerMissing, "a matching question needs two pairs or more", at: fields.head,
          help: "add 'pairs': left to right, a line each")
      }
      return nil
    }
    return .matching(pairs.map { (left: $0.name, right: $0.value) })
  }
}
