/// A line of a page, with what is asked of it again and again.
struct SeenLine {
  let line: TextLine
  let words: [TextWord]
  let text: String
  /// The same text at the same place has the same key.
  let placeKey: String
  /// True for lines where running heads and feet stand.
  let isMargin: Bool
  /// True for lines in the upper third of the page.
  let isAtTop: Bool
  /// The text without its numbers; empty for a line that is not in a margin.
  let withoutNumbers: String
  /// For a line in a margin its text and height with the place of each number that counts on with the pages.
  let countingKeys: [String]
  /// The longer numbers of a line in a margin that has no letters, by which a paper may be named on every page.
  let codes: [String]

  init(_ line: TextLine, on page: PageText) {
    self.line = line
    words = line.words
    text = words.text
    placeKey = "\(line.box.left / 500) \(line.box.top / 500) \(text)"
    isMargin = page.isMargin(line)
    isAtTop = line.box.bottom < page.height / 3
    withoutNumbers = isMargin ? text.withoutNumbers : ""
    countingKeys =
      isMargin ? Self.countingKeys(words, "\(line.box.top / 500) \(withoutNumbers)", text, page.number) : []
    codes = isMargin ? Self.codes(words, text) : []
  }

  private static func countingKeys(_ words: [TextWord], _ key: String, _ text: String, _ page: Int)
    -> [String]
  {
    guard words.count > 1, words.count <= 12, let first = words.first?.text else { return [] }
    let letters = text.count { $0.isLetter }
    let name = first.trimmedOfPunctuation.lowercased()
    // Numbers of four and more digits, in which a dash may stand.
    guard letters >= 4 || letters == 0 && words.contains(where: { $0.text.count { $0.isNumber } >= 4 }),
      !Self.questionNames.contains(name), name != "task", !text.contains("?")
    else { return [] }
    return words.enumerated().compactMap { place, word in
      Int(word.text.filter(\.isNumber)).map { "\(key) \(place) \($0 - page)" }
    }
  }

  /// What stands before the number of a question.
  private static let questionNames: Set<String> = [
    "question", "problem", "exercise", "q", "questão", "questao", "pregunta", "frage", "aufgabe", "ejercicio",
    "exercice", "exercício", "domanda", "quesito", "vraag", "zadanie", "задание", "вопрос", "soal", "câu",
  ]

  private static func codes(_ words: [TextWord], _ text: String) -> [String] {
    guard words.count <= 6, !text.contains(where: \.isLetter) else { return [] }
    return words.map(\.text).filter { $0.count >= 4 && $0.allSatisfy { $0.isNumber || $0 == "/" } }
  }

