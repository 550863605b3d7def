import FlyingSocks
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves the page to browsers on this machine, and to nobody else.
package struct PreviewServer: Sendable {
  private let state: PreviewState
  private let answers: PreviewAnswers

  /// A server of what a state shows.
  ///
  /// - Parameter media: The content of a picture or recording by its path in the curriculum; nil where it has none.
  package init(_ state: PreviewState, media: @escaping @Sendable (String) -> [UInt8]?) {
    self.state = state
    answers = PreviewAnswers(state, media: media)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port on 127.0.0.1; 0 for any that is free.
  ///   - onListening: Told the port when browsers can ask.
  /// - Throws: An error with the system's reason when the port cannot be had.
  package func run(port: UInt16, onListening: @escaping @Sendable (UInt16) -> Void) async throws {
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let listener = try Socket(domain: AF_INET)
    try listener.setValue(true, for: .localAddressReuse)
    try listener.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    try listener.listen()
    let socket = try AsyncSocket(socket: listener, pool: pool)
    if case .ip4(_, let port) = try listener.sockname() { onListening(port) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        for try await connection in socket.sockets { Task { await serve(connection) } }
      }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(10))
          await state.beat()
        }
      }
      try await group.waitForAll()
    }
  }

  /// Answers the requests of a connection until either side has had enough.
  private func serve(_ connection: AsyncSocket) async {
    defer { try? connection.close() }
    var bytes: [UInt8] = []
    // A browser that goes away in the middle is no fault.
    while let end = try? await read(connection, into: &bytes) {
      guard let request = RequestHead(bytes[..<end]) else {
        let refusal = PreviewAnswers.refusal("400 Bad Request", "no request of HTTP/1.1")
        return await send(refusal, to: connection, withBody: true, staysOpen: false)
      }
      bytes.removeFirst(end)
      let answer = await answers.answer(to: request)
      if case .events = answer.body { return await sendEvents(answer, to: connection) }
      let staysOpen = request.staysOpen && !request.hasBody
      await send(answer, to: connection, withBody: request.method != "HEAD", staysOpen: staysOpen)
      if !staysOpen { return }
    }
  }

  /// Reads up to the end of a request's head; what follows stays behind it.
  ///
  /// - Returns: Where it ends; nil where it is too long.
  private func read(_ connection: AsyncSocket, into bytes: inout [UInt8]) async throws -> Int? {
    while true {
      if let end = RequestHead.end(in: bytes) { return end }
      if bytes.count > RequestHead.longest { return nil }
      bytes += try await connection.read(atMost: 4096)
    }
  }

  private func send(
    _ answer: PreviewAnswers.Answer, to connection: AsyncSocket, withBody: Bool, staysOpen: Bool
  ) async {
    var data = Data(answer.head(staysOpen: staysOpen).utf8)
    if withBody, case .bytes(let bytes) = answer.body { data.append(contentsOf: bytes) }
    try? await connection.write(data)
  }

  private func sendEvents(_ answer: PreviewAnswers.Answer, to connection: AsyncSocket) async {
    do {
      try await connection.write(Data(answer.head(staysOpen: false).utf8))
      for await event in await state.events() { try await connection.write(Data(event)) }
    } catch {
      // The browser has gone away.
    }
  }
}
