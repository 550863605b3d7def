import CurriculumTestSupport
import Foundation
import Testing

@testable import Interchange

/// GIFT files.
@Suite struct GIFTImportTests {
  private static let folder = "Tests/InterchangeTests/Imports/GIFT"

  static let names = ((try? Repository.files(under: folder, ending: ".gift")) ?? []).map {
    String($0.dropFirst(folder.count + 1).dropLast(".gift".count))
  }

  @Test func theFilesAreThere() { #expect(Self.names.count == 21) }

  @Test(arguments: names)
  func aFileIsReadAsItsGrammarReadsIt(name: String) throws {
    let text = try Repository.text("\(Self.folder)/\(name).gift")
    let expected = try JSONSerialization.jsonObject(
      with: Data(try Repository.text("\(Self.folder)/\(name).json").utf8))
    let found = GIFTParser(DecodedText(Array(text.utf8)).text).map(Self.object)
    let same = (expected as? NSArray)?.isEqual(to: found) ?? false
    #expect(same, "expected \(expected), found \(found)")
  }

  private static func object(_ entry: GIFTEntry) -> [String: Any] {
    switch entry {
    case .category(let name): return ["type": "Category", "title": name]
    case .fault(let reason, _): return ["fault": reason]
    case .question(let question):
      var object: [String: Any] = [
        "id": question.id ?? NSNull(), "tags": question.tags.isEmpty ? NSNull() : question.tags as Any,
        "title": question.title ?? NSNull(), "stem": self.text(question.stem),
        "hasEmbeddedAnswers": question.hasEmbeddedAnswers,
      ]
      if question.answers != .description {
        object["globalFeedback"] = question.globalFeedback.map(text) ?? NSNull()
      }
      switch question.answers {
      case .description: object["type"] = "Description"
      case .essay: object["type"] = "Essay"
      case .trueFalse(let value, let first, let second):
        object["type"] = "TF"
        object["isTrue"] = value
        object["trueFeedback"] = first.map(text) ?? NSNull()
        object["falseFeedback"] = second.map(text) ?? NSNull()
      case .choices(let choices):
        object["type"] = "MC"
        object["choices"] = choices.map { choice($0) { Self.text($0) } }
      case .words(let choices):
        object["type"] = "Short"
        object["choices"] = choices.map { choice($0) { Self.text($0) } }
      case .number(let number):
        object["type"] = "Numerical"
        object["choices"] = self.number(number)
      case .numbers(let choices):
        object["type"] = "Numerical"
        object["choices"] = choices.map { choice($0) { Self.number($0) } }
      case .matching(let pairs):
        object["type"] = "Matching"
        object["matchPairs"] = pairs.map { ["subquestion": text($0.left), "subanswer": $0.right] }
      }
      return object
    }
  }

  private static func choice<Answer>(
    _ choice: GIFTQuestion.Choice<Answer>, _ answer: (Answer) -> Any
  ) -> [String: Any] {
    [
      "isCorrect": choice.isCorrect, "weight": choice.weight ?? NSNull(), "text": answer(choice.answer),
      "feedback": choice.feedback.map(text) ?? NSNull(),
    ]
  }

  private static func text(_ text: GIFTQuestion.Text) -> [String: Any] {
    ["format": text.format.rawValue, "text": text.text]
  }

  private static func number(_ number: GIFTQuestion.Number) -> [String: Any] {
    func value(_ text: String) -> Double { Double(text) ?? .nan }
    return switch number {
    case .exact(let text): ["type": "simple", "number": value(text)]
    case .about(let text, let amount): ["type": "range", "number": value(text), "range": value(amount)]
    case .between(let low, let high):
      ["type": "high-low", "numberLow": value(low), "numberHigh": value(high)]
    case .any: ["text": "*"]
    }
  }

  @Test(arguments: names)
  func whatAFileAsksIsImportedOrNamed(name: String) throws {
    let text = try Repository.text("\(Self.folder)/\(name).gift")
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.subject = .physics
    request.tier = .foundation
    let report = try folder.take(.text("\(name).gift", text), request)
    #expect(report.addsUp)
    // Categories and descriptions alone ask nothing, and so leave nothing behind.
    let asks = !["categorySpecialCharacter", "markdown"].contains(name)
    #expect(folder.files.isEmpty != asks)
    guard asks else { return }
    let phases = folder.errors.filter {
      ["yaml/", "schema/", "source/", "id/"].contains(where: $0.hasPrefix)
    }
    #expect(phases == [], "\(folder.files.mapValues { String(decoding: $0, as: UTF8.self) })")
    let before = folder.files
    try folder.take(.text("\(name).gift", text), request)
    #expect(folder.files == before)
  }

  @Test func categoriesBecomeQuizzesAndFaultsCostThemselvesAlone() throws {
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.tier = .higher
    let report = try folder.take(
      .text(
        "bank.txt",
        """
        $CATEGORY: $course$/top/Physics/Forces and motion

        ::Unit:: What is the unit of force? {=newton#Right! ~joule#That is energy. ~watt ~pascal}

        This brace { =never closes

        ::Speed:: A car goes 100 m in 5 s. Its speed in m/s is {#20:0.5}.

        // a note
        ::Gap:: Force is mass times {=acceleration =a} here.

        $CATEGORY: Biology

        Cells {
          =divide

          ~explode
        }

        A} closes
        """), request)
    #expect(report.addsUp)
    #expect(report.leftOut.map(\.place) == ["line 5", "line 20"], "\(report.leftOut)")
    #expect(report.repairs.contains { $0.place == "line 14" })
    let forces = folder.text("quizzes/forces-and-motion.yaml")
    #expect(forces.contains("subject: physics\n") && forces.contains("tier: higher\n"), "\(forces)")
    #expect(forces.contains("prompt: Force is mass times ___ here.\n"), "\(forces)")
    #expect(forces.contains("- id: speed\n    type: numeric\n"))
    #expect(folder.text("quizzes/biology.yaml").contains("answer: divide\n"))
  }

  @Test func aBraceThatNeverClosesIsFoundInOneReading() {
    let text = "A { =x\n\n" + String(repeating: "word\n\n", count: 50_000)
    #expect(Array(GIFTParser(text)).count == 50_001)
  }

  @Test func HTMLBecomesMarkdownAndWhatActsIsDroppedAndNamed() throws {
    var folder = ImportedFolder()
    let report = try folder.take(
      .text(
        "bank.gift",
        """
        ::a::[html]<p>What <b>is</b> it?</p><p>Look\\: <script>steal()</script></p> {=<i>it</i> ~b &amp; c#<b>No</b>}

        ::b::If a <b then 2 < 3, what is <sub>2</sub>? {=yes ~no}

        ::c::[plain]Write <b>.\\n\\nThen go on. {=[plain]<b> ~<i>}
        """.replacing("\\\\", with: "\\")), ImportedFixture.physics)
    let text = folder.text("quizzes/bank.yaml")
    #expect(text.contains("What **is** it?\n") && text.contains("Look:"), "\(text)")
    #expect(text.contains("      - it\n      - b & c\n") && !text.contains("steal"), "\(text)")
    #expect(report.fields.contains { $0.field == "script" && $0.value == "steal()" }, "\(report.fields)")
    #expect(text.contains("Write <b>.\n\n      Then go on.\n"), "\(text)")
    #expect(text.contains("answer: <b>\n") || text.contains("answer: \"<b>\"\n"), "\(text)")
  }
}
