extension QuestionType {
  /// Gaps to fill in a sentence.
  static let cloze = QuestionType(
    "cloze", aliases: ["fill_blank"], "Fill the gaps.", keys: [.answer, .accept, .distractors]
  ) { reader, fields in
    reader.readCloze(fields)
  }
}

/// How many gaps a prompt has: runs of three or more underscores.
package func gapCount(in prompt: String) -> Int {
  prompt.split(omittingEmptySubsequences: true) { $0 != "_" }.count { $0.count >= 3 }
}

extension NodeReader {
  fileprivate mutating func readCloze(_ fields: Fields<QuestionKey>) -> QuestionBody? {
    let accept = texts(fields, .accept)
    guard let node = answerNode(fields, expected: "the text of the gap, or a list with one for each gap")
    else {
      return nil
    }
    var gaps: [[Text]] = []
    if tree.kind(node) == .scalar {
      if let text = scalar(node, .text, name: "answer") { gaps.append([text]) }
    } else {
      for child in elements(node, name: "answer", of: "texts") {
        let texts =
          tree.kind(child) == .sequence
          ? elements(child, name: "answer", of: "texts").compactMap { scalar($0, .text, name: "answer") }
          : scalar(child, .text, name: "answer").map { [$0] } ?? []
        if !texts.isEmpty { gaps.append(texts) }
      }
    }
    if let first = accept.first {
      guard gaps.count == 1 else {
        report(
          .clozeForm, "'accept' belongs to a question with one gap", at: first.span,
          help: "write a list of accepted texts for each gap in 'answer'")
        return nil
      }
      gaps[0] += accept
    }
    guard let prompt = fields[.prompt], tree.kind(prompt) == .scalar, !gaps.isEmpty else { return nil }
    let expected = [QuestionKey.stem, .context, .prompt].reduce(0) { count, key in
      count + (fields[key].map { tree.kind($0) == .scalar ? gapCount(in: tree.text($0)) : 0 } ?? 0)
    }
    guard expected == gaps.count else {
      report(
        .clozeForm,
        "the prompt has \(expected.counted("gap")), the answer has \(gaps.count.counted("text"))",
        at: tree.span(prompt), labels: [Label(tree.span(node), "the answer")],
        help: "write each gap as '___' and give one text for each")
      return nil
    }
    return .cloze(gaps: gaps)
  }
}

extension Int {
  /// "1 gap", "2 gaps".
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
