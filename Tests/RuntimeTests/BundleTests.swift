import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct BundleTests {
  @Test func aReaderFindsEverythingThatTheAuthorWrote() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    #expect(reader.info.contentVersion == "1.2.3")
    let language = try #require(try reader.languages().first)
    #expect(language.name == "Spanish")
    let band = try #require(try reader.bands(ofLanguage: language.id).first)
    #expect(band.shortLabel == "N1")
    let unit = try #require(try reader.units(ofBand: band.id).first)
    let lesson = try #require(try reader.lessons(ofUnit: unit.id).first)
    let cards = try reader.cards(ofLesson: lesson.id)
    #expect(cards.map(\.targetText) == ["hola", "buenos días", "gracias", "adiós"])
    #expect(try reader.sentences(ofLesson: lesson.id).map(\.nativeText) == ["Hello! Good morning."])
    let boss = try #require(try reader.bossTest(ofBand: band.id))
    #expect(
      try reader.questions(of: .bossTest(boss.id)).map(\.grading) == [
        "choose-one", "type-text", "fill-gaps", "speech",
      ])
    let story = try #require(try reader.stories().first)
    let stage = try #require(try reader.stages(ofStory: story.id).first)
    let kit = try #require(try reader.kits(ofStage: stage.id).first)
    let question = try #require(try reader.questions(of: .kit(kit.id)).first)
    #expect(
      try reader.options(ofQuestion: question.id).map(\.text) == ["mother", "father", "sister", "girl"])
    let exam = try #require(try reader.exams(ofStory: story.id).first)
    #expect(try reader.stages(coveredByExam: exam.id).map(\.name) == ["newborn"])
    let quiz = try #require(try reader.quizzes().first)
    #expect(try reader.questions(of: .quiz(quiz.id)).count == 4)
    let deck = try #require(try reader.decks().first)
    #expect(try reader.questions(of: .deck(deck.id)).count == 15)
  }

  @Test func aQuestionFromAPaperHasItsWholeWordingAndWhereItIsFrom() throws {
    let quiz = SourceFile(
      path: "quizzes/paper.yaml",
      text: """
        kind: quiz
        id: paper
        title: A paper
        programme: gcse_triple_science
        subject: physics
        board: aqa
        tier: foundation
        questions:
          - id: q1
            type: short
            stem: A kettle heats water.
            context: The water boils.
            prompt: Name the change.
            rubric: [boiling]
            accept: [evaporation]
            reject: [melting]
            ignore: [heat]
            guidance: [either word]
            marks: 1
            source: {file: a.pdf, page: 1, bbox: [1, 2.5, 3, 4], answer_file: b.pdf, answer_page: 2}
            review: look at the figure

        """)
    let bundle = try BuiltBundle(Starter.files + [quiz])
    let reader = try BundleReader(path: bundle.path)
    let row = try #require(try reader.quizzes().first { $0.title == "A paper" })
    let question = try #require(try reader.questions(of: .quiz(row.id)).first)
    #expect(question.prompt == "A kettle heats water.\n\nThe water boils. Name the change.")
    let source = #"{"answer_file":"b.pdf","answer_page":2,"bbox":[1,2.5,3,4],"file":"a.pdf","page":1}"#
    #expect(
      question.detailsJSON == #"{"accept":["evaporation"],"guidance":["either word"],"ignore":["heat"],"#
        + #""reject":["melting"],"review":["look at the figure"],"source":"# + source + "}")
  }

  @Test func aCardAsksInBothDirections() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    let card = try #require(try reader.card(key: "card/es/gracias"))
    #expect(card.id == ContentID.number(forKey: "card/es/gracias"))
    let questions = try reader.questions(of: .card(card.id))
    #expect(questions.map(\.prompt) == ["gracias", "thank you; thanks"])
    #expect(
      questions.map(\.answerJSON) == [#"{"correct":["thank you","thanks"]}"#, #"{"correct":["gracias"]}"#])
    #expect(questions.map(\.key) == ["question/es/gracias/recognise", "question/es/gracias/produce"])
  }

  @Test(arguments: [1, 2])
  func theSameSourcesGiveTheSameBytes(threads: Int) throws {
    let first = try BuiltBundle(threads: 1)
    let second = try BuiltBundle(Starter.files.reversed(), threads: threads)
    #expect(try first.folder.read("bundle.sqlite") == second.folder.read("bundle.sqlite"))
  }

  @Test func theContentHashCanBeWorkedOutAgainAndNoticesAChange() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    #expect(try reader.contentHash() == reader.info.contentHash)
    try execute("UPDATE cards SET native_text = 'hi' WHERE native_text = 'hello'", on: bundle.path)
    #expect(try reader.contentHash() != reader.info.contentHash)
  }

  @Test func searchFindsWordsWithoutTheirAccents() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    let hits = try reader.search("adios")
    guard case .card(let card) = try #require(hits.first) else {
      Issue.record("a card is found")
      return
    }
    #expect(card.targetText == "adiós")
    #expect(try reader.search("kinetic ener").count == 1)
    #expect(try reader.search("\" OR").isEmpty)
  }

  @Test func aBundleWithoutSearchHasTheSameContentHash() throws {
    let bundles = [try BuiltBundle(), try BuiltBundle(includesSearch: false)]
    let with = try BundleReader(path: bundles[0].path)
    let without = try BundleReader(path: bundles[1].path)
    #expect(with.info.contentHash == without.info.contentHash)
    #expect(try !without.hasSearch)
    #expect(try without.search("hola").isEmpty)
  }

  @Test func theHeaderNamesNoVersionOfSQLite() throws {
    let bytes = try BuiltBundle().folder.read("bundle.sqlite")
    #expect(Array(bytes[96..<100]) == [0x00, 0x2E, 0x57, 0x48])
  }

  @Test func whatIsNoBundleIsRefusedWithAReason() throws {
    let folder = try TemporaryFolder()
    func code(_ name: String) -> BundleError.Code? {
      do {
        _ = try BundleReader(path: folder.path(name))
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code("missing.sqlite") == .unreadable)
    try folder.write("text.sqlite", String(repeating: "no database at all ", count: 100))
    #expect(code("text.sqlite") == .notABundle)
    try execute("CREATE TABLE t (x)", on: folder.path("other.sqlite"))
    #expect(code("other.sqlite") == .notABundle)
  }

  @Test func everyColumnOfTheSchemaSaysWhatItMeans() {
    var isInTable = false
    for line in BundleFormat.schema.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("CREATE TABLE") { isInTable = true; continue }
      if line.hasPrefix(")") { isInTable = false }
      guard isInTable, !line.contains("PRIMARY KEY ("), !line.contains("UNIQUE (") else { continue }
      #expect(line.contains("-- "), "\(line)")
    }
    #expect(BundleFormat.contentTables.count == 17)
  }
}

