import CurriculumCompiler
import CurriculumRuntime
import Testing

@Suite struct SpecificationTests {
  @Test func everyBoardHasASpecificationForEveryScience() throws {
    #expect(Specification.all.count == 12)
    for board in Board.allCases {
      for subject in Subject.allCases {
        let specification = try #require(Specification.of(board, subject))
        #expect(specification.papers.map(\.number) == [1, 2])
        #expect(specification.minutes == 105)
        #expect(specification.marks == (board == .aqa || board == .edexcel ? 100 : 90))
        for topic in specification.topics where topic.isContent {
          #expect(!specification.papers(of: topic).isEmpty, "\(board) \(subject) \(topic.code)")
        }
        for paper in specification.papers {
          #expect(paper.topics.allSatisfy { code in specification.topics.contains { $0.code == code } })
        }
      }
    }
    #expect(Set(Specification.all.map(\.code)).count == 12)
  }

  @Test func codesOfCombinedScienceAreKnownAsSuch() {
    for code in ["8464", "8465/1F", "1SC0", "j250", "J260/03"] {
      #expect(Specification.isCombinedScience(code))
      #expect(Specification.withCode(code) == nil)
    }
    #expect(Specification.withCode("8463/2H")?.subject == .physics)
    #expect(Specification.withCode("1ph0")?.board == .edexcel)
    #expect(!Specification.isCombinedScience("8463"))
  }

  @Test(arguments: [
    (Board.aqa, Subject.biology, "4.7", "Ecology", [2]), (.aqa, .chemistry, "4.10", "Using resources", [2]),
    (.aqa, .chemistry, "4.1", "Atomic structure and the periodic table", [1]),
    (.aqa, .physics, "4.5.6.1", "Forces", [2]), (.edexcel, .physics, "1", "Key concepts of physics", [1, 2]),
    (.edexcel, .physics, "14.3", "Particle model", [2]), (.edexcel, .physics, "7", "Astronomy", [1]),
    (.ocrA, .biology, "B5.2", "Genes, inheritance and selection", [2]),
    (.ocrA, .physics, "p4", "Magnetism and magnetic fields", [1]),
    (.ocrB, .chemistry, "C6", "Making useful chemicals", [1, 2]),
  ])
  func aTopicIsFoundByItsCodeOrThatOfAPart(
    board: Board, subject: Subject, code: String, title: String, papers: [Int]
  ) throws {
    let specification = try #require(Specification.of(board, subject))
    let topic = try #require(specification.topic(code))
    #expect(topic.title == title)
    #expect(topic.isContent)
    #expect(specification.papers(of: topic) == papers)
  }

  @Test(arguments: [
    (Board.aqa, Subject.biology, "4.9"), (.aqa, .physics, "5.1"), (.edexcel, .biology, "10"),
    (.ocrA, .physics, "C1"),
    (.ocrA, .physics, "P10"), (.aqa, .physics, "P2"), (.edexcel, .physics, "16"), (.aqa, .biology, ""),
  ])
  func aTopicThatASpecificationDoesNotHaveIsNotFound(board: Board, subject: Subject, code: String) {
    #expect(Specification.of(board, subject)?.topic(code) == nil)
  }

  @Test func keyIdeasAndSkillsAreNoContent() {
    #expect(Specification.of(.aqa, .biology)?.topic("4.8")?.isContent == false)
    #expect(Specification.of(.ocrA, .physics)?.topic("P9")?.isContent == false)
    #expect(Specification.of(.aqa, .physics)?.topic("4.8")?.isContent == true)
  }

  @Test(
    arguments: [
      (Board.aqa, Subject.chemistry, "RP3", "Electrolysis", 1),
      (.aqa, .physics, "RP 10", "Radiation and absorption", 2),
      (.aqa, .biology, "10", "Decay", 2), (.edexcel, .chemistry, "CP5", "Acid–alkali titration", nil),
      (.edexcel, .physics, "core practical 8", "Extension of a spring", nil),
      (.ocrA, .biology, "PAG B1", "Microscopy", nil), (.ocrA, .physics, "P6", "Circuit components", nil),
    ] as [(Board, Subject, String, String, Int?)])
  func aPracticalIsFoundByItsCode(
    board: Board, subject: Subject, code: String, title: String, paper: Int?
  ) {
    let practical = Specification.of(board, subject)?.practical(code)
    #expect(practical?.title == title)
    #expect(practical?.paper == paper)
  }

