/// Who asked, where letters are printed with their answers: "Why is it so dark here? — Mr Okafor’s class".
extension [ExtractedItem] {
  /// Takes names behind dashes from behind the question marks of most questions.
  mutating func takeAskers() {
    let found = indices.compactMap { index -> (Int, question: String, asker: String)? in
      let text = self[index].question
      guard let mark = text.lastIndex(of: "?") else { return nil }
      let rest = text[text.index(after: mark)...].drop { $0 == " " }
      guard let dash = rest.first, "—–".contains(dash) else { return nil }
      let asker = String(rest.dropFirst()).trimmed
      guard asker.first?.isUppercase == true, (1...6).contains(asker.split(separator: " ").count) else {
        return nil
      }
      return (index, String(text[...mark]), asker)
    }
    guard found.count >= 3, found.count * 10 >= count * 6 else { return }
    for (index, question, asker) in found {
      self[index].question = question
      (self[index].context, self[index].command) = Wording.split(question)
      self[index].details["asker"] = asker
    }
  }
}
