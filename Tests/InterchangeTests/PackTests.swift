import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Sheets that somebody joined into one file.
@Suite struct PackTests {
  /// A page of lines below each other; `*` before a line is for bold, `!` for a title.
  private func page(_ number: Int, _ lines: [String]) -> PageText {
    var typed = TypedPage(number)
    for (row, line) in lines.enumerated() {
      let isTitle = line.hasPrefix("!")
      typed.type(
        String(line.drop { "!*".contains($0) }), x: 60, y: 60 + 22 * row, size: isTitle ? 16 : 10,
        font: line.hasPrefix("*") || isTitle ? "Serif-Bold" : "Serif")
    }
    return PageText(typed.dump)
  }

  private struct Sheet {
    let subject: String
    let names: [String]
    let answers: [String]
    var questions: [String] { names.map { "What is the \(subject) of \($0)?" } }
  }

  private let sheets = [
    Sheet(subject: "capital", names: ["France", "Spain", "Italy"], answers: ["Paris", "Madrid", "Rome"]),
    Sheet(subject: "currency", names: ["Japan", "India", "Poland"], answers: ["yen", "rupee", "zloty"]),
    Sheet(
      subject: "highest peak", names: ["Nepal", "Kenya", "Chile"], answers: ["Everest", "Batian", "Ojos"]),
  ]

  private func numbered(_ texts: [String]) -> [String] {
    texts.enumerated().map { "\($0 + 1). \($1)" }
  }

  @Test func eachSheetOfAPackHasTheAnswersOfItsOwnKeyPage() {
    var pages: [PageText] = []
    for (place, sheet) in sheets.enumerated() {
      pages.append(page(2 * place + 1, ["!Worksheet on the \(sheet.subject)"] + numbered(sheet.questions)))
      pages.append(page(2 * place + 2, ["!Answer Key"] + numbered(sheet.answers)))
    }
    let found = extract(pages).items
    #expect(found.map(\.question) == sheets.flatMap(\.questions))
    #expect(found.map(\.answer) == sheets.flatMap(\.answers))
    #expect(found.map(\.page) == [1, 1, 1, 3, 3, 3, 5, 5, 5])
  }

  @Test func keysBelowTheQuestionsOfEachSheetAreReadWhereTheyStand() {
    var pages: [PageText] = []
    for (place, sheet) in sheets.enumerated() {
      let key = sheet.answers.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: " ")
      pages.append(
        page(
          place + 1,
          ["*Exercise \(place + 1)"] + sheet.questions.enumerated().map { "\($0 + 1) \($1)" }
            + ["*Answers", key]))
    }
    let found = extract(pages).items
    #expect(found.map(\.question) == sheets.flatMap(\.questions))
    #expect(found.map(\.answer) == sheets.flatMap(\.answers))
  }

  @Test func aKeyAtTheEndOfAllSheetsIsNotDividedFromThem() {
    var pages: [PageText] = []
    var number = 0
    for (place, sheet) in sheets.enumerated() {
      let asked = sheet.questions.enumerated().map { "\(number + $0 + 1). \($1)" }
      pages.append(page(place + 1, ["!Part \(place + 1): \(sheet.subject)"] + asked))
      number += asked.count
    }
    pages.append(page(4, ["!Answers"] + numbered(sheets.flatMap(\.answers))))
    let found = extract(pages).items
    #expect(found.map(\.number) == (1...9).map(String.init))
    #expect(found.map(\.answer) == sheets.flatMap(\.answers))
  }

  @Test func whatNobodyReadsOnPagesBeforeASheetIsStillNamed() {
    var pages = [page(1, ["A letter to all parents about the coming school year and its many holidays."])]
    for (place, sheet) in sheets.enumerated() {
      pages.append(page(2 * place + 2, ["!Worksheet on the \(sheet.subject)"] + numbered(sheet.questions)))
      pages.append(page(2 * place + 3, ["!Answer Key"] + numbered(sheet.answers)))
    }
    let found = extract(pages)
    #expect(found.items.count == 9)
    #expect(found.silentPages.map(\.page).contains(1))
  }

  @Test func aSheetOfAnotherKindIsReadByItself() {
    let sheet = page(1, ["!Worksheet on the capital"] + numbered(sheets[0].questions))
    let key = page(2, ["!Answer Key"] + numbered(sheets[0].answers))
    let words = ["cell", "organ", "tissue", "organism", "nucleus"]
    let meanings = [
      "the smallest part that lives", "tissues that work together", "cells that look and work alike",
      "a living thing as a whole", "the part of a cell that holds the genes",
    ]
    let glossary = page(3, zip(words, meanings).map { "\($0): \($1)" })
    let found = extract([sheet, key, glossary])
    #expect(found.items.map(\.question) == sheets[0].questions + words)
    #expect(found.items.map(\.answer) == sheets[0].answers + meanings)
  }

  @Test func whatIsReadOnPagesOfAnotherKindIsNeverSure() {
    let words = ["der Hund", "die Katze", "das Pferd", "die Kuh", "der Vogel", "das Schaf", "die Maus"]
    let meanings = ["dog", "cat", "horse", "cow", "bird", "sheep", "mouse"]
    var list = TypedPage(2)
    list.type("Animals", x: 60, y: 60, size: 16, font: "Serif-Bold")
    for (row, pair) in zip(words, meanings).enumerated() {
      list.type(pair.0, x: 60, y: 100 + 15 * row)
      list.type(pair.1, x: 260, y: 100 + 15 * row)
    }
    let asked = sheets.flatMap(\.questions)
    let found = extract([page(1, numbered(asked)), PageText(list.dump)]).items
    #expect(found.prefix(9).map(\.question) == asked)
    #expect(found.dropFirst(9).map(\.question) == words)
    #expect(found.dropFirst(9).map(\.answer) == meanings)
    #expect(found.dropFirst(9).allSatisfy { $0.confidence <= 0.8 && !$0.reviews.isEmpty })
  }

  @Test func adviceOnAPageBeforeTheQuestionsIsNoExercise() {
    let advice = [
      "Read each question with care before you begin.", "Check that your answers seem right.",
      "Show how you worked it out.", "Do not spend too long on one question.",
    ]
    let asked = [
      "State the law of Ohm. [1]", "Name two metals. [2]", "Define a force. [1]", "Add 3 and 4. [1]",
    ]
    let found = extract([
      page(1, ["!Guidance"] + numbered(advice)), page(2, ["!Revision for this topic"] + numbered(asked)),
    ])
    #expect(found.items.map(\.marks) == [1, 2, 1, 1])
    #expect(advice.allSatisfy { text in found.items.contains { $0.leftOut.contains { $0.hasSuffix(text) } } })
  }
}
