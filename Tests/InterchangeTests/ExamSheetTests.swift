import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What boards, authors of textbooks and teachers print in papers and their schemes.
struct ExamSheetTests {
  private func paired(_ paper: String, _ scheme: String) -> [ExtractedItem] {
    let pages = [paper, scheme].map { [TypedLines.page(TypedLines.lines($0, column: 150))] }
    return extract(pages[0], answers: pages[1], answerFile: "scheme.pdf").items
  }

  @Test func boldTitlesAboveWhatIsAskedAreNoPartOfIt() {
    let found = TypedLines.items(
      """
      *1. Harmonic motion
      A mass is attached to a spring. What is the spring constant?
      *2. Pendulum design
      What is the length of a pendulum with a period of one second?
      *3. Dynamics
      Find the acceleration of the block.
      """)
    #expect(found.first?.question == "A mass is attached to a spring. What is the spring constant?")
    #expect(found.map { $0.details["title"] } == ["Harmonic motion", "Pendulum design", "Dynamics"])
  }

  @Test func notesWithinAParagraphOfASchemeAreToldFromItsAnswer() {
    let found = paired(
      """
      1. Name the vessel that carries blood to the heart. [1 mark]
      2. Give two adaptations of the lungs. [2 marks]
      3. State how the disease spreads. [1 mark]
      """,
      """
      *Mark scheme
      1. Vena cava. Allow: vein; large vein. Do NOT accept: vessel. [1 mark]
      2. Any two from: many alveoli; thin walls; good blood supply. Ignore: moist. [2 marks]
      3. Through a bite. Allow: by a mosquito. [1 mark]
      """)
    #expect(found.map(\.answer).first == "Vena cava.")
    #expect(found.first?.accepted == ["vein", "large vein"])
    #expect(found.first?.rejected == ["vessel"])
    #expect(found[1].answer == "many alveoli\nthin walls\ngood blood supply")
    #expect(found[1].ignored == ["moist"])
    #expect(found.last?.accepted == ["by a mosquito"])
  }

  @Test func anArticleIsNotTheLetterOfAnOption() {
    var item = ExtractedItem(kind: .choice, question: "Which statement describes it?")
    item.options = [
      ExtractedItem.Option(label: "A", text: "A business that maximises profit"),
      ExtractedItem.Option(label: "B", text: "A liability business"),
      ExtractedItem.Option(label: "C", text: "A business that aims to meet high standards"),
    ]
    item.take(answer: "A business that aims to meet high", at: nil)
    #expect(item.answerLabels == ["C"])
    item.take(answer: "A firm of some other kind", at: nil)
    #expect(item.answer == "A firm of some other kind")
  }

  @Test func orderToTickInBoldIsNoHeading() {
    let found = TypedLines.items(
      """
      1. Identify which one of these is a business aim.
        *Tick (✓) one box only.
        A. Higher costs
        B. A larger market share
        C. A loss
      2. Identify which one of these is a stage of supply.
        *Tick (✓) one box only.
        A. Low prices
        B. Logistics
        C. Infrastructure
      """)
    #expect(found.map { $0.options.map(\.text) }.last == ["Low prices", "Logistics", "Infrastructure"])
  }

