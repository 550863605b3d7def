import PDFText

/// What stands between the heading of a section and its first question, and is about all of them: "Un générateur de 6 V
/// alimente deux lampes montées en série." below "Exercice 2".
struct SectionContexts {
  let document: DocumentLines
  let chain: LabelChain
  /// For lines of labels, where a heading ends what belongs to them.
  let ends: [Int: Int]
  /// Lines that belong to no question, or are said of some already.
  let excluded: Set<Int>

  /// A section whose heading stands right above one of the chain's members.
  private struct Section {
    /// The place of the first question in the chain.
    let place: Int
    let heading: Int
    let lines: Range<Int>
  }

  /// The contexts of the sections, each with the members of the chain that it is about.
  func find(_ joiner: LineJoiner) -> [SharedInstruction] {
    let sections = sections()
    return sections.enumerated().compactMap { order, section in
      if order == 0, let found = aboveParts(section, joiner) { return found }
      guard let lines = context(section) else { return nil }
      let text = joiner.text(
        lines.map { isBesideHead($0) ? document.lines[$0].cells[0].text : document.texts[$0] })
      // One section alone may be the whole sheet, and what stands above its questions about anything.
      let isOwn = order > 0 || sections.count > 1 && isLike(section, sections[1])
      guard saysSomething(text), isOwn || isTextToRead(text) else { return nil }
      let shown = isOwn ? text : withoutOrderToRead(text)
      // Where counting begins again another section does, whether its heading was seen or not.
      let next = order + 1 < sections.count ? sections[order + 1].place : chain.members.count
      let end = min(next, chain.starts.filter { $0 > section.place }.min() ?? next)
      let number = chain.members[section.place].number
      return SharedInstruction(
        lines: lines, numbers: number...number, text: shown, members: section.place..<end)
    }
  }

  private func aboveParts(_ section: Section, _ joiner: LineJoiner) -> SharedInstruction? {
    guard let lines = context(ofPath: section), case let text = joiner.text(lines.map { document.texts[$0] }),
      saysSomething(text)
    else { return nil }
    let number = chain.members[section.place].number
    let end = chain.members.indices.first { $0 > section.place && chain.members[$0].number != number }
    return SharedInstruction(
      lines: lines, numbers: number...number, text: text,
      members: section.place..<(end ?? chain.members.count))
  }

  private func sections() -> [Section] {
    var sections: [Section] = []
    for (place, member) in chain.members.enumerated() {
      let start: Int
      if place > 0 {
        guard let end = ends[chain.members[place - 1].line] else { continue }
        start = end
      } else {
        start = max(0, member.line - 30)
      }
      guard start < member.line,
        let heading = (start..<member.line).last(where: headsSection)
          ?? (start..<member.line).last(where: isBoldTitle)
      else { continue }
      sections.append(Section(place: place, heading: heading, lines: heading + 1..<member.line))
    }
    return sections
  }

  /// True for a heading, and for the name of an exercise with its number.
  private func headsSection(_ line: Int) -> Bool {
    guard !excluded.contains(line) else { return false }
    if document.isHeading(line) { return true }
    return document.labels[line]?.parts.first?.isNamed == true && document.lines[line].words.count <= 10
  }

  /// True for a few bold words alone on their line, above text that is not.
  private func isBoldTitle(_ line: Int) -> Bool {
    let title = document.lines[line]
    return !excluded.contains(line) && title.isBold && title.cells.count == 1 && title.words.count <= 7
      && document.labels[line] == nil && line + 1 < document.lines.count && !document.lines[line + 1].isBold
      && document.texts[line].last.map { $0.isLetter || $0.isNumber } == true
  }

  /// True for a text that follows the order to read it.
  private func isTextToRead(_ text: String) -> Bool {
    let sentences = text.split { ".?!:".contains($0) }.map { String($0).trimmed.lowercased() }
    guard sentences.count > 3, let order = sentences.firstIndex(where: tellsToRead) else { return false }
    return order < 2 && text.split(separator: " ").count > 40
  }

  /// The text behind the order to read it, if that begins it.
  private func withoutOrderToRead(_ text: String) -> String {
    guard let end = text.firstIndex(where: { ".!:".contains($0) }), tellsToRead(text[..<end].lowercased())
    else {
      return text
    }
    return String(text[text.index(after: end)...]).trimmed
  }

