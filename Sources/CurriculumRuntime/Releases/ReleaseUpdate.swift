/// The way from the bundle that an app has to a newer one: what to fetch, in this order.
public struct ReleaseUpdate: Hashable, Sendable {
  /// A file to fetch and what to do with it.
  public enum Step: Hashable, Sendable {
    /// A delta, to be applied to what is there by then.
    case delta(ReleaseManifest.File)
    /// A whole bundle.
    case bundle(ReleaseManifest.File)

    /// The file to fetch.
    public var file: ReleaseManifest.File {
      switch self {
      case .delta(let file), .bundle(let file): file
      }
    }
  }

  /// The release that it leads to.
  public let release: ReleaseManifest.Release
  /// What to fetch.
  public let steps: [Step]
  /// The diffs from what is installed to the release, release by release, the oldest first; nil where one is missing.
  ///
  /// They say what becomes of learners' records, whichever way the bundle itself is fetched. Empty where nothing is
  /// installed.
  public let diffs: [ReleaseManifest.File]?

  /// How many bytes are to be fetched.
  public var bytes: Int { steps.reduce(0) { $0 + $1.file.bytes } }
}

extension ReleaseManifest {
  /// The way to the newest release that this library can read, with the fewest bytes to fetch.
  ///
  /// - Parameter installed: What the app's bundle says of itself; nil when the app has none.
  /// - Returns: nil when the app has that release already, or one that is not older than it.
  /// - Complexity: O(*n*²) in the number of releases.
  public func update(from installed: BundleInfo?) -> ReleaseUpdate? {
    guard let goal = releases.firstIndex(where: { $0.minReaderVersion <= BundleFormat.version }) else {
      return nil
    }
    let release = releases[goal]
    let diffs = diffs(from: installed, to: goal)
    let whole = ReleaseUpdate(release: release, steps: [.bundle(release.bundle)], diffs: diffs)
    guard let installed else { return whole }
    if installed.contentHash == release.contentHash, installed.contentVersion == release.contentVersion {
      return nil
    }
    // An app that was given a newer release by other means stays there.
    if let place = place(of: installed), place < goal { return nil }
    let ways = deltas(from: installed, to: release).map { files in
      ReleaseUpdate(release: release, steps: files.map { .delta($0) }, diffs: diffs)
    }
    return (ways.map { [whole, $0] } ?? [whole]).min {
      ($0.bytes, $0.steps.count) < ($1.bytes, $1.steps.count)
    }
  }

  /// The diffs along the releases from what is installed to one of the list.
  private func diffs(from installed: BundleInfo?, to goal: Int) -> [File]? {
    guard let installed else { return [] }
    var files: [File] = []
    var version: String? = releases[goal].contentVersion
    for release in releases[goal...] where release.contentVersion == version {
      if version == installed.contentVersion { break }
      guard let diff = release.diff else { return nil }
      files.append(diff)
      version = release.previousVersion
    }
    return version == installed.contentVersion ? files.reversed() : nil
  }

  /// The cheapest way by deltas alone, if there is one.
  ///
  /// Each delta leads to a newer release, so the releases are visited from the oldest to the newest. A bundle of a newer
  /// format can be read, but its content hash not be worked out, so no delta leads there.
  private func deltas(from installed: BundleInfo, to goal: Release) -> [File]? {
    var ways: [String: [File]] = [Self.name(installed.contentVersion, installed.contentHash): []]
    func bytes(_ files: [File]) -> Int { files.reduce(0) { $0 + $1.bytes } }
    for release in releases.reversed() where release.formatVersion <= BundleFormat.version {
      let name = Self.name(release.contentVersion, release.contentHash)
      for delta in release.deltas {
        guard let way = ways[Self.name(delta.baseVersion, delta.baseHash)] else { continue }
        let files = way + [delta.file]
        if let known = ways[name], bytes(known) <= bytes(files) { continue }
        ways[name] = files
      }
    }
    return ways[Self.name(goal.contentVersion, goal.contentHash)]
  }

  private func place(of installed: BundleInfo) -> Int? {
    releases.firstIndex {
      $0.contentHash == installed.contentHash && $0.contentVersion == installed.contentVersion
    }
  }

  private static func name(_ version: String, _ hash: String) -> String { "\(version) \(hash)" }
}
