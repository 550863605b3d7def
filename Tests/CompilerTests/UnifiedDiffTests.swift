import CurriculumCompiler
import CurriculumTestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).render(path: "a.yaml")
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func aChangedLineStandsBetweenThreeLinesThatStay() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let expected = """
      --- a.yaml
      +++ a.yaml
      @@ -7,7 +7,7 @@
       line 7
       line 8
       line 9
      -line 10
      +line ten
       line 11
       line 12
       line 13

      """
    #expect(diff(old, old.replacing("line 10\n", with: "line ten\n")) == expected)
  }

  @Test func changesFarApartHaveHunksOfTheirOwnAndNearOnesShareOne() {
    let old = (1...40).map { "line \($0)\n" }.joined()
    let far = diff(old, old.replacing("line 4\n", with: "").replacing("line 30\n", with: "x\nline 30\n"))
    #expect(
      far.matches(of: /@@ .* @@/).map { String($0.output) } == ["@@ -1,7 +1,6 @@", "@@ -27,6 +26,7 @@"])
    let near = diff(old, old.replacing("line 4\n", with: "").replacing("line 10\n", with: "x\nline 10\n"))
    #expect(near.matches(of: /@@ .* @@/).map { String($0.output) } == ["@@ -1,12 +1,12 @@"])
  }

  @Test func aMissingLineBreakAtTheEndIsShown() {
    #expect(
      diff("a", "a\n") == "--- a.yaml\n+++ a.yaml\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func textFromNothingAndNothingFromText() {
    #expect(diff("", "a\n") == "--- a.yaml\n+++ a.yaml\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", "") == "--- a.yaml\n+++ a.yaml\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test func lettersThatLookTheSameAreNotTakenForEqual() {
    #expect(diff("\u{E9}\n", "e\u{301}\n").contains("-\u{E9}\n+e\u{301}\n"))
  }

  /// The new text, made from the old one by what the difference says.
  private func patched(_ old: [String], _ diff: String) -> [String] {
    var result: [String] = []
    var next = 0
    for line in diff.split(separator: "\n", omittingEmptySubsequences: true).dropFirst(2) {
      if let match = line.wholeMatch(of: /@@ -(\d+)(,\d+)? .*/), let start = Int(match.1) {
        let first = match.2 == ",0" ? start : start - 1
        result += old[next..<first]
        next = first
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else {
        if line.hasPrefix(" ") { result.append(String(line.dropFirst())) }
        guard next < old.count, old[next] == line.dropFirst() else {
          return ["the line \(line) is not there"]
        }
        next += 1
      }
    }
    return result + old[next...]
  }

  @Test(arguments: 1...50)
  func theDifferenceLeadsFromTheOldTextToTheNew(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<20 {
      let words = Int.random(in: 1...30, using: &random)
      func lines() -> [String] {
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          "w\(Int.random(in: 0..<words, using: &random))"
        }
      }
      let old = lines()
      var new = Bool.random(using: &random) ? old : lines()
      for _ in 0..<Int.random(in: 0...4, using: &random) where !new.isEmpty {
        let place = Int.random(in: 0..<new.count, using: &random)
        if Bool.random(using: &random) { new.remove(at: place) } else { new.insert("new", at: place) }
      }
      let difference = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
      #expect(patched(old, difference) == new, "seed \(seed)")
      #expect(difference.isEmpty == (old == new), "seed \(seed)")
    }
  }
}
