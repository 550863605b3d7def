import CurriculumTestSupport
import Foundation
import Testing

@testable import PDFText

/// Tesseracts that are not what they should be: shell scripts in its place.
@Suite struct RecognitionTests {
  private static let head =
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"

  /// A PNG file of some size, as far as its head.
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [width, height].flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
  }

  /// What comes of reading a picture with a script that knows English.
  private static func read(
    _ script: String, picture: [UInt8] = png(2480, 3508), language: String = "eng", seconds: Int = 5
  ) throws -> Result<RecognisedPage, RecognitionError> {
    let folder = try TemporaryFolder()
    try folder.write("script", script + "\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("tesseract"),
      withDestinationPath: Repository.path + "/Tests/PDFTextTests/Fixtures/recogniser.sh")
    try folder.write("page.png", Data(picture))
    var limits = TextRecogniser.Limits()
    limits.seconds = seconds
    return Result { () throws(RecognitionError) in
      try TextRecogniser(language: language, limits: limits, program: folder.path("tesseract"))
        .readPicture(folder.path("page.png"))
    }
  }

  private static func error(_ result: Result<RecognisedPage, RecognitionError>) -> RecognitionError? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// A script that says that some words are there, each as left, top, width, height, confidence and text.
  private static func saying(_ lines: [[String]]) -> String {
    var table = head + "\n1\t1\t0\t0\t0\t0\t0\t0\t2480\t3508\t-1\t\n"
    for (line, words) in lines.enumerated() {
      table += "4\t1\t1\t1\t\(line + 1)\t0\t0\t0\t9\t9\t-1\t\n"
      for (place, word) in words.enumerated() {
        table += "5\t1\t1\t1\t\(line + 1)\t\(place + 1)\t"
        table += word.split(separator: " ", maxSplits: 5).joined(separator: "\t") + "\n"
      }
    }
    return "cat >/dev/null\ncat <<'END'\n\(table)END"
  }

  @Test func wordsStandWhereTheyWereSeen() throws {
    let page = try Self.read(
      Self.saying([
        ["250 400 30 40 96 1", "400 400 200 50 95 Name", "620 400 100 50 93 it.", "2200 400 60 50 91 (2]"],
        ["400 500 150 50 90 Why?"],
      ])
    ).get()
    #expect(page.text.lines.map(\.text) == ["1 Name it. [2]", "Why?"])
    // Words far from each other are cells of their own.
    #expect(page.text.lines[0].cells.map(\.text) == ["1", "Name it.", "[2]"])
    let box = page.text.lines[1].box
    // 2480 dots of 3508 are 595 points of 842.
    #expect(abs(box.left - 9600) < 30 && abs(box.top - 12_000) < 30 && abs(box.width - 3600) < 30, "\(box)")
    #expect(page.words.map(\.confidence) == [0.96, 0.95, 0.93, 0.91, 0.9])
    #expect(abs(page.text.width - 59_518) < 10 && page.text.height == 84_189)
  }

  @Test func specksAndRulesAreNoWords() throws {
    let page = try Self.read(
      Self.saying([
        [
          "300 400 200 50 95 Name", "600 400 9 50 80 |", "700 400 9 9 10 .", "800 400 900 20 40 cececcecceec",
        ],
        ["300 500 30 50 90 4,", "400 500 90 50 90 Why?"], ["300 600 30 50 -1 x"],
      ])
    ).get()
    #expect(page.text.lines.map(\.text) == ["Name", "4. Why?"])
  }

  @Test func aRecogniserThatIsNotThereIsNamedWithWhatToInstall() {
    #expect(throws: RecognitionError.programMissing) {
      try TextRecogniser(language: "eng", program: nil)
    }
    #expect(RecognitionError.programMissing.help.contains("apt-get install tesseract-ocr"))
    #expect(RecognitionError.programMissing.help.contains("brew install tesseract"))
  }

  @Test func aLanguageThatIsNotThereIsNamedWithItsPackage() throws {
    let missing = try #require(Self.error(try Self.read("exit 0", language: "eng+chi_sim")))
    #expect(missing == .languageMissing("chi_sim"))
    #expect(missing.help.contains("apt-get install tesseract-ocr-chi-sim"))
    for nonsense in ["", "../eng", "eng+", "e", "eng;ls"] {
      #expect(Self.error(try Self.read("exit 0", language: nonsense)) == .notALanguage(nonsense))
    }
  }

  @Test(arguments: [
    ("en", "eng"), ("es", "spa"), ("zh-Hans", "chi_sim"), ("zh-TW", "chi_tra"), ("DE-at", "deu"),
    ("jpn", "jpn"),
  ])
  func languagesOfTheCurriculumHaveNamesInTesseract(tag: String, name: String) {
    #expect(RecogniserLanguage.name(of: tag) == name)
    #expect(RecogniserLanguage.name(of: "xx") == nil)
  }

  @Test func aRecogniserThatBreaksDownSaysSo() throws {
    #expect(Self.error(try Self.read("exit 1")) == .crashed(signal: 0))
    #expect(Self.error(try Self.read("kill -SEGV $$")) == .crashed(signal: 11))
    #expect(Self.error(try Self.read("kill -XCPU $$")) == .timeLimit)
  }

  @Test func aRecogniserThatDoesNotEndIsEndedInTime() throws {
    let start = ContinuousClock.now
    #expect(Self.error(try Self.read("exec sleep 60", seconds: 1)) == .timeLimit)
    // One second of work takes no longer than that, whatever it waits for.
    #expect(Self.error(try Self.read("while :; do :; done", seconds: 1)) == .timeLimit)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(
    arguments: [
      "", "no table", "level\tpage_num", head, head + "\n5\t1", head + "\n1\t1\t0\t0\t0\t0\t0\t0\t0\t0\t-1\t",
      head + "\n1\t1\t0\t0\t0\t0\t0\t0\t-5\t99999999999999999999\t-1\t",
      head + "\n5\t1\t1\t1\t1\t1\t1\t1\t1\t1\tnan\tword",
    ])
  func nonsenseIsNotTakenForWords(table: String) throws {
    #expect(RecognisedWords(table) == nil)
    #expect(Self.error(try Self.read("cat >/dev/null; printf '%s' '\(table)'")) == .nonsense)
  }

  @Test func aRecogniserThatTalksWithoutEndIsNotListenedTo() throws {
    #expect(Self.error(try Self.read("exec yes", seconds: 20)) == .nonsense)
  }

  @Test func onlyPicturesOfASizeToReadAreHandedOver() throws {
    #expect(Self.error(try Self.read("exit 1", picture: Array("GIF89a".utf8))) == .notAPicture)
    #expect(Self.error(try Self.read("exit 1", picture: Self.png(0, 10))) == .pictureTooLarge)
    #expect(Self.error(try Self.read("exit 1", picture: Self.png(1_000_000, 1_000_000))) == .pictureTooLarge)
    #expect(Self.error(try Self.read("exit 1", picture: [])) == .unreadable(.empty))
    #expect(Self.error(try Self.read("exit 1", picture: [0xFF, 0xD8, 0xFF])) == .notAPicture)
  }

  @Test func theSizeOfAJPEGIsFoundBehindWhatCamerasWrite() {
    let camera: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 1, 2, 3, 4]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x0B, 0x40, 0x08, 0x2A, 1, 1, 0x11, 0]
    let picture = PictureFile(camera + frame)
    #expect(picture?.width == 2090 && picture?.height == 2880 && picture?.kind == .jpeg)
  }

  @Test func aScanIsAPageThatAPictureCoversAndThatHasNoText() {
    var page = PageText(number: 1, width: 60_000, height: 80_000)
    #expect(!page.isScan)
    page.images = [Box(left: 0, top: 0, right: 60_000, bottom: 40_000)]
    #expect(!page.isScan)
    // In strips.
    page.images.append(Box(left: -10, top: 40_000, right: 70_000, bottom: 90_000))
    #expect(page.isScan)
    page.letterCount = 20
    #expect(!page.isScan)
  }
}
