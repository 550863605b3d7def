extension Language {
  static let greek = Language(
    code: "el", name: "Greek", nativeName: "ελληνικά", variant: "el-GR", script: "Grek", flag: "🇬🇷",
    romanisation: "ISO 843", inventories: [Inventory(syllables: greekSyllables, length: 3)],
    nouns: [
      Ending("μος", "mos", gender: "m", article: "ο:o"), Ending("ση", "si", gender: "f", article: "η:i"),
      Ending("μα", "ma", gender: "n", article: "το:to"),
    ],
    verb: Ending("νω", "no"), adjective: Ending("νος", "nos"), wordOrder: .subjectVerbObject,
    person: Sound("Άννα", "Ánna"))

  private static let greekSyllables = product(
    sounds("β:v γ:g δ:d ζ:z θ:th κ:k λ:l μ:m ν:n ξ:x π:p ρ:r σ:s τ:t φ:f χ:ch ψ:ps στ:st κρ:kr"),
    zip(
      sounds("α:a ε:e η:i ι:i ο:o υ:y ω:o ου:ou ει:ei αι:ai"), "ά έ ή ί ό ύ ώ ού εί αί".split(separator: " ")
    ).map {
      Sound($0.written, $0.spoken, stressed: String($1))
    })

  static let hindi = Language(
    code: "hi", name: "Hindi", nativeName: "हिन्दी", variant: "hi-IN", script: "Deva", flag: "🇮🇳",
    romanisation: "IAST", inventories: [Inventory(syllables: hindiSyllables, length: 3)],
    nouns: [Ending("का", "kā", gender: "m"), Ending("री", "rī", gender: "f")],
    verb: Ending("ना", "nā"), adjective: Ending("ता", "tā"), wordOrder: .subjectObjectVerb,
    person: Sound("अनु", "anu"), objectMark: Sound("को", "ko"), fullStop: "।")

  private static let hindiSyllables = product(
    sounds("क:k ख:kh ग:g घ:gh च:c ज:j ट:ṭ ड:ḍ त:t द:d न:n प:p ब:b म:m य:y र:r ल:l व:v श:ś स:s ह:h"),
    [
      Sound("", "a"), Sound("ा", "ā"), Sound("ि", "i"), Sound("ी", "ī"), Sound("ु", "u"), Sound("ू", "ū"),
      Sound("े", "e"), Sound("ो", "o"),
    ])

  static let arabic = Language(
    code: "ar", name: "Arabic", nativeName: "العربية", variant: "ar-001", script: "Arab", isRightToLeft: true,
    flag: "🇸🇦", romanisation: "simplified ALA-LC",
    inventories: [Inventory(syllables: arabicSyllables, length: 3)],
    nouns: [Ending("ن", "n", gender: "m"), Ending("ة", "a", gender: "f")],
    verb: Ending("لَ", "la"), adjective: Ending("يّ", "iyy"), wordOrder: .verbSubjectObject,
    person: Sound("لَيْلَى", "Laylā"))

  /// The short vowel is a matter of the consonant, so that words also differ without their vowel marks.
  private static let arabicSyllables: [Sound] = {
    let short = [Sound("َ", "a"), Sound("ِ", "i"), Sound("ُ", "u")]
    let long = [Sound("َا", "ā"), Sound("ِي", "ī"), Sound("ُو", "ū")]
    let consonants = sounds(
      "ب:b ت:t ث:th ج:j ح:ḥ خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:ṣ ض:ḍ ط:ṭ ظ:ẓ ع:ʿ غ:gh ف:f ق:q ك:k م:m ه:h")
    return consonants.enumerated().flatMap { index, consonant in
      product([consonant], [short[index % 3]] + long)
    }
  }()

  static let japanese = Language(
    code: "ja", name: "Japanese", nativeName: "日本語", variant: "ja-JP", script: "Jpan", flag: "🇯🇵",
    romanisation: "Hepburn",
    inventories: [
      Inventory(syllables: kanji, length: 2), Inventory(syllables: hiragana, length: 3),
      Inventory(syllables: kanji, length: 3), Inventory(syllables: katakana, length: 4),
    ],
    nouns: [Ending("", "")], verb: Ending("る", "ru"), adjective: Ending("い", "i"), space: "",
    wordOrder: .subjectObjectVerb, person: Sound("アナ", "Ana"), subjectMark: Sound("は", "wa"),
    objectMark: Sound("を", "o"), fullStop: "。")

  private static let hiragana = sounds(
    """
    か:ka き:ki く:ku け:ke こ:ko さ:sa し:shi す:su せ:se そ:so た:ta ち:chi つ:tsu て:te と:to な:na に:ni ぬ:nu \
    ね:ne の:no は:ha ひ:hi ふ:fu へ:he ほ:ho ま:ma み:mi む:mu め:me も:mo や:ya ゆ:yu よ:yo ら:ra り:ri れ:re ろ:ro \
    わ:wa が:ga ぎ:gi ぐ:gu げ:ge ご:go ざ:za じ:ji ず:zu だ:da で:de ど:do ば:ba び:bi ぶ:bu べ:be ぼ:bo
    """)

  /// The same sounds; katakana stand 96 places after hiragana.
  private static let katakana = hiragana.map { sound in
    var letters = String.UnicodeScalarView()
    for scalar in sound.written.unicodeScalars { letters.append(Unicode.Scalar(scalar.value + 96) ?? scalar) }
    return Sound(String(letters), sound.spoken)
  }

  private static let kanji = sounds(
    """
    学:gaku 生:sei 先:sen 日:nichi 本:hon 語:go 人:jin 大:dai 小:shō 中:chū 国:koku 年:nen 月:getsu 火:ka 水:sui \
    木:moku 金:kin 土:do 山:san 川:sen 田:den 男:dan 女:jo 子:shi 父:fu 母:bo 友:yū 名:mei 前:zen 後:go 上:jō 下:ka \
    左:sa 右:u 東:tō 西:sai 南:nan 北:hoku 天:ten 気:ki 雨:u 雪:setsu 空:kū 海:kai 花:ka 草:sō 森:shin 林:rin 石:seki \
    車:sha 電:den 駅:eki 道:dō 店:ten 屋:oku 家:ka 室:shitsu 門:mon 町:chō 村:son 市:shi 校:kō 館:kan 院:in 医:i \
    者:sha 員:in 社:sha 会:kai 話:wa 文:bun 字:ji 書:sho 読:doku 聞:bun 見:ken 食:shoku 飲:in 行:kō 来:rai 帰:ki \
    出:shutsu 入:nyū 休:kyū 立:ritsu 走:sō 歩:ho 売:bai 買:bai 使:shi 作:saku 持:ji 待:tai 教:kyō 習:shū 考:kō \
    知:chi 思:shi 言:gen 問:mon 答:tō 新:shin 古:ko 長:chō 短:tan 高:kō 安:an 多:ta 少:shō 早:sō 強:kyō 弱:jaku \
    白:haku 黒:koku 赤:seki 青:sei 色:shoku 音:on 楽:gaku 歌:ka 絵:kai 画:ga 映:ei 写:sha 真:shin 朝:chō 昼:chū \
    夜:ya 晩:ban 時:ji 分:fun 半:han 週:shū 曜:yō 春:shun 夏:ka 秋:shū 冬:tō 犬:ken 鳥:chō 魚:gyo 牛:gyū 馬:ba \
    肉:niku 米:bei 茶:cha 料:ryō 理:ri 味:mi 品:hin 物:butsu 服:fuku 紙:shi 手:shu 足:soku 目:moku 口:kō 耳:ji 体:tai
    """)
}
