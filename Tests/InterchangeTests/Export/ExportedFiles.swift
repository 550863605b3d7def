import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Interchange

/// What a target made of a bundle, in memory.
struct ExportedFiles {
  /// The files' bytes, by name.
  private(set) var files: [String: [UInt8]] = [:]
  /// Their names, in the order in which they were written.
  private(set) var names: [String] = []
  /// What went in, and what did not.
  let report: ExportReport

  init(_ target: ExportTarget, _ path: String, _ request: ExportRequest = ExportRequest()) throws {
    var files: [String: [UInt8]] = [:]
    var names: [String] = []
    report = try target.write(try BundleReader(path: path), request) { piece in
      switch piece {
      case .file(let name):
        names.append(name)
        files[name] = []
      case .bytes(let bytes): files[names[names.count - 1], default: []] += bytes
      }
    }
    self.files = files
    self.names = names
  }

  init(_ target: String, _ path: String, _ request: ExportRequest = ExportRequest()) throws {
    guard let target = ExportTarget.named(target) else { throw UnknownTarget() }
    try self.init(target, path, request)
  }

  private struct UnknownTarget: Error {}

  /// A file's text.
  func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }

  /// A file that holds JSON.
  func json(_ name: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(files[name] ?? []))
  }

  /// All files as one text, for golden files; what no one reads as hexadecimal digits.
  var everything: String {
    get throws {
      try names.map { name in
        let bytes = files[name] ?? []
        if let dump = try ReadableFiles.dump(name, bytes) { return "==> \(name)\n\(dump)" }
        let isText = String(validating: bytes, as: UTF8.self) != nil && !name.hasSuffix(".binpb")
        return "==> \(name)\n" + (isText ? text(name) : Self.digits(bytes))
      }.joined(separator: "\n")
    }
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 32).map { start in
      bytes[start..<min(start + 32, bytes.count)].map {
        String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
      }
      .joined()
    }.joined(separator: "\n") + "\n"
  }

  /// The keys that were left out for a reason that holds a text.
  func left(_ kind: ExportKind, because part: String) -> [String] {
    report.losses.filter { $0.field == nil && $0.kind == kind && $0.reason.contains(part) }.flatMap(\.keys)
  }

  /// The keys of which a field was lost.
  func lost(_ field: String, of kind: ExportKind) -> [String] {
    report.losses.filter { $0.field == field && $0.kind == kind }.flatMap(\.keys)
  }
}

/// The bundles that exports are tested on.
enum ExportBundles {
  /// The curriculum that the repository ships.
  static let flagship: Result<BuiltBundle, any Error> = Result {
    let paths = try Repository.files(under: "curriculum", ending: ".yaml")
    return try BuiltBundle(
      paths.map {
        SourceFile(
          path: String($0.dropFirst("curriculum/".count)), bytes: Array(try Repository.text($0).utf8))
      }, version: nil, isStructural: true)
  }

  /// A curriculum with every type of question, and with texts that formats may stumble over.
  static let awkward: Result<BuiltBundle, any Error> = Result {
    try BuiltBundle(AwkwardCurriculum.files, version: "1.0.0", isStructural: true, choosesOptions: false)
  }
}
