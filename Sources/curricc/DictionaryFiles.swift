import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Hunspell's dictionaries on this machine.
enum DictionaryFiles {
  /// The language whose spelling is checked: quizzes and decks are in British English.
  private static let language = "en_GB"

  /// Where systems keep dictionaries; what `DICPATH` names comes first, as for Hunspell itself.
  private static var folders: [String] {
    let named = getenv("DICPATH").map { String(cString: $0).split(separator: ":").map { String($0) } } ?? []
    let home = getenv("HOME").map { [String(cString: $0) + "/Library/Spelling"] } ?? []
    return named + [
      "/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts", "/usr/local/share/hunspell",
      "/opt/homebrew/share/hunspell", "/Library/Spelling",
    ] + home
  }

  /// A dictionary's two files, byte for byte.
  struct Contents {
    let affixes: [UInt8]
    let words: [UInt8]
  }

  /// The first dictionary found, or that there is none.
  static func find() -> Spelling { spelling(all()) }

  /// All that `find` may choose from, without making anything of it.
  static func all() -> [Contents] { folders.compactMap { contents(in: $0) } }

  /// The first that is a dictionary, or that there is none.
  static func spelling(_ contents: [Contents]) -> Spelling {
    contents.lazy.compactMap { dictionary($0) }.first.map { .dictionary($0) } ?? .noDictionary("en-GB")
  }

  private static func dictionary(_ contents: Contents) -> SpellingDictionary? {
    SpellingDictionary(affixes: contents.affixes, words: contents.words)
  }

  private static func contents(in folder: String) -> Contents? {
    let path = folder + "/" + language
    guard case .success(let affixes) = Workspace.contents(path + ".aff"),
      case .success(let words) = Workspace.contents(path + ".dic")
    else { return nil }
    return Contents(affixes: affixes.bytes, words: words.bytes)
  }
}
