import PDFText

/// What is written or signed on a sheet, and is part of no question.
extension PageFeet {
  private static let fields: Set<String> = [
    "name", "level", "score", "mark", "marks", "grade", "date", "class", "group", "teacher", "period",
    "klasse",
    "datum", "note", "punkte", "nom", "prénom", "classe", "nombre", "fecha", "curso", "nota",
  ]

  /// True for the name of a field to fill in, alone on its line, "Level:", or what a marker writes behind the last question.
  static func isField(_ line: TextLine) -> Bool {
    if line.words.count <= 8, line.text.hasPrefix("Pass mark:") { return true }
    // "STOP  If you finish before time is called, …"
    if line.words.count > 4, line.words[0].text.trimmedOfPunctuation == "STOP",
      line.isBold || line.words[0].isBold
    {
      return true
    }
    // What leads on from a page of the web: "« Prev: HTML   Next: PHP »"
    if line.words.count > 3, let first = line.words[0].text.first, "«‹←<".contains(first),
      line.words.contains(where: { $0.text.hasPrefix("Prev") })
    {
      return true
    }
    // Room to reckon in, in American admission tests.
    if line.words.count == 4, line.text == "DO YOUR FIGURING HERE." { return true }
    // What leads on from the page of a quiz program.
    if line.words.count <= 3,
      ["Finish review", "Finish attempt ...", "Next page", "Previous page"].contains(line.text)
    {
      return true
    }
    if line.words.count > 2, ["For", "Office", "Official"].contains(line.words[0].text),
      case let text = line.text.lowercased(),
      ["for office use", "for official use", "office use only", "official use only"].contains(
        where: text.hasPrefix)
    {
      return true
    }
    // "Score: ____ / 10   ☐ Pass  ☐ Fail   Instructor’s initials: ______"
    if line.words.count > 3, ["Score:", "Total:", "Result:", "Punkte:"].contains(line.words[0].text),
      line.words[1].text.allSatisfy(isLeader),
      line.words[2].text.first == "/"
    {
      return true
    }
    // Who made a test, and who saw it: "Prepared by:", "Noted by:" above rules to sign on.
    if (2...8).contains(line.words.count), ["by:", "by"].contains(line.words[1].text),
      makers.contains(line.words[0].text.lowercased()), line.words.contains(where: { $0.text.last == ":" })
    {
      return true
    }
    // "2   (rev. 01/19)"
    if (2...3).contains(line.words.count), line.words[line.words.count - 2].text.lowercased() == "(rev.",
      case let date = line.words[line.words.count - 1].text, date.last == ")",
      date.dropLast().allSatisfy({ $0.isNumber || "/.-".contains($0) })
    {
      return true
    }
    return line.words.count == 1 && line.words[0].text.last == ":"
      && line.words[0].text.first?.isUppercase == true
      && fields.contains(line.words[0].text.dropLast().lowercased())
  }

  /// True for what a marker fills in behind the last question, without room that letters draw: "Punkte / 21  Note  Unterschrift".
  ///
  /// "Name | Nom | Nombre" is a row of words.
  static func isRowOfFields(_ line: TextLine) -> Bool {
    guard line.cells.count > 1, (3...10).contains(line.words.count), line.label() == nil else { return false }
    var named = 0
    var isToBeFilledIn = false
    for word in line.words {
      let bare = word.text.trimmedOfPunctuation
      if bare.isEmpty || bare.allSatisfy(\.isNumber) {
        isToBeFilledIn = isToBeFilledIn || word.text.first == "/"
        continue
      }
      guard bare.first?.isUppercase == true,
        case let name = bare.lowercased(), fields.contains(name) || signatures.contains(name)
      else { return false }
      named += 1
    }
    return named > 2 && isToBeFilledIn
  }

  /// True for those who sign at the foot of a page, above or below rules: "Candidate’s signature    Assessor".
  ///
  /// "Unterschrift | Signature" among other rows is two words.
  static func isRowOfSigners(_ index: Int, _ lines: [TextLine]) -> Bool {
    let line = lines[index]
    guard (2...4).contains(line.cells.count), index > 0, line.label() == nil,
      index + 2 >= lines.count || lines[index + 2].page > line.page,
      line.words.contains(where: { signatures.contains($0.text.lowercased().trimmedOfPunctuation) }),
      case let above = lines[index - 1], above.page == line.page,
      line.box.top - above.box.bottom > line.size, !stand(line.cells, below: above.cells)
    else { return false }
    return line.cells.allSatisfy { cell in
      cell.words.count <= 3 && cell.text.first?.isUppercase == true
        && cell.text.allSatisfy { $0.isLetter || " ’'.".contains($0) }
    }
  }

  /// True for cells that begin where others do.
  private static func stand(_ cells: [TextCell], below others: [TextCell]) -> Bool {
    cells.count == others.count && zip(cells, others).allSatisfy { abs($0.box.left - $1.box.left) < 300 }
  }

  private static let makers: Set<String> = [
    "prepared", "noted", "checked", "reviewed", "approved", "submitted", "verified", "moderated",
  ]

  private static let signatures: Set<String> = [
    "signature", "signed", "unterschrift", "firma", "assinatura", "podpis", "handtekening", "underskrift",
  ]

  /// True for room to sign in: "Employee signature: ________  Date: ______".
  static func isSignature(_ line: TextLine) -> Bool {
    guard (1...10).contains(line.words.count), line.words[0].text.first?.isUppercase == true,
      line.words.prefix(5).contains(where: { word in
        // Few words begin with these letters.
        guard let first = word.text.utf8.first, [0x73, 0x75, 0x66, 0x61, 0x70, 0x68].contains(first | 0x20),
          word.text.utf8.count > 4
        else { return false }
        return signatures.contains(word.text.lowercased().trimmedOfPunctuation)
      })
    else { return false }
    let names = line.words.filter { !$0.text.allSatisfy(isLeader) }
    let hasRoom = names.count < line.words.count || names.last?.text.last == ":"
    return hasRoom && names.count <= 6 && !line.text.contains("?")
      && names.allSatisfy { word in word.text.allSatisfy { $0.isLetter || ":/’'_.()".contains($0) } }
  }

  /// True for those who sign at the end: "Course Faculty      HoD / CSE".
  static func namesOffices(_ line: TextLine, below above: TextLine) -> Bool {
    // "Teacher | Principal" right below a question are options.
    line.cells.count > 1 && line.words.count <= 10
      && (line.page > above.page || line.box.top - above.box.bottom > line.size)
      && line.words.contains {
        ["hod", "principal", "h.o.d", "headmaster", "headmistress"].contains(
          $0.text.lowercased().trimmedOfPunctuation)
      }
      && line.label() == nil && !line.text.contains("?")
  }
}
