import CurriculumTestSupport
import Foundation
import Testing

/// What `curricc extract` writes.
@Suite struct ExtractCommandTests {
  private static let documents = Repository.path + "/Evaluation/extraction/development"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func document(_ name: String) -> String { "\(documents)/\(name).pdf" }

  @Test(arguments: [
    (
      "nested-dotted-lines",
      [
        "--answers", document("nested-dotted-lines-markscheme"), "--subject", "biology", "--tier",
        "foundation",
      ]
    ),
    ("choices-mixed-rows", ["--pages", "1", "--subject", "physics", "--tier", "higher"]),
    ("words-two-column-table", ["--language", "es", "--unit", "es-n1-u1", "--title", "Staying well"]),
    ("glossary-colon-groff", ["--topic", "The heart"]),
  ])
  func aDocumentBecomesTheFileThatAnAuthorWouldWrite(name: String, options: [String]) throws {
    let result = try Tool.run(["extract", Self.document(name)] + options)
    #expect(result.status == 0, "\(result.error)")
    let fault = try GoldenFile.fault(of: result.output, "extract-\(name).yaml", in: "CommandTests")
    if let fault { Issue.record(Comment(rawValue: fault)) }
  }

  // Slow, since it reads every document there is.
  @Test func everyDocumentBecomesFilesThatTheCompilerReads() throws {
    try folder.write("c/curriculum.yaml", "kind: curriculum\nname: Extracted\nversion: 1.0.0\n")
    let extraction = try Tool.run(
      "extract", Self.documents, "--subject", "physics", "--tier", "higher", "-o", folder.path("c/files"))
    #expect(extraction.error.contains("choices-tick-glyphs.pdf: "), "\(extraction.error)")
    let layout = try Tool.run("fmt", "--check", folder.path("c"))
    #expect(layout.status == 0, "\(layout.output)")
    let lint = try Tool.run("lint", "--format", "github", "--limit", "0", folder.path("c"))
    let unread = lint.output.split(separator: "\n").filter { line in
      ["yaml/", "schema/", "source/", "id/", "gcse/extraction-verbatim"].contains {
        line.contains("title=\($0)")
      }
    }
    #expect(unread.isEmpty, "\(unread.joined(separator: "\n"))")
  }

