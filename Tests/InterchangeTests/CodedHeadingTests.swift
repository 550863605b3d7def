import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Headings that begin with the code of the questions below them.
struct CodedHeadingTests {
  private func items(_ lines: [String]) -> [ExtractedItem] { TypedLines.items(lines.joined(separator: "\n")) }

  private func group(_ code: String, _ title: String) -> [String] {
    ["*\(code) – \(title)"]
      + (1...3).flatMap { number in
        [
          "\(code)0\(number) (A)", "What is said on page \(number) about \(title)?", "A. nothing at all",
          "B. a little",
          "C. a lot",
        ]
      }
  }

  @Test func theTitleOfAGroupOfCodesIsNoPartOfAQuestion() {
    let found = items(group("T3A", "Radio waves") + group("T3B", "Parts of an antenna"))
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.options.count == 3 && $0.options.last?.text == "a lot" })
    #expect(found.first?.question == "What is said on page 1 about Radio waves?")
    #expect(!found.contains { $0.question.contains("–") })
  }

  @Test func aTitleWithADashWithoutACodeIsFoundByOthers() {
    let lines = TypedLines.rows(
      "*Solutions – Acids\nSolutions of acids are sour.\n*Solutions – Bases\nSolutions feel soft.")
    var page = PageText(TypedPage(1).dump)
    page.lines = lines
    let document = DocumentLines(arrange([page]), isWord: { _ in true })
    #expect(NumberedHeadings.coded(document).isEmpty)
  }

  @Test func aPartWithADashAboveItsSubpartsKeepsItsWords() {
    let found = items([
      "*B1 – Which cell is it?", "B12 – Which part of it is round?", "*B2 – Which tissue is it?",
      "B21 – Which layer is thin?", "*B3 – Which organ is it?", "B31 – Which side is left?",
    ])
    #expect(found.keep("Which cell is it"))
    #expect(found.keep("Which part of it is round"))
  }
}
