/// The small working curriculum that `curricc init` writes, one file of each kind.
///
/// Rules show their examples as changes of it, so it has no findings at all.
package enum Starter {
  /// The files, sorted by path.
  package static var files: [SourceFile] {
    let texts = [manifest, course, band, lesson, bossTest, story, kit, quiz, deck]
    return texts.flatMap { Example(stringLiteral: $0).files }.sorted { $0.path < $1.path }
  }

  /// The starter with the files of an example in place of its own.
  package static func files(with example: Example) -> [SourceFile] {
    var byPath: [String: SourceFile] = [:]
    for file in files + example.files { byPath[file.path] = file }
    return byPath.values.sorted { $0.path < $1.path }
  }

  private static let manifest = """
    # file: curriculum.yaml
    kind: curriculum
    name: My curriculum
    version: 0.1.0
    profile: lenient  # a course that has just begun; 'default' weighs the balance of the whole as well
    """

  private static let course = """
    # file: courses/es/course.yaml
    kind: language
    id: es
    code: es
    name: Spanish
    native_name: español
    variant: es-MX
    script: Latn
    source_language: {code: en, variant: en-GB}
    gendered_nouns: true
    """

  private static let band = """
    # file: courses/es/n1/band.yaml
    kind: band
    language: es
    id: n1
    short_label: N1
    long_label: Novice Low
    order_idx: 0
    units_required: 1
    units:
      - id: es-n1-u1
        title: Greetings
        can_do: I can greet people and say goodbye.
        topics: [greetings]
    """

  private static let lesson = """
    # file: courses/es/n1/hello.yaml
    kind: lesson
    language: es
    unit: es-n1-u1
    id: es-n1-u1-l1
    order_idx: 0
    title: Hello and goodbye
    lesson_type: vocabulary
    mode: interpersonal
    sentences:
      - target_text: ¡Hola! Buenos días.
        native_text: Hello! Good morning.
    cards:
      - id: hola
        target_text: hola
        native_text: hello
        pos: intj
        ipa: /ˈola/
      - id: buenos-dias
        target_text: buenos días
        native_text: good morning
        pos: phrase
      - id: gracias
        target_text: gracias
        native_text: thank you; thanks
        pos: intj
      - id: adios
        target_text: adiós
        native_text: goodbye
        pos: intj
    exercises:
      - id: es-n1-u1-l1-x1
        type: choice
        prompt: Someone leaves. What do you say?
        options: [hola, adiós, buenos días]
        answer: adiós
    """

  private static let bossTest = """
    # file: courses/es/n1/boss.yaml
    kind: boss-test
    language: es
    band: n1
    id: n1-boss
    title: Novice Low boss battle
    time_limit_seconds: 120
    pass_score_pct: 75
    items:
      - id: n1-boss-01
        unit: es-n1-u1
        type: multiple_choice_text
        prompt: What does "gracias" mean?
        options: [hello, thank you, goodbye]
        answer: thank you
      - id: n1-boss-02
        unit: es-n1-u1
        type: translate_text
        prompt: Write in Spanish – good morning.
        answer: buenos días
      - id: n1-boss-03
        unit: es-n1-u1
        type: fill_blank
        prompt: ¡Hola! ___ días.
        answer: Buenos
      - id: n1-boss-04
        unit: es-n1-u1
        type: speak_phrase
        prompt: Say goodbye.
        answer: adiós
    """

  private static let story = """
    # file: story/story.yaml
    kind: story
    id: indi
    title: Grow up in English
    source_language: {code: ru, script: Cyrl}
    target_language: {code: en, variant: en-GB}
    partial: true
    stages:
      - {id: newborn, title: Newborn}
    exams:
      - {id: newborn-exam, title: Newborn exam, covers: [newborn]}
    """

  private static let kit = """
    # file: story/first-words.yaml
    kind: kit
    story: indi
    stage: newborn
    id: first-words
    name: First words
    order_idx: 0
    questions:
      - {id: mother, question: мама, correct_answer: mother, incorrect_answers: [father, sister, girl], accept: [mum, mom]}
      - {id: father, question: папа, correct_answer: father, incorrect_answers: [mother, brother, uncle], accept: [dad]}
      - {id: sister, question: сестра, correct_answer: sister, incorrect_answers: [brother, aunt, girl]}
      - {id: brother, question: брат, correct_answer: brother, incorrect_answers: [sister, boy, uncle]}
      - {id: girl, question: девочка, correct_answer: girl, incorrect_answers: [boy, woman, baby]}
      - {id: boy, question: мальчик, correct_answer: boy, incorrect_answers: [baby, father, man]}
      - {id: aunt, question: тётя, correct_answer: aunt, incorrect_answers: [grandmother, cousin, woman]}
      - {id: uncle, question: дядя, correct_answer: uncle, incorrect_answers: [grandfather, cousin, man]}
      - {id: cat, question: кошка, correct_answer: cat, incorrect_answers: [dog, cow, mouse]}
      - {id: dog, question: собака, correct_answer: dog, incorrect_answers: [cat, horse, cow]}
    """

  private static let quiz = """
    # file: quizzes/energy.yaml
    kind: quiz
    id: energy
    title: Energy
    programme: gcse_triple_science
    subject: physics
    board: aqa
    tier: foundation
    topic: Energy
    questions:
      - id: energy-store
        type: choice
        prompt: Which energy store does a stretched spring have?
        options: [Chemical, Elastic potential, Nuclear, Thermal]
        answer: Elastic potential
        explanation: Work done on the spring is stored in it.
      - id: energy-lost
        type: true-false
        prompt: Energy can be destroyed.
        answer: false
        explanation: Energy is conserved.
      - id: kinetic-energy
        type: numeric
        prompt: Calculate the kinetic energy of a car of mass 1200 kg travelling at 15 m/s.
        answer: {value: 135000, unit: J, tolerance: {kind: relative, pct: 1}}
        working: 0.5*1200*15**2
        marks: 3
        ao: AO2
        command_word: Calculate
      - id: insulation
        type: short
        prompt: Explain why loft insulation keeps a house warm.
        rubric:
          - insulation has a low thermal conductivity
          - so energy is transferred more slowly
        marks: 2
    """

  private static let deck = """
    # file: decks/water.yaml
    kind: deck
    id: water
    topic: Water
    aspect: Key facts
    depth: Foundational
    image_keywords: [water, ice, rain]
    flashcards:
      - {id: formula, type: question, question: What is the chemical formula of water?, answer: H₂O}
      - {id: freezing, type: question, question: At what temperature does pure water freeze?, answer: At 0 °C.}
      - {id: boiling, type: question, question: At what temperature does water boil at sea level?, answer: At 100 °C.}
      - {id: evaporation, type: definition, question: What is evaporation?, answer: A liquid turning into a gas below its boiling point.}
      - {id: condensation, type: definition, question: What is condensation?, answer: A gas turning into a liquid.}
      - {id: precipitation, type: definition, question: What is precipitation?, answer: "Water falling from clouds: rain, snow, sleet or hail."}
      - {id: ice-floats, type: true-false, question: Ice is denser than liquid water., answer: false, explanation: Ice floats because it is less dense.}
      - {id: ocean-share, type: true-false, question: Most of the water on Earth is salty., answer: true}
      - {id: conducts, type: true-false, question: Pure water conducts electricity well., answer: false, explanation: It has hardly any ions to carry a current.}
      - {id: surface, type: cloze, question: About 71 % of the Earth's ___ is covered by water., answer: surface}
      - {id: vapour, type: cloze, question: Water as a gas is called water ___., answer: vapour}
      - {id: atoms, type: cloze, question: A water molecule has two hydrogen atoms and one ___ atom., answer: oxygen}
      - {id: why-ice-floats, type: question, question: Why does ice float?, answer: Its molecules stand further apart than in liquid water.}
      - {id: fresh, type: question, question: Where is most of the Earth's fresh water?, answer: In ice caps and glaciers.}
      - {id: solvent, type: question, question: Why is water called a good solvent?, answer: Many substances dissolve in it.}
    """
}
