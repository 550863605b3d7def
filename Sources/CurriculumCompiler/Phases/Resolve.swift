import CurriculumRuntime

/// Turns ids into positions.
///
/// Reports what is named but not there, and ids given twice.
///
/// - Complexity: O(*n* log *n*) in the number of entities, for the search for equal ids; with two threads that is done
///   beside the rest.
package func resolve(
  _ draft: CurriculumDraft, mediaFiles: [String: Int] = [:], otherKeys: [String] = [], threads: Int = 1,
  _ diagnostics: inout Diagnostics
) -> Curriculum {
  let identities = threads > 1 ? Promise(onThread: { checkIdentities(draft) }) : nil
  defer { diagnostics.append((try? identities?.value()) ?? checkIdentities(draft)) }
  var curriculum = Curriculum(draft, mediaFiles: mediaFiles)
  let resolver = Resolver(draft, otherKeys: otherKeys)
  let courses = resolver.table(draft.courses.map(\.identity))
  let bands = resolver.table(draft.bands.map(\.identity))
  let units = resolver.table(draft.units.map(\.identity))
  let stories = resolver.table(draft.stories.map(\.identity))

  curriculum.courseOfBand = draft.bands.map { resolver.find(.language, "", $0.course, courses, &diagnostics) }
  curriculum.bandOfUnit = draft.units.map {
    resolver.find(.band, $0.course.string, $0.band, bands, &diagnostics)
  }
  curriculum.courseOfLesson = draft.lessons.map {
    resolver.find(.language, "", $0.course, courses, &diagnostics)
  }
  curriculum.unitOfLesson = draft.lessons.enumerated().map { index, lesson in
    // A course that is not there has been reported; its units cannot be there either.
    guard curriculum.courseOfLesson[index] != nil else { return nil }
    return resolver.find(.unit, lesson.course.string, lesson.unit, units, &diagnostics)
  }
  curriculum.bandOfBossTest = draft.bossTests.map { boss in
    guard resolver.find(.language, "", boss.course, courses, &diagnostics) != nil else { return nil }
    return resolver.find(.band, boss.course.string, boss.band, bands, &diagnostics)
  }
  curriculum.storyOfKit = draft.kits.map { resolver.find(.story, "", $0.story, stories, &diagnostics) }
  for boss in draft.bossTests {
    for item in boss.items {
      guard let unit = item.details.unit else { continue }
      _ = resolver.find(.unit, boss.course.string, unit, units, &diagnostics)
    }
  }
  curriculum.bandsOfCourse = children(
    of: draft.courses.count, curriculum.courseOfBand, by: draft.bands.map(\.order.value))
  curriculum.unitsOfBand = children(
    of: draft.bands.count, curriculum.bandOfUnit, by: draft.units.map(\.order.value))
  curriculum.lessonsOfUnit = children(
    of: draft.units.count, curriculum.unitOfLesson, by: draft.lessons.map(\.order.value))
  curriculum.kitsOfStage = kitsByStage(draft, curriculum, &diagnostics)
  curriculum.distrustStrays()
  return curriculum
}

/// Lists the children of each parent by their order; equal orders keep the order of the files.
private func children(of parents: Int, _ parentOf: [Int?], by order: [Int]) -> [[Int]] {
  var lists = [[Int]](repeating: [], count: parents)
  for (child, parent) in parentOf.enumerated() {
    if let parent { lists[parent].append(child) }
  }
  return lists.map { $0.sorted { (order[$0], $0) < (order[$1], $1) } }
}

private func kitsByStage(
  _ draft: CurriculumDraft, _ curriculum: Curriculum, _ diagnostics: inout Diagnostics
) -> [[StageName: [Int]]] {
  var lists = [[StageName: [Int]]](repeating: [:], count: draft.stories.count)
  for (index, kit) in draft.kits.enumerated() {
    guard let story = curriculum.storyOfKit[index], let name = StageName(rawValue: kit.stage.string) else {
      continue
    }
    let stages = draft.stories[story].stages.map(\.name.value)
    guard stages.contains(name) else {
      diagnostics.report(
        .unresolvedReference, "the story '\(kit.story.string)' has no stage '\(kit.stage.string)'",
        at: kit.stage.span, help: "it has: \(stages.map(\.rawValue).joined(separator: ", "))")
      continue
    }
    lists[story][name, default: []].append(index)
  }
  return lists.map { stages in
    stages.mapValues { kits in
      kits.sorted { (draft.kits[$0].order.value, $0) < (draft.kits[$1].order.value, $1) }
    }
  }
}

/// Finds entities by their keys.
private final class Resolver {
  private let declared: Set<String>
  /// Keys of what is elsewhere in the curriculum, for what was meant.
  private let otherKeys: [String]
  /// Ids by the beginning of their keys, sorted; found once for all references that name none of them.
  private var idsByPrefix: [String: [String]] = [:]
  /// How many more times a near miss is looked for: with thousands of references astray, it is no near miss.
  private var searchesLeft = 100

  init(_ draft: CurriculumDraft, otherKeys: [String]) {
    declared = draft.declared
    self.otherKeys = otherKeys
  }

  /// Positions by key; of two with one key the first.
  func table(_ identities: [Identity]) -> [String: Int] {
    var table = [String: Int](minimumCapacity: identities.count)
    for (index, identity) in identities.enumerated() where table[identity.key] == nil {
      table[identity.key] = index
    }
    return table
  }

  /// The position of what a reference names.
  ///
  /// Reports what is not there, unless it is there but broken.
  func find(
    _ kind: EntityKind, _ namespace: String, _ reference: Text, _ table: [String: Int],
    _ diagnostics: inout Diagnostics
  ) -> Int? {
    let key = kind.key(namespace: namespace, id: reference.string)
    if let index = table[key] { return index }
    guard !declared.contains(key), !declared.contains(reference.string) else { return nil }
    let ids = ids(kind.key(namespace: namespace, id: ""), in: table)
    let place = namespace.isEmpty ? "" : " in '\(namespace)'"
    searchesLeft -= 1
    let near = searchesLeft >= 0 ? nearest(to: reference.string, among: ids) : nil
    diagnostics.report(
      .unresolvedReference, "there is no \(kind.words) '\(reference.string)'\(place)", at: reference.span,
      help: near.map { "did you mean '\($0)'?" }
        ?? (ids.isEmpty ? "add a file of kind '\(kind.rawValue)' with this id" : "there is: \(listing(ids))"))
    return nil
  }

  private func ids(_ prefix: String, in table: [String: Int]) -> [String] {
    if let ids = idsByPrefix[prefix] { return ids }
    let keys = table.keys.filter { $0.hasPrefix(prefix) } + otherKeys.filter { $0.hasPrefix(prefix) }
    let ids = keys.map { String($0.dropFirst(prefix.count)) }.sorted()
    idsByPrefix[prefix] = ids
    return ids
  }

  private func listing(_ ids: [String]) -> String {
    ids.prefix(8).joined(separator: ", ") + (ids.count > 8 ? " and \(ids.count - 8) more" : "")
  }
}

extension EntityKind {
  /// The kind in words: "boss test".
  package var words: String { rawValue.replacing("-", with: " ") }
}
