import CurriculumRuntime

/// A text of an item with the formulas, equations and nuclides in it.
package struct ChemicalText: Sendable {
  /// The text.
  package let text: Text
  /// What stands in it, first to last; not empty.
  package let matches: [ChemistryMatch]
}

/// Finds the chemistry in the texts of an item that are meant to be right.
///
/// Wrong options and false statements may show what is wrong, and a task to balance shows what is to be balanced.
/// The equations that belong to a quiz go with its first item, so that each is looked at once.
///
/// - Complexity: O(*n*) in the bytes of the item's texts; texts without figures or arrows cost one look.
func chemistry(of item: Item, _ curriculum: Curriculum) -> [ChemicalText] {
  guard let question = item.question, item.isScience else { return [] }
  var texts: [Text] = []
  if !isTask(question.prompt.string), question.body.isTrue { texts += question.prompt.parts }
  switch question.body {
  case .choice(let options, let keys, _): texts += keys.map { options[$0] }
  case .typed(let answer, _), .recall(let answer): texts.append(answer)
  case .rubric(let points): texts += points
  case .trueFalse, .numeric, .spoken, .cloze, .ordering, .matching: break
  }
  texts += [question.details.explanation, question.details.equation].compactMap(\.self)
  if case .quiz(let quiz) = item.home, let first = curriculum.quizzes[quiz].questions.first,
    first.identity.number == question.identity.number
  {
    texts += curriculum.quizzes[quiz].equations
  }
  return texts.compactMap { text in
    guard mayHoldChemistry(text.string) else { return nil }
    let matches = chemistry(in: text.string)
    return matches.isEmpty ? nil : ChemicalText(text: text, matches: matches)
  }
}

/// True for a prompt that shows an equation which is to be completed, balanced or judged.
private func isTask(_ prompt: String) -> Bool {
  ["alance", "omplete", "orrect", "rong", "issing"].contains { prompt.contains($0) }
}

extension QuestionBody {
  /// False for a statement that is false.
  fileprivate var isTrue: Bool {
    if case .trueFalse(let isTrue) = self { isTrue.value } else { true }
  }
}

extension Item {
  /// True for items of quizzes and decks.
  var isScience: Bool {
    switch home {
    case .quiz, .deck: true
    case .lesson, .bossTest, .kit: false
    }
  }
}

/// True when a text has what no formula with figures, equation or nuclide can be without.
private func mayHoldChemistry(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var last: UInt8 = 0
    var beforeLast: UInt8 = 0
    for byte in bytes {
      let isDigit = 0x30...0x39 ~= byte
      let isCapital = { (letter: UInt8) in 0x41...0x5A ~= letter }
      let isSmall = { (letter: UInt8) in 0x61...0x7A ~= letter }
      // H2, Mg2, carbon-14.
      if isDigit,
        isCapital(last) || (isSmall(last) && isCapital(beforeLast)) || (last == 0x2D && isSmall(beforeLast))
      {
        return true
      }
      // Raised and lowered figures, arrows; = and ^; ->.
      if last == 0xE2, [0x81, 0x82, 0x86, 0x87].contains(byte) { return true }
      if last == 0xC2, [0xB2, 0xB3, 0xB9].contains(byte) { return true }
      if byte == 0x3D || byte == 0x5E || (byte == 0x3E && last == 0x2D) { return true }
      (beforeLast, last) = (last, byte)
    }
    return false
  }
}
