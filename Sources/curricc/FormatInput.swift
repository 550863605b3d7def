import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that are to be laid out, as the user named them.
struct FormatInput {
  /// The files in the order of the user's paths, each once; those of a folder by path.
  private(set) var sources: [SourceFile] = []
  private var seen: Set<String> = []

  /// Reads files, and the sources in folders.
  ///
  /// Links are not followed; a file that is named is taken whatever it is called.
  ///
  /// - Parameters:
  ///   - paths: Files and folders; the folder that the other commands would take if there are none.
  ///   - threads: How many threads may read.
  /// - Throws: `InputError` when one cannot be read.
  init(_ paths: [String], threads: Int) throws {
    for path in paths.isEmpty ? [Workspace.defaultFolder] : paths {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        throw InputError("'\(path)' cannot be read: \(Workspace.reason())")
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try addFolder(path, threads: threads)
      case S_IFREG:
        switch Workspace.contents(path) {
        case .success(let content): add(SourceFile(path: path, bytes: content.bytes, size: content.size))
        case .failure(let error): throw InputError("'\(path)' cannot be read: \(error.message)")
        }
      case S_IFLNK: Terminal.writeError("curricc: '\(path)' is a link and was not followed\n")
      default: throw InputError("'\(path)' is neither a file nor a folder")
      }
    }
    guard sources.count < SourceSpan.maximumFiles else {
      throw InputError("there are \(sources.count) files; the limit is \(SourceSpan.maximumFiles - 1)")
    }
  }

  /// What stands on standard input.
  ///
  /// - Throws: `InputError` when it cannot be read.
  static func standardInput() throws -> SourceFile {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError("standard input cannot be read: \(Workspace.reason())") }
      guard count > 0 else { return SourceFile(path: "<standard input>", bytes: bytes) }
      bytes += buffer[..<count]
    }
  }

  private mutating func addFolder(_ folder: String, threads: Int) throws {
    let workspace = try Workspace(folder)
    let input = workspace.load(threads: threads)
    if let finding = input.diagnostics.all.first(where: { $0.rule == Rule.unreadableFile.name }) {
      throw InputError(finding.message)
    }
    let prefix = workspace.folder == "." ? "" : workspace.folder + "/"
    for source in input.sources {
      add(SourceFile(path: prefix + source.path, bytes: source.bytes, size: source.size))
    }
  }

  private mutating func add(_ source: SourceFile) {
    guard let absolute = FilePath.absolute(source.path) else { return sources.append(source) }
    if seen.insert(absolute).inserted { sources.append(source) }
  }
}
