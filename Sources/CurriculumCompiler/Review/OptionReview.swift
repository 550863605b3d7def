/// Which wrong answers learners meet that they did not meet before.
package struct OptionReview: Sendable {
  /// What changed, item by item in the order of their keys, as Markdown.
  package let lines: [String]

  /// Compares what was chosen in two versions.
  ///
  /// - Parameters:
  ///   - pair: The versions.
  ///   - baseLock: The lock file of the base; nil where there was none.
  ///   - headLock: That of the present state.
  /// - Complexity: O(*n*) in the choices.
  package init(_ pair: VersionPair, baseLock: [UInt8]?, headLock: [UInt8]?) {
    let was = Self.choices(pair.base, baseLock)
    let now = Self.choices(pair.head, headLock)
    let answers = Self.answers(pair.head.curriculum)
    let newOnes = Set(now.keys).subtracting(was.keys)
    lines = now.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { key in
      let texts = now[key] ?? []
      let answer = answers[key].map { " (answer: \(markdownCell($0.shortened(to: 40))))" } ?? ""
      let name = "`\(key.dropFirst("question/".count))`\(answer)"
      if newOnes.contains(key) { return "\(name): \(Self.joined(texts))" }
      let before = was[key] ?? []
      return before == texts ? nil : "\(name): \(Self.joined(texts)) instead of \(Self.joined(before))"
    }
  }

  private static func choices(_ compilation: Compilation, _ lock: [UInt8]?) -> [String: [String]] {
    var ignored = Diagnostics()
    guard let content = compilation.completed?.options.lock ?? lock else { return [:] }
    return DistractorLock(content, &ignored).choices
  }

  private static func joined(_ texts: [String]) -> String {
    texts.map { markdownCell($0.shortened(to: 60)) }.joined(separator: " · ")
  }

  /// What is right, by the questions' keys.
  private static func answers(_ curriculum: Curriculum) -> [String: String] {
    var answers: [String: String] = [:]
    for card in curriculum.lessons.flatMap(\.cards) {
      for isRecognition in [true, false] {
        answers[card.questionKey(isRecognition: isRecognition)] = card.shown(isRecognition: isRecognition)
      }
    }
    for question in curriculum.kits.flatMap(\.questions) {
      answers[question.identity.key] = question.correctAnswer.string
    }
    curriculum.forEachQuestion { question in
      if let key = question.optionKey { answers[question.identity.key] = key }
    }
    return answers
  }
}
