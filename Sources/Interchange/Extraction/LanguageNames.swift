import PDFText

/// Names of languages at the heads of tables of words, which tell who learns which.
///
/// A sheet speaks the language of its readers: "Englisch | Deutsch" is for those who know German and learn English,
/// "English | German" for those who know English. Where each language has its own name nothing is told.
enum LanguageNames {
  /// The names in each language that sheets are written in, by the language that they name.
  private static let names: [String: [String: String]] = [
    "en": [
      "english": "en", "spanish": "es", "french": "fr", "german": "de", "italian": "it", "portuguese": "pt",
      "russian": "ru", "polish": "pl", "dutch": "nl", "turkish": "tr", "chinese": "zh", "japanese": "ja",
      "latin": "la",
    ],
    "de": [
      "englisch": "en", "spanisch": "es", "französisch": "fr", "deutsch": "de", "italienisch": "it",
      "portugiesisch": "pt", "russisch": "ru", "polnisch": "pl", "niederländisch": "nl", "türkisch": "tr",
      "chinesisch": "zh", "japanisch": "ja", "latein": "la", "lateinisch": "la",
    ],
    "fr": [
      "anglais": "en", "espagnol": "es", "français": "fr", "allemand": "de", "italien": "it",
      "portugais": "pt",
      "russe": "ru", "polonais": "pl", "néerlandais": "nl", "turc": "tr", "chinois": "zh", "japonais": "ja",
      "latin": "la",
    ],
    "es": [
      "inglés": "en", "español": "es", "francés": "fr", "alemán": "de", "italiano": "it", "portugués": "pt",
      "ruso": "ru", "polaco": "pl", "neerlandés": "nl", "turco": "tr", "chino": "zh", "japonés": "ja",
      "latín": "la",
    ],
    "it": [
      "inglese": "en", "spagnolo": "es", "francese": "fr", "tedesco": "de", "italiano": "it",
      "portoghese": "pt",
      "russo": "ru", "polacco": "pl", "olandese": "nl", "cinese": "zh", "giapponese": "ja", "latino": "la",
    ],
    "pt": [
      "inglês": "en", "espanhol": "es", "francês": "fr", "alemão": "de", "italiano": "it", "português": "pt",
      "russo": "ru", "polonês": "pl", "chinês": "zh", "japonês": "ja", "latim": "la",
    ],
    "pl": [
      "angielski": "en", "hiszpański": "es", "francuski": "fr", "niemiecki": "de", "włoski": "it",
      "rosyjski": "ru",
      "polski": "pl", "łacina": "la",
    ],
    "nl": [
      "engels": "en", "spaans": "es", "frans": "fr", "duits": "de", "italiaans": "it", "nederlands": "nl",
      "latijn": "la",
    ],
    "tr": ["ingilizce": "en", "ispanyolca": "es", "fransızca": "fr", "almanca": "de", "türkçe": "tr"],
    "hu": ["angol": "en", "spanyol": "es", "francia": "fr", "német": "de", "magyar": "hu"],
    "sv": ["engelska": "en", "spanska": "es", "franska": "fr", "tyska": "de", "svenska": "sv"],
    "ru": [
      "английский": "en", "испанский": "es", "французский": "fr", "немецкий": "de", "русский": "ru",
      "итальянский": "it",
    ],
  ]

  /// The columns of the word that is learnt and of the one that is known; nil where the heads do not tell.
  static func columns(_ heads: [String]) -> (learnt: Int, known: Int)? {
    let bare = heads.map { $0.lowercased().trimmedOfPunctuation }
    let found = names.compactMap { language, names -> (learnt: Int, known: Int)? in
      let named = bare.indices.filter { names[bare[$0]] != nil }
      guard named.count == 2, let known = named.first(where: { names[bare[$0]] == language }),
        let learnt = named.first(where: { names[bare[$0]] != language })
      else { return nil }
      return (learnt, known)
    }
    // "Latin | Français": a name may be the same in two languages.
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
