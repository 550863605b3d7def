import CurriculumTestSupport
import Foundation
import Testing

/// What `curricc extract --ocr` makes of pictures: a shell script stands in for the program that reads text off them.
@Suite struct ExtractScanTests {
  private static let review = "read by a text recogniser: compare every word"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("page.png", SmallDocument.picture)
    try folder.write("scan.pdf", SmallDocument.scan)
    let questions = ["1. What is a force?", "2. What is a wave?", "3. What is a lens?"]
    var table =
      "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"
    table += "1\t1\t0\t0\t0\t0\t0\t0\t2480\t3508\t-1\t\n"
    for (line, question) in questions.enumerated() {
      var left = 300
      for (place, word) in question.split(separator: " ").enumerated() {
        let width = 20 * word.count
        table += "5\t1\t1\t1\t\(line)\t\(place)\t\(left)\t\(400 + 100 * line)\t\(width)\t36\t95\t\(word)\n"
        left += width + 12
      }
    }
    let script = """
      #!/bin/sh
      [ "$1" = --list-langs ] && { printf 'List:\\neng\\nfra\\n'; exit 0; }
      cat >/dev/null
      cat <<'END'
      \(table)END

      """
    try folder.write("bin/tesseract", script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/tesseract"))
  }

  /// Runs the command where the stand-in is the only such program.
  private func run(_ arguments: String..., program: String? = "bin/tesseract") throws -> Tool.Result {
    var environment = ["PATH": folder.path("bin")]
    environment["CURRICC_TESSERACT"] = program.map { folder.path($0) }
    return try Tool.run(["extract"] + arguments, in: folder.path, environment: environment)
  }

  @Test(arguments: ["page.png", "scan.pdf"])
  func textIsReadOffPicturesAndSaidToBe(name: String) throws {
    let result = try run(name, "--ocr", "--jsonl")
    #expect(result.status == 0, "\(result.error)")
    let items = try result.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      items.map { $0["question"] as? String } == [
        "What is a force?", "What is a wave?", "What is a lens?",
      ])
    for item in items {
      let notes = item["review"] as? [String] ?? []
      #expect(notes.filter { $0.contains("read") } == [Self.review], "\(notes)")
      #expect((item["confidence"] as? Double).map { $0 <= 0.85 } == true)
    }
  }

  @Test func theProgramIsFoundWhereProgramsAre() throws {
    let result = try run("page.png", "--ocr", "--jsonl", program: nil)
    #expect(result.status == 0, "\(result.error)")
  }

  @Test func whatAProgramIsCalledDoesNotMakeItAPicture() throws {
    try folder.write("photo.pdf", SmallDocument.picture)
    let result = try run("photo.pdf", "--ocr", "--jsonl")
    #expect(result.status == 0, "\(result.error)")
  }

  @Test func aFolderOfPicturesIsReadWithOCR() throws {
    try folder.write("pages/1.jpg", SmallDocument.picture)
    try folder.write("pages/2.PNG", SmallDocument.picture)
    #expect(try run("pages", "--jsonl").error.contains("has no PDF files"))
    let result = try run("pages", "--ocr", "-o", "out")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output == "out/1.yaml\nout/2.yaml\n")
  }

  @Test(arguments: ["page.png", "scan.pdf"])
  func withoutOCRAPictureIsSaidToNeedIt(name: String) throws {
    let result = try run(name, "--jsonl", program: "bin/none")
    #expect(result.status == (name == "page.png" ? 2 : 1))
    #expect(result.error.contains("'--ocr' reads text off pictures"), "\(result.error)")
    #expect(!result.error.contains("tesseract"), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test func aSchemeThatIsAScanIsSaidToNeedOCR() throws {
    try folder.write(
      "paper.pdf", SmallDocument.saying(["1. What is a force?", "2. What is a wave?", "3. What is a lens?"]))
    let result = try run("paper.pdf", "--answers", "scan.pdf", "--jsonl")
    #expect(
      result.error.contains("scan.pdf: page 1: nothing was recognised: it is a picture"), "\(result.error)")
  }

  @Test func aProgramThatIsNotThereIsNamedWithWhatToInstall() throws {
    let result = try run("scan.pdf", "--ocr", program: "bin/none")
    #expect(result.status == 2)
    #expect(result.error.contains("apt-get install tesseract-ocr"), "\(result.error)")
    #expect(result.error.contains("brew install tesseract"), "\(result.error)")
  }

  @Test(arguments: [
    ("fr", ""), ("eng+fra", ""), ("xyz", "tesseract-ocr-xyz"), ("../eng", "is no language"),
  ])
  func languagesAreNamedAsTheCurriculumOrTesseractDoes(language: String, fault: String) throws {
    let result = try run("scan.pdf", "--ocr", "--ocr-language", language, "--jsonl")
    #expect(result.status == (fault.isEmpty ? 0 : 2), "\(result.error)")
    #expect(fault.isEmpty || result.error.contains(fault), "\(result.error)")
  }

  @Test func aLargePictureIsNotReadUnlessItMay() throws {
    try folder.write("large.png", SmallDocument.picture + Data(count: 1_000_000))
    let refused = try run("large.png", "--ocr", "--jsonl", "--max-size", "1")
    #expect(refused.status == 2)
    #expect(refused.error.contains("more than 1 MB"), "\(refused.error)")
    #expect(try run("large.png", "--ocr", "--jsonl", "--max-size", "2").status == 0)
  }

  @Test func aPictureIsShownInItsReport() throws {
    let result = try run("page.png", "--ocr", "--jsonl", "--report", "page.html", "--figures", "figures")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("figures are cut out of PDF files only"), "\(result.error)")
    let page = String(decoding: try folder.read("page.html"), as: UTF8.self)
    #expect(page.contains("data:image/png;base64,\(SmallDocument.picture.base64EncodedString())"))
  }
}
