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
    try check(command.weights)
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

  /// Says what is wrong with weights that replace the standard ones.
  private static func check(_ weights: [String: Double]) throws(InputError) {
    do throws(SignalWeights.Fault) {
      _ = try SignalWeights(overriding: weights)
    } catch {
      switch error {
      case .unknownSignal(let name):
        throw InputError("--weight: there is no signal '\(name)'; there are \(Signal.names)")
      case .wrongSign(let signal, let weight):
        let wanted = signal.isSimilarity ? "0 or more" : "0 or less"
        throw InputError("--weight: '\(signal.rawValue)' must be \(wanted), not \(weight)")
      case .outOfRange(let signal, let weight):
        throw InputError("--weight: '\(signal.rawValue)' must lie between -1000 and 1000, not \(weight)")
      }
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

extension Signal {
  /// The names that an author can type.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
