import PDFText
import Testing

@testable import Interchange

/// Sheets name questions, marks, keys and verdicts in the language of the class, whichever that is.
struct SheetsInMoreLanguagesTests {
  @Test func catalanExercisesAndTheirKey() {
    let items = TypedLines.items(
      """
      *Exercici 1
      Una botiga ven samarretes a 12 € i pantalons a 25 €.
        a) Quant costen tres samarretes i dos pantalons? | (1 punt)
        b) Quin és el preu nou d’uns pantalons? | (2 punts)
      *Exercici 2
      Resol l’equació 3(x − 2) = 2x + 5. | (1 punt)
      *Solucions
      Exercici 1: a) 86 €; b) 20 €
      Exercici 2: x = 11
      """, column: 350)
    #expect(items.map(\.number) == ["1(a)", "1(b)", "2"])
    #expect(items.map(\.marks) == [1, 2, 1])
    #expect(items.map(\.answer) == ["86 €", "20 €", "x = 11"])
  }

  @Test func aWordThatNoListHasNumbersQuestionsAlsoWhereTheKeyNamesThemAgain() {
    let items = TypedLines.items(
      """
      Ukubuza 1
      Ubani igama lakho?
      Ukubuza 2
      Uhlala kuphi?
      Ukubuza 3
      Uneminyaka emingaki?
      *Answers
      Ukubuza 1: Sipho
      Ukubuza 2: Thekwini
      Ukubuza 3: 12
      """)
    #expect(items.map(\.number) == ["1", "2", "3"])
    #expect(items.map(\.answer) == ["Sipho", "Thekwini", "12"])
  }

  @Test func aVietnameseKeyInRowsOfNumbersAndLetters() {
    let items = TypedLines.items(
      """
      Câu 1. Thủ đô của nước Việt Nam là thành phố nào?
        A. Hà Nội | B. Huế | C. Đà Nẵng
      Câu 2. Công thức hóa học của nước là
        A. CO₂ | B. H₂O | C. NaCl
      Câu 3. Số nào sau đây là số nguyên tố?
        A. 9 | B. 15 | C. 17
      ———- HẾT ———-
      *ĐÁP ÁN
      Câu | 1 | 2 | 3
      Đáp án | A | B | C
      """, column: 110)
    #expect(items.map(\.answer) == ["Hà Nội", "H₂O", "17"])
  }

  @Test func greekVerdictsInABoxOfTheirOwn() {
    let items = TypedLines.items(
      """
      *Άσκηση 1
      Σημειώστε Χ στο Σ αν η πρόταση είναι σωστή ή στο Λ αν είναι λάθος.
      1. Η Αθήνα είναι η πρωτεύουσα της Ελλάδας.
      2. Η Κρήτη βρίσκεται στο Ιόνιο πέλαγος.
      3. Ο Νείλος είναι ποταμός της Αφρικής.
      *Απαντήσεις
      Άσκηση 1: 1. Σ, 2. Λ, 3. Σ
      """)
    #expect(items.map(\.answer) == ["True", "False", "True"])
  }

  @Test func pointsInKoreanChineseAndRomanian() {
    #expect(MarkReader.whole("[10점]") == 10)
    #expect(MarkReader.whole("(2分)") == 2)
    #expect(MarkReader.whole("（３点）") == nil)
    #expect(MarkReader.whole("(2 punts)") == 2)
    #expect(MarkReader.whole("(15 puncte)") == 15)
  }

  @Test func theTableOfPointsOfAHungarianTestIsNoPartOfItsLastQuestion() {
    let items = TypedLines.items(
      """
      1. Nevezd meg az emésztőrendszer három szervét!
      2. Miért fontos a fotoszintézis a földi élet számára?
      3. Hogyan alkalmazkodott a teve a sivatagi élethez?
      Feladat | 1. | 2. | 3. | Összesen
      Elérhető pont | 2 | 3 | 3 | 8
      Elért pont
      """, column: 70)
    #expect(items.last?.question == "Hogyan alkalmazkodott a teve a sivatagi élethez?")
  }

  @Test func headsOfCardsWithRoomBetweenTheirLettersAreRead() {
    let items = TypedLines.items(
      """
      Q U E S T IO N 1 | ANSWER 1
      What is the unit of electric current? | The ampere (A)
      Q U E S T IO N 2 | ANSWER 2
      What is the unit of potential | The volt (V)
      difference?
      Q U E S T IO N 3 | ANSWER 3
      What is the job of a fuse? | It melts and breaks the circuit when
       | the current is too large.
      Q U E S T IO N 4 | ANSWER 4
      What does a diode do? | It lets current flow in one direction.
      """, column: 260)
    #expect(items.map(\.answer).prefix(2) == ["The ampere (A)", "The volt (V)"])
    #expect(items.count == 4)
  }

  @Test func wordsWithRoomBehindThemAskForTheirMeaning() {
    let items = TypedLines.items(
      """
      Give one English meaning for each Latin word.
      1. semper | ____________________
      2. via | ____________________
      3. laudo | ____________________
      4. agricola | ____________________
      5. donum | ____________________
      Key (teacher’s copy; cut off before copying)
      1 always; 2 road, way; 3 I praise; 4 farmer; 5 gift
      """, column: 110)
    #expect(items.map(\.question) == ["semper", "via", "laudo", "agricola", "donum"])
    #expect(items.map(\.answer) == ["always", "road, way", "I praise", "farmer", "gift"])
  }
}
