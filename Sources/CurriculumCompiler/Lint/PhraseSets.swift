/// Words and phrases of several languages as sets of folded texts, for a rule's check.
struct PhraseSets {
  private var byLanguage: [String: Set<String>] = [:]
  private let every: Set<String>

  /// The lists of a parameter, made once for each run of a check.
  init(_ lists: [String: [String]]) {
    for (language, phrases) in lists {
      byLanguage[language] = Set(phrases.map { foldedWords($0).joined(separator: " ") })
    }
    every = byLanguage.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The phrases of a language; none when there is no list for it.
  subscript(language: String) -> Set<String> { byLanguage[language] ?? [] }

  /// True when there is a list for a language.
  func knows(_ language: String) -> Bool { byLanguage[language] != nil }

  /// True when a phrase of any language is the whole of some words.
  func matchesWhole(_ words: [String]) -> Bool {
    !words.isEmpty && every.contains(words.count == 1 ? words[0] : words.joined(separator: " "))
  }
}

extension RuleContext {
  /// The language in which an item asks, as ISO 639 code; empty when it is not known.
  ///
  /// A course asks in the learners' language but for gaps, which stand in sentences of the language taught. Edutok's
  /// decks are in English.
  func promptLanguage(of item: Item) -> String {
    switch item.home {
    case .lesson, .bossTest:
      guard let course = course(of: item) else { return "" }
      if let question = item.question, case .cloze = question.body { return course.code.string }
      return course.source.code.string
    case .quiz: return quiz(of: item).map { String($0.language.string.prefix { $0 != "-" }) } ?? ""
    case .kit(let kit): return story(ofKit: kit)?.source.code.string ?? ""
    case .deck: return "en"
    }
  }

  /// True for questions about a subject, whose options are statements and terms, not words to learn.
  func isAboutSubject(_ item: Item) -> Bool {
    switch item.home {
    case .quiz, .deck: true
    case .lesson, .bossTest, .kit: false
    }
  }
}
