import CurriculumCompiler
import PDFText
import Testing

@testable import Interchange

/// What becomes of items that were found in a document.
@Suite struct AuthoringFilesTests {
  private let document = SourceDocument(file: "paper.pdf", sha256: "ab")

  private func item(
    _ kind: ExtractedItem.Kind, _ question: String, _ answer: String? = nil, number: String? = nil
  ) -> ExtractedItem {
    let box = Box(left: 1000, top: 2055, right: 3000, bottom: 4001)
    var item = ExtractedItem(
      kind: kind, number: number, question: question, places: [ExtractedItem.Place(page: 2, box: box)])
    item.answer = answer
    return item
  }

  private func files(
    _ items: [ExtractedItem], layout: String = "numbered",
    _ change: (inout AuthoringRequest) -> Void = { _ in }
  ) throws -> [AuthoringFile] {
    var request = AuthoringRequest()
    request.subject = .physics
    request.tier = .higher
    change(&request)
    return try AuthoringFiles(Extraction(items: items, layout: layout), of: document, request).files
  }

  /// What the compiler makes of files.
  private func compiled(_ files: [AuthoringFile]) -> Compilation {
    let manifest = SourceFile(
      path: "curriculum.yaml", text: "kind: curriculum\nname: X\nversion: 1.0.0\n")
    var compiler = Compiler()
    compiler.plan.focus = ""
    return compiler.compile(
      CompilerInput(sources: [manifest] + files.map { SourceFile(path: "\($0.id).yaml", text: $0.text) }))
  }

  @Test(arguments: [
    "no", "1.10", "~", "- a", "a: b", "a #b", "{x}", "\"quoted\"", "it's", "back\\slash", "tab\there", "a\nb",
    "a\n\nb", "a \nb", " a\nb", "\u{85}x", "x\u{2028}y", "e\u{301}", "\u{FEFF}x", "*a*", "&a", "| x", "%a",
    "---",
    "a\r\nb", "true", "'", "\"", "#", "مرحبا", "你好", "x\u{0}y", "? x", "a,b]", "@x", "`x`", "\u{202E}abc",
    "a\n# b\n- c", "line\n  indented\nline",
  ])
  func everyTextReadsBackAsItWas(text: String) throws {
    var one = item(.short, text, text, number: "1")
    one.stem = text
    one.rejected = [text]
    one.reviews = [text]
    one.section = text
    let file = try #require(try files([one]).first)
    let quiz = try #require(compiled([file]).curriculum.quizzes.first, "\(file.text)")
    let question = try #require(quiz.questions.first, "\(file.text)")
    #expect(question.prompt.parts.map(\.string) == [text, text])
    #expect(question.prompt.string == text + "\n\n" + text)
    #expect(question.details.marking.rejected.map(\.string) == [text])
    #expect(question.details.review.map(\.string) == [text])
    #expect(question.details.tags.map(\.string) == [text])
    #expect(question.details.source?.snippet?.string == text + "\n\n" + text)
    guard case .canonical = format(SourceFile(path: "", text: file.text), file: SourceFile.ID(0)) else {
      Issue.record("curricc fmt would change it:\n\(file.text)")
      return
    }
  }

  @Test func aMissingAnswerIsLeftOutAndSaid() throws {
    var choice = item(.choice, "Which is a vector?", number: "1")
    choice.options = ["speed", "force"].map { ExtractedItem.Option(label: nil, text: $0) }
    let items = [
      choice, item(.trueFalse, "Light is slow.", number: "2"), item(.cloze, "Force is a ___.", number: "3"),
      item(.short, "Name a vector.", number: "4"), item(.short, "Explain why.", number: "5"),
      item(.short, "Name a scalar.", "speed", number: "6"),
    ]
    let result = compiled(try files(items))
    let missing = result.diagnostics.all.filter { $0.rule == "item/answer-missing" }
    #expect(missing.count == 5)
    #expect(result.diagnostics.all.filter { $0.message == "the page gives no answer" }.count == 5)
    #expect(result.curriculum.quizzes.first?.questions.map(\.identity.id.string) == ["q6"])
    #expect(result.completed == nil)
  }

  @Test func idsComeFromLabelsAndAreUnique() throws {
    let items = ["1(a)(ii)", "01.2", "1(a)(ii)", nil].map { item(.short, "Name it.", "force", number: $0) }
    let quiz = try #require(compiled(try files(items)).curriculum.quizzes.first)
    #expect(quiz.questions.map(\.identity.id.string) == ["q1-a-ii", "q01-2", "q1-a-ii-2", "name-it"])
  }

  @Test func aMarkSchemeIsKeptWhole() throws {
    var one = item(.short, "Explain why the lamp dims.", "resistance rises\ncurrent falls", number: "1")
    one.rubric = [.init(text: "resistance rises", marks: 1), .init(text: "current falls", marks: 2)]
    one.accepted = ["fewer amps"]
    one.rejected = ["it is tired"]
    one.ignored = ["heat"]
    one.marks = 3
    one.details["marking"] = "max 2 without units"
    let question = try #require(compiled(try files([one])).curriculum.quizzes.first?.questions.first)
    guard case .rubric(let points) = question.body else {
      Issue.record("it is marked by points")
      return
    }
    #expect(points.map(\.string) == ["resistance rises", "current falls [2]"])
    let marking = question.details.marking
    #expect(marking.accepted.map(\.string) == ["fewer amps"])
    #expect(marking.rejected.map(\.string) == ["it is tired"])
    #expect(marking.ignored.map(\.string) == ["heat"])
    #expect(marking.guidance.map(\.string) == ["max 2 without units"])
    #expect(question.details.marks?.value == 3)
    #expect(question.details.commandWord?.string == "Explain")
  }

