import CurriculumCompiler

@testable import LanguageServer

extension FuzzTarget {
  /// What an editor sends, byte for byte: cut into messages, read, answered over a small curriculum, which lies in `/c`.
  ///
  /// The session has begun, and a lesson is open; each answer is written. What takes long is done when nothing more comes.
  static let languageServer = FuzzTarget(
    name: "lsp", seeds: { messages.map { framed($0) } + [messages.flatMap { framed($0) }] },
    run: { bytes in
      let session = begun.again
      var framing = MessageFraming(bodyLimit: 1 << 20)
      // In two pieces, since a stream may be cut anywhere.
      for piece in [bytes[..<(bytes.count / 2)], bytes[(bytes.count / 2)...]] {
        framing.append(Array(piece))
        while let event = framing.next() {
          switch event {
          case .fault(let words):
            expect(!words.isEmpty, "a fault without words")
            check(session.receive(fault: words))
          case .message(let body):
            if !give(body, to: session) { framing.reconsider(body) }
          }
          if session.exitStatus != nil { return }
        }
        settle(session)
      }
    })

  /// A session that has begun and is settled, from which each input goes on.
  private struct BegunSession: @unchecked Sendable {
    // Nothing changes it once it is made.
    private let session: ServerSession

    init() {
      session = ServerSession(files, compiler: Compiler(), version: "0")
      for body in opening { give(body, to: session) }
      settle(session)
      expect(session.curricula.count == 1 && session.documents.count == 1, "the session has not begun")
    }

    /// Another session in the same state.
    var again: ServerSession {
      let other = ServerSession(files, compiler: Compiler(), version: "0")
      (other.state, other.encoding, other.client) = (session.state, session.encoding, session.client)
      (other.documents, other.curricula, other.folders) =
        (session.documents, session.curricula, session.folders)
      return other
    }
  }

  private static let begun = BegunSession()

  /// Does what a session puts off until nothing more comes.
  private static func settle(_ session: ServerSession) {
    for _ in 0..<20 {
      guard let pending = session.nextCheck() ?? session.nextChoice(), let result = pending.run() else {
        break
      }
      check(session.accept(result, of: pending))
    }
    check(session.takeFindings())
  }

  /// Gives a message to a session, and does what it puts off; false for what is no JSON.
  @discardableResult private static func give(_ body: [UInt8], to session: ServerSession) -> Bool {
    guard let value = try? JSONParser.parse(body) else { return false }
    let written = value.bytes
    expect((try? JSONParser.parse(written))?.bytes == written, "JSON is not read as it was written")
    check(session.receive(Message(value)))
    return true
  }

  /// What is sent is JSON of the protocol.
  private static func check(_ answers: [JSONValue]) {
    for answer in answers {
      expect(answer["jsonrpc"]?.string == "2.0", "an answer that is none")
      expect((try? JSONParser.parse(answer.bytes)) != nil, "an answer that cannot be read")
    }
  }

  private static let files = FileAccess(
    exists: { path in path == "/c" || starter[path] != nil }, curricula: { $0 == "/c" ? ["/c"] : [] },
    load: { $0 == "/c" ? CompilerInput(sources: sources) : nil }, read: { starter[$0] },
    size: { starter[$0]?.bytes.count })

  /// The starter without what makes checks long: a course, its band and a lesson, and a deck.
  private static let sources = Starter.files.filter { file in
    ["curriculum.yaml", "course.yaml", "band.yaml", "hello.yaml"].contains { file.path.hasSuffix($0) }
      || file.path.hasPrefix("decks/")
  }

  private static let starter = Dictionary(uniqueKeysWithValues: sources.map { ("/c/" + $0.path, $0) })

  private static let lesson = "file:///c/courses/es/n1/hello.yaml"

  private static let opening = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file:///c","capabilities":{}}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(lesson)","#
      + #""languageId":"yaml","version":1,"text":"kind: lesson\nlanguage: es\nunit: es-n1-u1\nid: l\n"}}}"#,
  ].map { Array($0.utf8) }

  /// A message of each kind.
  private static let messages = [
    (
      "textDocument/didChange",
      #","contentChanges":[{"range":{"start":{"line":1,"character":0},"end":{"line":1,"#
        + #""character":4}},"text":"título: é😀\n"}]"#
    ),
    (
      "textDocument/didChange",
      #","contentChanges":[{"text":"kind: lesson\r\ncards:\n  - {id: a, target_text: b}\n"}]"#
    ),
    ("textDocument/completion", #","position":{"line":3,"character":2}"#),
    ("textDocument/hover", #","position":{"line":0,"character":8}"#),
    ("textDocument/definition", #","position":{"line":2,"character":8}"#),
    (
      "textDocument/references",
      #","position":{"line":3,"character":4},"context":{"includeDeclaration":true}"#
    ),
    ("textDocument/prepareRename", #","position":{"line":3,"character":4}"#),
    ("textDocument/rename", #","position":{"line":3,"character":4},"newName":"other""#),
    ("textDocument/documentSymbol", ""), ("workspace/symbol", #","query":"hola""#),
    ("textDocument/formatting", #","options":{"tabSize":2,"insertSpaces":true}"#),
    (
      "textDocument/codeAction",
      #","range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"#
        + #""context":{"diagnostics":[],"only":["quickfix","source.fixAll"]}"#
    ),
    ("textDocument/didSave", ""), ("textDocument/didClose", ""),
    ("workspace/didChangeWatchedFiles", #","changes":[{"uri":"\#(lesson)","type":3}]"#),
    (
      "workspace/didChangeWorkspaceFolders",
      #","event":{"added":[],"removed":[{"uri":"file:///c","name":"c"}]}"#
    ),
    ("$/cancelRequest", #","id":7"#), ("shutdown", ""), ("exit", ""),
  ].map { method, rest in
    let id = method.contains("did") || method == "exit" ? "" : #""id":7,"#
    return
      #"{"jsonrpc":"2.0",\#(id)"method":"\#(method)","params":{"textDocument":{"uri":"\#(lesson)","version":2}\#(rest)}}"#
  }

  private static func framed(_ message: String) -> [UInt8] {
    Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
  }
}
