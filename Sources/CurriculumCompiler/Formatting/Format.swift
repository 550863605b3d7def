/// What formatting a file came to.
package enum FormattingOutcome: Sendable {
  /// The file is in the canonical layout.
  case canonical
  /// The canonical layout, byte for byte.
  case changed([UInt8])
  /// The file cannot be read as YAML; why is reported.
  case unreadable(Diagnostics)
  /// A fault of ours: the new text would say something else; how, in words.
  case defect(String)
}

/// Lays out a YAML file in the canonical way, without changing what it says.
///
/// Before a changed text is handed out, it is read again and compared with what the file said: its values, their order
/// and kinds, what its aliases stand for, and its comments.
///
/// - Parameters:
///   - source: The file.
///   - file: The file's place in the list of sources, for what is reported.
/// - Complexity: O(*n*) in the bytes of the file, for a limited depth of nesting.
package func format(_ source: SourceFile, file: SourceFile.ID) -> FormattingOutcome {
  var diagnostics = Diagnostics()
  let (tree, isComplete) = parseYAML(source, file: file, &diagnostics)
  let obstacles = obstacles(diagnostics, isComplete: isComplete)
  guard obstacles.all.isEmpty else { return .unreadable(obstacles) }

  let layout = SourceLayout(bytes: source.bytes, tree: tree)
  var printer = LayoutPrinter(layout)
  let result = printer.print()
  guard result != source.bytes else { return .canonical }

  var problems = Diagnostics()
  let (newTree, isReadable) = parseYAML(SourceFile(path: source.path, bytes: result), file: file, &problems)
  guard isReadable else {
    return .defect("the new text could not be read: \(problems.all.first?.message ?? "unknown")")
  }
  let meaning = FileMeaning(layout)
  let newMeaning = FileMeaning(SourceLayout(bytes: result, tree: newTree))
  return meaning.difference(from: newMeaning).map { .defect($0) } ?? .changed(result)
}

/// What stops a file from being laid out: it cannot be read to its end, or breaks lines where nobody sees it.
private func obstacles(_ diagnostics: Diagnostics, isComplete: Bool) -> Diagnostics {
  var obstacles = diagnostics
  obstacles.transform { diagnostic in
    var diagnostic = diagnostic
    if diagnostic.rule == Rule.invisibleCharacter.name { diagnostic.severity = .error }
    let isAboutTags = isComplete && diagnostic.rule == Rule.yamlTag.name
    return diagnostic.severity == .error && !isAboutTags ? diagnostic : nil
  }
  return obstacles
}