  private func tellsToRead(_ sentence: String) -> Bool {
    let words = sentence.split { !$0.isLetter }.map(String.init)
    return words.first.map(Self.reading.contains) == true && words.contains(where: Self.texts.contains)
  }

  private static let reading: Set<String> = [
    "read", "lies", "lest", "lisez", "lis", "lee", "lea", "leed", "leggi", "leggete", "leia", "lê", "lees",
    "przeczytaj",
    "прочитай", "прочитайте", "läs", "les", "læs", "citește", "citiți",
  ]
  private static let texts: Set<String> = [
    "text", "passage", "article", "document", "story", "letter", "email", "extract", "poem", "advertisement",
    "notice",
    "texte", "lettre", "annonce", "texto", "artículo", "carta", "artigo", "testo", "articolo", "artikel",
    "brief", "tekst",
    "текст", "texten", "teksten", "textul", "anzeige",
  ]

  /// True where all sentences tell how to answer, as "For questions 29 to 32, write your answers in this booklet" does.
  static func tellsOnlyHowToAnswer(_ text: String) -> Bool {
    let sentences = text.split { ".!".contains($0) }.map { String($0).trimmed.lowercased() }.filter {
      $0.contains(" ")
    }
    return !sentences.isEmpty
      && sentences.allSatisfy { sentence in
        ofBooklets.contains(where: sentence.contains) || aboutMarks.contains(where: sentence.hasPrefix)
      }
  }

  private static let ofBooklets = [
    "in this booklet", "in the spaces provided", "in the spaces given",
    "on the answer sheet",
    "in the answer book", "shade your answer", "answer all questions", "answer all the questions",
  ]
  private static let aboutMarks = [
    "the number of marks", "marks are ", "each question carries", "all working ",
  ]

  /// True where the headings of two sections are set alike, or have the same name before their numbers.
  private func isLike(_ one: Section, _ other: Section) -> Bool {
    let (first, second) = (document.lines[one.heading], document.lines[other.heading])
    if let style = document.labels[one.heading]?.parts.first?.style,
      style == document.labels[other.heading]?.parts.first?.style
    {
      return true
    }
    // The title of a sheet is larger than the headings of its sections, as a rule.
    return first.isBold == second.isBold && abs(first.size - second.size) * 20 <= first.size
      && (first.words[0].text.lowercased() == second.words[0].text.lowercased()
        || first.isBold && first.size * 100 > document.bodySize * 106 && one.heading > 0)
  }

  /// True for a line with the head of the column of marks at its end: "Ein Körper schwingt | BE".
  private func isBesideHead(_ line: Int) -> Bool {
    let here = document.lines[line]
    guard here.cells.count == 2, let head = here.cells.last else { return false }
    return head.words.count == 1 && head.text.count <= 6 && head.text.allSatisfy(\.isLetter)
      && here.columnRight - head.box.right < 2 * here.size && here.cells[0].words.count >= 4
  }

  /// The last paragraph above a label such as "1(a)" that stands alone, and what it says to all parts of its question.
  private func context(ofPath section: Section) -> Range<Int>? {
    let member = chain.members[section.place]
    let label = document.lines[member.line]
    guard member.label.parts.dropFirst().contains(where: { $0.letter != nil }),
      member.label.parts[0].number != nil,
      label.words.count == member.label.wordCount
        || MarkReader.whole(label.words.dropFirst(member.label.wordCount).map(\.text).joined(separator: " "))
          != nil
    else { return nil }
    var start = member.line
    while start > section.lines.lowerBound, !excluded.contains(start - 1), document.labels[start - 1] == nil,
      document.lines[start - 1].cells.count == 1,
      start == member.line
        || document.lines[start - 1].box.right + document.lines[start].words[0].box.width
          > document.lines[start - 1].columnRight - label.size
    {
      start -= 1
    }
    return start < member.line && member.line - start < 8 ? start..<member.line : nil
  }

