package import CurriculumCompiler

/// What the server may ask about files; the program that runs it answers.
///
/// All paths are absolute, as clients name them.
package struct FileAccess: Sendable {
  /// True when something lies at a path.
  package let exists: @Sendable (_ path: String) -> Bool
  /// The folders with a manifest in a folder or below it, not far down.
  package let curricula: @Sendable (_ folder: String) -> [String]
  /// All that a curriculum's folder holds; nil when it cannot be read.
  package let load: @Sendable (_ folder: String) -> CompilerInput?
  /// The content of a file; nil when it cannot be read.
  package let read: @Sendable (_ path: String) -> SourceFile?
  /// The size of a file in bytes; nil when there is none.
  package let size: @Sendable (_ path: String) -> Int?

  /// Answers to what the server may ask.
  package init(
    exists: @escaping @Sendable (String) -> Bool, curricula: @escaping @Sendable (String) -> [String],
    load: @escaping @Sendable (String) -> CompilerInput?,
    read: @escaping @Sendable (String) -> SourceFile?, size: @escaping @Sendable (String) -> Int?
  ) {
    self.exists = exists
    self.curricula = curricula
    self.load = load
    self.read = read
    self.size = size
  }
}
