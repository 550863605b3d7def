import CurriculumTestSupport
import Foundation
import Testing

/// Expected outputs that are kept in files of `Golden/`.
enum Golden {
  /// Compares a text with the file of that name.
  ///
  /// With the environment variable `CURRICC_RECORD` set, the file is written and the test fails, so that nobody
  /// takes a recording for a check.
  static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = Repository.path + "/Tests/CompilerTests/Golden/" + name
    if ProcessInfo.processInfo.environment["CURRICC_RECORD"] != nil {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record(
        "\(name) was recorded; look at it, then run again without CURRICC_RECORD",
        sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    let isSame = text.utf8.elementsEqual(expected.utf8)
    #expect(isSame, "\(name) differs; now it is:\n\(text)", sourceLocation: sourceLocation)
  }
}
