import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Tables of words and cards as spreadsheets, browsers and quiz sites print them.
struct PlainTableTests {
  @Test func numbersThatStandCloseToWordsAreNoPartOfThem() {
    let found = TypedLines.items(
      """
      *No. Kanji|*Kana|*Romaji|*English
      1 朝ご飯|あさごはん|asagohan|breakfast
      2 昼ご飯|ひるごはん|hirugohan|lunch
      3 肉|にく|niku|meat
      4 果物|くだもの|kudamono|fruit
      """, column: 110)
    #expect(found.map(\.question) == ["朝ご飯", "昼ご飯", "肉", "果物"])
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answer) == ["breakfast", "lunch", "meat", "fruit"])
  }

  @Test func aColumnThatSaysTheSameAgainIsNoWordToLearn() {
    let found = TypedLines.items(
      """
      The family
      book|имя|kniga|книга
      school|имя|shkola|школа
      to write|глагол|pisat|писать
      to read|глагол|chitat|читать
      window|имя|okno|окно
      pencil|имя|karandash|карандаш
      """, column: 110)
    #expect(found.map(\.question).first == "книга")
    #expect(found.map(\.answer).first == "book")
    #expect(found.first?.details["pos"] == "имя")
  }

  @Test func cardsMayStandFarFromEachOther() {
    var typed: [(text: String, x: Int, y: Int, font: String)] = [
      ("Term", 100, 100, "Serif-Bold"), ("Definition", 300, 100, "Serif-Bold"),
    ]
    let cards = [
      ("Ore", "A rock with metal"), ("Alloy", "A mixture of metals"), ("pH of water", "7"),
      ("Monomer", "A small molecule"),
    ]
    for (place, card) in cards.enumerated() {
      typed.append((card.0, 100, 148 + 48 * place, "Serif"))
      typed.append((card.1, 300, 148 + 48 * place, "Serif"))
    }
    typed.append(("Isotope", 100, 354, "Serif"))
    typed.append(("An atom of another mass", 300, 354, "Serif"))
    let found = extract([TypedLines.page(typed)]).items
    #expect(found.map(\.question) == ["Ore", "Alloy", "pH of water", "Monomer", "Isotope"])
  }

  @Test func aTitleWithAnotherSignIsNoTerm() {
    let found = TypedLines.items(
      """
      Glossary
      Seconde 4 – Sciences et lettres
      Actif : personne qui occupe un emploi
      Demande : quantité que les acheteurs veulent
      Inflation : hausse durable des prix
      Monopole : marché avec un seul vendeur
      Offre : quantité que les vendeurs vendent
      """)
    #expect(found.map(\.question) == ["Actif", "Demande", "Inflation", "Monopole", "Offre"])
  }

  @Test func letteredPartsMayBeMatchedWithNumbers() {
    let found = TypedLines.items(
      """
      *Aufgabe 1: Ordne zu. Schreibe die richtige Zahl.
      a) Merkur|1 roter Planet
      b) Saturn|2 Planet mit Ringen
      c) Mars|3 kleinster Planet

      *Lösungen
      Aufgabe 1: a) 3, b) 2, c) 1
      """, column: 160)
    #expect(found.map(\.question) == ["Merkur", "Saturn", "Mars"])
    #expect(found.map(\.answer) == ["kleinster Planet", "Planet mit Ringen", "roter Planet"])
  }

  @Test func contentsWithoutNumbersOfPagesAskNothing() {
    let found = TypedLines.items(
      """
      *Questions for the examination
      *Contents
      1.1. What is artificial intelligence?
      1.2. Who founded it?
      1.3. What is a Turing test?
      1.4. Is it dangerous?

      *Lecture 1
      1.1. What is artificial intelligence?
      1.2. Who founded it?
      1.3. What is a Turing test?
      1.4. Is it dangerous?
      """)
    #expect(found.count == 4)
    #expect(found.allSatisfy { ($0.places.first?.box.top ?? 0) > 20_000 })
  }
}
