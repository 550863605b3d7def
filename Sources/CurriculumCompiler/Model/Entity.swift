/// Who an entity is: its id, what it was called before, and its number in the bundle.
///
/// A class only so that handing it on costs one reference count, not one for each text; it never changes.
package final class Identity: Sendable {
  /// The authored id.
  package let id: Text
  /// `kind/namespace/id`.
  package let key: String
  /// The key that the number comes from: that of the first id it ever had.
  package let originKey: String
  /// The number in the bundle: from the origin key, or given with `uid`.
  package let number: Int64
  /// The number that `key` alone would give; differs from `number` for what was renamed.
  package let currentNumber: Int64

  init(
    id: Text, key: String, originKey: String, number: Int64, currentNumber: Int64
  ) {
    self.id = id
    self.key = key
    self.originKey = originKey
    self.number = number
    self.currentNumber = currentNumber
  }
}

/// The kinds of entities that have an id.
package enum EntityKind: String, CaseIterable, Sendable {
  case language, band, unit, lesson, card
  case bossTest = "boss-test"
  case story, stage, exam, kit, quiz, deck, question
}

/// A picture and what it shows.
package struct Image: Sendable {
  /// A path inside the curriculum or an https address.
  package let file: Text
  /// What it shows, without giving the answer away.
  package let alt: Text?
}

/// A language and its variety.
package struct LanguageTag: Sendable {
  /// ISO 639 code.
  package let code: Text
  /// BCP 47 tag.
  package let variant: Text?
  /// ISO 15924 code.
  package let script: Text?
}
