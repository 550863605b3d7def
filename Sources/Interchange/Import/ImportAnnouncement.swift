/// What an import says before its files take their places, and takes back when they have.
///
/// Files take their places one after another, and a process can be killed between any two. Without this the next import
/// would take what is there for the author's, or what is not for what the author took out.
struct ImportAnnouncement: Sendable, Equatable {
  /// The files that are to take their places.
  var coming: [ImportMerge.WrittenPlace] = []
  /// What was imported before.
  var before: [ImportRecord.File] = []

  /// What was imported, as far as the files say.
  ///
  /// - Parameters:
  ///   - files: What will have been imported when all files are in their places.
  ///   - digest: The SHA-256 of the file that is there now, by kind and id; nil for none.
  /// - Returns: What was imported, and which of the files are not in their places.
  func settle(
    _ files: [ImportRecord.File], digest: (_ kind: String, _ id: String) -> String?
  ) -> (settled: [ImportRecord.File], missing: [ImportRecord.File]) {
    var missing: [ImportRecord.File] = []
    let expected = Dictionary(coming.map { ("\($0.kind)/\($0.id)", $0.digest) }) { first, _ in first }
    let known = Dictionary(before.map { ("\($0.kind)/\($0.id)", $0) }) { first, _ in first }
    let settled = files.compactMap { file -> ImportRecord.File? in
      let name = "\(file.kind)/\(file.id)"
      guard let expected = expected[name] else { return file }
      let found = digest(file.kind, file.id)
      if found != expected { missing.append(file) }
      guard let found else { return known[name] }
      // What is neither the old nor the new is a new file that its author has worked on, or an old one: each is
      // compared with what it was made of.
      return found == expected ? file : known[name] ?? file
    }
    return (settled, missing)
  }
}
