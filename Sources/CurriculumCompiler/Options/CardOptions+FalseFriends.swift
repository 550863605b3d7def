import CurriculumRuntime
import Distractors

/// Words of the learners' language that a word of the course is taken for, by the course's languages.
struct FalseFriendTable: Sendable {
  private let meanings: [String: String]

  /// The false friends of a language for speakers of another one; none where nobody has listed them.
  init(taught: String, known: String) {
    var meanings: [String: String] = [:]
    for pair in FalseFriends.byPair["\(taught)-\(known)"] ?? [] {
      let parts = pair.split(separator: "=").map(String.init)
      if parts.count == 2 { meanings[parts[0]] = parts[1] }
    }
    self.meanings = meanings
  }

  /// What a card's word is taken for; nil when it is no false friend, or is taught with that meaning, too.
  func meaning(of card: Card) -> String? {
    guard !meanings.isEmpty else { return nil }
    var word = card.targetText.string[...]
    if let article = card.article?.string, word.hasPrefix(article) { word = word.dropFirst(article.count) }
    let bare = String(word.drop { $0 == " " })
    guard let meaning = meanings[bare] ?? meanings[bare.lowercased()] else { return nil }
    return AcceptedAnswers(card.senses + card.acceptNative.map(\.string)).contains(meaning) ? nil : meaning
  }
}

extension CardOptionFinder {
  /// What the word of a card is taken for, where that can be a wrong option.
  func falseFriend(_ index: Int) -> OptionText? {
    guard let text = friends.meaning(of: realm.cards[index]) else { return nil }
    let option = OptionText(text, lexicon: realm.lexicon)
    // What a card of the course shows is weighed as that card; what is asked for stands in the question already.
    let cues = StemCues(
      realm.cards[index].targetText.string, key: realm.cards[index].firstSense, language: realm.code)
    guard realm.card(showing: option, isRecognition: true) == nil, cues.rejection(of: option) == nil else {
      return nil
    }
    let key = OptionText(realm.cards[index].firstSense, lexicon: realm.lexicon)
    let isBanned = realm.cards[index].details?.verdicts?.banned.contains { ban in
      OptionText(ban.string, lexicon: realm.lexicon).foldedHash == option.foldedHash
    }
    guard isBanned != true, OptionValidity(lexicon: realm.lexicon).rejection(of: option, beside: key) == nil
    else {
      return nil
    }
    return option
  }

  /// A false friend as a wrong option: it looks like the word that is asked for.
  func choice(_ index: Int, friend: OptionText, place: Int) -> CardChoice {
    var context = PairContext()
    context.lookAlike = 1
    let key = OptionText(realm.cards[index].firstSense, lexicon: realm.lexicon)
    let values = compare(key: key, candidate: friend, prompt: nil, context, lexicon: realm.lexicon)
    let hasLexicon = realm.lexicon != nil
    let share = OptionEngine.share(
      values.score(weights), knowsGrammar: hasLexicon, knowsMeaning: hasLexicon)
    return CardChoice(
      option: Int32(-1 - place), score: UInt16((max(share, policy.leastScore) * 10_000).rounded()),
      signals: (Signal.lookAlike.place, 255), origin: .lookAlike)
  }
}
