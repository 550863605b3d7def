import Foundation

/// A language by its BCP 47 tag, with what a course says of it.
struct LanguageTag {
  /// ISO 639-1: 'es'.
  let code: String
  /// The whole tag, where it says more than the code: 'es-MX'.
  let variant: String?
  /// ISO 15924: 'Latn'.
  let script: String

  /// Reads a tag, also with underscores: 'pt_BR'.
  init(_ tag: String) {
    let language = Locale.Language(identifier: tag.replacing("_", with: "-"))
    code = (language.languageCode?.identifier(.alpha2) ?? language.languageCode?.identifier ?? tag)
      .lowercased()
    let hasMore = tag.contains("-") || tag.contains("_")
    variant = hasMore ? tag.replacing("_", with: "-") : nil
    script = language.script?.identifier ?? language.maximalScript ?? "Latn"
  }

  /// The tag of a language that is named by its tag or in English: 'Spanish'.
  static func named(_ name: String) -> LanguageTag? {
    let wanted = name.trimmed.lowercased()
    guard !wanted.isEmpty else { return nil }
    let english = Locale(identifier: "en")
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
    if let code = codes.first(where: { english.localizedString(forLanguageCode: $0)?.lowercased() == wanted })
    {
      return LanguageTag(code)
    }
    let first = wanted.split { "-_".contains($0) }.first.map(String.init) ?? wanted
    return codes.contains(first) ? LanguageTag(name.trimmed) : nil
  }

  /// The language's name in English, or its code.
  var englishName: String { Locale(identifier: "en").localizedString(forLanguageCode: code) ?? code }

  /// True for a language that is written from right to left.
  var isRightToLeft: Bool { Locale.Language(identifier: variant ?? code).characterDirection == .rightToLeft }

  /// The tag as a story or a course names the language of learners.
  var mapping: AuthoringMapping {
    var mapping = AuthoringMapping()
    mapping.add("code", code)
    mapping.add("variant", variant)
    if script != "Latn" { mapping.add("script", script) }
    return mapping
  }
}

extension Locale.Language {
  /// The script that the language is written in, where its tag does not say it.
  fileprivate var maximalScript: String? {
    Locale.Language(identifier: maximalIdentifier).script?.identifier
  }
}
