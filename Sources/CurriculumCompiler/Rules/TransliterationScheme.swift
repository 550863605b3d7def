func checkSchemes(_ context: LintContext, _ findings: inout Findings) {
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), course.code.string == "zh",
      course.romanisation.map({ $0.string.lowercased().contains("pinyin") }) ?? true
    else { continue }
    for card in lesson.cards {
      guard let pinyin = card.transliteration, let fault = fault(in: pinyin.string, of: card) else {
        continue
      }
      findings.report(
        "'\(pinyin.string.shortened(to: 40))' \(fault)", at: pinyin.span,
        labels: [Label(card.targetText.span, "the characters")])
    }
    for sentence in lesson.sentences {
      guard let pinyin = sentence.transliteration,
        let fault = fault(in: pinyin.string, numbered: nil, of: sentence.targetText.string)
      else { continue }
      findings.report(
        "'\(pinyin.string.shortened(to: 40))' \(fault)", at: pinyin.span,
        labels: [Label(sentence.targetText.span, "the characters")])
    }
  }
}

private func fault(in pinyin: String, of card: Card) -> String? {
  let numbered = card.details?.texts.first { $0.name == "pinyin_numbered" }?.text.string
  return fault(in: pinyin, numbered: numbered, of: card.targetText.string)
}

/// What is wrong with the pinyin of a text; nil when nothing is.
private func fault(in text: String, numbered: String?, of characters: String) -> String? {
  let han = Array(characters.unicodeScalars.filter { LetterScript.of($0) == .han })
  let others = characters.unicodeScalars.count { scalar in
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
  // With digits or Latin letters among the characters nothing is certain.
  guard !han.isEmpty, han.count == others else { return nil }
  guard let pinyin = Pinyin(marked: text, count: han.count) else {
    return Pinyin.isPinyin(text)
      ? "does not have a syllable for each of \(han.count.counted("character"))" : "is not pinyin"
  }
  if pinyin.syllables.allSatisfy({ $0.tone == 5 }), !han.allSatisfy(canBeNeutral) {
    return "has no tone marks"
  }
  if let numbered {
    guard let other = Pinyin(numbered: numbered) else {
      return "stands beside '\(numbered)', which is not pinyin with numbers"
    }
    if let fault = disagreement(pinyin, other, han) { return fault }
  }
  for (syllable, character) in zip(pinyin.syllables, han) {
    if let fault = misreading(syllable, character) { return fault }
  }
  return nil
}

private func canBeNeutral(_ character: Unicode.Scalar) -> Bool {
  PinyinTables.readings[character]?.contains { $0.hasSuffix("5") } ?? true
}

/// Characters whose tone follows the next one, so that it is written in two ways: 一, 不.
private let changing: Set<Unicode.Scalar> = ["一", "不"]

/// How the tone marks and the tone numbers of a word disagree; nil when they agree.
private func disagreement(_ marked: Pinyin, _ numbered: Pinyin, _ han: [Unicode.Scalar]) -> String? {
  guard marked.syllables.count == numbered.syllables.count else {
    return "has another number of syllables than the form with numbers"
  }
  for ((mark, number), character) in zip(zip(marked.syllables, numbered.syllables), han) {
    if mark.letters != number.letters {
      return "has '\(mark.letters)' where the form with numbers has '\(number.letters)'"
    }
    if mark.tone != number.tone, !changing.contains(character) {
      return "gives '\(character)' the tone \(mark.tone), the form with numbers \(number.tone)"
    }
  }
  return nil
}

/// How a syllable cannot be a character's; nil when it can, or when the character's readings are not known.
private func misreading(_ syllable: Pinyin.Syllable, _ character: Unicode.Scalar) -> String? {
  guard let readings = PinyinTables.readings[character], !changing.contains(character),
    syllable.letters != "r"
  else { return nil }
  if readings.contains("\(syllable.letters)\(syllable.tone)") { return nil }
  let tones = readings.filter { $0.dropLast() == syllable.letters }
  // The second syllable of a word may lose its tone: péngyou.
  if syllable.tone == 5, !tones.isEmpty, !syllable.beginsWord { return nil }
  return tones.isEmpty
    ? "reads '\(character)' as '\(syllable.letters)', expected \(readings.joined(separator: " or "))"
    : "gives '\(character)' the tone \(syllable.tone), expected \(tones.joined(separator: " or "))"
}
