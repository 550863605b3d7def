import CurriculumCompiler
import Foundation

/// What git knows of a curriculum's folder.
struct GitRepository {
  /// The curriculum's folder.
  private let folder: String
  /// The folder's path within the repository, with a slash at its end; empty for the repository itself.
  private let prefix: String

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

  /// The commit from which the present state and a revision went their own ways.
  ///
  /// - Throws: `InputError` when git does not know the revision.
  func mergeBase(_ revision: String) throws -> String {
    let commit = try Self.git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: folder)
    guard commit.status == 0 else { throw InputError("git knows no revision '\(revision)'") }
    let base = try Self.git(["merge-base", revision, "HEAD"], in: folder)
    // Histories without a common commit are compared as they are.
    let chosen = base.status == 0 ? base.output : commit.output
    return String(decoding: chosen, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The files under the folder at a commit, by their paths in the folder, with their sizes in bytes.
  func files(at commit: String) throws -> [String: Int] {
    let list = try run([
      "ls-tree", "-r", "-l", "-z", "--full-tree", commit, "--", prefix.isEmpty ? "." : prefix,
    ])
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

  /// The files that differ from a commit, by their paths in the folder, each with the lines that changed.
  ///
  /// Files that git does not follow are not among them.
  func changes(since commit: String) throws -> [String: ChangedLines] {
    let options = ["diff", "--no-color", "--no-ext-diff", "--no-renames", "--relative"]
    let names = try run(options + ["--name-status", "-z", commit, "--", "."]).split(separator: 0)
    let patch = try run(options + ["--unified=0", "--submodule=short", commit, "--", "."])
    var changes: [String: ChangedLines] = [:]
    // The patch has a section for each name, in the same order; names in it may be quoted.
    var sections = patch.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    for index in stride(from: 0, to: names.count - 1, by: 2) {
      let path = String(decoding: names[index + 1], as: UTF8.self)
      var lines = ChangedLines()
      if let header = sections.first, header.starts(with: "diff --git ".utf8) { sections.removeFirst() }
      while let line = sections.first, !line.starts(with: "diff --git ".utf8) {
        if line.starts(with: "@@ ".utf8) { lines.add(hunk: line) }
        sections.removeFirst()
      }
      changes[path] = lines
    }
    return changes
  }

  /// The contents of files at a commit.
  ///
  /// - Parameter paths: Paths in the folder.
  /// - Returns: The files that the commit has.
  func contents(of paths: [String], at commit: String) throws -> [String: [UInt8]] {
    let requests = paths.map { "\(commit):\(prefix)\($0)\n" }.joined()
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
    process.arguments = ["git", "-C", folder, "-c", "core.quotePath=false"] + arguments
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
    process.waitUntilExit()
    let status = process.terminationStatus
    if status == 127 { throw InputError("git is not there; --since and review need it") }
    return (status, data, String(decoding: complaint.take(), as: UTF8.self))
  }
}

/// Lines of a file that changed, counted from 1.
struct ChangedLines {
  /// Ranges in ascending order; nil when every line is new.
  private(set) var ranges: [ClosedRange<Int>]? = []

  /// Every line of a file.
  static let all: ChangedLines = {
    var lines = ChangedLines()
    lines.ranges = nil
    return lines
  }()

  /// Adds the new lines of a hunk's header: `@@ -12,3 +14,2 @@`.
  mutating func add(hunk header: Data) {
    let words = header.split(separator: 0x20)
    guard words.count > 2, words[2].first == 0x2B else { return }
    let numbers = words[2].dropFirst().split(separator: 0x2C)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard let first = numbers.first else { return }
    let count = numbers.count > 1 ? numbers[1] : 1
    if count > 0 { ranges?.append(first...(first + count - 1)) }
  }

  /// The UTF-8 offsets of the lines in a file.
  func offsets(in source: SourceFile) -> [ClosedRange<Int>] {
    guard let ranges else { return [0...source.bytes.count] }
    guard !ranges.isEmpty else { return [] }
    let table = LineTable(source)
    let last = table.line(at: source.bytes.count)
    return ranges.filter { $0.lowerBound <= last }.map { lines in
      table.start(ofLine: lines.lowerBound)...table.end(ofLine: min(lines.upperBound, last))
    }
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
