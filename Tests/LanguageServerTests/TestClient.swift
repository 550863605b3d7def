import CurriculumCompiler
import LanguageServer
import Testing

/// A client with files in memory, which sends messages to a session and keeps what comes back.
final class TestClient {
  /// The files on the disk, by absolute path.
  final class Disk: @unchecked Sendable {
    // Tests use one thread.
    var files: [String: [UInt8]] = [:]
  }

  let disk = Disk()
  let session: ServerSession
  /// The findings that were published last, by address.
  private(set) var findings: [String: [JSONValue]] = [:]
  /// The versions that they are of.
  private(set) var versions: [String: Int] = [:]
  private var count = 0

  /// A client whose disk has the files in `/w`.
  init(_ sources: [SourceFile], capabilities: JSONValue = [:], folder: String? = "/w", begins: Bool = true) {
    for source in sources { disk.files["/w/" + source.path] = source.bytes }
    let disk = disk
    let access = FileAccess(
      exists: { path in disk.files.keys.contains { $0 == path || $0.hasPrefix(path + "/") } },
      curricula: { folder in
        disk.files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix("/curriculum.yaml") }
          .map { String($0.dropLast("/curriculum.yaml".count)) }.sorted()
      },
      load: { folder in
        CompilerInput(
          sources: disk.files.filter { $0.key.hasPrefix(folder + "/") && $0.key.hasSuffix(".yaml") }
            .map { SourceFile(path: String($0.key.dropFirst(folder.count + 1)), bytes: $0.value) })
      },
      read: { path in disk.files[path].map { SourceFile(path: path, bytes: $0) } },
      size: { path in disk.files[path]?.count })
    session = ServerSession(access, compiler: Compiler(), version: "1")
    guard begins else { return }
    let root = folder.map { JSONValue.string("file://" + $0) } ?? .null
    _ = request("initialize", ["rootUri": root, "capabilities": capabilities])
    notify("initialized", [:])
    settle()
  }

  /// Sends a request; its answer, with `result` or `error`.
  @discardableResult
  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    count += 1
    let id = JSONValue.integer(count)
    let sent: JSONValue = ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    return take(session.receive(Message(sent))).first { $0["id"] == id } ?? .null
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: JSONValue) {
    _ = take(session.receive(Message(["jsonrpc": "2.0", "method": .string(method), "params": params])))
  }

  /// Does all checks that are to be done.
  func settle() {
    while let check = session.nextCheck() {
      if let result = check.run() { _ = take(session.accept(result, of: check)) }
    }
    _ = take(session.takeFindings())
  }

  /// Chooses wrong answers for what was edited last.
  func choose() {
    guard let check = session.nextChoice(), let result = check.run() else { return }
    _ = take(session.accept(result, of: check))
  }

  @discardableResult
  private func take(_ messages: [JSONValue]) -> [JSONValue] {
    for message in messages where message["method"] == "textDocument/publishDiagnostics" {
      guard let params = message["params"], let address = params["uri"]?.string else { continue }
      findings[address] = params["diagnostics"]?.array
      versions[address] = params["version"]?.integer
    }
    return messages
  }

  /// Opens a file with its content, or with another.
  func open(_ path: String, _ text: String? = nil) {
    let content = text ?? String(decoding: disk.files[path] ?? [], as: UTF8.self)
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string("file://" + path), "languageId": "yaml", "version": 1, "text": .string(content),
        ]
      ])
  }

  /// Replaces the whole text of an open file.
  func change(_ path: String, version: Int, _ text: String) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string("file://" + path), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  /// The rules of what was found in a file.
  func rules(_ path: String) -> [String] {
    (findings["file://" + path] ?? []).compactMap { $0["code"]?.string }
  }

  /// The params of a request about the first place of a word in an open file's text.
  func place(_ path: String, _ text: String, at word: String, plus: Int = 0) -> JSONValue {
    let before = text.components(before: word)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return [
      "textDocument": ["uri": .string("file://" + path)],
      "position": [
        "line": .integer(lines.count - 1), "character": .integer((lines.last ?? "").utf16.count + plus),
      ],
    ]
  }
}

extension String {
  /// What stands before the first place of a word; all where there is none.
  fileprivate func components(before word: String) -> String {
    firstRange(of: word).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
