import CurriculumCompiler
import CurriculumTestSupport
import Testing

@Suite struct IdentityTests {
  private static let lesson = "courses/es/n1/hello.yaml"

  private func cards(_ path: String, _ text: String) -> [String: (number: Int64, questions: [Int64])] {
    let curriculum = CompiledStarter(path, text).compilation.curriculum
    var cards: [String: (number: Int64, questions: [Int64])] = [:]
    for card in curriculum.lessons.flatMap(\.cards) {
      cards[card.identity.id.string] = (card.identity.number, [card.recogniseNumber, card.produceNumber])
    }
    return cards
  }

  @Test func renamingWithWasKeepsTheNumber() throws {
    let text = CompiledStarter.text(Self.lesson)
    let before = try #require(cards(Self.lesson, text)["gracias"])
    let renamed = text.replacing("- id: gracias\n", with: "- id: muchas-gracias\n    was: [gracias]\n")
    let after = try #require(cards(Self.lesson, renamed)["muchas-gracias"])
    #expect(after.number == before.number)
    #expect(after.questions == before.questions)
  }

  @Test func renamingTwiceKeepsTheFirstNumber() throws {
    let text = CompiledStarter.text(Self.lesson)
    let before = try #require(cards(Self.lesson, text)["gracias"])
    let renamed = text.replacing(
      "- id: gracias\n", with: "- id: thanks\n    was: [gracias, muchas-gracias]\n")
    #expect(try #require(cards(Self.lesson, renamed)["thanks"]).number == before.number)
  }

  @Test func renamingWithoutWasGivesAnotherNumber() throws {
    let text = CompiledStarter.text(Self.lesson)
    let before = try #require(cards(Self.lesson, text)["gracias"])
    let renamed = text.replacing("- id: gracias\n", with: "- id: thanks\n")
    #expect(try #require(cards(Self.lesson, renamed)["thanks"]).number != before.number)
  }

  @Test func movingACardToAnotherLessonKeepsItsNumber() throws {
    let text = CompiledStarter.text(Self.lesson)
    let before = try #require(cards(Self.lesson, text)["gracias"])
    let entry =
      "  - id: gracias\n    target_text: gracias\n    native_text: thank you; thanks\n    pos: intj\n"
    let without = text.replacing(entry, with: "")
    try #require(without != text)
    let second = """
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l2
      order_idx: 1
      title: Thanks
      lesson_type: vocabulary
      cards:

      """ + entry
    let files =
      Starter.files.filter { $0.path != Self.lesson } + [
        SourceFile(path: Self.lesson, text: without), SourceFile(path: "elsewhere/a.yml", text: second),
      ]
    let curriculum = Compiler().compile(CompilerInput(sources: files)).curriculum
    let moved = try #require(curriculum.lessons.first { $0.title.string == "Thanks" }?.cards.first)
    #expect(moved.identity.number == before.number)
    #expect([moved.recogniseNumber, moved.produceNumber] == before.questions)
  }

  @Test func movingAFileKeepsEveryNumber() {
    let before = cards("none.yaml", "kind: deck")
    let files = Starter.files.map { file in
      SourceFile(path: file.path == "curriculum.yaml" ? file.path : "z/" + file.path, bytes: file.bytes)
    }
    let curriculum = Compiler().compile(CompilerInput(sources: files)).curriculum
    let after = curriculum.lessons.flatMap(\.cards).map(\.identity.number)
    #expect(Set(after) == Set(before.values.map(\.number)))
  }

  @Test(arguments: 1...20)
  func randomIdsKeepTheirNumbersThroughAChainOfRenames(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func slug() -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 1...8, using: &random)).map { _ in
            "abcxyz019".randomElement(using: &random) ?? "a"
          })
      }.joined(separator: "-")
    }
    let text = CompiledStarter.text(Self.lesson)
    var chain = [slug()]
    let first = text.replacing("- id: gracias\n", with: "- id: \(chain[0])\n")
    let number = try #require(cards(Self.lesson, first)[chain[0]]).number
    for _ in 0..<5 {
      let next = "r-" + slug()
      guard !chain.contains(next) else { continue }
      let renamed = text.replacing(
        "- id: gracias\n", with: "- id: \(next)\n    was: [\(chain.joined(separator: ", "))]\n")
      #expect(
        try #require(cards(Self.lesson, renamed)[next]).number == number, "seed \(seed): \(chain) → \(next)")
      chain.append(next)
    }
  }
}
