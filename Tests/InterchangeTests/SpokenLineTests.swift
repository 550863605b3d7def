import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Phrases in another script with how they are said and what they mean below them.
struct SpokenLineTests {
  private static let numbered = """
    1. 你叫什么名字?
       Nǐ jiào shénme míngzi?
       What is your name?

    2. 我住在北京。
       Wǒ zhù zài Běijīng.
       I live in the capital, not far from the old market and the
       river that runs behind it.

    3. 他喝茶。
       Tā hē chá.
       He drinks tea.

    4. 明天见。
       Míngtiān jiàn.
       See you tomorrow.
    """

  @Test func aPhraseHasItsSoundAndItsMeaningFromTheLinesBelowIt() throws {
    let found = TypedLines.items(Self.numbered)
    try #require(found.count == 4)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.question) == ["你叫什么名字?", "我住在北京。", "他喝茶。", "明天见。"])
    #expect(found[0].details["pronunciation"] == "Nǐ jiào shénme míngzi?")
    #expect(
      found.map(\.answer) == [
        "What is your name?",
        "I live in the capital, not far from the old market and the river that runs behind it.",
        "He drinks tea.", "See you tomorrow.",
      ])
  }

  @Test func phrasesInCyrillicWithoutNumbersAreReadAlike() throws {
    let found = TypedLines.items(
      """
      Как вас зовут?
      Kak vas zovut?
      What is your name?

      Я живу в Москве.
      Ya zhivu v Moskve.
      I live in the city.

      Он пьёт чай.
      On pyot chay.
      He drinks tea.

      До завтра.
      Do zavtra.
      See you tomorrow.
      """)
    #expect(found.first?.question == "Как вас зовут?")
    #expect(found.first?.details["pronunciation"] == "Kak vas zovut?")
    #expect(found.first?.answer == "What is your name?")
    #expect(found.count == 4)
  }

  @Test func aQuestionInTwoLanguagesIsNotItsOwnAnswer() {
    let found = TypedLines.items(
      """
      1. 这个国家的首都是哪里?
         What is the capital of the country?
         Write one name.

      2. 水在多少度结冰?
         At what temperature does water freeze?
         Give the unit.

      3. 谁写了这本书?
         Who wrote this book?
         Write the whole name.

      4. 一年有多少天?
         How many days are there in a year?
         Write a number.
      """)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
