/// How far apart a key and a candidate stand in the curriculum.
package enum CourseDistance: UInt8, Sendable, CaseIterable {
  case sameLesson
  case sameUnit
  case sameBand
  case sameCourse
  case otherCourse
  case unknown

  /// Nearness, 0...1.
  var nearness: Float {
    switch self {
    case .sameLesson: return 1
    case .sameUnit: return 0.8
    case .sameBand: return 0.6
    case .sameCourse: return 0.4
    case .otherCourse: return 0.2
    case .unknown: return 0
    }
  }
}

/// What the curriculum knows of a key and a candidate, where it does.
package struct PairContext: Sendable {
  package var distance: CourseDistance = .unknown
  /// Accepted items in which both stood, or a negative number for a pair that an author banned.
  package var coOptions: Int = 0
  /// Whether both have the part of speech that the course states; nil when it does not.
  package var samePartOfSpeech: Bool?
  /// Whether both have the gender that the course states; nil when it does not.
  package var sameGender: Bool?
  /// Whether both have the grammatical number that the course states; nil leaves it to the texts.
  package var sameNumber: Bool?
  /// Likeness of the forms in the language that is learnt, 0...1.
  package var lookAlike: Float = 0

  /// Nothing is known.
  package init() {}
}

/// Says what each signal makes of a candidate beside a key.
package func compare(
  key: OptionText, candidate: OptionText, prompt: OptionText?, _ context: PairContext, lexicon: Lexicon?
) -> SignalValues {
  compare(
    key: key.traits, candidate: candidate.traits, promptMeaning: prompt?.traits.meaning, context, lexicon)
}

/// Says what each signal makes of a candidate beside a key, from what was read in both.
func compare(
  key: OptionTraits, candidate: OptionTraits, promptMeaning: Lexicon.Meaning?, _ context: PairContext,
  _ lexicon: Lexicon?
) -> SignalValues {
  var values = SignalValues()
  compareLetters(key, candidate, &values)
  compareNumbers(key, candidate, &values)
  if let lexicon {
    compareGrammar(key, candidate, &values)
    compareMeaning(key, candidate, promptMeaning, lexicon, &values)
  }
  apply(context, &values)
  return values
}

extension SignalValues {
  /// Sets a value; the signal is a literal, so that its lane is known when this is compiled.
  @inline(__always)
  fileprivate mutating func set(_ signal: Signal, _ value: Float) { lanes[signal.lane] = value }
}

private func compareLetters(_ key: OptionTraits, _ candidate: OptionTraits, _ values: inout SignalValues) {
  let longer = max(key.foldedLength, candidate.foldedLength)
  if longer > 0 {
    let shorter = Int(min(key.foldedLength, candidate.foldedLength))
    let scale = Float(min(8, longer))
    let ending = (key.lastLetters ^ candidate.lastLetters).trailingZeroBitCount / 8
    values.set(.ending, Float(min(ending, shorter)) / scale)
    let beginning = (key.firstLetters ^ candidate.firstLetters).leadingZeroBitCount / 8
    values.set(.beginning, Float(min(beginning, shorter)) / scale)
  }
  let capitals: OptionTraits.Marks = [.firstCapital, .allCapitals, .innerCapital]
  let differing = key.marks.symmetricDifference(candidate.marks).intersection(capitals)
  if differing.isEmpty {
    values.set(.capitals, 1)
  } else if !differing.contains(.firstCapital), !differing.contains(.allCapitals) {
    values.set(.capitals, 0.5)
  }
  let words = key.words.count + candidate.words.count
  if words > 0 {
    let shared = key.words.shared(with: candidate.words)
    if shared > 0 { values.set(.sharedWords, Float(shared) / Float(words - shared)) }
  }
  values.set(.tokenDifference, Float(min(8, abs(key.wordCount - candidate.wordCount))) / 8)
  values.set(.lengthDifference, min(2, abs(key.logarithmOfLength - candidate.logarithmOfLength)) / 2)
}

private func compareNumbers(_ key: OptionTraits, _ candidate: OptionTraits, _ values: inout SignalValues) {
  if key.marks.contains(.digits) == candidate.marks.contains(.digits) { values.set(.digits, 1) }
  guard key.marks.contains(.number), candidate.marks.contains(.number) else { return }
  guard key.unitHash == candidate.unitHash else { return }
  values.set(.unit, 1)
  if key.number == candidate.number {
    values.set(.nearNumber, 1)
  } else if (key.number < 0) == (candidate.number < 0), key.number != 0, candidate.number != 0 {
    values.set(.nearNumber, 1 / (1 + abs(key.logarithmOfNumber - candidate.logarithmOfNumber)))
  }
}

private func compareGrammar(_ key: OptionTraits, _ candidate: OptionTraits, _ values: inout SignalValues) {
  if let plural = key.isPlural {
    values.set(.number, candidate.isPlural.map { $0 == plural ? 1 : 0 } ?? 0.5)
  } else if candidate.isPlural == nil {
    values.set(.number, 1)
  }
  if key.classOfHead == candidate.classOfHead {
    values.set(.headClass, key.classOfHead == .unknown ? 0.5 : 1)
  } else if key.possibleClasses & candidate.possibleClasses != 0 {
    values.set(.headClass, 0.5)
  }
  let shared = pointwiseMin(key.classCounts, candidate.classCounts).wrappedSum()
  let most = pointwiseMax(key.classCounts, candidate.classCounts).wrappedSum()
  if most > 0 { values.set(.classes, Float(shared) / Float(most)) }
}

private func compareMeaning(
  _ key: OptionTraits, _ candidate: OptionTraits, _ promptMeaning: Lexicon.Meaning?, _ lexicon: Lexicon,
  _ values: inout SignalValues
) {
  if let meaning = candidate.meaning {
    if let other = key.meaning { values.set(.meaning, max(0, lexicon.similarity(other, meaning))) }
    if let promptMeaning { values.set(.promptMeaning, max(0, lexicon.similarity(promptMeaning, meaning))) }
  }
  if key.marks.contains(.frequency), candidate.marks.contains(.frequency) {
    values.set(.frequencyDifference, min(5, abs(key.frequency - candidate.frequency)) / 5)
  }
  guard let word = key.headWord, let other = candidate.headWord else { return }
  if key.fields & candidate.fields != 0 { values.set(.field, 1) }
  let (nearness, areSisters) = key.kinds.compared(with: candidate.kinds)
  values.set(.kind, word == other ? 1 : nearness)
  if areSisters, word != other { values.set(.sister, 1) }
}

private func apply(_ context: PairContext, _ values: inout SignalValues) {
  values.set(.distance, context.distance.nearness)
  if context.coOptions != 0 { values.set(.memory, CoOptionMemory.strength(of: context.coOptions)) }
  if let same = context.samePartOfSpeech { values.set(.partOfSpeech, same ? 1 : -1) }
  if let same = context.sameGender { values.set(.gender, same ? 1 : -1) }
  if let same = context.sameNumber { values.set(.number, same ? 1 : 0) }
  values.set(.lookAlike, min(1, max(0, context.lookAlike)))
}
