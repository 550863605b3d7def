import Testing

@testable import Distractors

/// Which wrong answers stand first.
@Suite struct RankingTests {
  private static let texts = [
    "Amperes", "Volts", "Watts", "FALSE", "2 hours", "Gravitational potential energy", "mitochondrion",
    "calcium",
    "magnesium", "aluminum", "4 classes", "6 classes", "zinc", "diamond", "It depends on the temperature",
    "Newton headlines", "physical properties", "white blood cells", "heart", "The cell divides", "12 m",
    "Friday",
  ]

  private func pool(_ texts: [String] = texts, lexicon: Lexicon? = .english) -> OptionPool {
    OptionPool(texts.map { OptionText($0, lexicon: lexicon) }, lexicon: lexicon)
  }

  private func best(for key: String, _ count: Int = 3, lexicon: Lexicon? = .english) -> [String] {
    let pool = pool(lexicon: lexicon)
    return pool.ranked(key: OptionText(key, lexicon: lexicon), prompt: nil, limit: count).map {
      pool.texts[$0.index].text
    }
  }

  @Test func unitsStandBesideJoules() {
    #expect(Set(best(for: "Joules")) == ["Amperes", "Volts", "Watts"])
  }

  @Test func metalsStandBesideZirconium() {
    #expect(Set(best(for: "zirconium", 4)) == ["calcium", "magnesium", "aluminum", "zinc"])
  }

  @Test func numbersOfOneUnitStandTogether() {
    #expect(Set(best(for: "5 classes", 2)) == ["4 classes", "6 classes"])
    #expect(best(for: "14 m", 1) == ["12 m"])
  }

  @Test func formDecidesWhereTheLanguageHasNoLexicon() {
    #expect(Set(best(for: "5 classes", 2, lexicon: nil)) == ["4 classes", "6 classes"])
    #expect(best(for: "chemical properties", 1, lexicon: nil) == ["physical properties"])
  }

  @Test(arguments: [Lexicon.english, nil])
  func theOrderOfThePoolChangesNothing(lexicon: Lexicon?) {
    let words = (0..<900).map { number in
      lexicon.map { $0.text(of: Lexicon.Word(index: Int32(number * 97))) } ?? "word \(number * number)"
    }
    let straight = pool(words, lexicon: lexicon)
    let turned = pool(words.reversed(), lexicon: lexicon)
    for word in words.prefix(200) {
      let key = OptionText(word, lexicon: lexicon)
      let first = straight.ranked(key: key, prompt: nil, limit: 8).map { straight.texts[$0.index].text }
      let second = turned.ranked(key: key, prompt: nil, limit: 8).map { turned.texts[$0.index].text }
      #expect(first == second)
    }
  }

  @Test func equalScoresGoByBytes() {
    let pool = pool(["bb", "aa", "cc"], lexicon: nil)
    let ranked = pool.ranked(key: OptionText("zz", lexicon: nil), prompt: nil, limit: 3)
    #expect(ranked.map { pool.texts[$0.index].text } == ["aa", "bb", "cc"])
  }

  @Test func fewAreMissedThatComparingEverythingWouldFind() {
    let lexicon = Lexicon.english
    let heads = ["", "", " cells", " energy", " reaction", " of the system"]
    let texts = (0..<1_300).map { number in
      lexicon.text(of: Lexicon.Word(index: Int32(number * 79))) + heads[number % heads.count]
    }
    let pool = pool(texts)
    var (found, wanted) = (0, 0)
    for place in stride(from: 0, to: texts.count, by: 13) {
      let key = pool.texts[place]
      let all = pool.ranked(key: key, prompt: nil, limit: 10, breadth: texts.count).map(\.index)
      found += Set(pool.ranked(key: key, prompt: nil, limit: 10).map(\.index)).intersection(all).count
      wanted += all.count
    }
    #expect(Double(found) >= 0.95 * Double(wanted))
  }

  @Test func anOptionOfTheLessonIsConsideredEvenIfNothingElseSpeaksForIt() {
    let many = pool((0..<600).map { "word\($0)" } + ["Amperes"])
    let key = OptionText("12 apples", lexicon: .english)
    let ranked = many.ranked(key: key, prompt: nil, limit: 700, additional: [600, 600, -1, 9_999])
    #expect(ranked.filter { $0.index == 600 }.count == 1)
  }

  @Test func emptyPoolsAndPoolsOfOneTextGiveWhatTheyHave() {
    let key = OptionText("Joules", lexicon: .english)
    #expect(pool([]).ranked(key: key, prompt: nil, limit: 3).isEmpty)
    #expect(pool([]).candidates(for: key, limit: 3).isEmpty)
    #expect(pool(["x"]).ranked(key: key, prompt: nil, limit: 3).count == 1)
    let same = pool([String](repeating: "the same", count: 1_000))
    #expect(same.ranked(key: key, prompt: nil, limit: 3).map(\.index) == [0, 1, 2])
    #expect(pool().ranked(key: key, prompt: nil, limit: 0).isEmpty)
  }

  @Test func acceptedPairsRiseAndBannedPairsSink() {
    var memory = CoOptionMemory(lexicon: .english)
    memory.add(options: ["Joules", "Friday", "heart"])
    memory.ban(key: "Joules", option: "volt")
    let pool = pool()
    let ranked = pool.ranked(
      key: OptionText("joule", lexicon: .english), prompt: nil, limit: Self.texts.count, memory: memory
    ).map { pool.texts[$0.index].text }
    #expect(Set(ranked.prefix(2)) == ["Friday", "heart"])
    #expect(ranked.last == "Volts")
  }

  @Test func whatTheMemoryKnowsIsFoundInALargePool() {
    var memory = CoOptionMemory(lexicon: .english)
    memory.add(options: ["Joules", "It depends on who asks and why"])
    let texts = Self.texts + (0..<5_000).map { Lexicon.english.text(of: Lexicon.Word(index: Int32($0 * 20))) }
    let many = pool(texts + ["It depends on who asks, and why"])
    let key = OptionText("Joules", lexicon: .english)
    #expect(many.candidates(for: key, limit: 16, memory: memory).first == texts.count)
    #expect(!many.candidates(for: key, limit: 16).contains(texts.count))
  }

  @Test func whatTheCourseKnowsCounts() {
    let (key, candidate) = (OptionText("Hund", lexicon: nil), OptionText("Kind", lexicon: nil))
    func score(_ change: (inout PairContext) -> Void) -> Float {
      var context = PairContext()
      change(&context)
      return compare(key: key, candidate: candidate, prompt: nil, context, lexicon: nil).score(.standard)
    }
    let plain = score { _ in }
    #expect(score { $0.distance = .sameLesson } > score { $0.distance = .sameCourse })
    #expect(score { $0.samePartOfSpeech = true } > plain && plain > score { $0.samePartOfSpeech = false })
    #expect(score { $0.sameGender = true } > plain && plain > score { $0.sameGender = false })
    #expect(score { $0.lookAlike = 0.8 } > plain)
    #expect(score { $0.coOptions = 3 } > score { $0.coOptions = 1 })
    #expect(score { $0.coOptions = -1 } < plain - 5)
  }
}
