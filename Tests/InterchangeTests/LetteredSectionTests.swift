import PDFText
import Testing

@testable import Interchange

/// Papers that count their questions behind the letters of their sections, and contests with a subject above each number.
struct LetteredSectionTests {
  @Test func questionsOfAllSectionsAreAnsweredByTheirLetterAndNumber() {
    let found = TypedLines.items(
      """
      *Section A
      A1 What is the sum of the digits of 4099?
      A2 How many primes are there below 20?
      A3 What is half of 76?
      *Section B
      B1 Prove that the product of three consecutive integers is divisible by 6.
      B2 Find all pairs of positive integers with the product 6.

      *Solutions
      *Section A
      A1 22
      A2 8
      A3 38
      *Section B
      B1 One of the three is a multiple of 3, and one at least is even.
      B2 The pairs are (1, 6), (2, 3), (3, 2) and (6, 1).
      """)
    #expect(found.map(\.number) == ["A1", "A2", "A3", "B1", "B2"])
    #expect(found.prefix(3).map(\.answer) == ["22", "8", "38"])
    #expect(found.last?.answer == "The pairs are (1, 6), (2, 3), (3, 2) and (6, 1).")
  }

  @Test func aSubjectMayStandBetweenAHeadingAndItsQuestion() {
    let rounds = ["ENERGY", "BIOLOGY", "PHYSICS"].enumerated().map { place, subject in
      """
      *TOSS-UP
                   \(subject) – Short Answer
      \(place + 1)) What is the first thing that \(subject.lowercased()) is about?
      ANSWER: Matter \(place)
      *BONUS
                   \(subject) – Short Answer
      \(place + 1)) What is the second thing that \(subject.lowercased()) is about?
      ANSWER: Life \(place)
      """
    }
    let found = TypedLines.items(rounds.joined(separator: "\n"))
    #expect(found.map(\.number) == ["1", "1", "2", "2", "3", "3"])
    #expect(found.map(\.answer) == ["Matter 0", "Life 0", "Matter 1", "Life 1", "Matter 2", "Life 2"])
  }

  @Test func sentencesWithGapsBelowATaskAreNotItsOptions() {
    let found = TypedLines.items(
      """
      Task 1 | _____ / 3 points
      Complete the sentences (1–3) with the words from the box.
      1. The tickets are sold out, but you can still __________ the concert.
      2. It took him two years to __________ enough money.
      3. My sister is going to __________ a course this summer.
      Task 2 | _____ / 3 points
      Answer the questions (4–6).
      4. What time does the museum open?
      5. Where can visitors leave their bags?
      6. Who may enter without a ticket?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.allSatisfy { $0.options.isEmpty })
  }
}
