import PDFText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for files that nobody needs when a command has ended; it goes with the value.
final class ScratchFolder {
  private let path: String
  private var files: [String] = []

  /// Makes an empty folder of its own.
  ///
  /// - Throws: `InputError` when none can be made.
  init() throws {
    var template = Array((NamelessFile.folder + "/curricc-XXXXXX").utf8CString)
    guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else {
      throw InputError("no folder can be made in '\(NamelessFile.folder)': \(Workspace.reason())")
    }
    path = folder
  }

  deinit {
    for file in files { unlink(file) }
    rmdir(path)
  }

  /// The path of a file to be made in the folder.
  func file(_ name: String) -> String {
    files.append(path + "/" + name)
    return path + "/" + name
  }
}
