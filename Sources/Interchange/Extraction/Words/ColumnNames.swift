import PDFText

/// What the heads of columns are called, in the languages that sheets of words are written in.
extension WordTableReader {
  private static let names: [(role: Role, heads: Set<String>)] = [
    (
      .translation,
      [
        "english", "meaning", "meanings", "gloss", "glosses", "gloss_en", "translation", "definition",
        "in english", "inglés", "anglais", "englisch",
        "what it means", "explanation", "stands for", "full form", "goes with", "equation", "answer",
        "answers",
        "suggested answer", "model answer", "back", "description", "übersetzung", "bedeutung", "erklärung",
        "beschreibung",
        "traduction", "signification", "sens", "définition", "traducción", "significado", "definición",
        "tradução",
        "definição", "traduzione", "significato", "definizione", "vertaling", "betekenis", "omschrijving",
        "översättning",
        "betydelse", "oversættelse", "oversettelse", "betydning", "käännös", "merkitys", "tłumaczenie",
        "znaczenie",
        "překlad", "význam", "preklad", "fordítás", "jelentés", "traducere", "prijevod", "prevod", "значење",
        "перевод",
        "значение", "определение", "превод", "переклад", "значення", "визначення", "çeviri", "anlamı",
        "anlam", "terjemahan", "arti",
        "nghĩa", "意味", "訳", "意思", "释义", "翻译", "英文", "英訳", "inglese", "engels", "по-английски", "含义", "解释",
        "定义", "뜻", "의미", "المعنى", "الترجمة",
        "engelska", "engelsk", "englanti", "englanniksi", "angielski", "po angielsku", "angličtina",
        "anglicky",
        "angol", "angolul", "ingilizce", "английский", "англійська", "английски", "inglês", "em inglês",
        "engleză", "engleski", "англиски", "英語", "영어", "الإنجليزية", "انگریزی", "انگلیسی", "अंग्रेज़ी",
        "bahasa inggris", "bahasa inggeris", "inggris", "tiếng anh", "αγγλικά", "אנגלית", "kiingereza",
        "ingles",
        "תרגום", "פירוש", "अर्थ", "μετάφραση", "σημασία", "maksud",
      ]
    ),
    (
      .term,
      [
        "spanish", "español", "french", "français", "german", "deutsch", "italian", "italiano", "portuguese",
        "russian", "русский", "arabic", "العربية", "hebrew", "עברית", "chinese", "mandarin", "hanzi",
        "characters",
        "character", "中文", "汉字", "漢字", "kanji", "japanese", "日本語", "korean", "한국어", "일본어", "word", "term",
        "lexeme", "lemma", "singular", "infinitive", "infinitiv", "infinitif", "infinitivo", "infinito",
        "thai",
        "turkish", "greek",
        "hindi", "ukrainian", "vietnamese", "swedish", "dutch", "czech", "hungarian", "romanian", "finnish",
        "norwegian",
        "danish", "persian", "urdu", "swahili", "indonesian",
        "vocabulary", "palabra", "mot", "wort", "phrase", "key term", "latin", "welsh", "polish",
        "expression", "key word", "abbreviation", "acronym", "prefix", "suffix", "symbol", "idiom",
        "quantity",
        "question", "questions", "cue", "cues", "front", "begriff", "vokabel", "terme", "término", "vocablo",
        "palavra",
        "termo", "parola", "termine", "vocabolo", "woord", "begrip", "ord", "begrepp", "begreb", "begrep",
        "sana", "słowo",
        "słówko", "wyraz", "pojęcie", "slovo", "slovíčko", "slovíčka", "szó", "kifejezés",
        "svenska", "norsk", "dansk", "suomi", "suomeksi", "nederlands", "polski", "čeština", "česky",
        "slovenčina", "magyar", "türkçe", "português", "ελληνικά", "українська", "हिन्दी", "हिंदी",
        "tiếng việt", "română", "hrvatski", "srpski", "català", "catalan", "cymraeg", "gaeilge",
        "irish", "gaelic", "gàidhlig", "māori", "maori", "te reo māori", "te reo", "hawaiian", "zulu",
        "isizulu", "afrikaans", "xhosa", "isixhosa", "basque", "euskara", "croatian", "serbian", "bosnian",
        "bulgarian", "estonian", "latvian", "lithuanian", "icelandic", "slovak", "slovenian", "slovene",
        "filipino", "tagalog", "malay", "bengali", "bangla", "tamil", "punjabi", "gujarati", "telugu",
        "marathi", "armenian", "georgian", "kazakh", "mongolian", "nepali", "pashto", "dari", "amharic",
        "somali", "yoruba", "igbo", "hausa", "esperanto", "cantonese", "farsi", "kiswahili",
        "bahasa indonesia",
        "bahasa melayu", "nahuatl", "quechua", "luxembourgish", "maltese", "albanian",
        "cuvânt", "riječ", "reč",
        "слово", "термин", "дума", "термін", "kelime", "sözcük", "terim", "kata", "istilah", "từ", "từ vựng",
        "用語", "単語", "言葉",
        "简体", "简体字", "词语", "词汇", "生词", "单词", "术语", "단어", "용어", "الكلمة", "المصطلح", "מילה", "मूल शब्द", "शब्द",
        "λέξη",
        "perkataan",
      ]
    ),
    (
      .pronunciation,
      [
        "ipa", "pronunciation", "pinyin", "romaji", "transliteration", "romanisation", "romanization",
        "transcription", "sound", "aussprache", "umschrift", "lautschrift", "prononciation",
        "translittération",
        "pronunciación", "transliteración", "pronúncia", "transliteração", "pronuncia", "traslitterazione",
        "uitspraak",
        "uttal", "udtale", "uttale", "wymowa", "výslovnost", "kiejtés", "произношение", "транскрипция", "拼音",
        "发音", "発音",
        "발음", "okunuşu", "telaffuz", "romaja",
      ]
    ),
    (
      .reading,
      [
        "繁體", "繁体", "繁體字", "繁体字", "kana", "reading", "hiragana", "furigana", "読み", "読み方", "よみ", "ふりがな", "かな",
        "읽기",
      ]
    ),
    (
      .partOfSpeech,
      [
        "type", "part of speech", "pos", "word class", "class", "gender", "wortart", "genus", "artikel",
        "nature", "genre",
        "género", "gênero", "genere", "categoría", "woordsoort", "geslacht", "ordklass", "ordklasse",
        "część mowy",
        "slovní druh", "szófaj", "часть речи", "род", "词性", "品詞", "품사",
      ]
    ),
    (
      .example,
      [
        "example", "example sentence", "in a sentence", "ejemplo", "exemple", "beispiel", "sentence",
        "beispielsatz",
        "exemplo", "esempio", "voorbeeld", "voorbeeldzin", "exempel", "eksempel", "przykład", "příklad",
        "príklad", "példa",
        "пример", "приклад", "örnek", "contoh", "ví dụ", "例文", "例句", "예문", "مثال", "דוגמה",
      ]
    ),
    (.number, ["no", "number", "nr", "#", "nº", "n°", "№", "núm", "lp", "番号", "序号", "번호"]),
    (.marks, ["marks", "mark", "points", "pts", "punkte", "puntos", "punti", "pontos", "punten", "баллы"]),
    (
      .note,
      [
        "note", "notes", "topic", "page", "plural", "비고", "备注", "備考", "forms", "form", "inflection",
        "declension",
        "bøjning", "bøyning", "böjning", "formen", "flexion", "mehrzahl", "pluriel", "plurale", "meervoud",
      ]
    ),
  ]

  /// The role that a column's head names; nil for none.
  ///
  /// What stands in brackets says how: "IPA (approx.)". In a head of two or three words one may name the role, unless
  /// another names a different one: "Nederlandse vertaling".
  static func role(named name: String) -> Role? {
    let bare = String(name.lowercased().prefix { $0 != "(" }).trimmedOfPunctuation
    if bare.isEmpty { return nil }
    if let whole = names.first(where: { $0.heads.contains(bare) }) { return whole.role }
    let words = bare.split(separator: " ").map(String.init)
    guard (2...3).contains(words.count) else { return nil }
    // "Roman Urdu" is no other language.
    if ["roman", "romanised", "romanized", "phonetic"].contains(words[0]) { return .pronunciation }
    func role(of word: String) -> Role? { names.first { $0.heads.contains(word) }?.role }
    // "nr woord": the numbers stand in one cell with the words.
    if words.count == 2, role(of: words[0]) == .number { return role(of: words[1]) }
    let found = Set(words.compactMap(role(of:)))
    return found.count == 1
      && found.first.map { [.term, .translation, .pronunciation, .reading].contains($0) } == true
      ? found.first : nil
  }
}
