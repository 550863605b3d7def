/// What is known of the inflection of a language: enough to see which taught word a form belongs to.
///
/// It is generous: a form that could belong to a taught word counts as known, since a false alarm costs a teacher
/// more than a missed word.
package struct Morphology: Sendable {
  /// ISO 639 code.
  package let language: String
  /// The words, folded, that a folded form may be an inflected form of, likeliest first; without the form itself.
  package let lemmas: @Sendable (String) -> [String]
  /// Words that carry no meaning of their own and need no card: articles, clitics, particles; folded.
  package let functionWords: Set<String>
  /// Beginnings with an apostrophe that are words of their own, folded: `l'` of `l'eau`.
  package let elisions: Set<String>

  /// Inflection of a language.
  package init(
    _ language: String, functionWords: Set<String>, elisions: Set<String> = [],
    lemmas: @escaping @Sendable (String) -> [String]
  ) {
    self.language = language
    self.lemmas = lemmas
    self.functionWords = functionWords
    self.elisions = elisions
  }

  /// The languages whose inflection is known.
  package static let all: [Morphology] =
    [.arabic, .english, .french, .mandarin, .russian, .spanish] + uninflected

  /// The inflection of a language; nil when it is not known.
  package static func of(_ language: String) -> Morphology? { all.first { $0.language == language } }

  /// Mandarin: no inflection; particles of aspect, mood and attribution need no card.
  ///
  /// Source: Li & Thompson 1981, Mandarin Chinese: a functional reference grammar, chapters 2, 6 and 7.
  static let mandarin = Morphology(
    "zh", functionWords: Set("了着过的地得们吗呢吧啊呀嘛".map(String.init))
  ) { _ in [] }

  /// Languages whose words do not change, so that a word is taught in the one form it has.
  ///
  /// Source: Dryer & Haspelmath 2013, World Atlas of Language Structures, chapter 20A, isolating.
  private static let uninflected = ["yue", "vi", "th", "lo", "km"].map { language in
    Morphology(language, functionWords: []) { _ in [] }
  }

  /// The rest of a word behind an elided article or pronoun: `eau` of `l'eau`; nil for any other word.
  package func withoutElision(_ word: String) -> String? {
    guard !elisions.isEmpty, let mark = word.utf8.firstIndex(of: 0x27) else { return nil }
    let next = word.utf8.index(after: mark)
    guard next < word.endIndex, elisions.contains(String(word[..<next])) else { return nil }
    return String(word[next...])
  }
}

/// Endings of inflected forms with the endings of the words they come from.
package struct EndingTable: Sendable {
  private let lemmaEndings: [String: [String]]
  /// Characters of the longest ending.
  private let longest: Int

  /// A table from lines such as `aríamos ería: ar er`, where `-` is no ending.
  ///
  /// Each ending before the colon may come from each of those behind it.
  package init(_ lines: String) {
    var table: [String: [String]] = [:]
    for (endings, lemmas) in tableLines(lines) {
      let lemmas = lemmas.map { $0 == "-" ? "" : $0 }
      for ending in endings {
        let ending = ending == "-" ? "" : ending
        table[ending, default: []] += lemmas.filter { $0 != ending }
      }
    }
    lemmaEndings = table
    longest = table.keys.map(\.count).max() ?? 0
  }

  /// The words that a form may come from, those of the longest endings first.
  ///
  /// - Parameter stem: The least number of characters before the ending.
  package func lemmas(of form: String, stem: Int) -> [String] {
    var lemmas: [String] = []
    let count = form.count
    for length in stride(from: min(longest, count - stem), through: 0, by: -1) {
      let place = form.index(form.startIndex, offsetBy: count - length)
      guard let endings = lemmaEndings[String(form[place...])] else { continue }
      let base = form[..<place]
      lemmas += endings.map { base + $0 }
    }
    return lemmas
  }
}

/// Forms that do not follow from endings, with the words they belong to.
package struct IrregularForms: Sendable {
  private let lemmasOfForm: [String: [String]]

  /// A table from lines such as `venir devenir: viens vient ven~ viendr+`.
  ///
  /// Further words before the colon have the first one's forms behind their own beginning: `deviens`. A mark behind
  /// a form stands for each of its endings.
  package init(_ lines: String, endings: [Character: String] = [:]) {
    let marks = endings.mapValues { $0.split(separator: " ").map { $0 == "-" ? "" : String($0) } }
    var table: [String: [String]] = [:]
    for (lemmas, forms) in tableLines(lines) {
      guard let model = lemmas.first else { continue }
      var all: [String] = []
      for form in forms {
        if let mark = form.last, let endings = marks[mark] {
          all += endings.map { form.dropLast() + $0 }
        } else {
          all.append(form)
        }
      }
      for lemma in lemmas {
        let beginning = lemma.hasSuffix(model) ? String(lemma.dropLast(model.count)) : ""
        for form in all { table[beginning + form, default: []].append(lemma) }
      }
    }
    lemmasOfForm = table
  }

  /// The words that a form belongs to.
  package func lemmas(of form: String) -> [String] { lemmasOfForm[form] ?? [] }
}

/// The lines of a table, each with its words before and behind the colon.
private func tableLines(_ text: String) -> [([String], [String])] {
  text.split(separator: "\n").map { line in
    let parts = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
    precondition(parts.count == 2, "a line of a table has one colon: '\(line)'")
    return (parts[0], parts[1])
  }
}
