import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which program this is, so that what another one found is not taken for its own.
enum ToolIdentity {
  /// The version, and the size and the times of the program's file, which change with each build of it.
  static let text: String = {
    var status = stat()
    guard let path = Bundle.main.executablePath, stat(path, &status) == 0 else { return Curricc.version }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(Curricc.version) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }()
}
