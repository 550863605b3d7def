/// Why a candidate can be no option of an item: it may be right, or gives something away.
package enum Rejection: String, CaseIterable, Sendable {
  case sameText = "the same as the answer"
  case accepted = "accepted as an answer"
  case samePrompt = "the answer to the same question"
  case synonym = "a synonym of the answer"
  case partOfKey = "a part of the answer, or the answer a part of it"
  case sameQuantity = "the same quantity as the answer"
  case numberAgainstText = "a number against words"
  case otherScript = "in another script"
  case otherOption = "the same as another option"
  case article = "given away by 'a' or 'an'"
  case inStem = "shown in the question"
  case banned = "banned by the author"
  case notTaught = "not taught by then"
  case lowScore = "not plausible enough"
}

/// What is not wrong with an option, but gives those who look closely a hint.
package struct SoftFlaws: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let number = SoftFlaws(rawValue: 1)
  package static let gender = SoftFlaws(rawValue: 2)
  package static let wordClass = SoftFlaws(rawValue: 4)
  package static let capitals = SoftFlaws(rawValue: 8)
  package static let length = SoftFlaws(rawValue: 16)
  package static let kindOfKey = SoftFlaws(rawValue: 32)

  /// The flaws in words.
  package var names: [String] {
    let all: [(SoftFlaws, String)] = [
      (.number, "singular against plural"), (.gender, "another gender"),
      (.wordClass, "another part of speech"),
      (.capitals, "other capitals"), (.length, "much longer or shorter"),
      (.kindOfKey, "a kind of the answer, or the answer a kind of it"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }

  /// How many there are.
  var count: Int { rawValue.nonzeroBitCount }
}
