/// A sentence of words that a lesson teaches, with its translation.
struct Sentence {
  /// The words in order, without the full stop.
  let words: [String]
  let target: String
  let native: String
  let transliteration: String?
  /// The target with a gap for the verb.
  let gapped: String
}

/// Puts the words of cards together.
struct SentenceMaker {
  let language: Language

  /// "Ana likes the lamp and likes to carry": a verb and a noun, and an adjective where one is given.
  func sentence(verb: Card, noun: Card, adjective: Card? = nil) -> Sentence {
    var object: [Sound] = []
    if let article = noun.article { object.append(Sound(article, noun.spokenArticle ?? "")) }
    object.append(Sound(noun.lemma, noun.spokenLemma))
    if let adjective { object.append(Sound(adjective.lemma, adjective.spokenLemma)) }
    if let mark = language.objectMark { object.append(mark) }
    var subject = [language.person]
    if let mark = language.subjectMark { subject.append(mark) }
    let action = Sound(verb.lemma, verb.spokenLemma)
    let parts: [Sound]
    let verbPlace: Int
    switch language.wordOrder {
    case .subjectVerbObject: (parts, verbPlace) = (subject + [action] + object, subject.count)
    case .subjectObjectVerb: (parts, verbPlace) = (subject + object + [action], subject.count + object.count)
    case .verbSubjectObject: (parts, verbPlace) = ([action] + subject + object, 0)
    }
    var gapped = parts.map(\.written)
    gapped[verbPlace] = "___"
    let description = adjective.map { " that is " + $0.sense } ?? ""
    return Sentence(
      words: parts.map(\.written), target: joined(parts.map(\.written)).capitalisedFirst + language.fullStop,
      native: "Ana likes the " + noun.sense + description + " and likes " + verb.sense + ".",
      transliteration: language.romanisation.map { _ in
        parts.map(\.spoken).joined(separator: " ").capitalisedFirst + "."
      },
      gapped: joined(gapped) + language.fullStop)
  }

  private func joined(_ words: [String]) -> String { words.joined(separator: language.space) }
}
