/// Parts of speech that the corpus has.
enum PartOfSpeech: String, CaseIterable {
  case noun, verb, phrase
  case adjective = "adj"

  /// Of ten cards in a row: six nouns, two verbs, an adjective, a phrase.
  init(at position: Int) {
    switch position % 10 {
    case 2, 6: self = .verb
    case 4: self = .adjective
    case 9: self = .phrase
    default: self = .noun
    }
  }
}

/// The English side of a card.
struct Gloss {
  /// The first sense, different for every `number` of a part of speech and between parts of speech.
  let sense: String
  /// A second sense that is nobody's first, or nil.
  let synonym: String?

  /// - Parameter number: Counts the words of this part of speech, from 0; the first ones are the shortest.
  init(_ part: PartOfSpeech, number: Int) {
    switch part {
    case .noun: (sense, synonym) = Self.noun(number)
    case .verb: (sense, synonym) = Self.verb(number)
    case .adjective: (sense, synonym) = Self.adjective(number)
    case .phrase: (sense, synonym) = Self.phrase(number)
    }
  }

  private static func noun(_ number: Int) -> (String, String?) {
    let nouns = English.nouns
    let quality = number / nouns.count % (English.adjectives.count + 1)
    let material = number / nouns.count / (English.adjectives.count + 1)
    var words = material == 0 ? "" : English.materials[material - 1] + " "
    words += nouns[number % nouns.count]
    guard quality > 0 else { return (words, nil) }
    let adjective = English.adjectives[quality - 1]
    return (adjective.word + " " + words, adjective.synonym.map { $0 + " " + words })
  }

  private static func verb(_ number: Int) -> (String, String?) {
    let verb = English.verbs[number % English.verbs.count]
    let object = number / English.verbs.count
    guard object > 0 else { return ("to " + verb, "to begin to " + verb) }
    let words = verb + " the " + English.nouns[(object - 1) % English.nouns.count]
    return ("to " + words, "to try to " + words)
  }

  private static func adjective(_ number: Int) -> (String, String?) {
    let adjectives = English.adjectives
    let index = number % adjectives.count
    let degree = number / adjectives.count % (English.degrees.count + 1)
    let second = number / adjectives.count / (English.degrees.count + 1)
    var words = degree == 0 ? "" : English.degrees[degree - 1] + " "
    words += adjectives[index].word
    guard second > 0 else { return (words, degree == 0 ? adjectives[index].synonym : nil) }
    return (words + " and " + adjectives[(index + second) % adjectives.count].word, nil)
  }

  private static func phrase(_ number: Int) -> (String, String?) {
    let nouns = English.nouns
    let place = English.places[number % English.places.count]
    let noun = nouns[number / English.places.count % nouns.count]
    let quality = number / English.places.count / nouns.count
    guard quality > 0 else { return (place + " the " + noun, nil) }
    return (place + " the " + English.adjectives[quality - 1].word + " " + noun, nil)
  }
}
