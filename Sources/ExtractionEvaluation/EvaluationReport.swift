import Foundation
import Interchange
import PDFText

/// The scores of files, folder by folder.
struct EvaluationReport {
  private var groups: [(name: String, rows: [(name: String, score: Score)])] = []
  /// What is taken from all pages before they are read.
  var disguises: [Disguise] = []
  /// Readers that are left out.
  var without: Set<String> = []

  /// Measures a file, or those of a folder that have a truth beside them.
  mutating func add(_ path: String, _ flags: Set<String>) {
    groups.append((path, TruthFolder.files(path).flatMap { rows($0, flags) }))
  }

  private func rows(_ path: String, _ flags: Set<String>) -> [(name: String, score: Score)] {
    let name = String(path.split(separator: "/").last ?? "").replacingOccurrences(of: ".pdf", with: "")
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      var pages = try disguised(path)
      if flags.contains("--lines") { show(pages) }
      let truths = try TruthFolder.truth(folder, name)
      let scheme = truths?.compactMap(\.answerDocument).first
      let answers = try scheme.map { try disguised(folder + "/" + $0) }
      // In disguise, files are read as if nobody could look at their pages.
      let found =
        without.isEmpty && disguises.isEmpty
        ? extract(&pages, answers: answers, answerFile: nil, picture: TruthFolder.grounds(of: path))
        : extract(pages, answers: answers, without: without)
      if flags.contains("--items") { show(found) }
      guard let truths else { return [] }
      let comparison = Comparison(truths, found.items)
      if flags.contains("--faults") {
        print("== \(name)")
        for fault in comparison.faults { print("   " + fault) }
      }
      if flags.contains("--doubts") { for line in comparison.doubts { print("\(name)\t\(line)") } }
      return [(name, comparison.score)]
    } catch {
      print("\(path): \(error)")
      return []
    }
  }

  private func disguised(_ path: String) throws(PDFError) -> [PageText] {
    try disguises.reduce(TruthFolder.read(path)) { $1.applied(to: $0) }
  }

  // MARK: For a person to read

  private func show(_ pages: [PageText]) {
    for page in arrange(pages.turned) {
      print("-- page \(page.number), columns: \(page.columns)")
      for line in page.lines {
        let cells = line.cells.map(\.text).joined(separator: " ¦ ")
        let indent = (line.box.left - line.columnLeft) / 100
        print("\(line.column) \(indent)\t\(line.size / 100)\(line.isBold ? "b" : "")\t\(cells)")
      }
      for line in page.furniture { print("~~ \(line.text)") }
    }
  }

  private func show(_ found: Extraction) {
    print("layout: \(found.layout ?? "none")")
    for item in found.items {
      print(
        "  [\(item.kind.rawValue)] \(item.number ?? "–") page \(item.page) marks \(item.marks.map(String.init) ?? "–") "
          + "sure \(item.confidence)" + (item.section.map { " § \($0)" } ?? ""))
      for review in item.reviews { print("      ! \(review)") }
      if let stem = item.stem { print("      stem: \(stem)") }
      print("      \(item.context.map { $0 + " ‖ " } ?? "")\(item.command)")
      for option in item.options { print("        \(option.label ?? "☐") \(option.text)") }
      if let answer = item.answer { print("      = \(item.answerLabels.joined(separator: ",")) \(answer)") }
    }
    for page in found.silentPages { print("  page \(page.page): \(page.reason)") }
  }

  // MARK: Tables

  private static let head = """
    | file | items | found | F1 verbatim | F1 words | segments | number | page | marks | options | answers | invented | stems | contexts | rubrics | notes |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    """

  /// The sums of each group and nothing of its files: for a set that nobody who writes recognisers may look at.
  var sums: String {
    groups.map { group in
      "\(group.name)\n\n\(Self.head)\n" + row("**all**", total(group.rows)) + "\n\n"
        + calibration(total(group.rows))
    }.joined(separator: "\n\n")
  }

  /// All groups one below the other.
  var table: String {
    groups.map { group in
      ([Self.head] + group.rows.map { row($0.name, $0.score) } + [row("**all**", total(group.rows))]).joined(
        separator: "\n")
        + "\n\n" + calibration(total(group.rows))
    }.joined(separator: "\n\n")
  }

  /// The report as a page, with the command that made it.
  func markdown(_ arguments: [String]) -> String {
    var text = """
      # How well questions are read out of PDF files

      Made by `make eval-extract` (`ExtractionEvaluation \(arguments.joined(separator: " "))`). The files and their truth
      are described in [Evaluation/extraction](../../Evaluation/extraction/README.md): `known` are documents by others,
      `development` and `looked-at` are layouts that the recognisers were written on, `blind-then-read` are layouts that
      were measured before anyone looked at them and then read, `unseen` are layouts that nobody looked at who wrote them.

      - *F1 verbatim*: the wording is the truth's to the letter, but for typesetting: spaces, kinds of quotes and dashes,
        raised and lowered digits, letter case, marks of gaps. *F1 words*: at least 0.8 of the words agree (F1).
      - *segments*: share of the truth's items of which nine of ten words are in the item found for it.
      - *number* to *answers*: right of those in matched items. *answers*: of those that the document has.
        *invented*: answers where the document has none.
      - *stems*: what the questions above say to their parts. *contexts*: the sentences before the one that asks, told
        apart from it. *rubrics*: all points of a mark scheme with their marks. *notes*: what it accepts, rejects and
        ignores. The same but for typesetting, of matched items for which the truth says it. None of these makes an item right or wrong in the tables of confidence.


      """
    for group in groups {
      let name = String(group.name.split(separator: "/").last ?? "")
      text += "## \(name)\n\n\(Self.head)\n"
      // Whoever reads a row of a file knows something of it, and would write the recognisers for it.
      for row in group.rows where name != "unseen" { text += self.row(row.name, row.score) + "\n" }
      text += row("**all**", total(group.rows)) + "\n\n" + calibration(total(group.rows)) + "\n\n"
    }
    return text
  }

  private func total(_ rows: [(name: String, score: Score)]) -> Score {
    var total = Score()
    for row in rows { total += row.score }
    return total
  }

  private func row(_ name: String, _ score: Score) -> String {
    func decimal(_ value: Double) -> String { String(format: "%.3f", value) }
    let cells = [
      "\(score.wanted)", "\(score.found)", decimal(score.f1(score.verbatim)), decimal(score.f1(score.alike)),
      decimal(score.wanted == 0 ? 1 : Double(score.segmented) / Double(score.wanted)), score.numbers.text,
      score.pages.text, score.marks.text, score.options.text, score.answers.text,
      "\(score.invented.all - score.invented.right)", score.stems.text, score.contexts.text,
      score.rubrics.text, score.notes.text,
    ]
    return "| \(name) | " + cells.joined(separator: " | ") + " |"
  }

  private func calibration(_ score: Score) -> String {
    let rows = score.calibration.enumerated().filter { $0.element.all > 0 }.map { place, ratio in
      "| \(place == 9 ? "0.9 and more" : "0.\(place)") | \(ratio.all) | \(ratio.right) | \(String(format: "%.1f %%", 100 * ratio.share)) |"
    }
    return "| confidence | items | right in all | share |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
  }
}
