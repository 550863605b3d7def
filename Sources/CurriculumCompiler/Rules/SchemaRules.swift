/// What the reader reports: keys and values that a kind of file does not have.
extension Rule {
  static let schemaRules: [Rule] = [
    unknownKey, duplicateKey, wrongType, missingField, emptyValue, unknownWord, missingKind, unknownKind,
  ]

  static let unknownKey = Rule(
    "schema/unknown-key", .error, "Every key is one that its kind of file has.",
    why: "A misspelt key would drop what the author wrote without a word.", source: "product promise 1",
    fix: "Writes the nearest known key; only with --unsafe.",
    bad: .manifest("profil: strict"),
    good: .manifest("profile: strict"))

  static let duplicateKey = Rule(
    "schema/duplicate-key", .error, "A key is given once.",
    why: "Only one of the values can be taught; which one would be chance.",
    source: "YAML 1.1, section 3.2.1.3",
    bad: .manifest("name: Another"),
    good: .manifest())

  static let wrongType = Rule(
    "schema/wrong-type", aliases: ["lang/difficulty-range", "lang/yaml-implicit-type"], .error,
    "A value has the type and range that its field wants.",
    why: "An app reads the column by its type.", source: "schemas/bundle.sql",
    bad: """
      # file: decks/water.yaml
      kind: deck
      id: water
      topic: [Water, Ice]
      depth: Foundational
      flashcards: []
      """,
    good: """
      # file: curriculum.yaml
      kind: curriculum
      name: no
      version: 0.1.0
      """)

  static let missingField = Rule(
    "schema/missing-field", .error, "What a kind of file needs is there.",
    why: "An app shows an empty place, or does not load the lesson at all.", source: "schemas/bundle.sql",
    bad: """
      # file: curriculum.yaml
      kind: curriculum
      version: 0.1.0
      """,
    good: .manifest())

  static let emptyValue = Rule(
    "schema/empty-value", aliases: ["kit/question-empty", "kit/incorrect-empty"], .error,
    "A key that is there has a value.",
    why: "A learner would see an empty button or an empty prompt.",
    source: "indi's UserNewKitViewModel, which pads missing wrong answers with empty texts (certainty high)",
    bad: """
      # file: curriculum.yaml
      kind: curriculum
      name:
      version: 0.1.0
      """,
    good: """
      # file: curriculum.yaml
      kind: curriculum
      name: ~
      version: 0.1.0
      """)

  static let unknownWord = Rule(
    "schema/unknown-word", .error,
    "A value is one of the words that its field takes.",
    why: "The apps know these words and no others.", source: "schemas/bundle.sql",
    fix: "Writes the nearest known word; only with --unsafe.",
    bad: .manifest("profile: strickt"),
    good: .manifest("profile: lenient"))

  static let missingKind = Rule(
    "schema/missing-kind", .error, "A file says what it is.",
    why: "A file of no kind belongs to nothing and would be left out.", source: "product promise 1",
    bad: """
      # file: decks/extra.yaml
      topic: Rivers
      """,
    good: "# file: notes.txt\nnothing")

  static let unknownKind = Rule(
    "schema/unknown-kind", .error, "The kind of a file is one that curricc knows.",
    why: "A file of an unknown kind would be left out.", source: "docs/authoring.md",
    fix: "Writes the nearest known kind; only with --unsafe.",
    bad: """
      # file: decks/extra.yaml
      kind: dek
      id: extra
      """,
    good: "# file: notes.txt\nnothing")
}
