import PDFText

/// What tells a question from other sentences.
enum Asking {
  /// How much a text looks as if it asked something, 0...1.
  static func worth(_ text: String) -> Float {
    if text.contains("?") || text.holds("？") && text.contains("？") || text.holds("؟") && text.contains("؟") {
      return 1
    }
    if MarkReader.trailing(text, isAtMargin: false) != nil || endsAsking(text) { return 1 }
    if text.contains("___") || text.utf8.count < 600 && FullWidthGap.isIn(text) { return 0.9 }
    if ordersInChinese(text) || ordersInArabic(text) { return 1 }
    var words = text.split(separator: " ")[...]
    var labels = 0
    while let first = words.first, labels < 3, compactLabel(String(first)) != nil {
      words.removeFirst()
      labels += 1
    }
    if let first = words.first, isCommand(String(first)) { return isHeading(words) ? 0.2 : 1 }
    // "In Exercises 1–6, find the value …": an order behind what it is about.
    if let comma = words.prefix(12).firstIndex(where: { $0.last == "," }), comma + 2 < words.endIndex,
      isOrder(String(words[comma + 1])), words[comma + 1].first?.isLowercase == true
    {
      return 0.95
    }
    return words.count >= 4 ? 0.35 : words.isEmpty ? 0.1 : 0.2
  }

  /// True for a heading of a few words that begins with one that asks elsewhere: "What to bring", "How we teach", "When it rains".
  private static func isHeading(_ words: ArraySlice<Substring>) -> Bool {
    guard (3...4).contains(words.count), let first = words.first,
      ["what", "how", "where", "when", "who", "why", "which"].contains(first.lowercased()),
      let last = words.last?.last, last.isLetter || last.isNumber
    else { return false }
    return ["to", "we", "you", "i", "they", "it", "our", "your"].contains(words[words.startIndex + 1])
  }

  /// True for a text of which a sentence begins with an order in German: "Ein Brief: Schreiben Sie …".
  static func hasPoliteOrder(_ text: String) -> Bool {
    guard text.holds(" Sie ") else { return false }
    let words = text.split(separator: " ")
    return words.indices.dropLast().contains { place in
      words[place + 1] == "Sie" && words[place].first?.isUppercase == true && words[place].hasSuffix("en")
        && words[place].count > 3
        && (place == words.startIndex || ".:!".contains(words[place - 1].last ?? " "))
    }
  }

  /// True for a sentence whose verb at its end asks or tells to do something, as in Japanese and Korean.
  ///
  /// "主語はどれですか。", "漢字で書きなさい。（各２点）", "알맞은 말을 쓰시오."
  static func endsAsking(_ text: String) -> Bool {
    guard text.utf8.contains(where: { (0xE3...0xED).contains($0) }) else { return false }
    var bare = text[...]
    if bare.last == "）", let open = bare.lastIndex(of: "（") { bare = bare[..<open] }
    while let last = bare.last, "。．. ".contains(last) { bare.removeLast() }
    return ["ますか", "ですか", "ましたか", "でしたか", "なさい", "ください", "せよ", "시오", "세요", "십시오"]
      .contains(where: bare.hasSuffix)
  }

