/// What became of a source: everything that is in it is imported or named here.
package struct ImportReport: Sendable, Encodable {
  /// Things of a kind.
  package struct Count: Sendable, Encodable {
    /// How many the source has.
    package var found = 0
    /// How many were imported.
    package var imported = 0
    /// How many were left out, each named.
    package var leftOut = 0
  }

  /// A thing that was left out as a whole.
  package struct LeftOut: Sendable, Encodable {
    /// What it is: `question`.
    package let kind: String
    /// Where it is in the source.
    package let place: String
    /// Why.
    package let reason: String
  }

  /// A part of an imported thing that had no home.
  package struct LostField: Sendable, Encodable {
    /// Where it is in the source.
    package let place: String
    /// What it is, as the source calls it.
    package let field: String
    /// What it says, shortened.
    package let value: String
    /// Why it was left out.
    package let reason: String
  }

  /// Something that was put right.
  package struct Repair: Sendable, Encodable {
    /// Where it is in the source.
    package let place: String
    /// What was done.
    package let what: String
  }

  /// The format's name.
  package let format: String
  /// The source's name.
  package let source: String
  /// The licence, where the source names one.
  package var licence: String?
  /// The authors, where the source names any.
  package var authors: [String] = []
  /// Counts by kind: `questions`.
  package private(set) var counts: [String: Count] = [:]
  /// What was left out.
  package private(set) var leftOut: [LeftOut] = []
  /// What had no home.
  package private(set) var fields: [LostField] = []
  /// What was put right.
  package private(set) var repairs: [Repair] = []
  /// What an author has to know or to do.
  package private(set) var notes: [String] = []
  /// What is new or otherwise than at the import before; see `ImportMerge`.
  package var changes: [ImportChange] = []

  /// Nothing yet.
  package init(format: String, source: String) {
    self.format = format
    self.source = source
  }

  /// True when all that was found is imported or named.
  package var addsUp: Bool {
    counts.values.allSatisfy { $0.found == $0.imported + $0.leftOut }
      && counts.values.map(\.leftOut).reduce(0, +) == leftOut.count
  }

  /// Counts a thing that becomes part of the curriculum.
  mutating func take(_ kind: String, _ count: Int = 1) {
    counts[kind, default: Count()].found += count
    counts[kind, default: Count()].imported += count
  }

  /// Counts a thing that is left out, and says why.
  mutating func leaveOut(_ kind: String, at place: String, because reason: String) {
    counts[kind, default: Count()].found += 1
    counts[kind, default: Count()].leftOut += 1
    leftOut.append(LeftOut(kind: kind, place: place, reason: reason))
  }

  /// Names a part of an imported thing that has no home.
  mutating func lose(_ field: String, _ value: String = "", at place: String, because reason: String) {
    let short = value.count > 80 ? value.prefix(79) + "…" : value[...]
    fields.append(LostField(place: place, field: field, value: String(short), reason: reason))
  }

  /// Names something that was put right.
  mutating func repair(at place: String, _ what: String) {
    repairs.append(Repair(place: place, what: what))
  }

  /// Tells the author something, once.
  mutating func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }

  /// Adds what became of a part of the source.
  mutating func add(_ part: ImportReport) {
    for (kind, count) in part.counts {
      counts[kind, default: Count()].found += count.found
      counts[kind, default: Count()].imported += count.imported
      counts[kind, default: Count()].leftOut += count.leftOut
    }
    leftOut += part.leftOut
    fields += part.fields
    repairs += part.repairs
    for text in part.notes { note(text) }
  }

  private enum CodingKeys: String, CodingKey {
    case format, source, licence, authors, counts, leftOut, fields, repairs, notes, changes
  }
}

/// What an import did to what was there before.
package struct ImportChange: Sendable, Encodable {
  /// What happened.
  package enum Action: String, Sendable, Encodable, CaseIterable {
    /// It is new.
    case added
    /// The source says it otherwise, and so does the file now.
    case updated
    /// The source has it no more, and so it is gone here.
    case removed
    /// The author changed it, and so it stays, though the source says it otherwise too.
    case kept
  }

  package let action: Action
  /// The file.
  package let path: String
  /// The entry's id; empty for the file's own keys.
  package let id: String
  /// The keys that are meant; empty for all.
  package let fields: [String]
}
