/// What is to be imported: one file, or a folder of files.
package struct ImportSource: Sendable {
  /// What people call it: the name of the file or the folder.
  package let name: String
  /// The files' paths within it, sorted; of one file its name alone.
  package let paths: [String]
  /// Whether it is a folder.
  package let isFolder: Bool
  private let reading: @Sendable (String) throws(ImportError) -> [UInt8]

  /// A folder of files.
  ///
  /// - Parameter reading: Reads the file at a path, within limits.
  package init(
    folder name: String, paths: [String],
    reading: @escaping @Sendable (String) throws(ImportError) -> [UInt8]
  ) {
    self.name = name
    self.paths = paths
    isFolder = true
    self.reading = reading
  }

  /// One file.
  package init(file name: String, _ bytes: [UInt8]) {
    self.name = name
    paths = [name]
    isFolder = false
    reading = { _ throws(ImportError) in bytes }
  }

  /// The bytes of a file of it.
  ///
  /// - Throws: `ImportError` when it cannot be read.
  package func bytes(_ path: String) throws(ImportError) -> [UInt8] { try reading(path) }

  /// The bytes of the one file.
  ///
  /// - Throws: `ImportError` when it is a folder.
  func bytes() throws(ImportError) -> [UInt8] {
    guard !isFolder else { throw ImportError("'\(name)' is a folder, expected a file") }
    return try bytes(paths[0])
  }

  /// The name without its ending.
  var baseName: String {
    guard !isFolder, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The name as words.
  var title: String {
    let words = baseName.split { "_-".contains($0) || $0.isWhitespace }.joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// Why something could not be imported at all.
package struct ImportError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, in words; with the place in the source where there is one.
  package let message: String

  /// An error in words.
  package init(_ message: String) { self.message = message }

  package var description: String { message }
}
