import CurriculumCompiler
import Testing

/// Boundaries of the rules on science quizzes: what they find, and where they must keep silent.
@Suite struct ScienceRuleTests {
  /// What a rule says about a quiz with one question.
  private func messages(
    _ rule: String, _ question: String, quiz: String = "board: aqa", subject: String = "physics"
  ) throws -> [String] {
    let rule = try #require(Rule.named(rule))
    let example = Example(
      stringLiteral: """
        # file: quizzes/energy.yaml
        kind: quiz
        id: energy
        title: Energy
        programme: gcse_triple_science
        subject: \(subject)
        \(quiz)
        tier: foundation
        questions:
        \(question)
        """)
    return rule.compileExample(example).diagnostics.sorted.filter { $0.rule == rule.name }.map(\.message)
  }

  private func numeric(_ prompt: String, _ value: String, _ unit: String, _ more: String = "marks: 2")
    -> String
  {
    "  - {id: q1, type: numeric, prompt: \"\(prompt)\", answer: {value: \(value), unit: \(unit), "
      + "tolerance: {kind: relative, pct: 1}}, \(more)}"
  }

  private func short(_ prompt: String, _ points: String, _ more: String = "marks: 1") -> String {
    "  - {id: q1, type: short, prompt: \"\(prompt)\", rubric: [\(points)], \(more)}"
  }

