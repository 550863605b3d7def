import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// A file of `schemas/conformance`, in the form that docs/runtime/conformance.md describes.
private struct VectorFile: Decodable {
  struct Case: Decodable {
    let name: String
    let call: String
    let input: VectorValue
    let expected: VectorValue
  }

  let format: Int
  let topic: String
  let cases: [Case]

  static let folder = "schemas/conformance"

  init(_ path: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(try Repository.text(path).utf8))
  }
}

@Suite struct ConformanceTests {
  /// Every topic there is; a file that is not in this list, or is missing, is an error.
  static let topics = [
    "boss", "due-queue", "edutok", "indi", "limits", "numeric-grading", "question-grading", "random",
    "rubric", "sm2",
    "streaks", "text-grading", "unlocking", "xp-tong",
  ]

  @Test func everyFileOfVectorsIsRun() throws {
    let files = try Repository.files(under: VectorFile.folder, ending: "")
    #expect(files.sorted() == Self.topics.map { "\(VectorFile.folder)/\($0).json" })
  }

  @Test(arguments: topics)
  func theLibraryGivesWhatTheVectorsSay(topic: String) throws {
    let file = try VectorFile("\(VectorFile.folder)/\(topic).json")
    #expect(file.format == 1)
    #expect(file.topic == topic)
    #expect(Set(file.cases.map { "\($0.call): \($0.name)" }).count == file.cases.count, "a name stands twice")
    for vector in file.cases {
      guard let call = vectorCalls[vector.call] else {
        Issue.record("nobody knows the call '\(vector.call)'")
        continue
      }
      let output = VectorValue.object(try call(vector.input))
      #expect(output == vector.expected, "\(vector.call): \(vector.name): \(output.json)")
    }
  }

  @Test(arguments: topics)
  func everyNumberOfTheVectorsIsExactInEveryLanguage(topic: String) throws {
    for vector in try VectorFile("\(VectorFile.folder)/\(topic).json").cases {
      for number in vector.input.numbers + vector.expected.numbers {
        #expect(abs(number) <= 9_007_199_254_740_991, "\(vector.name): \(number)")
      }
    }
  }

  @Test func everyCallHasVectorsAndIsDescribed() throws {
    let called = Set(
      try Self.topics.flatMap { try VectorFile("\(VectorFile.folder)/\($0).json").cases.map(\.call) })
    #expect(called == Set(vectorCalls.keys))
    let page = try Repository.text("docs/runtime/conformance.md")
    let schema = try Repository.text("schemas/conformance.schema.json")
    for call in vectorCalls.keys.sorted() {
      #expect(page.contains("| `\(call)` |"), "docs/runtime/conformance.md does not describe \(call)")
      #expect(schema.contains("\"\(call)\""), "the schema does not know \(call)")
    }
  }

  @Test func everyReasonIsDescribedAndSaysSomething() throws {
    let page = try Repository.text("docs/runtime/rules.md")
    for reason in GradeReason.allCases {
      #expect(page.contains("`\(reason.rawValue)`"), "docs/runtime/rules.md does not say what \(reason) is")
      #expect(reason.sentence.hasSuffix("."))
    }
  }
}
