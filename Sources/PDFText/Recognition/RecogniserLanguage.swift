/// How Tesseract names languages.
package enum RecogniserLanguage {
  /// Tesseract's name for a language of the curriculum, as in "es" or "zh-Hant"; nil where it is not known.
  package static func name(of tag: String) -> String? {
    let parts = tag.lowercased().split(separator: "-").map(String.init)
    guard let first = parts.first else { return nil }
    if first == "zh" { return parts.contains { ["hant", "tw", "hk"].contains($0) } ? "chi_tra" : "chi_sim" }
    return names[first] ?? (names.values.contains(first) ? first : nil)
  }

  /// The names of several languages, as in "eng+fra"; nil where they are not how Tesseract writes them.
  static func parts(of names: String) -> [String]? {
    let parts = names.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let areNames = parts.allSatisfy { name in
      // Each becomes a part of a file's name.
      name.utf8.count >= 3 && name.utf8.count <= 30 && name.first?.isLetter == true
        && name.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        }
    }
    return areNames ? parts : nil
  }

  /// The package of Debian that has the data of a language.
  static func package(of language: String) -> String {
    "tesseract-ocr-" + language.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
  }

  /// ISO 639-1 to the names of Tesseract's data files, most of which are ISO 639-2/T.
  ///
  /// Source: tesseract(1), "Languages and scripts", version 5.3.
  private static let names = [
    "af": "afr", "ar": "ara", "be": "bel", "bg": "bul", "bn": "ben", "ca": "cat", "cs": "ces", "cy": "cym",
    "da": "dan", "de": "deu", "el": "ell", "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus",
    "fa": "fas", "fi": "fin", "fr": "fra", "ga": "gle", "gl": "glg", "he": "heb", "hi": "hin", "hr": "hrv",
    "hu": "hun", "hy": "hye", "id": "ind", "is": "isl", "it": "ita", "ja": "jpn", "ka": "kat", "ko": "kor",
    "la": "lat", "lt": "lit", "lv": "lav", "mk": "mkd", "ms": "msa", "mt": "mlt", "nb": "nor", "nl": "nld",
    "no": "nor", "pa": "pan", "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk", "sl": "slv",
    "sq": "sqi", "sr": "srp", "sv": "swe", "sw": "swa", "ta": "tam", "te": "tel", "th": "tha", "tr": "tur",
    "uk": "ukr", "ur": "urd", "vi": "vie", "yi": "yid",
  ]
}