  /// True for one word of digits and letters in turns, as machines read it from each page: "08EP02", "*P70145A0224*".
  ///
  /// Source: papers of the IB and of Pearson Edexcel, which print the page's number within such a code.
  var isPaperCode: Bool {
    guard words.count == 1, text.utf8.count >= 6, text.contains(where: \.isLetter) else { return false }
    return text.split { !$0.isNumber }.count > 1
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "*" }
  }

  /// True for "2   Chapter 2   Expressions".
  var namesChapter: Bool {
    words.dropFirst().contains {
      ["chapter", "unit", "section", "lesson", "module"].contains($0.text.lowercased())
    }
  }

  /// True for lines to write on, which stand at the same places on many pages.
  var isAnswerRoom: Bool { text.count { "._…".contains($0) } * 2 > text.count }

  /// True for "[3 marks]".
  var isBracketed: Bool {
    words.count <= 3
      && (text.first == "[" && text.last == "]" || text.first == "(" && text.last == ")")
  }

  /// True for the head of a table, which is repeated where the table goes on.
  var isTableHead: Bool {
    guard line.cells.count > 1 else { return false }
    let words = [
      "question", "answer", "answers", "marks", "mark", "guidance", "expected", "part", "scheme", "across",
      "down",
    ]
    return line.cells.count {
      words.contains($0.words.first?.text.lowercased().trimmedOfPunctuation ?? "")
    } > 1
  }

  /// True for "A 8   B 12   C 6   D 4": the options of a question that ends at the foot of a page.
  var isRowOfOptions: Bool {
    let letters = line.cells.map { $0.words[0].text.trimmedOfPunctuation.lowercased() }
    return letters.count >= 3 && line.cells.allSatisfy { $0.words.count > 1 }
      && zip(letters, "abcdefgh").allSatisfy { $0 == String($1) }
  }

  /// True for "Exercise 4.1.3", which heads a question unless several pages have it.
  var isExerciseHead: Bool {
    isAtTop && words.count == 2 && words[1].text.first?.isNumber == true
      && ["question", "problem", "exercise", "example", "task", "activity"].contains(
        words[0].text.lowercased())
  }

  /// True for a line that may begin a question: "1 (a) …" stands at the top of many pages.
  var beginsWithLabel: Bool {
    guard words.count > 2, let first = words.first?.text else { return false }
    let body = first.trimmedOfPunctuation
    if Self.questionNames.contains(body.lowercased().filter { !$0.isNumber }) {
      return true
    }
    return body.count <= 2 && !body.isEmpty && body.allSatisfy { $0.isNumber }
      || first.hasPrefix("(") && body.count == 1
  }

  /// True for a page number with what goes with it.
  var isPageMark: Bool {
    guard words.count <= 24 else { return false }
    let text = self.text.lowercased()
    // More letters than the longest of these words has are no page's mark.
    if text.utf8.count(where: \.isASCIILetter) <= 6, text.contains(where: \.isNumber) {
      let rest = text.filter { !$0.isNumber && !" -–—|/.•[]".contains($0) }
      if rest.isEmpty, words.count <= 5 {
        return text.filter(\.isNumber).count <= 4 || text.contains("/")
      }
      if ["page", "pageof", "p", "pp", "seite", "página", "pagina", "of", "pageno"].contains(rest) {
        return true
      }
    }
    if words.count <= 6, Self.isPageName(text) { return true }
    // "Theory practice for learner drivers | 47"
    if words.count <= 12, let last = words.last, last.text.count <= 3, last.text.allSatisfy(\.isNumber),
      words[words.count - 2].text == "|"
    {
      return true
    }
    if line.cells.count > 1, words.count <= 12, let last = line.cells.last, Self.isPageName(last.text) {
      return true
    }
    // Behind a sentence, or a key in small print, it says whose the page is, which they do not.
    let begins = text.prefix(60).prefix { $0 != "©" }
    if words.count > 10, begins.contains(":"), text.holds("©") { return false }
    return ["©", "copyright", "all rights reserved"].contains { text.holds($0) }
  }

  /// True for "Page 1 of 2", in the languages that sheets are written in.
  static func isPageName(_ text: String) -> Bool {
    guard text.contains(where: \.isNumber) else { return false }
    return pageNames.contains(text.lowercased().filter(\.isLetter))
  }

  /// The letters of a page's number: its name alone, and with the word between the number and the last one.
  private static let pageNames = Set(
    [
      ("page", ["of", "sur"]), ("seite", ["von"]), ("página", ["de"]), ("pagina", ["di", "van", "din"]),
      ("pàgina", ["de"]), ("strona", ["z"]), ("strana", ["z", "od"]), ("stránka", ["z"]), ("str", ["z"]),
      ("страница", ["из"]), ("стр", ["из"]), ("сторінка", ["з"]), ("sivu", []), ("sida", ["av"]),
      ("side", ["af", "av"]), ("oldal", []), ("sayfa", []), ("halaman", ["dari"]), ("σελίδα", ["από"]),
      ("第页", ["共页"]), ("第頁", ["共頁"]), ("ページ", []), ("trang", []), ("صفحة", ["من"]), ("עמוד", ["מתוך"]),
    ].flatMap { name, words in [name] + words.map { name + $0 } })

  /// True for what exam papers say at the foot of their pages.
  var isTurnOver: Bool {
    // What is longer is nothing but the last of these.
    if words.count > 8, text.utf8.count(where: \.isASCIILetter) > 40,
      text.utf8.first(where: \.isASCIILetter).map({ $0 | 0x20 != 0x71 }) ?? true
    {
      return false
    }
    let text = self.text.bareLetters
    // "AGRICULTURE 0599/02/O/N   [Turn over]", but no row of a table of words: "umdrehen   turn over".
    if isMargin, line.cells.count > 1, line.cells[0].text.contains(where: \.isNumber),
      case let last = line.cells.last?.text.bareLetters ?? "",
      Self.turnOver.contains(last) || line.cells.count > 2 && Self.goOn.contains(last)
    {
      return true
    }
    return Self.turnOver.contains(text)
      || words.count <= 8 && text.holds("question") && text.holds("continue")
      || text.hasPrefix("turn over") && words.count < 8
      || (text.hasPrefix("end of section") || text.hasPrefix("end of part")) && words.count < 6
      || text.hasPrefix("question ") && text.hasSuffix("continues on the next page")
  }

  /// True for what papers say on a page that has no questions.
  var saysPageIsEmpty: Bool {
    words.count == 7 && text.lowercased().trimmedOfPunctuation == "please do not write on this page"
  }

  private static let turnOver: Set<String> = [
    "turn over", "please turn over", "turn over for the next question", "blank page",
    "this is a blank page",
    "do not write in this area", "do not write outside the box", "do not write in this margin",
    "do not write on this page", "there are no questions printed on this page", "end of questions",
    "end of paper", "end of test", "end of examination", "end of exam", "end of the question paper",
    "end of question paper", "end of quiz", "end of assessment", "end of booklet", "end of mark scheme",
    "end of marking scheme",
    "end of markscheme", "end of marking instructions", "end of marking guidelines", "end of answers",
    "fin de lépreuve",
    "fin del examen", "fine della prova", "fim da prova", "ende der prüfung", "koniec arkusza", "continued",
    "turn over ►", "question continues on the next page", "question continues overleaf",
    "continue on the next page", "please turn the page", "please do not write on this page",
  ]
}

extension SeenLine {
  /// What stands so beside the name of a paper and the number of its page: "Hist–June ’14 | [2] | OVER".
  private static let goOn: Set<String> = [
    "over", "go right on", "go on", "go on to next page", "go on to the next page", "bitte wenden",
    "tournez la page", "tournez la page svp", "tsvp", "pase la página", "vire a página", "weiter",
  ]
}

extension String {
  /// The letters and spaces in small letters.
  fileprivate var bareLetters: String { lowercased().filter { $0.isLetter || $0 == " " }.trimmed }
}
