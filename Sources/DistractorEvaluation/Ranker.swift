import Distractors

/// A way to order candidates: a number for each, the higher the better.
struct Ranker: Sendable {
  /// What a ranker may look at.
  struct Situation {
    let set: QuestionSet
    let question: Question
    let lexicon: Lexicon
    let weights: SignalWeights
    let memory: CoOptionMemory
  }

  let name: String
  /// True for the baselines that look at one thing only, the best of which the linear model is held against.
  var isSingleSignal = false
  /// The scores of candidates, given as places in the set's texts.
  let scores:
    @Sendable (_ situation: Situation, _ candidates: [Int], _ chance: inout SeededGenerator) -> [Float]

  /// All that the report compares, the linear model and the one with a memory last.
  static let all: [Ranker] =
    [random, naive]
    + singles.map { single in
      Ranker(name: single.name, isSingleSignal: true) { situation, candidates, _ in
        let key = situation.set.texts[situation.question.key]
        return candidates.map { single.score(situation, key, $0) }
      }
    } + [linear, linearWithMemory]

  private static let random = Ranker(name: "random") { _, candidates, chance in
    candidates.map { _ in Float.random(in: 0..<1, using: &chance) }
  }

  /// Any other answer of the unit, as most programs do.
  static let naive = Ranker(name: "naive: answers of the unit") { situation, candidates, chance in
    let answers = Set(situation.set.unitAnswers[situation.question.unit])
    return candidates.map { Float.random(in: 0..<1, using: &chance) + (answers.contains($0) ? 1 : 0) }
  }

  private typealias Single = (name: String, score: @Sendable (Situation, OptionText, Int) -> Float)

  private static let singles: [Single] = [
    ("same word class", { $0.value(.headClass, $1, $2) }),
    ("frequency", { $0.value(.frequencyDifference, $1, $2) * -1 }),
    ("edit distance", { editSimilarity($0.set.folded[$0.question.key], $0.set.folded[$2]) }),
    ("character trigrams", { trigramSimilarity($0.set.folded[$0.question.key], $0.set.folded[$2]) }),
    ("shared words", { $0.value(.sharedWords, $1, $2) }),
    ("WordNet (Wu-Palmer)", { $0.value(.kind, $1, $2) }),
    (
      "embeddings",
      { situation, key, candidate in
        guard let own = key.traits.meaning, let other = situation.set.texts[candidate].traits.meaning else {
          return -1
        }
        return situation.lexicon.similarity(own, other)
      }
    ),
  ]

  private static let linear = Ranker(name: "linear") { situation, candidates, _ in
    candidates.map { situation.values($0).score(situation.weights) }
  }

  /// The item's own edges are left out: what is asked for must not be known.
  private static let linearWithMemory = Ranker(name: "linear with memory") { situation, candidates, _ in
    let key = situation.set.texts[situation.question.key]
    return candidates.map { candidate in
      var context = PairContext()
      let count = situation.memory.count(key, situation.set.texts[candidate])
      context.coOptions = max(0, count - (situation.question.distractors.contains(candidate) ? 1 : 0))
      return situation.values(candidate, context).score(situation.weights)
    }
  }
}

extension Ranker.Situation {
  /// What all signals say of a candidate.
  func values(_ candidate: Int, _ context: PairContext = PairContext()) -> SignalValues {
    compare(
      key: set.texts[question.key], candidate: set.texts[candidate], prompt: question.prompt, context,
      lexicon: lexicon)
  }

  fileprivate func value(_ signal: Signal, _ key: OptionText, _ candidate: Int) -> Float {
    compare(key: key, candidate: set.texts[candidate], prompt: nil, PairContext(), lexicon: lexicon)[signal]
  }
}

/// One minus the edits that turn one text into the other (Levenshtein 1966) over the longer one's bytes.
func editSimilarity(_ a: String, _ b: String) -> Float {
  let (left, right) = (Array(a.utf8), Array(b.utf8))
  guard !left.isEmpty, !right.isEmpty else { return 0 }
  var row = Array(0...right.count)
  for (line, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for place in right.indices {
      let above = row[place + 1]
      row[place + 1] = min(above + 1, row[place] + 1, diagonal + (letter == right[place] ? 0 : 1))
      diagonal = above
    }
  }
  return 1 - Float(row[right.count]) / Float(max(left.count, right.count))
}

/// Shared runs of three bytes over all of them.
func trigramSimilarity(_ a: String, _ b: String) -> Float {
  func trigrams(_ text: String) -> Set<UInt32> {
    let bytes = Array(" \(text) ".utf8)
    var found: Set<UInt32> = []
    for place in 0..<max(0, bytes.count - 2) {
      let (first, second, third) = (UInt32(bytes[place]), UInt32(bytes[place + 1]), UInt32(bytes[place + 2]))
      found.insert(first << 16 | second << 8 | third)
    }
    return found
  }
  let (left, right) = (trigrams(a), trigrams(b))
  let shared = left.intersection(right).count
  return Float(shared) / Float(max(1, left.count + right.count - shared))
}
