import CurriculumCompiler
import Interchange
import Testing

/// Kits, flashcards and lesson batches that are kept as JSON.
@Suite struct JSONImportTests {
  @Test func ofAKitNothingIsLostInSilence() throws {
    var folder = ImportedFolder()
    let report = try folder.take(
      .text(
        "kit.json",
        """
        [{"question": " perro ", "correctAnswer": "dog", "incorrectAnswers": ["cat", "dog", "cat", "", "cow", "hen", "pig"]},
         {"question": "gato", "correctAnswer": "cat", "incorrectAnswers": null, "level": 2},
         {"question": "oso"}, {"correctAnswer": "x"}, {}, "no", 7,
         {"question": "on", "correctAnswer": "no"}]
        """))
    #expect(report.addsUp)
    #expect(report.counts["questions"]?.found == 8 && report.counts["questions"]?.imported == 3)
    #expect(report.fields.map(\.value).sorted() == ["", "2", "cat", "dog", "pig"])
    let text = folder.text("story/kit.yaml")
    #expect(
      text.contains("question: perro\n    correct_answer: dog\n    incorrect_answers: [cat, cow, hen]\n"))
    #expect(text.contains("question: \"on\"\n    correct_answer: \"no\"\n"), "\(text)")
    #expect(folder.errors == [])
  }

  @Test func aRecordOfABinServiceIsReadWithItsName() throws {
    var folder = ImportedFolder()
    try folder.take(
      .text(
        "bin.json",
        #"{"record": [{"question": "a", "correctAnswer": "b"}], "metadata": {"id": "x", "name": "Letters"}}"#)
    )
    #expect(folder.text("story/letters.yaml").contains("name: Letters\n"))
  }

  @Test func whatALanguageModelAnswersBecomesADeck() throws {
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.name = "Volcanoes"
    let report = try folder.take(
      .text(
        "answer.txt",
        """
        Here you are!
        ```json
        [{“type”: “Definition”, “question”: “What is magma?”, “answer”: “Molten rock.”},
         {"type": "True/False", "question": "True or false: Lava is cold.", "answer": "False. It is hot."},
         {"type": "fill_in_blank", "question": "Lava leaves through a _____.", "answer": "vent"},
         {"type": "True/False", "question": "Is it?", "answer": "Perhaps"},
         {"type": "gibberish", "question": "Why?", "answer": "Gas.", "imageURL": null, "reviewCount": 3}]
        ```
        """), request)
    let text = folder.text("decks/volcanoes.yaml")
    #expect(report.addsUp && report.counts["flashcards"]?.imported == 5)
    #expect(
      text.contains(
        "type: true-false\n    question: Lava is cold.\n    answer: false\n    explanation: It is hot.\n"))
    #expect(text.contains("type: cloze\n    question: Lava leaves through a ___.\n    answer: vent\n"))
    #expect(text.contains("type: question\n    question: Is it?\n    answer: Perhaps\n"))
    #expect(report.fields.map(\.field) == ["reviewCount"])
    #expect(folder.errors == [], "a deck of five builds, and says why it has no fifteen")
  }

  @Test func cardsStayInTheirBatchWhenOthersComeBeforeThem() throws {
    func topic(_ questions: [String]) -> ImportSource {
      let cards = questions.map { #"{"type": "question", "question": "\#($0)?", "answer": "It is \#($0)."}"# }
      return .text("sums.json", #"[{"title": "Sums", "flashcards": [\#(cards.joined(separator: ","))]}]"#)
    }
    var folder = ImportedFolder()
    let names = (1...20).map { "q\($0)" }
    try folder.take(topic(names))
    let before = folder.text("decks/sums-2.yaml")
    let report = try folder.take(topic(["new"] + names))
    #expect(folder.text("decks/sums.yaml").contains("id: q15\n"))
    #expect(folder.text("decks/sums-2.yaml").contains("id: new\n"))
    #expect(folder.text("decks/sums-2.yaml").hasPrefix(before.prefix { $0 != ":" }))
    #expect(report.changes.map { "\($0.action) \($0.id)" } == ["added new"])
  }

  @Test func aLoggedBatchBecomesACourseThatBuilds() throws {
    let batch = """
      ```json
      {"level_code": "NM", "topic_slug": "cafe", "topic_title": "At the café", "can_do_statement": "I can order a drink.",
       "lessons": [{"slug": "order", "title": "Ordering", "objective": "Order politely", "content": "Say *por favor*.",
       "order_in_topic": 1, "mood": "calm", "cards": [
        {"front": "el café", "back": "coffee", "ipa": "/el kaˈfe/", "audio_url": "http://x/y.mp3",
         "example_sentence": "Un café, por favor. – A coffee, please.", "grammar_explanation": "Masculine."},
        {"front": "el café", "back": "coffee"}, {"front": "el café", "back": "café"}, {"back": "x"}]}]}
      ```
      """
    let line = try #require(
      String(
        bytes: Array(
          "{\"timestamp\": \"t\", \"language\": \"Spanish\", \"level\": \"NM\", \"response\": \"".utf8)
          + batch.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
          .utf8
          + Array("\"}\n".utf8), encoding: .utf8))
    var folder = ImportedFolder()
    let report = try folder.take(.text("log.jsonl", line))
    #expect(report.addsUp)
    #expect(report.counts["cards"]?.found == 4 && report.counts["cards"]?.imported == 2)
    #expect(report.fields.map(\.field).sorted() == ["audio_url", "mood"])
    #expect(folder.text("courses/es/n2/n2.yaml").contains("short_label: N2\n"))
    #expect(folder.text("courses/es/n2/es-n2-ordering.yaml").contains("native_text: café\n    sense: café\n"))
    #expect(folder.errors == [])
  }

  @Test(arguments: ["", "   ", "{}", "[]", "null", "\u{0}"])
  func whatHoldsNothingIsAnErrorThatSaysSo(text: String) {
    for format in ["jsonbin", "edutok", "tong"] {
      var folder = ImportedFolder()
      let error = #expect(throws: ImportError.self) { try folder.take(.text("x.json", text), as: format) }
      #expect(error?.message.contains("'x.json'") == true)
    }
  }

  @Test(arguments: [
    "[1,2]", "[{\"question\":",
    String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
  ])
  func whatHoldsNothingOfUseLeavesNothingBehind(text: String) throws {
    for format in ["jsonbin", "edutok", "tong"] {
      var folder = ImportedFolder()
      do {
        let report = try folder.take(.text("x.json", text), as: format)
        #expect(report.addsUp && report.counts.values.allSatisfy { $0.imported == 0 })
      } catch is ImportError {}
      #expect(folder.files.isEmpty)
    }
  }

  @Test func utf16IsReadAndSaid() throws {
    let json = #"[{"question": "día", "correctAnswer": "day"}]"#
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in json.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    var folder = ImportedFolder()
    let report = try folder.take(ImportSource(file: "kit.json", bytes), as: "jsonbin")
    #expect(folder.text("story/kit.yaml").contains("question: día\n"))
    #expect(!report.repairs.isEmpty)
  }
}
