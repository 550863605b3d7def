extension [ExtractedItem] {
  /// Takes the stop that ends a question and its options, as Chinese papers print it, from the last of them.
  ///
  /// Where other options have one, it is theirs.
  mutating func takeStopsBehindOptions() {
    for index in indices where self[index].options.count > 2 {
      let texts = self[index].options.map(\.text)
      guard let last = texts.last, last.last == "。", last.count > 1,
        !texts.dropLast().contains(where: { $0.contains("。") })
      else { continue }
      let bare = String(last.dropLast())
      self[index].options[texts.count - 1].text = bare
      if self[index].answer == last { self[index].answer = bare }
    }
  }

  /// Takes the room for a letter from the ends of questions with options, as Chinese papers set it at the right edge.
  ///
  /// "则 A ∩ B = （　）" asks for a letter; before a stop the room is a gap in the sentence.
  mutating func takeRoomForLetters() {
    for index in indices where self[index].options.count > 1 {
      let text = self[index].question
      guard let last = text.last, ")）".contains(last),
        let open = text.lastIndex(where: { "(（".contains($0) }),
        text[open...].dropFirst().dropLast().allSatisfy(\.isWhitespace)
      else { continue }
      let bare = String(text[..<open]).trimmed
      guard bare.contains(where: \.isLetter) else { continue }
      self[index].question = bare
      (self[index].context, self[index].command) = Wording.split(bare)
    }
  }

  /// Takes the commas off between options that run on in a sentence, and its stop.
  ///
  /// "(a) ♢¬♢p, (b) ♢¬□p, (c) ¬□♢p."
  mutating func takeCommasBetweenOptions() {
    for index in indices where self[index].options.count > 2 {
      let texts = self[index].options.map(\.text)
      guard let last = texts.last, last.last != ",",
        texts.dropLast().allSatisfy({ $0.hasSuffix(",") && $0.count > 1 })
      else { continue }
      var bare = texts.dropLast().map { String($0.dropLast()).trimmed }
      bare.append(last.count > 1 && last.last == "." ? String(last.dropLast()) : last)
      for place in texts.indices {
        self[index].options[place].text = bare[place]
        if self[index].answer == texts[place] { self[index].answer = bare[place] }
      }
    }
  }
}
