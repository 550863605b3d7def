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
      "italsky": "it", "latinsky": "la",
    ],
    "sk": [
      "anglicky": "en", "nemecky": "de", "slovensky": "sk", "španielsky": "es", "francúzsky": "fr",
      "rusky": "ru", "taliansky": "it",
    ],
    "pl": [
      "angielski": "en", "hiszpański": "es", "francuski": "fr", "niemiecki": "de", "włoski": "it",
      "rosyjski": "ru",
      "polski": "pl", "łacina": "la",
    ],
    "nl": [
      "engels": "en", "spaans": "es", "frans": "fr", "duits": "de", "italiaans": "it", "nederlands": "nl",
      "latijn": "la", "zweeds": "sv", "turks": "tr", "portugees": "pt", "grieks": "el",
    ],
    "tr": [
      "ingilizce": "en", "ispanyolca": "es", "fransızca": "fr", "almanca": "de", "türkçe": "tr",
      "italyanca": "it", "rusça": "ru", "arapça": "ar",
    ],
    "hu": [
      "angol": "en", "spanyol": "es", "francia": "fr", "német": "de", "magyar": "hu", "olasz": "it",
      "orosz": "ru", "latin": "la",
    ],
    "sv": [
      "engelska": "en", "spanska": "es", "franska": "fr", "tyska": "de", "svenska": "sv", "finska": "fi",
      "italienska": "it", "danska": "da", "norska": "no",
    ],
    "da": [
      "engelsk": "en", "spansk": "es", "fransk": "fr", "tysk": "de", "dansk": "da", "italiensk": "it",
      "svensk": "sv", "norsk": "no", "latin": "la", "russisk": "ru",
    ],
    "no": [
      "engelsk": "en", "spansk": "es", "fransk": "fr", "tysk": "de", "norsk": "no", "italiensk": "it",
      "svensk": "sv", "dansk": "da", "latin": "la", "russisk": "ru",
    ],
    "fi": [
      "englanti": "en", "englanniksi": "en", "espanja": "es", "espanjaksi": "es", "ranska": "fr",
      "ranskaksi": "fr", "saksa": "de", "saksaksi": "de", "suomi": "fi", "suomeksi": "fi", "ruotsi": "sv",
      "ruotsiksi": "sv", "venäjä": "ru", "venäjäksi": "ru",
    ],
    "ro": [
      "engleză": "en", "spaniolă": "es", "franceză": "fr", "germană": "de", "română": "ro", "italiană": "it",
      "latină": "la",
    ],
    "ca": [
      "anglès": "en", "castellà": "es", "francès": "fr", "alemany": "de", "català": "ca", "italià": "it",
      "llatí": "la",
    ],
    "hr": ["engleski": "en", "njemački": "de", "hrvatski": "hr", "talijanski": "it", "francuski": "fr"],
    "cy": ["saesneg": "en", "cymraeg": "cy", "ffrangeg": "fr", "almaeneg": "de", "sbaeneg": "es"],
    "el": [
      "αγγλικά": "en", "γερμανικά": "de", "γαλλικά": "fr", "ισπανικά": "es", "ιταλικά": "it",
      "ελληνικά": "el",
    ],
    "uk": [
      "англійська": "en", "німецька": "de", "французька": "fr", "іспанська": "es", "українська": "uk",
    ],
    "ja": ["英語": "en", "日本語": "ja", "中国語": "zh", "韓国語": "ko", "ドイツ語": "de", "フランス語": "fr"],
    "zh": ["英语": "en", "英文": "en", "中文": "zh", "汉语": "zh", "日语": "ja", "法语": "fr", "德语": "de"],
    "ko": ["영어": "en", "한국어": "ko", "일본어": "ja", "중국어": "zh", "독일어": "de", "프랑스어": "fr"],
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
