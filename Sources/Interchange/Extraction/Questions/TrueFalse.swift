import PDFText

/// Questions that are answered by true or false.
enum TrueFalse {
  static func isAsked(_ given: String) -> Bool {
    // "Richtig (r) oder falsch (f)?" names the letters to write as well.
    let lower =
      given.holds("(")
      ? given + " "
        + given.split(separator: " ").filter { !($0.count == 3 && $0.first == "(") }.joined(separator: " ")
      : given
    return phrases.areIn(lower) || ["t / f", "t/f", "t or f"].contains { holdsApart($0, lower) }
      || holdsRule(lower)
  }

  /// What says in one language or another that a statement is to be judged.
  private static let phrases = Phrases([
    "true or false", "fact if", "fact or bluff", "fact or fiction", "тврдња тачна", "tvrdnja točna",
    "tvrdnja tačna",
    "твърдението е вярно", "true/false", "true false", "true (t) or false (f)",
    "t if the", "t if it is", "if it is true and", "(t) or false", "true (t)", "t for true",
    "verdadero o falso", "verdadeiro ou falso",
    "vrai ou faux",
    "v (verdadero)", "v (verdadeiro)", "v (vero)", "v (vrai)", "r (richtig)",
    "vere o false", "veri o falsi", "verdaderas o falsas", "verdadeiras ou falsas", "vraies ou fausses",
    "vero o falso", "vraie ou fausse", "vrai ou non", "verdadera o falsa", "vera o falsa",
    "richtig oder falsch", "wahr oder falsch", "waar of niet waar", "juist of onjuist",
    "prawda czy fałsz", "adevărat sau fals", "igaz vagy hamis", "верно или неверно", "σωστό ή λάθος",
    "tama kung", "tama o mali", "benar atau salah", "betul atau salah",
    "tulis benar", "benar jika", "đúng hay sai", "oikein vai väärin", "riktig eller galt",
    "točno ili netočno",
    "tačno ili netačno", "вярно или невярно", "правильно чи неправильно", "правда или ложь", "cierto o falso",
    "pravda nebo", "pravda alebo", "sant eller falskt", "kweli au",
    "doğru mu yanlış mı", "doğru olanların başına", "doğru olanlara", "doğru olanların yanına",
    "rätt eller fel",
    "判断", "正误", "正しいものに○", "正しいものには○", "正しければ○", "正しい場合は○", "正しいときは○", "صح أم خطأ", "صواب أم خطأ",
    "صح أو خطأ",
    "علامة (✓)", "علامة (√)", "علامة صح", "صحیح یا غلط", "درست یا نادرست", "נכון או לא נכון",
    "נכון / לא נכון",
    "सही या गलत", "सही/गलत", "सही अथवा गलत", "সত্য না মিথ্যা", "সত্য/মিথ্যা", "ถูกหรือผิด", "참 또는 거짓",
    "vertader o fals", "vertadera o falsa", "vertaderes o falses", "vertaders o falsos", "cert o fals",
    "certes o falses", "veritat o fals", "egia ala gezurra", "egia edo gezurra", "sandt eller falsk",
    "rigtigt eller forkert", "rigtig eller forkert", "sant eller usant", "rett eller galt",
    "riktig eller feil", "riktige eller gale", "sandt eller forkert", "tosi vai epätosi", "õige või vale",
    "õiged või valed", "pareizi vai nepareizi", "pareizs vai nepareizs", "patiess vai nepatiess",
    "tiesa ar netiesa", "teisingai ar neteisingai", "teisingas ar neteisingas", "saktë apo",
    "e vërtetë apo e", "drži ali ne drži", "pravilno ali nepravilno", "pravilna ali nepravilna",
    "точно или неточно", "точни или неточни", "тачно или нетачно", "тачне или нетачне", "točne ili netočne",
    "tačne ili netačne", "správne alebo nesprávne", "správně nebo", "pravdivé alebo", "pravdivé nebo",
    "дұрыс немесе", "to‘g‘ri yoki", "doğru və ya", "cywir neu anghywir", "gwir neu", "fíor nó bréagach",
    "rétt eða rangt", "satt eða ósatt", "waar of onwaar", "waar of vals", "σωστές ή λάθος", "σωστή ή λάθος",
    "σωστές ή λανθασμένες", "σωστό ή λανθασμένο", "σωστή ή λανθασμένη", "σωστές (σ) ή", "adevărate sau false",
    "adevărată sau falsă", "igaz vagy", "igazak vagy hamisak", "prawdziwe czy fałszywe",
    "prawdziwe lub fałszywe",
    "prawda lub fałsz", "prawda/fałsz", "верны или неверны", "верно ли утверждение", "true or not true",
    "սխալ է, թե", "ճիշտ է, թե", "სწორია თუ", "সত্য নাকি মিথ্যা", "சரியா தவறா", "ਸਹੀ ਜਾਂ ਗਲਤ",
    "सत्य या असत्य", "चूक की बरोबर", "맞으면 ○", "정오를", "benar (b) atau salah", "pernyataan benar atau",
  ])

