/// A normal form cut into its article and the rest.
struct ArticledText: Hashable, Sendable {
  /// The article, such as the infinitive's `to` in English; nil without one.
  let article: String?
  /// What follows the article.
  let rest: String

  /// Cuts the normal form of a text of a language.
  init(_ normal: String, language: String?) {
    let code = AnswerText.base(language)
    // `l'homme` has its article without a space.
    for elided in Self.elided[code] ?? [] {
      if normal.utf8.starts(with: elided.utf8), normal.utf8.count > elided.utf8.count {
        self.init(elided, String(decoding: normal.utf8.dropFirst(elided.utf8.count), as: UTF8.self))
        return
      }
    }
    let parts = normal.split(separator: " ", maxSplits: 1)
    if parts.count == 2, let articles = Self.articles[code], articles.contains(String(parts[0])) {
      self.init(String(parts[0]), String(parts[1]))
    } else {
      self.init(nil, normal)
    }
  }

  private init(_ article: String?, _ rest: String) {
    self.article = article
    self.rest = rest
  }

  private static let articles: [String: Set<String>] = [
    "en": ["a", "an", "the", "to"],
    "es": ["el", "la", "los", "las", "un", "una", "unos", "unas"],
    "fr": ["le", "la", "les", "un", "une", "des"],
    "de": ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines"],
    "it": ["il", "lo", "la", "i", "gli", "le", "un", "uno", "una"],
    "pt": ["o", "a", "os", "as", "um", "uma", "uns", "umas"],
    "ca": ["el", "la", "els", "les", "un", "una", "uns", "unes"],
    "nl": ["de", "het", "een"],
    "sv": ["en", "ett"],
    "da": ["en", "et"],
    "nb": ["en", "ei", "et"],
    "el": ["ο", "η", "το", "οι", "τα", "ένασ", "μια", "ένα"],
  ]

  private static let elided = ["fr": ["l'"], "it": ["l'", "un'"], "ca": ["l'"]]
}
