import Foundation
import Interchange
import PDFText

// Measures how well questions are read out of PDF files whose truth is known: see Evaluation/extraction/README.md.
let flags = Set(CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") && !$0.contains("=") })
let paths = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let output = CommandLine.arguments.first { $0.hasPrefix("--markdown=") }.map { String($0.dropFirst(11)) }
if paths.isEmpty {
  print(
    """
    usage: ExtractionEvaluation [--items] [--lines] [--faults] [--doubts] [--sums] [--markdown=FILE] FILE.pdf… FOLDER…
    Compares what is extracted from PDF files with the truth in the .json beside each.
    --sums prints no figure of a single file, and none of its words: for files that are to stay unseen.
    """)
  exit(2)
}
do {
  var report = EvaluationReport()
  // Whoever reads the words of an unseen file, or what went wrong in it, has seen it.
  let shown = flags.contains("--sums") ? [] : flags
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
