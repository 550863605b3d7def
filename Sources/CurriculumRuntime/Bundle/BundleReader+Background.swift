import Dispatch

extension BundleReader {
  /// Reads off the calling thread, so that nothing on screen waits for the disk.
  ///
  /// ```swift
  /// let cards = try await reader.inBackground { try $0.cards(ofLesson: id) }
  /// ```
  ///
  /// Reads of one reader run one after the other; for reads side by side open a second reader of the same file.
  ///
  /// - Throws: What the body throws.
  public func inBackground<Value: Sendable>(_ body: @escaping @Sendable (BundleReader) throws -> Value)
    async throws -> Value
  {
    // Not in a task: SQLite may wait for the disk, and the few threads of tasks must not.
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try body(self) })
      }
    }
  }

  /// Opens a bundle off the calling thread.
  public static func opened(path: String) async throws -> BundleReader {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try BundleReader(path: path) })
      }
    }
  }
}
