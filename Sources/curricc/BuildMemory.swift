import CurriculumCompiler
import CurriculumRuntime

/// What the last build of the same sources came to, so that it need not be done twice.
struct BuildMemory {
  /// What a build came to.
  struct Result: Equatable {
    let findings: [Diagnostic]
    /// The digest of the bundle's file, as `PieceDigest` makes it.
    let bundle: [UInt8]
    let contentHash: String
    /// Name and version, and how much there is, for people.
    let title: String
    let counts: String
    /// Where the bundle goes if nobody says where.
    let usualPath: String
    /// The media files that the content names, and what they were.
    let media: [MediaFile]
  }

  private let workspace: Workspace
  private let surroundings: [UInt8]
  private let threads: Int
  private let key: WorkCache.Key
  private let codec: FindingCodec
  private var cache: WorkCache

  /// The memory of a build; nil where a source cannot be read, or something was found on the way to it.
  ///
  /// - Parameter options: Whatever else the bundle depends on.
  init?(
    _ workspace: Workspace, _ plan: LintPlan, options: [String?], threads: Int, _ cache: WorkCache
  ) {
    guard workspace.foundOnTheWay.all.isEmpty else { return nil }
    var writer = ByteWriter()
    for option in options { writer.add(option) }
    surroundings = CacheSurroundings.digest(plan, workspace.surroundings, writer.bytes, threads: threads)
    guard let key = Self.key(workspace, surroundings, threads: threads) else { return nil }
    self.key = key
    self.workspace = workspace
    self.threads = threads
    codec = FindingCodec(files: SourceFile.ID.all(workspace.sourceCount))
    self.cache = cache
  }

  /// What stands for the sources as they are now; nil where one cannot be read.
  private static func key(
    _ workspace: Workspace, _ surroundings: [UInt8], threads: Int
  ) -> WorkCache.Key? {
    guard let digests = workspace.digests(threads: threads) else { return nil }
    var writer = ByteWriter()
    writer.add(block: surroundings)
    for (path, digest) in zip(workspace.sourcePaths, digests) {
      writer.add(path)
      writer.add(bytes: digest)
    }
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// What the last build came to, whatever has become of its bundle.
  var remembered: Result? {
    mutating get { cache.value(key).flatMap { Result($0, codec) } }
  }

  /// What the last build came to, if its bundle is still there as it was, and so are the media files.
  ///
  /// - Parameter output: Where the bundle is to be; nil for the usual place.
  mutating func recall(output: String?) -> Result? {
    guard let result = remembered,
      PieceDigest.digest(path: output ?? result.usualPath, threads: threads) == result.bundle
    else { return nil }
    let areSame = result.media.allSatisfy {
      FileDigest.sha256(path: workspace.folder + "/" + $0.path) == $0.sha256
    }
    return areSame ? result : nil
  }

  /// Keeps what a build came to, unless a source has changed while it went on.
  mutating func keep(_ result: Result) {
    guard Self.key(workspace, surroundings, threads: threads) == key,
      let bytes = result.encoded(codec)
    else { return }
    cache.set(key, bytes)
    cache.write()
  }
}

extension BuildMemory.Result {
  /// A result from bytes; nil when they are none.
  init?(_ bytes: ArraySlice<UInt8>, _ codec: FindingCodec) {
    var reader = ByteReader(bytes)
    guard let findings = reader.block().flatMap({ codec.decode($0) }), let bundle = reader.block(),
      let contentHash = reader.text(), let title = reader.text(), let counts = reader.text(),
      let usualPath = reader.text(),
      let media = reader.list({ reader -> MediaFile? in
        guard let path = reader.text(), let size = reader.number(), let digest = reader.text() else {
          return nil
        }
        return MediaFile(path: path, bytes: size, sha256: digest)
      }), reader.isAtEnd
    else { return nil }
    self.init(
      findings: findings, bundle: Array(bundle), contentHash: contentHash, title: title, counts: counts,
      usualPath: usualPath, media: media)
  }

  /// The result as bytes; nil when a finding lies in another file.
  func encoded(_ codec: FindingCodec) -> [UInt8]? {
    guard let findings = codec.encode(findings) else { return nil }
    var writer = ByteWriter()
    writer.add(block: findings)
    writer.add(block: bundle)
    for text in [contentHash, title, counts, usualPath] { writer.add(text) }
    writer.add(media.count)
    for file in media {
      writer.add(file.path)
      writer.add(file.bytes)
      writer.add(file.sha256)
    }
    return writer.bytes
  }
}
