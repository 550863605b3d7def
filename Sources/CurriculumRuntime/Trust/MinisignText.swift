import Foundation

/// The lines of a text file in one of minisign's formats: comments and base64.
///
/// Source: https://jedisct1.github.io/minisign/, "Signature format", "Public key format", "Secret key format".
struct MinisignText {
  /// What a file of the format is, for messages.
  struct Kind {
    /// With its article: 'a public key'.
    let name: String
    /// What a mistake in it is called.
    let code: BundleError.Code
    /// Whether messages must not show what they found.
    let isSecret: Bool

    static let publicKey = Kind(name: "a public key", code: .malformedKey, isSecret: false)
    static let secretKey = Kind(name: "a secret key", code: .malformedKey, isSecret: true)
    static let signature = Kind(name: "a signature", code: .malformedSignature, isSecret: false)
  }

  /// Bytes of a file at most; minisign's longest comment has 8 KiB.
  static let byteLimit = 1 << 16
  static let untrusted = "untrusted comment: "
  static let trusted = "trusted comment: "
  private static let keyLines = [56: "a public key", 212: "a secret key"]

  /// How many lines there are, without blank ones at the end.
  var count: Int { lines.count }
  /// Where the text is from, for messages.
  let path: String
  private let lines: [ArraySlice<UInt8>]
  private let kind: Kind

  /// The lines of a text; they may end in CRLF, and blank ones may follow.
  ///
  /// - Parameter counts: How many lines such a text may have.
  init(_ bytes: [UInt8], path: String, _ kind: Kind, lines counts: Set<Int>) throws(BundleError) {
    self.path = path
    self.kind = kind
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    while let last = lines.last, last.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
      lines.removeLast()
    }
    self.lines = lines
    guard counts.contains(lines.count) else {
      let expected = counts.sorted().map(String.init).joined(separator: " or ")
      throw fault("found \(lines.count) lines, expected \(expected) of \(kind.name)")
    }
  }

  /// The lines of a file.
  init(file path: String, _ kind: Kind, lines counts: Set<Int>) throws(BundleError) {
    let bytes = try RegularFile(path).bytes(upTo: Self.byteLimit, else: kind.code, kind.name)
    try self.init(bytes, path: path, kind, lines: counts)
  }

  /// What stands behind a comment's beginning.
  ///
  /// - Parameter line: The line, from 1.
  func comment(_ beginning: String, line: Int) throws(BundleError) -> [UInt8] {
    let bytes = lines[line - 1]
    guard bytes.starts(with: beginning.utf8) else {
      throw fault("line \(line) does not begin with '\(beginning)', as \(kind.name) does\(shown(bytes))")
    }
    return Array(bytes.dropFirst(beginning.utf8.count))
  }

  /// The bytes that a line holds in base64.
  ///
  /// One text only stands for given bytes: what base64 leaves open is refused, so that a signature cannot be changed
  /// and still be good.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - count: How many bytes are expected.
  func bytes(line: Int, count: Int) throws(BundleError) -> [UInt8] {
    let text = lines[line - 1]
    let characters = (count + 2) / 3 * 4
    guard text.count == characters else {
      // Whoever takes the wrong key does not want it shown.
      if let other = Self.keyLines[text.count] {
        throw fault("line \(line) is as long as that of \(other), expected \(kind.name)")
      }
      throw fault("line \(line) has \(text.count) bytes, expected \(characters) of base64\(shown(text))")
    }
    guard let data = Data(base64Encoded: Data(text)), data.count == count,
      data.base64EncodedData().elementsEqual(text)
    else { throw fault("line \(line) is not the base64 of \(count) bytes\(shown(text))") }
    return Array(data)
  }

  /// Something that is wrong with the text.
  func fault(_ message: String) -> BundleError { BundleError(kind.code, path: path, message) }

  private func shown(_ text: ArraySlice<UInt8>) -> String {
    kind.isSecret ? "" : "; found '\(printableText(text.prefix(40)))\(text.count > 40 ? "…" : "")'"
  }
}
