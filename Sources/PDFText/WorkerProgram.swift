#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where `curricc-pdf` is.
enum WorkerProgram {
  private static let name = "curricc-pdf"

  /// The path of the worker: beside the running program, in `../libexec` from there, or what CURRICC_PDF names.
  static func path() throws(PDFError) -> String {
    var places: [String] = []
    if let folder = folder() { places += ["\(folder)/\(name)", "\(folder)/../libexec/\(name)"] }
    if let named = getenv("CURRICC_PDF") { places.append(String(cString: named)) }
    for place in places where access(place, X_OK) == 0 { return place }
    throw .workerMissing(places: places)
  }

  /// The folder of the running program, links followed.
  private static func folder() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var raw = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&raw, &size) == 0 else { return nil }
      let resolved = realpath(raw, nil)
    #else
      let resolved = realpath("/proc/self/exe", nil)
    #endif
    guard let resolved else { return nil }
    defer { free(resolved) }
    let path = String(cString: resolved)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
