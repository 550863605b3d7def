import Foundation

/// Where the repository's files are, for tests that look at them.
package enum Repository {
  /// The repository's folder.
  package static var path: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  /// The text of a file of the repository.
  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Paths of all files below a folder of the repository, sorted, relative to the repository.
  package static func files(under folder: String, ending: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path + "/" + folder).sorted()
      .filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }
  }
}
