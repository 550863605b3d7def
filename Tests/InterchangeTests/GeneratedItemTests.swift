import CurriculumCompiler
import Foundation
import PDFText
import Testing

@testable import Interchange

/// What is taken of what a generator answers.
@Suite struct GeneratedItemTests {
  private static let page = GeneratorPage(
    number: 3, text: "Plants make glucose in photo-\nsynthesis.\nIt needs light of 400 nm.", ownText: "")
  private let reader = GeneratedItemReader(pages: [page], generator: "'maker'")

  /// An entry with some keys in place of those of a right one.
  private func entry(_ changes: String = "") -> UntidyValue {
    let text = """
      {"kind": "choice", "question": "What do plants make?", "options": ["glucose", "salt"], "answer": "glucose", \
      "snippet": "Plants make glucose", "page": 3\(changes.isEmpty ? "" : ", " + changes)}
      """
    return UntidyJSON(Array(text.utf8)).values.first ?? .null
  }

  @Test func anItemIsMarkedAsMade() throws {
    let item = try reader.item(entry())
    #expect(item.isSynthetic)
    #expect(item.confidence == 0)
    #expect(item.page == 3)
    #expect(item.snippet == "Plants make glucose")
    #expect(item.reviews == ["made by 'maker' from the snippet, not by a person: check that it is true"])
  }

  @Test(arguments: [
    (#""kind": "essay""#, "its kind 'essay' is none of"), (#""kind": 1"#, "it has no 'kind'"),
    (#""question": " ""#, "it has no 'question'"), (#""answer": null"#, "it has no 'answer'"),
    (#""answer": "sugar""#, "its answer 'sugar' is none of its options"),
    (#""options": ["glucose"]"#, "fewer than two options"),
    (#""options": "glucose""#, "fewer than two options"),
    (#""options": ["glucose", "Glucose"]"#, "two of its options are the same"),
    (#""answer": ["glucose", "salt"]"#, "a choice has one answer"),
    (#""kind": "multi-choice", "answer": ["glucose", "salt"]"#, "all of its options are right"),
    (#""snippet": "Plants make much glucose""#, "does not stand on page 3"),
    (#""snippet": "lants make glucose""#, "does not stand on page 3"),
    (#""snippet": "light""#, "too short"), (#""page": 4"#, "names page 4, which the program was not given"),
    (#""page": "x""#, "it names no 'page'"), (#""kind": "cloze""#, "its question has no gap"),
    (#""kind": "cloze", "question": "___ and ___""#, "it has 2 gaps and 1 answer"),
    (#""kind": "true-false""#, "neither true nor false"), (#""kind": "numeric""#, "its answer is no number"),
    (#""marks": 0"#, "its 'marks'"),
  ])
  func anItemThatIsNotAsItShouldBeIsRefused(changes: String, message: String) throws {
    let refusal = #expect(throws: GeneratedItemRefusal.self) { try reader.item(entry(changes)) }
    #expect(refusal?.message.contains(message) == true, "\(refusal?.message ?? "")")
  }

  @Test(arguments: [
    (#""snippet": "plants   make GLUCOSE""#), (#""snippet": "glucose in photosynthesis""#), (#""page": "3""#),
    (#""kind": "true-false", "answer": true"#), (#""kind": "true-false", "answer": "False""#),
    (#""kind": "numeric", "answer": "400 nm", "snippet": "light of 400 nm""#),
    (#""kind": "cloze", "question": "Plants make ___.""#), (#""kind": "short", "options": []"#),
    (#""kind": "multi-choice", "options": ["glucose", "salt", "iron"], "answer": ["glucose", "salt"]"#),
  ])
  func anItemThatThePageProvesIsTaken(changes: String) throws {
    _ = try reader.item(entry(changes))
  }

  @Test func madeQuestionsAreAQuizOfTheirOwn() throws {
    let made = try reader.item(entry())
    let place = ExtractedItem.Place(page: 1, box: .zero)
    var found = ExtractedItem(kind: .short, number: "1", question: "Name a gas.", places: [place])
    found.answer = "oxygen"
    var request = AuthoringRequest()
    request.subject = .biology
    request.tier = .higher
    request.board = .aqa
    let document = SourceDocument(file: "notes.pdf", sha256: "ab")
    let files = try AuthoringFiles(
      Extraction(items: [found], layout: "numbered"), of: document, request, synthetic: [made]
    ).files
    #expect(files.map(\.id) == ["notes", "notes-synthetic"])
    #expect(!files[0].text.contains("synthe"))
    for line in [
      "generation_mode: synthesis", "tags: [synthetic]", "snippet: Plants make glucose", "confidence: 0",
      "page: 3",
      "- \"made by 'maker' from the snippet, not by a person: check that it is true\"",
    ] {
      #expect(files[1].text.contains(line), "\(line)\n\(files[1].text)")
    }
    #expect(!files[1].text.contains("bbox"))
    let manifest = SourceFile(path: "curriculum.yaml", text: "kind: curriculum\nname: X\nversion: 1.0.0\n")
    var compiler = Compiler()
    compiler.plan.focus = ""
    let compiled = compiler.compile(
      CompilerInput(sources: [manifest] + files.map { SourceFile(path: "\($0.id).yaml", text: $0.text) }))
    #expect(Set(compiled.curriculum.quizzes.map(\.generationMode)) == [.synthesis, .extraction])
    let faults = compiled.diagnostics.all.filter { $0.severity == .error }
    #expect(faults.isEmpty, "\(faults.map(\.message))")
  }

  @Test func theRequestSaysWhatIsWanted() throws {
    var about = AuthoringRequest()
    about.subject = .biology
    let request = GeneratorRequest(
      SourceDocument(file: "n.pdf", sha256: "ab"), pages: [Self.page], about: about, wanted: 4)
    let json = try #require(JSONSerialization.jsonObject(with: Data(request.text.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect(json["wanted"] as? Int == 4)
    #expect(json["subject"] as? String == "biology")
    #expect(json["board"] is NSNull)
    #expect((json["pages"] as? [[String: Any]])?.first?["page"] as? Int == 3)
    #expect((json["schema"] as? [String: Any])?["required"] as? [String] == ["items"])
    #expect(request.text.last == "\n" && request.text.count { $0 == "\n" } == 1)
  }
}
