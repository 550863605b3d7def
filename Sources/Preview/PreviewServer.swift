import CurriculumRuntime
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page to browsers on this machine, and to nobody else.
package struct PreviewServer: Sendable {
  private let state: PreviewState
  private let media: @Sendable (String) -> [UInt8]?

  /// A server of what a state shows.
  ///
  /// - Parameter media: The content of a picture or recording by its path in the curriculum; nil where it has none.
  package init(_ state: PreviewState, media: @escaping @Sendable (String) -> [UInt8]?) {
    self.state = state
    self.media = media
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port on 127.0.0.1; 0 for any that is free.
  ///   - onListening: Told the port when browsers can ask.
  /// - Throws: An error with the system's reason when the port cannot be had.
  package func run(port: UInt16, onListening: @escaping @Sendable (UInt16) -> Void) async throws {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let server = HTTPServer(
      address: address, timeout: 60, logger: .disabled,
      handler: ClosureHTTPHandler { request in await answer(request) })
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(10))
          await state.beat()
        }
      }
      group.addTask {
        try await server.waitUntilListening()
        if case .ip4(_, let port)? = await server.listeningAddress { onListening(port) }
      }
      try await group.waitForAll()
    }
  }

  /// What a browser may do with anything that comes from here.
  ///
  /// Source: https://www.w3.org/TR/CSP3/; docs/preview.md says why each.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard isOwn(request.headers[.host]) else { return Self.refusal(.forbidden, "not this machine's page") }
    guard request.method == .GET || request.method == .HEAD else {
      return Self.refusal(.methodNotAllowed, "only GET is answered")
    }
    let path = request.target.path(percentEncoded: true)
    guard path.hasPrefix("/"), let name = String(path.dropFirst()).removingPercentEncoding,
      !name.split(separator: "/", omittingEmptySubsequences: false).contains(where: {
        $0 == "." || $0 == ".."
      }),
      !name.utf8.contains(0), !name.contains("\\")
    else { return Self.refusal(.badRequest, "no such address") }
    if name == "events" {
      return HTTPResponse(
        statusCode: .ok, headers: Self.headers("text/event-stream"),
        body: HTTPBodySequence(from: EventBytes(stream: await state.events())))
    }
    guard let file = await file(name) else { return Self.refusal(.notFound, "there is no such thing") }
    var headers = Self.headers(file.type)
    // A picture may be a document with scripts, when it is opened by itself.
    if name.hasPrefix("media/") {
      headers[HTTPHeader("Content-Security-Policy")] = "default-src 'none'; sandbox"
    }
    let body = request.method == .HEAD ? Data() : Data(file.bytes)
    return HTTPResponse(statusCode: .ok, headers: headers, body: body)
  }

  /// True for a request to this machine by its own name: a page elsewhere may have its name lead here.
  private func isOwn(_ host: String?) -> Bool {
    guard let host else { return false }
    let name = host.split(separator: ":").first.map(String.init) ?? ""
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

  private static func headers(_ type: String) -> HTTPHeaders {
    var headers = HTTPHeaders()
    headers[.contentType] = type
    for (name, value) in [
      ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("Cache-Control", "no-store"),
    ] {
      headers[HTTPHeader(name)] = value
    }
    return headers
  }

  private static func refusal(_ status: HTTPStatusCode, _ words: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers("text/plain; charset=utf-8"), body: Data((words + "\n").utf8))
  }
}
