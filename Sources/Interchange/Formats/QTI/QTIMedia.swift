import Foundation

/// Finds pictures and recordings of a QTI package, and keeps them for the curriculum.
final class QTIMedia {
  /// What was kept.
  private(set) var shelf = ForeignMedia(format: "qti")
  private let files: QTIFiles

  /// Nothing kept.
  init(files: QTIFiles) { self.files = files }

  /// The path in the curriculum of what an address in a file leads to; nil where the package does not hold it.
  func path(_ address: String, from file: String) -> String? {
    if address.hasPrefix("data:") { return shelf.keep(address: address) }
    if address.hasPrefix("https://") { return address }
    let plain = address.removingPercentEncoding ?? address
    var candidates: [String] = []
    for mark in ["$IMS-CC-FILEBASE$/", "%24IMS-CC-FILEBASE%24/", "$IMS_CC_FILEBASE$/"]
    where plain.hasPrefix(mark) {
      let rest = String(plain.dropFirst(mark.count).prefix { $0 != "?" })
      candidates += [rest, "web_resources/" + rest]
    }
    if candidates.isEmpty, let relative = QTIFiles.path(plain, from: file) { candidates = [relative] }
    for candidate in candidates {
      // A member that is damaged or too large is as good as none.
      if let bytes = try? files.bytes(candidate) { return shelf.keep(candidate, bytes) }
    }
    return nil
  }
}
