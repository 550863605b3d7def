/// The part of what is known of an option that stands close together in memory, for a first look at many.
struct OptionOutline: Sendable {
  private let firstLetters: UInt32
  private let lastLetters: UInt32
  private let fields: UInt64
  private let unitHash: UInt32
  /// 256 times the natural logarithm.
  private let size: Int16
  private let marks: UInt16
  private let classOfHead: UInt8
  /// 0 unknown, 1 singular, 2 plural.
  private let plural: UInt8
  private let wordCount: UInt8
  /// 24 times the natural logarithm.
  private let length: UInt8
  /// 30 times its logarithm; 0 unknown.
  private let frequency: UInt8
  private let possibleClasses: UInt8
  private let foldedLength: UInt8
  /// What the text means.
  let meaning: Lexicon.Meaning?

  /// Takes what a first look needs.
  init(_ traits: OptionTraits) {
    firstLetters = UInt32(truncatingIfNeeded: traits.firstLetters >> 32)
    lastLetters = UInt32(truncatingIfNeeded: traits.lastLetters)
    fields = traits.fields
    unitHash = traits.unitHash
    size = Int16(clamping: Int(traits.logarithmOfNumber * 256))
    marks = traits.marks.rawValue
    classOfHead = traits.classOfHead.rawValue
    plural = traits.isPlural.map { $0 ? 2 : 1 } ?? 0
    wordCount = UInt8(clamping: traits.wordCount)
    length = UInt8(clamping: Int(traits.logarithmOfLength * 24))
    frequency = UInt8(clamping: Int(traits.frequency * 30))
    possibleClasses = traits.possibleClasses
    foldedLength = UInt8(clamping: traits.foldedLength)
    meaning = traits.meaning
  }

  /// About what the signals of form will say, in thousandths of a score.
  @inline(__always)
  func promise(beside key: OptionOutline, _ weights: OutlineWeights) -> Int32 {
    var promise: Int32 = 0
    let differing = marks ^ key.marks
    if differing & OptionTraits.Marks.digits.rawValue == 0 { promise += weights.digits }
    if differing & OutlineWeights.capitals == 0 { promise += weights.capitals }
    promise +=
      plural == key.plural ? weights.number : (plural == 0 && key.plural != 0 ? weights.number / 2 : 0)
    if classOfHead == key.classOfHead {
      promise += weights.headClass
    } else if possibleClasses & key.possibleClasses != 0 {
      promise += weights.headClass / 2
    }
    if fields & key.fields != 0 { promise += weights.field }
    let scale = Int32(min(8, max(1, max(foldedLength, key.foldedLength))))
    let ending = Int32((lastLetters ^ key.lastLetters).trailingZeroBitCount / 8)
    let beginning = Int32((firstLetters ^ key.firstLetters).leadingZeroBitCount / 8)
    promise += (ending * weights.ending + beginning * weights.beginning) / scale
    promise += Int32(min(8, abs(Int(wordCount) - Int(key.wordCount)))) * weights.word
    promise += Int32(min(48, abs(Int(length) - Int(key.length)))) * weights.length
    if frequency != 0, key.frequency != 0 {
      promise += Int32(min(150, abs(Int(frequency) - Int(key.frequency)))) * weights.frequency / 150
    }
    if marks & key.marks & OptionTraits.Marks.number.rawValue != 0, unitHash == key.unitHash {
      promise += weights.unit + 256 * weights.nearNumber / Int32(256 + abs(Int(size) - Int(key.size)))
    }
    return promise
  }
}

/// Weights in thousandths of a score, for outlines.
struct OutlineWeights: Sendable {
  /// The marks that the signal of capitals compares.
  static let capitals = OptionTraits.Marks([.firstCapital, .allCapitals, .innerCapital]).rawValue

  /// For digits in both or in neither.
  let digits: Int32
  /// For capitals in the same places.
  let capitals: Int32
  /// For the same grammatical number.
  let number: Int32
  /// For heads of one class.
  let headClass: Int32
  /// For a shared field.
  let field: Int32
  /// For the whole of the last letters.
  let ending: Int32
  /// For the whole of the first letters.
  let beginning: Int32
  /// For each word of difference.
  let word: Int32
  /// For each 24th of the logarithm's difference.
  let length: Int32
  /// For the whole range.
  let frequency: Int32
  /// For numbers of one unit.
  let unit: Int32
  /// For equal numbers of one unit.
  let nearNumber: Int32
  /// For equal meanings.
  let meaning: Float

  /// Rounds weights.
  init(_ weights: SignalWeights) {
    func thousandths(_ signal: Signal, _ share: Float = 1) -> Int32 {
      Int32(max(-1_000_000, min(1_000_000, weights[signal] * 1000 * share)).rounded())
    }
    digits = thousandths(.digits)
    capitals = thousandths(.capitals)
    number = thousandths(.number)
    headClass = thousandths(.headClass)
    field = thousandths(.field)
    ending = thousandths(.ending)
    beginning = thousandths(.beginning)
    word = thousandths(.tokenDifference, 1 / 8)
    length = thousandths(.lengthDifference, 1 / 48)
    frequency = thousandths(.frequencyDifference)
    unit = thousandths(.unit)
    nearNumber = thousandths(.nearNumber)
    meaning = max(-1000, min(1000, weights[.meaning])) * 1000
  }
}
