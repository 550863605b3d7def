import CurriculumCompiler
import Foundation

/// What git knows of a curriculum's folder.
struct GitRepository {
  /// The curriculum's folder.
  private let folder: String
  /// The folder's path within the repository, with a slash at its end; empty for the repository itself.
  let prefix: String

  /// The repository that a folder belongs to.
  ///
  /// - Throws: `InputError` when the folder belongs to none, or git is not there.
  init(_ folder: String) throws {
    self.folder = folder
    let found = try Self.git(["rev-parse", "--show-prefix"], in: folder)
    guard found.status == 0 else {
      throw InputError("'\(folder)' is in no git repository, so there is no revision to compare with")
    }
    prefix = String(decoding: found.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The commit that a revision names.
  ///
  /// - Throws: `InputError` when git does not know the revision.
  func commit(_ revision: String) throws -> String {
    let commit = try Self.git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: folder)
    guard commit.status != 0 else {
      return String(decoding: commit.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
    let shallow = try Self.git(["rev-parse", "--is-shallow-repository"], in: folder)
    let isShallow = shallow.output.starts(with: "true".utf8)
    throw InputError(
      "git knows no revision '\(revision)'"
        + (isShallow
          ? "; this clone is shallow and holds the newest commits only: fetch more with "
            + "'git fetch --unshallow', in a GitHub workflow with 'fetch-depth: 0' at actions/checkout"
          : ""))
  }

  /// The commit from which the present state and a revision went their own ways.
  ///
  /// - Throws: `InputError` when git does not know the revision.
  func mergeBase(_ revision: String) throws -> String {
    let commit = try commit(revision)
    let base = try Self.git(["merge-base", revision, "HEAD"], in: folder)
    // Histories without a common commit are compared as they are.
    guard base.status == 0 else { return commit }
    return String(decoding: base.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Where the folder was at a commit, with a slash at its end; nil when no file of it was there.
  ///
  /// - Parameter manifest: Name of the file that a folder must have to be taken for it.
  func prefix(at commit: String, holding manifest: String) throws -> String? {
    func has(_ prefix: String) throws -> Bool {
      try Self.git(["cat-file", "-e", "\(commit):\(prefix)\(manifest)"], in: folder).status == 0
    }
    if try has(prefix) { return prefix }
    var votes: [String: Int] = [:]
    for change in try changedNames(since: commit, under: [""]) {
      guard let old = change.old, change.path.hasPrefix(prefix) else { continue }
      let inner = change.path.dropFirst(prefix.count)
      guard old.hasSuffix(inner) else { continue }
      let candidate = old.dropLast(inner.count)
      if candidate.isEmpty || candidate.hasSuffix("/") { votes[String(candidate), default: 0] += 1 }
    }
    for (candidate, _) in votes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
    where try has(candidate) {
      return candidate
    }
    return nil
  }

  /// The files under a folder at a commit, by their paths in it, with their sizes in bytes.
  ///
  /// - Parameter prefix: The folder's path within the repository, with a slash at its end.
  func files(at commit: String, under prefix: String) throws -> [String: Int] {
    let list = try run(["ls-tree", "-r", "-l", "-z", "--full-tree", commit, "--"] + Self.words(prefix))
    var files: [String: Int] = [:]
    for entry in list.split(separator: 0) {
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
      let words = entry[..<tab].split(separator: 0x20)
      guard path.hasPrefix(prefix), words.count >= 4, words[1].elementsEqual("blob".utf8) else { continue }
      files[String(path.dropFirst(prefix.count))] = Int(String(decoding: words[3], as: UTF8.self))
    }
    return files
  }

  private static func words(_ prefix: String) -> [String] { prefix.isEmpty ? [] : [prefix] }

  /// A file that differs from a commit, by its path within the repository.
  struct Change {
    /// Where it is, or was if it is gone.
    let path: String
    /// Where it was, when it was moved.
    let old: String?
    /// True when it is gone.
    let isGone: Bool
    /// The lines that changed.
    var lines = ChangedLines()
    /// How many sections it has in a patch: two when a file became a link.
    fileprivate let sections: Int
  }

  /// The files that differ from a commit, each with the lines that changed; moved files are followed.
  ///
  /// Files that git does not follow are not among them.
  ///
  /// - Parameter prefixes: The folders to look in, by their paths within the repository.
  func changes(since commit: String, under prefixes: [String]) throws -> [Change] {
    var changes = try changedNames(since: commit, under: prefixes)
    let patch = try run(
      Self.diff + ["--unified=0", "--submodule=short", commit, "--"] + Self.places(prefixes))
    // The patch has sections for each name, in the same order; names in it may be quoted.
    var lines = patch.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    for index in changes.indices {
      for _ in 0..<changes[index].sections {
        if let header = lines.first, header.starts(with: "diff --git ".utf8) { lines.removeFirst() }
        while let line = lines.first, !line.starts(with: "diff --git ".utf8) {
          if line.starts(with: "@@ ".utf8) { changes[index].lines.add(hunk: line) }
          lines.removeFirst()
        }
      }
    }
    return changes
  }

  private static let diff = ["diff", "--no-color", "--no-ext-diff", "--find-renames"]

  private static func places(_ prefixes: [String]) -> [String] {
    Set(prefixes).sorted().map { ":(top,literal)" + $0 }
  }

  private func changedNames(since commit: String, under prefixes: [String]) throws -> [Change] {
    var words = try run(Self.diff + ["--name-status", "-z", commit, "--"] + Self.places(prefixes))
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    var changes: [Change] = []
    while let status = words.popFirst(), let path = words.popFirst() {
      if status.hasPrefix("R"), let new = words.popFirst() {
        changes.append(Change(path: new, old: path, isGone: false, sections: 1))
      } else {
        changes.append(
          Change(path: path, old: nil, isGone: status == "D", sections: status == "T" ? 2 : 1))
      }
    }
    return changes
  }

  /// The contents of files at a commit.
  ///
  /// - Parameter paths: Paths within the repository.
  /// - Returns: The files that the commit has.
  func contents(of paths: [String], at commit: String) throws -> [String: [UInt8]] {
    let requests = paths.map { "\(commit):\($0)\n" }.joined()
    guard !paths.isEmpty else { return [:] }
    let output = try run(["cat-file", "--batch"], input: requests)[...]
    var contents: [String: [UInt8]] = [:]
    var rest = output
    for path in paths {
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let words = rest[..<end].split(separator: 0x20)
      rest = rest[(end + 1)...]
      // '<id> blob <size>', or '<name> missing'.
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { continue }
      contents[path] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  private func run(_ arguments: [String], input: String = "") throws -> Data {
    let result = try Self.git(arguments, in: folder, input: input)
    guard result.status == 0 else {
      throw InputError("'git \(arguments[0])' failed: \(result.error.trimmingCharacters(in: .newlines))")
    }
    return result.output
  }

  private static func git(_ arguments: [String], in folder: String, input: String = "") throws
    -> (status: Int32, output: Data, error: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "core.quotePath=false", "-c", "diff.relative=false"] + arguments
    // What git would ask a person, or take from another repository's hook, has no place here.
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    process.environment = environment
    let output = Pipe()
    let error = Pipe()
    let request = Pipe()
    process.standardOutput = output
    process.standardError = error
    process.standardInput = request
    // Waiting for the process itself would look only every twentieth of a second whether it has ended.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw InputError("git cannot be run: \(error.localizedDescription)") }
    // Writing and reading at the same time: a full pipe would stop both sides.
    let writing = Thread {
      try? request.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? request.fileHandleForWriting.close()
    }
    writing.start()
    let complaint = Mailbox()
    let listening = Thread { complaint.put(error.fileHandleForReading.readDataToEndOfFile()) }
    listening.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    let status = process.terminationStatus
    if status == 127 { throw InputError("git is not there; --since and review need it") }
    return (status, data, String(decoding: complaint.take(), as: UTF8.self))
  }
}

/// Data that one thread leaves for another.
private final class Mailbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var data: Data?

  func put(_ data: Data) {
    condition.lock()
    defer { condition.unlock() }
    self.data = data
    condition.signal()
  }

  func take() -> Data {
    condition.lock()
    defer { condition.unlock() }
    while data == nil { condition.wait() }
    return data ?? Data()
  }
}
