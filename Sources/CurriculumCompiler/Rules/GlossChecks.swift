func checkGlosses(_ context: LintContext, _ findings: inout Findings) {
  let limit = Int(findings.number("max_senses"))
  let slashes = findings.words("slashes")
  let modal = Set(findings.words("no_to"))
  let infinitives = findings.wordLists("infinitives")
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index) else { continue }
    for card in lesson.cards {
      let gloss = Gloss(card)
      if card.senses.count > limit {
        findings.report(
          "the translation has \(card.senses.count) senses, expected \(limit) at most",
          at: card.nativeText.span, help: "teach the others on a card of their own, when they are met")
      } else if let mended = gloss.mended(except: slashes) {
        let isSafe = mended.isSafe
        findings.report(
          "'\(card.nativeText.string.shortened(to: 40))' \(mended.fault)", at: card.nativeText.span,
          help: "write '\(mended.text)'",
          fix: context.replacement(of: card.nativeText, by: mended.text).map {
            Fix("write '\(mended.text)'", [$0], safety: isSafe ? .safe : .unsafe)
          })
      } else if course.source.code.string == "en", let endings = infinitives[course.code.string],
        let text = gloss.withTo(endings, modal)
      {
        findings.report(
          "the verb '\(card.nativeText.string.shortened(to: 40))' stands without 'to'",
          at: card.nativeText.span, help: "write '\(text)', so that learners see that it is a verb",
          fix: context.replacement(of: card.nativeText, by: text).map {
            Fix("write '\(text)'", [$0], safety: .unsafe)
          })
      }
    }
  }
}

/// The translation of a card as a text with a form.
private struct Gloss {
  private let card: Card
  private let text: String

  init(_ card: Card) {
    self.card = card
    text = card.nativeText.string
  }

  /// The translation with what is wrong in it mended, and what that is; nil when nothing is.
  func mended(except slashes: [String]) -> (text: String, fault: String, isSafe: Bool)? {
    let bytes = text.utf8
    guard bytes.contains(where: { $0 == 0x2F || $0 == 0x2C || $0 == 0x2E }) else { return nil }
    let hasStop = endsInStop
    let plain = hasStop ? String(text.dropLast()) : text
    if isDivided(by: "/"), !slashes.contains(where: { plain.contains($0) }) {
      return (divided(plain, by: "/"), "divides its senses with '/'", false)
    }
    if isSingleWord, isDivided(by: ",") {
      return (divided(plain, by: ","), "divides its senses with ','", false)
    }
    return hasStop ? (plain, "ends in a full stop", true) : nil
  }

  /// True for a full stop that ends neither a sentence nor an abbreviation.
  private var endsInStop: Bool {
    guard text.hasSuffix("."), !text.hasSuffix(".."), let target = card.targetText.string.unicodeScalars.last,
      !".!?。！？؟।".unicodeScalars.contains(target)
    else { return false }
    let last = text.dropLast().split(separator: " ").last ?? ""
    return last.count > 3 && !last.contains(".")
  }

  /// True when a mark stands between letters, outside parentheses.
  private func isDivided(by mark: Character) -> Bool {
    guard text.contains(mark), !text.contains("(") else { return false }
    return text.split(separator: mark).allSatisfy { $0.contains(where: \.isLetter) } && text.first != mark
  }

  private func divided(_ plain: String, by mark: Character) -> String {
    plain.split(separator: mark).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "; ")
  }

  /// True when the card teaches a word, whose translation is no sentence.
  private var isSingleWord: Bool {
    switch card.partOfSpeech {
    case .noun, .verb, .adjective, .adverb, .preposition, .conjunction, .determiner, .pronoun: true
    default: false
    }
  }

  /// The translation with 'to' before each English verb; nil when it has them, or when it needs none.
  func withTo(_ endings: [String], _ modal: Set<String>) -> String? {
    guard card.partOfSpeech == .verb, !text.hasPrefix("to "), !text.contains("(") else { return nil }
    let target = (card.lemma ?? card.targetText).string
    guard !target.contains(" "), endings.contains(where: { target.hasSuffix($0) }) else { return nil }
    let senses = card.senses.map { sense -> String in
      let first = sense.prefix { $0 != " " }
      return first == "to" || modal.contains(String(first)) || first.contains("'") ? sense : "to " + sense
    }
    return senses == card.senses ? nil : senses.joined(separator: "; ")
  }
}
