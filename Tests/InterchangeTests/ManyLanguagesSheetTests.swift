import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What sheets of teachers in many countries print, as their files have it.
struct ManyLanguagesSheetTests {
  @Test func headsNameTheirColumnsInTheLanguageOfTheSheet() {
    let found = TypedLines.items(
      """
      *Slovíčka
      *Anglicky|*Překlad
      a deputy|poslanec
      to ratify|ratifikovat
      the executive organ|výkonný orgán
      agricultural|zemědělský
      """, column: 200)
    #expect(found.map(\.question) == ["a deputy", "to ratify", "the executive organ", "agricultural"])
    #expect(found.first?.answer == "poslanec")
  }

  @Test func ofTwoNamesInTheirOwnLanguagesTheFirstIsLearnt() {
    let found = TypedLines.items(
      """
      *Spanisch Vokabeln
      *Español|*Deutsch
      la cerveza|das Bier
      la factura|die Rechnung
      la biblioteca|die Bibliothek
      el agua|das Wasser
      """, column: 200)
    #expect(found.map(\.question).first == "la cerveza")
    #expect(found.map(\.answer).last == "das Wasser")
  }

  @Test func numbersInOneCellWithWordsAreTakenOffWhereTheHeadNamesBoth() {
    let found = TypedLines.items(
      """
      *Woordenlijst
      nr woord|genitief|vertaling
      1 avus|avi|de grootvader
      2 amicus|amici|de vriend
      3 deus|dei|de god
      4 dominus|domini|de meester
      """, column: 150)
    #expect(found.map(\.question) == ["avus", "amicus", "deus", "dominus"])
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answer).first == "de grootvader")
  }

  @Test func aShortenedWordForAnswersBeginsThem() {
    let found = TypedLines.items(
      """
      *Wszystkie pytania
      1. W jakim mieście urodził się Mommsen?
      Odp: W Garding w Szlezwiku.
      2. Gdzie zmarł Mommsen?
      Odp: W Charlottenburgu w Berlinie.
      3. Kiedy otrzymał Nagrodę Nobla?
      Odp: W 1902 r.
      """)
    #expect(
      found.map(\.answer) == ["W Garding w Szlezwiku.", "W Charlottenburgu w Berlinie.", "W 1902 r."])
    #expect(found.first?.question == "W jakim mieście urodził się Mommsen?")
  }

  @Test func aKeyMayHaveAWordMadeOfAnotherAsItsHead() {
    let found = TypedLines.items(
      """
      1. Welk woord begint een lus die telt?
      2. Welk woord begint een keuze?
      3. Welk woord begint een lus zonder telling?

      *Antwoordsleutel
      1. for
      2. if
      3. while
      """)
    #expect(found.count == 3)
    #expect(found.map(\.answer) == ["for", "if", "while"])
  }

  @Test func marksAreNamedInFurtherLanguages() {
    let found = TypedLines.items(
      """
      1. (7 точки) Кои са предимствата на протокола?
      2. (6 точки) Кой слой се намира между двата?
      3. (10 точки) На колко мрежи може да се раздели?
      """)
    #expect(found.map(\.marks) == [7, 6, 10])
    #expect(found.first?.question == "Кои са предимствата на протокола?")
  }

  @Test func aSchemeThatIsThePaperAgainGivesNoFirstOptionAsTheAnswer() {
    var item = ExtractedItem(kind: .choice, question: "Which gas do plants take in?")
    item.options = [
      ExtractedItem.Option(label: "A", text: "Oxygen"),
      ExtractedItem.Option(label: "B", text: "Carbon dioxide"),
    ]
    #expect(item.listsOptions(["A. Oxygen B. Carbon dioxide"]))
    #expect(item.listsOptions(["A. Oxygen", "B. Carbon dioxide"]))
    #expect(!item.listsOptions(["B. Carbon dioxide"]))
    #expect(!item.listsOptions([]))
    #expect(!item.listsOptions(["Oxygen goes out, carbon dioxide comes in"]))
  }

  @Test func aCopyOfThePaperHasTheAnswersOfTheSameQuestionsAlone() throws {
    func item(_ number: String, _ question: String, _ answer: String?) -> ExtractedItem {
      var item = ExtractedItem(kind: .choice, question: question)
      item.number = number
      item.options = [
        ExtractedItem.Option(label: "A", text: "one"), ExtractedItem.Option(label: "B", text: "two"),
      ]
      item.answer = answer
      item.answerLabels = answer == nil ? [] : ["B"]
      return item
    }
    let asked = ["How many moons has Mars?", "How many wings has a fly?", "How many poles has a magnet?"]
    var paper = Recognition(
      layout: .numbered, items: asked.enumerated().map { item("\($0 + 1)", $1, nil) }, explained: [],
      coherence: 1)
    var copied = asked
    copied[2] = "How many poles has the Earth?"
    copied.append("How many humps has a camel?")
    let copy = Recognition(
      layout: .numbered, items: copied.enumerated().map { item("\($0 + 1)", $1, "two") }, explained: [],
      coherence: 1)
    paper.takeAnswers(ofCopy: copy, file: "key.pdf")
    #expect(paper.items.map(\.answer) == ["two", "two", nil])
    #expect(paper.items[0].answerLabels == ["B"])
    #expect(paper.items[0].answerFile == "key.pdf")
  }

  @Test func boxesBehindBulletsAreOptions() {
    let found = TypedLines.items(
      """
      Q1. Which of these is a renewable source?
      • ☐ coal
      • ☒ wind
      • ☐ oil
      Q2. Which of these is a fossil fuel?
      • ☒ gas
      • ☐ sunlight
      • ☐ waves
      Q3. Which of these is a metal?
      • ☐ sulfur
      • ☐ carbon
      • ☒ iron
      """)
    #expect(found.map { $0.options.map(\.text) }.first == ["coal", "wind", "oil"])
    #expect(found.map(\.answer) == ["wind", "gas", "iron"])
  }

  @Test func headingsInAGlossaryAreItsTerms() {
    let found = TypedLines.items(
      """
      *Glossar
      *Chip
      Eigentlich Mikrochip, wird im Sprachgebrauch für kleinste Schaltungen verwendet.
      *DNA
      Ein Molekül, das die Erbinformationen beinhaltet und Personen sicher bestimmt.
      *Datenschutz
      Schutz der Daten einer Person, die über ihre eigenen Daten bestimmen soll.
      *Privatsphäre
      Ein Prinzip des Gesetzes, das der Person Freiheiten zugesteht.
      """)
    #expect(found.map(\.question) == ["Chip", "DNA", "Datenschutz", "Privatsphäre"])
    #expect(found.last?.answer == "Ein Prinzip des Gesetzes, das der Person Freiheiten zugesteht.")
  }

  @Test func wordsMayHaveTheirMeaningInBracketsBehindThem() {
    let found = TypedLines.items(
      """
      *Vocabolario
      • finocchio (fennel)
      • sedano (celery)
      • melanzana (eggplant)
      • carciofo (artichoke)
      • ginocchio (knee) -- ginocchia
      • buon viaggio (have a good trip)
      """)
    #expect(found.map(\.question).first == "finocchio")
    #expect(found.map(\.answer).last == "have a good trip")
    #expect(found.count == 6)
    #expect(found[4].details["note"] == "ginocchia")
    #expect(found.allSatisfy { $0.confidence < 0.9 })
  }

  @Test func theKindOfAWordStandsBetweenItAndItsMeaning() {
    let found = TypedLines.items(
      """
      *Vocabulaire
      • insomnie - n.f. - difficulté à dormir
      • gâteau - n.m. - pâtisserie sucrée
      • étudier - v. - suivre des cours
      • plat - n.m. - mets préparé pour un repas
      • semaine - n.f. - période de sept jours
      • apprendre - v. - acquérir une connaissance
      """)
    #expect(found.map(\.question).first == "insomnie")
    #expect(found.map(\.answer).first == "difficulté à dormir")
    #expect(found.first?.details["pos"] == "n.f.")
  }

  @Test func choicesWithoutNumbersAreQuestions() {
    var page = TypedPage()
    var top = 100
    func type(_ text: String, _ x: Int, room: Int = 0) {
      top += room
      page.type(text, x: x, y: top)
      top += 14
    }
    page.type("Review Questions", x: 60, y: 60, size: 14, font: "Serif-Bold")
    let quiz = [
      ("Which act taxed sugar?", ["the Sugar Act", "the Tea Act", "the Stamp Act"], "A"),
      ("Which act taxed tea?", ["the Sugar Act", "the Tea Act", "the Stamp Act"], "B"),
      ("Which act taxed paper?", ["the Sugar Act", "the Tea Act", "the Stamp Act"], "C"),
    ]
    for (question, options, answer) in quiz {
      type(question, 60, room: 16)
      for (letter, option) in zip("ABC", options) { type("\(letter). \(option)", 80) }
      type(answer, 100, room: 6)
    }
    type("What was the purpose of the committees?", 60, room: 16)
    type("They carried news among the colonies.", 100, room: 6)
    let found = extract([PageText(page.dump)]).items
    #expect(found.count == 4)
    #expect(found.map(\.number) == [nil, nil, nil, nil])
    #expect(found.prefix(3).map(\.answer) == ["the Sugar Act", "the Tea Act", "the Stamp Act"])
    #expect(found.last?.answer == "They carried news among the colonies.")
  }

  @Test func dotsThatStandApartAreAGap() {
    #expect(
      "Sie hat . . . . . . . eine Nachricht gesendet.".withDottedGaps
        == "Sie hat ___ eine Nachricht gesendet.")
    #expect("Wait . . . and see".withDottedGaps == "Wait . . . and see")
    #expect("Zählen . . . . . .".withDottedGaps == "Zählen . . . . . .")
  }

  @Test func roomForALetterBehindAQuestionIsNoPartOfIt() {
    #expect(FullWidthGap.taken(from: "当代中国的主要矛盾是( )") == "当代中国的主要矛盾是")
    #expect(FullWidthGap.taken(from: "Call f()") == "Call f()")
  }

  @Test func aWordForAnswersBelowOptionsNeedsNoSign() {
    let found = TypedLines.items(
      """
      4) ¿Cuál de estas sentencias añade una fila?
      a) ADD
      b) INSERT
      c) UPDATE
      Respuesta INSERT INTO nombre_tabla
      5) ¿Cuál de estas sentencias modifica una tabla?
      a) ALTER TABLE
      b) CHANGE TABLE
      c) MODIFY TABLE
      Respuesta ALTER TABLE modifica la tabla
      """)
    #expect(found.map { $0.options.map(\.text) }.first == ["ADD", "INSERT", "UPDATE"])
    #expect(found.map(\.answer) == ["INSERT INTO nombre_tabla", "ALTER TABLE modifica la tabla"])
  }

  @Test func theCaptionBelowATableIsNoPartOfItsLastMeaning() {
    let found = TypedLines.items(
      """
      *Word|*Meaning
      khana|food
      pani|water
      chai|tea
      sharab|alcohol
      Table 2: Food
      """, column: 200)
    #expect(found.map(\.answer) == ["food", "water", "tea", "alcohol"])
  }
}
