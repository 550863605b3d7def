import CurriculumCompiler
import Testing

/// Rules on language courses and kits where the line between right and wrong is fine.
@Suite struct LanguageRuleTests {
  @Test(arguments: [
    ("Cтол", "Стол"), ("Cемьдесят лет", "Семьдесят лет"), ("Нellо всем", "Hello всем"), ("cор", nil),
  ])
  func aWordOfTwoAlphabetsIsMendedWhereOneAlphabetHasAllItsLetters(word: String, mended: String?) throws {
    let found = try findings("text/mixed-script", "# file: curriculum.yaml\nkind: curriculum\nname: \(word)")
    #expect(found.count == 1)
    #expect(found.first?.fix?.edits.first?.replacement == mended)
  }

  @Test(arguments: [
    ("es-MX", "Cuesta 5 €.", "5 €"), ("es-MX", "Cuesta $5.", nil), ("es-ES", "Cuesta €5.", "€5"),
    ("es-ES", "Cuesta 5 €.", nil), ("es-ES", "Son 1.250 $ por mes.", nil),
    ("es-MX", "El $ sube 3 puntos.", nil),
  ])
  func theSignOfACurrencyStandsWhereTheVarietyHasIt(variant: String, text: String, sum: String?) throws {
    let found = try findings(
      "lang/date-number-locale", course("variant: \(variant)") + lesson(sentences: [text]))
    #expect(
      found.map { $0.message.split(separator: "'").last.map(String.init) ?? "" } == (sum.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("Vivo en la calle Mayor, 12.", nil), ("Calle Mayor 12, 28013 Madrid.", "28013"),
    ("He lives at 10 Downing Street, London SW1A 2AA.", "SW1A 2AA"), ("La calle tiene 10000 casas.", nil),
    ("Nací en 1990.", nil),
  ])
  func anAddressIsSomebodysWithAHouseAndAPostcode(text: String, postcode: String?) throws {
    let found = try findings("lang/pii", lesson(sentences: [text]))
    #expect(found.count == (postcode == nil ? 0 : 1))
    if let postcode { #expect(found.first?.message.contains("'\(postcode)'") ?? false) }
  }

  @Test func aLessonThatTeachesAllMonthsMayBeLonger() throws {
    let months = [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
      "noviembre", "diciembre",
    ]
    func found(_ words: [String]) throws -> [String] {
      try findings("lang/new-words-per-lesson", lesson(words: words)).map(\.message)
    }
    #expect(try found(months) == [])
    #expect(try found(months + ["año"]) == [])
    #expect(try found(months + ["año", "mes"]) == ["the lesson teaches 14 cards, expected 13 at most at N1"])
    #expect(
      try found(months.dropLast() + ["año"]) == ["the lesson teaches 12 cards, expected 10 at most at N1"])
  }

