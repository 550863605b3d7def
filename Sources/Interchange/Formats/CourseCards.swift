import CurriculumCompiler

/// Cards of a course that is imported: a course teaches a word once.
struct CourseCards {
  private var taught: [String: (place: String, native: String)] = [:]

  /// A card, unless its word is taught already.
  ///
  /// - Parameters:
  ///   - mapping: The card; its `target_text` and `native_text` count.
  ///   - key: What the source knows it by.
  ///   - kind: What the source calls it, for the report.
  ///   - place: Where it is in the source.
  mutating func entry(
    _ mapping: AuthoringMapping, _ key: String, _ kind: String, at place: String,
    _ report: inout ImportReport
  ) -> ImportedEntry? {
    var mapping = mapping
    let target = mapping.textValue("target_text") ?? ""
    let native = mapping.textValue("native_text") ?? ""
    guard !target.isEmpty, !native.isEmpty else {
      let missing = target.isEmpty ? "word" : "translation"
      report.leaveOut(kind, at: place, because: "it has no \(missing)")
      return nil
    }
    let name = target.lowercased()
    if let before = taught[name] {
      guard before.native.lowercased() != native.lowercased() else {
        report.leaveOut(kind, at: place, because: "'\(target)' is taught already (\(before.place))")
        return nil
      }
      guard let distinct = mapping.distinguished(by: native) else {
        report.leaveOut(
          kind, at: place,
          because: "'\(target)' is taught already as '\(before.native)' (\(before.place))")
        return nil
      }
      mapping = distinct
      guard taught["\(name)\t\(native.lowercased())"] == nil else {
        report.leaveOut(kind, at: place, because: "'\(target)' is taught already")
        return nil
      }
      taught["\(name)\t\(native.lowercased())"] = (place, native)
    } else {
      taught[name] = (place, native)
    }
    report.take(kind)
    return ImportedEntry(sourceKey: key, idHint: target, mapping: mapping)
  }
}

extension AuthoringMapping {
  /// The text of a key, or nil.
  func textValue(_ key: String) -> String? {
    guard case .text(let text)? = entries.first(where: { $0.key == key })?.value else { return nil }
    return text
  }

  /// The card with the sense that its translation names, where it says none.
  fileprivate func distinguished(by native: String) -> AuthoringMapping? {
    guard textValue("sense") == nil else { return nil }
    var mapping = self
    mapping.add("sense", native)
    return mapping
  }
}
