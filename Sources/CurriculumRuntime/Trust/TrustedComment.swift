/// What curricc says in a signature's trusted comment of the file that it signs.
///
/// No clock: the same file signed again has the same comment.
package struct TrustedComment: Hashable, Sendable {
  /// What a bundle teaches.
  package struct Release: Hashable, Sendable {
    /// The content hash, 64 hexadecimal digits.
    package let contentHash: String
    /// The author's version of the content.
    package let contentVersion: String
  }

  /// What the bundle teaches; nil when the file is none.
  package let release: Release?
  /// The file's name, without its folder.
  package let fileName: String

  /// The comment for a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - info: What the file says about itself; nil when it is no bundle.
  /// - Throws: `BundleError` with `.unreadable` when the name or the version would break the comment.
  package init(path: String, info: BundleInfo?) throws(BundleError) {
    fileName = path.split(separator: "/").last.map(String.init) ?? ""
    release = info.map { Release(contentHash: $0.contentHash, contentVersion: $0.contentVersion) }
    guard !fileName.isEmpty, fileName.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      throw BundleError(
        .unreadable, path: path, "a file with such a name cannot be signed, expected one without line breaks")
    }
    if let release, !release.isReadable {
      throw BundleError(
        .damaged, path: path,
        "found content version '\(printableText(release.contentVersion.utf8))'"
          + " and content hash '\(printableText(release.contentHash.utf8))', which no build writes")
    }
  }

  /// Reads a comment; nil when curricc did not write it.
  package init?(_ text: String) {
    var rest = text[...]
    guard rest.removePrefix("curricc ") else { return nil }
    if rest.removePrefix("content-hash:") {
      let hash = rest.prefix(64)
      rest = rest.dropFirst(64)
      guard rest.removePrefix(" content-version:") else { return nil }
      let version = rest.prefix { $0 != " " }
      rest = rest[version.endIndex...]
      guard rest.removePrefix(" ") else { return nil }
      let found = Release(contentHash: String(hash), contentVersion: String(version))
      guard found.isReadable else { return nil }
      release = found
    } else {
      release = nil
    }
    guard rest.removePrefix("file:"), !rest.isEmpty else { return nil }
    fileName = String(rest)
  }

  /// The comment.
  package var text: String {
    guard let release else { return "curricc file:\(fileName)" }
    return
      "curricc content-hash:\(release.contentHash) content-version:\(release.contentVersion) file:\(fileName)"
  }
}

extension TrustedComment.Release {
  /// True when both can be read back from a comment.
  fileprivate var isReadable: Bool {
    let isHash = contentHash.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    let isVersion = contentVersion.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isHash && contentHash.utf8.count == 64 && isVersion
      && (1...256).contains(contentVersion.utf8.count)
  }
}

extension Substring {
  /// Takes a text off the beginning; false when it does not stand there.
  fileprivate mutating func removePrefix(_ text: String) -> Bool {
    guard utf8.starts(with: text.utf8) else { return false }
    self = Substring(utf8.dropFirst(text.utf8.count))
    return true
  }
}
