/// A piece of a word as it is written and as it is said.
struct Sound: Sendable {
  /// In the language's own letters, NFC.
  let written: String
  /// Where the word carries its stress here, for scripts that mark it.
  let stressed: String
  /// IPA for languages in Latin letters, romanisation for all others.
  let spoken: String

  init(_ written: String, _ spoken: String, stressed: String? = nil) {
    self.written = written
    self.spoken = spoken
    self.stressed = stressed ?? written
  }

  static func + (left: Sound, right: Sound) -> Sound {
    Sound(left.written + right.written, left.spoken + right.spoken, stressed: left.written + right.stressed)
  }
}

/// A stock of syllables, and how many of them make a word.
struct Inventory: Sendable {
  /// Different from each other, and such that a word falls into them in one way only.
  let syllables: [Sound]
  let length: Int
}

/// What a part of speech looks like: what follows the stem, and a noun's gender.
struct Ending: Sendable {
  let sound: Sound
  var gender: String?
  var article: Sound?

  init(_ written: String, _ spoken: String, gender: String? = nil, article: String? = nil) {
    sound = Sound(written, spoken)
    self.gender = gender
    self.article = article.flatMap { sounds($0).first }
  }
}

/// Where the parts of a simple sentence stand.
enum WordOrder: Sendable {
  /// Ana sees the house.
  case subjectVerbObject
  /// Ana the house sees.
  case subjectObjectVerb
  /// Sees Ana the house.
  case verbSubjectObject
}

/// Everything the generator knows of a language.
struct Language: Sendable {
  let code: String
  let name: String
  let nativeName: String
  let variant: String
  let script: String
  var isRightToLeft = false
  let flag: String
  /// The transliteration scheme; nil for languages in Latin letters.
  var romanisation: String?
  /// Words are taken from these in turn.
  let inventories: [Inventory]
  /// Between the syllables of a word: a space in Vietnamese.
  var syllableSeparator = ""
  /// Between the syllables of a romanised word: a space in pinyin.
  var spokenSeparator = ""
  /// Nouns take these endings in turn; several where there are genders.
  let nouns: [Ending]
  let verb: Ending
  let adjective: Ending
  var plural: String?
  var hasCapitalNouns = false
  /// Between words: empty in Chinese and Japanese.
  var space = " "
  let wordOrder: WordOrder
  /// A name to be the subject of sentences.
  let person: Sound
  /// Follows the subject and the object: Japanese particles, a Hindi postposition.
  var subjectMark: Sound?
  var objectMark: Sound?
  var fullStop = "."

  /// True where words are shown with vowel marks that readers leave out, so that the plain form is given too.
  var hasVowelMarks: Bool { script == "Arab" }

  /// The ten languages, in the order in which courses are made.
  static let all: [Language] = [
    spanish, chinese, arabic, german, hindi, polish, japanese, greek, turkish, vietnamese,
  ]
}

/// Every onset with every nucleus.
func product(_ onsets: [Sound], _ nuclei: [Sound]) -> [Sound] {
  onsets.flatMap { onset in nuclei.map { onset + $0 } }
}

/// Sounds from "written:spoken" words; what has no colon is said as it is written.
func sounds(_ list: String) -> [Sound] {
  list.split(separator: " ").map { entry in
    let parts = entry.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return Sound(parts[0], parts.count > 1 ? parts[1] : parts[0])
  }
}
