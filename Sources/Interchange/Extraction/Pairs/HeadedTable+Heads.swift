import PDFText

/// What the head of a table says of its columns.
extension HeadedTable {
  /// The columns that a head names, table by table where the same names come again: "Word | Meaning | Word | Meaning".
  func groups(_ band: Band) -> [[Column]] {
    for cells in [runs(band.words, gap: 1), band.words.map { TextCell([$0]) }] {
      let names = cells.map { $0.text.lowercased() }
      for count in [1, 2, 3, 4] where names.count % count == 0 && names.count / count > 1 {
        let width = names.count / count
        guard names.indices.allSatisfy({ names[$0] == names[$0 % width] }) else { continue }
        let groups = (0..<count).compactMap { head(Array(cells[($0 * width)..<(($0 + 1) * width)])) }
        if groups.count == count { return groups }
      }
      // Words that stand closer than cells are names of their own only where the same ones come again.
      guard Set(band.words.map(\.text)).count * 2 <= band.words.count else { break }
    }
    return []
  }

  private func head(_ cells: [TextCell]) -> [Column]? {
    guard (2...9).contains(cells.count) else { return nil }
    var roles = cells.map { role(named: $0.text) }
    nameTheOther(&roles, cells)
    nameTheLanguages(&roles, cells)
    nameTheLetter(&roles, cells)
    let known = roles.compactMap { $0 }
    let options = known.count { if case .option = $0 { true } else { false } }
    let asks = known.contains(.question) && (known.contains(.answer) || options >= 3)
    let tells = known.contains(.term) && known.contains(.meaning)
    // Bold names of one word each, of which two say what is learnt, may name anything else beside.
    // "English | Infinitive | Preterite | Perfect"
    for (place, cell) in cells.enumerated() where roles[place] == nil && tells {
      let bare = cell.text.lowercased().trimmedOfPunctuation
      if Self.forms.contains(bare) { roles[place] = .detail(bare) }
    }
    // "Question | Answer | 1st | 2nd | 3rd"
    for (place, cell) in cells.enumerated() where roles[place] == nil && asks && Self.isRoomToTick(cell.text)
    {
      roles[place] = .detail(cell.text.lowercased())
    }
    let named = roles.compactMap { $0 }
    let isPlain = tells && cells.count > 3 && cells.allSatisfy { $0.isBold && $0.words.count == 1 }
    guard asks || tells, isPlain || named.count + 1 >= cells.count,
      Set(named.map { "\($0)" }).count == named.count
    else { return nil }
    return zip(cells, roles).map { cell, role in
      Column(role: role ?? .detail(cell.text.lowercased()), left: cell.box.left, right: cell.box.right)
    }
  }

  /// "Englisch | Beispiel | Deutsch": what stands first, and is named in the language of the other, is learnt.
  private func nameTheLanguages(_ roles: inout [Role?], _ cells: [TextCell]) {
    guard let (learnt, known) = LanguageNames.columns(cells.map(\.text)), learnt < known else { return }
    (roles[learnt], roles[known]) = (.term, .meaning)
  }

  /// "Ans" beside "Correct option": the letter of what the other column says.
  private func nameTheLetter(_ roles: inout [Role?], _ cells: [TextCell]) {
    let answers = roles.indices.filter { roles[$0] == .answer }
    guard answers.count == 2, let letter = answers.first(where: { cells[$0].text.count < 5 }) else { return }
    roles[letter] = .detail("letter")
  }

  /// A bold name that is not known beside one that is: "Türkçe | English", "Symbol | Name".
  private func nameTheOther(_ roles: inout [Role?], _ cells: [TextCell]) {
    guard cells.allSatisfy(\.isBold), cells.allSatisfy({ $0.words.count == 1 }) else { return }
    if roles.count == 2, roles[0] == .term, roles[1] == nil { roles[1] = .meaning }
    if roles.count <= 3, roles[0] == nil, roles[1] == .meaning, cells[1].text.lowercased() == "english" {
      roles[0] = .term
    }
  }