  /// The lines of a section's context; nil where it has none, or one so long that it is a text to read.
  private func context(_ section: Section) -> Range<Int>? {
    guard let start = section.lines.first(where: { !excluded.contains($0) }) else { return nil }
    let end =
      (start..<section.lines.upperBound).first { line in
        let here = document.lines[line]
        return excluded.contains(line) || here.cells.count > 1 && !isBesideHead(line) || here.isAnswerLine
          || document.labels[line]?.parts.first.map { $0.style != .bare } == true
          || line > start && document.lines[line - 1].page == here.page
            && here.box.top - document.lines[line - 1].box.bottom > 3 * here.size
      } ?? section.lines.upperBound
    guard start < end, end - start <= 14 else { return nil }
    return start..<end
  }

  /// True for sentences that tell more than how to answer.
  private func saysSomething(_ text: String) -> Bool {
    guard text.last.map({ ".:?!…)”»".contains($0) }) == true, !TrueFalse.isAsked(text.lowercased()) else {
      return false
    }
    let sentences = text.split { ".?!:".contains($0) }.map { String($0).trimmed.lowercased() }
      .filter { $0.contains(" ") }
    let telling = sentences.filter { sentence in
      !Self.aboutAnswering.contains(where: sentence.hasPrefix)
        && !Self.ofAnswers.contains(where: sentence.contains) && MarkReader.whole(ofPaper: sentence) == nil
        && MarkReader.whole("(" + sentence.trimmedOfPunctuation + ")") == nil
        && sentence.split(separator: " ").count >= 4
    }
    guard let first = telling.first?.split(separator: " ").first else { return false }
    // An order alone is said of each question where it has to be.
    let isOrder = Asking.isOrderInAnyLanguage(first.prefix(1).uppercased() + first.dropFirst())
    return telling.count > 1 || !isOrder || Self.studying.contains(String(first))
  }

  /// What sentences begin with that tell how, or how many questions, to answer.
  private static let aboutAnswering = [
    "answer ", "attempt ", "show ", "write your ", "write the letter", "use the space", "you may ",
    "you should ",
    "you must ", "you can ", "calculators", "no calculator", "do not ", "choose ", "circle ", "tick ",
    "mark ",
    "select ", "each question", "each correct", "this section", "this part", "time ", "total ", "there are ",
    "for each question", "for questions", "for items", "in this section", "in this part", "directions",
    "instructions", "beantworte", "bearbeite", "kreuze", "wähle", "responde", "conteste", "marca ", "elige ",
    "encierra", "selecciona", "répond", "coche", "entoure", "rispondi", "scegli", "segna", "all questions",
    "every question", "questions ", "one mark", "two marks", "kies ", "beantwoord", "zakreśl", "odpowiedz",
    "jawab ", "jawablah", "bulatkan", "pilih", "vastaa", "valitse", "ympyröi", "besvara", "besvar ", "svara",
    "ringa in", "sett ring", "kryssa", "odpovězte", "zakroužkuj", "vyberte", "zakrúžkuj", "відповід", "обери",
    "отве", "выбер", "обведи", "отговор", "yanıtla", "cevapla", "işaretle", "trả lời", "chọn ", "khoanh",
    "απαντήστε", "να απαντήσετε", "κυκλώστε", "επιλέξτε", "odgovori", "zaokruži", "válaszol", "karikázd",
    "húzd alá", "răspundeți", "încercuiți", "alegeți", "أجب", "اختر", "ענו", "ענה", "בחר", "הקף", "jibu ",
    "chagua", "sagutin", "bilugan", "piliin", "vasta ", "vali ", "atbildi", "izvēlies", "atsakyk", "pasirink",
    "përgjigju", "zgjidh", "contesta", "encercla", "tria ", "omcirkel", "kruis ", "respondeu",
  ]

  /// What is said within such sentences.
  private static let ofAnswers = [
    "answer sheet", "correct answer", "best completes", "options are given", "one of them is", "marks will",
    "your choice", "response that is correct", "incorrect answer", "in the brackets", "in the box provided",
    "record your",
  ]

  /// Orders about what the questions are about.
  private static let studying: Set<String> = [
    "study", "look", "read", "refer", "use", "consider", "examine", "observe", "listen", "lies", "lest",
    "betrachte",
    "observa", "lee", "lea", "mira", "analiza", "lisez", "lis", "observez", "observe", "leggi", "osserva",
    "leia",
    "lê", "lees", "bekijk", "przeczytaj", "relaciona",
  ]
}
