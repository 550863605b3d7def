import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A curriculum's folder on disk: finds and reads its files.
struct Workspace {
  /// The folder as the user named it, without a slash at its end.
  let folder: String
  private var paths: [String] = []
  /// What the system says of the sources, in the order of their paths, once all have been found.
  private(set) var stamps: [FileStamp] = []
  private var mediaFiles: [String: Int] = [:]
  /// Bytes of all sources together.
  private(set) var sourceBytes = 0
  /// Whether wrong answers were chosen before.
  private var hasLock = false
  private var diagnostics = Diagnostics()

  /// Looks for the files of a curriculum.
  ///
  /// Links are not followed; names that begin with a dot are left out.
  ///
  /// - Parameter folder: The folder with `curriculum.yaml` in it.
  /// - Throws: `InputError` when the folder is not there, is a file, or cannot be read.
  init(_ folder: String) throws {
    self.folder = Self.withoutTrailingSlash(folder)
    var status = stat()
    guard stat(self.folder, &status) == 0 else {
      throw InputError("'\(folder)' cannot be read: \(Self.reason())")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw InputError("'\(folder)' is a file, expected the folder that has curriculum.yaml")
    }
    var found: [(path: String, stamp: FileStamp)] = []
    try visit("", &found)
    guard found.count < SourceSpan.maximumFiles else {
      throw InputError("'\(folder)' has \(found.count) sources; the limit is \(SourceSpan.maximumFiles - 1)")
    }
    found.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    paths = found.map(\.path)
    stamps = found.map(\.stamp)
  }

  /// The folder to work on when the user names none: here if it has a curriculum.yaml, else `curriculum`.
  static var defaultFolder: String { access("curriculum.yaml", F_OK) == 0 ? "." : "curriculum" }

  /// Reads the sources.
  ///
  /// - Parameter threads: How many threads may read.
  func load(threads: Int) -> CompilerInput {
    let folder = folder
    let results = parallelMap(paths, threads: threads) { _, path in Self.contents(folder + "/" + path) }
    var sources: [SourceFile] = []
    var diagnostics = diagnostics
    sources.reserveCapacity(paths.count)
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let content):
        sources.append(SourceFile(path: path, bytes: content.bytes, size: content.size))
      case .failure(let error):
        diagnostics.report(.unreadableFile, "'\(folder)/\(path)' cannot be read: \(error.message)", at: nil)
      }
    }
    return withLock(CompilerInput(sources: sources, mediaFiles: mediaFiles, diagnostics: diagnostics))
  }

  /// What lies beside the sources.
  var surroundings: CompilerInput {
    withLock(CompilerInput(sources: [], mediaFiles: mediaFiles, diagnostics: diagnostics))
  }

  /// An input with what was chosen before.
  private func withLock(_ input: CompilerInput) -> CompilerInput {
    var input = input
    guard let path = lockPath else { return input }
    switch Self.contents(path, limit: .max) {
    case .success(let content): input.lock = content.bytes
    case .failure(let error):
      input.diagnostics.report(.unreadableFile, "'\(path)' cannot be read: \(error.message)", at: nil)
    }
    return input
  }

  /// The file of what was chosen before; nil where there is none.
  var lockPath: String? { hasLock ? folder + "/" + DistractorLock.path : nil }

  /// What was found while the files were looked for.
  var foundOnTheWay: Diagnostics { diagnostics }

  /// The sources' paths, sorted, relative to the folder.
  var sourcePaths: [String] { paths }

  /// Files that are no sources, by path, with their sizes in bytes.
  var sizesOfMedia: [String: Int] { mediaFiles }

  /// How many sources there are.
  var sourceCount: Int { paths.count }

  private mutating func visit(_ relative: String, _ found: inout [(path: String, stamp: FileStamp)]) throws {
    let path = relative.isEmpty ? folder : folder + "/" + relative
    guard let stream = opendir(path) else {
      let reason = Self.reason()
      guard !relative.isEmpty else { throw InputError("'\(folder)' cannot be read: \(reason)") }
      diagnostics.report(.unreadableFile, "the folder '\(path)' cannot be read: \(reason)", at: nil)
      return
    }
    defer { closedir(stream) }
    let descriptor = dirfd(stream)
    var folders: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let child = relative.isEmpty ? name : relative + "/" + name
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if Self.isSource(name) {
          diagnostics.report(
            .unreadableFile, "'\(folder)/\(child)' is a folder, expected a file", at: nil,
            help: "give the folder a name without '.yaml'")
        } else {
          folders.append(child)
        }
      case S_IFLNK:
        diagnostics.report(
          .linkNotFollowed, "'\(folder)/\(child)' is a link and was not followed", at: nil,
          help: "put the file itself into the curriculum")
      case S_IFREG:
        if child == DistractorLock.path {
          hasLock = true
        } else if Self.isSource(name) {
          found.append((child, FileStamp(status)))
          sourceBytes += Int(status.st_size)
        } else if !Self.isBuilt(name) {
          mediaFiles[child] = Int(status.st_size)
        }
      default:
        diagnostics.report(
          .unreadableFile, "'\(folder)/\(child)' is neither a file nor a folder", at: nil)
      }
    }
    for child in folders.sorted() { try visit(child, &found) }
  }

  /// True for the name of a source.
  static func isSource(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  /// True for the name of what builds make, which is no picture and no recording.
  private static func isBuilt(_ name: String) -> Bool {
    [".sqlite", ".sqlite.diff.json", ".shard"].contains { name.hasSuffix($0) }
  }

  /// True for the path of a source, in a folder that is looked into.
  static func isSourcePath(_ path: String) -> Bool {
    isSource(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// The path of a folder as `folder` has it.
  static func withoutTrailingSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The reason of the last failed system call, in words.
  static func reason() -> String { String(cString: strerror(errno)) }

  /// The content of a file.
  static func contents(
    _ path: String, limit: Int = YAMLLimits().fileBytes
  ) -> Result<(bytes: [UInt8], size: Int), InputError> {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW)
    guard descriptor >= 0 else { return .failure(InputError(reason())) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(InputError(reason())) }
    // Of a file beyond the limit the size is all that is reported.
    let size = Int(status.st_size)
    guard size <= limit else { return .success(([], size)) }
    var failure: InputError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = InputError(reason()) }
        guard read > 0 else { break }
        count += read
      }
    }
    return failure.map { .failure($0) } ?? .success((bytes, size))
  }
}
