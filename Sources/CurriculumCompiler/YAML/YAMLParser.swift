import CYAML

/// Reads one YAML file into a tree, by libyaml's event parser.
///
/// What is wrong with the file is reported. After a syntax error the tree holds what came before it, so that
/// ids declared there are still known.
///
/// - Parameters:
///   - source: The file.
///   - file: The file's place in the compilation.
///   - limits: How much the file may hold.
/// - Returns: The tree; empty for an empty or unreadable file. `isComplete` is false after an error.
/// - Complexity: O(*n*) in the bytes of the file.
package func parseYAML(
  _ source: SourceFile, file: SourceFile.ID, limits: YAMLLimits = YAMLLimits(),
  _ diagnostics: inout Diagnostics
) -> (tree: YAMLTree, isComplete: Bool) {
  let empty = YAMLTree(file: file)
  guard source.size <= limits.fileBytes else {
    diagnostics.report(
      .yamlTooLarge,
      "the file has \(source.size) bytes; the limit for a file is \(limits.fileBytes)",
      at: SourceSpan(file, 0, 0), help: "divide it into several files")
    return (empty, false)
  }
  let encoding = checkEncoding(source.bytes)
  guard !reportEncoding(encoding, source, file, &diagnostics) else { return (empty, false) }

  let textStart = encoding.hasByteOrderMark ? 3 : 0
  var builder = YAMLTreeBuilder(
    file: file, bytes: source.bytes, textStart: textStart, isASCII: encoding.isASCII, limits: limits)
  let isComplete = source.bytes.withUnsafeBufferPointer { bytes in
    parseEvents(UnsafeBufferPointer(rebasing: bytes[textStart...]), &builder, &diagnostics)
  }
  return (builder.finish(), isComplete)
}

/// Reports what `checkEncoding` found; true when the file cannot be read.
private func reportEncoding(
  _ encoding: EncodingReport, _ source: SourceFile, _ file: SourceFile.ID, _ diagnostics: inout Diagnostics
) -> Bool {
  switch encoding.fault {
  case .utf16:
    diagnostics.report(
      .yamlEncoding, "the file is in UTF-16, expected UTF-8", at: SourceSpan(file, 0, 2),
      help: "save it again as UTF-8")
    return true
  case .nul(let offset):
    diagnostics.report(
      .yamlEncoding, "there is a NUL byte at byte \(offset), expected text",
      at: SourceSpan(file, offset, offset + 1), help: "remove it, or save the file again as UTF-8 text")
    return true
  case .notUTF8(let offset):
    let byte = "0x" + String(source.bytes[offset], radix: 16, uppercase: true)
    diagnostics.report(
      .yamlEncoding, "the byte \(byte) at byte \(offset) is not UTF-8",
      at: SourceSpan(file, offset, offset + 1),
      help: "save the file as UTF-8; it may be in Latin-1 or Windows-1252 now")
    return true
  case nil:
    break
  }
  if encoding.hasByteOrderMark {
    let mark = SourceSpan(file, 0, 3)
    diagnostics.report(
      .yamlByteOrderMark, "the file begins with a byte order mark", at: mark,
      help: "save it as UTF-8 without one",
      fix: Fix("remove the byte order mark", [Edit(mark, "")]))
  }
  for offset in encoding.hiddenLineBreaks {
    let length = source.bytes[offset] == 0xC2 ? 2 : 3
    let place = SourceSpan(file, offset, offset + length)
    let name = length == 2 ? "U+0085" : source.bytes[offset + 2] == 0xA8 ? "U+2028" : "U+2029"
    diagnostics.report(
      .invisibleCharacter, "there is a \(name), which YAML takes for a line break", at: place,
      help: "write a space or begin a new line",
      fix: Fix("write a space", [Edit(place, " ")], safety: .unsafe))
  }
  if let offset = encoding.firstCarriageReturn {
    diagnostics.report(
      .yamlLineEnding, "the lines end in CR or CRLF, expected LF", at: SourceSpan(file, offset, offset + 1),
      help: "set your editor, or git's core.autocrlf, to LF")
  }
  return false
}

/// Feeds libyaml's events to the builder until the end of the first document or the first error.
private func parseEvents(
  _ bytes: UnsafeBufferPointer<UInt8>, _ builder: inout YAMLTreeBuilder, _ diagnostics: inout Diagnostics
) -> Bool {
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else {
    preconditionFailure("libyaml could not get memory for a parser")
  }
  defer { yaml_parser_delete(&parser) }
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
  yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
  var documents = 0
  while true {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else {
      builder.reportSyntaxError(YAMLSyntaxProblem(parser), &diagnostics)
      return false
    }
    defer { yaml_event_delete(&event) }
    switch event.type {
    case YAML_STREAM_END_EVENT:
      return true
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 {
        let lower = builder.offset(of: event.start_mark)
        diagnostics.report(
          .yamlSeveralDocuments, "a second document begins here, expected one document a file",
          at: builder.span(lower, lower + 3), help: "move it to a file of its own")
        return false
      }
    case YAML_SCALAR_EVENT, YAML_ALIAS_EVENT, YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT,
      YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard builder.add(event, &diagnostics) else { return false }
    default:
      break
    }
  }
}
