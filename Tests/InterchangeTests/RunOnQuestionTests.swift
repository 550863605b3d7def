import PDFText
import Testing

@testable import Interchange

/// Questions that run on in a paragraph, with their numbers within its lines.
struct RunOnQuestionTests {
  @Test func questionsWithOptionsThatRunOnInAParagraphAreTakenApart() {
    let found = TypedLines.items(
      """
      1) Which of these is a metal? a) tin b) oak c) wool 2) Which of these flies? a) cow b) owl
      c) eel 3) Which of these is sour? a) salt b) sugar c) lemon 4) Which of these burns? a) wood
      b) sand c) water 5) Which of these is blue? a) grass b) sky c) coal 6) Which of these is a
      fruit? a) plum b) leek c) rice

      *Answers
      1) a 2) b 3) c 4) a 5) b 6) a
      """)
    #expect(found.map(\.answer) == ["tin", "owl", "lemon", "wood", "sky", "plum"])
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.map { $0.options.count } == [3, 3, 3, 3, 3, 3])
    #expect(found.last?.question == "Which of these is a fruit?")
    #expect(found.dropFirst().first?.options.map(\.text) == ["cow", "owl", "eel"])
  }

  @Test func sentencesWithGapsThatRunOnInAParagraphAreTakenApart() {
    let found = TypedLines.items(
      """
      1. The sun ____ in the east. 2. A spider ____ eight legs. 3. Bees ____ honey in the hive. 4. The
      moon ____ round the earth. 5. Ducks ____ on the pond. 6. Cows ____ grass in the field. 7. The
      snow ____ in the spring.
      """)
    #expect(found.count == 7)
    #expect(found.allSatisfy { $0.question.contains("___") })
    #expect(found.dropFirst().first?.question.hasPrefix("A spider") == true)
  }

  @Test func proseWithNumberedRemarksStaysProse() {
    let found = TypedLines.items(
      """
      The mill has stood for long and this is why: 1) it was built of stone, 2) its wheel was oiled,
      3) the river never froze, 4) the miller was careful with fire and 5) his sons learned the
      trade from him. So it came that 6) nobody ever sold it and that it grinds flour to this day.
      """)
    #expect(found.isEmpty)
  }

  @Test func fourQuestionsInAParagraphAreTooFew() {
    let found = TypedLines.items(
      """
      We asked the children on the way to the farm: 1) What does a cow eat? 2) Where do hens sleep?
      3) Who shears the sheep? 4) When do lambs come into the world? They knew all of it, of course,
      for they live in the village and help out there when school is over.
      """)
    #expect(found.count < 4)
  }
}
