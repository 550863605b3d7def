import Testing

@testable import Interchange

/// Reviews that Moodle prints in several languages, with what it says of each question.
struct QuizReviewLanguageTests {
  /// What Moodle says in one language.
  struct Words: Sendable {
    let question: String
    let wrong: String
    let marks: String
    let flag: String
    let choose: String
    let answer: String
    let right: String
    let asked: [String]
  }

  static let languages = [
    Words(
      question: "Frage", wrong: "Falsch", marks: "Erreichte Punkte 0,00 von 2,00", flag: "Frage markieren",
      choose: "Wählen Sie eine Antwort:", answer: "Antwort:", right: "Die richtige Antwort ist:",
      asked: [
        "Welcher Fluss fließt durch Wien?", "Welcher Fluss fließt durch Bonn?",
        "Welcher Fluss fließt durch Rom?",
      ]),
    Words(
      question: "Question", wrong: "Partiellement correct", marks: "Note de 0,00 sur 2,00",
      flag: "Marquer la question", choose: "Veuillez choisir une réponse.", answer: "Réponse :",
      right: "La réponse correcte est :",
      asked: ["Quel fleuve traverse Vienne ?", "Quel fleuve traverse Bonn ?", "Quel fleuve traverse Rome ?"]),
    Words(
      question: "Pregunta", wrong: "Incorrecta", marks: "Se puntúa 0,00 sobre 2,00", flag: "Marcar pregunta",
      choose: "Seleccione una:", answer: "Respuesta:", right: "La respuesta correcta es:",
      asked: ["¿Qué río pasa por Viena?", "¿Qué río pasa por Bonn?", "¿Qué río pasa por Roma?"]),
    Words(
      question: "Domanda", wrong: "Risposta errata", marks: "Punteggio ottenuto 0,00 su 2,00",
      flag: "Contrassegna domanda", choose: "Scegli un'alternativa:", answer: "Risposta:",
      right: "La risposta corretta è:",
      asked: [
        "Quale fiume attraversa Vienna?", "Quale fiume attraversa Bonn?", "Quale fiume attraversa Roma?",
      ]),
    Words(
      question: "Questão", wrong: "Incorreto", marks: "Atingiu 0,00 de 2,00", flag: "Marcar questão",
      choose: "Escolha uma opção:", answer: "Resposta:", right: "A resposta correta é:",
      asked: ["Que rio atravessa Viena?", "Que rio atravessa Bonn?", "Que rio atravessa Roma?"]),
    Words(
      question: "Vraag", wrong: "Onjuist", marks: "Cijfer 0,00 van 2,00", flag: "Markeer vraag",
      choose: "Selecteer één:", answer: "Antwoord:", right: "Het juiste antwoord is:",
      asked: [
        "Welke rivier stroomt door Wenen?", "Welke rivier stroomt door Bonn?",
        "Welke rivier stroomt door Rome?",
      ]),
  ]

  private static let rivers = ["Donau", "Rhein", "Tiber"]