  @Test func exercisesMayGoOnFromAnotherSheetAndTheirKeyNameBothParts() {
    let found = TypedLines.items(
      """
      *Exercises
      3.13 Joint probabilities. Say what is known.
        (a) Can you compute it?
        (b) Assuming independence,
          i. what is the first?
          ii. what is the second?
        (c) Are they independent?
      3.14 Global warming. Read the table.
        (a) What is the probability?
        (b) Is it dependent?

      *Solutions
      3.13 (a) No. (b-i) 0.21. (b-ii) 0.79. (c) Yes.
      3.14 (a) 0.18. (b) No.
      """)
    #expect(
      found.map(\.number) == ["3.13(a)", "3.13(b)(i)", "3.13(b)(ii)", "3.13(c)", "3.14(a)", "3.14(b)"])
    #expect(found.map(\.answer) == ["No.", "0.21.", "0.79.", "Yes.", "0.18.", "No."])
  }

  @Test func aPoolNamesTheRightOptionAboveEachQuestion() {
    let found = TypedLines.items(
      """
      T1B01 (C) [97.301(e)]
      Which range is available to technicians?
      A. 28.0 MHz
      B. 28.1 MHz
      C. 28.3 MHz
      D. 28.5 MHz
      ~~
      T1B02 (A) [97.301, 97.207(c)]
      Who may contact the station?
      A. Any amateur
      B. Only extra class
      C. Nobody
      D. Only general class
      ~~
      T1B03 (B) [97.301(a)]
      Which frequency is in the six meter band?
      A. 49 MHz
      B. 52 MHz
      C. 28 MHz
      D. 222 MHz
      """)
    #expect(found.map(\.number) == ["T1B01", "T1B02", "T1B03"])
    #expect(found.map(\.answer) == ["28.3 MHz", "Any amateur", "52 MHz"])
    #expect(found.first?.options.last?.text == "28.5 MHz")
  }

  @Test func optionsInAGridWithoutLettersAreAllTaken() {
    let found = TypedLines.items(
      """
      1. What girl did he live with?
        Lisa|Cassie
        Bella|Ruby
      2. What was the first creature?
        Demon|Ghoul
        Werewolf|Vampire
      3. Which one is seen by a camera?
        Ghost|Wendigo
        Ogre|Shapeshifter
      """)
    #expect(found.map { $0.options.map(\.text) }.first == ["Lisa", "Cassie", "Bella", "Ruby"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func optionsWrittenTogetherWithTheirLettersAreToldApart() {
    let found = TypedLines.items(
      """
      1)Who is Peter?
      A.root B.middle C.top
      2)What burns?
      A.wood B.stone C.water
      3)Where is it?
      A.here B.there C.far
      """)
    #expect(found.map(\.question) == ["Who is Peter?", "What burns?", "Where is it?"])
    #expect(found.map { $0.options.map(\.text) }[1] == ["wood", "stone", "water"])
  }

  @Test func aListOfQuestionsNeedsNoMarks() {
    let found = TypedLines.items(
      """
      *Interview questions
      What is a selector and how does it work?
      Describe how floats work.
      What are the ways to hide content?
      Have you ever used a grid system?
      Can you explain the box model?
      What does this rule do?
      How do you make a page faster?
      """)
    #expect(found.count == 7)
    #expect(found.allSatisfy { $0.number == nil && $0.confidence < 0.9 })
  }

  @Test func lettersBehindStatementsMayAlsoSayThatNothingIsGiven() {
    let found = TypedLines.items(
      """
      Are the following statements true, false or not given?
      1. The study looked at women only. F
      2. A link was found between both. T
      3. The warnings do not apply to others. NG
      4. Six hours a day are safe for all. T
      """)
    #expect(found.map(\.answer) == ["False", "True", "Not Given", "True"])
    #expect(found.first?.question == "The study looked at women only.")
  }
}

extension ExamSheetTests {
  @Test func labelledEntriesBelowBoldQuestionsAreOptionsAndNotTheirAnswers() {
    let found = TypedLines.items(
      """
      *(i) Whose arms did he cut?
      (क) Sahasrabahu
      (ख) Ravana
      (ग) Meghnad
      उत्तर- (क) Sahasrabahu
      *(ii) Which season comes then?
      (क) rain
      (ख) spring
      (ग) autumn
      उत्तर- (ख) spring
      *(iii) How many beats has it?
      (क) 14
      (ख) 16
      (ग) 20
      उत्तर- (ख) 16
      """)
    #expect(found.map { $0.options.count } == [3, 3, 3])
    #expect(found.map(\.answer) == ["Sahasrabahu", "spring", "16"])
  }

  @Test func aListThatIsAskedForStaysTheAnswer() {
    func items(_ questions: [String]) -> [ExtractedItem] {
      var items = questions.map { question in
        var item = ExtractedItem(kind: .short, question: question)
        item.answer = "a) igneous b) sedimentary c) metamorphic"
        return item
      }
      items.takeOptionsOutOfAnswers()
      return items
    }
    let lists = items(["List the three kinds of rock.", "Name them again.", "What are the kinds of rock?"])
    #expect(lists.allSatisfy { $0.answer != nil && $0.options.isEmpty })
    let choices = items(["Which rock is molten?", "Which rock is laid down?", "Which rock is changed?"])
    #expect(choices.allSatisfy { $0.answer == nil && $0.options.count == 3 })
  }

  @Test func numbersOfGapsInAPassageAreNoLabels() {
    let found = TypedLines.items(
      """
      At school the (1)…………… majority of what we learn is a fact. We have to cope
      (2)…………… complex equations. Some people say that it has (3)…………… point. They are well
      and truly (4)…………… of that.

      *Answers
      1 vast  2 with  3 little  4 aware
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
  }
}
