import CurriculumRuntime
import Foundation

/// What the preview answers to browsers.
struct PreviewAnswers: Sendable {
  private let state: PreviewState
  private let media: @Sendable (String) -> [UInt8]?

  /// Answers about what a state shows, with its pictures and recordings.
  init(_ state: PreviewState, media: @escaping @Sendable (String) -> [UInt8]?) {
    self.state = state
    self.media = media
  }

  /// An answer: a file, or events that go on.
  struct Answer: Sendable {
    /// What the browser gets behind the head.
    enum Body: Sendable {
      case bytes([UInt8])
      case events
    }

    /// The status, with its words.
    let status: String
    /// What the body is.
    let type: String
    /// The policy that the browser keeps.
    var policy = PreviewAnswers.policy
    let body: Body

    /// The head of the answer as it goes over the wire.
    func head(staysOpen: Bool) -> String {
      var lines = [
        "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Security-Policy: \(policy)",
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-store",
        "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
        "Connection: \(staysOpen ? "keep-alive" : "close")",
      ]
      if case .bytes(let bytes) = body { lines.append("Content-Length: \(bytes.count)") }
      return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }
  }

  /// What a browser may do with anything that comes from here.
  ///
  /// Source: https://www.w3.org/TR/CSP3/
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The answer to a request.
  func answer(to request: RequestHead) async -> Answer {
    guard Self.isOwn(request.headers["host"]) else {
      return Self.refusal("403 Forbidden", "not this machine's page")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return Self.refusal("405 Method Not Allowed", "only GET is answered")
    }
    guard !request.hasBody, let name = request.path.dropFirst().removingPercentEncoding,
      !name.split(separator: "/", omittingEmptySubsequences: false).contains(where: {
        $0 == "." || $0 == ".."
      }),
      !name.utf8.contains(0), !name.contains("\\")
    else { return Self.refusal("400 Bad Request", "no such address") }
    if name == "events" { return Answer(status: "200 OK", type: "text/event-stream", body: .events) }
    guard let file = await file(name) else { return Self.refusal("404 Not Found", "there is no such thing") }
    var answer = Answer(status: "200 OK", type: file.type, body: .bytes(file.bytes))
    // A picture may be a document with scripts, when it is opened by itself.
    if name.hasPrefix("media/") { answer.policy = "default-src 'none'; sandbox" }
    return answer
  }

  /// True for a request to this machine by its own name: a page elsewhere may have its name lead here.
  private static func isOwn(_ host: String?) -> Bool {
    let name = host?.split(separator: ":").first ?? ""
    return name == "127.0.0.1" || name == "localhost"
  }

  /// A file of the page, a document, or a picture or recording that the bundle names.
  private func file(_ name: String) async -> (bytes: [UInt8], type: String)? {
    let path = name.isEmpty ? "index.html" : name
    if let file = WebFile.all.first(where: { $0.path == path }) {
      return (file.bytes, WebFile.mediaType(of: path))
    }
    let site = await state.site
    if path.hasPrefix("data/"), path.hasSuffix(".json") {
      let document = try? site.document(String(path.dropFirst("data/".count).dropLast(".json".count)))
      return document.flatMap { $0 }.map { (Array($0.utf8), WebFile.mediaType(of: path)) }
    }
    guard path.hasPrefix("media/") else { return nil }
    let media = String(path.dropFirst("media/".count))
    guard (try? site.hasMedia(media)) == true, let bytes = self.media(media) else { return nil }
    return (bytes, WebFile.mediaType(of: media))
  }

  /// An answer that says no.
  static func refusal(_ status: String, _ words: String) -> Answer {
    Answer(status: status, type: "text/plain; charset=utf-8", body: .bytes(Array((words + "\n").utf8)))
  }
}
