import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Forms and templates: several ticks in one question, columns of answers, circles for true and false, dots between lists.
struct FormSheetTests {
  @Test func severalOptionsOfAFormMayBeTicked() {
    let found = TypedLines.items(
      """
      1 Which part carries out a program? *
        ◯ Hard disk
        ◯ Keyboard
        ◯ Processor ✓
      2 Which are operating systems? Select all that apply. *
        ☐ Android ✓
        ☐ Linux ✓
        ☐ Python
      3 How many bits has a byte? *
        ◯ 16
        ◯ 8 ✓
        ◯ 4
      4 Which password is the strongest? *
        ◯ qwerty
        ◯ t9!Kp2#vLw ✓
        ◯ 12345678
      """)
    #expect(found.map(\.answer) == ["Processor", "Android\nLinux", "8", "t9!Kp2#vLw"])
    #expect(found.options(0) == ["Hard disk", "Keyboard", "Processor"])
    #expect(found[1].question == "Which are operating systems? Select all that apply.")
  }

  @Test func aTemplateHasAColumnForEachAnswer() {
    let rows = [
      ["Question", "Answer 1", "Answer 2", "Answer 3", "Answer 4", "Time limit", "Correct answer"],
      ["What is ice?", "steam", "water", "dew", "fog", "30", "2"],
      ["Who bakes?", "a baker", "a miner", "a cook", "a cat", "20", "1"],
      ["What do bees get?", "sap", "seeds", "nectar", "leaves", "20", "3"],
      ["Which is wet?", "sand", "dust", "ash", "rain", "20", "4"],
    ]
    var page = TypedPage(1)
    for (row, cells) in rows.enumerated() {
      for (text, x) in zip(cells, [40, 150, 215, 280, 345, 410, 490]) {
        page.type(text, x: x, y: 80 + 20 * row, font: row == 0 ? "Serif-Bold" : "Serif")
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.answer) == ["water", "a baker", "nectar", "rain"])
    #expect(found.first?.options.map(\.label) == ["1", "2", "3", "4"])
  }

  @Test func circlesBelowTrueAndFalseAreRoomToTick() {
    var page = TypedPage(1)
    page.type("Put a tick in the right column for each statement.", x: 60, y: 60)
    for (text, x) in [("Statement", 90), ("True", 400), ("False", 470)] {
      page.type(text, x: x, y: 90, font: "Serif-Bold")
    }
    let statements = [
      "Food that smells good is safe.", "A fridge is cold.", "Freezing kills all bacteria.",
      "Rice may cool in a pan.",
    ]
    for (row, text) in statements.enumerated() {
      for (text, x) in [("\(row + 1)", 60), (text, 90), ("◯", 408), ("◯", 480)] {
        page.type(text, x: x, y: 115 + 25 * row)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.question) == statements)
    #expect(found.allSatisfy { $0.kind == .trueFalse })
  }

  @Test func dotsBetweenLabelledListsAreNoPartOfThem() {
    let rows = TypedLines.rows(
      "1. hammer|•|•|a. cuts wood\n2. saw|•|•|b. tightens nuts\n3. spanner|•|•|c. drives nails", column: 120)
    #expect(
      DotsBetweenLists.without(rows).map(\.text) == [
        "1. hammer a. cuts wood", "2. saw b. tightens nuts", "3. spanner c. drives nails",
      ])
    let plain = TypedLines.rows("goose|•|•|kid\ngoat|•|•|pup\ndeer|•|•|calf", column: 120)
    #expect(DotsBetweenLists.without(plain).map(\.text) == plain.map(\.text))
  }

  @Test func blocksOfATestMayBeCountedByRomanNumerals() {
    let found = TypedLines.items(
      """
      Bloque I. Elige la respuesta correcta.
      1. ¿Qué es la rana?
        a) Un reptil
        b) Un mamífero
        c) Un anfibio
      2. ¿Qué es la ballena?
        a) Un pez
        b) Un mamífero
        c) Un ave
      Bloque II. Indica si es verdadero (V) o falso (F).
      3. ( ) La Luna tiene luz propia.
      4. ( ) El hielo es agua en estado sólido.
      Bloque III. Contesta a las preguntas.
      5. ¿Qué es un ecosistema?
      6. Nombra dos fuentes de energía.
      """)
    #expect(found.count == 6)
    #expect(found.options(1) == ["Un pez", "Un mamífero", "Un ave"])
    #expect(found[2].question == "La Luna tiene luz propia.")
    #expect(found[3].question == "El hielo es agua en estado sólido.")
  }

  @Test func theQuestionThatDecidesStandsBelowATable() {
    let found = TypedLines.items(
      """
      *#|Question|Answer
      1|How many strings has a violin?|four
      2|Which piece moves along diagonals?|the bishop
      3|What colour is a sapphire?|blue
      4|Who wrote Emma?|Jane Austen

      Tie-break (nearest wins): How many steps are in the tower? Answer: 189
      """, column: 200)
    #expect(found.last?.question == "How many steps are in the tower?")
    #expect(found.last?.answer == "189")
    #expect(found.last?.number == nil)
  }

  @Test(arguments: ["Act", "Week", "Scene"])
  func whatOnlyCountsIsNoTerm(word: String) {
    let found = TypedLines.items(
      """
      *\(word) I
      Viola is cast ashore and puts on the clothes of a boy.
      *\(word) II
      Malvolio finds a letter and wears yellow stockings.
      *\(word) III
      Olivia falls in love with a messenger of the Duke.
      *\(word) IV
      Sebastian comes to town and is taken for his sister.
      """)
    #expect(found.isEmpty)
  }
}
