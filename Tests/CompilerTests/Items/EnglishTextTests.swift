import CurriculumCompiler
import Testing

/// What is known of English by its spelling: onsets, syllables, sentences, reading grades.
@Suite struct EnglishTextTests {
  @Test(arguments: [
    "apple", "hour", "honest answer", "heir", "MRI scan", "LED", "X-ray", "mRNA vaccine", "8", "8.5", "11",
    "18 %",
    "80", "11 000", "£8", "umbrella", "urgent call", "unintended effect", "F", "\"island\"", "élan",
    "H₂O molecule",
    "oxygen", "iPhone", "ultrasound", "usher",
  ])
  func wordsSpokenWithAVowelTakeAn(word: String) { #expect(Onset(of: word) == .vowel) }

  @Test(arguments: [
    "banana", "European", "one-way street", "once", "unit", "university", "UK firm", "user", "ukulele",
    "herb",
    "hotel", "pH meter", "1", "100", "7", "180", "CO₂ molecule", "year", "uranium rod", "uterus", "house",
    "unidirectional", "B cell", "ewe", "U-tube",
  ])
  func wordsSpokenWithAConsonantTakeA(word: String) { #expect(Onset(of: word) == .consonant) }

  @Test(arguments: ["NaCl", "", "1800", "1100", "ΔT", "你好", "−8", "NASA", "Na⁺ ion", "…"])
  func whatCannotBeKnownIsLeftOpen(word: String) { #expect(Onset(of: word) == nil) }

  @Test func syllablesAreCountedFromTheSpelling() {
    let words = [
      "cat": 1, "make": 1, "moved": 1, "heated": 2, "table": 2, "metre": 2, "radio": 3, "science": 2,
      "energy": 3,
      "organism": 4, "photosynthesis": 5, "movement": 2, "element": 3, "boxes": 2, "plates": 1, "reaction": 3,
      "nucleus": 3, "usefully": 3, "water": 2, "equal": 2, "queue": 1, "atmosphere": 3, "being": 2,
      "fluid": 2,
      "yellow": 2, "gravity": 3, "through": 1, "increases": 3, "ratio": 3, "social": 2,
    ]
    for (word, count) in words { #expect(syllableCount(of: Array(word.utf8)) == count, "\(word)") }
  }

  @Test func sentencesEndWhereReadersStop() {
    func sentences(_ text: String) -> [String] { sentenceRanges(of: text).map { String(text[$0]) } }
    #expect(sentences("A car stops. Why?") == ["A car stops.", "Why?"])
    #expect(sentences("It is 4.2 J. Use e.g. a scale.") == ["It is 4.2 J.", "Use e.g. a scale."])
    #expect(
      sentences("Dr. Watson met J. Crick. He said \"Yes!\" Then he left")
        == ["Dr. Watson met J. Crick.", "He said \"Yes!\"", "Then he left"])
    #expect(sentences("你好。再见！") == ["你好。", "再见！"])
    #expect(sentences("  ") == [])
    #expect(sentences("Wait... what?") == ["Wait... what?"])
  }

  @Test func theReadingGradeIsKincaids() throws {
    // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
    let easy = try #require(Readability("The cat sat on the mat.").grade)
    #expect(abs(easy - -1.45) < 0.001)
    let hard = try #require(
      Readability("Photosynthesis necessitates considerable quantities of electromagnetic radiation.").grade)
    #expect(hard > 20)
    #expect(Readability("12 N, 4.5 m/s²").grade == nil)
    let mixed = Readability("Calculate F = 12 N for CO₂ in a lab.")
    #expect(mixed.words == 5)
  }
}
