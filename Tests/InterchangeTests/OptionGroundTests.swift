import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Options of which the right one stands on a ground of its own, in a ring or in bold.
struct OptionGroundTests {
  private static let gases = ["oxygen", "neon", "chlorine", "argon"]

  /// How words of a line are set.
  private enum Setting { case ground(UInt8), ring, bold }

  /// Choices with four options each, of which some are set in a way.
  ///
  /// - Parameter setting: How the option at a place of a question is set.
  private func page(
    _ count: Int = 4, options: Int = 4, _ setting: (_ question: Int, _ option: Int) -> Setting?
  ) -> PageText {
    var page = TypedPage(1)
    for row in 0..<count {
      page.type("\(row + 1). Which gas is in bottle number \(row + 1)?", x: 60, y: 100 + 90 * row)
      for (place, gas) in Self.gases.prefix(options).enumerated() {
        var font = "Serif"
        if case .bold = setting(row, place) { font = "Serif-Bold" }
        page.type("\(Array("ABCD")[place]).", x: 80, y: 115 + 90 * row + 15 * place)
        page.type(gas, x: 95, y: 115 + 90 * row + 15 * place, font: font)
      }
    }
    var read = PageText(page.dump)
    for line in read.lines.indices {
      let (row, place) = (
        Int(read.lines[line].box.top / 100 - 100) / 90, Int(read.lines[line].box.top / 100 - 115) % 90 / 15
      )
      guard !read.lines[line].text.hasSuffix("?"), let setting = setting(row, place) else { continue }
      for cell in read.lines[line].cells.indices {
        for word in read.lines[line].cells[cell].words.indices {
          if case .ground(let shade) = setting { read.lines[line].cells[cell].words[word].ground = shade }
          if case .ring = setting, word == 0, cell == 0 {
            read.lines[line].cells[cell].words[word].isRinged = true
          }
        }
      }
    }
    return read
  }

  private static let right = [2, 0, 3, 1]

  @Test func theOptionOnAGroundOfItsOwnIsTheRightOne() {
    let found = extract([page { Self.right[$0] == $1 ? .ground(220) : nil }]).items
    #expect(found.map(\.answer) == ["chlorine", "oxygen", "argon", "neon"])
    #expect(found.map(\.answerLabels) == [["C"], ["A"], ["D"], ["B"]])
  }

  @Test func theOptionWhoseLetterIsRingedIsTheRightOne() {
    let found = extract([page { Self.right[$0] == $1 ? .ring : nil }]).items
    #expect(found.map(\.answer) == ["chlorine", "oxygen", "argon", "neon"])
  }

  @Test func twoRingsInAQuestionTellNothingOfIt() {
    let found = extract([page { Self.right[$0] == $1 || $0 == 0 && $1 == 0 ? .ring : nil }]).items
    #expect(found.first?.answer == nil)
  }

  @Test func lettersInRingsEverywhereTellNothing() {
    let found = extract([page { _, _ in .ring }]).items
    #expect(found.count == 4 && found.allSatisfy { $0.answer == nil })
  }

  @Test func rowsShadedInTurnTellNothing() {
    for start in 0...1 {
      let found = extract([page { $1 % 2 == start ? .ground(235) : nil }]).items
      #expect(found.count == 4 && found.allSatisfy { $0.answer == nil })
    }
  }

  @Test(arguments: [3, 5])
  func theMiddleOptionsOfATableShadedInTurnTellNothing(count: Int) {
    // Four rows for each question, its own among them.
    let found = extract([page(count, options: 3) { $1 == 1 ? .ground(235) : nil }]).items
    #expect(found.count == count && found.allSatisfy { $0.answer == nil })
  }

  @Test func theFirstOptionOfEachShadedAsTheHeadTellsNothing() {
    let found = extract([page(5) { $1 == 0 ? .ground(235) : nil }]).items
    #expect(found.count == 5 && found.allSatisfy { $0.answer == nil })
  }

