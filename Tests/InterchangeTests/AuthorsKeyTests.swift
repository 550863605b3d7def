import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Ways in which authors say what is right, in whatever language.
@Suite struct AuthorsKeyTests {
  /// Six questions with options, and a line below each.
  private func sheet(_ below: (Int) -> String) -> String {
    let asked = ["logam", "gas", "asam", "garam", "basa", "air"]
    return asked.enumerated().map { place, word in
      """
      Soal \(place + 1). Manakah yang merupakan contoh \(word)?
        A. pilihan pertama \(word)
        B. pilihan kedua \(word)
        C. pilihan ketiga \(word)
      \(below(place))
      """
    }.joined(separator: "\n")
  }

  @Test(arguments: ["Kunci jawaban:", "Tepat sekali:"])
  func wordsInAnyLanguageNameTheKey(_ words: String) {
    let keys = ["B", "B", "C", "B", "A", "B"]
    let found = TypedLines.items(sheet { "  \(words) \(keys[$0])" })
    #expect(found.map(\.answerLabels) == keys.map { [$0] })
    #expect(found.allSatisfy { $0.options.count == 3 && $0.leftOut.isEmpty })
  }

  @Test func whatExplainsTheKeyIsNoPartOfIt() {
    let found = TypedLines.items(sheet { "  Kunci jawaban: B\n  Penjelasan: sesuai dengan tabel \($0)" })
    #expect(found.map(\.answer).first == "pilihan kedua logam")
    #expect(
      found.map { $0.details["explanation"] } == (0..<6).map { "sesuai dengan tabel \($0)" })
  }

  @Test func lettersBelowAFewQuestionsAreNoKey() {
    let found = TypedLines.items(sheet { $0 == 0 ? "  Lihat gambar: B" : "" })
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func lettersInARowToMarkAreNoKey() {
    let found = TypedLines.items(sheet { _ in "  A|B|C" })
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func theKeyOfAnOnlyQuestionNeedNotSayItsNumber() {
    let found = TypedLines.items(
      """
      *Exercice 1

      1. Résoudre les problèmes suivants :
        a) Quel est le prix du fer ?
        b) Quelle est la surface du champ ?
        c) Combien de moutons y a-t-il ?

      *Solution de l’exercice 1

      a) neuf francs
      b) 160 ha
      c) 251 moutons
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "1(c)"])
    #expect(found.map(\.answer) == ["neuf francs", "160 ha", "251 moutons"])
  }

  @Test func aKeyThatSaysAnswerBehindEachNumberGivesWhatFollows() {
    let found = TypedLines.items(
      """
      1. How much energy does the cell use?
      2. How large is the current?
      3. How large is the charge?

      *Answers

      1. Answer: 540 J
      2. Answer: 2 A
      3. Answer: 16 C
      """)
    #expect(found.map(\.answer) == ["540 J", "2 A", "16 C"])
  }

  @Test func verdictsInBracketsBehindStatementsAreTheirAnswers() {
    let found = TypedLines.items(
      """
      1. Meredith was nervous on her first day. (T)
      2. Her first patient had a broken leg. (F)
      3. She felt happy at the end of the day. (T)
      """)
    #expect(found.map(\.answer) == ["True", "False", "True"])
    #expect(found.map(\.question).first == "Meredith was nervous on her first day.")
  }

  @Test func lettersInBracketsThatAreAllTheSameAreNoVerdicts() {
    let found = TypedLines.items(
      """
      1. The boiling point of water in degrees (F)
      2. The melting point of iron in degrees (F)
      3. The warmest day of the year in degrees (F)
      """)
    #expect(found.allSatisfy { $0.answer == nil && $0.question.hasSuffix("(F)") })
  }

  @Test func aRightOrAFreedomIsNoVerdict() {
    let found = TypedLines.items(
      "1. What is one right or freedom of all?\n2. Name one river.\n3. Is this T or F?")
    #expect(found.map(\.kind) == [.short, .short, .trueFalse])
  }

  @Test func answersBeforeTheQuestionsAreTheirs() {
    var first = TypedPage(1)
    first.type("Selected Answers", x: 60, y: 100, size: 16, font: "Serif-Bold")
    for (row, text) in ["60 m", "4.29 m/s", "34.7 km/h"].enumerated() {
      first.type("\(row + 1).", x: 60, y: 140 + 20 * row)
      first.type(text, x: 80, y: 140 + 20 * row)
    }
    var second = TypedPage(2)
    for (row, text) in ["How far does the car go?", "How fast is the runner?", "How fast is the train?"]
      .enumerated()
    {
      second.type("\(row + 1).", x: 60, y: 100 + 60 * row)
      second.type(text, x: 80, y: 100 + 60 * row)
    }
    let found = extract([PageText(first.dump), PageText(second.dump)]).items
    #expect(found.map(\.answer) == ["60 m", "4.29 m/s", "34.7 km/h"])
    #expect(found.map(\.page) == [2, 2, 2])
  }

  @Test(arguments: ["", "• "])
  func linesAboveTheAnswerThatSayItAreOptions(_ bullet: String) {
    let found = TypedLines.items(
      """
      1. When did the war end?
        \(bullet)1918
        \(bullet)1945
        \(bullet)1989
        Answer: 1945
      2. Who painted the ceiling of the chapel?
        \(bullet)Raphael
        \(bullet)Titian
        \(bullet)Michelangelo
        Answer: Michelangelo
      3. Name the longest river.
        It has many branches.
        Answer: the Nile
      """)
    #expect(found.map(\.answer) == ["1945", "Michelangelo", "the Nile"])
    #expect(
      found.map { $0.options.map(\.text) } == [
        ["1918", "1945", "1989"], ["Raphael", "Titian", "Michelangelo"], [],
      ])
    #expect(found.last?.question == "Name the longest river. It has many branches.")
  }

  @Test func answersAtTheFootOfAPageMayNameThePartsAlone() {
    let found = TypedLines.items(
      """
      1. A rocket is launched from the ground.
        (a) How high does it go?
        (b) How far does it fly?
      2. A car drives off a cliff.
        (a) How long does it fall?
        (b) How fast was it at the edge?

        Answers: (a) 4.38 sec; (b) 57.1 m/s
      """)
    #expect(found.map(\.answer) == [nil, nil, "4.38 sec", "57.1 m/s"])
  }

  @Test func keycapsNumberQuestions() {
    let found = TypedLines.items(
      """
      1\u{20E3}
      Which sentence is passive?
      A) The players scored two goals.
      B) Two goals were scored.
      2\u{20E3}
      Which is the plural form?
      A) child
      B) children
      3\u{20E3}
      Which is the past form?
      A) went
      B) goes
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.options.count) == [2, 2, 2])
  }

  @Test func ticksBehindOptionsTellWhichAreRight() {
    var page = TypedPage(1)
    for (row, asked) in ["Which metal rusts?", "Which gas burns?", "Which acid is sour?"].enumerated() {
      page.type("\(row + 1).", x: 60, y: 100 + 90 * row)
      page.type(asked, x: 80, y: 100 + 90 * row)
      for (place, text) in ["the first", "the second", "the third"].enumerated() {
        page.type("•", x: 90, y: 115 + 90 * row + 15 * place)
        page.type(
          text + " of \(row + 1)" + (place == row ? " ✓" : ""), x: 105, y: 115 + 90 * row + 15 * place)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.answer) == ["the first of 1", "the second of 2", "the third of 3"])
    #expect(found.allSatisfy { $0.options.count == 3 && !$0.options.contains { $0.text.contains("✓") } })
  }
}