  /// True where both halves of a rule stand in a text, in German with commas: "R, wenn es richtig ist".
  private static func holdsRule(_ lower: String) -> Bool {
    // Each half is a letter with a small word behind it.
    guard beginnings.areIn(lower) else { return false }
    func holds(_ rule: (String, String), _ text: String) -> Bool {
      holdsApart(rule.0, text) && holdsApart(rule.1, text)
    }
    if rules.contains(where: { holds($0, lower) }) { return true }
    guard lower.contains(",") else { return false }
    let plain = lower.filter { $0 != "," }
    return rules.contains { holds($0, plain) }
  }

  private static let beginnings = Phrases(rules.flatMap { [$0.0, $0.0.replacing(" ", with: ", ")] })

  /// What tells when to write which letter: "V si el enunciado es verdadero o F si es falso".
  private static let rules = [
    ("t if", "f if"), ("t for", "f for"), ("v si", "f si"), ("v se", "f se"), ("v para", "f para"),
    ("v pour", "f pour"), ("r wenn", "f wenn"), ("v per", "f per"), ("p jeśli", "f jeśli"),
    ("a dacă", "f dacă"), ("i ha", "h ha"), ("v si és", "f si és"), ("σ αν", "λ αν"), ("σ εάν", "λ εάν"),
    ("s om", "f om"), ("r om", "f om"), ("b jika", "s jika"), ("đ nếu", "s nếu"), ("t as", "o as"),
  ]

  /// True where letters stand by themselves, and in no word: "right or freedom" has the second of them.
  private static func holdsApart(_ letters: String, _ text: String) -> Bool {
    guard text.holds(letters) else { return false }
    return text.ranges(of: letters).contains { range in
      text[..<range.lowerBound].last?.isLetter != true && text[range.upperBound...].first?.isLetter != true
    }
  }

  /// What an answer says; nil for any other text.
  static func value(_ text: String) -> Bool? {
    switch text {
    case "√", "✓", "✔", "○", "〇": return true
    // In small letters the one is a country.
    case "TAMA": return true
    case "MALI": return false
    case "×", "✗", "✘", "✕", "✖", "╳": return false
    default: break
    }
    return switch text.lowercased().trimmedOfPunctuation {
    case "t", "true", "fact", "verdadero", "vrai", "richtig", "wahr", "v", "vero", "верно", "正确", "对",
      "prawda",
      "waar",
      "juist", "verdadeiro", "sant", "σωστό", "doğru", "正しい", "صح", "صواب", "benar", "betul",
      "adevărat",
      "igaz", "pravda", "oikein", "točno", "tačno", "вярно", "правильно", "правда", "सही", "सत्य", "đúng", "참",
      "kweli",
      "صحیح", "درست", "נכון", "cierto", "riktig", "rigtigt", "rigtig", "vertader", "vertadera", "cert",
      "egia", "sandt", "rätt", "tosi", "õige", "pareizi", "pareizs", "patiess", "tiesa", "teisingai",
      "saktë", "drži", "správne", "správně", "точно", "тачно", "дұрыс", "to‘g‘ri", "cywir", "gwir", "fíor",
      "rétt", "satt", "σωστή", "σωστές", "adevărată", "prawdziwe", "верны", "правдиво", "ճիշտ", "სწორია",
      "সত্য", "சரி", "ਸਹੀ", "बरोबर", "ถูก", "gerçek", "ถูกต้อง", "צודק":
      true
    case "f", "false", "bluff", "fiction", "falso", "faux", "falsch", "неверно", "错误", "错", "fałsz", "onwaar",
      "onjuist",
      "falskt", "λάθος", "yanlış", "不正确", "خطأ", "salah", "fals", "hamis", "nepravda", "väärin",
      "netočno",
      "netačno", "невярно", "неправильно", "गलत", "असत्य", "거짓", "غلط", "نادرست", "לא נכון", "galt", "forkert",
      "usant",
      "falsa", "gezurra", "falsk", "feil", "fel", "epätosi", "nepareizi", "nepareizs", "nepatiess",
      "netiesa", "neteisingai", "pasaktë", "gabim", "ne drži", "nesprávne", "nesprávně", "неточно", "нетачно",
      "бұрыс", "noto‘g‘ri", "anghywir", "ffug", "gau", "bréagach", "rangt", "ósatt", "sai", "vals",
      "λανθασμένη",
      "λανθασμένο", "λανθασμένες", "fałszywe", "неверны", "սխալ", "მცდარია", "মিথ্যা", "தவறு", "ਗਲਤ", "चूक",
      "ผิด", "uongo", "si kweli":
      false
    default: nil
    }
  }

  /// What one of two boxes beside a statement says: also "yes" and "no", which answer no question there.
  static func agreement(_ text: String) -> Bool? {
    if let value = value(text) { return value }
    return switch text.lowercased().trimmedOfPunctuation {
    case "yes", "ja", "oui", "sí", "sì", "sim", "tak", "да", "ναι", "evet", "igen", "ano", "はい": true
    case "no", "nein", "nee", "non", "não", "nie", "нет", "όχι", "hayır", "nem", "ne", "nej", "いいえ": false
    default: nil
    }
  }

