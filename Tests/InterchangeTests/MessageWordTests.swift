import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Words around questions that are no part of them: heads of messages, askers, tags, boxes, sounds, shared orders.
struct MessageWordTests {
  @Test func theWordThatHeadsMessagesIsNoPartOfTheirQuestions() {
    let found = TypedLines.items(
      """
      *Subject: 2.1. What is a starter?
      A starter is flour and water in which wild yeast lives. It makes the
      bread rise slowly, and gives it a taste of its own.

      *Subject: 2.2. How often is it fed?
      Feed it once a day where it is warm, and once a week where it is cold.
      It will wait for you there.

      *Subject: 2.3. Why does it smell?
      It smells of fruit where it is hungry. Feed it, and the smell is gone
      on the next day.
      """)
    #expect(found.map(\.number) == ["2.1", "2.2", "2.3"])
    #expect(found.map(\.question) == ["What is a starter?", "How often is it fed?", "Why does it smell?"])
    #expect(
      found.last?.answer
        == "It smells of fruit where it is hungry. Feed it, and the smell is gone on the next day.")
  }

  @Test func contentsMayNameTheQuestionsWithoutTheWordOfTheMessages() {
    let found = TypedLines.items(
      """
      *Contents
      1.1. What is a starter?
      1.2. How often is it fed?
      1.3. Why does it smell?
      1.4. Can it be frozen?

      *Subject: 1.1. What is a starter?
      A starter is flour and water in which wild yeast lives.

      *Subject: 1.2. How often is it fed?
      Feed it once a day where it is warm.

      *Subject: 1.3. Why does it smell?
      It smells of fruit where it is hungry.

      *Subject: 1.4. Can it be frozen?
      It can, but some of the yeast will die.
      """)
    #expect(found.map(\.number) == ["1.1", "1.2", "1.3", "1.4"])
    #expect(found.first?.answer == "A starter is flour and water in which wild yeast lives.")
    #expect(found.allSatisfy { !$0.question.contains("Subject") && $0.answer != nil })
  }

  @Test func whoeverAskedIsNoPartOfTheQuestion() {
    let found = TypedLines.items(
      """
      *1. Why is the sea salty? — Leila, age 9
      Rivers carry salt from the land into it.

      *2. How do birds find their way? — Tom, age 11
      They look at the sun and the stars.

      *3. What do moths eat? — Mr Okafor’s class
      Most of them drink from flowers.

      *4. Where do clouds go at night? — Ines, age 8
      They stay, or they dry up.
      """)
    #expect(found.count == 4)
    #expect(found.first?.question == "Why is the sea salty?")
    #expect(
      found.map { $0.details["asker"] } == [
        "Leila, age 9", "Tom, age 11", "Mr Okafor’s class", "Ines, age 8",
      ])
    #expect(found.first?.answer == "Rivers carry salt from the land into it.")
  }

  @Test func aDashBehindOneQuestionNamesNobody() {
    let found = TypedLines.items(
      """
      *1. Why is the sea salty? — Think of rivers
      Rivers carry salt from the land into it.

      *2. How do birds find their way?
      They look at the sun and the stars.

      *3. What do moths eat?
      Most of them drink from flowers.

      *4. Where do clouds go at night?
      They stay, or they dry up.
      """)
    #expect(found.first?.question == "Why is the sea salty? — Think of rivers")
    #expect(found.allSatisfy { $0.details["asker"] == nil })
  }

  @Test func soundsInBracketsBehindWordsAreTheirPronunciations() {
    let found = TypedLines.items(
      """
      *Word|*Meaning
      barn [bɑːn]|Scheune
      goat [ɡəʊt]|Ziege
      hay [heɪ]|Heu
      plough [plaʊ]|Pflug
      wheat [wiːt]|Weizen
      """)
    #expect(found.map(\.question) == ["barn", "goat", "hay", "plough", "wheat"])
    #expect(found.map { $0.details["pronunciation"] } == ["bɑːn", "ɡəʊt", "heɪ", "plaʊ", "wiːt"])
    #expect(found.map(\.answer) == ["Scheune", "Ziege", "Heu", "Pflug", "Weizen"])
  }

  @Test func bracketsBehindFewWordsStayWithThem() {
    let found = TypedLines.items(
      """
      *Word|*Meaning
      barn [farm]|Scheune
      goat|Ziege
      hay|Heu
      plough [tool]|Pflug
      wheat|Weizen
      """)
    #expect(found.map(\.question) == ["barn [farm]", "goat", "hay", "plough [tool]", "wheat"])
    #expect(found.allSatisfy { $0.details["pronunciation"] == nil })
  }

  @Test func anOrderBehindARangeOfNumbersIsSharedByTheirQuestions() {
    let found = TypedLines.items(
      """
      1. Where does Anna live?
      2. What does her father sell?

      3–5 You are going to hear a talk about a lighthouse.

      3. Who built the lighthouse?
      4. When was it lit first?
      5. Why is it dark today?

      6. Which ship came last?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    let order = "You are going to hear a talk about a lighthouse."
    #expect(found.map(\.stem) == [nil, nil, order, order, order, nil])
    #expect(found[1].question == "What does her father sell?")
  }

  @Test func aRangeThatBelongsToASentenceIsNoOrder() {
    let found = TypedLines.items(
      """
      1. Where does Anna live?
      2. How many of them can play the game, if
      3–4 players sit at each table?
      3. Who built the lighthouse?
      4. When was it lit first?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found[1].question == "How many of them can play the game, if 3–4 players sit at each table?")
    #expect(found.allSatisfy { $0.stem == nil })
  }

  @Test func boxesBeforeNumbersAreNoPartOfQuestions() {
    let found = TypedLines.items(
      """
      ☐ 1. Which bird hoots at night?
      ☐ 2. Which tool cuts wood?
      ☐ 3. Which way is opposite of west?
      ☐ 4. What is frozen water?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question == "Which bird hoots at night?")
    #expect(found.allSatisfy { $0.options.isEmpty && $0.kind == .short })
  }

  @Test func boxesBeforeLettersAreOptionsToTick() {
    let found = TypedLines.items(
      """
      1. Which bird hoots at night?
      ☐ a) the owl
      ☐ b) the hen
      ☐ c) the wren
      2. Which tool cuts wood?
      ☐ a) the rake
      ☐ b) the axe
      ☐ c) the spade
      """)
    #expect(found.map(\.number) == ["1", "2"])
    #expect(
      found.map { $0.options.map(\.text) } == [
        ["the owl", "the hen", "the wren"], ["the rake", "the axe", "the spade"],
      ])
  }

  @Test func theFilledCircleBeforeALetterIsTheAnswer() {
    let found = TypedLines.items(
      """
      1. Which bird hoots at night?
      ○ (A) the wren
      ● (B) the owl
      ○ (C) the hen
      2. Which tool cuts wood?
      ● (A) the axe
      ○ (B) the rake
      ○ (C) the spade
      """)
    #expect(
      found.map { $0.options.map(\.text) } == [
        ["the wren", "the owl", "the hen"], ["the axe", "the rake", "the spade"],
      ])
    #expect(found.map(\.answerLabels) == [["B"], ["A"]])
  }

  @Test func aTagInPlainLettersBehindABoldQuestionIsNoPartOfIt() {
    let found = extract([
      TypedLines.page([
        ("1. How do I join the library?", 60, 100, "Serif-Bold"), ("Rev. 2", 210, 100, "Serif"),
        ("Bring a letter with your address to the desk in the hall.", 60, 115, "Serif"),
        ("2. How many books may I take?", 60, 145, "Serif-Bold"),
        ("You may take six of them, and keep each for four weeks.", 60, 160, "Serif"),
        ("3. Where do I bring them back?", 60, 190, "Serif-Bold"), ("New", 215, 190, "Serif"),
        ("There is a box beside the door that is open at night.", 60, 205, "Serif"),
        ("4. What if a book is lost?", 60, 235, "Serif-Bold"),
        ("Tell us, and pay for another one at the desk in the hall.", 60, 250, "Serif"),
      ])
    ]).items
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question == "How do I join the library?")
    #expect(found[2].question == "Where do I bring them back?")
    #expect(found.first?.answer == "Bring a letter with your address to the desk in the hall.")
    #expect(found.first?.leftOut == ["Rev. 2"])
  }

  @Test func wordsInTheLettersOfTheQuestionAreNoTag() {
    let found = TypedLines.items(
      """
      *1. How do I join the library? Or my son?
      Bring a letter with your address to the desk in the hall.
      *2. How many books may I take?
      You may take six of them, and keep each for four weeks.
      *3. Where do I bring them back?
      There is a box beside the door that is open at night.
      """)
    #expect(found.first?.question == "How do I join the library? Or my son?")
    #expect(found.allSatisfy { $0.leftOut.isEmpty })
  }
}
