import ArgumentParser
import CurriculumCompiler
import Interchange
import PDFText

/// What a user says about the program that makes questions of pages.
struct GeneratorOptions: ParsableArguments {
  @Option(
    name: .customLong("generator"),
    help: ArgumentHelp(
      "Your own program, with arguments, that makes questions of pages of which nothing was recognised.",
      discussion: "It is run without a shell; docs/extract-generator.md says what it reads and writes.",
      valueName: "command"))
  var command: CommandWords?

  @Option(
    name: .customLong("generator-timeout"),
    help: ArgumentHelp("How long it may take each time it runs.", valueName: "seconds"))
  var timeout: Int?

  @Option(
    name: .customLong("generator-wanted"),
    help: ArgumentHelp(
      "How many questions it is asked for each time it runs: 10, if you say nothing.",
      valueName: "count"))
  var wanted: Int?

  func validate() throws {
    if let timeout, !(1...3600).contains(timeout) {
      throw ValidationError("--generator-timeout takes a number of seconds from 1 to 3600.")
    }
    if let wanted, !(1...100).contains(wanted) {
      throw ValidationError("--generator-wanted takes a number from 1 to 100.")
    }
    guard command == nil else { return }
    if timeout != nil { throw ValidationError("--generator-timeout goes with --generator.") }
    if wanted != nil { throw ValidationError("--generator-wanted goes with --generator.") }
  }

  /// Has the program make questions of the pages of which nothing was recognised, and says what came of it.
  ///
  /// - Parameters:
  ///   - pages: Those of the document on which nothing was found, and perhaps others.
  ///   - extraction: What was found on them.
  ///   - source: The document.
  ///   - about: What is known about it.
  ///   - path: The document as messages name it.
  func make(
    of pages: [PageText], beside extraction: Extraction, _ source: SourceDocument, _ about: AuthoringRequest,
    _ path: String
  ) -> (items: [ExtractedItem], isWhole: Bool) {
    guard let command else { return ([], true) }
    let groups = GeneratorPages.groups(pages, silent: Set(extraction.silentPages.map(\.page)))
    var run = GeneratorRun(
      command.name, process: GeneratorProcess(words: command.words, timeout: .seconds(timeout ?? 60)),
      path: path)
    for group in groups {
      let request = GeneratorRequest(source, pages: group, about: about, wanted: wanted ?? 10)
      guard run.add(request, group) else { break }
    }
    run.finish()
    return (run.items, run.isWhole)
  }
}

/// A program with its arguments, as a user types them.
struct CommandWords: ExpressibleByArgument {
  let words: [String]

  /// Splits at blanks; quotation marks and backslashes keep them, as in a shell, and nothing else means anything.
  init?(argument: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var signs = argument.makeIterator()
    while let sign = signs.next() {
      if sign == "\\", quote != "'" {
        guard let next = signs.next() else { return nil }
        word = (word ?? "") + (quote == nil || "\"\\".contains(next) ? "" : "\\") + String(next)
      } else if sign == quote {
        quote = nil
      } else if quote == nil, sign == "'" || sign == "\"" {
        quote = sign
        word = word ?? ""
      } else if quote == nil, sign.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(sign)
      }
    }
    guard quote == nil else { return nil }
    if let word { words.append(word) }
    guard let first = words.first, !first.isEmpty, !words.contains(where: { $0.contains("\0") }) else {
      return nil
    }
    self.words = words
  }

  /// What messages and files call the program: "python3 cloze.py".
  ///
  /// Folders and further arguments are nobody's business who reads the quiz; there may be a key among them.
  var name: String {
    let named = words.prefix(2).enumerated().filter { $0.offset == 0 || !$0.element.hasPrefix("-") }
    return named.map { $0.element.split(separator: "/").last.map(String.init) ?? $0.element }
      .joined(separator: " ").shortened(to: 60)
  }
}

/// What a generator made of a document.
private struct GeneratorRun {
  private let process: GeneratorProcess
  private let path: String
  private let name: String
  private(set) var items: [ExtractedItem] = []
  /// False where the program did not do what was asked.
  private(set) var isWhole = true
  private var refused = 0
  private var pages = 0

  /// As many refusals are told; more are counted.
  private static let mostRefusals = 10

  init(_ name: String, process: GeneratorProcess, path: String) {
    self.name = name
    self.process = process
    self.path = path
  }

  /// Asks the program once; false where there is no use in asking again.
  mutating func add(_ request: GeneratorRequest, _ group: [GeneratorPage]) -> Bool {
    let numbers = group.map { "\($0.number)" }.joined(separator: ", ")
    let place = "\(path): \(group.count == 1 ? "page" : "pages") \(numbers): '\(name)'"
    pages += group.count
    let bytes: [UInt8]
    do throws(GeneratorError) {
      bytes = try process.answer(to: request.text)
    } catch {
      isWhole = false
      Terminal.writeError("\(place): \(error.message)\n")
      return !error.endsAll
    }
    let answer = UntidyJSON(bytes)
    guard !answer.values.isEmpty else {
      isWhole = false
      Terminal.writeError("\(place): \(bytes.isEmpty ? "it wrote nothing" : "what it wrote is no JSON")\n")
      return true
    }
    for mend in answer.mends where [.cutOff, .broken, .tooDeep].contains(mend) {
      isWhole = false
      Terminal.writeError("\(place): of its answer only what is whole was taken: \(mend.text)\n")
    }
    let reader = GeneratedItemReader(pages: group, generator: "'\(name)'")
    let before = items.count
    for (index, entry) in answer.entries(under: "items").enumerated() {
      do throws(GeneratedItemRefusal) {
        items.append(try reader.item(entry))
      } catch {
        refused += 1
        guard refused <= Self.mostRefusals else { continue }
        Terminal.writeError("\(place): item \(index + 1) was refused: \(error.message)\n")
      }
    }
    if items.count == before {
      isWhole = false
      Terminal.writeError("\(place): nothing that it wrote can be used\n")
    }
    return true
  }

  /// Says what came of it.
  func finish() {
    if refused > Self.mostRefusals {
      let more = refused - Self.mostRefusals
      Terminal.writeError(
        "\(path): \(more.counted("more item")) of '\(name)' \(more == 1 ? "was" : "were") refused\n")
    }
    guard !items.isEmpty else { return }
    Terminal.writeError(
      "\(path): \(items.count.counted("question")) made by '\(name)' of \(pages.counted("page")), "
        + "\(refused == 0 ? "none" : "\(refused)") refused; they are not extracted: check each\n")
  }
}
