/// Fixes are applied in this order, so that each builds on what the ones before it made.
enum MendingStage: CaseIterable {
  /// What is needed to read the sources: names of fields, of entities.
  case structure
  /// What they say.
  case content
  /// Ids that are made from what they say.
  case identities

  /// The stage in which the fixes of a rule are applied.
  init(_ rule: String) {
    if rule == Rule.missingIdentifier.name {
      self = .identities
    } else {
      self = Self.isStructural(rule) ? .structure : .content
    }
  }

  /// Whether a new error of a rule may take a fix of this stage back.
  ///
  /// What can be read only after it is checked only then; such errors were there before.
  func counts(_ rule: String) -> Bool { self == .content || Self.isStructural(rule) }

  private static func isStructural(_ rule: String) -> Bool {
    ["yaml/", "schema/", "source/", "id/", "ref/"].contains { rule.hasPrefix($0) }
  }
}