  @Test(arguments: [
    ("8463/1F", "topics: {aqa: \"4.2\"}", 0), ("8463/1F", "topics: {aqa: \"4.6.1\"}", 1),
    ("8463/2F", "topics: {aqa: \"4.6.1\"}", 0), ("8463/1", "practical: {aqa: RP7}", 1),
    ("8463/1H", "topics: {aqa: \"4.2\"}", 1), ("8463/3F", "topics: {aqa: \"4.2\"}", 1),
    ("8463", "topics: {aqa: \"4.6\"}", 0),
  ])
  func aQuizForOnePaperIsHeldToItsTopicsAndTier(code: String, tag: String, count: Int) throws {
    let found = try messages(
      "gcse/topic-paper", short("Name a unit of energy.", "joule", tag),
      quiz: "specifications: {aqa: \(code)}")
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("A car of mass 1200 kg travels at 15 m/s. Calculate the kinetic energy.", "135000", "J", 0),
    ("A car of mass 12 kg travels at 15 m/s. Calculate the kinetic energy.", "1350", "J", 1),
    ("A car travels at a steady speed of 150 m/s for 2 s. Calculate the distance.", "300", "m", 1),
    ("A student pushes a trolley of mass 400 kg. Calculate the weight.", "3920", "N", 0),
    ("The mains supply has a frequency of 60 Hz. Calculate the period.", "0.017", "s", 1),
    ("A person has a mass of 65 kg. Calculate the weight of the person.", "637", "N", 0),
    ("A toy car of mass 0.50 kg travels at 2.0 m/s. Calculate the momentum.", "1.0", "kg m/s", 0),
    ("Of 60 J supplied 75 J are useful. Calculate the efficiency.", "1.25", "none", 1),
    ("Of 60 J supplied 45 J are useful. Calculate the efficiency.", "75", "'%'", 0),
    ("A student makes 6 g instead of 4 g. Calculate the percentage yield.", "150", "'%'", 1),
  ])
  func sizesAreJudgedWhereItIsClearWhatTheyAreOf(
    prompt: String, value: String, unit: String, count: Int
  ) throws {
    let found = try messages("gcse/magnitude-plausible", numeric(prompt, value, unit))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("A car brakes from 20 m/s to rest in 4.0 s. Calculate the acceleration.", "5.0", "m/s²", 1),
    ("A car brakes from 20 m/s to rest in 4.0 s. Calculate the deceleration.", "5.0", "m/s²", 0),
    ("A car brakes from 20 m/s to rest in 4.0 s. Calculate the size of the acceleration.", "5.0", "m/s²", 0),
    ("The reaction is exothermic. Calculate the energy change.", "185", "kJ/mol", 1),
    ("The reaction is exothermic. Calculate the energy released.", "185", "kJ/mol", 0),
    ("The reaction is endothermic. Calculate the overall energy change.", "-50", "kJ/mol", 1),
  ])
  func answersHaveTheSignOfTheirDirection(prompt: String, value: String, unit: String, count: Int) throws {
    #expect(try messages("gcse/sign-convention", numeric(prompt, value, unit)).count == count)
  }

  @Test(arguments: [
    ("board: aqa", "g = 9.8 N/kg.", "0.5*9.8", 0), ("board: aqa", "g = 10 N/kg.", "0.5*10", 1),
    ("board: edexcel", "g = 10 N/kg.", "0.5*10", 0), ("board: edexcel", "It lies on a table.", "0.5*10", 1),
    ("specifications: {aqa: \"8463\", edexcel: 1PH0}", "g = 10 N/kg.", "0.5*10", 0),
    ("specifications: {aqa: \"8463\", edexcel: 1PH0}", "It lies on a table.", "0.5*9.8", 1),
    ("board: aqa", "On the Moon g = 1.6 N/kg.", "0.5*1.6", 0),
  ])
  func theFieldStrengthIsGivenAndTheBoards(board: String, given: String, working: String, count: Int) throws {
    let question = numeric(
      "A book has a mass of 0.50 kg. \(given) Calculate the weight of the book.", "4.9", "N",
      "working: \(working)")
    #expect(try messages("gcse/g-value-board", question, quiz: board).count == count)
  }

  @Test(arguments: [
    ("State and explain what insulation does.", "it traps air", 1),
    ("State and explain what insulation does.", "it traps air, so energy is transferred slowly", 0),
    ("When the lights turn green, a car moves off at 4.2 m/s². Explain why.", "there is a force", 0),
    ("What is a vector? What is a scalar?", "one has a direction", 1),
  ])
  func eachCommandWantsAPoint(prompt: String, points: String, count: Int) throws {
    #expect(try messages("gcse/two-commands", short(prompt, points)).count == count)
  }

  @Test(arguments: [
    ("Figure 2a shows a cell. Name the part.", "marks: 1", 1),
    (
      "Figure 2a shows a cell. Name the part.", "image: {file: https://example.org/cell.svg, alt: A cell.}", 0
    ),
    ("Draw a graph of the results.", "marks: 1", 0), ("Give a figure for the speed of light.", "marks: 1", 0),
    ("Use the table below. | a | b | Name the larger.", "marks: 1", 0),
    ("Use the table below. Name the larger.", "marks: 1", 1),
  ])
  func whatAQuestionPointsAtIsThere(prompt: String, more: String, count: Int) throws {
    #expect(try messages("gcse/figure-ref", short(prompt, "the nucleus", more)).count == count)
  }

  @Test(arguments: [
    ("Describe how to show the reaction of sodium with water.", "drop a piece in", 1),
    ("Describe the reaction of sodium with water.", "it floats", 0),
    ("Describe how the activity of a radioactive source changes.", "it falls", 0),
    ("Plan an investigation with a radioactive source.", "use tongs to hold it", 0),
    ("Plan an investigation with a radioactive source.", "put paper in front of it", 1),
  ])
  func proceduresSpeakOfTheirDangers(prompt: String, points: String, count: Int) throws {
    #expect(try messages("gcse/safety", short(prompt, points)).count == count)
  }

  @Test(arguments: [
    ("Black fur (B) is dominant to white fur (b).", 0), ("Black fur (B) is dominant to white fur (w).", 1),
    ("Black fur (C) is dominant to white fur (c).", 1), ("Black fur (b) is dominant to white fur (B).", 1),
    ("Red (R) and white (W) are codominant alleles.", 0),
    ("White fur (b) is recessive, black fur (B) is not.", 0),
  ])
  func allelesHaveOneLetterWhoseCasesDiffer(prompt: String, count: Int) throws {
    let question = short("\(prompt) Explain this.", "one allele is enough, to show it")
    #expect(try messages("bio/allele-notation", question, subject: "biology").count == count)
  }

  @Test(arguments: [
    ("*Homo sapiens* is a species.", 0), ("Homo sapiens is a species.", 1),
    ("*homo Sapiens* is a species.", 1),
    ("The bacterium E. coli divides.", 1), ("The home of a sapient being.", 0),
  ])
  func namesOfSpeciesAreInItalicsWithOneCapital(prompt: String, count: Int) throws {
    let question = short("\(prompt) Explain this.", "one point, another point")
    #expect(try messages("bio/latin-name", question, subject: "biology").count == count)
  }

  @Test(arguments: [
    ("Explain why loft insulation keeps a house so warm.", 1),
    ("Explain why cavity walls keep a house warm.", 0),
    ("Explain why loft insulation keeps a house warm in 2 ways.", 0),
  ])
  func almostTheSameQuestionIsACopyUnlessItsNumbersDiffer(prompt: String, count: Int) throws {
    let questions =
      short("Explain why loft insulation keeps a house warm.", "it traps air")
      + "\n" + short(prompt, "it traps air").replacing("id: q1", with: "id: q2")
    #expect(try messages("gcse/duplicate-question", questions).count == count)
  }

  @Test(arguments: [
    ("A bag with a weight of 5 kg is lifted. Explain why.", 1), ("A bag weighs 5 N. Explain why.", 0),
    ("A bag of mass 5 kg is lifted. Explain why.", 0),
  ])
  func aWeightIsNotInKilograms(prompt: String, count: Int) throws {
    #expect(try messages("gcse/term-preferred", short(prompt, "it is pulled down")).count == count)
  }

  @Test(arguments: [("mitosis", "[meiosis]", 1), ("mitosis", "[cell division]", 0)])
  func anotherTermIsNotAccepted(answer: String, accept: String, count: Int) throws {
    let question =
      "  - {id: q1, type: typed, prompt: Name the process., answer: \(answer), accept: \(accept)}"
    #expect(try messages("gcse/spelling-strict-terms", question).count == count)
  }
}
