import PDFText
import Testing

@testable import Interchange

/// Questions that a catalogue names by codes in place of numbers.
struct CodedNumberTests {
  private static let asked = [
    ("What must a skipper do in fog?", ["sound the horn", "go faster"]),
    ("Which side is port?", ["right", "left"]),
    ("What does a red buoy mark?", ["the left side", "a wreck"]),
    ("How long is a cable?", ["10 m", "185 m"]),
  ]

  private func questions(_ codes: [String]) -> String {
    zip(codes, Self.asked).map { code, question in
      "\(code)  \(question.0)\n  A. \(question.1[0])\n  B. \(question.1[1])"
    }
    .joined(separator: "\n")
  }

  private static let kinds = [
    ["CG001", "CG002", "CG003", "CG004"], ["GEN 04", "GEN 07", "GEN 11", "GEN 12"],
    ["B2-017", "B2-018", "B2-023", "B2-031"],
  ]

  @Test(arguments: kinds)
  func theCodeIsTheNumberOfItsQuestion(codes: [String]) {
    let found = TypedLines.items(questions(codes))
    #expect(found.map(\.number) == codes)
    #expect(found.map(\.question) == Self.asked.map(\.0))
    #expect(found.map(\.options.count) == [2, 2, 2, 2])
  }

  @Test(arguments: kinds)
  func aKeyNamesTheCodesAgain(codes: [String]) {
    let key = zip(codes, "ABAB").map { "\($0) \($1)" }.joined(separator: "\n")
    let found = TypedLines.items(questions(codes) + "\n\n*Answers\n" + key)
    #expect(found.map(\.number) == codes)
    #expect(found.map(\.answer) == ["sound the horn", "left", "the left side", "185 m"])
  }

  @Test func questionsThatCountBesideThemGetNoCode() {
    let found = TypedLines.items(
      questions(Self.kinds[0]) + """

        \n*Part B
        1. What is a fathom?
        2. What is a knot?
        3. What is a league?
        """)
    #expect(!found.contains { $0.question.contains("fathom") && $0.number?.hasPrefix("CG") == true })
    #expect(!found.contains { $0.question.contains("knot") && $0.number?.hasPrefix("CG") == true })
  }

  @Test func aKeyMayStandInColumns() {
    let found = TypedLines.items(
      questions(Self.kinds[1]) + "\n\n*Answer key\nGEN 04  A|GEN 11  A\nGEN 07  B|GEN 12  B")
    #expect(found.map(\.answer) == ["sound the horn", "left", "the left side", "185 m"])
  }

  @Test func answersInWordsAreFoundByTheirCodes() {
    let found = TypedLines.items(
      Self.kinds[0].enumerated().map { "\($1)  \(Self.asked[$0].0)" }.joined(separator: "\n")
        + "\n\n*Answers\nCG001  sound the horn\nCG002  left\nCG003  the left side\nCG004  185 m")
    #expect(found.map(\.number) == Self.kinds[0])
    #expect(found.map(\.answer) == ["sound the horn", "left", "the left side", "185 m"])
  }

  @Test func aCodeWithinAQuestionKeepsItsWords() {
    let found = TypedLines.items(
      """
      CG001  What must a skipper do in fog?
      CG002  Which side is port?
      CG003  What does a red buoy mark?
      CG004  Why is the answer to CG001 so important?
      """)
    #expect(found.last?.question == "Why is the answer to CG001 so important?")
  }

  @Test(arguments: kinds)
  func theFilesThatAreWrittenNameTheCodes(codes: [String]) throws {
    let page = TypedLines.page(
      TypedLines.lines(
        questions(codes) + "\n\n*Answers\n"
          + zip(codes, "ABAB").map { "\($0) \($1)" }.joined(separator: "\n"), column: 150))
    let found = extract([page])
    let document = SourceDocument(file: "bank.pdf", sha256: "ab")
    let records = found.items.map { ItemRecord($0, of: document).json.text }
    for (code, record) in zip(codes, records) { #expect(record.contains("\"number\":\"\(code)\"")) }
    var request = AuthoringRequest()
    request.subject = .physics
    request.tier = .higher
    let files = try AuthoringFiles(found, of: document, request).files
    for code in codes {
      let slug = code.lowercased().filter { $0 != " " && $0 != "-" }
      #expect(
        files.contains { $0.text.lowercased().filter { $0 != " " && $0 != "-" }.contains("id:q" + slug) })
    }
  }

  // MARK: What is none

  private func isKept(_ text: String) -> Bool {
    let lines = TypedLines.rows(text)
    let found = CodedNumbers.counted(lines)
    return found.codes.isEmpty && found.lines.map(\.text) == lines.map(\.text)
  }

  @Test func coursesThatAskNothingKeepTheirCodes() {
    #expect(
      isKept(
        """
        MA101  Algebra for beginners
        MA102  Geometry of the plane
        MA201  Numbers and proofs
        PH101  Light and sound
        """))
  }

  @Test func aLetterWithSmallNumbersCounts() {
    let found = TypedLines.items(
      "H1 What is a harbour?\nH2 What is a haven?\nH3 What is a hull?\nH4 What is a hatch?")
    #expect(found.map(\.number) == ["H1", "H2", "H3", "H4"])
    #expect(isKept("H1 What is a harbour?\nH2 What is a haven?\nH3 What is a hull?\nH4 What is a hatch?"))
  }

  @Test func threeCodesAreTooFewToTell() {
    #expect(isKept("CG001  What is fog?\nCG002  Which side is port?\nCG003  What is a buoy?"))
  }

  @Test func codesInAColumnOfATableAreNoQuestions() {
    #expect(isKept((1...5).map { "Seat \($0)|CG00\($0)|Is it free?" }.joined(separator: "\n")))
  }

  @Test func itemsWithoutNumbersKeepNone() {
    var reading = Recognition(layout: .numbered, items: [], coherence: 1)
    reading.items = [ExtractedItem(kind: .short, number: nil, question: "What is fog?", places: [])]
    reading.takeNumbers(PrintedNumbers(codes: ["CG001", "CG002"]))
    #expect(reading.items[0].number == nil)
  }

  // MARK: Numbers of four digits

  @Test func numbersOfABookAreTheirQuestions() {
    let codes = ["3201.", "3202.", "3203.", "3204."]
    let found = TypedLines.items(questions(codes) + "\nAnswers\n3201 A\n3202 B\n3203 A\n3204 B")
    #expect(found.map(\.number) == ["3201", "3202", "3203", "3204"])
    #expect(found.map(\.question) == Self.asked.map(\.0))
  }

  @Test func yearsAreNoNumbersOfQuestions() {
    let text = """
      1939 The war began with a march over the border.
      1940 The ports were closed and the ferries stopped.
      1941 Bread was sold on cards in every town.
      1945 The bells rang for an hour on the green.
      """
    let lines = TypedLines.rows(text)
    #expect(CodedNumbers.counted(lines).codes.isEmpty)
  }
}
