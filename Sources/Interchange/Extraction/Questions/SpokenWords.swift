/// Words to spell, with the sentences that a teacher reads out: "The word is guitar. My cousin plays the guitar."
///
/// Source: national curriculum tests of England, English grammar, punctuation and spelling, paper 2.
extension [ExtractedItem] {
  /// Takes the word alone for the answer where most answers say so, or where it fills the gap of its question; the sentences
  /// become an explanation.
  mutating func takeSpokenWords() {
    let head = ExtractedItem.spokenWord
    let found = indices.compactMap { index -> (Int, word: String, rest: String)? in
      guard let answer = self[index].answer, answer.hasPrefix(head) else { return nil }
      let text = answer.dropFirst(head.count)
      guard let stop = text.firstIndex(of: "."), text[..<stop].split(separator: " ").count <= 3 else {
        return nil
      }
      return (index, String(text[..<stop]), String(text[text.index(after: stop)...]).trimmed)
    }
    let areMost = found.count >= 3 && found.count * 10 >= count * 7
    for (index, word, rest) in found
    where areMost || rest.fillings(ofOneSentence: self[index].question) == [word] {
      self[index].answer = word
      if !rest.isEmpty { self[index].details["explanation"] = rest }
    }
  }
}

extension ExtractedItem {
  /// What is read out before each word.
  static let spokenWord = "The word is "
}
