import CurriculumCompiler
import Distractors
import Foundation

/// Gaps in sentences with wrong answers that a person judged.
struct GapSet {
  /// A wrong answer with its gap and the judgement.
  struct Judged {
    let prompt: OptionText
    let key: OptionText
    let option: OptionText
    /// True when the person found something wrong with it.
    let isFlagged: Bool
    /// What was noted on the whole question.
    let note: String
  }

  let name: String
  let judged: [Judged]
  /// How many questions there are.
  let questions: Int

  /// Reads a table with the columns ID, Target, Question, Correct Answer, three distractors, three flags, notes.
  init(path: String, lexicon: Lexicon) throws(InputError) {
    guard let text = String(data: try contents(of: path), encoding: .utf8) else {
      throw InputError("\(path): expected UTF-8")
    }
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let rows = commaSeparated(text).dropFirst().filter { $0.contains { !$0.isEmpty } }
    var judged: [Judged] = []
    for row in rows {
      guard row.count >= 10, row[7...9].allSatisfy({ ["0", "1"].contains($0) }) else {
        throw InputError("\(path): row '\(row.first ?? "")': expected ten columns, the last three 0 or 1")
      }
      let prompt = OptionText(row[2].replacingOccurrences(of: "<blank>", with: "___"), lexicon: lexicon)
      let key = OptionText(row[3], lexicon: lexicon)
      for place in 0..<3 {
        judged.append(
          Judged(
            prompt: prompt, key: key, option: OptionText(row[4 + place], lexicon: lexicon),
            isFlagged: row[7 + place] == "1", note: row.count > 10 ? row[10] : ""))
      }
    }
    guard !judged.isEmpty else { throw InputError("\(path): no rows") }
    self.judged = judged
    questions = rows.count
  }

  /// A check with how many wrong answers it is against, and how many of these the person was against.
  struct CheckResult {
    let name: String
    let hits: Int
    let flagged: Int
  }

  /// What each check finds.
  func checks(_ lexicon: Lexicon) -> [CheckResult] {
    let validity = OptionValidity(lexicon: lexicon)
    func result(_ name: String, _ isHit: (Judged) -> Bool) -> CheckResult {
      let hits = judged.filter(isHit)
      return CheckResult(name: name, hits: hits.count, flagged: hits.count { $0.isFlagged })
    }
    var results = [
      result("a/an before the gap (hard)") { judged in
        StemCues(judged.prompt.text, key: judged.key.text, language: "en").rejection(of: judged.option)
          == .article
      }
    ]
    for rejection in [Rejection.sameText, .synonym, .partOfKey, .inStem] {
      results.append(
        result("\(rejection.rawValue) (hard)") { judged in
          validity.rejection(of: judged.option, beside: judged.key) == rejection
            || StemCues(judged.prompt.text, key: judged.key.text, language: "en")
              .rejection(of: judged.option) == rejection
        })
    }
    for (bit, name) in Violations.softNames.enumerated() {
      results.append(
        result("\(name) (soft)") {
          validity.flaws(of: $0.option, beside: $0.key).rawValue >> UInt8(bit) & 1 != 0
        })
    }
    results.append(
      result("a sense in common, of all") { judged in
        guard let one = lexicon.word(foldedOption(judged.option.text)),
          let other = lexicon.word(foldedOption(judged.key.text))
        else { return false }
        return lexicon.sharesSense(one, other, limit: 99)
      })
    return results.filter { $0.hits > 0 }
  }

  /// How well each signal tells flagged wrong answers from the others: the area under the curve, 0.5 for not at all.
  func areas(_ lexicon: Lexicon, _ weights: SignalWeights) -> [(name: String, area: Double)] {
    let values = judged.map {
      compare(key: $0.key, candidate: $0.option, prompt: $0.prompt, PairContext(), lexicon: lexicon)
    }
    let flags = judged.map(\.isFlagged)
    let signals: [Signal] = [.meaning, .promptMeaning, .kind, .sister, .field, .ending, .frequencyDifference]
    return signals.map { signal in (signal.rawValue, Measures.area(values.map { $0[signal] }, flags)) }
      + [("linear", Measures.area(values.map { $0.score(weights) }, flags))]
  }
}

/// The cells of a table as RFC 4180 has it.
func commaSeparated(_ text: String) -> [[String]] {
  var (rows, row, cell): ([[String]], [String], String) = ([], [], "")
  var isQuoted = false
  var characters = text.drop { $0 == "\u{FEFF}" }
  while let character = characters.popFirst() {
    if isQuoted {
      if character != "\"" {
        cell.append(character)
      } else if characters.first == "\"" {
        cell.append("\"")
        characters.removeFirst()
      } else {
        isQuoted = false
      }
    } else if character == "\"" {
      isQuoted = true
    } else if character == "," {
      row.append(cell)
      cell = ""
    } else if character.isNewline {
      rows.append(row + [cell])
      (row, cell) = ([], "")
    } else {
      cell.append(character)
    }
  }
  return cell.isEmpty && row.isEmpty ? rows : rows + [row + [cell]]
}
