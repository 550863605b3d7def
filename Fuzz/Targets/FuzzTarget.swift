import CurriculumTestSupport
import Foundation

/// Something that takes bytes from anyone, and what must hold whatever they are.
struct FuzzTarget: Sendable {
  /// Its name on the command line, and that of its dictionary: `source`.
  let name: String
  /// Inputs to begin with.
  let seeds: @Sendable () throws -> [[UInt8]]
  /// Runs it on an input; ends the process where something does not hold that must.
  let run: @Sendable ([UInt8]) -> Void

  /// All targets.
  static let all: [FuzzTarget] = {
    var all: [FuzzTarget] = [.source, .format, .lock]
    all += importers
    all += [.zip, .delta, .deltaRows, .bundle, .trust, .releases, .imports]
    all += [.shard, .shardRows, .cache, .cacheValues]
    all += [.frames, .pages, .generated, .grade, .languageServer]
    return all
  }()

  /// Writes the seeds into a folder.
  func writeSeeds(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, bytes) in try seeds().enumerated() {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/seed-\(index)"))
    }
  }
}

/// Ends the process where something does not hold that must.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

/// Bytes of files of the repository.
///
/// - Parameters:
///   - endings: Of the files' names.
///   - most: Bytes that a file may have, since libFuzzer is slow with long inputs.
func repositoryFiles(under folder: String, _ endings: [String], most: Int = 20_000) throws -> [[UInt8]] {
  try Repository.files(under: folder).filter { name in endings.contains { name.hasSuffix($0) } }
    .compactMap { FileManager.default.contents(atPath: Repository.path + "/" + $0) }
    .filter { $0.count <= most }.map { Array($0) }
}

/// A file of this process, for what is read from files alone.
struct ScratchFile {
  let path: String

  /// A file that is not there yet.
  init(_ name: String) {
    path = NSTemporaryDirectory() + "/curricc-fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(name)"
  }

  /// Writes the file.
  func write(_ bytes: [UInt8]) {
    guard let file = fopen(path, "w") else { fatalError("'\(path)' cannot be written") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func remove() { unlink(path) }
}

/// Takes an input apart, byte by byte.
struct InputReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// The next bytes, as many as there are.
  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