  @Test func moreThanFifteenFlashcardsBecomeSeveralDecks() throws {
    let result = try Tool.run("extract", Self.document("words-dash-list"), "-o", folder.path("words.yaml"))
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output == "\(folder.path("words-1.yaml"))\n\(folder.path("words-2.yaml"))\n")
    let second = String(decoding: try folder.read("words-2.yaml"), as: UTF8.self)
    #expect(second.contains("batch: 2\n"), "\(second)")
    #expect(second.split(separator: "\n").count { $0.hasPrefix("  - id: ") } == 6)
  }

  @Test func severalFilesDoNotFitOnStandardOutput() throws {
    let result = try Tool.run("extract", Self.document("words-dash-list"))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("makes 2 files (deck); name a folder with -o"), "\(result.error)")
  }

  @Test func whatTheQuizStillNeedsIsSaid() throws {
    let result = try Tool.run("extract", Self.document("choices-tick-glyphs"), "--tier", "higher")
    #expect(result.error.contains("say --subject"), "\(result.error)")
    #expect(!result.output.contains("subject:"))
  }

  @Test func programsGetAnItemALine() throws {
    let result = try Tool.run(
      "extract", "--jsonl", Self.document("nested-dotted-lines"), "--answers",
      Self.document("nested-dotted-lines-markscheme"))
    let items = try result.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(items.count == 24)
    let first = try #require(items.first)
    #expect(first["number"] as? String == "1(a)")
    #expect(first["answer"] as? String == "mouth")
    #expect(first["allow"] as? [String] == ["buccal cavity"])
    #expect(first["stem"] as? String == "Amylase is an enzyme that breaks down starch.")
    let source = try #require(first["source"] as? [String: Any])
    #expect(source["file"] as? String == "nested-dotted-lines.pdf")
    #expect((source["bbox"] as? [Double])?.count == 4)
    #expect((source["sha256"] as? String)?.count == 64)
    #expect(result.error.contains("24 questions on 5 pages, all with answers"), "\(result.error)")
  }

  #if os(Linux)
    @Test func noProcessIsLeftBehindForOthersToWaitFor() throws {
      // The script becomes the parent of whatever curricc leaves: PR_SET_CHILD_SUBREAPER is 36.
      let script = """
        import ctypes, os, subprocess, sys
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
        subprocess.run([os.environ["CURRICC"], "extract", "--jsonl", sys.argv[1]], check=True, stdout=subprocess.DEVNULL)
        try:
            os.waitpid(-1, 0)
            sys.exit("a process was left")
        except ChildProcessError: pass
        """
      let result = try Shell.run("python3 -c \"$1\" \"$2\"", script, Self.document("glossary-colon-groff"))
      #expect(result.status == 0, "\(result.error)")
    }
  #endif

  @Test func aFolderIsReadPastBadFilesInTheOrderOfTheirNames() throws {
    let glossary = try Data(contentsOf: URL(fileURLWithPath: Self.document("glossary-colon-groff")))
    try folder.write("in/b/2.pdf", glossary)
    try folder.write("in/1.pdf", glossary.prefix(4000))
    try folder.write("in/c.pdf", "no PDF")
    try folder.write("in/z.PDF", glossary)
    try folder.write("in/notes.txt", "")
    let result = try Tool.run("extract", folder.path("in"), "--jsonl")
    #expect(result.status == 1)
    let places = ["1.pdf", "b/2.pdf", "c.pdf", "z.PDF"].map { name in
      result.error.range(of: folder.path("in/") + name)?.lowerBound
    }
    #expect(!places.contains(nil), "\(result.error)")
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(result.error)")
    let files = result.output.split(separator: "\n").compactMap { line in
      ["2.pdf", "z.PDF"].first { line.contains("\"file\":\"\($0)\"") }
    }
    #expect(files.count > 10 && files == files.sorted(), "\(files)")
    #expect(Set(files) == ["2.pdf", "z.PDF"])
    #expect(result.error.contains("this is not a PDF file"), "\(result.error)")
  }

  @Test func filesThatAreThereStay() throws {
    try folder.write("quiz.yaml", "mine\n")
    let arguments = ["extract", Self.document("choices-tick-glyphs"), "-o", folder.path("quiz.yaml")]
    let refused = try Tool.run(arguments)
    #expect(refused.status == 2)
    #expect(refused.error.contains("is there already; nothing was written"), "\(refused.error)")
    #expect(try folder.read("quiz.yaml") == Data("mine\n".utf8))
    #expect(try Tool.run(arguments + ["--force"]).status == 0)
    #expect(try folder.read("quiz.yaml").starts(with: Data("kind: quiz\n".utf8)))
  }

  @Test func twoDocumentsOfOneNameDoNotReplaceEachOther() throws {
    let glossary = try Data(contentsOf: URL(fileURLWithPath: Self.document("glossary-colon-groff")))
    try folder.write("in/a/paper.pdf", glossary)
    try folder.write("in/b/paper.pdf", glossary)
    let result = try Tool.run("extract", folder.path("in"), "-o", folder.path("out"), "--force")
    #expect(result.status == 1)
    #expect(result.error.contains("was written for another document in this run"), "\(result.error)")
    #expect(result.output == folder.path("out/paper.yaml") + "\n")
  }

  @Test func aPasswordOpensAFile() throws {
    let path = Repository.path + "/Tests/CommandTests/Documents/encrypted.pdf"
    let closed = try Tool.run("extract", path)
    #expect(closed.status == 2)
    #expect(closed.error.contains("opens only with a password"), "\(closed.error)")
    #expect(try Tool.run("extract", path, "--password", "wrong").error.contains("does not open this file"))
    try folder.write("password", "secret\n")
    let opened = try Tool.run("extract", path, "--password-file", folder.path("password"))
    #expect(opened.status == 0, "\(opened.error)")
    #expect(opened.output.contains("question: atrium"))
  }

  @Test func aMarkSchemeByItselfIsNoListOfWords() throws {
    let path = Repository.path + "/Evaluation/extraction/known/ts-energy-markscheme.pdf"
    let result = try Tool.run("extract", path, "-o", folder.path("scheme.yaml"))
    #expect(result.status == 0, "\(result.error)")
    #expect(
      result.error.contains("14 answers without a question; give this file as --answers"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("scheme.yaml")))
  }

  @Test func aPapersNumberAtTheFootOfItsPagesIsNoPartOfAQuestion() throws {
    let path = Repository.path + "/Evaluation/extraction/looked-at/paper-alder.pdf"
    let result = try Tool.run("extract", path, "--jsonl")
    #expect(result.output.contains("Draw the displayed formula of ethene."))
    #expect(!result.output.contains("8825"), "\(result.output)")
  }

  @Test func pagesOfNotesAreNamedInOneLine() throws {
    let path = Repository.path + "/Evaluation/extraction/development/notes-that-ask-nothing.pdf"
    let result = try Tool.run("extract", path, "--jsonl")
    #expect(result.status == 1)
    #expect(result.error.contains("pages 1–2: nothing was recognised: no question"), "\(result.error)")
  }

  @Test func aDocumentThatAsksNothingIsSaidToAskNothing() throws {
    try folder.write("letter.pdf", SmallDocument.saying(["Dear parents,", "school ends at noon on Friday."]))
    let result = try Tool.run("extract", folder.path("letter.pdf"), "-o", folder.path("letter.yaml"))
    #expect(result.status == 1)
    #expect(result.error.contains("nothing was recognised; nothing was written"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("letter.yaml")))
  }

  @Test(arguments: [
    (["nowhere.pdf"], "there is no such file"), (["empty.pdf"], "this file is empty"),
    (["text.pdf"], "this is not a PDF file"), (["short.pdf"], "short.pdf': this file"),
    (["good.pdf", "--pages", "9"], "there is no page 9"), (["good.pdf", "-o", "folder.yaml"], "is a folder"),
    (["good.pdf", "-o", "text.pdf"], "is a file whose name does not end with .yaml"),
    (["good.pdf", "short.pdf", "-o", "x.yaml"], "is one file; for several documents name a folder"),
    (["good.pdf", "short.pdf"], "name a folder with -o"), (["folder.yaml"], "has no PDF files"),
    (["large.pdf", "--max-size", "1"], "more than 1 MB"), (["good.pdf", "--pages", "7-3"], "7-3"),
    (["good.pdf", "--unit", "u"], "--unit goes with --language"),
    (["good.pdf", "--subject", "art"], "'art'"),
    (["good.pdf", "--answers", "empty.pdf"], "empty.pdf': this file is empty"),
    (["good.pdf", "-o", "nowhere/x.yaml"], "cannot be written"),
    (["good.pdf", "--report", "text.pdf"], "is a file whose name does not end with .html"),
    (["good.pdf", "--report", "old.html"], "is there already; nothing was written"),
    (["good.pdf", "--report", "folder.html"], "is a folder"),
    (["good.pdf", "short.pdf", "--jsonl", "--report", "x.html"], "name a folder with --report"),
    (["good.pdf", "--figures", "text.pdf"], "is a file; --figures takes a folder"),
    (["good.pdf", "--ocr-language", "fra"], "--ocr-language goes with --ocr"),
    (["page.png"], "'--ocr' reads text off pictures"),
    (["page.pdf"], "'--ocr' reads text off pictures"),
  ])
  func badInputIsNamedAndNothingIsWritten(arguments: [String], words: String) throws {
    let glossary = try Data(contentsOf: URL(fileURLWithPath: Self.document("glossary-colon-groff")))
    try folder.write("good.pdf", glossary)
    try folder.write("short.pdf", glossary.prefix(4000))
    try folder.write("empty.pdf", "")
    try folder.write("text.pdf", "Dear parents")
    try folder.write("large.pdf", glossary + Data(count: 1_000_000))
    try folder.write("folder.yaml/x.txt", "")
    try folder.write("folder.html/x.txt", "")
    try folder.write("old.html", "mine")
    for name in ["page.png", "page.pdf"] { try folder.write(name, SmallDocument.picture) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let result = try Tool.run(["extract"] + arguments, in: folder.path)
    #expect(result.status == 2, "\(result.error)")
    #expect(result.error.contains(words), "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }
}
