import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Testing

@testable import Interchange

/// Kits, flashcards and words that are exported and imported again are what they were.
@Suite struct ContentRoundTripTests {
  @Test(arguments: 0..<12)
  func kitsOfIndiComeBackAsTheyWere(seed: Int) throws {
    var text = GeneratedText(seed: UInt64(seed))
    let questions = (0..<8).map { number in
      var question = AuthoringMapping()
      question.add("id", "question-\(number)")
      question.add("question", text.line())
      question.add("correct_answer", text.line())
      question.add("incorrect_answers", text.lines(3...3))
      return question
    }
    var kit = AuthoringMapping()
    kit.add("kind", "kit")
    kit.add("story", "indi")
    kit.add("stage", "newborn")
    kit.add("id", "generated")
    kit.add("name", "Generated")
    kit.add("order_idx", 0)
    kit.add("questions", questions)
    let bundle = try Self.bundle(with: kit, at: "story/generated.yaml")
    let exported = try ExportedFiles("indi", bundle.path)
    let file = try #require(exported.files["indi/kits/generated.json"])
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.stage = "newborn"
    try folder.take(ImportSource(file: "generated.json", file), request)
    try Self.expectTheSame(bundle, folder, .kitQuestion, "question/indi/")
  }

  @Test(arguments: 0..<12)
  func flashcardsOfEdutokComeBackAsTheyWere(seed: Int) throws {
    var text = GeneratedText(seed: UInt64(seed))
    let cards = (0..<15).map { number in
      var card = AuthoringMapping()
      card.add("id", "card-\(number)")
      let type = ["definition", "question", "true-false", "cloze"][text.number(0...3)]
      card.add("type", type)
      card.add("question", type == "cloze" ? "\(text.line()) ___ \(text.line())" : text.line())
      if type == "true-false" {
        card.addPlain("answer", text.number(0...1) == 0 ? "true" : "false")
      } else {
        card.add("answer", text.line())
      }
      return card
    }
    var deck = AuthoringMapping()
    deck.add("kind", "deck")
    deck.add("id", "generated")
    deck.add("topic", "Generated \(text.line())")
    deck.add("depth", "Foundational")
    deck.add("flashcards", cards)
    let bundle = try Self.bundle(with: deck, at: "decks/generated.yaml")
    let exported = try ExportedFiles("edutok", bundle.path)
    let topics = try #require(try exported.json("topics.json") as? [[String: Any]])
    #expect(topics.contains { ($0["flashcards"] as? [Any])?.count == 15 })
    var folder = ImportedFolder()
    try folder.take(ImportSource(file: "topics.json", exported.files["topics.json"] ?? []))
    try Self.expectTheSame(bundle, folder, .flashcard, "question/")
  }

  private static func bundle(with file: AuthoringMapping, at path: String) throws -> BuiltBundle {
    let manifest = "kind: curriculum\nname: Generated\nversion: 1.0.0\n"
    let story = Starter.files.filter { path.hasPrefix("story/") && $0.path == "story/story.yaml" }
    return try BuiltBundle(
      story + [
        SourceFile(path: "curriculum.yaml", text: manifest), SourceFile(path: path, text: try file.text()),
      ], version: nil, isStructural: true, choosesOptions: false)
  }

  private static func expectTheSame(
    _ bundle: BuiltBundle, _ folder: ImportedFolder, _ kind: ExportKind, _ prefix: String
  ) throws {
    let again = try BuiltBundle(folder.sources, version: nil, isStructural: true, choosesOptions: false)
    let carried = QuestionMeaning.Carried(tags: false, explanation: false)
    let before = try QuestionMeaning.all(in: bundle.path, carried, of: kind)
    let after = try QuestionMeaning.all(in: again.path, carried, of: kind)
    #expect(before.count == after.count && !before.isEmpty)
    for (before, after) in zip(before, after) { #expect(before.differences(from: after, but: []) == []) }
  }
}
