import PDFText

/// What speaks for terms and words being such, beside their form: timetables, lists of people and notes look like them.
struct Plausibility {
  let document: DocumentLines
  /// Says whether a word is in the dictionary of English.
  let isWord: @Sendable (String) -> Bool

  /// Why the items of a reading may be something else.
  struct Objection {
    /// In words for a person.
    let text: String
    /// Whether it is plainly something else, so that nothing was recognised.
    let isPlain: Bool
  }

  /// Why the items of a reading may be something else; nil where something speaks for them.
  func objection(to recognition: Recognition) -> Objection? {
    let isSomethingElse = isSomethingElse
    let isDataTable = isDataTable(recognition.items)
    guard let text = reason(against: recognition, isSomethingElse, isDataTable) else { return nil }
    let areOrders = recognition.layout == .numbered && (isNotice || areRules && !ask(recognition.items))
    let isNumberedList = recognition.layout == .terms && recognition.items.allSatisfy { $0.number != nil }
    return Objection(
      text: text,
      isPlain: isNumberedList || areOrders || isSomethingElse || isDataTable || isSheetForAnswers
        || isCourseOutline || isFormulaBooklet && !ask(recognition.items)
        || areSections(recognition.items) || areCounted(recognition.items) || recognition.items.areMovements
        || recognition.items.allSatisfy(\.beginsWithWeekday))
  }

  private static let sectionsOfOutlines: Set<String> = [
    "description", "course description", "learning outcomes", "course objectives", "objectives", "textbook",
    "textbooks", "required textbook", "required texts", "schedule", "course schedule", "grading",
    "grading policy", "policies", "course policies", "attendance", "attendance policy", "prerequisites",
    "office hours", "academic integrity", "late work", "assessment", "materials", "required materials",
    "course outcomes", "outcomes", "accessibility", "credits", "instructor", "course content",
  ]

  /// True where at least four headings are those of a syllabus: "Description", "Grading".
  private var isCourseOutline: Bool {
    let names = document.lines.compactMap { line -> String? in
      guard line.words.count <= 5, line.isBold || line.words.count <= 3 else { return nil }
      let words = line.words.drop { compactLabel($0.text)?.first?.number != nil }
      // A heading, with or without a number.
      let name = words.map(\.text).joined(separator: " ").lowercased().trimmedOfPunctuation
      return Self.sectionsOfOutlines.contains(name) ? name : nil
    }
    return Set(names).count >= 4
  }

  /// True for the sheet that papers in science and mathematics come with: "Data and formulae booklet".
  private var isFormulaBooklet: Bool {
    // Its chapters are no more than it is.
    document.titles.contains { title in
      let words = Set(title.split(separator: " ").map { $0.lowercased().trimmedOfPunctuation })
      guard words.count <= 7 else { return false }
      return !words.isDisjoint(with: ["formelsammlung", "formularium"])
        || !words.isDisjoint(with: ["formulae", "formula", "formulas", "data"])
          && !words.isDisjoint(with: ["booklet", "sheet", "sheets"])
    }
  }

  /// True where rows of letters to fill in stand behind numbers, "1 | A | B | C | D | 11 | A | B | C | D", and little else.
  private var isSheetForAnswers: Bool {
    let rows = document.lines.count { line in
      line.cells.count > 4 && Int(line.cells[0].text) != nil
        && line.cells.dropFirst().prefix(3).map(\.text) == ["A", "B", "C"]
    }
    return rows >= 5 && rows * 3 >= document.lines.count
  }

