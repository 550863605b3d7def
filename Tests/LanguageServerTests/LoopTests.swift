import CurriculumCompiler
import Foundation
import LanguageServer
import Testing

@Suite struct LoopTests {
  /// What a client sends, handed out piece by piece, and what it gets.
  private final class Stream: @unchecked Sendable {
    private let lock = NSLock()
    private var pieces: [[UInt8]]
    private var sent: [JSONValue] = []

    init(_ pieces: [[UInt8]]) { self.pieces = pieces }

    func next() -> [UInt8] { lock.withLock { pieces.isEmpty ? [] : pieces.removeFirst() } }
    func take(_ message: JSONValue) { lock.withLock { sent.append(message) } }
    var answers: [JSONValue] { lock.withLock { sent } }
  }

  private func framed(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  private func run(_ pieces: [[UInt8]]) -> (status: Int32, answers: [JSONValue]) {
    let stream = Stream(pieces)
    let access = FileAccess(
      exists: { _ in false }, curricula: { _ in [] }, load: { _ in nil }, read: { _ in nil },
      size: { _ in nil })
    let session = ServerSession(access, compiler: Compiler(), version: "1")
    let status = ServerLoop(session) { stream.take($0) }.run { stream.next() }
    return (status, stream.answers)
  }

  @Test func aStreamWithFaultsIsAnsweredToItsEnd() {
    let (status, answers) = run([
      Array("noise\r\n\r\n".utf8), framed(#"{"id": 1, "method": "initialize", "params": {}}"#),
      framed("{broken"), Array("Content-Length: 60\r\n\r\n{\"id\":".utf8),
      framed(#"{"id": 2, "method": "workspace/symbol", "params": {}}"#),
      framed(#"{"id": 3, "method": "shutdown"}"#), framed(#"{"method": "exit"}"#),
    ])
    #expect(status == 0)
    #expect(answers.filter { $0["id"] == .null }.allSatisfy { $0["error"]?["code"] == -32700 })
    #expect(answers.count { $0["id"] == .null } == 3)
    #expect(answers.compactMap { $0["id"]?.integer } == [1, 2, 3])
    #expect(answers.first { $0["id"] == 2 }?["result"] == [])
  }

  @Test func aClientThatGoesAwayEndsTheServer() {
    #expect(run([framed(#"{"id": 1, "method": "initialize", "params": {}}"#)]).status == 1)
    #expect(run([]).status == 1)
  }
}
