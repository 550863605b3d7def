/// One readable reason why a text would or would not make a good wrong answer beside a key.
///
/// The raw value is the name an author types in a table of weights.
package enum Signal: String, CaseIterable, Sendable {
  case meaning
  case promptMeaning = "prompt-meaning"
  case field
  case kind
  case sister
  case number
  case headClass = "head-class"
  case classes
  case digits
  case unit
  case nearNumber = "near-number"
  case ending
  case beginning
  case capitals
  case sharedWords = "shared-words"
  case tokenDifference = "token-difference"
  case lengthDifference = "length-difference"
  case frequencyDifference = "frequency-difference"
  case distance
  case memory
  case partOfSpeech = "part-of-speech"
  case gender
  case lookAlike = "look-alike"
  case promptWords = "prompt-words"

  /// What the signal says, for an author.
  package var meaning: String {
    switch self {
    case .meaning: return "The words are used in the same surroundings as the key's."
    case .promptMeaning: return "The words are used in the same surroundings as the question's."
    case .field: return "Both belong to one field of the dictionary, such as substances or acts."
    case .kind: return "The dictionary has a near kind for both, such as 'unit of power'."
    case .sister: return "Both are listed directly under the same kind, as 'volt' and 'ampere' are."
    case .number: return "Both are singular, or both plural."
    case .headClass: return "The main words are of one class, such as noun or verb."
    case .classes: return "The texts are built of the same classes of words."
    case .digits: return "Both hold digits, or neither does."
    case .unit: return "Both are numbers with the same unit."
    case .nearNumber: return "The numbers are near each other."
    case .ending: return "Both end in the same letters."
    case .beginning: return "Both begin with the same letters."
    case .capitals: return "Both have capitals in the same places."
    case .sharedWords: return "Some words stand in both."
    case .tokenDifference: return "One has more words than the other."
    case .lengthDifference: return "One is longer than the other."
    case .frequencyDifference: return "One is rarer in the language than the other."
    case .distance: return "Both come from the same lesson, or from near ones."
    case .memory: return "Both stood together in an accepted question, or an author banned the pair."
    case .partOfSpeech: return "The course gives both the same part of speech, or different ones."
    case .gender: return "The course gives both the same gender, or different ones."
    case .promptWords: return "Words that carry meaning stand in it and in the question."
    case .lookAlike: return "Their forms in the language that is learnt look or sound alike."
    }
  }

  /// False for a difference, whose weight may not be positive; true for all others, whose weight may not be negative.
  package var isSimilarity: Bool {
    switch self {
    case .tokenDifference, .lengthDifference, .frequencyDifference: return false
    default: return true
    }
  }

  /// The signal's place among all: a switch, so that it is a constant where the signal is one.
  @inline(__always)
  var lane: Int {
    switch self {
    case .meaning: return 0
    case .promptMeaning: return 1
    case .field: return 2
    case .kind: return 3
    case .sister: return 4
    case .number: return 5
    case .headClass: return 6
    case .classes: return 7
    case .digits: return 8
    case .unit: return 9
    case .nearNumber: return 10
    case .ending: return 11
    case .beginning: return 12
    case .capitals: return 13
    case .sharedWords: return 14
    case .tokenDifference: return 15
    case .lengthDifference: return 16
    case .frequencyDifference: return 17
    case .distance: return 18
    case .memory: return 19
    case .partOfSpeech: return 20
    case .gender: return 21
    case .lookAlike: return 22
    case .promptWords: return 23
    }
  }
}
