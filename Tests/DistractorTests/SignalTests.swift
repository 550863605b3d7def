import Testing

@testable import Distractors

/// Weights and values as an author sees them.
@Suite struct SignalTests {
  @Test func eachSignalHasItsOwnPlaceNameAndSentence() {
    #expect(Signal.allCases.map(\.lane) == Array(0..<Signal.allCases.count))
    #expect(Signal.allCases.count <= 24)
    #expect(Set(Signal.allCases.map(\.meaning)).count == Signal.allCases.count)
    for signal in Signal.allCases {
      #expect(signal.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(signal.meaning.hasSuffix("."))
    }
  }

  @Test func noWeightTurnsALikenessAgainstAnOption() throws {
    for signal in Signal.allCases {
      let standard = SignalWeights.standard[signal]
      #expect(signal.isSimilarity ? standard >= 0 : standard <= 0)
      let wrong = signal.isSimilarity ? -0.5 : 0.5
      #expect(throws: SignalWeights.Fault.wrongSign(signal, wrong)) {
        try SignalWeights(overriding: [signal.rawValue: wrong])
      }
      #expect(try SignalWeights(overriding: [signal.rawValue: -wrong])[signal] == Float(-wrong))
      #expect(try SignalWeights(overriding: [signal.rawValue: 0])[signal] == 0)
    }
    for weight in [Double.nan, .infinity, 1e300, 1001] {
      #expect(throws: SignalWeights.Fault.self) { try SignalWeights(overriding: ["meaning": weight]) }
    }
    #expect(throws: SignalWeights.Fault.unknownSignal("meening")) {
      try SignalWeights(overriding: ["meening": 1])
    }
  }

  @Test func theSharesOfTheSignalsAddUpToTheScore() {
    let (key, candidate) = (
      OptionText("Joules", lexicon: .english), OptionText("2 small Volts", lexicon: .english)
    )
    let values = compare(key: key, candidate: candidate, prompt: key, PairContext(), lexicon: .english)
    let shares = values.contributions(.standard)
    #expect(abs(shares.map(\.amount).reduce(0, +) - values.score(.standard)) < 0.0001)
    #expect(zip(shares, shares.dropFirst()).allSatisfy { abs($0.amount) >= abs($1.amount) })
    #expect(shares.contains { $0.signal == .tokenDifference && $0.amount < 0 })
  }

  @Test func valuesStayInTheirRange() {
    let texts = [
      "Joules", "5 kg", "-7", "😀", "", "a", "The long way round the lake", "ONE", "to be", "0", "9999999999",
    ]
    let options = texts.map { OptionText($0, lexicon: .english) }
    for key in options {
      for candidate in options {
        let values = compare(key: key, candidate: candidate, prompt: key, PairContext(), lexicon: .english)
        for signal in Signal.allCases {
          #expect((0...1).contains(values[signal]), "\(signal) \(key.text) \(candidate.text)")
        }
      }
    }
  }

  @Test func anOverriddenWeightChangesTheChoice() throws {
    let texts = ["Volts", "Johannes"].map { OptionText($0, lexicon: .english) }
    let pool = OptionPool(texts, lexicon: .english)
    let key = OptionText("Joules", lexicon: .english)
    #expect(pool.ranked(key: key, prompt: nil, limit: 1).first?.index == 0)
    let letters = try SignalWeights(overriding: ["beginning": 9, "meaning": 0])
    #expect(pool.ranked(key: key, prompt: nil, limit: 1, weights: letters).first?.index == 1)
  }

  @Test func aPairIsWorthMoreTheOftenerItStoodTogether() {
    var memory = CoOptionMemory(lexicon: .english)
    memory.add(options: ["a Volt", "ampere", "Volts"])
    memory.add(options: ["volts", "Amperes", "Ohms"])
    let (volt, ampere, ohm) = (
      OptionText("volt", lexicon: .english), OptionText("ampere", lexicon: .english),
      OptionText("ohm", lexicon: .english)
    )
    #expect(
      memory.count(volt, ampere) == 2 && memory.count(ampere, volt) == 2 && memory.count(ohm, volt) == 1)
    #expect(memory.count(volt, volt) == 0)
    #expect(memory.neighbours(of: volt).map(\.count) == [2, 1])
    #expect(memory.neighbours(of: volt).map(\.text) == ["Amperes", "Ohms"])
    memory.ban(key: "volt", option: "ampere")
    #expect(memory.count(ampere, volt) == -1)
    #expect(memory.neighbours(of: volt).map(\.text) == ["Ohms"])
    #expect(CoOptionMemory.strength(of: 1) == 2)
    #expect(abs(CoOptionMemory.strength(of: 10) - 5.4539) < 0.001)
  }

  @Test(arguments: [0.001, 0.5, 1, 1.5, 2, 2.718_281_828, 10, 12_345.678, 1e12])
  func theLogarithmIsThatOfTheTextbook(number: Double) {
    let expected: [Double: Double] = [
      0.001: -6.907_755, 0.5: -0.693_147, 1: 0, 1.5: 0.405_465, 2: 0.693_147, 2.718_281_828: 1, 10: 2.302_585,
      12_345.678: 9.421_061, 1e12: 27.631_021,
    ]
    #expect(abs(naturalLogarithm(number) - (expected[number] ?? .nan)) < 0.000_01)
  }
}

@Suite struct PromptWordTests {
  private func value(_ candidate: String, _ prompt: String) -> Float {
    func text(_ text: String) -> OptionText { OptionText(text, lexicon: .english) }
    return compare(
      key: text("a resistor"), candidate: text(candidate), prompt: text(prompt), PairContext(),
      lexicon: .english)[
        .promptWords]
  }

  @Test func wordsOfTheQuestionCountAndFunctionWordsDoNot() {
    let prompt = "What opposes the flow of current in a circuit?"
    #expect(value("the current of the flow", prompt) == 1)
    #expect(value("the voltage of the flow", prompt) == 0.5)
    #expect(value("the voltage of the battery", prompt) == 0)
    #expect(value("of the", prompt) == 0)
  }

  @Test func longQuestionsAreEstimatedFairly() {
    let words =
      "oxygen copper voltage battery resistor circuit current signal carrier antenna frequency power meter"
    let prompt =
      words + " amplifier filter receiver transmitter modulation bandwidth oscillator crystal tube diode"
    #expect(
      value("oxygen copper voltage battery resistor circuit current signal carrier antenna", prompt) == 1)
    #expect(value("elephant giraffe", prompt) == 0)
  }
}
