import CurriculumRuntime
import Foundation

/// How long the library takes over what an app asks for when it starts, for `Benchmarks/loading.py`.
@main struct LoadingBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("records", 2): try LearnerRecords.make(at: arguments[1])
    case ("statements", 3): try writeStatements(bundle: arguments[1], records: arguments[2])
    case ("run", 4): try run(bundle: arguments[1], records: arguments[2], times: Int(arguments[3]) ?? 1)
    default:
      print("usage: LoadingBenchmark records FILE | statements BUNDLE FILE | run BUNDLE FILE TIMES")
      exit(2)
    }
  }

  /// One line of JSON for each scene: how long it took each time, in microseconds, and how many rows came.
  private static func run(bundle: String, records: String, times: Int) throws {
    for scene in try Scene.all(bundle: bundle, records: records) {
      var took: [Double] = []
      var rows = 0
      for _ in 0..<times {
        let start = ContinuousClock.now
        rows = try scene.play()
        took.append((ContinuousClock.now - start) / .microseconds(1))
      }
      let figures: [String: Any] = ["scene": scene.name, "microseconds": took, "rows": rows]
      print(
        String(
          decoding: try JSONSerialization.data(withJSONObject: figures, options: .sortedKeys), as: UTF8.self))
    }
  }

  /// The SQL of each scene with its values, for another program to run: scene, database, statement.
  private static func writeStatements(bundle: String, records: String) throws {
    for scene in try Scene.all(bundle: bundle, records: records) {
      // What GRDB does around a read is its own.
      for statement in try scene.statements() where ["SELECT", "PRAGMA"].contains(statement.prefix(6)) {
        let line = statement.split(whereSeparator: \.isNewline).joined(separator: " ")
        print("\(scene.name)\t\(scene.source.rawValue)\t\(line)")
      }
    }
  }
}
