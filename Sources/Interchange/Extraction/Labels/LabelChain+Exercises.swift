import PDFText

/// Exercises whose questions are numbered from 1 again.
extension ChainFinder {
  /// What is numbered from 1 below each of the words with numbers that head exercises, "1.", "2." below "Exercice 2"; nil where
  /// that is nothing, or options.
  func questions(
    ofExercises outer: LabelChain, _ groups: [LabelPart.Style: [LabelledLine]]
  ) -> LabelChain? {
    guard case .word(let word) = outer.members[0].label.parts[0].style,
      ExerciseNames.ofQuestions.contains(word == "question" ? countedWord?.lowercased() ?? word : word),
      outer.members.count > 1, outer.starts.isEmpty, outer.gaps == 0, let labels = groups[.dot]
    else { return nil }
    var inner = LabelChain(members: [], score: outer.score)
    for (place, head) in outer.members.enumerated() {
      let end = place + 1 < outer.members.count ? outer.members[place + 1].line : lines.count
      var own: [LabelledLine] = []
      for label in labels where label.line > head.line && label.line < end && label.number == own.count + 1 {
        own.append(label)
      }
      guard own.count > 1 else { return nil }
      if place > 0 { inner.starts.insert(inner.members.count) }
      inner.members += own
    }
    // "Exercise 14A" alone above an order and many sentences heads no question with options.
    let areAlone = outer.members.allSatisfy { lines[$0.line].words.count == $0.label.wordCount }
    let areMany = areAlone && inner.members.count >= outer.members.count * 5
    return asksAbove(outer, inner) && !areMany ? nil : inner
  }
}
