/// What a card says, before it is YAML.
struct Card {
  let id: String
  /// As it is shown, with its article.
  let target: String
  let native: String
  /// The first sense, without remarks.
  let sense: String
  /// Without article; a phrase has none of its own.
  let lemma: String
  let part: PartOfSpeech
  var gender: String?
  var article: String?
  var ipa: String?
  var transliteration: String?
  /// The lemma in romanisation, for sentences.
  let spokenLemma: String
  var spokenArticle: String?
  var forms: [String] = []
  var undiacritised: String?
  var acceptNative: [String] = []
  var hint: String?
  var tags: [String] = []
  var note: String?
  var difficulty: Int?
  var isSingular = false
}

/// Makes the cards of a course, one after the other, no two alike.
struct CardMaker {
  private let language: Language
  private let stock: WordStock
  private var random: SeededRandom
  private var wordNumber = 0
  private var glossNumbers: [PartOfSpeech: Int] = [:]
  private var lastNoun = Word(written: "", spoken: "")

  init(_ language: Language, seed: UInt64) {
    self.language = language
    stock = WordStock(language, seed: seed)
    random = SeededRandom(seed: seed &+ 1)
  }

  /// The next card, for a place in its lesson counting from 0.
  mutating func card(at position: Int) -> Card {
    let part = PartOfSpeech(at: position)
    let glossNumber = glossNumbers[part, default: 0]
    glossNumbers[part] = glossNumber + 1
    let gloss = Gloss(part, number: glossNumber)
    let ending = ending(of: part, glossNumber)
    var word = stock.word(wordNumber, ending: ending)
    wordNumber += 1
    if part == .noun {
      if language.hasCapitalNouns { word = Word(written: word.written.capitalisedFirst, spoken: word.spoken) }
      lastNoun = word
    } else if part == .phrase {
      word = Word(
        written: lastNoun.written + language.space + word.written,
        spoken: joined(lastNoun.spoken, word.spoken))
    }
    var card = Card(
      id: String(gloss.sense.map { $0 == " " ? "-" : $0 }), target: shown(word.written, ending),
      native: native(gloss), sense: gloss.sense, lemma: word.written, part: part, spokenLemma: word.spoken)
    card.gender = ending.gender
    card.article = ending.article?.written
    card.spokenArticle = ending.article?.spoken
    if language.romanisation == nil {
      card.ipa = word.spoken
    } else {
      card.transliteration = ending.article.map { $0.spoken + " " + word.spoken } ?? word.spoken
    }
    addExtras(&card, gloss)
    return card
  }

  private func ending(of part: PartOfSpeech, _ number: Int) -> Ending {
    switch part {
    case .noun: language.nouns[number % language.nouns.count]
    case .verb: language.verb
    case .adjective, .phrase: language.adjective
    }
  }

  private func shown(_ word: String, _ ending: Ending) -> String {
    ending.article.map { $0.written + " " + word } ?? word
  }

  private func joined(_ left: String, _ right: String) -> String {
    guard language.romanisation == nil else { return left + " " + right }
    return String(left.dropLast()) + " " + String(right.dropFirst())
  }

  private mutating func native(_ gloss: Gloss) -> String {
    if let synonym = gloss.synonym, random.once(in: 2) { return gloss.sense + "; " + synonym }
    if random.once(in: 12) {
      return gloss.sense + " (" + Self.remarks[random.below(Self.remarks.count)] + ")"
    }
    return gloss.sense
  }

  private mutating func addExtras(_ card: inout Card, _ gloss: Gloss) {
    if language.hasVowelMarks {
      card.undiacritised = String(
        String.UnicodeScalarView(card.target.unicodeScalars.filter { !(0x64B...0x652 ~= $0.value) }))
    }
    if let plural = language.plural, card.part == .noun, !random.once(in: 4) {
      card.forms = [card.lemma + plural]
    }
    if !random.once(in: 6) { card.difficulty = 1 + random.below(5) }
    card.isSingular = card.part == .noun && random.once(in: 3)
    if random.once(in: 4) { card.acceptNative = ["some " + gloss.sense, "one " + gloss.sense] }
    if random.once(in: 4) { card.tags = [Self.tags[random.below(Self.tags.count)], "core"] }
    if random.once(in: 4) {
      card.hint = "think of the \(English.nouns[random.below(English.nouns.count)]) beside the house"
    }
    if random.once(in: 5) { card.note = Self.notes[random.below(Self.notes.count)] }
  }

  private static let remarks = ["formal", "at home", "in general", "of a person", "of a thing"]
  private static let tags = ["everyday", "indoors", "outdoors", "people", "things"]
  private static let notes = [
    "Heard more often than read, and seldom in the plural.",
    "In the south another word is used for the same thing.",
    "Stress the last part of the word when you ask.", "Used with care in formal letters and in speeches.",
  ]
}

extension String {
  /// The text with its first letter in upper case.
  var capitalisedFirst: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
  }
}
