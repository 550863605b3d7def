import PDFText

/// What the heads of a mark scheme's table say that its columns hold.
extension MarkSchemeReader {
  /// Heads of which the words mean something else one by one.
  ///
  /// Source: IB and Pearson Edexcel mark schemes, "Accept | Do not accept" and "Acceptable answers | Reject".
  static let wholeNames: [String: Column] = [
    "target answer": .answer, "correct response": .answer, "accept": .accepted, "also accept": .accepted,
    "allow": .accepted,
    "do not accept": .rejected,
    "don’t accept": .rejected, "don't accept": .rejected, "do not allow": .rejected, "reject": .rejected,
    "ignore": .ignored,
    "general marking instructions for this type of question": .guidance,
    "general marking instructions": .guidance, "general instructions": .guidance,
    "general marking principles": .guidance,
    "specific marking instructions for this question": .answer, "specific marking instructions": .answer,
    "detailed marking instructions for this question": .answer, "detailed marking instructions": .answer,
    "marking instructions": .answer, "expected response": .answer, "expected responses": .answer,
    "illustrative scheme": .answer, "max mark": .marks, "max marks": .marks,
    "working or answer": .answer, "answer or working": .answer, "working and answer": .answer,
    "working/answer": .answer, "answer/working": .answer, "worked solution": .answer, "model answer": .answer,
    "model answers": .answer, "suggested answer": .answer, "suggested answers": .answer,
    "sample answer": .answer,
    "suggested solution": .answer, "expected outcome": .answer,
  ]

  /// The same in other languages.
  ///
  /// Source: sample papers of the German Abitur, the French brevet, the Dutch eindexamen and the Polish matura.
  static let foreignNames: [String: Column] = [
    "aufg": .label, "aufgabe": .label, "teilaufgabe": .label, "nr": .label, "frage": .label,
    "erwartete leistungen": .answer, "erwartete leistung": .answer, "erwartungshorizont": .answer,
    "mögliche lösung": .answer, "lösung": .answer, "lösungsskizze": .answer, "lösungshinweise": .answer,
    "be": .marks, "punkte": .marks, "bewertungseinheiten": .marks,
    "éléments de réponse": .answer, "réponses attendues": .answer, "réponse": .answer, "barème": .marks,
    "pregunta": .label, "respuesta esperada": .answer, "respuesta": .answer, "puntos": .marks,
    "puntuación": .marks,
    "vraag": .label, "antwoord": .answer, "scores": .marks, "punten": .marks, "score": .marks,
    "zadanie": .label, "nr zadania": .label, "odpowiedź": .answer, "poprawna odpowiedź": .answer,
    "punkty": .marks,
    "liczba punktów": .marks, "liczba": .marks, "pkt": .marks, "zadanie nr": .label,
    "prawidłowa odpowiedź": .answer,
    "pregunta n": .label, "respuestas": .answer, "solución": .answer, "puntaje": .marks, "resposta": .answer,
    "respostas": .answer, "questão": .label, "pontos": .marks, "cotação": .marks, "pontuação": .marks,
    "resposta esperada": .answer, "domanda": .label, "quesito": .label, "risposta": .answer,
    "risposta corretta": .answer, "punti": .marks, "punteggio": .marks, "resposta correcta": .answer,
    "punts": .marks, "vraagnommer": .label, "antwoorde": .answer, "punte": .marks, "uppgift": .label,
    "fråga": .label, "svar": .answer, "poäng": .marks, "oppgave": .label, "poeng": .marks, "opgave": .label,
    "tehtävä": .label, "vastaus": .answer, "pisteet": .marks, "ülesanne": .label, "vastus": .answer,
    "punktid": .marks, "úloha": .label, "odpověď": .answer, "odpoveď": .answer, "řešení": .answer,
    "body": .marks,
    "feladat": .label, "válasz": .answer, "megoldás": .answer, "pont": .marks, "pontszám": .marks,
    "întrebarea": .label, "itemul": .label, "răspuns": .answer, "răspuns corect": .answer, "punctaj": .marks,
    "soru": .label, "cevap": .answer, "puan": .marks, "zadatak": .label, "odgovor": .answer, "bodovi": .marks,
    "naloga": .label, "točke": .marks, "задание": .label, "задача": .label, "ответ": .answer, "баллы": .marks,
    "завдання": .label, "відповідь": .answer, "бали": .marks, "въпрос": .label, "отговор": .answer,
    "точки": .marks, "ερώτηση": .label, "θέμα": .label, "απάντηση": .answer, "μονάδες": .marks,
    "soalan": .label, "jawapan": .answer, "cadangan jawapan": .answer, "markah": .marks, "no soal": .label,
    "soal": .label, "jawaban": .answer, "skor": .marks, "câu": .label, "đáp án": .answer, "nội dung": .answer,
    "điểm": .marks, "thang điểm": .marks, "swali": .label, "jibu": .answer, "alama": .marks, "题号": .label,
    "答案": .answer, "分值": .marks, "題號": .label, "分數": .marks, "問題番号": .label, "解答": .answer, "正解": .answer,
    "配点": .marks, "문항": .label, "문항 번호": .label, "정답": .answer, "배점": .marks, "السؤال": .label,
    "الإجابة": .answer, "الدرجة": .marks, "שאלה": .label, "תשובה": .answer, "ניקוד": .marks, "प्रश्न": .label,
    "उत्तर": .answer, "अंक": .marks,
  ]