  /// True for a text of which a part begins with an order in Chinese: "设 U = X + Y，试求 I(U; V)。", "简述其原因".
  ///
  /// "计算题" names a kind of question.
  static func ordersInChinese(_ text: String) -> Bool {
    guard text.utf8.contains(where: { (0xE4...0xE9).contains($0) }),
      text.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) })
    else { return false }
    return text.split(whereSeparator: { "，。；：,;:.、（(".contains($0) }).contains { part in
      let part = part.drop { $0 == " " }
      return !part.hasSuffix("题") && !part.hasSuffix("題")
        && chineseOrders.contains { part.hasPrefix($0) && part.count > ($0.count > 1 ? $0.count : 2) }
    }
  }

  private static let chineseOrders = [
    "求证", "试求", "试证", "试说明", "试述", "试用", "求", "计算", "写出", "简述", "说明", "解释", "判断", "请", "画出",
    "比较", "列举", "举例", "指出", "论述", "翻译", "化简", "什么是", "为什么", "求證", "試求", "試證", "計算", "寫出",
    "簡述", "說明", "解釋", "判斷", "請", "畫出", "比較", "列舉", "舉例", "論述", "翻譯", "化簡", "什麼是", "為什麼",
  ]

  /// True for a text that begins with an order in Arabic, or has one behind "then" or a comma: "(1 بين أن", "ثم احسب".
  static func ordersInArabic(_ text: String) -> Bool {
    guard text.utf8.contains(where: { (0xD8...0xDB).contains($0) }) else { return false }
    let words = text.split(separator: " ")
    let start = words.prefix(3).drop { !$0.unicodeScalars.contains { (0x620...0x6FF).contains($0.value) } }
      .startIndex
    return words.indices.contains { place in
      let isFirst = place == start || place == start + 1 && words[start].count <= 2
      let isBehind = place > 0 && (words[place - 1] == "ثم" || words[place - 1].last == "،")
      return (isFirst || isBehind) && arabicOrders.contains(plainArabic(words[place]))
    }
  }

  /// A word without the signs for vowels and with one letter for those that are written in several ways.
  private static func plainArabic(_ word: Substring) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670: continue
      case 0x622, 0x623, 0x625, 0x671: plain.append("\u{627}")
      case 0x649, 0x6CC: plain.append("\u{64A}")
      case 0x6A9: plain.append("\u{643}")
      case 0x21...0x2F, 0x3A...0x40, 0x60C, 0x61B, 0x61F: continue
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }

  private static let arabicOrders: Set<String> = Set(
    """
    بين عين احسب استنتج برهن تحقق اكتب ادرس اثبت اعط حل ارسم مثل انشئ جد اوجد حدد اذكر عرف اشرح وضح فسر علل قارن صف صنف
    رتب اختر اكمل املا ضع صل انقل استخرج لخص ناقش عدد هات حول ترجم اعرب انجز حلل بسط قدر كم ما ماذا لماذا كيف هل
    متى اين من صحح ضع انسب شكل عبر
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// True for a word that tells the reader to do something, or asks.
  static func isCommand(_ word: String) -> Bool {
    let bare = word.lowercased().trimmedOfPunctuation
    return commands.contains(bare) || questionWords.contains(bare) || isForeignCommand(bare)
  }

  /// True for a command of another language; capitals may have lost their accents, as in "Ecrire".
  private static func isForeignCommand(_ bare: String) -> Bool {
    if foreignCommands.contains(bare) { return true }
    return bare.utf8.first == 0x65 && foreignCommands.contains("é" + bare.dropFirst())
  }

  /// True for a word that tells the reader to do something; "when" and "is" may begin a statement.
  static func isOrder(_ word: String) -> Bool { commands.contains(word.lowercased().trimmedOfPunctuation) }

  /// True for a word of any language that tells the reader to do something.
  static func isOrderInAnyLanguage(_ word: String) -> Bool {
    let bare = word.lowercased().trimmedOfPunctuation
    return commands.contains(bare) || isForeignCommand(bare)
  }

  /// True for a text that tells to work out a number.
  static func isCalculation(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.prefix(6)
    return ["calculate", "determine", "estimate", "work", "find", "convert", "compute", "solve", "evaluate"]
      .contains {
        words.contains(Substring($0))
      }
  }

  /// Sources: AQA, Pearson Edexcel and OCR, lists of command words for GCSE sciences; common ones of other subjects.
  private static let commands: Set<String> = Set(
    """
    add adjust analyse analyze annotate apply argue arrange assess associate balance build calculate carry change
    check choose circle cite classify comment compare complete compose conclude consider construct contrast convert
    copy correct count create criticise critique decide deduce define demonstrate derive describe design determine
    develop devise discuss distinguish divide draw draft estimate evaluate examine explain explore
    expand express extend factorise factorize fill find give graph highlight identify illustrate indicate infer
    insert interpret investigate join judge justify label list locate make mark match measure model name note number
    observe order outline paraphrase pick place plan plot point predict prepare present produce propose prove provide
    put rank read rearrange recall recognise recognize recommend record reflect relate replace report reproduce
    research rewrite say select sequence set shade show simplify sketch solve sort specify spell state study suggest
    conjugate differentiate double factor halve integrate multiply pronounce punctuate rationalise rationalize round
    subtract transcribe summarise summarize suppose support tabulate take talk tell test tick trace transform translate underline unscramble
    use using validate verify work write
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let foreignCommands: Set<String> = Set(
    """
    étudier étudiez précisez déduire déduisez démontrez interpréter interprétez prouver prouvez résolvez tracez exprimez
    vérifiez calculer calculez donner donnez déterminer déterminez montrer montrez démontrer justifier justifiez expliquer expliquez
    décrire décrivez citer citez nommer nommez compléter complétez résoudre tracer exprimer vérifier recopier traduire
    traduisez écrire écrivez choisir choisissez entourer cocher relier conjuguer calcula calcule escribe escriba explica
    explique completa complete elige elija traduce traduzca describe describa nombra indica señala subraya une relaciona
    berechne berechnen bestimme bestimmen erkläre erklären nenne nennen beschreibe beschreiben begründe begründen zeige
    zeigen gib ergänze übersetze schreibe wähle kreuze ordne vervollständige ermitteln skizzieren untersuchen beurteilen
    halla hallar resuelve resolver representa justifica determina demuestra simplifica ordena clasifica razona dibuja define
    cita compara enumera nombrar escribir explicar calcular corrige une rodea marca busca
    développer factoriser simplifier rédiger relever identifier comparer classer placer représenter construire indiquer
    préciser rappeler énoncer définir développez comparez indiquez définissez construisez placez relevez soulignez
    beschrifte zeichne löse vergleiche erläutere stelle trage setze unterstreiche markiere formuliere runde vereinfache
    entscheide überprüfe konstruiere finde verbinde bilde streiche erläutern vergleichen zeichnen lösen angeben
    oblicz wyznacz udowodnij podaj napisz wyjaśnij uzasadnij rozwiąż uzupełnij zaznacz wymień opisz narysuj porównaj
    przetłumacz bereken geef noem beschrijf verklaar schrijf teken vul kies vertaal bepaal calcule explique determine
    descreva indique justifique escreva assinale resolva marque descrivi indica determina risolvi elenca disegna dimostra
    proszę zaproponuj zaproponować zaimplementuj zaimplementować obliczyć napisać wyznaczyć udowodnić podać
    trova beräkna förklara ange beskriv rita vypočítej vysvětli napiš urči doplň vyber popiš hesaplayınız açıklayınız
    опишите укажите дайте перечислите сравните докажите приведите рассмотрите изобразите заполните вставьте составьте
    vypočtěte vypočítejte určete řešte vyřešte napište doplňte vysvětlete popište uveďte sestrojte narýsujte zapište
    vyjádřete zjednodušte rozložte upravte rozhodněte přiřaďte vyberte zakroužkujte zdůvodněte dokažte porovnejte najděte
    vypočítajte určte vyriešte napíšte doplňte vysvetlite opíšte uveďte zostrojte priraďte zdôvodnite dokážte
    izračunaj izračunajte odredi odredite riješi riješite napiši napišite objasni objasnite nadopuni navedi navedite
    számítsd számítsa határozd határozza írd írja magyarázd magyarázza sorold egészítsd oldd oldja
    calculați determinați rezolvați scrieți explicați completați descrieți enumerați alegeți demonstrați
    hesaplayın hesapla açıklayın yazınız yazın bulunuz çözünüz belirtiniz tamamlayınız işaretleyiniz
    beregn forklar bestem løs skriv angiv angi nevn utfyld räkna lös
    laske selitä ratkaise kirjoita täydennä nimeä kuvaile määritä
    обчисліть визначте поясніть напишіть знайдіть розв’яжіть запишіть назвіть опишіть доведіть порівняйте
    hitunglah jelaskan sebutkan tentukan tuliskan lengkapilah hitung tulis terangkan nyatakan lengkapkan
    исправьте постройте упростите раскройте να γράψτε εξηγήστε υπολογίστε περιγράψτε
    выберите найдите напишите объясните назовите решите вычислите определите переведите calcola scrivi spiega completa
    scegli traduci запишите прочитайте установите соотнесите выпишите lisez répondez trouvez contesta responde rellena
    ציין הסבר כתוב נמק חשב הצע תאר הגדר מנה השלם פתור מצא סמן הקף בחר תרגם השווה ציינו הסבירו כתבו נמקו חשבו הציעו
    תארו הגדירו מנו השלימו פתרו מצאו סמנו הקיפו בחרו תרגמו השוו הוכח הוכיחו
    leggi rispondi leia responda przeczytaj odpowiedz beantwoord notiere kreuzt
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let questionWords: Set<String> = [
    "what", "which", "who", "whose", "whom", "when", "where", "why", "how", "is", "are", "was", "were", "do",
    "does",
    "did", "can", "could", "should", "would", "will", "has", "have", "qué", "cuál", "cuándo", "dónde",
    "quién", "cómo",
    "cuántos", "quel", "quelle", "qui", "quand", "où", "pourquoi", "comment", "combien", "was", "wer", "wann",
    "wo",
    "warum", "wie", "welche", "welcher", "welches",
  ]
}
