/// Letters for true and false in languages in which they say something else elsewhere: A of Romanian "adevărat", I and H of
/// Hungarian "igaz" and "hamis", D and Y of Turkish "doğru" and "yanlış".
enum VerdictLetters {
  private static let known: [(words: (String, String), verdicts: [String: Bool])] = [
    (("adevărat", "fals"), ["a": true, "f": false]), (("igaz", "hamis"), ["i": true, "h": false]),
    (("doğru", "yanlış"), ["d": true, "y": false]),
  ]

  /// What the letters say where a line asks which statements are true; nothing where none does.
  static func told(in document: DocumentLines) -> [String: Bool] {
    let asking = document.texts.lazy.map { $0.lowercased() }.filter(TrueFalse.isAsked)
    for (words, verdicts) in known
    where asking.contains(where: { $0.contains(words.0) && $0.contains(words.1) }) {
      return verdicts
    }
    return [:]
  }
}

extension [ExtractedItem] {
  /// Puts verdicts in the place of such letters.
  mutating func readVerdictLetters(of document: DocumentLines) {
    guard contains(where: { $0.kind == .trueFalse && $0.answer?.utf8.count == 1 }),
      case let told = VerdictLetters.told(in: document), !told.isEmpty
    else { return }
    for index in indices where self[index].kind == .trueFalse {
      guard let verdict = self[index].answer.flatMap({ told[$0.lowercased()] }) else { continue }
      self[index].answer = verdict ? "True" : "False"
    }
  }
}
