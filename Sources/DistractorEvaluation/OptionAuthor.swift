import CurriculumCompiler
import Distractors

/// Someone or something that writes three wrong answers for each question of a set.
struct OptionAuthor: Sendable {
  /// Wrong answers that an item is to have.
  static let wanted = 3

  let name: String
  /// Wrong answers for each question, in the questions' order; fewer than wanted where no more were found.
  let generate: @Sendable (QuestionSet) -> [[OptionText]]

  /// All authors that the report compares.
  static func all(weights: [String: Double], seed: UInt64) -> [OptionAuthor] {
    [
      people, naive(seed: seed),
      unchecked("linear, answers of the unit", weights) { $0.unitAnswers[$1.unit] },
      unchecked("linear, answers of the set", weights) { set, _ in
        Array(Set(set.questions.map(\.key))).sorted()
      },
      unchecked("linear, all other options", weights) { set, question in
        set.texts.indices.filter { !question.distractors.contains($0) }
      },
      engine("curricc, answers only", weights, takesOptions: false),
      engine("curricc, answers and other units' options", weights, takesOptions: true),
    ]
  }

  private static let people = OptionAuthor(name: "people") { set in
    set.questions.map { question in question.distractors.prefix(wanted).map { set.texts[$0] } }
  }

  /// Three answers of the same unit at random.
  private static func naive(seed: UInt64) -> OptionAuthor {
    OptionAuthor(name: "naive") { set in
      var chance = SeededGenerator(seed: seed)
      return set.questions.map { question in
        set.unitAnswers[question.unit].filter { $0 != question.key }.shuffled(using: &chance).prefix(wanted)
          .map { set.texts[$0] }
      }
    }
  }

  /// The best by the linear model, whatever is wrong with them.
  private static func unchecked(
    _ name: String, _ weights: [String: Double], pool: @escaping @Sendable (QuestionSet, Question) -> [Int]
  ) -> OptionAuthor {
    let weights = (try? SignalWeights(overriding: weights)) ?? .standard
    return OptionAuthor(name: name) { set in
      set.questions.map { question in
        let situation = Ranker.Situation(
          set: set, question: question, lexicon: .english, weights: weights,
          memory: CoOptionMemory(lexicon: .english))
        let candidates = pool(set, question).filter { $0 != question.key }
        let scores = candidates.map { (situation.values($0).score(weights) * 1_000_000).rounded() }
        return candidates.indices.sorted { scores[$0] != scores[$1] ? scores[$0] > scores[$1] : $0 < $1 }
          .prefix(wanted).map { set.texts[candidates[$0]] }
      }
    }
  }

  /// What the compiler chooses; it never sees the wrong answers that people wrote for a question of the same unit.
  private static func engine(
    _ name: String, _ weights: [String: Double], takesOptions: Bool
  ) -> OptionAuthor {
    OptionAuthor(name: name) { set in
      var found: [[OptionText]] = []
      for unit in set.unitAnswers.indices {
        let engine = engine(set, without: unit, weights, takesOptions: takesOptions)
        for question in set.questions where question.unit == unit {
          var request = OptionRequest(
            key: set.texts[question.key].text, prompt: question.prompt.text, wanted: wanted)
          request.home = home(unit)
          found.append(engine.choose(request).chosen.map(\.option))
        }
      }
      return found
    }
  }

  private static func engine(
    _ set: QuestionSet, without unit: Int, _ weights: [String: Double], takesOptions: Bool
  ) -> OptionEngine {
    var sources: [OptionSource] = []
    var memory = CoOptionMemory(lexicon: .english)
    for question in set.questions {
      let key = set.texts[question.key]
      sources.append(OptionSource(key.text, home: home(question.unit), prompts: [question.prompt.text]))
      guard takesOptions, question.unit != unit else { continue }
      let options = question.distractors.map { set.texts[$0] }
      memory.add([key] + options)
      sources += options.map { OptionSource($0.text, home: home(question.unit)) }
    }
    var policy = DistractorPolicy()
    policy.weights = weights
    // The order of a pool of questions is no order of teaching.
    policy.allowsNotYetTaught = true
    return OptionEngine(sources, language: "en", isSubject: true, policy: policy, memory: memory)
  }

  private static func home(_ unit: Int) -> OptionHome {
    var home = OptionHome()
    home.lesson = Int32(unit)
    home.unit = Int32(unit)
    home.band = 0
    return home
  }
}
