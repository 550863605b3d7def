import CurriculumCompiler
import Foundation

/// Reads the questions of a QTI package, test by test.
///
/// Source: 1EdTech, "Question & Test Interoperability" 1.2.1, 2.1, 2.2, 3.0, and "Content Packaging" 1.1.4.
struct QTIReader {
  let files: QTIFiles
  let source: ImportSource
  let request: ImportRequest
  private var quizzes: [ForeignQuiz] = []
  private let media: QTIMedia
  private var settings = ForeignSettings()
  /// Items that stand alone, in order, and those that a test names.
  private var items: [(path: String, root: XMLElement)] = []
  private var places: [String: Int] = [:]

  init(files: QTIFiles, source: ImportSource, request: ImportRequest) {
    self.files = files
    media = QTIMedia(files: files)
    self.source = source
    self.request = request
  }

  /// The package as quizzes: one for each test, and one for the items of none.
  mutating func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    var tests: [(path: String, root: XMLElement)] = []
    for path in try questionPaths(&report) {
      guard let bytes = try files.bytes(path) else {
        report.leaveOut("questions", at: path, because: "the manifest names it, and it is not there")
        continue
      }
      let root = try files.root(path, bytes)
      switch root.name {
      case "assessmentItem":
        places[path] = items.count
        items.append((path, root))
      case "assessmentTest": tests.append((path, root))
      case "questestinterop": readFirst(root, path, &report)
      default: report.note("'\(path)' is <\(root.name)>, which has no questions")
      }
    }
    readSecond(tests, &report)
    settings.report(&report)
    var content = ForeignQuiz.content(of: quizzes, request, from: source, &report)
    guard !report.counts.isEmpty else { throw ImportError("'\(source.name)' has no question") }
    content.media = media.shelf.media
    return content
  }

  // MARK: - What is in it

  /// Paths of files with questions: what the manifest says, else all files that begin like one.
  private func questionPaths(_ report: inout ImportReport) throws(ImportError) -> [String] {
    guard
      let path = files.paths.first(where: { $0 == "imsmanifest.xml" || $0.hasSuffix("/imsmanifest.xml") }),
      let bytes = try files.bytes(path)
    else {
      guard files.paths.count > 1 else { return files.paths }
      var found: [String] = []
      for path in files.paths where path.lowercased().hasSuffix(".xml") {
        if let bytes = try files.bytes(path), QTIFiles.isQuestions(bytes) { found.append(path) }
      }
      return found
    }
    let manifest = try files.root(path, bytes)
    readRights(manifest, &report)
    var found: [String] = []
    for resource in manifest.child("resources")?.children("resource") ?? []
    where resource["type"]?.hasPrefix("imsqti") ?? false {
      let hrefs = [resource["href"]].compactMap(\.self) + resource.children("file").compactMap { $0["href"] }
      let base = resource["xml:base"] ?? ""
      let own = hrefs.map { base + ($0.removingPercentEncoding ?? $0) }
        .compactMap { QTIFiles.path($0, from: path) }
      let isItem = { (path: String) in [".xml", ".qti"].contains { path.lowercased().hasSuffix($0) } }
      if let first = own.first(where: isItem), !found.contains(first) { found.append(first) }
    }
    return found
  }

  /// Takes licence and authors from the manifest's metadata.
  private func readRights(_ manifest: XMLElement, _ report: inout ImportReport) {
    guard let metadata = manifest.child("metadata") else { return }
    for rights in metadata.descendants(["rights"]) {
      let words = rights.children.filter { $0.name == "description" }.map(\.text).filter { !$0.isEmpty }
      if let first = words.first { report.licence = ForeignQuestion.oneLine(first) }
    }
    for entity in metadata.descendants(["entity", "centity", "vcard"]) {
      for line in entity.text.split(separator: "\n") where line.hasPrefix("FN:") {
        let name = ForeignQuestion.oneLine(String(line.dropFirst(3)))
        if !name.isEmpty, !report.authors.contains(name) { report.authors.append(name) }
      }
    }
  }

  // MARK: - QTI 2 and 3

  private mutating func readSecond(
    _ tests: [(path: String, root: XMLElement)], _ report: inout ImportReport
  ) {
    var isAsked: Set<Int> = []
    for (path, root) in tests {
      let title = ForeignQuestion.oneLine(root["title"] ?? "")
      var quiz = ForeignQuiz(path: title.isEmpty ? [] : [title])
      quiz.sourceKey = root["identifier"]
      for reference in root.descendants(["assessmentItemRef"]) {
        let target = QTIFiles.path(reference["href"] ?? "", from: path)
        guard let place = target.flatMap({ places[$0] }) else {
          report.leaveOut(
            "questions", at: "\(path), line \(reference.line)",
            because: "the test names '\(reference["href"] ?? "")', and it is not there")
          continue
        }
        if isAsked.insert(place).inserted { add(items[place], to: &quiz, &report) }
      }
      quizzes.append(quiz)
    }
    var rest = ForeignQuiz()
    for (index, item) in items.enumerated() where !isAsked.contains(index) { add(item, to: &rest, &report) }
    quizzes.append(rest)
  }

  private mutating func add(
    _ item: (path: String, root: XMLElement), to quiz: inout ForeignQuiz, _ report: inout ImportReport
  ) {
    var reader = QTIItemReader(item.root, path: item.path, media: media)
    for question in reader.questions(&report, &settings) { quiz.add(question, &report) }
  }

  // MARK: - QTI 1.2

  private mutating func readFirst(_ root: XMLElement, _ path: String, _ report: inout ImportReport) {
    let banks = root.children.filter { $0.name == "assessment" || $0.name == "objectbank" }
    for bank in banks.isEmpty ? [root] : banks {
      let named = bank["title"] ?? Self.bankTitle(bank) ?? ""
      let title = ForeignQuestion.oneLine(named)
      var quiz = ForeignQuiz(path: title.isEmpty ? [] : [title])
      quiz.sourceKey = bank["ident"]
      for item in bank.descendants(["item"]) {
        var reader = QTIFirstItemReader(item, path: path, media: media)
        quiz.add(reader.question(&report, &settings), &report)
      }
      quizzes.append(quiz)
    }
  }

  /// What a bank calls itself in its metadata.
  private static func bankTitle(_ bank: XMLElement) -> String? {
    bank.child("qtimetadata")?.descendants(["qtimetadatafield"])
      .first { $0.child("fieldlabel")?.text == "bank_title" }?.child("fieldentry")?.text
  }
}
