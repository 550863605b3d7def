import CurriculumCompiler

/// The starter with every type of question, and with texts that formats may stumble over.
enum AwkwardCurriculum {
  static var files: [SourceFile] {
    Starter.files.filter { $0.path != "curriculum.yaml" } + [
      SourceFile(path: "curriculum.yaml", text: manifest),
      SourceFile(path: "quizzes/awkward.yaml", text: quiz),
      SourceFile(path: "quizzes/plain.yaml", text: numbers),
      SourceFile(path: "story/awkward.yaml", text: kit), SourceFile(path: "decks/odd.yaml", text: deck),
      SourceFile(path: "courses/es/n1/awkward.yaml", text: lesson),
    ]
  }

  private static let manifest = """
    kind: curriculum
    name: Awkward
    version: 1.0.0
    rules: {deck/*: off, gcse/*: off, kit/*: off}

    """

  private static let quiz = #"""
    kind: quiz
    id: awkward
    title: "Signs / and <lines>"
    programme: gcse_triple_science
    subject: physics
    board: aqa
    tier: foundation
    questions:
      - id: signs
        type: choice
        prompt: "Which of {a} = ~b # c: \\ & <d> \"e\", 'f'; $g holds?"
        options: ["=x", "~y -> z", "%50%half", "[html]<b>bold</b>", "{#1}"]
        answer: "%50%half"
        explanation: "Since 1 = 1: #yes."
        marks: 2
        hints: ["Look at the % sign.", "a <b>"]
        tags: ["a]b", plain]
      - id: lines
        type: typed
        prompt: "First line\n\nThird line\ttabbed"
        answer: ":::"
        accept: ["//", "\\n"]
      - id: several
        type: multi-choice
        prompt: Which are even?
        options: ["2", "3", "4", "5", "6"]
        answer: ["2", "4", "6"]
        difficulty: 4
      - id: judged
        type: true-false
        prompt: "1 = 2"
        answer: false
        explanation: They differ.
      - id: gaps
        type: cloze
        prompt: "A ___ and a ___ {b}."
        answer: [[one, "1"], "two/2"]
      - id: gap
        type: cloze
        prompt: "Snake_case and ___."
        answer: [[camel, "Camel~"]]
      - id: ordered
        type: ordering
        prompt: Order them.
        answer: [small, medium, large]
      - id: matched
        type: matching
        prompt: Match them.
        pairs: {"a = b": c, d: "e, f"}
      - id: arrows
        type: matching
        prompt: Match the arrows.
        pairs: {"A -> B": one, C: two}
      - id: spoken
        type: speak_phrase
        prompt: Say it.
        answer: It
      - id: explained
        type: short
        prompt: Explain it.
        rubric: ["the first point", "the second, with \"quotes\""]
        marks: 2
      - id: wide
        type: multi-choice
        prompt: Which are letters?
        options: [a, b, c, d, e, f, g, h, i, j, k, "1"]
        answer: [a, b, c, d, e, f, g, h, i, j, k]

    """#

  private static let numbers = #"""
    kind: quiz
    id: numbers
    title: Numbers
    programme: gcse_triple_science
    subject: chemistry
    tier: higher
    specifications: {aqa: "8462", ocr-a: J248}
    questions:
      - id: relative
        type: numeric
        prompt: How much energy?
        answer: {value: 135000, unit: J, tolerance: {kind: relative, pct: 1}, accept: [{value: 135, unit: kJ}]}
        working: 0.5*1200*15**2
      - id: absolute
        type: numeric
        prompt: How long?
        answer: {value: 0.025, unit: m, tolerance: {kind: absolute, value: 0.0005}}
      - id: range
        type: numeric
        prompt: How many?
        answer: {value: 3, unit: none, tolerance: {kind: range, low: 1, high: 4}}
      - id: rounded
        type: numeric
        prompt: What percentage?
        answer: {value: 45.9, unit: "%", significant_figures: 3, tolerance: {kind: exact_after_rounding}}
      - id: exact
        type: numeric
        prompt: How many in a mole?
        answer: {value: 6.02e23, unit: none}
      - id: tiny
        type: numeric
        prompt: How small?
        answer: {value: -0.0000012, unit: m, tolerance: {kind: relative, pct: 5}}

    """#

  private static let kit = """
    kind: kit
    story: indi
    stage: newborn
    id: awkward
    name: Awkward "kit"
    order_idx: 7
    questions:
      - {id: few, question: мало, correct_answer: few, incorrect_answers: [many, all]}
      - {id: four, question: четыре, correct_answer: four, incorrect_answers: [one, two, three, five], accept: ["4"]}

    """

  private static let deck = """
    kind: deck
    id: odd
    topic: 'Odd "things"'
    aspect: Key terms
    depth: Expert
    batch: 1
    flashcards:
      - {id: meant, type: definition, question: What is odd?, answer: Not even.}
      - {id: judged, type: true-false, question: 1 is odd., answer: true}
      - {id: gap, type: cloze, question: One is ___., answer: odd}
      - {id: asked, type: question, question: Why?, answer: Because.}

    """

  private static let lesson = """
    kind: lesson
    language: es
    unit: es-n1-u1
    id: es-n1-u1-l9
    order_idx: 1
    title: It's "awkward"
    lesson_type: vocabulary
    mode: interpersonal
    cards:
      - id: quoted
        target_text: 'el "pez", sí'
        native_text: "=the 'fish', yes"
        pos: noun
        gender: m
        tags: [a, b]
        note: "two\\nlines"

    """
}
