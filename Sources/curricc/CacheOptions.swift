import ArgumentParser

/// Whether what earlier runs found is used.
struct CacheOptions: ParsableArguments {
  @Option(
    help:
      "Where it is kept what was found, so that it need not be found twice; build/.curricc-cache, if there is a folder 'build' here.",
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
  ///
  /// - Throws: `InputError` when something else has that name, or `--check-cache` has nothing to check.
  func open() throws -> WorkCache? {
    if noCache { return nil }
    guard let cache else {
      let usual = WorkCache.usual()
      if checkCache, usual == nil {
        throw InputError(
          "there is no cache to check: '--cache FILE' names one, or make a folder 'build' here")
      }
      return usual
    }
    guard let named = WorkCache(path: cache) else {
      throw InputError("'\(cache)' is no cache, and was left alone; name another file with --cache")
    }
    return named
  }

  /// Says that the cache was wrong, and ends the process.
  static func fail(_ what: String) -> Never {
    Terminal.writeError(
      "curricc: the cache has other \(what) than a clean run; please report it, and go on with --no-cache\n")
    Terminal.endProcess(ExitStatus.defect)
  }
}
