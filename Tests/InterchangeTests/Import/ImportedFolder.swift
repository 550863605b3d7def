import CurriculumCompiler
import Interchange

/// A curriculum's folder in memory that things are imported into.
struct ImportedFolder {
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var record = ImportRecord()

  /// Imports a source as `curricc import` does.
  @discardableResult
  mutating func take(
    _ source: ImportSource, _ request: ImportRequest = ImportRequest(), as format: String? = nil
  ) throws -> ImportReport {
    let format = try format.flatMap(ImportFormat.named) ?? ImportFormat.of(source)
    let existing = ExistingFiles(sources)
    var request = request
    request.story = request.story ?? existing.ids(of: "story").first
    let (content, found) = try format.content(of: source, request)
    // What is kept between two imports is text.
    var written: [ImportMerge.WrittenFile] = []
    let merge = try ImportMerge(
      content, format: format.name, origin: request.name ?? source.name, into: existing,
      record: ImportRecord(record.text), threads: 2
    ) { written.append($0) }
    for file in written { files[file.path] = file.bytes }
    record = merge.record
    var report = found
    report.changes = merge.changes
    return report
  }

  /// The files.
  var sources: [SourceFile] {
    files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) }
  }

  /// A file as text.
  func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  /// Replaces a text in a file, as an author would.
  mutating func edit(_ path: String, _ was: String, _ now: String) {
    files[path] = Array(text(path).replacing(was, with: now, maxReplacements: 1).utf8)
  }

  /// Messages of the errors that keep it from being built.
  var errors: [String] {
    Compiler().compile(CompilerInput(sources: sources)).diagnostics.all
      .filter { $0.severity == .error }.map { "\($0.rule): \($0.message)" }
  }
}

extension ImportSource {
  /// A file of text.
  static func text(_ name: String, _ text: String) -> ImportSource {
    ImportSource(file: name, Array(text.utf8))
  }

  /// A folder of texts.
  static func folder(_ name: String, _ texts: [String: String]) -> ImportSource {
    ImportSource(folder: name, paths: texts.keys.sorted()) { path throws(ImportError) in
      guard let text = texts[path] else { throw ImportError("'\(path)' is not there") }
      return Array(text.utf8)
    }
  }
}
