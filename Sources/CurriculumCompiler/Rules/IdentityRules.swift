/// What the resolver reports: ids, references, settings.
extension Rule {
  static let identityRules: [Rule] = [
    missingIdentifier, malformedIdentifier, duplicateIdentifier, renamedInUse, identifierCollision,
  ]

  static let referenceRules: [Rule] = [unresolvedReference]

  static let settingsRules: [Rule] = [
    malformedVersion, versionNotRaised, unknownRule, allowanceForm, unusedAllowance, manifestCount,
    linkNotFollowed,
    unreadableFile,
  ]

  static let missingIdentifier = Rule(
    "id/missing", .error, "Everything that learners' progress can hang on has an id.",
    why: "Without an id of its own, a corrected typo would cost every learner the progress on a card.",
    source: "product promise 4",
    fix: "Writes an id made from the text, where the entity stands.",
    bad: """
      # file: decks/water.yaml
      kind: deck
      topic: Water
      depth: Foundational
      flashcards: []
      """,
    good: .manifest())

  static let malformedIdentifier = Rule(
    "id/malformed", aliases: ["lang/id-unique"], .error,
    "An id is made of lower-case letters a to z, digits and single hyphens, at most 64 bytes.",
    why: "Ids stand in keys, file names and addresses of four apps.", source: "docs/bundle.md, Identity",
    fix: "Writes the nearest well-formed id; only with --unsafe.",
    bad: """
      # file: quizzes/energy.yaml
      kind: quiz
      id: Energy & Work
      title: Energy
      programme: gcse_triple_science
      subject: physics
      board: aqa
      tier: foundation
      questions: []
      """,
    good: .manifest())

  static let duplicateIdentifier = Rule(
    "id/duplicate", .error, "An id is given once for its kind within its course, story, quiz or deck.",
    why: "Two cards with one id would share a learner's progress.", source: "docs/bundle.md, Identity",
    bad: .energyQuiz(
      """
        - {id: q1, type: true-false, prompt: Energy can be destroyed., answer: false, explanation: It is conserved.}
        - {id: q1, type: true-false, prompt: Work is measured in joules., answer: true, explanation: It is energy.}
      """),
    good: .energyQuiz(
      """
        - {id: q1, type: true-false, prompt: Energy can be destroyed., answer: false, explanation: It is conserved.}
        - {id: q2, type: true-false, prompt: Work is measured in joules., answer: true, explanation: It is energy.}
      """))

  static let renamedInUse = Rule(
    "id/was-in-use", .error, "An earlier id under 'was' is not in use by another.",
    why: "Two cards would claim one learner's progress.", source: "docs/bundle.md, Identity",
    bad: .energyQuiz(
      """
        - {id: q1, type: true-false, prompt: Energy can be destroyed., answer: false, explanation: It is conserved.}
        - {id: q2, was: [q1], type: true-false, prompt: Work is measured in joules., answer: true, explanation: Yes.}
      """),
    good: .energyQuiz(
      """
        - {id: q1, type: true-false, prompt: Energy can be destroyed., answer: false, explanation: It is conserved.}
        - {id: q2, was: [q0], type: true-false, prompt: Work is measured in joules., answer: true, explanation: Yes.}
      """))

  static let identifierCollision = Rule(
    "id/collision", .error, "Two ids do not give the same number in the bundle.",
    why: "Two entities cannot have one row.", source: "docs/bundle.md, Identity",
    bad: .energyQuiz(
      """
        - {id: q1, uid: 7, type: true-false, prompt: Energy can be destroyed., answer: false, explanation: No.}
        - {id: q2, uid: 7, type: true-false, prompt: Work is measured in joules., answer: true, explanation: Yes.}
      """),
    good: .energyQuiz(
      """
        - {id: q1, uid: 7, type: true-false, prompt: Energy can be destroyed., answer: false, explanation: No.}
        - {id: q2, uid: 8, type: true-false, prompt: Work is measured in joules., answer: true, explanation: Yes.}
      """))

  static let unresolvedReference = Rule(
    "ref/unresolved", .error, "What a file names is there.",
    why: "A lesson of an unknown unit, or a kit of an unknown story, would never be shown.",
    source: "schemas/bundle.sql: foreign keys",
    bad: """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n2
      id: n1-boss
      title: Novice Low boss battle
      pass_score_pct: 75
      items:
        - {id: n1-boss-01, unit: es-n1-u1, type: translate_text, prompt: Write goodbye., answer: adiós}
      """,
    good: """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n1
      id: n1-boss
      title: Novice Low boss battle
      pass_score_pct: 75
      items:
        - {id: n1-boss-01, unit: es-n1-u1, type: translate_text, prompt: Write goodbye., answer: adiós}
      """)

  static let malformedVersion = Rule(
    "source/version", .error, "The content version follows semantic versioning.",
    why: "Apps and release tools compare versions; a word cannot be compared.",
    source: "Semantic Versioning 2.0.0, items 2, 9 and 10",
    bad: """
      # file: curriculum.yaml
      kind: curriculum
      name: My curriculum
      version: spring
      """,
    good: """
      # file: curriculum.yaml
      kind: curriculum
      name: My curriculum
      version: 1.10.0-beta.1
      """)

  static let unknownRule = Rule(
    "source/unknown-rule", .error, "Settings name rules that exist.",
    why: "A misspelt name would leave the rule as it was.", source: "product promise 1",
    bad: .manifest("rules: {kit/sise: error}"),
    good: .manifest("rules: {kit/size: error, deck/*: info}"))

  static let manifestCount = Rule(
    "source/manifest", .error, "A curriculum has one curriculum.yaml, at its top.",
    why: "Two would disagree about the version of one bundle.", source: "docs/authoring.md",
    bad: """
      # file: decks/curriculum.yaml
      kind: curriculum
      name: Another
      version: 0.2.0
      """,
    good: .manifest())

  package static let linkNotFollowed = Rule(
    "source/link", .warning, "Sources are files, not links.",
    why: "A link may lead out of the curriculum or round in a circle, so it is not followed.",
    source: "product promise 7", bad: "", good: "")

  package static let unreadableFile = Rule(
    "source/unreadable", .error, "Every file of the curriculum can be read.",
    why: "What cannot be read would be missing from the bundle.", source: "product promise 1", bad: "",
    good: "")
}
