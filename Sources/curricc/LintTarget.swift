import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A curriculum to lint, and the files and folders of it that the user named.
///
/// The whole of it is compiled, since rules look across files; what is reported and mended lies in what was named.
struct LintTarget {
  /// The curriculum's folder as the user would name it.
  let folder: String
  /// What its files are called in a report.
  let paths: SourcePaths
  /// Files and folders that were named, relative to the folder; the empty path is the whole curriculum.
  fileprivate(set) var named: Set<String> = []

  /// Looks for the curricula that paths lie in.
  ///
  /// Files that are no sources are passed over, and so is what lies in folders whose names begin with a dot: programs
  /// such as pre-commit name all files that have changed.
  ///
  /// - Returns: The curricula in the order in which they were named first, each once.
  /// - Throws: `InputError` for a path that is not there, and for a source or folder in no curriculum.
  static func targets(_ paths: [String]) throws -> [LintTarget] {
    var search = CurriculumSearch()
    for path in paths { try search.add(path) }
    return search.targets
  }

  /// True when the user named a file, or a folder that it lies in.
  func includes(_ path: String) -> Bool {
    if named.contains("") || named.contains(path) { return true }
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      if named.contains(String(path[..<slash])) { return true }
      index = path.index(after: slash)
    }
    return false
  }

  /// Whether findings about the curriculum as a whole belong to what the user named.
  ///
  /// They do if that is the whole or its manifest, or a source that could not be read: that is said without a place.
  func includesTheWhole(_ sources: [SourceFile]) -> Bool {
    if named.contains("") || named.contains("curriculum.yaml") { return true }
    let read = Set(sources.map(\.path))
    return named.contains { Workspace.isSource($0) && !read.contains($0) }
  }

  /// The findings in what the user named.
  func section(_ diagnostics: Diagnostics, _ sources: [SourceFile]) -> Report.Section {
    var section = Report.Section(diagnostics, sources: sources, paths: paths)
    guard !named.contains("") else { return section }
    let isIncluded = sources.map { includes($0.path) }
    let includesTheWhole = includesTheWhole(sources)
    section.show { finding in finding.span.map { isIncluded[Int($0.file.index)] } ?? includesTheWhole }
    return section
  }
}

/// Looks for the curricula of many paths; each folder is asked once.
private struct CurriculumSearch {
  private(set) var targets: [LintTarget] = []
  private var positions: [String: Int] = [:]
  /// Absolute paths of folders by the path that the user wrote.
  private var absolutes: [String: String] = [:]
  /// The curriculum that a folder lies in, by its absolute path; the empty path is none.
  private var roots: [String: String] = [:]
  private let workingFolder = FilePath.absolute(".") ?? ""

  mutating func add(_ path: String) throws {
    guard let kind = FilePath.kind(path) else {
      throw InputError("'\(path)' cannot be read: \(Workspace.reason())")
    }
    let parts = FilePath.parts(path)
    let isFolder = try kind == .folder && !isLinkInCurriculum(path)
    let parent = isFolder ? path : Self.folder(of: path)
    let folder = try absolute(parent, path)
    let full = isFolder ? folder : (folder == "/" ? "/" : folder + "/") + (parts.last ?? "")
    guard let root = try root(above: folder, path) else {
      if parts.contains(where: { Self.isHidden($0) }) || !(isFolder || Workspace.isSource(path)) { return }
      throw InputError(
        "'\(path)' is in no curriculum: there is no curriculum.yaml \(isFolder ? "in it" : "beside it") or "
          + "above it; 'curricc init' writes one")
    }
    let inner = FilePath.parts(String(full.dropFirst(root.count)))
    if inner.contains(where: { $0.hasPrefix(".") }) || !(isFolder || Workspace.isSource(path)) { return }
    targets[position(root, path, depth: inner.count)].named.insert(inner.joined(separator: "/"))
  }

  /// True for a link among the files of a curriculum, which is not followed; one from outside leads into it.
  private mutating func isLinkInCurriculum(_ path: String) throws -> Bool {
    guard FilePath.isLink(path) else { return false }
    let parent = Self.folder(of: path)
    return try root(above: absolute(parent, path), path) != nil
  }

  private mutating func absolute(_ folder: String, _ path: String) throws -> String {
    if let known = absolutes[folder] { return known }
    guard let found = FilePath.absolute(folder) else {
      throw InputError("'\(path)' cannot be read: \(Workspace.reason())")
    }
    absolutes[folder] = found
    return found
  }

  /// The nearest folder with a manifest, from a folder upwards.
  private mutating func root(above folder: String, _ path: String) throws -> String? {
    if let known = roots[folder] { return known.isEmpty ? nil : known }
    var status = stat()
    let isRoot = lstat(folder + "/curriculum.yaml", &status) == 0
    if !isRoot, errno == EACCES { throw InputError("'\(path)' cannot be read: \(Workspace.reason())") }
    let found: String?
    if isRoot {
      found = folder
    } else if folder == "/" {
      found = nil
    } else {
      found = try root(above: Self.folder(of: folder), path)
    }
    roots[folder] = found ?? ""
    return found
  }

  /// The position of a curriculum among the targets, which it joins if it is not there yet.
  private mutating func position(_ root: String, _ path: String, depth: Int) -> Int {
    if let known = positions[root] { return known }
    let folder = shownFolder(root, path, depth: depth)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let isAbove = folder != "." && FilePath.parts(folder).allSatisfy { $0 == ".." } && !folder.hasPrefix("/")
    let standpoint = isAbove ? String(workingFolder.dropFirst(root.count + 1)) + "/" : ""
    targets.append(LintTarget(folder: folder, paths: SourcePaths(prefix: prefix, standpoint: standpoint)))
    positions[root] = targets.count - 1
    return targets.count - 1
  }

  /// The root as the user would write it: what they wrote without its last parts, where that leads there.
  private func shownFolder(_ root: String, _ path: String, depth: Int) -> String {
    var shown = FilePath.withoutDetours(path)
    for _ in 0..<depth { shown = Self.folder(of: shown) }
    if FilePath.areSame(shown, root) { return shown }
    if workingFolder.hasPrefix(root + "/") {
      let levels = FilePath.parts(String(workingFolder.dropFirst(root.count))).count
      return Array(repeating: "..", count: levels).joined(separator: "/")
    }
    return root
  }

  /// The folder that a file lies in, by its path.
  private static func folder(of path: String) -> String {
    FilePath.joined(FilePath.parts(path).dropLast(), isAbsolute: path.hasPrefix("/"))
  }

  private static func isHidden(_ part: Substring) -> Bool { part.hasPrefix(".") && part != ".." }
}
