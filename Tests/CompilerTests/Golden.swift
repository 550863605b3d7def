import CurriculumTestSupport
import Testing

/// Expected outputs that are kept in files of `Golden/`.
enum Golden {
  /// Compares a text with the file of that name, or records it: see `GoldenFile`.
  static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard let fault = try GoldenFile.fault(of: text, name, in: "CompilerTests") else { return }
    Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
  }
}
