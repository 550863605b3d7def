import PDFText

extension Recognition {
  /// Takes what dots lead to behind most meanings as how they sound: "Quando parte? ……… KWAHN-doh PAR-teh".
  private mutating func divideAtLeaders() {
    func divide(_ text: String) -> (String, String)? {
      guard
        let start = ["....", ". . . .", "……"].compactMap({ text.firstRange(of: $0)?.lowerBound }).min()
      else {
        return nil
      }
      let behind = text[start...].drop { isLeader($0) || $0 == " " }
      var before = String(text[..<start]).trimmed
      if let next = text[..<start].last, !".?!".contains(next), text[start...].first == ".", behind.isEmpty {
        before += "."
      }
      return before.isEmpty || behind.isEmpty ? nil : (before, String(behind))
    }
    guard layout == .terms || layout == .table, items.count > 3 else { return }
    let parts = items.map { $0.answer.flatMap(divide) }
    guard parts.count(where: { $0 != nil }) * 10 >= items.count * 8 else { return }
    for (index, part) in parts.enumerated() {
      guard let part else { continue }
      items[index].answer = part.0
      items[index].details["pronunciation"] = part.1
    }
  }

  /// Turns a list of words round whose terms are English and whose meanings are not: what is learnt is the other word.
  mutating func turnWords(_ isWord: (String) -> Bool) {
    divideAtLeaders()
    guard layout == .terms, items.count > 3,
      items.allSatisfy({ ($0.answer ?? "").split(separator: " ").count <= 8 && !$0.question.hasSuffix("?") })
    else { return }
    let terms = Plausibility.share(ofEnglish: items.map(\.question), isWord)
    let meanings = Plausibility.share(ofEnglish: items.compactMap(\.answer), isWord)
    guard terms > 0.7, terms > meanings + 0.4 else { return }
    for index in items.indices {
      guard let answer = items[index].answer else { continue }
      items[index].answer = items[index].question
      items[index].question = answer
      items[index].command = answer
      items[index].kind = .vocabulary
    }
  }
}
