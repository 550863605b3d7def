import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct ProjectTests {
  @Test func everySourceFileIsShortEnoughToReadInASitting() throws {
    for file in try Repository.files(under: "Sources", ending: ".swift") where !file.hasSuffix(".pb.swift") {
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

  /// The library cannot be built for phones here; what would keep it from them is looked for in its text.
  @Test func theLibraryUsesNothingThatPhonesLack() throws {
    let modules: Set = [
      "CBundleSupport", "CZlib", "Crypto", "Darwin", "Dispatch", "Foundation", "GRDB", "GRDBSQLite", "Glibc",
      "Musl",
    ]
    let missing = [
      " Process(", "posix_spawn", "fork(", "system(", "popen(", "homeDirectoryForCurrentUser", "NSTask",
      "FileHandle.standard",
      "FoundationNetworking", "import Synchronization",
    ]
    for file in try Repository.files(under: "Sources/CurriculumRuntime", ending: ".swift") {
      let text = try Repository.text(file)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place < 2, words.count == place + 2 else {
          continue
        }
        #expect(modules.contains(String(words[place + 1])), "\(file): \(line)")
      }
      // What only Linux has stands beside what others have.
      #expect(!text.contains("canImport(Glibc)") || text.contains("import Darwin"), "\(file)")
      for name in missing { #expect(!text.contains(name), "\(file) uses \(name)") }
    }
  }

  @Test func theCommittedPagesOfTheRulesAreWhatTheirRecordsSay() throws {
    let pages = RulePages.files
    let stale = pages.filter { (try? Repository.text("docs/rules/\($0.path)")) != $0.text }.map(\.path)
    #expect(stale.isEmpty, "run 'make schemas'")
    let written = Set(pages.map { "docs/rules/\($0.path)" })
    for file in try Repository.files(under: "docs/rules", ending: ".md") {
      #expect(written.contains(file) || file == "docs/rules/not-checked.md", "\(file) is no rule's page")
    }
  }

  @Test(arguments: [
    ("ProgressSQL", "updating"), ("ProgressDatabase", "updating"), ("Guides/TongCourse", "apps/tong"),
    ("Guides/IndiStory", "apps/indi"), ("Guides/SparkQuiz", "apps/spark"),
    ("Guides/EdutokFeed", "apps/edutok"),
  ])
  func theExampleInTheDocumentationIsTheOneThatIsTested(name: String, page: String) throws {
    let code = try Repository.text("Tests/RuntimeTests/\(name).swift")
    #expect(
      try Repository.text("docs/\(page).md").contains("```swift\n\(code)```\n"),
      "put Tests/RuntimeTests/\(name).swift into docs/\(page).md")
  }

  @Test func theCommittedSchemasAreWhatTheModelSays() throws {
    for (name, text) in JSONSchema.files {
      #expect(try Repository.text("schemas/\(name)") == text, "run 'make schemas'")
    }
  }
}
