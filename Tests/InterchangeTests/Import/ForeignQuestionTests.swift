import CurriculumCompiler
import Testing

@testable import Interchange

/// What becomes of questions of other programs, whatever format they came in.
struct ForeignQuestionTests {
  private typealias Option = ForeignQuestion.Option

  private func imported(_ question: ForeignQuestion) throws -> (text: String, report: ImportReport) {
    var report = ImportReport(format: "test", source: "test")
    let entry = question.entry(&report)
    #expect(report.addsUp)
    return (try entry?.mapping.text() ?? "", report)
  }

  private func question(_ kind: ForeignQuestion.Kind) -> ForeignQuestion {
    ForeignQuestion(kind, prompt: "What is it?", at: "question 1")
  }

  @Test func feedbackOnTheRightOptionExplainsAndThatOnWrongOnesGuides() throws {
    let (text, report) = try imported(
      question(
        .choice([
          Option(text: "a lake", weight: 0, feedback: "Lakes  have no tides."),
          Option(text: "a sea", weight: 100, feedback: "It has tides."),
        ])))
    #expect(
      text == """
        type: choice
        prompt: What is it?
        options:
          - a lake
          - a sea
        answer: a sea
        guidance:
          - "a lake: Lakes have no tides."
        explanation: It has tides.

        """)
    #expect(report.fields.isEmpty)
  }

  @Test func praiseIsNoExplanation() throws {
    let options = [
      Option(text: "a", weight: 100, feedback: "Yes, that's correct!"), Option(text: "b", weight: 0),
    ]
    #expect(!(try imported(question(.choice(options))).text.contains("explanation")))
  }

  @Test func aSecondRightOptionOfAChoiceIsNoDistractor() throws {
    let (text, report) = try imported(
      question(
        .choice([
          Option(text: "a", weight: 100), Option(text: "b", weight: 100), Option(text: "c", weight: 50),
        ])))
    #expect(!text.contains("- b"))
    #expect(report.fields.map(\.field) == ["option", "weight"])
  }

  @Test func anOptionThatStandsThereTwiceIsWrittenOnce() throws {
    let (text, report) = try imported(
      question(
        .choice([Option(text: "a", weight: 0), Option(text: "a", weight: 100), Option(text: "b", weight: 0)]))
    )
    #expect(text.contains("options:\n  - a\n  - b\nanswer: a"))
    #expect(report.fields.map(\.value) == ["a"])
  }

  @Test func trueAndFalseAsOptionsAreAStatementToJudge() throws {
    let options = [Option(text: "True", weight: 0), Option(text: "False", weight: 100)]
    #expect(try imported(question(.choice(options))).text.contains("type: true-false\n"))
  }

  @Test func unlikeWeightsOfRightOptionsAreNamed() throws {
    let (text, report) = try imported(
      question(
        .several([
          Option(text: "a", weight: 70), Option(text: "b", weight: 30), Option(text: "c", weight: -100),
        ])))
    #expect(text.contains("type: multi-choice"))
    #expect(report.fields.map(\.value) == ["a: 70 %; b: 30 %"])
  }

  @Test func answersThatAreHalfRightAreForThoseWhoMark() throws {
    let (text, report) = try imported(
      question(
        .typed([
          Option(text: "Beethoven", weight: 100), Option(text: "Bach", weight: 0),
          Option(text: "Ludwig", weight: 50, feedback: "Who else?"),
          Option(text: "*", weight: 0, feedback: "Listen again."),
        ])))
    #expect(text.contains("answer: Beethoven\nreject:\n  - Bach\n"))
    #expect(text.contains("Ludwig: 50 %, Who else?\"\n  - \"any other answer: Listen again.\""))
    #expect(report.fields.map(\.field) == ["weight"])
  }

  @Test func aPatternIsWrittenAsItsWords() throws {
    let (text, report) = try imported(
      question(.typed([Option(text: "*blue\\* whale*", weight: 100)])))
    #expect(text.contains("answer: blue* whale\n"))
    #expect(report.fields.map(\.field) == ["pattern"])
  }

  @Test func aRangeIsKeyedByItsMiddle() throws {
    let number = ForeignQuestion.Number(value: "", tolerance: .range(low: "3.141", high: "3.142"))
    let text = try imported(question(.numeric([number]))).text
    #expect(text.contains("value: 3.1415\n"))
    #expect(text.contains("{kind: range, low: 3.141, high: 3.142}"))
  }

  @Test func aQuestionWithoutAMarkSchemeAsksForOne() throws {
    var essay = question(.essay(rubric: []))
    essay.marks = 6
    let text = try imported(essay).text
    #expect(text.contains("review:\n"))
    #expect(!text.contains("\nmarks:"))
  }

  @Test func aPairWithoutALeftSideIsNamed() throws {
    let (text, report) = try imported(
      question(
        .matching([
          .init(left: "dog", right: "bark"), .init(left: "cat", right: "meow"), .init(left: "", right: "moo"),
        ])))
    #expect(text.contains("pairs:\n  dog: bark\n  cat: meow\n"))
    #expect(report.fields.map(\.value) == ["moo"])
  }

  @Test(arguments: [
    (ForeignQuestion.Kind.description, "it is a text that asks nothing"),
    (.other("drawing"), "a curriculum has no question of the type 'drawing'"),
    (.choice([.init(text: "a", weight: 0)]), "no option is right"),
    (.typed([.init(text: "*", weight: 100)]), "any answer is right"),
    (.numeric([.init(value: "many", tolerance: .absolute("0"))]), "'many' is no number"),
    (.cloze([]), "its text has 0 gaps, and answers for 0"),
  ])
  func whatCannotBeAskedIsLeftOutAndNamed(_ kind: ForeignQuestion.Kind, _ reason: String) throws {
    let report = try imported(question(kind)).report
    #expect(report.leftOut.map(\.reason) == [reason])
  }

  @Test func questionsOfOneNameAreKnownByTheirWording() {
    var report = ImportReport(format: "test", source: "test")
    var quiz = ForeignQuiz(path: ["Physics foundation", "Waves"])
    for prompt in ["One?", "Two?"] {
      var question = ForeignQuestion(.trueFalse(true, right: "", wrong: ""), prompt: prompt, at: "")
      question.title = "Question"
      quiz.add(question, &report)
    }
    let source = ImportSource(file: "bank.xml", [])
    let content = ForeignQuiz.content(of: [quiz], ImportRequest(), from: source, &report)
    #expect(content.files.last?.entries.map(\.sourceKey) == ["Question\nOne?", "Question\nTwo?"])
    #expect(content.files.last?.sourceKey == "Physics foundation/Waves")
    #expect(report.notes.first?.contains("say --board") == true)
  }
}
