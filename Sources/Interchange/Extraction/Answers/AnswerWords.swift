/// What stands before an answer, in the languages that sheets are written in.
enum AnswerWords {
  /// Words with a sign behind them.
  static let heads: Set<String> = [
    "answer", "answers", "correct", "solution", "solutions", "ans", "sol", "respuesta", "réponse", "lösung",
    "antwort",
    "solución",
    "правильный ответ", "ответ", "верный ответ", "правильные ответы", "respuesta correcta", "bonne réponse",
    "risposta corretta", "risposta", "antwoord", "odpowiedź", "答案", "答", "解答", "正解",
    "correct answer", "correct answers", "right answer", "right answers", "model answer", "suggested answer",
    "sample answer", "kunci jawaban", "jawaban", "jawapan", "resposta", "resposta correta", "correcta",
    "solução",
    "svar", "rätt svar", "riktig svar", "vastaus", "oikea vastaus", "válasz", "helyes válasz", "megoldás",
    "odpověď",
    "správná odpověď", "răspuns", "răspuns corect", "cevap", "doğru cevap", "đáp án", "정답", "답", "soluzione",
    "correct option", "correct choice", "response", "reply",
    "uitwerking", "uitwerkingen", "svolgimento", "risoluzione", "resolução", "resolución", "lösungsförslag",
    // As they are shortened, and in further languages.
    "odp", "resp", "rép", "antw", "lsg", "отв", "відп", "απ", "απάντ", "отг", "odg", "solucion", "soluciones",
    "respuestas", "réponses", "corrigé", "soluție", "rezolvare", "решения", "відповідь", "отговор", "одговор",
    "odgovor",
    "rješenje", "rešitev", "ratkaisu", "løsning", "lösning", "rozwiązanie", "řešení", "riešenie", "решение",
    "oplossing",
    "penyelesaian", "çözüm", "απάντηση", "λύση", "الإجابة", "الجواب", "תשובה", "उत्तर", "해설", "trả lời",
    "σωστή απάντηση", "الاجابة", "الإجابة الصحيحة", "الاجابة الصحيحة", "الجواب الصحيح", "جواب", "پاسخ",
    "پاسخ صحیح",
    "صحیح جواب", "درست جواب", "התשובה", "תשובה נכונה", "התשובה הנכונה", "सही उत्तर", "सही जवाब", "উত্তর",
    "সঠিক উত্তর", "விடை", "ઉત્તર", "జవాబు", "సమాధానం", "ಉತ್ತರ", "ഉത്തരം", "คำตอบ", "เฉลย", "ตอบ", "ចម្លើយ",
    "պատասխան", "ճիշտ պատասխան", "პასუხი", "სწორი პასუხი", "правильна відповідь", "верен отговор",
    "тачан одговор",
    "дұрыс жауап", "жауап", "дұрыс жауабы",
  ]

  /// The beginnings of sentences.
  static let phrases: Set<String> = [
    "the correct answer is", "correct answer is", "the answer is", "the right answer is",
    "the correct answer",
    "right answer", "the correct answers are", "answer is",
    "die antwort ist", "la réponse est", "la respuesta es", "la risposta è", "a resposta é",
    "het antwoord is",
    "die richtige antwort ist", "die richtigen antworten sind", "la réponse correcte est",
    "les réponses correctes sont", "la bonne réponse est", "la respuesta correcta es",
    "las respuestas correctas son", "la risposta corretta è", "le risposte corrette sono",
    "a resposta correta é", "as respostas corretas são", "het juiste antwoord is",
    "de juiste antwoorden zijn",
  ]

  /// The verbs that such beginnings end with where no colon follows.
  static let phraseEnds: Set<String> = ["is", "ist", "est", "es", "è", "é"]
}
