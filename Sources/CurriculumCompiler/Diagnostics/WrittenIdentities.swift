/// Ids that mending has written, and whether the texts that they are made from were mended afterwards.
struct WrittenIdentities {
  /// UTF-8 offsets of what was inserted, by path.
  private var places: [String: [Range<Int>]] = [:]
  /// True when something else was mended after ids were written.
  private(set) var areOutdated = false

  /// How many ids were written.
  var count: Int { places.values.reduce(0) { $0 + $1.count } }

  /// Notes what was applied in a stage, after places have been moved by it.
  mutating func note(
    _ applied: [Diagnostic], _ stage: MendingStage, by maps: [String: EditMap], in sources: [SourceFile]
  ) {
    guard stage == .identities else {
      areOutdated = areOutdated || !places.isEmpty
      return
    }
    for edit in applied.flatMap({ $0.fix?.edits ?? [] }) {
      let path = sources[Int(edit.span.file.index)].path
      guard let lower = maps[path]?.start(Int(edit.span.lower), isBehind: false) else { continue }
      places[path, default: []].append(lower..<(lower + edit.replacement.utf8.count))
    }
  }

  /// Keeps hold of the ids while edits move them.
  mutating func move(by maps: [String: EditMap]) {
    for (path, map) in maps {
      places[path] = places[path]?.map { place in
        let lower = map.start(place.lowerBound)
        return lower..<max(lower, map.start(place.upperBound, isBehind: false))
      }
    }
  }

  /// The sources without the ids, and where their bytes went.
  func removed(from sources: [SourceFile]) -> (sources: [SourceFile], maps: [String: EditMap]) {
    var maps: [String: EditMap] = [:]
    let result = sources.enumerated().map { index, source in
      guard let places = places[source.path]?.sorted(by: { $0.lowerBound < $1.lowerBound }) else {
        return source
      }
      let edits = places.map { Edit(SourceSpan(SourceFile.ID(index), $0.lowerBound, $0.upperBound), "") }
      maps[source.path] = EditMap(edits)
      return SourceFile(path: source.path, bytes: FixApplier.applying(edits, to: source.bytes))
    }
    return (result, maps)
  }
}
