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
    let weights: SignalWeights
    do {
      weights = try SignalWeights(overriding: command.weights)
    } catch {
      throw InputError("--weight: \(error)")
    }
    var report = Report(seed: command.seed)
    for path in command.questionFiles {
      let set = try QuestionSet(path: path, lexicon: .english, seed: command.seed)
      report.add(set, weights: weights)
    }
    print(report.markdown)
  }
}