  private func role(named name: String) -> Role? {
    // "✏ KÉRDÉS (hajtsd ide)": a picture before it, and what to do with it behind it.
    let own = String(name.lowercased().withoutPictures.prefix { $0 != "(" })
    let bare = (own.isEmpty ? name.lowercased() : own).trimmedOfPunctuation
    if name == "#" { return .number }
    if Self.questions.contains(bare) { return .question }
    if Self.verdicts.contains(bare) || Self.answers.contains(bare) { return .answer }
    if bare.utf8.count == 1, let letter = bare.utf8.first, (0x61...0x68).contains(letter) {
      return .option(name.trimmedOfPunctuation)
    }
    // "Option A", "Réponse A", and "Answer 1" in the templates of quiz programs.
    let words = bare.split(separator: " ")
    if words.count == 2, let digit = words[1].utf8.first, words[1].utf8.count == 1,
      (0x31...0x36).contains(digit),
      ["option", "choice", "answer"].contains(words[0])
    {
      return .option(String(words[1]))
    }
    if words.count == 2, let letter = words[1].utf8.first, words[1].utf8.count == 1,
      (0x61...0x68).contains(letter),
      words[0] == "option" || words[0] == "choice" || Self.answers.contains(String(words[0]))
    {
      return .option(String(name.trimmedOfPunctuation.suffix(1)))
    }
    switch WordTableReader.role(named: name) {
    case .term: return .term
    case .translation: return .meaning
    case .number: return .number
    case .marks: return .marks
    case let other?: return .detail(other.rawValue)
    case nil: return nil
    }
  }

  /// True for the head of a column in which learners tick what they knew, or write how often or when.
  private static func isRoomToTick(_ name: String) -> Bool {
    let bare = name.lowercased().trimmedOfPunctuation
    if [
      "1st", "2nd", "3rd", "4th", "5th", "✓", "✔", "tick", "✓/✗", "rag", "date", "got it", "got it?", "known",
    ]
    .contains(bare) {
      return true
    }
    let words = bare.split(separator: " ")
    return words.count == 2 && ["attempt", "try", "test", "go", "check", "review", "week"].contains(words[0])
      && Int(words[1]) != nil
  }

  /// Forms of words, for which verb tables have columns.
  private static let forms: Set<String> = [
    "plural", "singular", "past", "past simple", "past tense", "past participle", "participle", "perfect",
    "preterite",
    "present", "future", "imperfect", "imperative", "comparative", "superlative", "feminine", "masculine",
    "präteritum",
    "perfekt", "partizip", "partizip ii", "präsens", "pluriel", "féminin", "participe passé", "passé composé",
    "présent",
    "plurale", "participio", "presente", "pretérito", "futuro", "genitive", "aspect", "aorist",
  ]

  private static let questions: Set<String> = [
    "question", "questions", "query", "queries", "examiner’s question", "interview question", "statement",
    "statements", "frage", "fragen", "aufgabe", "aussage", "pregunta",
    "preguntas",
    "afirmación", "enunciado", "affirmation", "affirmations", "domanda", "domande", "affermazione",
    "pergunta",
    "perguntas", "vraag", "vragen", "pytanie", "otázka", "вопрос", "вопросы", "fråga", "spørgsmål",
    "spørsmål", "soru",
    "kérdés", "kérdések", "pitanje", "pitanja", "vprašanje", "întrebare", "întrebarea", "питання",
    "запитання",
    "въпрос", "kysymys", "küsimus", "ερώτηση", "ερωτήσεις", "pertanyaan", "soal", "câu hỏi", "שאלה", "प्रश्न",
    "問題", "题目", "问题", "질문", "السؤال", "سؤال",
  ]

  private static let answers: Set<String> = [
    "answer", "answers", "reply", "replies", "response", "ans", "key", "correct", "correct answer",
    "correct option", "right answer",
    "solution",
    "model answer", "expected answer", "sample answer", "suggested answer", "antwort",
    "antworten",
    "erwartete antwort", "musterantwort", "lösung", "réponse", "réponses", "réponse attendue", "corrigé",
    "respuesta",
    "respuestas", "solución", "risposta", "risposte", "soluzione", "resposta", "respostas", "antwoord",
    "odpowiedź",
    "odpověď", "ответ", "ответы", "svar", "cevap", "válasz", "válaszok", "megoldás", "odgovor", "odgovori",
    "răspuns", "răspunsul", "відповідь", "отговор", "vastaus", "vastus", "απάντηση", "απαντήσεις", "jawaban",
    "đáp án", "trả lời", "תשובה", "उत्तर", "答え", "解答", "答案", "정답", "답", "الإجابة", "الجواب", "جواب",
  ]

  /// What stands above verdicts on statements.
  private static let verdicts: Set<String> = [
    "t/f", "true/false", "true or false", "t or f", "r/f", "v/f", "vrai/faux", "vrai ou faux",
    "richtig/falsch", "p/f",
  ]
}
