/// Phrases by their words, to find all that stand in a text in one pass over it.
struct PhraseTree {
  private var branches: [[String: Int]] = [[:]]
  private var ends: [[Int]] = [[]]

  /// Adds a phrase.
  ///
  /// - Parameters:
  ///   - words: The phrase; an empty one is left out.
  ///   - number: What it is known by; phrases may share one.
  mutating func add(_ words: [String], number: Int) {
    guard !words.isEmpty else { return }
    var node = 0
    for word in words {
      if let next = branches[node][word] {
        node = next
      } else {
        branches[node][word] = branches.count
        node = branches.count
        branches.append([:])
        ends.append([])
      }
    }
    if !ends[node].contains(number) { ends[node].append(number) }
  }

  /// The numbers of the phrases in a text.
  ///
  /// - Complexity: O(*n*) in the text's words, times the words of the longest phrase.
  func numbers(in text: [String]) -> Set<Int> {
    var found: Set<Int> = []
    for start in text.indices {
      var node = 0
      for word in text[start...] {
        guard let next = branches[node][word] else { break }
        node = next
        found.formUnion(ends[node])
      }
    }
    return found
  }
}