  /// True where terms are one word that is counted: "Act I", "Act II", "Week 1", "Week 2".
  private func areCounted(_ items: [ExtractedItem]) -> Bool {
    let words = items.map { $0.question.split(separator: " ") }
    guard items.count >= 3, words.allSatisfy({ $0.count == 2 && $0[0] == words[0][0] }) else { return false }
    let numbers = words.compactMap { Int($0[1]) ?? romanValue($0[1].lowercased()) }
    return numbers.count == items.count && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// True where most terms begin with the number of a section, as "1.2 Mechanical computers": notes below their headings.
  private func areSections(_ items: [ExtractedItem]) -> Bool {
    let counted = items.count { item in
      guard let first = item.question.split(separator: " ").first, first.contains(".") else { return false }
      return first.allSatisfy { $0.isNumber || $0 == "." } && item.question.count > first.count
    }
    return counted * 2 > items.count
  }

  /// True for the words of an objection, which stand among what is to be looked at.
  static func isDoubt(_ review: String) -> Bool { review.hasPrefix(nothingSays) }

  private static let nothingSays = "nothing says that these are "

  private func reason(against recognition: Recognition, _ isSomethingElse: Bool, _ isDataTable: Bool)
    -> String?
  {
    let items = recognition.items
    if isSheetForAnswers, items.count <= 6, !items.contains(where: { $0.question.contains("?") }) {
      return "it is a sheet to mark answers on"
    }
    if isCourseOutline, !items.contains(where: { !$0.options.isEmpty || $0.marks != nil }) {
      return "its sections are those of a course outline"
    }
    if isFormulaBooklet, !ask(items),
      !items.contains(where: { !$0.options.isEmpty || $0.marks != nil || $0.question.contains("?") })
    {
      return "its title says that it is formulas to look up"
    }
    if [.terms, .table].contains(recognition.layout), areCounted(items) {
      return "its terms only count what they are about"
    }
    if [.terms, .table].contains(recognition.layout), isSomethingElse {
      return "its title says that it is something else"
    }
    if [.numbered, .terms, .table].contains(recognition.layout), items.allSatisfy(\.beginsWithWeekday) {
      return Self.nothingSays + "questions: they are days of a diary"
    }
    if recognition.layout == .numbered, items.areMovements {
      return Self.nothingSays + "questions: they are exercises of the body"
    }
    switch recognition.layout {
    case .numbered where isDataTable: return "it is a table that asks nothing"
    case .numbered where items.allSatisfy(\.mayBeAStep) && isNotice:
      return "its title says that these are rules"
    case .numbered where items.allSatisfy(\.mayBeAStep) && areRules && !namesTasks && !ask(items):
      return "its title says that these are rules"
    case .numbered where items.allSatisfy(\.mayBeAStep) && document.share(of: recognition.explained) < 0.6:
      return namesTasks ? nil : Self.nothingSays + "questions: they may be steps"
    // A few steps within an article, whatever heading stands below the last.
    case .numbered
    where items.count { $0.mayBeAStep } * 3 >= items.count * 2 && items.count <= 6
      && document.share(of: recognition.explained) < 0.35:
      return namesTasks ? nil : Self.nothingSays + "questions: they may be steps"
    case .terms:
      guard !items.allSatisfy({ $0.question.hasSuffix("?") }) else { return nil }
      return isTitled || isAlphabetical(items) || TermList.namesMeanings(in: document) >= 4
        ? nil : Self.nothingSays + "terms with their meanings"
    case .table where recognition.coherence < 1.1:
      return isTitled || areForeign(items) ? nil : Self.nothingSays + "words with their translations"
    default: return nil
    }
  }

  private static let titles: Set<String> = [
    "glossary", "terms", "term", "vocabulary", "vocab", "definitions", "definition", "dictionary", "lexicon",
    "words",
    "phrases", "flashcards", "keywords", "terminology", "vocabulario", "vocabulaire", "wortschatz",
    "vokabeln", "wörter",
    "glosario", "glossaire", "glossar", "word", "flash", "cards", "слова", "lexique", "expressions", "verbs",
    "nouns", "begriffe", "fachbegriffe", "términos", "termes", "słownik", "термины", "concepts",
    "definitionen", "woorden", "woordenlijst", "begrippen", "begrippenlijst", "palabras", "slovíčka",
    "slovník", "szavak", "szójegyzék", "ordlista", "ordliste", "słówka", "słowniczek", "słownictwo",
    "vocabolario", "vocabulário", "glossário", "glossario", "словарь", "словник", "словничок", "глосарій",
    "терміни", "термінів", "терминов", "λεξιλόγιο", "речник", "глоссарий", "лексика", "kelimeler",
    "sözlük",
    "sanasto", "单词", "词汇", "生词", "単語帳", "用語集", "단어장",
  ]

  /// True where a heading or one of the first lines says what the document is.
  private var isTitled: Bool {
    document.lines.indices.contains { index in
      (index < 3 || document.isHeading(index)) && document.lines[index].words.count <= 12
        && document.lines[index].words.contains {
          Self.titles.contains($0.text.lowercased().trimmedOfPunctuation)
        }
    }
  }

  private static let otherTitles: Set<String> = [
    "newsletter",
    "minutes", "agenda", "programme", "program", "references", "bibliography", "timetable", "schedule",
    "menu",
    "contacts", "directory", "itinerary", "invoice", "receipt", "contents", "index", "protokoll",
    "tagesordnung",
    "programm", "literatur", "bibliographie", "bibliografía", "programa", "horario", "speisekarte",
    "stundenplan",
    "calendar", "fixtures", "results", "newsletter", "timings",
  ]

  /// True where the first lines say that it is minutes, a programme, a list of books, and nothing says that it has words.
  private var isSomethingElse: Bool {
    // "Newsletter of Oakfield Primary School · Number 21 · 28 February"
    if document.lines.prefix(3).contains(where: { $0.words.count <= 16 && $0.words[0].text == "Newsletter" })
    {
      return true
    }
    guard !isTitled else { return false }
    return document.lines.indices.prefix(3).contains { index in
      let words = document.lines[index].words
      return words.count <= 9 && (index == 0 || document.isHeading(index))
        && words.contains { Self.otherTitles.contains($0.text.lowercased().trimmedOfPunctuation) }
    }
  }

  /// True where a third of some orders are those of examinations: rules and recipes have others.
  private func ask(_ items: [ExtractedItem]) -> Bool {
    let orders = items.count { item in
      let first = item.question.split(separator: " ").first.map { $0.lowercased().trimmedOfPunctuation } ?? ""
      return Self.examined.contains(first)
    }
    return orders * 3 >= items.count
  }

  private static let examined: Set<String> = [
    "define", "explain", "describe", "calculate", "discuss", "outline", "evaluate", "solve", "identify",
    "suggest", "translate",
  ]

  /// What titles of rules and of recipes say.
  private static let rules: Set<String> = [
    "rules", "regulations", "bylaws", "guidelines", "recipe", "regeln", "hausordnung", "rezept", "reglas",
    "normas",
    "reglamento", "receta", "règles", "règlement", "consignes",
    "recette", "regole", "regolamento", "ricetta", "regras", "regulamento", "receita", "regels", "recept",
    "zasady", "regulamin", "przepis", "pravidla", "правила", "рецепт", "κανόνες", "regler", "kurallar",
  ]

  /// True for a notice to those who sit examinations, which names these without asking anything.
  private var isNotice: Bool {
    document.titles.contains { text in
      ["notice to ", "information for candidates", "instructions to candidates", "rules for candidates"]
        .contains(
          where: text.lowercased().hasPrefix)
    }
  }

  /// True where one of the first two lines, or a large one, says that it has rules.
  private var areRules: Bool {
    document.lines.indices.prefix(4).contains { index in
      (index < 2 || document.isHeading(index)) && document.lines[index].words.count <= 10
        && document.lines[index].words.contains {
          Self.rules.contains($0.text.lowercased().trimmedOfPunctuation)
        }
    }
  }

  /// What heads the first column of a table that counts its rows, and that of a timetable.
  private static let counting: Set<String> = [
    "no", "nr", "number", "#", "№", "nº",
  ]
  private static let plans: Set<String> = [
    "topic", "topics", "reading", "readings", "chapter", "chapters", "content", "contents", "theme",
    "lecture",
    "assignment", "assignments", "due", "homework", "thema", "inhalt", "tema", "temas", "contenido", "thème",
    "lecture(s)", "argomento",
  ]
  private static let weeks: Set<String> = [
    "week", "day", "lecture", "session", "meeting", "woche", "tag", "semana", "día", "semaine", "jour",
    "settimana", "dag", "неделя",
  ]

  /// True for rows below the heads of a table whose first counts them and none of whose others asks: a list of hazards.
  private func isDataTable(_ items: [ExtractedItem]) -> Bool {
    guard let place = items.first?.places.first,
      !items.contains(where: {
        $0.question.contains("?") || !$0.options.isEmpty || $0.marks != nil
      }),
      let first = document.lines.indices.first(where: {
        document.lines[$0].page == place.page && document.lines[$0].box.top >= place.box.top
      })
    else { return false }
    // What stands beside the topic of a week is no answer to it.
    let hasAnswers = items.contains { $0.answer != nil }
    return (max(0, first - 3)..<first).contains { index in
      let cells = document.lines[index].cells
      guard cells.count >= 3, let name = cells[0].words.first?.text.lowercased().trimmedOfPunctuation,
        (Self.weeks.contains(name) || Self.counting.contains(name)) && !hasAnswers
          || Self.weeks.contains(name) && cells.contains(where: { Self.plans.contains($0.text.lowercased()) })
      else { return false }
      let text = document.texts[index].lowercased()
      return ![
        "question", "task", "statement", "problem", "exercise", "mark", "point", "item", "word", "answer",
        "true",
      ]
      .contains { text.contains($0) }
    }
  }

  private static let tasks = [
    "exercise", "question", "task", "problem", "homework", "worksheet", "quiz", "test", "exam", "review",
    "practice",
    "practise", "activit", "assignment", "challenge", "try", "check", "revision", "drill", "seminar",
    "discuss",
    "übung", "aufgabe", "fragen", "arbeitsblatt", "ejercicio", "pregunta", "tarea", "actividad", "exercice",
    "épreuve",
    "devoir", "упражн", "задан", "вопрос", "билет", "тест", "контрол", "eserciz", "verifica", "zadani",
    "oefening",
    "opgave", "prüfung", "examen", "paper", "sheet",
  ]

  /// True where one of the first lines or a heading says that something is to be done.
  private var namesTasks: Bool {
    document.lines.indices.contains { index in
      guard index < 4 || document.isHeading(index), document.lines[index].words.count <= 14 else {
        return false
      }
      let text = document.texts[index].lowercased()
      return Self.tasks.contains { text.contains($0) }
    }
  }

  /// True for a line that names a list of words or terms: "Key words", "Glossary".
  func namesWords(_ index: Int) -> Bool {
    let words = document.lines[index].words
    return words.count <= 6
      && words.contains { Self.titles.contains($0.text.lowercased().trimmedOfPunctuation) }
  }

  private func isAlphabetical(_ items: [ExtractedItem]) -> Bool {
    let terms = items.map { $0.question.lowercased().filter { $0.isLetter || $0 == " " } }
    let rising = zip(terms, terms.dropFirst()).count { $0 <= $1 }
    return terms.count >= 5 && rising * 100 >= (terms.count - 1) * 85
  }

  /// True where the answers are English, and the words are in another language: names are in none.
  private func areForeign(_ items: [ExtractedItem]) -> Bool {
    let (terms, meanings) = (share(items.map(\.question)), share(items.compactMap(\.answer)))
    guard meanings > 0.6, terms < meanings - 0.2 else { return false }
    let strange = items.count {
      $0.question.unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isASCII }
    }
    let small = items.count { $0.question.first?.isLowercase == true }
    return strange * 100 >= items.count * 15 || small * 10 >= items.count * 6
  }

