import PDFText

/// Titles that say in some language that what follows is to be done: "Zadania", "TD n°1", "Lista de exercícios".
enum TitledTasks {
  /// Beginnings of words, in small letters; nothing but exercises begins so in any of the languages.
  private static let beginnings = [
    "exercise", "question", "problem set", "homework", "worksheet", "quiz", "assignment", "exam ", "midterm",
    "übung", "aufgabe", "fragen", "arbeitsblatt", "klausur", "klassenarbeit", "ejercicio", "pregunta",
    "examen",
    "cuestionario", "exercice", "devoir", "travaux dirigés", "feuille d", "interrogation", "contrôle", "qcm",
    "exercíc", "questões", "questionário", "lista de ex", "prova ", "avaliação", "eserciz", "verifica ",
    "domande",
    "zadania", "zadanie", "ćwicze", "kolokwium", "kartkówka", "sprawdzian", "oefening", "opgave", "vragen",
    "toets",
    "упражнени", "задани", "задач", "вопросы", "контрольная", "тест", "вправи", "завдання", "cvičení", "úloh",
    "příklady", "cvičenia", "feladat", "gyakorl", "övning", "uppgift", "øvelse", "oppgave", "tehtäv",
    "harjoit",
    "alıştırma", "sorular", "latihan", "soal ", "bài tập", "câu hỏi", "exerciți", "întrebări", "ασκήσεις",
    "ερωτήσεις",
    "クイズ", "問題", "练习", "練習", "习题", "試題", "试题", "填空题", "选择题", "연습", "문제", "퀴즈", "تمارين", "أسئلة", "اختبار",
    "תרגיל", "שאלות",
  ]

  /// True where one of the first lines, or a heading, says so.
  static func are(in document: DocumentLines) -> Bool {
    document.lines.indices.contains { index in
      let count = document.lines[index].words.count
      guard index < 4 && count <= 10 || document.isHeading(index) && count <= 4 else { return false }
      let text = document.texts[index].lowercased() + " "
      return beginnings.contains { beginning in
        guard let found = text.firstRange(of: beginning) else { return false }
        // "環境問題について" is about something else.
        if beginning.first?.isEastAsian == true {
          return text[found.upperBound...].first?.isEastAsian != true
        }
        guard found.lowerBound > text.startIndex else { return true }
        return !text[text.index(before: found.lowerBound)].isLetter
      }
    }
  }
}

extension Recognition {
  /// How much the titles of a document say of its numbered questions, which in many languages nothing else does, 0...1.
  ///
  /// They say it of a document that is questions throughout: steps below a title are some lines of it.
  func evidence(inTitlesOf document: DocumentLines) -> Double {
    guard layout == .numbered, items.count > 2, coherence > 0.85, evidence < 0.5,
      document.share(of: explained) >= 0.7, TitledTasks.are(in: document) || areSums(belowOrderIn: document)
    else { return 0 }
    return 0.5
  }

  /// True for formulas alone below a line that tells what to do with them, as "Solve each equation" does.
  private func areSums(belowOrderIn document: DocumentLines) -> Bool {
    guard let first = items[0].places.first, items.count >= 4, items.allSatisfy({ $0.question.isFormula }),
      let line = document.lines.firstIndex(where: {
        $0.page == first.page && $0.box.top >= first.box.top - 100
      })
    else { return false }
    return document.lines[max(0, line - 3)..<line].contains { above in
      (above.words.count > 1 || above.text.last.map { ":.".contains($0) } == true) && above.label() == nil
        && Asking.isOrder(above.words[0].text.trimmedOfPunctuation)
    }
  }
}

extension String {
  /// True for signs, numbers and names of a letter or two, with something to reckon.
  fileprivate var isFormula: Bool {
    contains { "=+−-×÷·*/<>≤≥√^".contains($0) } && contains(where: { $0.isNumber || $0.isLetter })
      && !split { !$0.isLetter }.contains { $0.count > 3 }
  }
}
