import ArgumentParser
import CurriculumCompiler
import LanguageServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc lsp`: a language server for editors.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serves editors: findings as one types, fixes, completion, renaming.",
    discussion: """
      Speaks the Language Server Protocol over standard input and output; editors start it. How to set up \
      Visual Studio Code, Neovim, Emacs and Zed stands in docs/language-server.md.

      Example: curricc lsp

      Exit status: 0 the editor ended it, 1 the editor went away without saying so.
      """)

  @OptionGroup var work: WorkOptions

  @Flag(help: "Standard input and output, which are used in any case; some editors name them.")
  var stdio = false

  func run() throws {
    let session = ServerSession(
      WorkspaceFiles.access(threads: work.threads), compiler: work.compiler, spelling: DictionaryFiles.find(),
      version: Curricc.version)
    let loop = ServerLoop(session) { message in
      let body = message.bytes
      Terminal.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, to: STDOUT_FILENO)
    }
    let status = loop.run {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        return Array(bytes.prefix(max(0, count)))
      }
    }
    if status != 0 { throw ExitCode(status) }
  }
}

/// The language server's view of the disk.
private enum WorkspaceFiles {
  /// How far below a folder curricula are looked for.
  private static let depth = 3

  static func access(threads: Int) -> FileAccess {
    FileAccess(
      exists: { FilePath.kind($0) != nil },
      curricula: { curricula(in: $0, depth: depth) },
      load: { folder in (try? Workspace(folder))?.load(threads: threads) },
      read: { path in
        guard case .success(let content) = Workspace.contents(path) else { return nil }
        return SourceFile(path: path, bytes: content.bytes, size: content.size)
      },
      size: { path in
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
      })
  }

  /// The folders with a manifest in a folder or below it; what is in one of them belongs to it.
  private static func curricula(in folder: String, depth: Int) -> [String] {
    if FilePath.kind(folder + "/curriculum.yaml") == .other { return [folder] }
    guard depth > 0, let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), name != "node_modules" else { continue }
      var status = stat()
      guard lstat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      names.append(name)
    }
    return names.sorted().flatMap { curricula(in: folder + "/" + $0, depth: depth - 1) }
  }
}
