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
      "arabic": "ar", "hebrew": "he", "greek": "el", "korean": "ko", "hindi": "hi", "ukrainian": "uk",
      "czech": "cs",
      "swedish": "sv", "danish": "da", "norwegian": "no", "finnish": "fi", "hungarian": "hu",
      "romanian": "ro",
      "vietnamese": "vi", "indonesian": "id", "persian": "fa",
    ],
    "de": [
      "englisch": "en", "spanisch": "es", "französisch": "fr", "deutsch": "de", "italienisch": "it",
      "portugiesisch": "pt", "russisch": "ru", "polnisch": "pl", "niederländisch": "nl", "türkisch": "tr",
      "chinesisch": "zh", "japanisch": "ja", "latein": "la", "lateinisch": "la",
      "arabisch": "ar", "griechisch": "el", "schwedisch": "sv", "tschechisch": "cs", "ukrainisch": "uk",
    ],
    "fr": [
      "anglais": "en", "espagnol": "es", "français": "fr", "allemand": "de", "italien": "it",
      "portugais": "pt",
      "russe": "ru", "polonais": "pl", "néerlandais": "nl", "turc": "tr", "chinois": "zh", "japonais": "ja",
      "latin": "la",
      "arabe": "ar", "grec": "el", "suédois": "sv",
    ],
    "es": [
      "inglés": "en", "español": "es", "francés": "fr", "alemán": "de", "italiano": "it", "portugués": "pt",
      "ruso": "ru", "polaco": "pl", "neerlandés": "nl", "turco": "tr", "chino": "zh", "japonés": "ja",
      "latín": "la",
      "árabe": "ar", "griego": "el", "sueco": "sv",
    ],
    "it": [
      "inglese": "en", "spagnolo": "es", "francese": "fr", "tedesco": "de", "italiano": "it",
      "portoghese": "pt",
      "russo": "ru", "polacco": "pl", "olandese": "nl", "cinese": "zh", "giapponese": "ja", "latino": "la",
      "arabo": "ar", "greco": "el", "svedese": "sv",
    ],
    "pt": [
      "inglês": "en", "espanhol": "es", "francês": "fr", "alemão": "de", "italiano": "it", "português": "pt",
      "russo": "ru", "polonês": "pl", "chinês": "zh", "japonês": "ja", "latim": "la",
      "árabe": "ar", "grego": "el", "sueco": "sv", "húngaro": "hu", "turco": "tr", "hebraico": "he",
      "coreano": "ko", "holandês": "nl",
    ],
    "cs": [
      "anglicky": "en", "německy": "de", "česky": "cs", "španělsky": "es", "francouzsky": "fr", "rusky": "ru",
    ],
    "sk": ["anglicky": "en", "nemecky": "de", "slovensky": "sk", "španielsky": "es", "francúzsky": "fr"],
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

  /// True for the name of a language in any of them.
  static func isName(_ text: String) -> Bool {
    let bare = text.lowercased().trimmedOfPunctuation
    return names.values.contains { $0[bare] != nil }
  }

  /// The columns of the word that is learnt and of the one that is known; nil where the heads do not tell.
  ///
  /// - Parameter titles: The first lines of the sheet, which may name the language of a course: "German A1".
  static func columns(_ heads: [String], titles: [String] = []) -> (learnt: Int, known: Int)? {
    let bare = heads.map { $0.lowercased().trimmedOfPunctuation }
    let found = names.compactMap { language, names -> (learnt: Int, known: Int)? in
      let named = bare.indices.filter { names[bare[$0]] != nil }
      guard named.count == 2, let known = named.first(where: { names[bare[$0]] == language }),
        let learnt = named.first(where: { names[bare[$0]] != language })
      else { return nil }
      return (learnt, known)
    }
    // "Nederlands voor beginners" teaches the one language that it names.
    if let course = columns(bare, named: titles) { return course }
    // "Latin | Français": a name may be the same in two languages.
    guard let first = found.first else { return nil }
    return found.allSatisfy { $0 == first } ? first : nil
  }

  /// The columns where heads name two languages in a third, and the titles name one of the two.
  private static func columns(_ heads: [String], named titles: [String]) -> (learnt: Int, known: Int)? {
    // The head of the table may be among the first lines.
    let lines = titles.map { Set($0.lowercased().split { !$0.isLetter }.map(String.init)) }
    let words = lines.filter { line in heads.count { line.contains($0) } < 2 }.reduce(into: Set()) {
      $0.formUnion($1)
    }
    let found = names.values.compactMap { names -> (learnt: Int, known: Int)? in
      let named = heads.indices.filter { names[heads[$0]] != nil }
      let learnt = named.filter { words.contains(heads[$0]) }
      guard named.count == 2, learnt.count == 1, let known = named.first(where: { $0 != learnt[0] }) else {
        return nil
      }
      return (learnt[0], known)
    }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