  /// What the first letter of "true" or "false" says where a statement is to be judged, in languages in which it is no
  /// word by itself: R of "richtig", P of "prawda".
  ///
  /// W is none of them: "wahr" and "wrong" begin with it, as "yes" and "yanlış" do with Y.
  static func letter(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "r", "p", "σ", "в", "т": true
    case "λ", "н": false
    default: nil
    }
  }

  /// True for a line with a statement and the two letters, or words, to choose from behind it: "□ V  □ F", "Σ  Λ".
  static func isChoice(_ words: [TextWord]) -> Bool {
    guard words.count > 3 else { return false }
    // Two empty boxes below "True" and "False".
    if words.suffix(2).allSatisfy({ ["☐", "□", "❏", "❑", "▢", "⬜", "◻", "◯", "○"].contains($0.text) }) {
      return true
    }
    let end = words.suffix(5).filter { $0.text.contains(where: \.isLetter) }.suffix(2)
    guard end.count == 2, let first = end.first, let last = end.last, let place = words.last?.box.right,
      place - last.box.right < 3 * last.size, first.text.count < 12, last.text.count < 12
    else { return false }
    if value(first.text) == true, value(last.text) == false { return true }
    let pair = (first.text + last.text).lowercased()
    return first.gapBefore > first.size && letterPairs.contains(pair)
  }

  /// Room for the letter before a statement.
  private static let roomBefore = ["(___) ", "( ) ", "() "]

  /// True for a statement with room before it: "(____) Islanda are vulcani activi".
  static func hasRoomBefore(_ text: String) -> Bool { roomBefore.contains(where: text.hasPrefix) }

  /// A statement without the letters to circle or the boxes to tick behind or before it, in any language: "T F".
  static func withoutChoice(_ text: String) -> String {
    for ending in [" T / F", " T/F", " (T/F)"] where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count)).trimmed
    }
    for beginning in ["T F ", "True False ", "T / F ", "True / False "] where text.hasPrefix(beginning) {
      return String(text.dropFirst(beginning.count)).trimmed
    }
    // Room for the letter: "( )".
    if let room = roomBefore.first(where: text.hasPrefix) { return String(text.dropFirst(room.count)) }
    for room in [" ( )", " [ ]", " ()", " []", " (___)"] where text.hasSuffix(room) {
      return String(text.dropLast(room.count)).trimmed
    }
    let words = text.split(separator: " ")
    let end = words.suffix(5).filter { !isSign($0) }
    let signs = words.suffix(4).count(where: isSign)
    guard end.count >= 2, words.last.map(isSign) == false || signs == 2 && words.suffix(4).count == 4,
      areVerdicts(String(end[end.count - 2]), String(end[end.count - 1]), haveBoxes: signs == 2)
    else { return text }
    // Signs stand before and between the two, and nothing else.
    var rest = words[...]
    var taken = 0
    while let last = rest.last, isSign(last) || taken < 2 {
      if !isSign(last) { taken += 1 }
      rest.removeLast()
    }
    let statement = rest.joined(separator: " ")
    // "Is it true or false": what is asked about.
    return statement.isEmpty || ["is", "are", "or"].contains(rest.last?.lowercased() ?? "") ? text : statement
  }

  /// True for two words or letters of which one says that a statement is true, and the other that it is not.
  ///
  /// - Parameter haveBoxes: True where each has a box to tick: then letters may be those of words that are no verdicts
  ///   elsewhere, as R and F of "richtig" and "falsch".
  private static func areVerdicts(_ yes: String, _ no: String, haveBoxes: Bool) -> Bool {
    if let yes = value(yes), let no = value(no) { return yes != no }
    return haveBoxes && letterPairs.contains((yes + no).lowercased())
  }

  /// The first letters of "true" and "false" in languages in which they are no words by themselves.
  fileprivate static let letterPairs: Set<String> = ["rf", "wf", "σλ", "dy", "pf", "вн", "тн", "sf", "jn"]

  /// What stands behind statements where one of two letters is to be circled, in small letters.
  static let pairs = letterPairs.sorted().map { pair in " " + pair.map(String.init).joined(separator: " ") }

  /// True for a box to tick, or what stands between two of them.
  private static func isSign(_ word: Substring) -> Bool {
    word == "/" || word == "|" || word.count == 1 && word.first.map { "☐□❏❑▢○◯⬜◻❍⚪".contains($0) } == true
  }
}

extension [ExtractedItem] {
  /// Tells statements whose answers begin with "True" or "False" for what they are, where nearly all answers do.
  ///
  /// Behind the word stands why: "False. The oil has to get inside the rollers."
  mutating func takeVerdictsBeforeReasons() {
    let answered = indices.filter { self[$0].options.isEmpty && self[$0].answer != nil }
    let judged = answered.filter { index in
      guard [.short, .trueFalse].contains(self[index].kind), !self[index].question.contains("?"),
        let word = self[index].answer?.split(separator: " ").first, word.count > 2
      else { return false }
      return TrueFalse.value(String(word)) != nil
    }
    guard judged.count >= 4, judged.count * 10 >= answered.count * 9 else { return }
    for index in judged { self[index].kind = .trueFalse }
  }
}
