import CurriculumRuntime

/// The curriculum's sound and pictures on their way into a channel.
struct KolibriMedia {
  /// The paths of those that were packed.
  private(set) var packed: Set<String> = []
  private let read: (@Sendable (String) -> [UInt8]?)?

  init(_ request: ExportRequest) { read = request.media }

  /// Why a file that a field names is not packed, as a part of a sentence.
  static let isAbsent = "the file is not there; --media names the folder that has it"

  /// The file of a field, or what is to be reported of it.
  ///
  /// - Parameter path: A path within the curriculum's folder, or an address.
  mutating func medium(
    _ path: String?, _ field: String, _ kind: ExportKind, _ key: String, _ report: inout ExportReport
  ) -> KolibriPage.Medium? {
    guard let path else { return nil }
    if path.hasPrefix("https://") {
      report.lose(kind, key, field, "Kolibri shows what it has itself, and this is an address")
      return nil
    }
    guard let bytes = read?(path) else {
      report.lose(kind, key, field, Self.isAbsent)
      return nil
    }
    packed.insert(path)
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isName = !ending.isEmpty && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return KolibriPage.Medium(
      name: ContentDigest.md5(bytes) + (isName ? ".\(ending)" : ""), bytes: bytes)
  }

  /// Counts the bundle's files.
  func complete(_ report: inout ExportReport, _ reader: BundleReader) throws {
    try reader.forEachRow("SELECT path FROM media ORDER BY path") { row in
      if packed.contains(row.string(0)) {
        report.carry(.medium)
      } else {
        report.leave(
          .medium, row.string(0), read == nil ? Self.isAbsent : "nothing that Kolibri shows plays or shows it"
        )
      }
    }
  }
}