  private func share(_ texts: [String]) -> Double { Self.share(ofEnglish: texts, isWord) }

  /// What part of the words are English.
  static func share(ofEnglish texts: [String], _ isWord: (String) -> Bool) -> Double {
    let words = texts.flatMap { $0.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "'" } }.filter {
      $0.count > 1
    }
    let known = words.count { $0.unicodeScalars.allSatisfy(\.isASCII) && isWord(String($0)) }
    return words.isEmpty ? 0 : Double(known) / Double(words.count)
  }
}

extension ExtractedItem {
  /// True for an order that nothing shows to be a question, as a step of a procedure is.
  fileprivate var mayBeAStep: Bool {
    marks == nil && options.isEmpty && answer == nil && kind == .short && !question.contains("?")
      && stem == nil
      && number.map { $0.allSatisfy { $0.isNumber } } == true
  }
}

extension ExtractedItem {
  private static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "tues", "wed",
    "thu", "thur", "thurs", "fri", "sat", "sun", "montag", "dienstag", "mittwoch", "donnerstag", "freitag",
    "samstag", "sonntag", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "lunes",
    "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
  ]

  /// True for the entry of a diary: "Monday 7th: flu vaccinations".
  fileprivate var beginsWithWeekday: Bool {
    let words = question.split(separator: " ").prefix(2).map { String($0).lowercased().trimmedOfPunctuation }
    return words.count == 2 && question.last != "?" && options.isEmpty && Self.weekdays.contains(words[0])
      && words[1].first?.isNumber == true
  }
}
