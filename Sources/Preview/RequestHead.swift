/// What a browser asks for: the head of its request, all that a question without a body has.
struct RequestHead {
  /// `GET`, `HEAD` and the like.
  let method: String
  /// The path between host and query, as it came.
  let path: Substring
  /// The headers by their names in lower case; of one that comes twice the last.
  let headers: [String: String]

  /// Bytes that a head may have.
  static let longest = 16_384

  /// The head in some bytes that end with an empty line; nil for what is none of HTTP/1.
  ///
  /// Source: RFC 9112, sections 3 and 5.
  init?(_ bytes: some Sequence<UInt8>) {
    let lines = String(decoding: Array(bytes), as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
    method = String(words[0])
    path = words[1].prefix { $0 != "?" }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), line.first != " ", line.first != "\t" else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
    self.headers = headers
  }

  /// Whether a body follows, which no question to the preview has.
  var hasBody: Bool { headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0" }

  /// Whether the browser wants to ask more over the same connection.
  var staysOpen: Bool { headers["connection"]?.lowercased() != "close" }

  /// Where a head ends in some bytes; nil where it goes on.
  static func end(in bytes: [UInt8]) -> Int? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first { bytes[$0..<($0 + 4)].elementsEqual(mark) }.map { $0 + 4 }
  }
}
