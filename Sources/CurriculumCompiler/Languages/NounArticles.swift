/// The articles of a language with the genders and numbers they stand for.
struct NounArticles: Sendable {
  /// What an article says about its noun.
  struct Meaning: Sendable {
    let genders: [Gender]
    let isPlural: Bool
    /// True for an article of the singular that is also that of every plural: German die, Dutch de.
    let isAlsoPlural: Bool
    let isDefinite: Bool
  }

  private let meanings: [String: Meaning]
  private let language: String

  /// The articles of a language; nil for languages without articles of gender, or whose articles are not known.
  ///
  /// Source: RAE 2010, Nueva gramática, Manual, 14.2; Grevisse & Goosse 2016, §§ 585 to 590; Serianni 2006, IV;
  /// Duden 2016, Die Grammatik, section 392.
  static func of(_ language: String) -> NounArticles? { all[language] }

  /// What an article says; nil for a word that is none.
  ///
  /// With its apostrophe: `l'`.
  func meaning(of word: String) -> Meaning? { meanings[word] }

  private static let all: [String: NounArticles] = {
    let lines = """
      es: el=m la=f los=m+ las=f+ un=m? una=f? unos=m+? unas=f+?
      fr: le=m la=f l'=mf les=mf+ un=m? une=f? des=mf+?
      it: il=m lo=m l'=mf la=f i=m+ gli=m+ le=f+ un=m? uno=m? una=f? un'=f?
      pt: o=m a=f os=m+ as=f+ um=m? uma=f?
      gl: o=m a=f os=m+ as=f+ un=m? unha=f?
      ca: el=m la=f l'=mf els=m+ les=f+ un=m? una=f?
      de: der=m die=f* das=n ein=mn? eine=f?
      nl: de=cmf* het=n
      sv: en=c ett=n
      da: en=c et=n
      nb: en=mc ei=f et=n
      el: ο=m η=f το=n
      """
    var all: [String: NounArticles] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":")
      var meanings: [String: Meaning] = [:]
      for entry in parts[1].split(separator: " ") {
        let pair = entry.split(separator: "=")
        let genders = pair[1].compactMap { Gender(rawValue: String($0)) }
        meanings[String(pair[0])] = Meaning(
          genders: genders, isPlural: pair[1].contains("+"),
          isAlsoPlural: pair[1].contains("*"), isDefinite: !pair[1].contains("?"))
      }
      let language = String(parts[0])
      all[language] = NounArticles(meanings: meanings, language: language)
    }
    return all
  }()

  /// The definite article of a noun in the singular with what stands between the two; nil where it is not certain.
  func definite(for noun: String, _ gender: Gender) -> String? {
    switch (language, gender) {
    case ("es", .masculine): "el "
    case ("es", .feminine): StressedA.begins(noun) == false ? "la " : nil
    case ("fr", .masculine), ("fr", .feminine):
      FrenchElision.isElided(before: noun) ? "l’" : gender == .masculine ? "le " : "la "
    case ("it", .masculine): ItalianArticle.masculine(before: noun)
    case ("it", .feminine): ItalianArticle.beginsWithVowel(noun) ? "l'" : "la "
    case ("pt", .masculine), ("gl", .masculine): "o "
    case ("pt", .feminine), ("gl", .feminine): "a "
    case ("de", .masculine): "der "
    case ("de", .feminine): "die "
    case ("de", .neuter): "das "
    default: nil
    }
  }
}

/// Spanish feminine nouns that take el because they begin with a stressed a.
///
/// Source: RAE 2010, Nueva gramática, Manual, 14.2.1.
enum StressedA {
  /// The nouns, and those that begin like them and take la all the same.
  static let nouns: Set<String> = [
    "agua", "hambre", "águila", "alma", "aula", "hacha", "área", "arma", "ala", "ama", "ancla", "ave",
    "habla",
    "haba", "hada", "asma", "alga", "arca", "arpa", "aspa", "asta", "ansia", "ánfora", "ánima", "áncora",
    "acta",
    "anca", "álgebra", "aura", "aria", "acne", "alba", "ascua", "agua mineral", "ágora",
  ]

  /// True when a noun begins with a stressed a, nil when only its accent would tell, false for any other letter.
  static func begins(_ noun: String) -> Bool? {
    let word = noun.prefix { $0 != " " }.lowercased()
    if nouns.contains(word) || word.hasPrefix("á") || word.hasPrefix("há") { return true }
    return word.hasPrefix("a") || word.hasPrefix("ha") ? nil : false
  }
}

/// Before which French words le and la lose their vowel.
///
/// Source: Grevisse & Goosse 2016, Le bon usage, §§ 44 to 50.
enum FrenchElision {
  /// Words with an aspirated h, and others before which nothing is elided.
  static let aspirated: Set<String> = [
    "hache", "haie", "haine", "hall", "halte", "hamac", "hamburger", "hameau", "hamster", "hanche",
    "handball",
    "handicap", "hangar", "hareng", "haricot", "haricots", "harpe", "hasard", "hâte", "hausse", "haut",
    "hauteur",
    "hérisson", "hernie", "héron", "héros", "hibou", "hiboux", "hiérarchie", "hockey", "hollande", "homard",
    "hongrie", "honte", "hors", "houle", "housse", "huit", "huitième", "hurlement", "hutte", "hot-dog",
    "hublot",
    "onze", "onzième", "oui", "ouistiti", "ululement", "uhlan", "hic", "hippie", "hit", "holding", "hobby",
    "halogène",
  ]

  /// True before a vowel or a mute h.
  static func isElided(before noun: String) -> Bool {
    let word = noun.prefix { $0 != " " }.lowercased()
    guard let first = word.first, !aspirated.contains(word) || word == "halogène" else { return false }
    return "aeiouâàéèêëîïôöûùœæh".contains(first)
  }
}

/// Which Italian article stands before a word.
///
/// Source: Serianni 2006, Grammatica italiana, IV.3 to IV.8.
enum ItalianArticle {
  /// The masculine definite article with what stands behind it.
  static func masculine(before noun: String) -> String {
    beginsWithVowel(noun) ? "l'" : isImpure(noun) ? "lo " : "il "
  }

  /// True for a vowel, also behind a mute h.
  static func beginsWithVowel(_ noun: String) -> Bool {
    guard let first = noun.lowercased().first(where: { $0 != "h" }) else { return false }
    return "aeiouàèéìòù".contains(first) && !isImpure(noun)
  }

  /// True for the beginnings that take lo: s before a consonant, z, gn, ps, pn, x, y, i before a vowel.
  static func isImpure(_ noun: String) -> Bool {
    let letters = Array(noun.lowercased())
    guard letters.count > 1 else { return false }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u", "à", "è", "é", "ì", "ò", "ù"]
    switch letters[0] {
    case "z", "x", "y": return true
    case "s": return !vowels.contains(letters[1])
    case "g": return letters[1] == "n"
    case "p": return letters[1] == "s" || letters[1] == "n"
    case "i": return vowels.contains(letters[1])
    default: return false
    }
  }
}
