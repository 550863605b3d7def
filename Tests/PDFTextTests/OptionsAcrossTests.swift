import CurriculumTestSupport
import PDFText
import Testing

/// Questions with options in rows, over the full width below a text in two columns.
@Suite struct OptionsAcrossTests {
  private func lines(_ options: [String]) -> [String] {
    var page = TypedPage(1)
    for row in 0..<10 {
      page.type("The boats of the village are made of card,", x: 60, y: 60 + 14 * row)
      page.type("and more than two thousand people come here", x: 320, y: 60 + 14 * row)
    }
    for number in 1...5 {
      let y = 200 + 40 * number
      page.type("\(number)", x: 60, y: y)
      page.type("What are the boats of number \(number)?", x: 80, y: y)
      for (place, option) in options.enumerated() { page.type(option, x: 80 + 150 * place, y: y + 14) }
    }
    return page.lines
  }

  @Test func aRowOfOptionsIsReadAcross() {
    let found = lines(["a made of wood", "b made of card", "c made of tin"])
    #expect(found.count { $0.contains("a made of wood") && $0.contains("c made of tin") } == 5)
    for number in 1...5 {
      let question = found.firstIndex { $0.contains("of number \(number)?") }
      #expect(question.map { found[$0 + 1].contains("b made of card") } == true)
    }
  }

  @Test func theTextAboveIsReadColumnByColumn() {
    let found = lines(["a made of wood", "b made of card", "c made of tin"])
    let right = found.firstIndex { $0.hasPrefix("and more") }
    #expect(right.map { found[..<$0].count { $0.hasPrefix("The boats") } } == 10)
  }
}
