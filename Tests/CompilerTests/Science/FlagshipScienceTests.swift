import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// The quizzes of the flagship, read by everything that knows science.
@Suite struct FlagshipScienceTests {
  private static let quizzes: [Quiz] = {
    let paths = (try? Repository.files(under: "curriculum/quizzes", ending: ".yaml")) ?? []
    let sources = paths.compactMap { path in
      FileManager.default.contents(atPath: Repository.path + "/" + path).map {
        SourceFile(path: path, bytes: Array($0))
      }
    }
    return Compiler().compile(CompilerInput(sources: sources)).curriculum.quizzes
  }()

  private static let questions = quizzes.flatMap(\.questions)

  private static let numeric: [(question: Question, answer: NumericAnswer)] = questions.compactMap {
    question in
    if case .numeric(let answer) = question.body { (question, answer) } else { nil }
  }

  private func unit(_ text: Text?) throws -> UnitOfMeasure {
    let text = try #require(text).string
    return text == "none" ? .one : try UnitOfMeasure(text)
  }

  private func key(_ answer: NumericAnswer) throws -> WrittenNumber {
    try WrittenNumber(answer.value.value.text)
  }

  @Test func allItsQuestionsAreThere() {
    #expect(Self.questions.count == 127)
    #expect(Self.numeric.count == 56)
  }

  @Test func everyUnitIsSpeltAsBoardsSpellIt() throws {
    for (question, answer) in Self.numeric {
      let unit = try unit(answer.unit)
      #expect(unit.isOne || unit.canonicalText == answer.unit?.string, "\(question.identity.id.string)")
    }
  }

  @Test func everyAcceptedAnswerIsTheKeyInAnotherUnit() throws {
    for (question, answer) in Self.numeric {
      for accepted in answer.accept {
        let quantity = Quantity(try WrittenNumber(accepted.value.value.text).value, try unit(accepted.unit))
        let converted = quantity.converted(to: try unit(answer.unit))
        let key = try key(answer).value
        #expect(converted == key, "\(question.identity.id.string)")
      }
    }
  }

  @Test func everyWorkingComesToTheKey() throws {
    for (question, answer) in Self.numeric {
      let working = try ArithmeticExpression(try #require(question.details.working).string)
      let key = try key(answer)
      let difference = (working.value - key.value).magnitude
      #expect(difference <= key.halfUnit, "\(question.identity.id.string): \(working.value.readableText)")
      #expect(working.isExact)
    }
  }

  /// How many numbers of workings the questions do not give, in the quizzes with their workings changed.
  private func unexplainedNumbers(_ change: (String) -> String) throws -> Int {
    let sources = try Repository.files(under: "curriculum/quizzes", ending: ".yaml").map { path in
      SourceFile(
        path: path,
        text: try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).map { line in
          line.contains("    working: ") ? change(String(line)) : String(line)
        }.joined(separator: "\n"))
    }
    let findings = Compiler().compile(CompilerInput(sources: sources)).diagnostics.sorted
    return findings.count { $0.rule == "gcse/working-uses-data" }
  }

  @Test func everyNumberOfAWorkingIsAccountedFor() throws {
    #expect(try unexplainedNumbers { $0 } == 0)
    // With another number in it no working fits its question any longer.
    let changed = try unexplainedNumbers { "\($0)*98765431" }
    #expect(changed == Self.numeric.count)
  }

  @Test func everyUnitFitsWhatIsAsked() throws {
    var asked = 0
    for (question, answer) in Self.numeric {
      guard let quantity = QuantityName.asked(in: question.prompt.string) else { continue }
      asked += 1
      let unit = try unit(answer.unit)
      let fit = quantity.quantity.fit(of: unit) ?? .fits
      #expect(fit == .fits, "\(question.identity.id.string)")
      if let wanted = quantity.unit { #expect(wanted == unit, "\(question.identity.id.string)") }
    }
    // "Give the number of neutrons" and "Calculate x" name no quantity.
    #expect(asked == Self.numeric.count - 2)
  }

  @Test func everyDemandForFiguresIsInTheKey() {
    for (question, answer) in Self.numeric {
      let demands = roundingDemands(in: question.prompt.string).map(\.demand)
      let figures = answer.significantFigures.map { [RoundingDemand.significantFigures($0.value)] } ?? []
      #expect(demands == figures, "\(question.identity.id.string)")
    }
  }

  @Test func everyEquationBalancesInLowestTermsAndIsPrintedAsBoardsDo() throws {
    let equations = Self.quizzes.flatMap(\.equations).map(\.string)
    #expect(equations.count == 26)
    for text in equations {
      let equation = try ChemicalEquation(text)
      #expect(equation.isBalanced, "\(text)")
      #expect(equation.commonFactor == nil, "\(text)")
      #expect(equation.text() == text)
      #expect(equation.smallestCoefficients == equation.terms.map { $0.coefficient.whole ?? 0 }, "\(text)")
      for term in equation.terms {
        #expect((term.formula.ionicBalance ?? .neutral) == .neutral, "\(term.formula.text)")
        #expect(!term.formula.isIon || Ion.isKnown(term.formula), "\(term.formula.text)")
      }
    }
    for question in Self.questions {
      guard let text = question.details.equation?.string else { continue }
      let equation = try ChemicalEquation(text)
      #expect(equation.isBalanced, "\(text)")
    }
  }

  @Test func everyEquationInAPromptIsFoundAndBalances() {
    let found = Self.questions.flatMap { chemistry(in: $0.prompt.string) }.compactMap { match in
      if case .equation(let equation) = match.content { equation } else { nil }
    }
    #expect(found.count == 3)
    #expect(found.filter { !$0.isBalanced }.isEmpty)
  }

  @Test func everyTopicAndPracticalIsInItsSpecification() throws {
    var checked = 0
    for quiz in Self.quizzes {
      for code in quiz.specifications {
        let board = try #require(Board(rawValue: code.name.string))
        #expect(Specification.of(board, quiz.subject.value)?.code == code.value.string)
      }
      for question in quiz.questions {
        for topic in question.details.topics {
          let board = try #require(Board(rawValue: topic.name.string))
          let found = Specification.of(board, quiz.subject.value)?.topic(topic.value.string)
          #expect(found?.isContent == true, "\(question.identity.id.string) \(topic.value.string)")
          checked += 1
        }
        for practical in question.details.practical {
          let board = try #require(Board(rawValue: practical.name.string))
          let found = Specification.of(board, quiz.subject.value)?.practical(practical.value.string)
          #expect(found != nil, "\(question.identity.id.string) \(practical.value.string)")
        }
      }
    }
    #expect(checked > 350)
  }

  @Test func everyCommandWordIsThatOfThePrompt() {
    let others = Self.questions.filter { question in
      guard let word = question.details.commandWord?.string.lowercased() else { return false }
      let commands = CommandWord.commands(in: phraseTokens(question.prompt.string)).map(\.word)
      return !commands.contains { $0 == word || $0.hasPrefix(word + " ") }
    }
    // It says "Estimate", and is filed under "Calculate".
    #expect(others.map(\.identity.id.string) == ["bio-num-04"])
  }

  @Test func itIsInBritishSpelling() {
    let texts = Self.questions.flatMap { [$0.prompt.string, $0.details.explanation?.string ?? ""] }
    #expect(texts.flatMap { BritishSpelling.variants(in: $0) }.map(\.word) == [])
  }
}
