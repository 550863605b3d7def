/// A course: one language taught from another.
package struct Course: Sendable {
  package let identity: Identity
  package let code: Text
  package let name: Text
  package let nativeName: Text?
  package let variant: Text?
  package let script: Text
  package let direction: WritingDirection
  /// Where the direction is written; nil where the course says none.
  package let directionSpan: SourceSpan?
  package let flagEmoji: Text?
  package let source: LanguageTag
  package let dialectPolicy: Text?
  package let romanisation: Text?
  package let hasGenderedNouns: Bool?
  package let closedClass: [Text]
  package let properNames: [Text]
  package let entry: Text?
  package let span: SourceSpan
}

/// A step on the ACTFL scale within a course.
package struct Band: Sendable {
  package let identity: Identity
  /// The course's id.
  package let course: Text
  package let sublevel: Spanned<Sublevel>
  package let longLabel: Text
  /// Place among its siblings, from 0, as written or as it stands in a list.
  package let order: Spanned<Int>
  package let unitsRequired: Spanned<Int>
  package let description: Text?
  package let cefr: [(name: Text, value: Text)]
  package let parameters: [(name: Text, value: Text)]
  package let head: SourceSpan
}

/// A theme within a band.
package struct Unit: Sendable {
  package let identity: Identity
  package let course: Text
  /// The band's id.
  package let band: Text
  package let title: Text
  package let description: Text?
  package let canDo: Text?
  package let topics: [Text]
  package let order: Spanned<Int>
  package let head: SourceSpan
}

/// The assessment at the end of a band.
package struct BossTest: Sendable {
  package let identity: Identity
  package let course: Text
  /// The band's id.
  package let band: Text
  package let title: Text
  package let timeLimitSeconds: Spanned<Int>?
  package let passScorePercent: Spanned<Int>
  package let items: [Question]
  package let head: SourceSpan
}
