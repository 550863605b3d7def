import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Answers that no one should give, and some will.
@Suite struct HostileAnswerTests {
  /// Texts of every script, marks without letters, controls, and what is meant to break things.
  static let texts: [String] = [
    "", " ", "\u{0}", "\u{FEFF}", "\u{202E}abc", "e\u{301}\u{301}\u{301}", "\u{301}", "👩‍👩‍👧‍👦", "🇪🇸🇪", "ﷺ", "𝔘𝔫𝔦",
    "﷽",
    "नमस्ते", "สวัสดี", "שָׁלוֹם", "Привет", "Γειά", "こんにちは", "안녕하세요", "გამარჯობა", "ሰላም", "ᚠᚢᚦ", "𓀀", "ꓘ",
    "'; DROP TABLE cards; --", "{\"a\":1}", "\\", "\"", "1/0", "0/0", "1e", "e5", "--5", "+-5", "5 5 5",
    "1,2,3",
    "١٢٣", "1٫5", "½½", "×", "× ×3", "10^10^10", "1e-999", "-1e999", "0x1F", "1_000", "∞", "NaN J", "5 J/",
    "5 /", "5 ^2",
    "5 m^99", "5 m/(s", "5 ((((((((", "5 J·", "5 %%", "5 °", "5 per per s",
  ]

  private var graders: [AnswerGrader] {
    let number =
      #"{"correct":["5 J"],"significant_figures":999999999,"tolerance":{"kind":"relative","pct":1},"unit":"J","value":5}"#
    let keys = [
      ("choose-one", #"{"correct":["True"],"value":true}"#), ("choose-many", #"{"correct":["a"]}"#),
      ("type-text", #"{"correct":["la casa"],"alternatives":["","🙂","\u0001"]}"#), ("type-number", number),
      ("fill-gaps", #"{"correct":["a"],"gaps":[["a"],[]]}"#), ("order", #"{"correct":["a","b"]}"#),
      ("match", #"{"pairs":[["a","b"],["c"]]}"#), ("rubric", #"{"points":["large surface area","","()"]}"#),
      ("self", #"{"correct":["x"]}"#), ("speech", #"{"correct":["hola"]}"#),
    ]
    return keys.compactMap { grading, key in
      AnswerGrader(grading: grading, answerJSON: key, marks: 3, language: "es")
    }
  }

  /// A key that says no more than its value is shown as a number that is right.
  @Test(arguments: [
    (#"{"value":9999999999}"#, "9999999999"), (#"{"value":0.06000000001}"#, "0.06000000001"),
    (#"{"unit":"J","value":99999950e4}"#, "99999950e4 J"), (#"{"value":6e23}"#, "6 × 10²³"),
    (#"{"unit":"kg","value":0.5}"#, "0.5 kg"),
  ])
  func whatAKeyShowsIsRight(json: String, text: String) throws {
    #expect(NumericKey(answerJSON: json)?.text == text)
    let grader = try #require(AnswerGrader(grading: "type-number", answerJSON: json, marks: 1))
    #expect(grader.grade(.text(text)).verdict == .correct)
  }

  @Test func everyAnswerGetsAGrade() {
    #expect(graders.count == 10)
    for grader in graders {
      for text in Self.texts {
        let answers: [LearnerAnswer] = [
          .text(text), .texts([text, text]), .pairs([LearnerAnswer.Pair(text, text)]), .choice(Int.max),
          .choice(Int.min), .choices([0, -5, Int.max]), .choices([]), .truth(true), .known(false), .texts([]),
          .pairs([]),
        ]
        for answer in answers {
          let grade = grader.grade(answer)
          #expect((0...3).contains(grade.marks))
          #expect((grade.verdict == .incorrect) == (grade.marks == 0) || grade.verdict == .partial)
          #expect(!grade.sentence.isEmpty)
        }
      }
    }
  }

  @Test(arguments: ["a", "🙂", "e\u{301}", "\u{301}", "1", " ", "(", "你", "a ", "m/s "])
  func aMegabyteIsGradedAtOnce(unit: String) {
    let long = String(repeating: unit, count: 1_048_576 / unit.utf8.count)
    let start = ContinuousClock.now
    for grader in graders {
      for answer in [
        LearnerAnswer.text(long), .texts([long, long]), .pairs([LearnerAnswer.Pair(long, long)]),
      ] {
        #expect(grader.grade(answer).verdict == .incorrect)
      }
    }
    #expect(!StoryExam.accepts(long, for: "Mother"))
    // Some forty answers; in a debug build, on a machine that does other work.
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(arguments: ["a", "🙂", "e\u{301}", "\u{301}\u{327}", "1", "(", "你", "a "])
  func theLongestAnswerThatIsReadIsReadQuickly(unit: String) {
    let long = String(repeating: unit, count: TextGrader.longest / unit.utf8.count)
    let start = ContinuousClock.now
    for grader in graders { _ = grader.grade(.text(long)) }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aKeyThatCannotBeReadMakesNoGrader() {
    let keys = [
      ("type-number", "{}"), ("type-number", #"{"value":"five"}"#),
      ("type-number", #"{"value":5,"unit":"foo"}"#),
      ("type-text", "[]"), ("type-text", ""), ("type-text", "{"), ("telepathy", #"{"correct":["a"]}"#),
    ]
    for (grading, key) in keys {
      #expect(AnswerGrader(grading: grading, answerJSON: key, marks: 1) == nil, "\(grading) \(key)")
    }
  }

  @Test func marksThatCannotBeAreTakenAsTheNearestThatCan() throws {
    let key = #"{"correct":["a","b"],"gaps":[["a"],["b"]]}"#
    for marks in [Int.min, -1, 0, Int.max] {
      let grader = try #require(AnswerGrader(grading: "fill-gaps", answerJSON: key, marks: marks))
      for texts in [[], ["a"], ["a", "b"]] {
        let grade = grader.grade(.texts(texts))
        #expect((0...1_000_000).contains(grade.marks))
        #expect(grade.marks <= grade.outOf)
      }
    }
  }

  @Test func whatIsAcceptedIsRightInEveryScript() {
    var random = SplitMix64(seed: 31)
    for text in Self.texts where text.contains(where: { !$0.isWhitespace }) {
      for language in [nil, "es", "ar", "zh", "tr", "de", "vi", "ru"] {
        let grader = TextGrader(accepted: ["something else", text], language: language)
        #expect(grader.finding(text).verdict == .correct, "\(text) in \(language ?? "no language")")
        #expect(grader.finding("  \(text) ").verdict == .correct)
        let other = Self.texts[random.below(Self.texts.count)]
        _ = grader.finding(text + other)
      }
    }
  }
}
