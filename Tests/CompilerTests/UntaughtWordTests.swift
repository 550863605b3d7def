import CurriculumCompiler
import Testing

/// Small courses in several languages: which words of their sentences count as taught.
@Suite struct UntaughtWordTests {
  @Test func formsOfTaughtFrenchWordsAreKnown() {
    let found = findings(
      "fr", "Latn",
      cards: [
        "je", "s'appeler", "l’eau", "boire", "avoir", "le frère", "deux", "petit", "mon", "et", "grand",
        "chez",
        "habiter", "à", "la maison",
      ],
      sentences: [
        "Je m’appelle Marc.", "J’ai deux frères et une grande maison.", "Je bois de l’eau.",
        "Mes petites maisons.", "J’habite au Canada.",
      ])
    #expect(found.isEmpty, "\(found)")
  }

  @Test func formsOfTaughtRussianWordsAreKnown() {
    let found = findings(
      "ru", "Cyrl",
      cards: [
        "я", "учиться", "в", "школа", "читать", "интересный", "книга", "у", "есть", "брат", "он", "жить",
      ],
      sentences: [
        "Я учусь в школе.", "Мы читаем интересные книги.", "У меня есть брат.", "Он живёт в Москве.",
      ])
    #expect(found == ["'Мы' is not taught"])
  }

  @Test func formsOfTaughtArabicWordsAreKnown() {
    let found = findings(
      "ar", "Arab",
      cards: ["كِتَاب", "كَبِير", "فِي", "مَدْرَسَة", "أَنَا", "ذَهَبَ", "إِلَى", "سَيَّارَة", "جَدِيد"],
      sentences: ["الكتاب الكبير في المدرسة.", "أنا أذهب إلى المدرسة.", "سيارتي جديدة.", "أنا في البيت."])
    #expect(found == ["'البيت' is not taught"])
  }

  @Test func formsOfTaughtEnglishWordsAreKnown() {
    let found = findings(
      "en", "Latn",
      cards: [
        "I", "have", "two", "child", "be", "teacher", "she", "stop", "run", "not", "in", "big", "city",
      ],
      sentences: ["I've got two children.", "She's a teacher.", "The biggest cities.", "Don't stop running."])
    #expect(found == ["'got' is not taught"])
  }

  @Test func mandarinTextIsCutByTheWordsTaughtAndParticlesAreFree() {
    let found = findings(
      "zh", "Hans", cards: ["我", "喜欢", "喝", "茶", "你", "学生", "是"],
      sentences: ["我喜欢喝茶。", "你是学生吗？", "我喝了茶。", "我们喝咖啡。"])
    #expect(found == ["'咖' is not taught", "'啡' is not taught"])
  }

  @Test func aWordTaughtInAnInflectedFormMakesItsBaseKnown() {
    let found = findings("es", "Latn", cards: ["los zapatos", "mi"], sentences: ["Mi zapato."])
    #expect(found.isEmpty, "\(found)")
  }

  @Test func aLanguageWhoseFormsAreUnknownIsNotJudgedAndSaysSoOnce() {
    let result = compile(
      "tw", "Latn", cards: ["ɔkra", "akura"], sentences: ["Akura no yɛ ketewa.", "Ɛyɛ ɔkra."])
    let found = result.filter { $0.rule == "lang/untaught-word" }
    #expect(found.count == 1)
    #expect(found.first?.severity == .info)
  }

  @Test func aLanguageWithoutInflectionIsJudgedByTheLetter() {
    #expect(
      findings("vi", "Latn", cards: ["xin chào", "bạn"], sentences: ["Chào bạn.", "Chào anh."])
        == ["'anh' is not taught"])
  }

  private func findings(
    _ code: String, _ script: String, cards: [String], sentences: [String]
  ) -> [String] {
    compile(code, script, cards: cards, sentences: sentences)
      .filter { $0.rule == "lang/untaught-word" }.map(\.message)
  }

  private func compile(
    _ code: String, _ script: String, cards: [String], sentences: [String]
  ) -> [Diagnostic] {
    let direction = script == "Arab" ? "rtl" : "ltr"
    let cardLines = cards.enumerated().map {
      "  - {id: w\($0.offset), target_text: \"\($0.element)\", native_text: word \($0.offset)}"
    }
    let sentenceLines = sentences.map {
      "  - {target_text: \"\($0)\", native_text: Some words of a sentence.}"
    }
    let text = """
      kind: language
      id: xx
      code: \(code)
      name: A language
      script: \(script)
      direction: \(direction)
      source_language: {code: de}
      bands:
        - id: n1
          short_label: N1
          long_label: Novice Low
          units_required: 1
          units:
            - {id: u1, title: One, can_do: I can greet people.}
      """
    let lesson = """
      kind: lesson
      language: xx
      unit: u1
      id: l1
      order_idx: 0
      title: One
      lesson_type: vocabulary
      sentences:
      \(sentenceLines.joined(separator: "\n"))
      cards:
      \(cardLines.joined(separator: "\n"))
      """
    let files =
      Starter.files + [
        SourceFile(path: "courses/xx/course.yaml", text: text),
        SourceFile(path: "courses/xx/l1.yaml", text: lesson),
      ]
    var compiler = Compiler()
    compiler.plan.profile = .default
    return compiler.compile(CompilerInput(sources: files)).diagnostics.sorted
  }
}
