import CurriculumCompiler
import CurriculumRuntime

/// Which readers can load a bundle, and what they need for it.
struct CompatibilityInspection {
  private let bundle: BundleCompatibility
  private let hasSearch: Bool
  private let library: SQLiteLibrary

  /// Looks at a file.
  init(path: String) throws {
    bundle = try BundleCompatibility(path: path)
    library = try SQLiteLibrary()
    hasSearch = bundle.hasSearch
  }

  /// Whether this curricc can load the bundle.
  var isReadableHere: Bool { bundle.isReadableHere }

  // MARK: - For people

  /// The inspection as text.
  var text: String {
    let formats = "formats \(BundleFormat.oldestReadableVersion) to \(BundleFormat.version)"
    let lines = [
      ("format", "\(bundle.formatVersion), for readers of format \(bundle.minReaderVersion) or newer"),
      (
        "written by",
        bundle.compilerVersion.isEmpty
          ? "a compiler that it does not name" : "curricc \(bundle.compilerVersion)"
      ),
      ("readers", readers),
      ("this curricc", "\(Curricc.version) reads \(formats): \(verdict)"),
      ("SQLite", "\(BundleFormat.lowestSQLite) or newer, for STRICT tables; here \(library.version)"),
      (
        "its JSON functions",
        "for the views \(BundleFormat.viewsWithJSON.joined(separator: " and ")) alone; in every SQLite from 3.38.0"
      ),
      ("its FTS5", search),
    ]
    return lines.map { "\($0.0.padding(to: 20))\($0.1)\n" }.joined()
  }

  private var verdict: String {
    guard bundle.isReadableHere else {
      return bundle.formatVersion < BundleFormat.oldestReadableVersion
        ? "it cannot load this one; build it again" : "it cannot load this one; update curricc"
    }
    return bundle.formatVersion > BundleFormat.version
      ? "it can load this one, and does not see what later formats added" : "it can load this one"
  }

  private var readers: String {
    let lowest = bundle.firstVersion(knowing: bundle.minReaderVersion)
    let all = bundle.firstVersion(knowing: bundle.formatVersion)
    let program = "curricc and CurriculumRuntime"
    guard bundle.minReaderVersion != bundle.formatVersion else {
      return all.map { "\(program) \($0) or newer" } ?? "\(program) of a version not known here"
    }
    let some = lowest.map { "\($0) or newer" } ?? "of a version not known here"
    return "\(program) \(some)" + (all.map { "; all that is in it from \($0)" } ?? "")
  }

  private var search: String {
    guard hasSearch else { return "not needed: the bundle has no full-text index" }
    return
      "for full-text search alone; without it all else can be read, and a search finds nothing; here it is "
      + (library.hasFTS5 ? "there" : "missing")
  }

  // MARK: - For programs

  /// The inspection as JSON.
  var json: String {
    var json = CanonicalJSON()
    json.object { json in
      json.key("compiler_version")
      json.string(bundle.compilerVersion)
      json.key("format_version")
      json.integer(bundle.formatVersion)
      json.key("has_search")
      json.raw("\(hasSearch)")
      json.key("loads_here")
      json.raw("\(bundle.isReadableHere)")
      json.key("min_reader_version")
      json.integer(bundle.minReaderVersion)
      json.key("readers")
      writeReaders(to: &json)
      json.key("sqlite")
      writeSQLite(to: &json)
      json.key("this_reader")
      json.object { json in
        json.key("newest_format")
        json.integer(BundleFormat.version)
        json.key("oldest_format")
        json.integer(BundleFormat.oldestReadableVersion)
        json.key("version")
        json.string(Curricc.version)
      }
    }
    return json.text + "\n"
  }

  /// Readers by the newest format they know: from the lowest that will do to the one that knows all.
  private func writeReaders(to json: inout CanonicalJSON) {
    json.array { json in
      // A damaged file may say anything.
      let formats = Set([bundle.minReaderVersion, bundle.formatVersion] + BundleFormat.knownSince.keys)
      for format in formats.sorted()
      where (bundle.minReaderVersion...max(bundle.minReaderVersion, bundle.formatVersion)).contains(format) {
        json.object { json in
          json.key("knows_all")
          json.raw("\(format == bundle.formatVersion)")
          json.key("of_format")
          json.integer(format)
          json.key("since")
          if let version = bundle.firstVersion(knowing: format) {
            json.string(version)
          } else {
            json.raw("null")
          }
        }
      }
    }
  }

  private func writeSQLite(to json: inout CanonicalJSON) {
    json.object { json in
      json.key("fts5_for")
      json.strings(hasSearch ? ["search"] : [])
      json.key("here")
      json.object { json in
        json.key("has_fts5")
        json.raw("\(library.hasFTS5)")
        json.key("version")
        json.string(library.version)
      }
      json.key("json_functions_for")
      json.strings(BundleFormat.viewsWithJSON)
      json.key("lowest_version")
      json.string(BundleFormat.lowestSQLite)
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
