package import CurriculumCompiler

/// A session with a client: messages in, messages out.
///
/// It knows no files but by its `FileAccess`, and no threads: checks that take long are handed out by `nextCheck` and come
/// back by `accept`. Whatever a client sends, it answers or takes no notice.
package final class ServerSession {
  enum State { case fresh, running, shutDown, ended }

  var state = State.fresh
  /// The status to end with; nil while the session goes on.
  package private(set) var exitStatus: Int32?
  let access: FileAccess
  let compiler: Compiler
  let spelling: Spelling
  private let version: String
  var encoding = PositionEncoding.utf16
  var client = ClientAbilities()
  var documents: [String: OpenDocument] = [:]
  var curricula: [OpenCurriculum] = []
  var folders: [String] = []
  /// Messages that are to be sent, in order.
  var outbox: [JSONValue] = []
  private var requestCount = 0

  /// A session that has not begun.
  ///
  /// - Parameters:
  ///   - version: The server's own version.
  ///   - spelling: What spelling is checked against.
  package init(_ access: FileAccess, compiler: Compiler, spelling: Spelling = .unchecked, version: String) {
    self.access = access
    self.compiler = compiler
    self.spelling = spelling
    self.version = version
  }

  /// Takes a message.
  ///
  /// - Returns: What is to be sent, in order.
  package func receive(_ message: Message) -> [JSONValue] {
    switch message {
    case .malformed(let id, let error): outbox.append(.failure(of: id, error))
    case .response: break
    case .notification(let method, let params): take(method, params)
    case .request(let id, let method, let params):
      do {
        outbox.append(.response(to: id, try answer(method, params)))
      } catch {
        outbox.append(.failure(of: id, error))
      }
    }
    return takeOutbox()
  }

  /// Takes what was no message.
  package func receive(fault: String) -> [JSONValue] {
    [.failure(of: .null, ResponseError(.parseError, fault))]
  }

  /// Asks something of the client; what it answers is not waited for.
  func ask(_ method: String, _ params: JSONValue) {
    requestCount += 1
    outbox.append(.request("curricc-\(requestCount)", method, params))
  }

  func takeOutbox() -> [JSONValue] {
    defer { outbox = [] }
    return outbox
  }

  private func answer(_ method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch state {
    case .fresh:
      guard method == "initialize" else {
        throw ResponseError(.serverNotInitialized, "'initialize' comes first")
      }
      return initialize(params)
    case .running:
      switch method {
      case "initialize": throw ResponseError(.invalidRequest, "'initialize' comes once")
      case "shutdown":
        state = .shutDown
        return .null
      default: return try answerFeature(method, params)
      }
    case .shutDown, .ended:
      throw ResponseError(.invalidRequest, "the server was told to shut down; 'exit' ends it")
    }
  }

  private func take(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      state = .ended
      return
    }
    guard state == .running else { return }
    switch method {
    case "initialized": begin()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "workspace/didChangeWatchedFiles": filesChanged(params)
    case "workspace/didChangeWorkspaceFolders": foldersChanged(params)
    default: break
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    state = .running
    client = ClientAbilities(params["capabilities"] ?? .null)
    if client.encodings.contains(PositionEncoding.utf8.rawValue),
      !client.encodings.contains(PositionEncoding.utf16.rawValue)
        || client.encodings.first == PositionEncoding.utf8.rawValue
    {
      encoding = .utf8
    }
    let named = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    let root = params["rootUri"]?.string.map { [$0] } ?? []
    folders = (named.isEmpty ? root : named).compactMap { FileAddress.path($0) }
    if folders.isEmpty, let path = params["rootPath"]?.string, path.hasPrefix("/") { folders = [path] }
    return [
      "capabilities": ServerAbilities.value(encoding),
      "serverInfo": ["name": "curricc", "version": .string(version)],
    ]
  }

  /// Reads the curricula of the client's folders, and asks to be told when files change.
  private func begin() {
    for folder in folders { openCurricula(in: folder) }
    guard client.canRegisterWatchers else { return }
    let kinds = ["yaml", "yml", "mp3", "m4a", "ogg", "wav", "png", "jpg", "jpeg", "svg", "webp"]
    let watchers: JSONValue = [["globPattern": "**/*.{\(kinds.joined(separator: ","))}"]]
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "curricc-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": watchers],
          ]
        ]
      ])
  }
}

/// What a client can do, as far as the server makes use of it.
struct ClientAbilities: Sendable {
  /// How it counts columns, the best first.
  var encodings: [String] = []
  /// Whether it tells of changed files when asked to.
  var canRegisterWatchers = false
  /// Whether it fills in places of a completion.
  var knowsSnippets = false
  /// Whether it shows symbols as a tree.
  var showsSymbolTrees = false

  /// A client of which nothing is known.
  init() {}

  /// What a client says of itself.
  init(_ value: JSONValue) {
    encodings = value["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    let watching = value["workspace"]?["didChangeWatchedFiles"]
    canRegisterWatchers = watching?["dynamicRegistration"]?.boolean ?? false
    let document = value["textDocument"]
    let item = document?["completion"]?["completionItem"]
    knowsSnippets = item?["snippetSupport"]?.boolean ?? false
    showsSymbolTrees = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolean ?? false
  }
}

/// What the server can do.
enum ServerAbilities {
  /// The abilities as the protocol writes them.
  static func value(_ encoding: PositionEncoding) -> JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "hoverProvider": true,
      "completionProvider": ["triggerCharacters": .strings([":", " ", "[", "{", ",", "-"])],
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
      "codeActionProvider": ["codeActionKinds": .strings(["quickfix", "source.fixAll"])],
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "documentFormattingProvider": true,
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }
}