  @Test func aNumberKeepsItsUnitAndTolerance() throws {
    var one = item(.numeric, "Calculate the force.", "9.8 N", number: "1")
    one.quantity = .init(value: "9.80", unit: "N", tolerance: "± 0.1", significantFigures: 3)
    one.rubric = [.init(text: "F = mg")]
    let question = try #require(compiled(try files([one])).curriculum.quizzes.first?.questions.first)
    guard case .numeric(let answer) = question.body, case .absolute(let amount) = answer.tolerance else {
      Issue.record("it is a number with an absolute tolerance")
      return
    }
    #expect(answer.value.value.text == "9.80")
    #expect(answer.unit?.string == "N")
    #expect(amount.value.text == "0.1")
    #expect(question.details.marking.guidance.map(\.string) == ["F = mg"])
  }

  @Test(arguments: [
    ("True", true, nil), ("F", false, nil), ("False. It is slow.", false, "It is slow."), ("Yes", true, nil),
    ("Perhaps", nil, nil),
  ])
  func statementsAreJudgedAsThePageSays(answer: String, verdict: Bool?, rest: String?) {
    #expect(TrueFalseAnswer.read(answer)?.verdict == verdict)
    #expect(TrueFalseAnswer.read(answer)?.rest == rest)
  }

  @Test func pairsBecomeOneQuestionWhereAllAreKnown() throws {
    let options = ["Athens", "Oslo", "Rome"].map { ExtractedItem.Option(label: nil, text: $0) }
    var items = [
      item(.matching, "Greece", "Athens", number: "1"), item(.matching, "Norway", "Oslo", number: "2"),
    ]
    for index in items.indices {
      items[index].options = options
      items[index].section = "Capitals"
    }
    let whole = compiled(try files(items))
    let question = try #require(whole.curriculum.quizzes.first?.questions.first)
    guard case .matching(let pairs) = question.body else {
      Issue.record("it is a matching question")
      return
    }
    #expect(pairs.map { $0.left.string + "=" + $0.right.string } == ["Greece=Athens", "Norway=Oslo"])
    #expect(question.prompt.string == "Capitals")
    #expect(question.details.review.map(\.string) == ["the page also has on the right: Rome"])
    #expect(!whole.diagnostics.all.contains { $0.rule == "gcse/extraction-verbatim" })
    items[1].answer = nil
    let parts = try #require(try files(items).first).text
    #expect(
      parts.contains("id: q1\n    type: choice") && parts.contains("id: q2\n    type: choice"), "\(parts)")
  }

  @Test func sixteenTermsBecomeTwoDecks() throws {
    let terms = (1...16).map { item(.definition, "term \($0)", "meaning \($0)") }
    let made = try files(terms, layout: "terms") { $0.topic = "Waves" }
    #expect(made.map(\.id) == ["paper-1", "paper-2"])
    let decks = compiled(made).curriculum.decks
    #expect(decks.map(\.flashcards.count) == [15, 1])
    #expect(decks.map(\.batch) == [1, 2])
    #expect(decks.map(\.topic.string) == ["Waves", "Waves"])
  }

  @Test func wordsBecomeCardsOfALessonWithTheColumnsTheyKnow() throws {
    var word = item(.vocabulary, "el gato", "cat")
    word.details = ["pronunciation": "ˈɡato", "pos": "n.", "example": "El gato duerme.", "reading": "gato"]
    word.section = "Animals"
    let made = try files([word], layout: "table") {
      $0.language = "es"
      $0.unit = "es-n1-u1"
    }
    let card = try #require(compiled(made).curriculum.lessons.first?.cards.first, "\(made.first?.text ?? "")")
    #expect(card.targetText.string == "el gato")
    #expect(card.nativeText.string == "cat")
    #expect(card.ipa?.string == "/ˈɡato/")
    #expect(card.partOfSpeech == .noun)
    #expect(card.transliteration?.string == "gato")
    #expect(card.details?.texts.map(\.text.string) == ["El gato duerme."])
    #expect(card.details?.tags.map(\.string) == ["Animals"])
    #expect(card.details?.source?.page?.value == 2)
    #expect(card.details?.source?.box?.map(\.value.text) == ["10", "20.6", "30", "40"])
  }

  @Test func questionsWithTheirAnswersBecomeFlashcards() throws {
    let pairs = [
      item(.short, "What is a wave?", "Energy on the move."), item(.short, "Is light a wave?", "Yes."),
    ]
    let deck = try #require(compiled(try files(pairs, layout: "pairs")).curriculum.decks.first)
    #expect(deck.flashcards.map(\.typeName.string) == ["question", "question"])
  }

  @Test func answersWithoutQuestionsAreCounted() throws {
    let items = [item(.answer, "", "mouth", number: "1")]
    let made = try AuthoringFiles(Extraction(items: items, layout: nil), of: document, AuthoringRequest())
    #expect(made.files.isEmpty)
    #expect(made.answersAlone == 1)
  }

  @Test func whatAPaperSaysOfItselfCountsWhereItIsSureAndTheAuthorSilent() {
    var metadata = Metadata()
    metadata.subject = .init("chemistry", score: 0.9, evidence: "GCSE Chemistry")
    metadata.tier = .init("higher", score: 0.3, evidence: "H")
    metadata.board = .init("aqa", score: 1, evidence: "AQA")
    var request = AuthoringRequest()
    request.board = .edexcel
    request.take(metadata)
    #expect(request.subject == .chemistry)
    #expect(request.board == .edexcel)
    #expect(request.missing == ["tier"])
  }
}
