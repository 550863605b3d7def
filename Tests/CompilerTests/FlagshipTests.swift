import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

/// The curriculum in `curriculum/`.
enum Flagship {
  /// Its sources, by their paths in it.
  static func sources() throws -> [SourceFile] {
    try Repository.files(under: "curriculum", ending: ".yaml").compactMap { path in
      FileManager.default.contents(atPath: Repository.path + "/" + path).map {
        SourceFile(path: String(path.dropFirst("curriculum/".count)), bytes: Array($0))
      }
    }
  }

  /// What was chosen for it.
  static var lock: [UInt8]? {
    FileManager.default.contents(atPath: Repository.path + "/curriculum/distractors.lock").map { Array($0) }
  }
}

@Suite struct FlagshipTests {
  private static let compilation: Compilation = {
    var input = CompilerInput(sources: (try? Flagship.sources()) ?? [])
    input.lock = Flagship.lock
    return Compiler().compile(input)
  }()

  @Test func theFlagshipHasNoFindingsThatItsAuthorsHaveNotDefended() {
    let found = Self.compilation.diagnostics.sorted
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
    #expect(Self.compilation.completed != nil)
  }

  @Test func theWrongAnswersOfTheFlagshipAreThoseThatWereReviewed() throws {
    let options = try #require(Self.compilation.completed).options
    #expect(options.lock == nil, "run 'curricc distract curriculum', read what changed, and commit it")
  }

  @Test func theFlagshipIsWhole() {
    let curriculum = Self.compilation.curriculum
    func cards(_ course: String) -> Int {
      curriculum.lessons.filter { $0.course.string == course }.reduce(0) { $0 + $1.cards.count }
    }
    #expect(curriculum.courses.map(\.identity.id.string).sorted() == ["ar", "es", "fr", "zh"])
    #expect(cards("es") == 659)
    #expect(["fr", "zh", "ar"].map(cards) == [63, 66, 67])
    #expect(curriculum.units.filter { $0.course.string == "es" }.count == 26)
    #expect(curriculum.lessons.filter { $0.course.string == "es" }.count == 78)
    #expect(curriculum.lessons.flatMap(\.sentences).count == 78)
    #expect(curriculum.bossTests.count == curriculum.bands.count)
    #expect(curriculum.kits.count == 29)
    #expect(curriculum.kits.reduce(0) { $0 + $1.questions.count } == 354)
    #expect(curriculum.quizzes.map(\.questions.count).sorted() == [40, 42, 45])
    #expect(curriculum.quizzes.reduce(0) { $0 + $1.equations.count } == 26)
    #expect(curriculum.decks.count >= 4)
    #expect(curriculum.decks.allSatisfy { $0.flashcards.count == 15 })
  }
}
