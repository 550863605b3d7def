import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

@testable import Interchange

/// A file of another program as an import sees it, and what comes of it.
struct ImportedFixture {
  let report: ImportReport
  let content: ImportedContent
  let merge: ImportMerge
  /// What was written.
  let files: [ImportMerge.WrittenFile]
  private let format: ImportFormat
  private let source: ImportSource
  private let request: ImportRequest

  /// What is said on the command line by an author whose curriculum builds.
  static let physics: ImportRequest = {
    var request = ImportRequest()
    request.subject = .physics
    request.tier = .higher
    request.board = .aqa
    return request
  }()

  /// Imports a source into an empty folder.
  init(_ format: ImportFormat, _ source: ImportSource, _ request: ImportRequest = physics) throws {
    self.format = format
    self.source = source
    self.request = request
    (content, report) = try format.content(of: source, request)
    var files: [ImportMerge.WrittenFile] = []
    merge = try ImportMerge(
      content, format: format.name, origin: source.name, into: ExistingFiles([]), record: ImportRecord()
    ) { files.append($0) }
    self.files = files
  }

  /// A file of `Imports`.
  static func file(_ path: String) throws -> ImportSource {
    let whole = Repository.path + "/Tests/InterchangeTests/Imports/" + path
    let data = try Data(contentsOf: URL(fileURLWithPath: whole))
    return ImportSource(file: path.split(separator: "/").last.map(String.init) ?? path, Array(data))
  }

  /// The written file at a path.
  func text(_ path: String) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  var sources: [SourceFile] { files.map { SourceFile(path: $0.path, bytes: $0.bytes) } }

  /// Messages of the errors that the compiler finds in what was written, but for those of some rules.
  func errors(but rules: Set<String> = []) -> [String] {
    let media = Dictionary(content.media.map { ($0.path, 1) }) { first, _ in first }
    let compilation = Compiler().compile(CompilerInput(sources: sources, mediaFiles: media))
    return compilation.diagnostics.all.filter { $0.severity == .error && !rules.contains($0.rule) }
      .map { "\($0.rule): \($0.message)" }
  }

  /// What a second import of the same source would write.
  func secondImport() throws -> [ImportMerge.WrittenFile] {
    let again = try format.content(of: source, request)
    var files: [ImportMerge.WrittenFile] = []
    _ = try ImportMerge(
      again.content, format: format.name, origin: source.name, into: ExistingFiles(sources),
      record: merge.record
    ) { files.append($0) }
    return files
  }
}

/// Compares a text with a file of `Imports`, or records it: see `GoldenFile`.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  guard let fault = try GoldenFile.fault(of: text, name, in: "InterchangeTests", folder: "Imports") else {
    return
  }
  Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
}
