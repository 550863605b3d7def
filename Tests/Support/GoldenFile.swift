import Foundation

/// Expected outputs that are kept in files of a test target, most often in its `Golden/`.
package enum GoldenFile {
  /// What is wrong with a text that should be as the file of that name says; nil when nothing is.
  ///
  /// With the environment variable `CURRICC_RECORD` set, the file is written and the recording is what is wrong, so that
  /// nobody takes a recording for a check.
  package static func fault(of text: String, _ name: String, in target: String, folder: String = "Golden")
    throws
    -> String?
  {
    let path = Repository.path + "/Tests/\(target)/\(folder)/" + name
    if ProcessInfo.processInfo.environment["CURRICC_RECORD"] != nil {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return "\(name) was recorded; look at it, then run again without CURRICC_RECORD"
    }
    let expected = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    return text.utf8.elementsEqual(expected.utf8) ? nil : "\(name) differs; now it is:\n\(text)"
  }
}