  @Test func highlightsOfAFewQuestionsTellNothing() {
    let found = extract([page(6) { $0 < 2 && $1 == 1 ? .ground(220) : nil }]).items
    #expect(found.count == 6 && found.allSatisfy { $0.answer == nil })
  }

  @Test func severalColoursOfOneQuestionTellNothing() {
    let found = extract([page { $1 < 3 ? .ground(UInt8(250 - 10 * $1)) : nil }]).items
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aBannerThatAllStandOnTellsNothing() {
    let found = extract([page { _, _ in .ground(220) }]).items
    #expect(found.count == 4 && found.allSatisfy { $0.answer == nil })
  }

  @Test func boldOptionsAreStillTheRightOnes() {
    let found = extract([page { Self.right[$0] == $1 ? .bold : nil }]).items
    #expect(found.map(\.answer) == ["chlorine", "oxygen", "argon", "neon"])
  }

  /// The rows of a table may be set so, and an answer that is wrong is worse than none.
  @Test func boldOptionsThatAreAllAtTheSamePlaceTellNothing() {
    let found = extract([page(3) { $1 == 1 ? .bold : nil }]).items
    #expect(found.map(\.answer) == [nil, nil, nil])
  }

  // MARK: Looking at pages

  @Test func pagesOfWhichAllIsAnsweredAreNotLookedAt() {
    var pages = [page { Self.right[$0] == $1 ? .bold : nil }]
    var looks = 0
    let found = extract(&pages, answers: nil, answerFile: nil) { (_: Int) throws(PDFError) -> GreyPicture in
      looks += 1
      throw .noSuchPage(1)
    }
    #expect(looks == 0)
    #expect(found.items.allSatisfy { $0.answer != nil })
  }

  @Test func aPageThatCannotBeDrawnKeepsItsQuestions() {
    var pages = [page { _, _ in nil }]
    var looks = 0
    let found = extract(&pages, answers: nil, answerFile: nil) { (_: Int) throws(PDFError) -> GreyPicture in
      looks += 1
      throw .noSuchPage(1)
    }
    #expect(looks == 1)
    #expect(found.items.count == 4 && found.items.allSatisfy { $0.answer == nil })
  }

  /// A4 at a dot a point, with boxes of a shade.
  private func picture(_ boxes: [(x: Range<Int>, y: Range<Int>, shade: UInt8)]) -> GreyPicture? {
    var dots = [UInt8](repeating: 255, count: 595 * 842)
    for box in boxes { for row in box.y { for column in box.x { dots[row * 595 + column] = box.shade } } }
    return GreyPicture(width: 595, dots: dots)
  }

  private func items(_ picture: GreyPicture) -> [ExtractedItem] {
    var pages = [page { _, _ in nil }]
    return extract(&pages, answers: nil, answerFile: nil) { (_: Int) throws(PDFError) -> GreyPicture in
      picture
    }
    .items
  }

  @Test func theHighlightedOptionsOfADrawnPageAreRight() throws {
    let drawn = try #require(
      picture(
        Self.right.enumerated().map { row, place in
          (x: 75..<180, y: (114 + 90 * row + 15 * place)..<(127 + 90 * row + 15 * place), shade: 226)
        }))
    #expect(items(drawn).map(\.answer) == ["chlorine", "oxygen", "argon", "neon"])
  }

  @Test func aColouredBannerAboveTellsNothing() throws {
    let drawn = try #require(picture([(x: 0..<595, y: 0..<112, shade: 190)]))
    #expect(items(drawn).allSatisfy { $0.answer == nil })
  }

  @Test func aBoxAroundAllOptionsOfAQuestionTellsNothing() throws {
    let drawn = try #require(
      picture((0..<4).map { (x: 70..<300, y: (113 + 90 * $0)..<(175 + 90 * $0), shade: 230) }))
    #expect(items(drawn).allSatisfy { $0.answer == nil })
  }

  @Test func whatIsWhiteTellsNothing() throws {
    #expect(items(try #require(picture([]))).allSatisfy { $0.answer == nil && $0.options.count == 4 })
  }
}
