/// How words sound, between them and their meanings: "Привет - [privet] - Hello", "cat /kæt/ – Katze".
extension [ExtractedItem] {
  /// Takes what stands in brackets or between slashes at the beginning of most answers, with a sign behind it.
  mutating func takePronunciations() {
    let words = indices.filter { [.vocabulary, .definition].contains(self[$0].kind) }
    let found = words.compactMap { index in
      self[index].answer.flatMap(Self.pronunciation).map { (index, $0) }
    }
    guard found.count >= 4, found.count * 10 >= words.count * 7 else { return takeSoundsBehindWords(words) }
    for (index, (sound, rest)) in found {
      self[index].details[WordTableReader.Role.pronunciation.rawValue] = sound
      self[index].answer = rest
    }
  }

  /// Takes what stands in square brackets behind most words themselves: "barn [bɑːn]".
  private mutating func takeSoundsBehindWords(_ words: [Int]) {
    let found = words.compactMap { index -> (Int, word: String, sound: String)? in
      let text = self[index].question
      guard text.last == "]", let open = text.lastIndex(of: "["), open > text.startIndex else { return nil }
      let word = String(text[..<open]).trimmed
      let sound = String(text[text.index(after: open)...].dropLast()).trimmed
      guard word.contains(where: \.isLetter), sound.contains(where: \.isLetter) else { return nil }
      return (index, word, sound)
    }
    guard found.count >= 4, found.count * 10 >= words.count * 7 else { return }
    for (index, word, sound) in found {
      self[index].details[WordTableReader.Role.pronunciation.rawValue] = sound
      (self[index].question, self[index].command) = (word, word)
    }
  }

  private static func pronunciation(_ answer: String) -> (sound: String, rest: String)? {
    guard let open = answer.first, let close = ["[": "]", "/": "/"][String(open)]?.first,
      let end = answer.dropFirst().firstIndex(of: close)
    else { return nil }
    let sound = String(answer[..<end].dropFirst()).trimmed
    let rest = answer[answer.index(after: end)...].drop { $0 == " " }
    guard let sign = rest.first, "-–—:=".contains(sign) else { return nil }
    let meaning = String(rest.dropFirst()).trimmed
    return sound.contains(where: \.isLetter) && meaning.contains(where: \.isLetter) ? (sound, meaning) : nil
  }
}