@Suite struct AcceptableAnswersTests {
  @Test(arguments: [
    ("hello", ["hello"]), ("good evening; good night", ["good evening", "good night"]),
    ("you (formal)", ["you"]), ("house (building; home); home", ["house", "home"]), ("(none)", ["(none)"]),
    ("hello (informal; hi", ["hello (informal", "hi"]),
    ("a; a", ["a"]), ("水；茶", ["水", "茶"]), (" to  run ; to walk", ["to run", "to walk"]),
  ])
  func aTranslationStandsForItsSenses(translation: String, senses: [String]) {
    #expect(AcceptableAnswers.senses(of: translation) == senses)
  }

  @Test(arguments: [
    ("Mother", "mother "), ("¿Cómo estás?", "cómo estás"), ("l’homme", "l'homme"), ("cafe\u{301}", "café"),
    ("\"hello\"", "hello"), ("你好。", "你好"), ("Ça va ?", "ça va"), ("¿ Qué", "qué"),
  ])
  func someAnswersCountAsTheSame(left: String, right: String) {
    #expect(AcceptableAnswers.comparisonForm(of: left) == AcceptableAnswers.comparisonForm(of: right))
  }

  @Test(arguments: [("sol", "sal"), ("año", "ano"), ("C++", "C")])
  func othersDoNot(left: String, right: String) {
    #expect(AcceptableAnswers.comparisonForm(of: left) != AcceptableAnswers.comparisonForm(of: right))
  }
}
