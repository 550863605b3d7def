import Testing

@testable import Distractors

/// Words of the language that is learnt that learners mix up.
@Suite struct LookAlikeTests {
  @Test(arguments: [
    ("pero", "perro"), ("el perro", "pero"), ("caballo", "cabello"), ("casa", "caza"), ("vaca", "baca"),
    ("hombre", "hambre"), ("über", "uber"), ("desert", "dessert"), ("form", "from"), ("كتاب", "كباب"),
    ("先生", "学生"),
    ("писать", "писат"), ("Höhle", "Hölle"),
  ])
  func wordsThatLearnersMixUpAreAlikeAndShareAKey(a: String, b: String) {
    #expect(lookAlikeness(a, b) >= 0.6)
    let (first, second) = (lookAlikeKeys(of: a), lookAlikeKeys(of: b))
    #expect(first.0 == second.0 || first.1 == second.1)
  }

  @Test(arguments: [("dog", "cat"), ("pero", "gato"), ("学校", "先生"), ("بيت", "مكتب"), ("ねこ", "いぬ"), ("", "a")])
  func wordsThatNobodyMixesUpAreNotAlike(a: String, b: String) {
    #expect(lookAlikeness(a, b) < 0.4)
  }

  @Test(arguments: ["", "😀", "a", "ß", "…", "학교", String(repeating: "ab", count: 50_000)])
  func likenessIsEvenAndInRange(text: String) {
    for other in ["pero", "学生", "", text] {
      let likeness = lookAlikeness(text, other)
      #expect((0...1).contains(likeness))
      #expect(likeness == lookAlikeness(other, text))
    }
  }

  @Test func soundCountsBesidesLetters() {
    #expect(lookAlikeness("casa", "caza") > lookAlikeness("casa", "cama"))
    #expect(lookAlikeness("hola", "ola") > lookAlikeness("hola", "bola"))
  }
}
