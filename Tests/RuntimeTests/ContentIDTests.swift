import CurriculumRuntime
import Testing

@Suite struct ContentIDTests {
  @Test(arguments: [
    ("card/es/hola", 3_684_321_098_297_552), ("language/es", 7_980_480_747_442_736),
    ("question/aqa-energy/q7", 3_196_298_929_414_070),
  ])
  func aKeyAlwaysGivesTheSameNumber(key: String, number: Int64) {
    #expect(ContentID.number(forKey: key) == number)
  }
}
