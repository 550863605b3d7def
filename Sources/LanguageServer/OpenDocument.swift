import CurriculumCompiler

/// A file that a client has open: its content is the client's, whatever lies on the disk.
struct OpenDocument: Sendable {
  /// The address as the client writes it.
  let address: String
  /// The path; nil for what is no file of this machine.
  let path: String?
  /// The client's number of the content.
  private(set) var version: Int?
  /// The content.
  private(set) var lines: TextLines

  /// A document with its content.
  init(_ address: String, version: Int?, text: String) {
    self.address = address
    self.version = version
    path = FileAddress.path(address)
    lines = TextLines(Array(text.utf8))
  }

  /// Applies the changes of one notification, one after another.
  ///
  /// - Throws: `ResponseError` for what is no change; those before it have been applied.
  mutating func apply(
    _ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding
  ) throws(ResponseError) {
    self.version = version ?? self.version
    for change in changes {
      guard let text = change["text"]?.string else {
        throw ResponseError(.invalidParams, "a change has a text")
      }
      guard let range = change["range"], range != .null else {
        lines = TextLines(Array(text.utf8))
        continue
      }
      guard let offsets = lines.offsets(of: range, encoding) else {
        throw ResponseError(.invalidParams, "the range of a change ends before it begins, or is none")
      }
      var bytes = lines.bytes
      bytes.replaceSubrange(offsets, with: text.utf8)
      lines = TextLines(bytes)
    }
  }
}

/// A curriculum that clients work on.
struct OpenCurriculum: Sendable {
  /// The folder with curriculum.yaml in it.
  let folder: String
  /// What was read and found.
  var session: CompilerSession
  /// What the client was told last, by paths in the folder.
  var published: [String: [Diagnostic]] = [:]
  /// Whose findings come first.
  var latestPath: String?

  /// The path within the curriculum; nil for what lies elsewhere.
  func inner(_ path: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(prefix) else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// The path of a file within the curriculum.
  func outer(_ inner: String) -> String { folder == "/" ? "/" + inner : folder + "/" + inner }

  /// True for the path of a file that is a source, as curricc looks for them.
  static func isSource(_ inner: String) -> Bool {
    (inner.hasSuffix(".yaml") || inner.hasSuffix(".yml"))
      && !inner.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