  @Test func practicalsThatABoardDoesNotHaveAreNotFound() {
    #expect(Specification.of(.aqa, .chemistry)?.practical("RP9") == nil)
    #expect(Specification.of(.edexcel, .biology)?.practical("CP9") == nil)
    #expect(Specification.of(.edexcel, .biology)?.practical("RP1") == nil)
    #expect(Specification.of(.ocrA, .physics)?.practical("PAG C1") == nil)
    #expect(
      Specification.of(.aqa, .physics)?.practicals.filter { $0.isSeparateOnly == true }.map(\.number) == [
        2, 9,
      ])
  }

  @Test(arguments: [
    ("State and explain what happens.", ["state", "explain"]),
    ("A student heats water. Describe the test.", ["describe"]),
    ("Calculate the force. Give your answer to 2 significant figures.", ["calculate"]),
    ("Show that the speed is 5 m/s.", ["show that"]), ("Which gas relights a splint?", ["which"]),
    ("Elucidate the cause.", ["elucidate"]), ("What is the unit of charge?", ["what"]),
    ("Sound is a wave.", []),
    ("Name the method used. Explain why.", ["name", "explain"]),
    ("State what is meant by speed.", ["state what is meant by"]),
    ("The students state their results.", []),
    ("Compare and contrast mitosis and meiosis.", ["compare and contrast"]),
  ])
  func theCommandsOfAPromptAreRead(text: String, words: [String]) {
    #expect(CommandWord.commands(in: phraseTokens(text)).map(\.word) == words)
  }

  @Test func commandWordsHaveTheBoardsThatListThem() {
    #expect(CommandWord.named("Elucidate") == nil)
    #expect(CommandWord.named("Explain")?.boards == Set(Board.allCases))
    #expect(CommandWord.named("Explain")?.marks == 2...6)
    #expect(CommandWord.named("Deduce")?.boards == [.edexcel])
    #expect(CommandWord.named("Evaluate")?.objectives == [.ao3])
    #expect(CommandWord.named("Analyse")?.boards == [.ocrA, .ocrB])
  }

  @Test(
    arguments: [
      ("Calculate the kinetic energy of a car.", "kinetic energy", nil),
      ("Calculate its momentum.", "momentum", nil),
      ("Calculate the concentration in mol/dm³.", "concentration", "mol/dm³"),
      ("Calculate the real length of the cell in micrometres.", "real length", "µm"),
      ("Calculate the mass number of the atom.", "mass number", nil),
      ("Work out the mean speed.", "mean speed", nil),
      ("Find the surface area : volume ratio.", "surface area : volume ratio", nil),
      ("What is the potential difference across the lamp?", "potential difference", nil),
      (
        "Calculate the rate of bubble production in bubbles per minute.", "rate of bubble production",
        "bubbles/min"
      ),
      ("Calculate the decrease in the kinetic energy store.", nil, nil),
      ("Describe the energy transfers.", nil, nil),
      ("The mass is 5 kg. Calculate the weight.", "weight", nil),
      ("Calculate the relative formula mass of CaCO₃.", "relative formula mass", nil),
      ("Calculate the percentage change in mass.", "percentage change", nil),
    ] as [(String, String?, String?)])
  func whatAPromptAsksForIsRead(text: String, name: String?, unit: String?) {
    let asked = QuantityName.asked(in: text)
    #expect(asked?.quantity.name == name)
    #expect(asked?.unit?.canonicalText == unit)
  }

  @Test(arguments: [
    ("energy", "J", QuantityName.Fit.fits), ("energy", "kWh", .fits), ("energy", "W", .otherDimension),
    ("moment", "N m", .fits), ("moment", "J", .otherKind), ("frequency", "Bq", .otherKind),
    ("frequency", "/s", .fits),
    ("activity", "Hz", .otherKind), ("work done", "N m", .fits), ("half-life", "years", .fits),
    ("pressure", "N/m²", .fits),
    ("specific latent heat", "Sv", .otherKind), ("concentration", "g/dm³", .fits),
    ("concentration", "g", .otherDimension),
    ("gravitational field strength", "m/s²", .fits), ("efficiency", "%", .fits), ("heart rate", "bpm", .fits),
    ("temperature change", "K", .fits), ("mass", "g", .fits), ("rate of blood flow", "cm³/min", .fits),
  ])
  func aUnitFitsAQuantityOrNot(name: String, unit: String, fit: QuantityName.Fit) throws {
    let quantity = try #require(QuantityName.named(name))
    #expect(quantity.fit(of: try UnitOfMeasure(unit)) == fit)
  }

  @Test func theEndOfANameSaysWhichQuantityItIs() {
    #expect(QuantityName.named("rate of reaction")?.units.isEmpty == true)
    #expect(QuantityName.named("speed of sound")?.name == "speed of sound")
    #expect(QuantityName.named("colour") == nil)
  }

  @Test(
    arguments: [
      ("The spring obeys F = k e. Calculate", "force on a spring", [Board.aqa], "F = k e"),
      ("Use F = k × x to find k.", "force on a spring", [.edexcel], "F = k × x"),
      ("F = kx", "force on a spring", [.edexcel], "F = kx"),
      ("E = 0.5 k e^2", nil, [], ""),
      ("Use E_e = 0.5*k*e^2.", "elastic potential energy", [.aqa], "E_e = 0.5*k*e^2"),
      ("Use v² − u² = 2 a s here", "uniform acceleration", [.aqa], "v² − u² = 2 a s"),
      ("so ΔE = m c Δθ is", "change in thermal energy", [.aqa], "ΔE = m c Δθ"),
      ("F = m a", nil, [], ""), ("C = 12, O = 16", nil, [], ""),
    ] as [(String, String?, [Board], String)])
  func theSymbolsOfABoardAreKnown(text: String, name: String?, boards: [Board], part: String) {
    let found = EquationSymbols.found(in: text)
    #expect(found.first?.equation.name == name)
    #expect(found.first?.boards ?? [] == boards)
    if let range = found.first?.range {
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == part)
    }
  }

  @Test func aStatedFieldStrengthIsFound() {
    func values(_ text: String) -> [String] {
      EquationSymbols.fieldStrengths(in: statedNumbers(in: text), text).map { $0.number.value.readableText }
    }
    #expect(values("Gravitational field strength = 9.8 N/kg. It accelerates at 3 m/s².") == ["9.8"])
    #expect(values("Take g = 10 m/s² here.") == ["10"])
    #expect(values("A mass of 65 kg.") == [])
  }

  @Test func theDefaultsOfTheRulesCanBeRead() throws {
    for text in ScienceDefaults.constants.values.joined() {
      #expect(throws: Never.self) { try WrittenNumber(text) }
    }
    for range in MagnitudeRange.all where !range.unit.isEmpty {
      #expect(throws: Never.self) { try UnitOfMeasure(range.unit) }
    }
    #expect(Set(ScienceDefaults.higherOnly.keys) == Set(Subject.words))
    #expect(Set(ScienceDefaults.foundationToo.keys) == Set(Board.words))
  }
}
