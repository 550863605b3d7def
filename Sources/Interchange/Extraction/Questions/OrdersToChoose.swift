import PDFText

/// Orders to choose one of several, in the languages that sheets are set in: what is lettered below each question then is an
/// option, and no part of it.
enum OrdersToChoose {
  private static let phrases = Phrases([
    "correct option", "correct answer", "correct alternative", "correct choice", "right option",
    "right answer",
    "best answer", "best option", "appropriate option", "appropriate answer", "suitable option",
    "most suitable answer",
    "choose the correct", "select the correct", "tick the correct", "circle the correct", "multiple choice",
    "सही विकल्प", "सही उत्तर चुन", "উপযুক্ত বিকল্প", "সঠিক উত্তর", "சரியான விடை", "సరైన సమాధాన", "ಸರಿಯಾದ ಉತ್ತರ",
    "opción correcta", "respuesta correcta", "alternativa correcta", "alternativa correta",
    "resposta correta",
    "resposta correcta", "opció correcta", "bonne réponse", "réponse exacte", "réponse correcte",
    "risposta esatta",
    "risposta corretta", "risposta giusta", "richtige antwort", "richtige lösung", "juiste antwoord",
    "goede antwoord", "korrekte antwoord", "prawidłową odpowiedź", "poprawną odpowiedź", "właściwą odpowiedź",
    "правильный ответ", "верный ответ", "правильную букву", "правильну відповідь", "верния отговор",
    "správnou odpověď", "správnu odpoveď", "správnou možnost", "doğru seçene", "doğru cevab",
    "jawaban yang benar",
    "jawaban yang tepat", "jawapan yang betul", "đáp án đúng", "phương án đúng", "σωστή απάντηση",
    "točan odgovor", "tačan odgovor", "pravilen odgovor", "тачан одговор", "helyes válasz",
    "oikea vaihtoehto",
    "oikean vaihtoehdon", "rätt alternativ", "rätt svar", "riktig svar", "rette svar", "korrekt svar",
    "varianta corectă", "răspunsul corect", "õige vastus", "pareizo atbildi", "teisingą atsakymą",
    "الإجابة الصحيحة", "الاجابة الصحيحة", "התשובה הנכונה", "جواب درست", "گزینه", "درست جواب", "jibu sahihi",
    "tamang sagot",
  ])

  /// True for a text in small letters that has such an order.
  static func areIn(_ lower: String) -> Bool { phrases.areIn(lower) }
}
