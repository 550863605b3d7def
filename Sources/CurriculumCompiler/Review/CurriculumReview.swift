/// What a change of a curriculum means for learners and teachers.
struct CurriculumReview: Sendable {
  /// An entity that is in both versions and not the same.
  struct Change: Sendable {
    let base: ReviewedEntity
    let head: ReviewedEntity
    /// What is said otherwise: the name, what it was, what it is; nil where nothing was or is said.
    let facts: [(name: String, was: String?, now: String?)]
    /// Numbers that make it easier or harder.
    let weights: [(name: String, was: Double, now: Double, isHarder: Bool)]
    /// True when it stands elsewhere.
    let isMoved: Bool
  }

  /// What is new, in the order of the files.
  let added: [ReviewedEntity]
  /// What is gone.
  let removed: [ReviewedEntity]
  /// What is said otherwise, or has become easier or harder.
  let changed: [Change]
  /// What stands elsewhere, whether it is said otherwise or not.
  let moved: [Change]
  /// What has another id, and says under `was` which it had.
  let renamed: [Change]

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - pair: The versions.
  ///   - files: The files that differ; what stands in others is the same in both.
  /// - Complexity: O(*n*) in the entities of the curriculum.
  init(_ pair: VersionPair, files: Set<SourceFile.ID>) {
    let old = ReviewCollector(pair.base.curriculum, files: files).entities
    let new = ReviewCollector(pair.head.curriculum, files: files).entities
    var oldByKey: [String: ReviewedEntity] = [:]
    for entity in old { oldByKey[Self.key(entity)] = entity }
    var added: [ReviewedEntity] = []
    var changes: [Change] = []
    var kept: Set<String> = []
    for entity in new {
      guard let before = oldByKey[Self.key(entity)] else {
        added.append(entity)
        continue
      }
      kept.insert(Self.key(entity))
      changes.append(Self.change(before, entity))
    }
    self.added = added
    removed = old.filter { !kept.contains(Self.key($0)) }
    changed = changes.filter { !$0.facts.isEmpty || !$0.weights.isEmpty }
    moved = changes.filter(\.isMoved)
    renamed = changes.filter { $0.base.id != $0.head.id }
  }

  private static func key(_ entity: ReviewedEntity) -> String { "\(entity.kind.rawValue)/\(entity.number)" }

  private static func change(_ base: ReviewedEntity, _ head: ReviewedEntity) -> Change {
    var facts: [(String, String?, String?)] = []
    let was = Dictionary(base.facts.map { ($0.name, $0.text) }) { first, _ in first }
    let now = Dictionary(head.facts.map { ($0.name, $0.text) }) { first, _ in first }
    let onlyBefore = base.facts.map(\.name).filter { now[$0] == nil }
    // Bytes decide: Swift's == would call a composed and a decomposed letter the same.
    for name in head.facts.map(\.name) + onlyBefore
    where was[name].map({ Array($0.utf8) }) != now[name].map({ Array($0.utf8) }) {
      facts.append((name, was[name], now[name]))
    }
    var weights: [(String, Double, Double, Bool)] = []
    for weight in head.weights {
      guard let before = base.weights.first(where: { $0.name == weight.name }), before.value != weight.value
      else { continue }
      weights.append(
        (weight.name, before.value, weight.value, (weight.value > before.value) == weight.growsHarder))
    }
    return Change(base: base, head: head, facts: facts, weights: weights, isMoved: isMoved(base, head))
  }

  /// True when an entity stands elsewhere; a new title of what it stands in is no move.
  private static func isMoved(_ base: ReviewedEntity, _ head: ReviewedEntity) -> Bool {
    base.home != head.home
  }
}
