import CurriculumCompiler

/// Laying out a document.
extension ServerSession {
  /// The edits that lay out a document as `curricc fmt` does; none where it is laid out so.
  func formatting(_ document: OpenDocument) throws(ResponseError) -> JSONValue {
    let source = SourceFile(path: document.path ?? document.address, bytes: document.lines.bytes)
    switch format(source, file: SourceFile.ID(0)) {
    case .canonical: return []
    case .changed(let bytes):
      let change = changedStretch(from: document.lines.bytes, to: bytes)
      return [
        [
          "range": document.lines.range(change.old, encoding),
          "newText": .string(String(decoding: bytes[change.new], as: UTF8.self)),
        ]
      ]
    case .unreadable(let found):
      throw ResponseError(.requestFailed, found.sorted.first?.message ?? "the file cannot be read")
    case .defect(let message):
      throw ResponseError(.requestFailed, "the layout would change what the file says: \(message)")
    }
  }

  /// The lines in which two texts differ, so that cursors elsewhere stay where they are.
  private func changedStretch(from old: [UInt8], to new: [UInt8]) -> (old: Range<Int>, new: Range<Int>) {
    var prefix = 0
    let shorter = min(old.count, new.count)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while prefix > 0, old[prefix - 1] != 0x0A { prefix -= 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    // A stretch begins and ends with a line.
    while suffix > 0, old[old.count - suffix - 1] != 0x0A { suffix -= 1 }
    return (prefix..<old.count - suffix, prefix..<new.count - suffix)
  }
}