  /// What these names begin with.
  private static let firstWords = Set(
    [wholeNames, foreignNames].joined().map(\.key).compactMap {
      $0.split(separator: " ").first.map(String.init)
    })

  /// True where the words of a line's first cell together name a column.
  static func beginsWithName(_ line: TextLine) -> Bool {
    // The longest such name has eight words.
    guard line.cells.count > 1, line.cells[0].words.count <= 8 else { return false }
    let first = line.cells[0].words[0].text.lowercased().trimmedOfPunctuation
    guard first.isEmpty || firstWords.contains(first) else { return false }
    let name = line.cells[0].text.lowercased().trimmedOfPunctuation
    return wholeNames[name] != nil || foreignNames[name] != nil
  }

  /// What a word of a head says that its column holds; nil for any other word.
  static func column(named word: String) -> Column? {
    // "Expected Answer(s)"
    let lower = word.lowercased()
    let text = (lower.utf8.contains(0x28) ? lower.replacing("(s)", with: "") : lower).trimmedOfPunctuation
    switch text {
    case "question", "q", "part", "questions", "qu", "qn", "qns", "qs", "item", "q.no", "s.no", "sl.no":
      return .label
    case "answer", "answers", "requirement", "requirements", "expected", "scheme", "response", "acceptable",
      "indicative", "marking",
      "value", "key", "scoring", "correct", "solution", "solutions":
      return .answer
    case "mark", "marks", "points", "total", "credit", "credits", "max", "maximum", "score": return .marks
    // Beside "Answer"; where nothing else is the answer, this is.
    case "working", "workings", "method": return .guidance
    case "guidance", "notes", "comments", "comment", "information", "additional", "extra", "note",
      "rationale", "remarks", "remark":
      return .guidance
    case "ao", "aos", "spec", "reference", "ref", "number", "no", "skill", "skills", "grade", "demand",
      "specification", "objective", "objectives", "maths", "prac", "type", "category", "reporting",
      "readiness",
      "standard", "standards", "expectation", "wording", "manual", "page", "chapter", "":
      return .other
    default:
      return text.hasPrefix("ao") && text.dropFirst(2).allSatisfy(\.isNumber) ? .other : nil
    }
  }

  /// Words that stand beside others in heads.
  static let companions: Set<String> = [
    "details", "detail", "element", "elements", "available", "awarded", "content", "maximum", "max",
    "responses",
    "points", "for", "of", "examiners", "examiner", "typical", "possible",
  ]
}

extension MarkSchemeReader {
  /// True for the sum of a question or the paper: "Question 2 total   8".
  static func isTotal(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    // "total = 30" and "total £30" are answers.
    guard words.count <= 8, words.last?.allSatisfy(\.isNumber) == true,
      !text.contains(where: { $0 == "=" || $0.isCurrencySymbol || "%°".contains($0) })
    else { return false }
    if words[0] == "total" {
      return words.count == 2 || words.contains { ["for", "mark", "marks"].contains($0) }
    }
    return ["question", "paper", "section", "unit"].contains(words[0]) && words.contains("total")
  }
}
