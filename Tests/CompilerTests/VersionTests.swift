import CurriculumCompiler
import Testing

/// A comparison reads only what a change may concern; what it finds must be what two whole compilations find.
@Suite struct VersionTests {
  private static let paths = Starter.files.map(\.path)

  private func newFindings(_ head: [SourceFile]) -> (quick: [String], whole: [String]) {
    let compiler = Compiler()
    let base = CompilerInput(sources: Starter.files)
    let changed = CompilerInput(sources: head)
    let quick = compiler.compare(base: base, head: changed)
    let whole = VersionPair(base: compiler.compile(base), head: compiler.compile(changed))
    return (quick.newFindings.map(\.message).sorted(), whole.newFindings.map(\.message).sorted())
  }

  @Test(arguments: paths)
  func aFileTakenOutCausesTheSameFindings(path: String) {
    let found = newFindings(Starter.files.filter { $0.path != path })
    #expect(found.quick == found.whole)
  }

  @Test(arguments: paths, ["id: ", "- ", "title: ", "kind: ", "language: ", "unit: ", "answer: "])
  func aChangedLineCausesTheSameFindings(path: String, key: String) {
    let head = Starter.files.map { file in
      guard file.path == path else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      return SourceFile(path: path, text: text.replacing(key, with: key + "x", maxReplacements: 1))
    }
    let found = newFindings(head)
    #expect(found.quick == found.whole)
  }

  @Test(arguments: paths)
  func aFileGivenTwiceCausesTheSameFindings(path: String) throws {
    let original = try #require(Starter.files.first { $0.path == path })
    let found = newFindings(Starter.files + [SourceFile(path: "copy.yaml", bytes: original.bytes)])
    #expect(found.quick == found.whole)
    #expect(!found.whole.isEmpty)
  }
}
