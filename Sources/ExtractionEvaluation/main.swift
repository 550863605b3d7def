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
    usage: ExtractionEvaluation [--items] [--lines] [--faults] [--markdown=FILE] FILE.pdf… FOLDER…
    Compares what is extracted from PDF files with the truth in the .json beside each.
    """)
  exit(2)
}
do {
  var report = EvaluationReport()
  for path in paths { report.add(path, flags) }
  if let output {
    try report.markdown(CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--markdown=") })
      .write(toFile: output, atomically: true, encoding: .utf8)
  } else {
    print(report.table)
  }
} catch {
  print(error)
  exit(1)
}
