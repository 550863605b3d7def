/// Who an entity is: its id, what it was called before, and its number in the bundle.
///
/// A class only so that handing it on costs one reference count, not one for each text; it never changes.
package final class Identity: Sendable {
  /// What the entity is.
  package let kind: EntityKind
  /// Within what the id is unique; empty for the curriculum.
  package let namespace: String
  /// The authored id.
  package let id: Text
  /// The first id it ever had, where that is another.
  package let originID: String?
  /// The number in the bundle: from the origin key, or given with `uid`.
  package let number: Int64
  /// True when the number was given with `uid`, though it may be the one that the origin key has.
  let isNumberGiven: Bool

  init(
    kind: EntityKind, namespace: String, id: Text, originID: String?, number: Int64, isNumberGiven: Bool
  ) {
    self.kind = kind
    self.namespace = namespace
    self.id = id
    self.originID = originID
    self.number = number
    self.isNumberGiven = isNumberGiven
  }

  /// `kind/namespace/id`.
  package var key: String { kind.key(namespace: namespace, id: id.string) }

  /// The key that the number comes from, unless it was given: that of the first id it ever had.
  package var originKey: String { kind.key(namespace: namespace, id: originID ?? id.string) }
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
