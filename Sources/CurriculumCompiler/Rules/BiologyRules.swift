/// Notation of biology: names of species, letters for alleles.
extension Rule {
  static let biologyRules: [Rule] = [latinName, alleleNotation]

  static let latinName = Rule(
    "bio/latin-name", .info, "Names of species have a capital on the genus alone, and stand in italics.",
    why: "Learners copy the form, and it is how a name of two words is told from a phrase.",
    source:
      "International Code of Zoological Nomenclature, articles 28 and 6, and International Code of Nomenclature "
      + "for algae, fungi, and plants, preface; AQA 8461, section 4.6.4 (certainty high)", scope: .part,
    fix: "Writes the capital; puts asterisks for italics round a name in a prompt or explanation.",
    evidence: "none on the flagship, which names no species in Latin",
    bad: .statements([("A human being is a homo sapiens by its scientific name.", true)]),
    good: .statements([("The scientific name of a human being is *Homo sapiens*.", true)]),
    parameters: [
      .words("species", ScienceDefaults.species, "names of species as they are written"),
      .number("italics", 1, "0 to leave out the italics, for apps that show no Markdown"),
    ], check: .each(checkLatinNames))

  static let alleleNotation = Rule(
    "bio/allele-notation", .warning,
    "The alleles of a gene have one letter: a capital for the dominant one, a letter whose two cases differ.",
    why: "C and c are hard to tell in handwriting, and B with w looks like two genes.",
    source: "AQA 8461, section 4.6.1.6; examiners' reports on genetic diagrams (certainty high)",
    scope: .part,
    evidence: "none on the flagship, whose one cross has B and b",
    bad: .statements([
      ("The allele for red flowers (C) is dominant to the allele for white flowers (c).", true)
    ]),
    good: .statements([
      ("The allele for red flowers (R) is dominant to the allele for white flowers (r).", true)
    ]),
    parameters: [
      .words(
        "alike", ["c", "k", "o", "p", "s", "u", "v", "w", "x", "z"], "letters whose two cases look alike"),
      .words(
        "without", ["codominant", "co-dominant", "incomplete dominance", "chromosome"],
        "words by which it is another notation"),
    ], check: .each(checkAlleles))
}

private func checkLatinNames(_ context: EntityContext, _ findings: inout Findings) {
  let names = findings.words("species")
  let finder = PhraseFinder(names)
  let wantsItalics = findings.number("italics") > 0
  for item in context.items where context.isAboutSubject(item) {
    guard let question = item.question else { continue }
    // Only prompts and explanations are Markdown; options cannot be in italics.
    for text in question.prompt.parts + [question.details.explanation].compactMap(\.self) {
      report(text, isMarkdown: wantsItalics)
    }
    for text in item.options { report(text, isMarkdown: false) }
  }

  func report(_ text: Text, isMarkdown: Bool) {
    guard let found = finder.first(in: text.string) else { return }
    let bytes = Array(text.string.utf8)
    let written = String(decoding: bytes[found.range], as: UTF8.self)
    let isItalic = !isMarkdown || isEmphasised(bytes, found.range)
    guard written != found.name || !isItalic else { return }
    let span = text.span(of: found.range)
    let wanted = isItalic ? found.name : "*\(found.name)*"
    let isWhole = span == text.span
    findings.report(
      written != found.name
        ? "'\(written)' is written \(found.name)" : "the name of the species '\(written)' is not in italics",
      at: span, help: isMarkdown ? "write '*\(found.name)*'" : "write '\(found.name)'",
      fix: isWhole ? nil : Fix("write '\(wanted)'", [Edit(span, wanted, original: written)]))
  }
}

/// True when asterisks or underscores stand right before and behind a stretch of a text.
private func isEmphasised(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
  guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
  let (before, behind) = (bytes[range.lowerBound - 1], bytes[range.upperBound])
  return before == behind && (before == 0x2A || before == 0x5F)
}

private func checkAlleles(_ context: EntityContext, _ findings: inout Findings) {
  let alike = Set(findings.words("alike"))
  let dominant = PhraseFinder(["dominant", "recessive"])
  let without = PhraseFinder(findings.words("without"))
  for item in context.items {
    guard context.quiz(of: item) != nil, dominant.first(in: item.prompt.string) != nil,
      without.first(in: item.prompt.string) == nil
    else { continue }
    let letters = bracketedLetters(item.prompt.string)
    guard letters.count == 2 else { continue }
    let (first, second) = (letters[0], letters[1])
    let span = item.prompt.span(of: second.range)
    let label = Label(item.prompt.span(of: first.range), "the other allele")
    let lower = [first, second].map { $0.letter.lowercased() }
    if lower[0] != lower[1] {
      findings.report(
        "the alleles of one gene have two letters, \(first.letter) and \(second.letter)", at: span,
        labels: [label],
        help: "write the dominant one as a capital, the other as the same small letter")
    } else if first.letter == second.letter {
      findings.report("both alleles are '\(first.letter)'", at: span, labels: [label])
    } else if alike.contains(lower[0]) {
      findings.report(
        "'\(first.letter)' and '\(second.letter)' look alike", at: span, labels: [label],
        help: "take a letter such as B and b, R and r, T and t")
    } else if let (_, place) = PhraseFinder(["is dominant"]).first(in: item.prompt.string),
      first.range.upperBound <= place.lowerBound, second.range.lowerBound >= place.upperBound,
      first.letter != first.letter.uppercased()
    {
      findings.report(
        "the dominant allele is '\(first.letter)', a small letter", at: item.prompt.span(of: first.range),
        help: "write the dominant one as a capital")
    }
  }
}

/// The single Latin letters in round brackets, with their UTF-8 offsets: the B of `black fur (B)`.
private func bracketedLetters(_ text: String) -> [(letter: String, range: Range<Int>)] {
  let bytes = Array(text.utf8)
  var found: [(letter: String, range: Range<Int>)] = []
  for index in bytes.indices.dropLast(2)
  where bytes[index] == 0x28 && bytes[index + 2] == 0x29 && (0x41...0x5A ~= bytes[index + 1] & 0xDF) {
    let letter = String(decoding: bytes[index + 1...index + 1], as: UTF8.self)
    if !found.contains(where: { $0.letter == letter }) || found.count == 1 {
      found.append((letter, index + 1..<index + 2))
    }
  }
  return found
}
