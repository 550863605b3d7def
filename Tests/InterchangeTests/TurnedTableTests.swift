import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Tables of words on pages from right to left, and several tables with one head.
struct TurnedTableTests {
  private static let rows = [
    ("deep blue sea", "ים כחול עמוק וקר"), ("high old hill", "גבעה אחת גבוהה ועתיקה"),
    ("long cold winter", "חורף ארוך וקר מאוד"), ("small red boat", "סירה אחת אדומה קטנה"),
    ("warm dry wind", "רוח חמה ויבשה מאוד"),
  ]

  /// Types a Hebrew text so that it ends at a place on the left of which it goes on.
  private func type(_ text: String, right: Int, y: Int, font: String = "Serif", on page: inout TypedPage) {
    let scalars = String(String.UnicodeScalarView(text.unicodeScalars.reversed()))
    page.type(scalars, x: right - 5 * scalars.unicodeScalars.count, y: y, font: font)
  }

  /// A page from right to left with a table: words in English at the right, in Hebrew at the left.
  private func page(_ left: String, _ right: String) -> PageText {
    var page = TypedPage(1)
    type("לוח המילים של השיעור הראשון בספר שלנו לכיתה החדשה", right: 540, y: 70, on: &page)
    type(right, right: 540, y: 100, font: "Serif-Bold", on: &page)
    type(left, right: 330, y: 100, font: "Serif-Bold", on: &page)
    for (row, words) in Self.rows.enumerated() {
      page.type(words.0, x: 540 - 5 * words.0.count, y: 120 + 18 * row)
      type(words.1, right: 330, y: 120 + 18 * row, on: &page)
    }
    return PageText(page.dump)
  }

  @Test(arguments: [("תשובה", "שאלה"), ("עברית", "אנגלית")])
  func wordsOfEnglishCellsStandInTheirOrder(heads: (left: String, right: String)) {
    let found = extract([page(heads.left, heads.right)]).items
    #expect(
      Set(found.flatMap { [$0.question, $0.answer ?? ""] }) == Set(Self.rows.flatMap { [$0.0, $0.1] }))
  }

  private static let first = [("hammer", "Hammer"), ("nail", "Nagel"), ("saw", "Säge"), ("bench", "Bank")]
  private static let second = [("pan", "Pfanne"), ("spoon", "Löffel"), ("stove", "Herd"), ("cup", "Tasse")]

  /// Two tables with one head, each below its title.
  private func tables(_ head: String, title: String, bold: Bool = true) -> [ExtractedItem] {
    let rows = [Self.first, Self.second].map { $0.map { "\($0.0)|\($0.1)" }.joined(separator: "\n") }
    return TypedLines.items(
      "*The workshop\n*\(head)\n\(rows[0])\n\(bold ? "*" : "")\(title)\n*\(head)\n\(rows[1])")
  }

  @Test(arguments: ["English|German", "Term|Definition", "Word|Meaning", "Question|Answer"])
  func theTitleOfASecondTableIsNoRow(head: String) {
    let found = tables(head, title: "The kitchen|Die Küche")
    let words = (Self.first + Self.second).map { Set([$0.0, $0.1]) }
    #expect(found.map { Set([$0.question, $0.answer ?? ""]) } == words)
  }

  @Test(arguments: ["English|German", "Term|Definition"])
  func aPlainRowAboveASecondHeadIsARow(head: String) {
    let found = tables(head, title: "kitchen|Küche", bold: false)
    #expect(found.contains { Set([$0.question, $0.answer ?? ""]) == ["kitchen", "Küche"] })
    #expect(found.count == 9)
  }

  @Test(arguments: [["Singular", "Plural"], ["Plural", "Singular"]])
  func thePluralOfAWordStandsBesideIt(heads: [String]) {
    let words = [
      ("Hund", "Hunde", "dog"), ("Katze", "Katzen", "cat"), ("Pferd", "Pferde", "horse"),
      ("Kuh", "Kühe", "cow"), ("Schaf", "Schafe", "sheep"),
    ]
    let rows = words.map { word in
      heads[0] == "Singular" ? "\(word.0)|\(word.1)|\(word.2)" : "\(word.1)|\(word.0)|\(word.2)"
    }
    let found = TypedLines.items("*\(heads[0])|\(heads[1])|English\n" + rows.joined(separator: "\n"))
    #expect(found.map(\.question) == words.map(\.0))
    #expect(found.map(\.answer) == words.map(\.2))
    #expect(zip(found, words).allSatisfy { $0.details.values.contains($1.1) })
  }

  private static let terms = [
    ("Asset", "what a firm owns"), ("Debt", "what a firm owes"), ("Profit", "what it earns"),
    ("Loss", "what it lacks"),
  ]

  /// Two tables of terms, each below bold lines of two cells.
  private func defined(_ heads: [String]) -> [ExtractedItem] {
    let rows = [0..<2, 2..<4].map { Self.terms[$0].map { "\($0.0)|\($0.1)" }.joined(separator: "\n") }
    return TypedLines.items("\(heads[0])\n\(rows[0])\n\(heads[1])\n\(rows[1])")
  }

  @Test func aNumberedHeadingAboveATableIsNoCard() {
    let found = defined(["*1.|Things\n*Term|Definition", "*2.|Definitions\n*Term|Definition"])
    #expect(found.map(\.question) == Self.terms.map(\.0))
    #expect(found.map(\.answer) == Self.terms.map(\.1))
  }

  @Test func theNamesOfColumnsAreNoCards() {
    let found = defined(["*Term|Definition", "*Term|Definition"])
    #expect(found.map(\.question) == Self.terms.map(\.0))
    #expect(found.map(\.answer) == Self.terms.map(\.1))
  }

  @Test func boldWordsAboveTheirMeaningsAreCards() {
    let found = TypedLines.items(
      """
      *Asset|Debt
      what it owns|what it owes
      *Profit|Loss
      what it earns|what it lacks
      """)
    #expect(found.map(\.question) == ["Asset", "Debt", "Profit", "Loss"])
    #expect(found.map(\.answer) == ["what it owns", "what it owes", "what it earns", "what it lacks"])
  }
}
