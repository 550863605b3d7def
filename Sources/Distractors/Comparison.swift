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
  /// Where the candidate comes from, as seen from the key.
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
  withUnsafePointer(to: key.traits) { key in
    withUnsafePointer(to: candidate.traits) { candidate in
      withPointer(toTraitsOf: prompt) {
        compare(key: key, candidate: candidate, prompt: $0, context, lexicon)
      }
    }
  }
}

/// Calls a function with a way to the traits of a text that copies nothing.
func withPointer<Result>(
  toTraitsOf text: OptionText?, _ body: (UnsafePointer<OptionTraits>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  return withUnsafePointer(to: text.traits) { body($0) }
}

/// Says what each signal makes of a candidate beside a key, both given by their places in a list.
package func compare(
  key: Int, candidate: Int, in texts: [OptionTraits], _ context: PairContext, lexicon: Lexicon?
) -> SignalValues {
  precondition(texts.indices.contains(key) && texts.indices.contains(candidate), "both are in the list")
  return texts.withUnsafeBufferPointer { texts in
    guard let first = texts.baseAddress else { return SignalValues() }
    return compare(key: first + key, candidate: first + candidate, prompt: nil, context, lexicon)
  }
}

/// What a candidate beside a key is worth by two sets of weights, both given by their places in a list.
///
/// Does what `compare` and two scores do, without handing the signals' values on.
package func scores(
  key: Int, candidate: Int, in texts: [OptionTraits], _ context: PairContext, lexicon: Lexicon?,
  by one: SignalWeights, and other: SignalWeights
) -> (Float, Float) {
  precondition(texts.indices.contains(key) && texts.indices.contains(candidate), "both are in the list")
  return texts.withUnsafeBufferPointer { texts in
    guard let first = texts.baseAddress else { return (0, 0) }
    let values = compare(key: first + key, candidate: first + candidate, prompt: nil, context, lexicon)
    return (values.score(one), values.score(other))
  }
}

/// Says what the signals of meaning make of a candidate beside a key, both given by their places in a list.
package func compareMeaning(
  key: Int, candidate: Int, in texts: [OptionTraits], lexicon: Lexicon?
) -> SignalValues {
  precondition(texts.indices.contains(key) && texts.indices.contains(candidate), "both are in the list")
  var values = SignalValues()
  guard let lexicon else { return values }
  texts.withUnsafeBufferPointer { texts in
    guard let first = texts.baseAddress else { return }
    compareMeaning(first + key, first + candidate, nil, lexicon, &values)
  }
  return values
}

/// Says what each signal makes of a candidate beside a key, from what was read in both.
///
/// By pointers, since a copy of both costs as much as the comparison.
func compare(
  key: UnsafePointer<OptionTraits>, candidate: UnsafePointer<OptionTraits>,
  prompt: UnsafePointer<OptionTraits>?, _ context: PairContext, _ lexicon: Lexicon?
) -> SignalValues {
  var values = SignalValues()
  compareLetters(key, candidate, &values)
  compareNumbers(key, candidate, &values)
  if let lexicon {
    compareGrammar(key, candidate, &values)
    compareMeaning(key, candidate, prompt?.pointee.meaning, lexicon, &values)
  }
  if let prompt { values.set(.promptWords, candidate.pointee.words.shareOfContent(in: prompt.pointee.words)) }
  apply(context, &values)
  return values
}

extension SignalValues {
  /// Sets a value; the signal is a literal, so that its lane is known when this is compiled.
  @inline(__always)
  fileprivate mutating func set(_ signal: Signal, _ value: Float) { lanes[signal.lane] = value }
}

private func compareLetters(
  _ key: UnsafePointer<OptionTraits>, _ candidate: UnsafePointer<OptionTraits>, _ values: inout SignalValues
) {
  let longer = max(key.pointee.foldedLength, candidate.pointee.foldedLength)
  if longer > 0 {
    let shorter = Int(min(key.pointee.foldedLength, candidate.pointee.foldedLength))
    let scale = Float(min(8, longer))
    let ending = (key.pointee.lastLetters ^ candidate.pointee.lastLetters).trailingZeroBitCount / 8
    values.set(.ending, Float(min(ending, shorter)) / scale)
    let beginning = (key.pointee.firstLetters ^ candidate.pointee.firstLetters).leadingZeroBitCount / 8
    values.set(.beginning, Float(min(beginning, shorter)) / scale)
  }
  let capitals: OptionTraits.Marks = [.firstCapital, .allCapitals, .innerCapital]
  let differing = key.pointee.marks.symmetricDifference(candidate.pointee.marks).intersection(capitals)
  if differing.isEmpty {
    values.set(.capitals, 1)
  } else if !differing.contains(.firstCapital), !differing.contains(.allCapitals) {
    values.set(.capitals, 0.5)
  }
  let words = key.pointee.words.count + candidate.pointee.words.count
  if words > 0 {
    let shared = key.pointee.words.shared(with: candidate.pointee.words)
    if shared > 0 { values.set(.sharedWords, Float(shared) / Float(words - shared)) }
  }
  values.set(.tokenDifference, Float(min(8, abs(key.pointee.wordCount - candidate.pointee.wordCount))) / 8)
  values.set(
    .lengthDifference, min(2, abs(key.pointee.logarithmOfLength - candidate.pointee.logarithmOfLength)) / 2)
}

private func compareNumbers(
  _ key: UnsafePointer<OptionTraits>, _ candidate: UnsafePointer<OptionTraits>, _ values: inout SignalValues
) {
  if key.pointee.marks.contains(.digits) == candidate.pointee.marks.contains(.digits) {
    values.set(.digits, 1)
  }
  guard key.pointee.marks.contains(.number), candidate.pointee.marks.contains(.number) else { return }
  guard key.pointee.unitHash == candidate.pointee.unitHash else { return }
  values.set(.unit, 1)
  if key.pointee.number == candidate.pointee.number {
    values.set(.nearNumber, 1)
  } else if (key.pointee.number < 0) == (candidate.pointee.number < 0), key.pointee.number != 0,
    candidate.pointee.number != 0
  {
    values.set(
      .nearNumber, 1 / (1 + abs(key.pointee.logarithmOfNumber - candidate.pointee.logarithmOfNumber)))
  }
}

private func compareGrammar(
  _ key: UnsafePointer<OptionTraits>, _ candidate: UnsafePointer<OptionTraits>, _ values: inout SignalValues
) {
  if let plural = key.pointee.isPlural {
    values.set(.number, candidate.pointee.isPlural.map { $0 == plural ? 1 : 0 } ?? 0.5)
  } else if candidate.pointee.isPlural == nil {
    values.set(.number, 1)
  }
  if key.pointee.classOfHead == candidate.pointee.classOfHead {
    values.set(.headClass, key.pointee.classOfHead == .unknown ? 0.5 : 1)
  } else if key.pointee.possibleClasses & candidate.pointee.possibleClasses != 0 {
    values.set(.headClass, 0.5)
  }
  let shared = pointwiseMin(key.pointee.classCounts, candidate.pointee.classCounts).wrappedSum()
  let most = pointwiseMax(key.pointee.classCounts, candidate.pointee.classCounts).wrappedSum()
  if most > 0 { values.set(.classes, Float(shared) / Float(most)) }
}

private func compareMeaning(
  _ key: UnsafePointer<OptionTraits>, _ candidate: UnsafePointer<OptionTraits>,
  _ promptMeaning: Lexicon.Meaning?, _ lexicon: Lexicon,
  _ values: inout SignalValues
) {
  if let meaning = candidate.pointee.meaning {
    if let other = key.pointee.meaning { values.set(.meaning, max(0, lexicon.similarity(other, meaning))) }
    if let promptMeaning { values.set(.promptMeaning, max(0, lexicon.similarity(promptMeaning, meaning))) }
  }
  if key.pointee.marks.contains(.frequency), candidate.pointee.marks.contains(.frequency) {
    values.set(.frequencyDifference, min(5, abs(key.pointee.frequency - candidate.pointee.frequency)) / 5)
  }
  guard let word = key.pointee.headWord, let other = candidate.pointee.headWord else { return }
  if key.pointee.fields & candidate.pointee.fields != 0 { values.set(.field, 1) }
  guard word != other else { return values.set(.kind, 1) }
  let (nearness, areSisters) = key.pointee.kinds.compared(with: candidate.pointee.kinds)
  values.set(.kind, nearness)
  if areSisters { values.set(.sister, 1) }
}

private func apply(_ context: PairContext, _ values: inout SignalValues) {
  values.set(.distance, context.distance.nearness)
  if context.coOptions != 0 { values.set(.memory, CoOptionMemory.strength(of: context.coOptions)) }
  if let same = context.samePartOfSpeech { values.set(.partOfSpeech, same ? 1 : -1) }
  if let same = context.sameGender { values.set(.gender, same ? 1 : -1) }
  if let same = context.sameNumber { values.set(.number, same ? 1 : 0) }
  values.set(.lookAlike, min(1, max(0, context.lookAlike)))
}
