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

  /// The first dictionary found, or that there is none.
  static func find() -> Spelling {
    for folder in folders {
      let path = folder + "/" + language
      guard case .success(let affixes) = Workspace.contents(path + ".aff"),
        case .success(let words) = Workspace.contents(path + ".dic"),
        let dictionary = SpellingDictionary(affixes: affixes.bytes, words: words.bytes)
      else { continue }
      return .dictionary(dictionary)
    }
    return .noDictionary("en-GB")
  }
}
