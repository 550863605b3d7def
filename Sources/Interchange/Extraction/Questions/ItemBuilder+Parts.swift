import PDFText

/// What the parts of a question share, or have between them.
extension ItemBuilder {
  /// Adds an item for each bullet below a question that asks something by itself.
  ///
  /// - Returns: Whether there are such.
  func addBulleted(
    _ node: QuestionNode, _ lines: QuestionLines, _ stem: [String], _ items: inout [ExtractedItem]
  ) -> Bool {
    guard !habits.hasBulletAnswers, !habits.hasBulletedOptions, node.answerBefore == nil,
      let found = BulletedParts.divide(lines.rows, joiner)
    else { return false }
    let own = joiner.text(found.stem.map(\.joinedText))
    for (place, rows) in found.parts.enumerated() {
      var part = lines
      part.rows = rows
      // The marks of the question are not those of each part.
      part.marks = nil
      if place > 0 { part.leftOut = [] }
      items.append(item(node, part, stem + [own]))
    }
    return true
  }

  /// Gives each part what the end of the last says that each of them is worth.
  func takeMarksOfEach(_ parts: inout ArraySlice<ExtractedItem>) {
    guard let last = parts.indices.last, parts.count > 1, let found = MarkReader.each(parts[last].question),
      !found.text.isEmpty
    else { return }
    parts[last].question = found.text
    (parts[last].context, parts[last].command) = Wording.split(found.text)
    guard let marks = found.marks else {
      parts[last].leftOut.append(found.words)
      return
    }
    for index in parts.indices where parts[index].marks == nil { parts[index].marks = marks }
  }

  /// Takes the marks off the last of several parts of which no other has any: they are those of all.
  ///
  /// Source: tests of schools in Hungary, which print "/ 3 pont" below the last part.
  func leaveSumOut(_ parts: inout ArraySlice<ExtractedItem>) {
    guard let last = parts.indices.last, parts.count >= 3, let sum = parts[last].marks,
      sum >= parts.count, sum.isMultiple(of: parts.count), parts.dropLast().allSatisfy({ $0.marks == nil })
    else { return }
    parts[last].marks = nil
  }

  /// What stands behind the last part of the question above and leads to the parts of the next, which says nothing else to them.
  func leading(to question: QuestionNode, in questions: [QuestionNode], at place: Int) -> String {
    guard place > 0, !question.children.isEmpty, questions[place - 1].run == question.run,
      question.lines.isEmpty
    else { return "" }
    return leadingSentences(behind: questions[place - 1])
  }

  /// What stands behind a part and leads to the next.
  func leadingSentences(behind node: QuestionNode) -> String {
    if let last = node.children.last { return leadingSentences(behind: last) }
    let lines = QuestionLines(node.lines, document, marksBefore: nil)
    return joiner.text(lines.leading.map(\.joinedText))
  }
}
