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
    "susi sa pagwawasto", "key to correction", "key to corrections", "mga sagot", "mga tamang sagot", "kunci",
    "majibu", "proposta de correção",
    "propostas de correção", "proposta de resolução", "propostas de resolução",
    "proposta de solução", "cenários de resposta", "cenário de resposta", "critérios de correção",
    "critérios de classificação", "grelha de correção", "resoluções", "soluções dos exercícios",
    "pauta de corrección", "pauta", "claves", "clave de corrección", "respuestas correctas",
    "solucionario del profesor", "criterios de corrección", "soluciones de los ejercicios", "corrigé type",
    "corrigé indicatif", "éléments de réponse", "proposition de corrigé", "propositions de corrigé",
    "réponses aux exercices", "solutions des exercices", "solution des exercices", "grille de correction",
    "musterlösung", "musterlösungen", "lösungsvorschlag", "lösungsvorschläge", "lösungshinweise",
    "lösungserwartung", "lösungserwartungen", "lösungen zum arbeitsblatt", "auflösung", "correttore",
    "soluzioni degli esercizi", "griglia di correzione", "risposte corrette", "uitwerkingen",
    "correctiemodel",
    "correctievoorschrift", "antwoordenblad", "goede antwoorden", "model odpowiedzi",
    "klucz punktowania", "poprawne odpowiedzi", "rozwiązania zadań", "schemat punktowania",
    "ответы и решения",
    "решения и ответы", "ключи к тесту", "ключ к тесту", "эталон ответов", "эталоны ответов",
    "правильные ответы", "správné odpovědi", "klíč", "klíč k řešení", "výsledky", "svar och lösningar",
    "lösningsförslag", "rätta svar", "rättningsmall", "løsningsforslag", "riktige svar", "javítókulcs",
    "helyes válaszok", "javítási útmutató", "çözümler", "doğru cevaplar", "rezolvări", "soluții",
    "grila de corectare", "barem de notare", "解答・解説", "解答と解説", "答えと解説", "こたえ", "答案解析", "答案及解析", "参考答案及解析",
    "参考答案及评分标准", "參考解答", "정답과 해설", "정답과 풀이", "정답 및 풀이", "peraturan pemarkahan", "skema pemarkahan",
    "pembahasan", "kunci jawaban dan pembahasan", "hướng dẫn chấm", "đáp án và hướng dẫn chấm", "lời giải",
    "hướng dẫn giải", "rješenja", "rešenja", "rešitve", "točni odgovori", "отговори", "решения и отговори",
    "ключі", "розв’язки", "правильні відповіді",
    // In further languages.
    "solucions", "solucionari", "respostes", "respostes correctes", "clau de respostes", "pauta de correcció",
    "solucións", "clave de corrección e solucións", "erantzunak", "soluzioak", "zuzenketa", "facitliste",
    "rettevejledning", "rettenøkkel", "vurderingsveiledning", "svarnøkkel", "svör", "lausnir", "vastused",
    "lahendused", "õiged vastused", "atbildes", "atrisinājumi", "pareizās atbildes", "atsakymai",
    "sprendimai",
    "teisingi atsakymai", "përgjigjet", "zgjidhjet", "çelësi", "çelësi i përgjigjeve", "одговори", "решенија",
    "решења", "тачни одговори", "клуч", "odgovori", "tačni odgovori", "pravilni odgovori", "ključ", "rešitev",
    "správne odpovede", "kľúč", "klíč správných odpovědí", "autorské řešení", "жауаптары", "жауаптар",
    "дұрыс жауаптар", "javoblar", "to‘g‘ri javoblar", "cavablar", "doğru cavablar", "жооптор", "хариу",
    "majawabu",
    "mwongozo wa majibu", "antwoorde", "nasienriglyne", "nasienriglyn", "antwoordblad", "atebion",
    "cynllun marcio",
    "freagraí", "scéim mharcála", "उत्तर पत्रक", "उत्तरे", "ਉੱਤਰ", "જવાબો", "જવાબ", "సమాధానాలు", "జవాబులు",
    "ಉತ್ತರಗಳು",
    "ഉത്തരങ്ങൾ", "පිළිතුරු", "ຄຳຕອບ", "ចម្លើយ", "အဖြေ", "အဖြေများ", "해답", "모범 답안", "모범답안", "답안", "정답 확인",
    "መልሶች", "የመልስ ቁልፍ", "جوابی کلید", "پاسخ‌ها", "پاسخها", "kunci jawapan", "jawapan", "kasagutan",
    "susi", "gabay sa pagwawasto", "respondoj", "barem de corectare și de notare orientativ",
    "baremul de corectare", "soluții și bareme", "ενδεικτικές απαντήσεις", "σωστές απαντήσεις",
    "απαντήσεις ασκήσεων",
  ]

  /// What says in brackets behind such a name for whom it is: "Griglia di correzione (per l’insegnante)".
  static let remarks = [
    "(teacher", "(for teacher", "(for the teacher", "(tutor", "(per l’ins", "(per l'ins", "(per il doc",
    "(für die lehr", "(für lehr", "(nur für lehr", "(pour le prof", "(pour l’ens", "(pour l'ens",
    "(para el prof",
    "(para el doc", "(para la prof", "(para o prof", "(dla naucz", "(для учит", "(для вчит", "(voor de l",
    "(voor leer",
    "(för lär", "(til lær", "(opettaja", "(pro učit", "(pre učit", "(za nastav", "(za učit", "(öğretmen",
    "(για τον",
    "(pentru prof", "(guru", "(untuk guru", "(per al prof", "(per a prof",
  ]

  /// The names in other scripts than the Latin one, without spaces: files set some within words, "उत्तर कुं जी".
  private static let joined = Set(
    heads.filter { $0.utf8.contains { $0 >= 0xE0 } }.map { $0.filter { $0 != " " } })

  /// True for such a name with spaces where it has none.
  static func isHeadSetApart(_ bare: String) -> Bool {
    bare.contains(" ") && bare.utf8.contains { $0 >= 0xE0 } && joined.contains(bare.filter { $0 != " " })
  }

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

  /// How long a name is that says for whom the key is, as "For the teacher:" and "Tutor's page:" do; nil for any other.
  static func namesReader(_ name: Substring) -> Int? {
    let words = name.split { !$0.isLetter && $0 != "’" && $0 != "'" }
    return words.count <= 4 && words.contains { word in readers.contains { word.hasPrefix($0) } }
      ? name.count : nil
  }

  private static let readers = ["teacher", "tutor", "trainer", "marker", "examiner", "instructor", "leader"]
}
