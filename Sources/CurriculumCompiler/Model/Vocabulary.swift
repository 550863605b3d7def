/// ACTFL's eleven sublevels with Tong's short labels.
///
/// Source: ACTFL Proficiency Guidelines 2012, General Preface; labels from Tong's document, section 2.1.
/// `A1` is Advanced Low here, not CEFR's beginner level.
package enum Sublevel: String, CaseIterable, Sendable {
  case noviceLow = "N1"
  case noviceMid = "N2"
  case noviceHigh = "N3"
  case intermediateLow = "I1"
  case intermediateMid = "I2"
  case intermediateHigh = "I3"
  case advancedLow = "A1"
  case advancedMid = "A2"
  case advancedHigh = "A3"
  case superior = "S"
  case distinguished = "D"

  /// Place on the scale, from 0.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The long label: "Novice Low".
  package var longLabel: String {
    let parts = ["Low", "Mid", "High"]
    return switch rank {
    case 0...2: "Novice \(parts[rank])"
    case 3...5: "Intermediate \(parts[rank - 3])"
    case 6...8: "Advanced \(parts[rank - 6])"
    case 9: "Superior"
    default: "Distinguished"
    }
  }

  /// The sublevel by ACTFL's own abbreviation: NL for Novice Low.
  package init?(alias: String) {
    guard let index = Self.aliases.firstIndex(of: alias) else { return nil }
    self = Self.allCases[index]
  }

  /// ACTFL's own abbreviations of the first nine, in order.
  package static let aliases = ["NL", "NM", "NH", "IL", "IM", "IH", "AL", "AM", "AH"]
}

/// What a lesson trains.
///
/// The first four are Tong's.
package enum LessonType: String, CaseIterable, Sendable {
  case vocabulary, grammar, comprehension
  case pronunciationFocus = "pronunciation_focus"
  case culture, review, dialogue, writing
}

/// The World-Readiness Standards' three modes of communication.
package enum Mode: String, CaseIterable, Sendable {
  case interpretive, interpersonal, presentational
}

/// Parts of speech.
package enum PartOfSpeech: String, CaseIterable, Sendable {
  case noun, verb
  case adjective = "adj"
  case adverb = "adv"
  case pronoun = "pron"
  case determiner = "det"
  case preposition = "prep"
  case conjunction = "conj"
  case numeral = "num"
  case interjection = "intj"
  case phrase, particle, classifier
}

/// Grammatical gender.
package enum Gender: String, CaseIterable, Sendable {
  case masculine = "m"
  case feminine = "f"
  case neuter = "n"
  case common = "c"
  case either = "mf"
}

/// Grammatical number.
package enum GrammaticalNumber: String, CaseIterable, Sendable {
  case singular, plural, dual
}

/// The register of a form of address.
package enum Register: String, CaseIterable, Sendable {
  case formal, informal
}

/// Writing direction.
package enum WritingDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// indi's stages of life, in the order of their raw values.
///
/// Source: indi's document, "Study stage enumeration".
package enum StageName: String, CaseIterable, Sendable {
  case newborn, preschool, earlySchool, highSchool, lifeActivities
  case programmingUniversity, constructionUniversity, sideJob

  /// indi's Int64 raw value.
  package var storedValue: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Exam boards.
///
/// OCR has two suites: Gateway is A, Twenty First Century is B.
package enum Board: String, CaseIterable, Sendable {
  case aqa, edexcel
  case ocrA = "ocr-a"
  case ocrB = "ocr-b"
}

/// GCSE tiers.
package enum Tier: String, CaseIterable, Sendable {
  case foundation, higher
}

/// The sciences of the triple award.
package enum Subject: String, CaseIterable, Sendable {
  case biology, chemistry, physics
}

/// Programmes of study.
package enum Programme: String, CaseIterable, Sendable {
  case gcseTripleScience = "gcse_triple_science"
}

/// Ofqual's assessment objectives.
package enum AssessmentObjective: String, CaseIterable, Sendable {
  case ao1 = "AO1"
  case ao2 = "AO2"
  case ao3 = "AO3"
}

/// How Spark got the questions of a quiz.
package enum GenerationMode: String, CaseIterable, Sendable {
  case extraction, synthesis
}

/// Edutok's depth of a batch.
package enum Depth: String, CaseIterable, Sendable {
  case foundational = "Foundational"
  case intermediate = "Intermediate"
  case advanced = "Advanced"
  case expert = "Expert"
}

/// How closely a curriculum is checked.
package enum Profile: String, CaseIterable, Sendable {
  case strict, `default`, lenient
}

/// The apps that a curriculum is built for.
package enum Target: String, CaseIterable, Sendable {
  case tong, indi, spark, edutok
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The words of the vocabulary in order.
  package static var words: [String] { allCases.map(\.rawValue) }
}
