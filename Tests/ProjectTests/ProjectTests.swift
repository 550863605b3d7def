import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct ProjectTests {
  @Test func everySourceFileIsShortEnoughToReadInASitting() throws {
    for file in try Repository.files(under: "Sources", ending: ".swift") {
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 401, "\(file) has \(lines) lines")
    }
  }

  @Test func onlyTheRuntimeIsPublic() throws {
    for file in try Repository.files(under: "Sources", ending: ".swift")
    where !file.contains("/CurriculumRuntime/") {
      #expect(!(try Repository.text(file)).contains("\n  public "), "\(file)")
      #expect(!(try Repository.text(file)).contains("\npublic "), "\(file)")
    }
  }

  @Test func theCommittedSchemasAreWhatTheModelSays() throws {
    for (name, text) in JSONSchema.files {
      #expect(try Repository.text("schemas/\(name)") == text, "run 'make schemas'")
    }
  }
}
