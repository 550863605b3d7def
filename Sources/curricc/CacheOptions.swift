import ArgumentParser

/// Whether what earlier runs found is used.
struct CacheOptions: ParsableArguments {
  @Option(
    help:
      "Where it is kept what was found, so that it need not be found twice; build/curricc.cache, if there is a folder 'build' here.",
    completion: .file())
  var cache: String?

  @Flag(help: "Do all work anew, and keep nothing for the next run.")
  var noCache = false

  @Flag(
    help:
      "Do all work anew as well, and fail with 70 where the cache says something else: a fault of curricc's.")
  var checkCache = false

  func validate() throws {
    if noCache, cache != nil || checkCache { throw ValidationError("--no-cache goes without the other two.") }
  }

  /// The cache that was asked for; nil for none.
  func open() -> WorkCache? {
    if noCache { return nil }
    return cache.map { WorkCache(path: $0) } ?? .usual()
  }

  /// Says that the cache was wrong, and ends the process.
  static func fail(_ what: String) -> Never {
    Terminal.writeError(
      "curricc: the cache has other \(what) than a clean run; please report it, and go on with --no-cache\n")
    Terminal.endProcess(ExitStatus.defect)
  }
}
