/// A piece of what an export writes.
package enum ExportPiece: Sendable {
  /// A file begins; its name may have folders, divided by slashes.
  case file(String)
  /// The next bytes of the file.
  case bytes([UInt8])
}

/// Gathers what an export writes, and hands it on in pieces.
final class ExportOutput {
  private let sink: (ExportPiece) throws -> Void
  private var buffer: [UInt8] = []
  private var files: [ExportReport.File] = []
  private var names: Set<String> = []
  private var name: String?
  private var written = 0
  private let pieceBytes = 1 << 16

  init(_ sink: @escaping (ExportPiece) throws -> Void) {
    self.sink = sink
    buffer.reserveCapacity(pieceBytes + 4096)
  }

  /// Begins a file.
  ///
  /// - Throws: `ExportError` for a name that would lead out of the folder, or was given before: names are made of the
  ///   bundle's keys, and a bundle may come from anyone.
  func begin(_ name: String) throws {
    try end()
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }) else {
      throw ExportError("the bundle has a key that no file can be named after: '\(name)'")
    }
    guard names.insert(name).inserted else {
      throw ExportError("the bundle has two things that the file '\(name)' would be named after")
    }
    self.name = name
    try sink(.file(name))
  }

  /// Writes text.
  func write(_ text: String) throws { try write(utf8: text.utf8) }

  /// Writes bytes of UTF-8.
  func write(utf8 bytes: some Sequence<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= pieceBytes { try flush() }
  }

  /// Ends the last file, and says which there are.
  func finish() throws -> [ExportReport.File] {
    try end()
    return files
  }

  private func end() throws {
    try flush()
    guard let name else { return }
    files.append(ExportReport.File(name: name, bytes: written))
    self.name = nil
    written = 0
  }

  private func flush() throws {
    guard !buffer.isEmpty else { return }
    precondition(name != nil, "what is written belongs to a file")
    written += buffer.count
    try sink(.bytes(buffer))
    buffer.removeAll(keepingCapacity: true)
  }
}
