import CurriculumCompiler

extension ImportFormat {
  /// Tables with a row of names.
  static let csv = ImportFormat(
    name: "csv",
    summary: "tables of words or questions, with any separator; --mapping says which column is what",
    recognise: { source in
      let names = source.isFolder ? source.paths : [source.name]
      guard names.contains(where: { $0.lowercased().hasSuffix(".csv") || $0.lowercased().hasSuffix(".tsv") })
      else { return .none }
      // Its texts may look like other formats; its names do not.
      guard !source.isFolder, let bytes = try? source.bytes() else { return .possible }
      let head = DecodedText(Array(bytes.prefix(1 << 12))).text
      return DelimitedText.separatorOfNames(in: head) == nil ? .possible : .sure
    },
    read: { source, request, report throws(ImportError) in
      try TableImport(source: source, request: request, hasNames: true).read(&report)
    })

  /// What Quizlet exports: a term and its definition a line.
  static let quizlet = ImportFormat(
    name: "quizlet", summary: "Quizlet's export: a term, a tab, its definition",
    recognise: { source in
      guard !source.isFolder, let bytes = try? source.bytes() else { return .none }
      let lines = String(decoding: bytes.prefix(1 << 13), as: UTF8.self).split(separator: "\n").prefix(20)
      guard !lines.isEmpty, lines.first?.hasPrefix("#") == false else { return .none }
      return lines.allSatisfy { $0.split(separator: "\t").count == 2 } ? .possible : .none
    },
    read: { source, request, report throws(ImportError) in
      try TableImport(source: source, request: request, hasNames: false).read(&report)
    })
}

/// Reads tables: words become a lesson where the language is known, else decks; questions a quiz, a kit or decks.
private struct TableImport {
  let source: ImportSource
  let request: ImportRequest
  /// Whether the first record has the columns' names, if neither it nor the author says otherwise.
  let hasNames: Bool

  func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let mapping =
      try request.mapping.map { bytes throws(ImportError) in try TableMapping(bytes) } ?? TableMapping()
    var builder = TableContent(request: request, source: source)
    let paths = source.paths.filter {
      !source.isFolder || [".csv", ".tsv", ".txt"].contains(where: $0.lowercased().hasSuffix)
    }
    for path in paths {
      let decoded = DecodedText(try source.bytes(path))
      if let repair = decoded.repair { report.repair(at: path, repair) }
      try read(decoded.text, path, mapping, into: &builder, &report)
    }
    return builder.content(&report)
  }

  private func read(
    _ text: String, _ path: String, _ mapping: TableMapping, into builder: inout TableContent,
    _ report: inout ImportReport
  ) throws(ImportError) {
    let separator = mapping.separator ?? (hasNames ? DelimitedText.separator(of: text) : "\t")
    var table = DelimitedText(text, separator: separator, end: mapping.rows ?? "\n")
    if let line = table.openQuote {
      throw ImportError("'\(path)', line \(line): a quotation mark opens that nothing closes")
    }
    guard let first = table.records.first else {
      return report.leaveOut("files", at: path, because: "it is empty")
    }
    report.take("files")
    let count = table.records.map(\.cells.count).max() ?? 0
    var names: [String] = []
    builder.learnLanguage(from: first.cells, &report)
    if mapping.hasHeader ?? (hasNames && builder.looksLikeNames(first.cells)) {
      names = first.cells
      table.removeFirst()
    }
    var roles = try mapping.roles(names, others: builder.languageNames, count: count)
    if names.isEmpty, mapping.hasHeader != true, roles.columns.isEmpty {
      guard count >= 2 else {
        throw ImportError(
          "'\(path)' has one column, as far as can be seen; say in a --mapping file what stands between cells"
        )
      }
      roles.set(.targetText, 0)
      roles.set(.nativeText, 1)
      for column in 2..<max(count, 2) { roles.addUnknown("column \(column + 1)", column) }
    }
    try builder.add(table.records, roles, path, names.count, &report)
  }
}
