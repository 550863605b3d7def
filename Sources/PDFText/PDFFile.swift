#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file that is about to be read by workers.
final class PDFFile {
  let descriptor: Int32

  /// Opens a file, and looks at it from outside.
  ///
  /// - Parameter limit: The most bytes it may have.
  init(path: String, limit: Int) throws(PDFError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound }
    // Without O_NONBLOCK a pipe would be waited for here.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: throw .notFound
      case ENXIO: throw .notAFile
      default: throw .notReadable
      }
    }
    self.descriptor = descriptor
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .notReadable }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .notAFile
    }
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
  }

  deinit {
    close(descriptor)
  }
}
