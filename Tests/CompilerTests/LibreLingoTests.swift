import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

/// Lessons that other people wrote: what is found in them was judged by hand, finding by finding.
@Suite struct LibreLingoTests {
  private static let folder = "Tests/CompilerTests/Courses/librelingo"

  private func compile() throws -> Compilation {
    let sources = try Repository.files(under: Self.folder, ending: ".yaml").map { path in
      SourceFile(path: String(path.dropFirst(Self.folder.count + 1)), text: try Repository.text(path))
    }
    return Compiler().compile(CompilerInput(sources: sources))
  }

  @Test func whatIsFoundInLessonsByOtherHandsIsWhatWasJudged() throws {
    let compilation = try compile()
    let lines = compilation.diagnostics.sorted.map { finding in
      let place =
        finding.span.map { span -> String in
          let source = compilation.sources[Int(span.file.index)]
          return "\(source.path):\(LineTable(source).position(at: Int(span.lower)).line)"
        } ?? "-"
      return "\(place) \(finding.severity.rawValue) \(finding.rule): \(finding.message)"
    }
    try Golden.expect(lines.joined(separator: "\n") + "\n", "librelingo-findings.txt")
  }

  @Test func lessonsByOtherHandsAreReadWhole() throws {
    let curriculum = try compile().curriculum
    #expect(curriculum.lessons.count == 8)
    #expect(curriculum.cardCount == 53)
    #expect(curriculum.lessons.flatMap(\.sentences).count == 58)
  }
}
