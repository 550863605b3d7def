import Foundation
import Interchange
import PDFText

// Measures how well questions are read out of PDF files whose truth is known: see Evaluation/extraction/README.md.
let flags = Set(CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") && !$0.contains("=") })
let paths = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let output = CommandLine.arguments.first { $0.hasPrefix("--markdown=") }.map { String($0.dropFirst(11)) }
let without = CommandLine.arguments.filter { $0.hasPrefix("--without=") }.map { String($0.dropFirst(10)) }
if paths.isEmpty {
  print(
    """
    usage: ExtractionEvaluation [--items] [--lines] [--faults] [--doubts] [--sums] [--markdown=FILE] [--without=NAME]… [--strange]
      FILE.pdf… FOLDER…
    Compares what is extracted from PDF files with the truth in the .json beside each.
    --without leaves a reader out (\(readers.joined(separator: ", ")))
      or takes something from the pages (\(Disguise.allCases.map(\.rawValue).joined(separator: ", "))).
    --strange does so with each of them in turn, and counts what is sure in files that come out otherwise then.
    --sums prints no figure of a single file, and none of its words: for files that are to stay unseen.
    """)
  exit(2)
}
do {
  var report = EvaluationReport()
  report.disguises = without.compactMap { Disguise(rawValue: $0) }
  report.without = Set(without)
  // Whoever reads the words of an unseen file, or what went wrong in it, has seen it.
  let shown = flags.contains("--sums") ? [] : flags
  if flags.contains("--strange") {
    var strange = StrangeReport()
    for path in paths { strange.add(path, isShown: shown.contains("--doubts")) }
    print(strange.table)
    exit(0)
  }
  for path in paths { report.add(path, shown) }
  if let output {
    try report.markdown(CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--markdown=") })
      .write(toFile: output, atomically: true, encoding: .utf8)
  } else {
    print(flags.contains("--sums") ? report.sums : report.table)
  }
} catch {
  print(error)
  exit(1)
}
