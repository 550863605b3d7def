/// Gives an English word the form of another: number, tense, capitals.
enum Inflection {
  /// A word in the form of the one that it is to stand for; nil when it has no such form that the lexicon knows.
  ///
  /// - Parameters:
  ///   - spelling: As in other texts, or a dictionary form.
  ///   - isHead: True when the word's number counts; a modifier is taken as it is.
  static func matching(_ spelling: String, to word: PhraseWord, isHead: Bool, _ lexicon: Lexicon?) -> String?
  {
    guard let lexicon, let last = spelling.split(separator: " ").last.map({ String($0).lowercased() }) else {
      return spelling
    }
    let entry = lexicon.word(last)
    let isPlural = Self.isPlural(last, entry, lexicon)
    let isTarget = Self.isPlural(word.folded, lexicon.word(word.folded), lexicon)
    if !isHead { return isPlural && !isTarget ? nil : spelling }
    if isTarget, !isPlural {
      return known(plurals(of: last), lexicon).map { replaceLast(spelling, with: $0) }
    }
    if !isTarget, isPlural {
      guard let entry, lexicon.base(of: entry) != entry else { return nil }
      return replaceLast(spelling, with: lexicon.text(of: lexicon.base(of: entry)))
    }
    for (ending, forms) in [("ing", gerunds(of: last)), ("ed", pasts(of: last))]
    where word.folded.utf8.count > 4 && word.folded.hasSuffix(ending) && !last.hasSuffix(ending) {
      guard let entry, isVerbForm(word.folded, lexicon) else { break }
      // An adjective such as "closed" has an adjective as its opposite, which needs no ending.
      if !lexicon.classes(of: entry).contains(.verb) { return spelling }
      return known(forms, lexicon).map { replaceLast(spelling, with: $0) }
    }
    return spelling
  }

  /// A word with the capitals of another: all of them, the first one, or its own.
  ///
  /// Short words all in capitals are names such as DNA, which say nothing of how others are written.
  static func capitalised(_ word: String, like model: String) -> String {
    let letters = model.unicodeScalars.filter { $0.properties.isAlphabetic }
    guard let first = letters.first, first.properties.isUppercase else { return word }
    if letters.count > 1, letters.allSatisfy({ $0.properties.isUppercase }) {
      return letters.count > 5 ? word.uppercased() : word
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// True when "an" goes before the word, by its letters and a few words that are spoken otherwise.
  static func takesAn(_ word: String) -> Bool {
    let folded = word.lowercased()
    if startsWithOne(of: ["hour", "honest", "honor", "honour", "heir", "unin", "unim", "unid"], folded) {
      return true
    }
    if startsWithOne(of: ["uni", "use", "usu", "uti", "eu", "one", "once", "uran"], folded) { return false }
    return startsWithOne(of: ["a", "e", "i", "o", "u"], folded)
  }

  private static func startsWithOne(of beginnings: [String], _ word: String) -> Bool {
    beginnings.contains { word.hasPrefix($0) }
  }

  private static func isPlural(_ word: String, _ entry: Lexicon.Word?, _ lexicon: Lexicon) -> Bool {
    var word = word
    guard word.withUTF8({ EnglishPlural.stem(of: $0).isPlural }) else { return false }
    return entry.map { lexicon.base(of: $0) != $0 } ?? true
  }

  private static func isVerbForm(_ word: String, _ lexicon: Lexicon) -> Bool {
    lexicon.word(word).map { lexicon.classes(of: $0).contains(.verb) && lexicon.base(of: $0) != $0 } ?? false
  }

  private static func replaceLast(_ phrase: String, with word: String) -> String {
    guard let space = phrase.lastIndex(of: " ") else { return word }
    return phrase[...space] + word
  }

  private static func known(_ forms: [String], _ lexicon: Lexicon) -> String? {
    forms.first { lexicon.word($0) != nil }
  }

  private static func plurals(of word: String) -> [String] {
    if word.hasSuffix("y") { return [word.dropLast() + "ies", word + "s"] }
    let isSibilant = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return isSibilant ? [word + "es"] : [word + "s", word + "es"]
  }

  private static func gerunds(of word: String) -> [String] {
    word.hasSuffix("e") && !word.hasSuffix("ee")
      ? [word.dropLast() + "ing", word + "ing"] : [doubled(word) + "ing", word + "ing"]
  }

  private static func pasts(of word: String) -> [String] {
    if word.hasSuffix("e") { return [word + "d"] }
    if word.hasSuffix("y") { return [word.dropLast() + "ied", word + "ed"] }
    return [doubled(word) + "ed", word + "ed"]
  }

  private static func doubled(_ word: String) -> String { word + word.suffix(1) }
}

/// Prefixes that turn a word into its opposite.
enum OppositePrefix {
  /// Each stands for the other.
  ///
  /// Source: Quirk et al. 1985, "A comprehensive grammar of the English language", appendix I, prefixes of negation,
  /// degree, place and time; and the pairs usual in science.
  private static let pairs: [(String, String)] = [
    ("endo", "exo"), ("endo", "ecto"), ("hyper", "hypo"), ("intra", "inter"), ("intra", "extra"),
    ("pre", "post"),
    ("micro", "macro"), ("mono", "poly"), ("mono", "di"), ("homo", "hetero"), ("sub", "super"),
    ("under", "over"), ("up", "down"), ("intro", "extro"), ("in", "out"), ("in", "ex"), ("im", "ex"),
    ("multi", "uni"), ("uni", "bi"), ("cis", "trans"), ("ana", "cata"), ("an", "cat"), ("an", "cath"),
    ("in", "de"), ("as", "des"), ("fore", "after"), ("hydro", "geo"), ("ultra", "infra"), ("photo", "chemo"),
    ("auto", "hetero"), ("eu", "pro"), ("kilo", "milli"), ("kilo", "mega"), ("phago", "pino"),
  ]
  /// Each turns a quality into its opposite by coming or going.
  private static let negations = ["un", "in", "im", "ir", "il", "non", "dis", "an"]

  /// The words that the lexicon knows with the opposite prefix.
  static func swaps(of word: String, _ lexicon: Lexicon) -> [String] {
    var swaps: [String] = []
    func add(_ swapped: String) {
      if swapped != word, !swaps.contains(swapped), lexicon.word(swapped) != nil { swaps.append(swapped) }
    }
    for (a, b) in pairs {
      for (own, other) in [(a, b), (b, a)] where word.hasPrefix(own) && word.utf8.count >= own.utf8.count + 3
      {
        add(other + word.dropFirst(own.count))
      }
    }
    guard isQuality(word, lexicon) else { return swaps }
    for negation in negations where isQuality(negation + word, lexicon) { add(negation + word) }
    for negation in negations where word.hasPrefix(negation) && word.utf8.count >= negation.utf8.count + 4 {
      let positive = String(word.dropFirst(negation.count))
      if isQuality(positive, lexicon) { add(positive) }
    }
    return swaps
  }

  private static func isQuality(_ word: String, _ lexicon: Lexicon) -> Bool {
    guard let entry = lexicon.word(word) else { return false }
    return !lexicon.classes(of: entry).isDisjoint(with: [.adjective, .adverb])
  }
}
