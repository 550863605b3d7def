extension Language {
  static let spanish = Language(
    code: "es", name: "Spanish", nativeName: "español", variant: "es-MX", script: "Latn", flag: "🇲🇽",
    inventories: [
      Inventory(syllables: spanishSyllables, length: 3), Inventory(syllables: spanishSyllables, length: 4),
    ],
    nouns: [
      Ending("ro", "ɾo", gender: "m", article: "el"), Ending("ta", "ta", gender: "f", article: "la"),
      Ending("ción", "sjon", gender: "f", article: "la"), Ending("nal", "nal", gender: "m", article: "el"),
    ],
    verb: Ending("r", "ɾ"), adjective: Ending("ble", "ble"), plural: "s", wordOrder: .subjectVerbObject,
    person: Sound("Ana", "ana"))

  private static let spanishSyllables = product(
    sounds("b c:k d f g:ɡ l m n p r:ɾ s t v:b ch:tʃ ll:ʝ ñ:ɲ br:bɾ tr:tɾ pl gr:ɡɾ"),
    sounds("a e i o u ie:je ue:we"))

  static let german = Language(
    code: "de", name: "German", nativeName: "Deutsch", variant: "de-DE", script: "Latn", flag: "🇩🇪",
    inventories: [Inventory(syllables: germanSyllables, length: 3)],
    nouns: [
      Ending("ler", "lɐ", gender: "m", article: "der"), Ending("tung", "tʊŋ", gender: "f", article: "die"),
      Ending("chen", "çən", gender: "n", article: "das"),
    ],
    verb: Ending("ren", "ʁən"), adjective: Ending("lich", "lɪç"), plural: "en", hasCapitalNouns: true,
    wordOrder: .subjectVerbObject, person: Sound("Anna", "ana"))

  private static let germanSyllables = product(
    sounds("b d f g:ɡ h k l m n p r:ʁ s:z t w:v z:ts sch:ʃ st:ʃt sp:ʃp br:bʁ gr:ɡʁ kl"),
    sounds("a e i o u ä:ɛ ö:ø ü:y ei:aɪ au:aʊ"))

  static let polish = Language(
    code: "pl", name: "Polish", nativeName: "polski", variant: "pl-PL", script: "Latn", flag: "🇵🇱",
    inventories: [Inventory(syllables: polishSyllables, length: 3)],
    nouns: [
      Ending("nik", "ɲik", gender: "m"), Ending("ka", "ka", gender: "f"), Ending("sko", "skɔ", gender: "n"),
    ],
    verb: Ending("wać", "vatɕ"), adjective: Ending("lny", "lnɨ"), plural: "i", wordOrder: .subjectVerbObject,
    person: Sound("Anna", "anna"))

  private static let polishSyllables = product(
    sounds("b c:ts d g:ɡ j k l ł:w m n p r s t w:v z cz:tʂ sz:ʂ rz:ʐ dż:dʐ"),
    sounds("a e:ɛ i o:ɔ u y:ɨ ą:ɔn ę:ɛn ó:u"))

  static let turkish = Language(
    code: "tr", name: "Turkish", nativeName: "Türkçe", variant: "tr-TR", script: "Latn", flag: "🇹🇷",
    inventories: [Inventory(syllables: turkishSyllables, length: 3)],
    nouns: [Ending("", ""), Ending("cık", "dʒɯk"), Ending("lık", "lɯk")],
    verb: Ending("mek", "mek"), adjective: Ending("sız", "sɯz"), plural: "lar", wordOrder: .subjectObjectVerb,
    person: Sound("Ayşe", "ajʃe"))

  private static let turkishSyllables = product(
    sounds("b c:dʒ ç:tʃ d g:ɡ h k l m n p r:ɾ s ş:ʃ t v y:j z"), sounds("a e ı:ɯ i o ö:ø u ü:y"))

  static let vietnamese = Language(
    code: "vi", name: "Vietnamese", nativeName: "Tiếng Việt", variant: "vi-VN", script: "Latn", flag: "🇻🇳",
    inventories: [Inventory(syllables: vietnameseSyllables, length: 2)],
    syllableSeparator: " ", nouns: [Ending("", "")], verb: Ending("", ""), adjective: Ending("", ""),
    wordOrder: .subjectVerbObject, person: Sound("Lan", "lan"))

  private static let vietnameseSyllables = product(
    product(
      sounds("b c:k d:z đ:ɗ h l m n ph:f r:ʐ s:ʂ t th:tʰ tr:ʈ v x:s ch:tɕ kh:x nh:ɲ"), vietnameseVowels),
    [Sound("", ""), Sound("n", "n"), Sound("ng", "ŋ")])

  /// Each vowel with its six tones; the tones are left out of the pronunciation.
  private static let vietnameseVowels: [Sound] = zip(
    [
      "a à á ả ã ạ", "ă ằ ắ ẳ ẵ ặ", "â ầ ấ ẩ ẫ ậ", "e è é ẻ ẽ ẹ", "ê ề ế ể ễ ệ", "i ì í ỉ ĩ ị", "o ò ó ỏ õ ọ",
      "ô ồ ố ổ ỗ ộ", "ơ ờ ớ ở ỡ ợ", "u ù ú ủ ũ ụ", "ư ừ ứ ử ữ ự",
    ], ["a", "a", "ə", "ɛ", "e", "i", "ɔ", "o", "əː", "u", "ɨ"]
  ).flatMap { letters, vowel in letters.split(separator: " ").map { Sound(String($0), vowel) } }
}