  @Test(arguments: languages)
  func whatIsSaidBesideAQuestionIsNoPartOfIt(words: Words) {
    let sheet = Self.rivers.enumerated().map { place, river in
      """
      \(words.question) \(place + 1)
      \(words.wrong)
      \(words.marks)
      \(words.flag)
      \(words.asked[place])
      \(words.answer) Elbe
      \(words.right) \(river)
      """
    }.joined(separator: "\n")
    let found = TypedLines.items(sheet)
    #expect(found.map(\.question) == words.asked)
    #expect(found.map(\.answer) == Self.rivers)
    #expect(found.map(\.marks) == [2, 2, 2])
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test(arguments: languages)
  func circlesAndSignsOfTheChosenOptionAreNoPartOfIt(words: Words) {
    let sheet = Self.rivers.enumerated().map { place, river in
      """
      \(words.question) \(place + 1)
      \(words.wrong)
      \(words.marks)
      \(words.flag)
      \(words.asked[place])
      \(words.choose)
        ○ a. Elbe
        ● b. Oder ✗
        ○ c. \(river)
      \(words.right) \(river)
      """
    }.joined(separator: "\n")
    let found = TypedLines.items(sheet)
    #expect(found.map(\.question) == words.asked)
    #expect(found.map { $0.options.map(\.text) } == Self.rivers.map { ["Elbe", "Oder", $0] })
    #expect(found.map(\.answer) == Self.rivers)
    #expect(found.map(\.answerLabels) == [["c"], ["c"], ["c"]])
    #expect(found.map(\.marks) == [2, 2, 2])
  }

  /// The lines of two questions of a review in English.
  private func review(_ marks: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      Question 1
      Correct
      \(marks)
      Flag question
      Which river flows through Vienna?
      Answer: the Danube
      The correct answer is: the Danube
      Question 2
      Incorrect
      \(marks)
      Flag question
      Which river flows through Rome?
      Answer: the Po
      The correct answer is: the Tiber
      """)
  }

  @Test(arguments: [
    "Mark 0.00 out of\n1.00", "Mark 0.00 out of 1.00", "Marked out of\n1.00",
    "Erreichte Punkte 0,00\nvon 1,00",
  ])
  func marksMayStandInTwoLines(marks: String) {
    let found = review(marks)
    #expect(
      found.map(\.question) == ["Which river flows through Vienna?", "Which river flows through Rome?"])
    #expect(found.map(\.answer) == ["the Danube", "the Tiber"])
    #expect(found.map(\.marks) == [1, 1])
  }

  @Test func halfMarksAreNone() {
    let found = review("Mark 0.00 out of 1.50")
    #expect(found.map(\.answer) == ["the Danube", "the Tiber"])
    #expect(found.map(\.marks) == [nil, nil])
  }

  @Test(arguments: [
    ("Wahr", "Falsch", "Die richtige Antwort ist „Falsch“."),
    ("Wahr", "Falsch", "Die richtige Antwort ist 'Falsch'."),
    ("Vrai", "Faux", "La réponse correcte est 'Faux'."),
    ("True", "False", "The correct answer is 'False'."),
  ])
  func aVerdictInQuotesAnswersAStatement(words: (yes: String, no: String, right: String)) {
    let statements = ["Berlin liegt am Rhein.", "Wien liegt an der Elbe."]
    let sheet = statements.enumerated().map { place, statement in
      """
      Frage \(place + 1)
      Falsch
      Erreichte Punkte 0,00
      von 0,50
      Frage markieren
      \(statement)
      Wählen Sie eine Antwort:
        ● \(words.yes) ✗
        ○ \(words.no)
      \(words.right)
      """
    }.joined(separator: "\n")
    let found = TypedLines.items(sheet)
    #expect(found.map(\.question) == statements)
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse])
    #expect(found.map(\.answer) == ["False", "False"])
  }

  /// Two questions with a remark of a few lines between the options and the right answer.
  private func remarked(indent: String) -> [ExtractedItem] {
    let rivers = [("Wien", "Donau", "Sie kommt aus dem Schwarzwald."), ("Bonn", "Rhein", "Er ist sehr alt.")]
    return TypedLines.items(
      rivers.enumerated().map { place, river in
        """
        Frage \(place + 1)
        Richtig
        Erreichte Punkte 0,50 von 0,50
        Welcher Fluss fließt durch \(river.0)?
          ○ a. Elbe
          ○ b. Oder
          ● c. \(river.1) ✓
        \(indent)\(river.2)
        Die richtige Antwort ist: \(river.1)
        """
      }.joined(separator: "\n"))
  }

  @Test func aRemarkBeforeTheRightAnswerExplainsIt() {
    let found = remarked(indent: "")
    #expect(found.map(\.answer) == ["Donau", "Rhein"])
    #expect(found.map { $0.options.map(\.text) } == [["Elbe", "Oder", "Donau"], ["Elbe", "Oder", "Rhein"]])
    #expect(
      found.map { $0.details["explanation"] } == ["Sie kommt aus dem Schwarzwald.", "Er ist sehr alt."])
  }

  @Test func whatIsSetInAsTheOptionsAreGoesOnFromTheLast() {
    #expect(remarked(indent: "    ").allSatisfy { $0.details["explanation"] == nil })
  }
}

/// Pages that look like a review, and are none.
struct NoQuizReviewTests {
  private func texts(_ sheet: String) -> (given: [String], kept: [String]) {
    let lines = TypedLines.page(TypedLines.lines(sheet, column: 150)).lines
    return (lines.map(\.text), QuizReview.withoutNotes(lines).map(\.text))
  }

  @Test(arguments: [
    // A sheet of statements without marks.
    """
    Frage 1
    Die Erde ist rund.
    Richtig
    Falsch
    Frage 2
    Der Mond ist aus Käse.
    Richtig
    Falsch
    """,
    // One question alone.
    """
    Frage 1
    Richtig
    Erreichte Punkte 1,00 von 1,00
    Welcher Fluss fließt durch Wien?
    """,
    // Words that begin a line of a letter.
    """
    frage 1
    Richtig
    Erreichte Punkte 1,00 von 1,00
    frage 2
    Falsch
    Erreichte Punkte 0,00 von 1,00
    """,
  ])
  func everyLineIsKept(sheet: String) {
    let (given, kept) = texts(sheet)
    #expect(kept == given)
  }

  @Test func aStatementWorthAMarkKeepsItsAnswer() {
    let found = TypedLines.items(
      """
      Frage 1
      Falsch
      Erreichte Punkte 0,00
      von 1,00
      Berlin liegt am Rhein.
      ○ Wahr
      ○ Falsch
      Die richtige Antwort ist 'Falsch'.
      Frage 2
      Richtig
      Erreichte Punkte 1,00
      von 1,00
      Köln liegt am Rhein.
      ○ Wahr
      ○ Falsch
      Die richtige Antwort ist 'Wahr'.
      """)
    #expect(found.map(\.question) == ["Berlin liegt am Rhein.", "Köln liegt am Rhein."])
    #expect(found.map(\.answer) == ["False", "True"])
    #expect(found.map(\.marks) == [1, 1])
  }

  @Test func whatStandsBehindTheStatementIsAnOption() {
    let (_, kept) = texts(
      """
      Frage 1
      Falsch
      Erreichte Punkte 0,00 von 1,00
      Der Mond ist rund.
      Richtig
      Falsch
      Frage 2
      Richtig
      Erreichte Punkte 1,00 von 1,00
      Die Sonne ist kalt.
      Richtig
      Falsch
      """)
    #expect(
      kept == [
        "[1] Frage 1", "Der Mond ist rund.", "Richtig", "Falsch", "[1] Frage 2", "Die Sonne ist kalt.",
        "Richtig", "Falsch",
      ])
  }
}
