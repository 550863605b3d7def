/// What a report is made from: findings in order, and the sources they point into.
package struct Report: Sendable {
  /// The findings, sorted, each once.
  package let findings: [Diagnostic]
  /// The sources, by the files' ids.
  package let sources: [SourceFile]
  /// What is put before the paths of sources: the curriculum's folder as the user named it, or nothing.
  package let pathPrefix: String

  /// A report of findings in sources.
  package init(_ diagnostics: Diagnostics, sources: [SourceFile], pathPrefix: String = "") {
    findings = diagnostics.sorted
    self.sources = sources
    self.pathPrefix = pathPrefix
  }

  /// How many findings have a severity.
  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// The path of a span's file as the user would name it.
  package func path(of span: SourceSpan) -> String { pathPrefix + sources[Int(span.file.index)].path }

  /// "2 errors, 1 warning", or "no findings".
  package var summary: String {
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "remark")].compactMap {
      severity, noun in
      let count = count(severity)
      return count == 0 ? nil : count.counted(noun)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}

/// Lines and columns of a report's findings; the lines of a file are found once.
///
/// Findings come in the order of their places, so columns are counted on from the one before.
struct PlaceFinder {
  private let sources: [SourceFile]
  private var tables: [SourceFile.ID: LineTable] = [:]
  /// From here on, in UTF-8 bytes, columns are counted on from the finding before: exact unless that one ends
  /// within a character, and in time for a line of a megabyte.
  private static let farInTheLine = 2000
  private var last: (file: SourceFile.ID, line: Int, offset: Int, column: Int)?

  init(_ sources: [SourceFile]) { self.sources = sources }

  /// The lines of a file.
  mutating func table(_ file: SourceFile.ID) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(sources[Int(file.index)])
    tables[file] = table
    return table
  }

  /// Line and column of a UTF-8 offset.
  mutating func position(_ file: SourceFile.ID, _ offset: UInt32) -> LineTable.Position {
    let table = table(file)
    let offset = Int(offset)
    let line = table.line(at: offset)
    var column: Int
    let isFar = offset - table.start(ofLine: line) > Self.farInTheLine
    if isFar, let last, last.file == file, last.line == line, last.offset <= offset {
      column = last.column + table.text(last.offset, offset).count
    } else {
      column = table.text(table.start(ofLine: line), offset).count + 1
    }
    column = max(column, 1)
    last = (file, line, offset, column)
    return LineTable.Position(line: line, column: column)
  }
}