  @Test func aSmallWordIsTaughtByACardOnly() throws {
    let five = ["yo", "tú", "él", "ella", "usted"]
    let found = try findings("lang/closed-set-incomplete", lesson(words: five))
    #expect(
      found.map(\.message) == [
        "5 of 8 pronouns are taught, missing: nosotros|nosotras, ustedes|vosotros|vosotras, ellos|ellas"
      ])
    #expect(try findings("lang/closed-set-incomplete", lesson(words: ["yo", "tú"])).isEmpty)
  }

  @Test func aCopyOfACardIsTakenAwayWhateverItsLayout() throws {
    let cards = """
      cards:
        - {id: hola, target_text: hola, native_text: hello, pos: intj}
        - id: hola-2
          target_text: Hola
          native_text: hello

          pos: intj
        - {id: si, target_text: sí, native_text: "yes", pos: adv}

      """
    let rule = try #require(Rule.named("lang/duplicate-card"))
    let compilation = rule.compileExample(Example(stringLiteral: head + cards))
    let found = try #require(compilation.diagnostics.all.first { $0.rule == rule.name })
    let edit = try #require(found.fix?.edits.first)
    let source = compilation.sources[Int(edit.span.file.index)]
    let removed = String(decoding: source.bytes[Int(edit.span.lower)..<Int(edit.span.upper)], as: UTF8.self)
    #expect(
      removed == "  - id: hola-2\n    target_text: Hola\n    native_text: hello\n\n    pos: intj\n")
    let mending = Mending(compilation, compile: { rule.compile($0) }, where: { _, _, _ in true })
    #expect(mending.refused.isEmpty)
    #expect(mending.compilation.curriculum.lessons.map(\.cards.count) == [2])
  }

  @Test func transliterationsOfOneSchemeAreLeftAlone() throws {
    func found(_ pairs: [(String, String)], _ course: String? = nil) throws -> [String] {
      let cards = pairs.enumerated().map { index, pair in
        "  - {id: w\(index), target_text: \(pair.0), transliteration: \(pair.1), native_text: word \(index)}"
      }
      return try findings(
        "lang/translit-mixed", (course ?? russian) + "cards:\n" + cards.joined(separator: "\n") + "\n"
      )
      .map(
        \.message)
    }
    #expect(try found([("чай", "chay"), ("час", "chas"), ("щи", "shchi"), ("шум", "shum")]) == [])
    #expect(try found([("чай", "čaj"), ("час", "čas"), ("шум", "šum")]) == [])
    #expect(
      try found([("чай", "chay"), ("час", "čas"), ("чей", "chey")])
        == ["'ч' is written 'č' here and 'ch' in 2 cards"])
    // With its vowel an Arabic letter is one character, and still that letter.
    #expect(
      try found([("شَمْس", "shams"), ("شَاي", "shāy"), ("شُكْرًا", "šukran")], arabic)
        == ["'ش' is written 'š' here and 'sh' in 2 cards"])
  }

  @Test func vowelsOfArabicFollowTheSublevelThatIsNamed() throws {
    let manifest = """
      # file: curriculum.yaml
      kind: curriculum
      name: Test
      version: 0.1.0
      parameters:
        lang/harakat-policy: {vowelled_until: 0}

      """
    let cards = ["بَاب", "كتاب", "قلم"].enumerated().map {
      "  - {id: w\($0.offset), target_text: \($0.element), transliteration: w, native_text: word \($0.offset)}"
    }
    let course = arabic + "cards:\n" + cards.joined(separator: "\n") + "\n"
    #expect(
      try findings("lang/harakat-policy", manifest + course).map(\.message)
        == ["2 of 3 cards of the band are not fully vowelled"])
    // Without it two bare words of three are the way of the band.
    #expect(
      try findings("lang/harakat-policy", course).map(\.message)
        == ["1 of 3 cards of the band are vowelled, the others not"])
  }

  @Test func aWrongAnswerOfAKitIsNoTranslationThatACourseGives() throws {
    let cards = "cards:\n  - {id: mir, target_text: мир, transliteration: mir, native_text: peace; world}\n"
    let kit = """
      # file: story/first-words.yaml
      kind: kit
      story: indi
      stage: newborn
      id: first-words
      name: First words
      order_idx: 0
      questions:
        - {id: q1, question: мир, correct_answer: peace, incorrect_answers: [world, war, law]}
        - {id: q2, question: Мир!, correct_answer: peace, incorrect_answers: [sea, war, law], accept: [world]}

      """
    #expect(
      try findings("kit/incorrect-synonym", russian + cards + kit).map(\.message)
        == ["'world' is another translation of 'мир'"])
    #expect(try findings("kit/incorrect-synonym", kit).isEmpty)
  }

  @Test(arguments: [
    (
      ["interpersonal", "interpersonal", "interpretive", "presentational"],
      "in 1 of 2 units all lessons train one mode"
    ),
    (["interpersonal", "interpretive", "interpretive", "presentational"], nil),
    (["interpersonal", "", "interpretive", "presentational"], nil),
  ])
  func aUnitTrainsTwoModes(modes: [String], message: String?) throws {
    let lessons = modes.enumerated().map { index, mode in
      """
      # file: courses/es/n1/\(index == 0 ? "hello" : "lesson-\(index)").yaml
      kind: lesson
      language: es
      unit: es-n1-u\(index / 2 + 1)
      id: es-n1-l\(index)
      order_idx: \(index % 2)
      title: Lesson \(index)
      lesson_type: vocabulary
      \(mode.isEmpty ? "xp_value: 15" : "mode: \(mode)")
      cards:
        - {id: w\(index), target_text: palabra\(index), native_text: word \(index)}

      """
    }
    let band = """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: N1
      long_label: Novice Low
      order_idx: 0
      units_required: 2
      units:
        - {id: es-n1-u1, title: One, can_do: I can name one.}
        - {id: es-n1-u2, title: Two, can_do: I can name two.}

      """
    #expect(
      try findings("lang/mode-mix", band + lessons.joined()).map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test func aBandWithRecordingsHasABossTestToListenTo() throws {
    let voiced =
      head + """
        cards:
          - {id: hola, target_text: hola, native_text: hello, pos: intj, audio: "https://example.org/hola.mp3"}

        """
    let message = "the band has recordings, and no item is answered by listening"
    #expect(try findings("boss/item-type-mix", voiced + boss(["translate_text"])).map(\.message) == [message])
    #expect(try findings("boss/item-type-mix", voiced + boss(["listen_and_type"])).isEmpty)
    #expect(try findings("boss/item-type-mix", lesson(words: ["hola"]) + boss(["translate_text"])).isEmpty)
  }

  /// A boss test with items of three types, and one of each that is named.
  private func boss(_ types: [String]) -> String {
    let lines = (["speak_phrase", "fill_blank"] + types).enumerated().map { index, type in
      let prompt = type == "fill_blank" ? "¡___!" : "Answer number \(index)."
      return "  - {id: n1-boss-x\(index), unit: es-n1-u1, type: \(type), prompt: \"\(prompt)\", answer: hola}"
    }
    return """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n1
      id: n1-boss
      title: Boss
      pass_score_pct: 75
      items:
      \(lines.joined(separator: "\n"))

      """
  }

  // MARK: - Small courses

  private func findings(_ name: String, _ text: String) throws -> [Diagnostic] {
    let rule = try #require(Rule.named(name))
    return rule.compileExample(Example(stringLiteral: text)).diagnostics.sorted.filter { $0.rule == name }
  }

  private let head = """
    # file: courses/es/n1/hello.yaml
    kind: lesson
    language: es
    unit: es-n1-u1
    id: es-n1-u1-l1
    order_idx: 0
    title: Hello
    lesson_type: vocabulary

    """

  private func lesson(sentences: [String]) -> String {
    head + "sentences:\n"
      + sentences.map { "  - {target_text: \"\($0)\", native_text: A sentence.}\n" }.joined()
  }

  private func lesson(words: [String]) -> String {
    head + "cards:\n"
      + words.enumerated().map { index, word in
        "  - {id: w\(index), target_text: \(word), native_text: word \(index)}\n"
      }.joined()
  }

  private func course(_ line: String) -> String {
    """
    # file: courses/es/course.yaml
    kind: language
    id: es
    code: es
    name: Spanish
    script: Latn
    source_language: {code: en}
    \(line)

    """
  }

  private let russian = Self.beginning("ru", "Cyrl", "romanisation: BGN/PCGN")
  private let arabic = Self.beginning("ar", "Arab", "direction: rtl")

  private static func beginning(_ code: String, _ script: String, _ line: String) -> String {
    """
    # file: courses/\(code)/course.yaml
    kind: language
    id: \(code)
    code: \(code)
    name: A language
    script: \(script)
    \(line)
    source_language: {code: en}
    bands:
      - id: n1
        short_label: N1
        long_label: Novice Low
        units_required: 1
        units:
          - {id: \(code)-n1-u1, title: Words, can_do: I can name things.}
    # file: courses/\(code)/words.yaml
    kind: lesson
    language: \(code)
    unit: \(code)-n1-u1
    id: \(code)-n1-u1-l1
    order_idx: 0
    title: Words
    lesson_type: vocabulary

    """
  }
}
