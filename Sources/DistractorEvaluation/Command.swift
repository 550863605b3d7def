/// What the program was asked to do.
struct Command {
  /// Files of questions in the form of the NCVEC pools.
  var questionFiles: [String] = []
  /// Files of the same form that weights were set by.
  var developmentFiles: [String] = []
  /// Files of gaps with judged options, in the form of Q-AACD.
  var gapFiles: [String] = []
  /// Where the report goes as Markdown; nil for the terminal.
  var markdown: String?
  /// Where the figures go as JSON.
  var json: String?
  /// What all chance comes from.
  var seed: UInt64 = 1
  /// Weights that replace the standard ones, by the names of their signals.
  var weights: [String: Double] = [:]

  /// What the page says it was made by.
  var name = "DistractorEvaluation"

  private static let options = [
    "--ncvec", "--development", "--qaacd", "--seed", "--weight", "--markdown", "--json", "--name",
  ]

  static let usage = """
    usage: DistractorEvaluation [--ncvec FILE...] [--development FILE...] [--qaacd FILE...] [--seed N]
                                [--weight SIGNAL=NUMBER]... [--markdown FILE] [--json FILE] [--name COMMAND]
    """

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: What is wrong with them, in words.
  init(_ arguments: [String]) throws(InputError) {
    var option = ""
    for argument in arguments {
      if argument.hasPrefix("--") {
        guard Self.options.contains(argument) else {
          throw InputError("there is no option '\(argument)'\n\(Self.usage)")
        }
        option = argument
      } else {
        try take(argument, for: option)
      }
    }
    guard !(questionFiles + developmentFiles + gapFiles).isEmpty else { throw InputError(Self.usage) }
  }

  private mutating func take(_ value: String, for option: String) throws(InputError) {
    switch option {
    case "--ncvec": questionFiles.append(value)
    case "--development": developmentFiles.append(value)
    case "--name": name = value
    case "--qaacd": gapFiles.append(value)
    case "--markdown": markdown = value
    case "--json": json = value
    case "--seed":
      guard let number = UInt64(value) else {
        throw InputError("--seed takes a whole number, not '\(value)'")
      }
      seed = number
    case "--weight":
      let parts = value.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let number = Double(parts[1]) else {
        throw InputError("--weight takes SIGNAL=NUMBER, not '\(value)'")
      }
      weights[String(parts[0])] = number
    default: throw InputError("'\(value)' belongs to no option\n\(Self.usage)")
    }
  }
}

/// What is wrong with an argument or a file, in words.
struct InputError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
