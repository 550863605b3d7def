import Foundation
import Interchange
import PDFText

/// How sure items are of files that are read without what knows their layout.
///
/// A reader that is left out, or a disguise, makes layouts that were read into ones that nothing was written for. How
/// many items are right then says little; that those which are wrong are doubted is what is asked.
struct StrangeReport {
  private struct Count {
    var files = 0
    var items = Score.Ratio()
    var sure = Score.Ratio()
  }

  private var counts: [String: Count] = [:]
  private static let names = readers + Disguise.allCases.map(\.rawValue)

  /// Reads a file, or those of a folder, without each thing in turn.
  mutating func add(_ path: String, isShown: Bool) {
    for file in TruthFolder.files(path) {
      do {
        try addFile(file, isShown)
      } catch {
        print("\(file): \(error)")
      }
    }
  }

  private mutating func addFile(_ path: String, _ isShown: Bool) throws {
    let file = URL(fileURLWithPath: path)
    let (folder, name) = (
      file.deletingLastPathComponent().path, file.deletingPathExtension().lastPathComponent
    )
    guard let truths = try TruthFolder.truth(folder, name) else { return }
    let pages = try TruthFolder.read(path)
    let scheme = try truths.compactMap(\.answerDocument).first.map { try TruthFolder.read(folder + "/" + $0) }
    let usual = extract(pages, answers: scheme).items.map { [$0.question, $0.answer ?? ""] }
    for name in Self.names {
      let disguise = Disguise(rawValue: name)
      var found = extract(
        disguise?.applied(to: pages) ?? pages, answers: scheme.map { disguise?.applied(to: $0) ?? $0 },
        without: [name]
      ).items
      guard found.map({ [$0.question, $0.answer ?? ""] }) != usual else { continue }
      if disguise == .heads { found = found.map(Disguise.withNames) }
      let comparison = Comparison(truths, found)
      counts[name, default: Count()].files += 1
      for ratio in comparison.score.calibration { counts[name, default: Count()].items += ratio }
      counts[name, default: Count()].sure += comparison.score.calibration[9]
      if isShown {
        for line in comparison.doubts { print("\(name)\t\(file.lastPathComponent)\t\(line)") }
      }
    }
  }

  /// A line for each thing that was left out or taken.
  var table: String {
    let rows = Self.names.compactMap { name in
      counts[name].map { count in
        "| \(name) | \(count.files) | \(count.items.text) | \(count.sure.text) | "
          + String(format: "%.1f %% |", 100 * count.sure.share)
      }
    }
    var sure = Score.Ratio()
    for count in counts.values { sure += count.sure }
    return "| without | files | right | sure and right | share |\n|---|---|---|---|---|\n"
      + rows.joined(separator: "\n")
      + "\n| **all** | | | \(sure.text) | " + String(format: "%.1f %% |", 100 * sure.share)
  }
}
