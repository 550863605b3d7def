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

  private let known: KnownSources
  private let plan: LintPlan
  private let options: [String?]
  private let threads: Int
  private let key: WorkCache.Key
  private let codec: FindingCodec
  private var cache: WorkCache
  /// The digests of bundle and media files.
  private var products: FileDigests
  /// The bundle that is there, where it is known what it was made of.
  private var base: BuiltParts.Bundle?
  /// A copy of it that was begun.
  private var copy: BundleCopy?

  /// The memory of a build; nil where a source cannot be read, or something was found on the way to it.
  ///
  /// - Parameter options: Whatever else the bundle depends on.
  init?(
    _ workspace: Workspace, _ plan: LintPlan, options: [String?], threads: Int, _ cache: WorkCache
  ) {
    var cache = cache
    let sources = KnownSources(
      workspace, plan, options: options, checksSpelling: false, threads: threads, &cache)
    guard let known = sources else { return nil }
    products = FileDigests("products", in: workspace.folder, &cache)
    key = known.key
    self.known = known
    self.plan = plan
    self.options = options
    self.threads = threads
    codec = FindingCodec(files: SourceFile.ID.all(workspace.sourceCount))
    self.cache = cache
  }

  /// What the last build came to, whatever has become of its bundle.
  var remembered: Result? {
    mutating get { cache.value(key).flatMap { Result($0, codec) } }
  }

  /// What the last build came to, if its bundle is still there as it was, and so are the media files.
  ///
  /// - Parameter output: Where the bundle is to be; nil for the usual place.
  mutating func recall(output: String?) -> Result? {
    guard let result = remembered else { return nil }
    let bundle = products.digest(path: output ?? result.usualPath, isProduct: true) {
      PieceDigest.digest(path: $0, threads: threads)
    }
    guard bundle == result.bundle else { return nil }
    let folder = known.workspace.folder
    let areSame = result.media.allSatisfy { file in
      let digest = products.digest(path: folder + "/" + file.path) { path in
        FileDigest.sha256(path: path).map { Array($0.utf8) }
      }
      return digest == Array(file.sha256.utf8)
    }
    guard areSame else { return nil }
    products.keep(in: &cache)
    cache.write()
    return result
  }

  /// Compiles the parts in which something has changed, and takes over the rows of the others.
  ///
  /// - Parameters:
  ///   - output: Where the bundle is to be; nil for the usual place.
  ///   - copiesBundle: Whether the bundle that is there is copied while rows are made, for the next one to be made of it.
  ///   - report: Takes what was found, and the sources that it was found in.
  /// - Throws: What `CachedBuild.run` throws.
  mutating func compileParts(
    _ compiler: Compiler, to output: String?, copiesBundle: Bool,
    report: (Diagnostics, [SourceFile]) -> Void
  ) throws -> CachedBuild.Outcome {
    func file(_ settings: Settings) throws -> (path: String, file: BundleFile) {
      let path = output ?? SourceBuild.usualPath(settings)
      return (path, try BundleFile(path, makesFolder: output == nil))
    }
    var (products, cache) = (products, cache)
    defer { (self.products, self.cache) = (products, cache) }
    let threads = threads
    return try CachedBuild(known: known, compiler: compiler, threads: threads).run(
      &cache, rowsTo: { try file($0).file.makeRowFile() }, report: report
    ) { settings, cache in
      guard copiesBundle, threads > 1, let (path, file) = try? file(settings),
        let base = BuiltParts.find(at: path, &products, &cache, threads: threads)
      else { return }
      self.base = base
      // Where it is tight, the rows go first; what is made of the copy needs as much room again.
      guard file.hasRoom(for: 4 * base.stamp.size) else { return }
      copy = (try? file.makeCopyFile()).map { BundleCopy(of: path, to: $0) }
    }
  }

  /// How the bundle at a path becomes one of other parts; nil where nobody knows what it was made of.
  ///
  /// - Parameter media: The media files that the new one names.
  mutating func exchange(at path: String, for parts: [BuiltParts.Part], media: [MediaFile]) -> BundleExchange?
  {
    // Whatever comes of it, the copy goes with this bundle or with nothing.
    var (base, copy) = (base, copy)
    self.copy = nil
    guard !parts.isEmpty else { return nil }
    if base == nil || base?.path != path {
      copy = nil
      base = BuiltParts.find(at: path, &products, &cache, threads: threads)
    }
    guard let base else { return nil }
    let stamp = base.stamp
    let (before, after) = (Set(base.parts.map(\.key)), Set(parts.map(\.key)))
    return BundleExchange(
      base: path, copy: copy, isUntouched: { FileStamp(path: path) == stamp },
      old: base.parts.filter { !after.contains($0.key) }.map(\.part),
      new: parts.filter { !before.contains($0.key) }.map(\.part),
      rows: parts.reduce(0) { $0 + $1.part.run.rows },
      media: { Lowering.add(media, to: $0) })
  }

  /// Keeps what a bundle was made of.
  ///
  /// - Parameters:
  ///   - digest: The digest of its file.
  ///   - stamp: The file's stamp when it had that digest.
  mutating func keep(_ parts: [BuiltParts.Part], bundle digest: [UInt8], _ stamp: FileStamp, at path: String)
  {
    products.note(digest, stamp, ofProduct: path)
    products.keep(in: &cache)
    if !parts.isEmpty { BuiltParts.put(parts, bundle: digest, at: path, into: &cache) }
  }

  /// Keeps what a build came to, unless a source has changed while it went on.
  ///
  /// - Parameter isOfKnownSources: True where that is certain.
  mutating func keep(_ result: Result, isOfKnownSources: Bool) {
    guard isOfKnownSources || isStill(), let bytes = result.encoded(codec) else { return }
    cache.set(key, bytes)
    products.keep(in: &cache)
  }

  /// True when the sources are still those that were looked at.
  private mutating func isStill() -> Bool {
    guard let workspace = try? Workspace(known.workspace.folder) else { return false }
    let now = KnownSources(
      workspace, plan, options: options, checksSpelling: false, threads: threads, &cache)
    return now?.key == key
  }

  /// Forgets the rows of earlier builds, which are damaged.
  mutating func forgetRows() { cache.forgetRows() }

  /// Writes what is new to the cache's file.
  mutating func write() { cache.write() }
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
