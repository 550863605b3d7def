/// What keys are headed, in the languages that sheets are written in.
extension AnswerKeyReader {
  static let heads: Set<String> = [
    "answers", "answer key", "key", "solutions", "answer", "answers to exercises", "answer sheet",
    "the answers", "marking key", "corrections", "answers and explanations", "answer explanations",
    "answers explained", "correct answers",
    "quiz answers", "answer section", "scoring key", "scoring key and rating guide", "scoring guide",
    "spelling script",
    "teacher’s key", "teacher's key", "answer guide", "mark schemes",
    "marking schemes", "memorandum", "marking memorandum", "memo", "mark scheme", "marking scheme",
    "markscheme", "marking guide", "mark guide",
    "teacher key", "teacher answer key", "instructor key",
    "plantilla de respuestas", "plantilla de corrección", "plantilla correctora", "plantilla de soluciones",
    "soluciones", "respuestas", "solucionario", "clave de respuestas", "hoja de respuestas",
    "réponses", "corrigés", "corrigé des exercices", "lösungen", "lösungsschlüssel", "lösungsblatt",
    "risposte", "soluzioni", "chiavi", "chiavi degli esercizi", "respostas", "gabarito", "soluções",
    "antwoorden", "oplossingen", "antwoordmodel", "odpowiedzi", "klucz odpowiedzi", "rozwiązania", "řešení",
    "riešenia", "barem", "barem de corectare", "barem de corectare și notare",
    "barem de evaluare și de notare",
    "barem de corectare și de notare", "răspunsuri", "ответы", "ключ", "ключи", "решения", "відповіді",
    "facit", "fasit", "løsninger",
    "ratkaisut", "vastaukset", "oikeat vastaukset", "mallivastaukset", "megoldások", "megoldókulcs",
    // Capital I is small ı in Turkish alone.
    "cevaplar", "cevap anahtarı", "cevap anahtari", "yanıtlar", "yanitlar",
    "αποντήσεις", "απαντήσεις", "λύσεις", "kunci jawaban", "skema jawapan", "đáp án", "参考答案", "答案",
    "答案与解析", "参考答案与解析", "參考答案", "解答", "正解", "模範解答", "解答例", "正答", "正答表", "正答例", "正解表", "解答表",
    "正答一覧", "정답", "정답 및 해설", "정답표",
    "الإجابات", "الأجوبة", "الاجابات", "الاجوبة", "نموذج الإجابة", "مفتاح الإجابة", "مفتاح الإجابات",
    "مفتاح الاجابة", "مفتاح الحل", "پاسخ‌نامه", "پاسخنامه", "کلید", "جوابات", "תשובון", "מפתח תשובות", "מפתח",
    "উত্তরমালা", "উত্তরপত্র", "விடைகள்", "விடைக்குறிப்புகள்", "คำเฉลย", "კითხვების პასუხები", "პასუხები",
    "պատասխաններ", "תשובות", "פתרונות", "उत्तरमाला", "उत्तर कुंजी", "เฉลย",
  ]

  /// Words that head a key, or the answer below each question.
  static let single: Set<String> = [
    "model answer", "model answers", "corrigé", "correction", "éléments de correction", "éléments de corrigé",
    "auto-correction", "autocorrection",
    "autocorrección", "lösung", "solución",
    "soluzione", "clave", "svar", "答え", "उत्तर", "الإجابة",
  ]

  /// What the words for answers begin with, where another word is joined to them: "Antwoordsleutel", "Lösungsbogen".
  static let stems = [
    "antwort", "antwoord", "lösung", "oplossing", "løsning", "lösning", "odpowied", "rozwiąz", "řešen",
    "riešen", "megold",
    "ratkaisu", "vastau", "respuest", "respost", "rispost", "réponse", "corrig", "solucion", "soluzion",
    "cevap", "jawab",
    "ответ", "отговор", "відповід", "одговор", "odgovor", "rješenj", "răspuns", "απαντ",
  ]
}
