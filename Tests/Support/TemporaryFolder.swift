package import Foundation

/// A folder that goes away with the value that holds it.
package final class TemporaryFolder: Sendable {
  /// The folder's path, without a slash at its end.
  package let path: String

  /// Makes an empty folder of its own.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "curricc-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders it needs.
  package func write(_ name: String, _ content: Data) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url)
  }

  /// Writes a text file, and makes the folders it needs.
  package func write(_ name: String, _ content: String) throws { try write(name, Data(content.utf8)) }

  /// Reads a file.
  package func read(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }
}
