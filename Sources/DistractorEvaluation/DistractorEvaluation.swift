import Distractors
import Foundation

/// Measures on questions that people wrote how well wrong answers are found.
@main
struct DistractorEvaluation {
  static func main() {
    do {
      try run(Command(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ command: Command) throws(InputError) {
    do {
      _ = try SignalWeights(overriding: command.weights)
    } catch {
      throw InputError("--weight: \(error)")
    }
    let date = String(Date.now.ISO8601Format().prefix(10))
    var report = Report(seed: command.seed, date: date, command: command.name)
    for (files, isDevelopment) in [(command.questionFiles, false), (command.developmentFiles, true)] {
      for path in files {
        let set = try QuestionSet(path: path, lexicon: .english, seed: command.seed)
        report.add(set, isDevelopment: isDevelopment, weights: command.weights)
      }
    }
    for path in command.gapFiles {
      report.add(try GapSet(path: path, lexicon: .english), weights: command.weights)
    }
    if let path = command.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try write((try? encoder.encode(report.figures)) ?? Data(), to: path)
    }
    if let path = command.markdown {
      try write(Data(report.markdown.utf8), to: path)
    } else {
      print(report.markdown, terminator: "")
    }
  }

  private static func write(_ data: Data, to path: String) throws(InputError) {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw InputError("\(path): \(error.localizedDescription)")
    }
  }
}
