#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What was built, for people.
struct BuildSummary {
  /// A few lines.
  let text: String

  /// The summary of a file that was built.
  ///
  /// - Parameters:
  ///   - counts: How much there is, in words.
  ///   - hash: The content hash; nil for a shard, which has none.
  ///   - isOld: Whether it was there already.
  init(
    _ name: String, _ counts: String, path: String, hash: String?, elapsed: Duration, isOld: Bool = false
  ) {
    var status = stat()
    _ = stat(path, &status)
    text = """
      \(isOld ? "nothing has changed since" : "built") \(path)\(isOld ? " was built" : "")
        \(name): \(counts.isEmpty ? "nothing" : counts)
        \(Self.grouped(Int(status.st_size))) bytes\(hash.map { ", content hash \($0)" } ?? "")
        in \(Self.seconds(elapsed)) s

      """
  }

  /// The summary of a bundle.
  init(_ content: BuiltContent, path: String, hash: String, elapsed: Duration) {
    self.init(content.title, content.counts.words, path: path, hash: hash, elapsed: elapsed)
  }

  /// Digits in groups of three: 1 234 567.
  static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: " ")
  }

  private static func seconds(_ duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
