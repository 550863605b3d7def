import Foundation
import Interchange
import PDFText

/// Reads the pages of a file.
func pages(_ path: String) throws(PDFError) -> [PageText] {
  let reader = try PDFReader(path: path)
  var pages: [PageText] = []
  while let event = try reader.next() { if case .page(let page) = event { pages.append(PageText(page)) } }
  return pages
}

func show(_ item: ExtractedItem) {
  print("  [\(item.kind.rawValue)] \(item.number ?? "–") p\(item.page) m\(item.marks.map(String.init) ?? "–") c\(item.confidence)"
    + (item.section.map { " § \($0)" } ?? ""))
  for review in item.reviews { print("      ! \(review)") }
  if let stem = item.stem { print("      stem: \(stem)") }
  print("      \(item.context.map { $0 + " ‖ " } ?? "")\(item.command)")
  for option in item.options { print("        \(option.label ?? "☐") \(option.text)") }
  if let answer = item.answer { print("      = \(item.answerLabels.joined(separator: ",")) \(answer)") }
}

let given = Set(CommandLine.arguments.filter { $0.hasPrefix("--") })
let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let lists = given.contains("--lines")
let shows = given.contains("--items")
let faults = given.contains("--faults")
if given.contains("--glyphs") { for path in arguments { printGlyphs(path, 400) } }
var total = Score()

func row(_ name: String, _ score: Score) {
  func percent(_ value: Double) -> String { String(format: "%.2f", value) }
  let cells = [
    "\(score.wanted)", "\(score.found)", percent(score.f1(score.verbatim)), percent(score.f1(score.alike)),
    percent(score.wanted == 0 ? 1 : Double(score.segmented) / Double(score.wanted)), score.numbers.text, score.pages.text,
    score.marks.text, score.options.text, score.answers.text, "\(score.invented.all - score.invented.right)",
  ]
  print("| \(name) | " + cells.joined(separator: " | ") + " |")
}

print("| file | wanted | found | verbatim F1 | words F1 | segments | numbers | pages | marks | options | answers | invented |")
print("|---|---|---|---|---|---|---|---|---|---|---|---|")
for path in arguments {
  let name = String(path.split(separator: "/").last ?? "").replacingOccurrences(of: ".pdf", with: "")
  do {
    let read = try pages(path)
    if lists {
      for page in arrange(read) {
        print("-- page \(page.number) columns \(page.columns)")
        for line in page.lines {
          let cells = line.cells.map(\.text).joined(separator: " ¦ ")
          print("\(line.column) \((line.box.left - line.columnLeft) / 100)\t\(line.size / 100)\(line.isBold ? "b" : "")\t\(cells)")
        }
        for line in page.furniture { print("~~ \(line.text)") }
      }
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let truthPath = [folder + "/\(name).json", folder + "/../truth/\(name).json"].first {
      FileManager.default.fileExists(atPath: $0)
    }
    let truths = try truthPath.map { try Truth.read($0) }
    let scheme = truths?.compactMap(\.answerDocument).first
    let found = extract(read, answers: try scheme.map { try pages(folder + "/" + $0) })
    if shows {
      print("layout \(found.layout ?? "none")")
      found.items.forEach(show)
    }
    guard let truths else { continue }
    let comparison = Comparison(truths, found.items)
    row(name, comparison.score)
    if faults { for fault in comparison.faults { print("   " + fault) } }
    total += comparison.score
    if given.contains("--reviews") {
      for (review, isRight) in comparison.reviewed { print("   \(isRight ? "+" : "-") \(review)") }
    }
  } catch { print("| \(name) | \(error) |") }
}
row("all", total)
print(total.calibration.enumerated().map { "\($0.offset): \($0.element.text)" }.joined(separator: "  "))
