import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Forms of keys that were not read when they were new, each as the smallest page that showed it.
@Suite struct KeyFormTests {
  @Test func aKeyOfARowBelowTwoColumnsBelongsToBoth() {
    var page = TypedPage(1)
    let options = ["one", "two", "three"]
    for number in 1...6 {
      let (x, y) = (number < 4 ? 60 : 320, 100 + 80 * ((number - 1) % 3))
      page.type("\(number). How many of them are there in case \(number)?", x: x, y: y)
      for (row, option) in options.enumerated() {
        page.type("(\("ABC".map(String.init)[row])) \(option)", x: x + 20, y: y + 15 + 15 * row)
      }
    }
    page.type("Answer key", x: 60, y: 360, font: "Serif-Bold")
    for (row, name) in ["No.", "Ans."].enumerated() { page.type(name, x: 60, y: 380 + 15 * row) }
    for (place, answer) in ["A", "B", "C", "A", "B", "AC"].enumerated() {
      page.type(String(place + 1), x: 110 + 40 * place, y: 380)
      for (letter, sign) in answer.enumerated() {
        page.type(String(sign), x: 110 + 40 * place + 8 * letter - (answer.count > 1 ? 4 : 0), y: 395)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.answer) == ["one", "two", "three", "one", "two", "one\nthree"])
    #expect(found.map { $0.options.count } == [3, 3, 3, 3, 3, 3])
  }

  @Test func partsOfLetteredNumbersStandInOneLineOfTheKey() {
    let found = TypedLines.items(
      """
      H1. Solve 7x = 21.
      H2. The first terms of a sequence are 5, 8, 11 and 14.
          (a) Write down the next term.
          (b) Find an expression for the nth term.
      H3. Factorise 4x + 12.

      Answers: H1. x = 3; H2. (a) 17 (b) 3n + 2; H3. 4(x + 3)
      """)
    #expect(found.map(\.answer) == ["x = 3", "17", "3n + 2", "4(x + 3)"])
  }

  @Test func behindNineComesTenWithoutAZero() {
    let lines = (1...11).map { "\($0 < 10 ? "0" : "")\($0)  What is \($0) × 2?" }
    let key = (1...11).map { "\($0 < 10 ? "0" : "")\($0) \($0 * 2)" }
    let found = TypedLines.items(
      lines.joined(separator: "\n") + "\n\nANSWERS 01–11 " + key[..<6].joined(separator: " • ") + " •\n"
        + key[6...].joined(separator: " • "))
    #expect(found.map(\.answer) == (1...11).map { String($0 * 2) })
  }

  @Test func solutionSetsOfOneNumberAreThatNumber() {
    let found = TypedLines.items(
      "1) 2x + 3 = 9\n2) 3m − 3 = 12\n3) 8 − n = 1\n\n*Answers\n1) {3}\n2) {5}\n3) {7}")
    #expect(found.map(\.answer) == ["3", "5", "7"])
  }

  @Test func someSolutionsAreAKeyToo() {
    let found = TypedLines.items(
      """
      Exercise 4.1 Which of the two loops runs more often?
      Exercise 4.2 Write a function that returns the number of vowels.
      Exercise 4.3 What is the value of x after these lines?

      *Selected solutions
      4.1 The second
      4.3 5
      """)
    #expect(found.map(\.answer) == ["The second", nil, "5"])
  }

  @Test func reviewQuestionsOfAChapterBreakOffBeforeTheirOptions() {
    let options = "  a. salt\n  b. sand\n  c. sugar\n  d. water\n"
    let found = TypedLines.items(
      "*3.1 Kinds of Matter\nMatter is a pure substance or a mixture.\n*3.2 Separating Mixtures\n"
        + "A mixture is separated by a property of its parts.\n*Review Questions\n"
        + "3.1 Salt water is a solution of\n\(options)3.2 Which of these is a liquid?\n\(options)"
        + "3.3 Glass is mostly made of\n\(options)3.4 A cook sweetens a cake with\n\(options)"
        + "3.5 Why does oil float on the sea?\n3.6 Why does ice float on water?\n\n*Answer Key\n*Chapter 2\n"
        + "2.9 C\n*Chapter 3\n3.1 A\n3.3 B\n3.5 It is less dense.\n*Chapter 4\n4.1 D\n4.3 B")
    #expect(found.map(\.number) == ["3.1", "3.2", "3.3", "3.4", "3.5", "3.6"])
    #expect(found.map { $0.options.count } == [4, 4, 4, 4, 0, 0])
    #expect(found.map(\.answer) == ["salt", nil, "sand", nil, "It is less dense.", nil])
  }

  @Test func statementsWithTwoBoxesAreASectionOfTheirOwn() {
    let options = "  A ☐ a salad\n  B ☐ a cake\n  C ☐ some drinks\n"
    let found = TypedLines.items(
      "*EXERCISE 1\nListen to the messages and answer.\n"
        + (1...4).map { "\($0)   What do you have to bring to party \($0)?\n\(options)" }.joined()
        + "*EXERCISE 2\nListen to the people. True or false? Tick the right answer.\n | True | False\n"
        + "1. Marc finds the paths dangerous. | ☐ | ☐\n2. Inès would like cheaper trains. | ☐ | ☐\n"
        + "3. Paul walks to work in winter. | ☐ | ☐", column: 220)
    #expect(found.map { $0.options.count } == [3, 3, 3, 3, 0, 0, 0])
    #expect(found.map(\.question).last == "Paul walks to work in winter.")
  }

  @Test func hangingEntriesInTwoNarrowColumnsAreNoTable() {
    var page = TypedPage(1)
    let left = [
      "banco n m 1 bank 2", "  bench", "bandeja n f tray", "barba n f beard", "barrio n m district,",
      "  neighbourhood", "barro n m 1 mud 2", "  clay", "bastar v intr to be", "  enough",
      "basura n f rubbish",
    ]
    let right = [
      "batir v tr 1 to beat,", "  whisk 2 to defeat", "beber v tr to drink", "besar v tr to kiss",
      "bigote n m", "  moustache", "billete n m 1 ticket 2", "  banknote", "bosque n m wood,", "  forest",
      "boca n f mouth",
    ]
    for (x, lines) in [(60, left), (190, right)] {
      for (row, line) in lines.enumerated() {
        let indent = line.hasPrefix("  ") ? 8 : 0
        page.type(line.trimmingPrefix("  ").description, x: x + indent, y: 100 + 12 * row)
      }
    }
    let lines = arrange([PageText(page.dump)])[0].lines.map(\.text)
    #expect(lines.firstIndex(of: "basura n f rubbish").map { lines[$0 + 1] } == "batir v tr 1 to beat,")
  }
}
