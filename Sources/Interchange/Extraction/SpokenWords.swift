/// Words to spell, with the sentences that a teacher reads out: "The word is guitar. My cousin plays the guitar."
///
/// Source: national curriculum tests of England, English grammar, punctuation and spelling, paper 2.
extension [ExtractedItem] {
  /// Takes the word alone for the answer where most answers say so; the sentences become an explanation.
  mutating func takeSpokenWords() {
    let head = "The word is "
    let found = indices.compactMap { index -> (Int, word: String, rest: String)? in
      guard let answer = self[index].answer, answer.hasPrefix(head) else { return nil }
      let text = answer.dropFirst(head.count)
      guard let stop = text.firstIndex(of: "."), text[..<stop].split(separator: " ").count <= 3 else {
        return nil
      }
      return (index, String(text[..<stop]), String(text[text.index(after: stop)...]).trimmed)
    }
    guard found.count >= 3, found.count * 10 >= count * 7 else { return }
    for (index, word, rest) in found {
      self[index].answer = word
      if !rest.isEmpty { self[index].details["explanation"] = rest }
    }
  }
}
