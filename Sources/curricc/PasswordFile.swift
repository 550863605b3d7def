/// A file whose first line is a password.
enum PasswordFile {
  /// The password.
  ///
  /// - Throws: `InputError` when the file cannot be read, or its first line is empty.
  static func password(in path: String) throws(InputError) -> String {
    switch Workspace.contents(path, limit: 1 << 16) {
    case .success(let content):
      let line = content.bytes.prefix { $0 != 0x0A && $0 != 0x0D }
      guard !line.isEmpty else { throw InputError("'\(path)' has no password in its first line") }
      return String(decoding: line, as: UTF8.self)
    case .failure(let error): throw InputError("'\(path)' cannot be read: \(error.message)")
    }
  }
}
