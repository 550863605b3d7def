/// Words by which two statements in one sentence are told from one.
enum StatementWords {
  /// Words that join two statements.
  static let joining: [String: [String]] = [
    "en": ["and", "but"], "es": ["y", "e", "pero"], "fr": ["et", "mais"], "de": ["und", "aber"],
  ]

  /// Verbs of the third person with which a second statement begins.
  static let verbs: [String: [String]] = [
    "en": [
      "is", "are", "was", "were", "has", "have", "had", "can", "cannot", "do", "does", "it", "they", "this",
      "travel",
      "travels", "carry", "carries", "contain", "contains", "cause", "causes", "conduct", "conducts",
      "produce",
      "produces", "need", "needs", "move", "moves", "transfer", "transfers", "absorb", "absorbs", "release",
      "releases",
      "react", "reacts", "form", "forms", "make", "makes", "increase", "increases", "decrease", "decreases",
      "use",
      "uses", "give", "gives", "become", "becomes", "occur", "occurs", "happen", "happens", "take", "takes",
      "pump",
      "pumps", "protect", "protects", "kill", "kills", "dissolve", "dissolves", "float", "floats", "sink",
      "sinks",
      "melt", "melts", "boil", "boils", "lose", "loses", "gain", "gains", "exert", "exerts", "attract",
      "attracts",
      "repel", "repels", "flow", "flows", "work", "works", "live", "lives", "grow", "grows", "eat", "eats",
      "break",
      "breaks", "turn", "turns", "lie", "lies", "leave", "leaves", "depend", "depends", "belong", "belongs",
    ],
    "es": ["es", "son", "está", "están", "tiene", "tienen", "puede", "pueden", "hay"],
    "fr": ["est", "sont", "a", "ont", "peut", "peuvent", "il", "elle"],
    "de": ["ist", "sind", "hat", "haben", "kann", "können", "wird", "werden"],
  ]
}
