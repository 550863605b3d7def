import CurriculumCompiler
import CurriculumRuntime
import Foundation

/// A folder of releases: what is in it, and how another release comes into it.
struct ReleaseFolder {
  private let path: String
  private let manifest: ReleaseManifest?

  /// A folder, which need not be there yet.
  ///
  /// - Throws: `InputError` when something else is there, `BundleError` when its list of releases is damaged.
  init(_ path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw InputError("'\(path)' is a file, expected a folder of releases")
    }
    let list = path + "/" + ReleaseManifest.fileName
    guard FileManager.default.fileExists(atPath: list) else {
      manifest = nil
      return
    }
    switch Workspace.contents(list, limit: ReleaseManifest.maximumBytes) {
    case .success(let content): manifest = try ReleaseManifest(json: Data(content.bytes), path: list)
    case .failure(let error): throw InputError("'\(list)' cannot be read: \(error.message)")
    }
  }

  /// Whether a bundle's version was released, with its content.
  ///
  /// - Throws: `InputError` when the version was released with other content.
  func hasReleased(_ info: BundleInfo) throws -> Bool {
    guard let manifest else { return false }
    guard manifest.curriculumName == info.curriculumName else {
      throw InputError("'\(path)' has releases of \(manifest.curriculumName), this is \(info.curriculumName)")
    }
    guard let release = manifest.releases.first(where: { $0.contentVersion == info.contentVersion }) else {
      return false
    }
    guard release.contentHash == info.contentHash else {
      throw InputError(
        "version \(info.contentVersion) was released with other content; raise 'version:' in curriculum.yaml")
    }
    return true
  }

  /// The newest release's bundle; nil where there is none.
  ///
  /// - Throws: `BundleError` when it is not the file that the list names.
  func latest(of bundle: BundleReader) throws -> BundleReader? {
    guard let release = manifest?.releases.first else { return nil }
    return try reader(release)
  }

  private func reader(_ release: ReleaseManifest.Release) throws -> BundleReader {
    let file = path + "/" + release.bundle.name
    try release.bundle.check(path: file)
    return try BundleReader(path: file)
  }

  /// Writes a release.
  ///
  /// - Parameter change: What it changes beside the newest release; nil for the first.
  /// - Returns: What was written, for people.
  func add(_ bundle: BundleReader, change: ReleaseDiff?, deltas count: Int, signedBy key: SecretKey?) throws
    -> [String]
  {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw InputError("'\(path)' cannot be made: \(error.localizedDescription)")
    }
    let info = bundle.info
    let stem = "\(makeSlug(from: info.curriculumName) ?? "curriculum")-\(info.contentVersion)"
    let bundleName = stem + ".sqlite"
    try copy(bundle.path, to: bundleName)
    let deltas = try makeDeltas(to: bundle, stem, count)
    var names = [bundleName] + deltas.map(\.file.name)
    var diffFile: ReleaseManifest.File?
    var notesFile: ReleaseManifest.File?
    if let change {
      try write(change.diff.json(change.gate), to: stem + ".diff.json")
      try write(DiffMarkdown(change.diff, limit: 200).render(), to: stem + ".md")
      diffFile = try file(stem + ".diff.json")
      notesFile = try file(stem + ".md")
      names += [stem + ".diff.json", stem + ".md"]
    }
    let release = ReleaseManifest.Release(
      info: info, bundle: try file(bundleName), deltas: deltas,
      previousVersion: manifest?.releases.first?.contentVersion, impact: change?.diff.impact.rawValue,
      diff: diffFile, notes: notesFile)
    let list = ReleaseManifest(
      curriculumName: info.curriculumName, releases: [release] + (manifest?.releases ?? []))
    if let key { try sign(names, with: key) }
    try publish(list, signedBy: key)
    return names + [Self.checksums, ReleaseManifest.fileName]
  }

  private static let checksums = "SHA256SUMS"

  /// Deltas from the last releases, as far as their bundles are there and a delta is smaller than the bundle.
  private func makeDeltas(to bundle: BundleReader, _ stem: String, _ count: Int) throws
    -> [ReleaseManifest.Delta]
  {
    let size = try size(of: bundle.path)
    return try (manifest?.releases ?? []).prefix(count).compactMap { base in
      let name = "\(stem)-from-\(base.contentVersion).delta"
      guard FileManager.default.fileExists(atPath: path + "/" + base.bundle.name) else {
        Terminal.writeError(
          "no delta from \(base.contentVersion): '\(base.bundle.name)' is not there any more\n")
        return nil
      }
      guard base.formatVersion == bundle.info.formatVersion else {
        Terminal.writeError(
          "no delta from \(base.contentVersion): its bundle has format \(base.formatVersion), not \(bundle.info.formatVersion)\n"
        )
        return nil
      }
      _ = try DeltaMaker(base: reader(base), target: bundle).write(to: path + "/" + name)
      let made = try file(name)
      guard made.bytes < size else {
        try? FileManager.default.removeItem(atPath: path + "/" + name)
        Terminal.writeError("no delta from \(base.contentVersion): it would be as large as the bundle\n")
        return nil
      }
      return ReleaseManifest.Delta(
        baseVersion: base.contentVersion, baseHash: base.contentHash, file: made)
    }
  }

  private func sign(_ names: [String], with key: SecretKey) throws {
    try AtomicFile.replaceAll(
      names.map { name in
        (path + "/" + name + ".minisig", Array(try key.signature(ofFile: path + "/" + name).text.utf8))
      })
  }

  /// Puts the new list in the old one's place, with its checksums and signature.
  private func publish(_ list: ReleaseManifest, signedBy key: SecretKey?) throws {
    let bytes = Array(try list.json)
    var files: [(path: String, bytes: [UInt8])] = [
      (path + "/" + Self.checksums, Array(checksums(of: list, bytes).utf8))
    ]
    if let key {
      // A signature is of a file, so the list stands aside until it is signed.
      let scratch = try ScratchFolder()
      let aside = scratch.file(ReleaseManifest.fileName)
      try AtomicFile.replace(aside, with: bytes)
      files.append(
        (
          path + "/" + ReleaseManifest.fileName + ".minisig",
          Array(try key.signature(ofFile: aside).text.utf8)
        ))
    }
    files.append((path + "/" + ReleaseManifest.fileName, bytes))
    try AtomicFile.replaceAll(files)
  }

  /// The digests of all files that the list names, as `sha256sum --check` reads them.
  private func checksums(of list: ReleaseManifest, _ bytes: [UInt8]) -> String {
    let files = list.releases.flatMap { release in
      [release.bundle, release.diff, release.notes].compactMap(\.self) + release.deltas.map(\.file)
    }
    var lines = files.map { "\($0.sha256)  \($0.name)\n" }
    lines.append("\(FileDigest.sha256(bytes))  \(ReleaseManifest.fileName)\n")
    return lines.joined()
  }

  private func write(_ text: String, to name: String) throws {
    try AtomicFile.replace(path + "/" + name, with: Array(text.utf8))
  }

  private func copy(_ source: String, to name: String) throws {
    guard !FilePath.areSame(source, path + "/" + name) else { return }
    guard let file = FileHandle(forReadingAtPath: source) else {
      throw InputError("'\(source)' cannot be read: \(Workspace.reason())")
    }
    defer { try? file.close() }
    try AtomicFile.replace(path + "/" + name) { sink in
      while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty { try sink(Array(piece)) }
    }
  }

  private func size(of file: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    return attributes[.size] as? Int ?? 0
  }

  private func file(_ name: String) throws -> ReleaseManifest.File {
    guard let digest = FileDigest.sha256(path: path + "/" + name) else {
      throw InputError("'\(path)/\(name)' cannot be read: \(Workspace.reason())")
    }
    return ReleaseManifest.File(name: name, bytes: try size(of: path + "/" + name), sha256: digest)
  }
}
