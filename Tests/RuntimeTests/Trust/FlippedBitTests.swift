import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

// Slow: thousands of changed files are read, and many bundles are checked as a whole.
@Suite struct FlippedBitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Every copy of a file of the standard program with one bit changed: the line in which it is, and the path.
  private func forEachFlip(_ name: String, _ body: (_ line: Int, _ path: String) throws -> Void) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: StandardFile.path(name)))
    var line = 1
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        try folder.write("changed", changed)
        try body(line, folder.path("changed"))
      }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    }
  }

  @Test(arguments: ["prehashed.minisig", "legacy.minisig"])
  func aSignatureWithAChangedBitIsRefusedUnlessNobodySignedIt(name: String) throws {
    let original = try Signature(file: StandardFile.path(name))
    let key = try PublicKey(file: StandardFile.path("plain.pub"))
    var refused = 0
    try forEachFlip(name) { line, path in
      let error = BundleError.of {
        let signature = try Signature(file: path)
        try signature.verify(file: StandardFile.path("hello.txt"), with: key)
        #expect(line == 1 && signature.untrustedComment != original.untrustedComment)
        #expect(signature.trustedComment == original.trustedComment)
      }
      if error != nil { refused += 1 }
    }
    #expect(refused > 1900)
  }

  @Test func aPublicKeyWithAChangedBitVerifiesNothing() throws {
    let original = try PublicKey(file: StandardFile.path("plain.pub"))
    let signature = try Signature(file: StandardFile.path("prehashed.minisig"))
    try forEachFlip("plain.pub") { line, path in
      let error = BundleError.of {
        let key = try PublicKey(file: path)
        try signature.verify(file: StandardFile.path("hello.txt"), with: key)
        #expect(line == 1 && key == original)
      }
      if let error { #expect(error.code != .unreadable, "\(error)") }
    }
  }

  @Test func aSecretKeyWithAChangedBitIsRefusedOrStillTheSame() throws {
    let key = try StandardFile.secretKey()
    // With a checksum, which the standard program leaves out here.
    try folder.write("own.key", key.text)
    let bytes = try folder.read("own.key")
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        guard
          case .open(let read)? = try? SecretKeyFile(String(decoding: changed, as: UTF8.self), path: "key")
        else { continue }
        #expect(read.text == key.text, "bit \(bit) of byte \(place)")
      }
    }
  }

  @Test func aSignedFileWithAChangedBitIsRefused() throws {
    let key = SecretKey()
    let bytes = Data((0..<300).map { UInt8(truncatingIfNeeded: $0) })
    try folder.write("file", bytes)
    let signature = try key.signature(ofFile: folder.path("file"))
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        try folder.write("file", changed)
        let error = BundleError.of { try signature.verify(file: folder.path("file"), with: key.publicKey) }
        #expect(error?.code == .badSignature)
      }
    }
  }

  @Test func aBundleWithAChangedBitIsRefusedOrTeachesTheSame() throws {
    let bundle = try BuiltBundle()
    let key = SecretKey()
    let signature = try key.signature(ofFile: bundle.path)
    let lessons = try Self.whatIsTaught(BundleReader(path: bundle.path))
    let bytes = try bundle.folder.read("bundle.sqlite")
    // Empty space has no meaning; a step prime to every count of bits visits what has one evenly.
    let places = bytes.indices.filter { bytes[$0] != 0 }
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: bundle.path))
    var accepted = 0
    for number in 0..<Self.flips {
      let (place, bit) = (number &* 1_000_003 % (places.count * 8)).quotientAndRemainder(dividingBy: 8)
      let offset = places[place]
      try file.seek(toOffset: UInt64(offset))
      try file.write(contentsOf: Data([bytes[offset] ^ 1 << UInt8(bit)]))
      // The file's own signature is tried now and then: its digest takes longest of all.
      let proofs: Set<SignatureProof> = number.isMultiple(of: 50) ? [.file, .content] : [.content]
      let error = BundleError.of {
        let reader = try BundleReader(
          path: bundle.path, signature: signature, publicKey: key.publicKey, accepting: proofs)
        #expect(reader.proof == .content)
        #expect(try Self.whatIsTaught(reader) == lessons, "bit \(bit) of byte \(offset)")
        accepted += 1
      }
      if let error { #expect(error.code == .badSignature, "\(error)") }
      try file.seek(toOffset: UInt64(offset))
      try file.write(contentsOf: Data([bytes[offset]]))
    }
    #expect(accepted < Self.flips / 2, "\(accepted) of \(Self.flips) were accepted")
  }

  private static let flips = 500

  /// Everything that an app reads of the courses and questions, by the queries that apps make.
  private static func whatIsTaught(_ reader: BundleReader) throws -> [String] {
    var texts = ["\(reader.info.contentVersion) \(reader.info.contentHash)"]
    func add(_ questions: [QuestionRow]) throws {
      for question in questions { texts.append("\(question) \(try reader.options(ofQuestion: question.id))") }
    }
    for language in try reader.languages() {
      for band in try reader.bands(ofLanguage: language.id) {
        texts.append("\(language) \(band)")
        for unit in try reader.units(ofBand: band.id) {
          for lesson in try reader.lessons(ofUnit: unit.id) {
            texts.append("\(unit) \(lesson) \(try reader.sentences(ofLesson: lesson.id))")
            for card in try reader.cards(ofLesson: lesson.id) {
              texts.append("\(card) \(String(describing: try reader.card(key: card.key)))")
              try add(reader.questions(of: .card(card.id)))
            }
          }
        }
        if let test = try reader.bossTest(ofBand: band.id) {
          try add(reader.questions(of: .bossTest(test.id)))
        }
      }
    }
    for story in try reader.stories() {
      for stage in try reader.stages(ofStory: story.id) {
        for kit in try reader.kits(ofStage: stage.id) { try add(reader.questions(of: .kit(kit.id))) }
      }
    }
    for quiz in try reader.quizzes() { try add(reader.questions(of: .quiz(quiz.id))) }
    for deck in try reader.decks() { try add(reader.questions(of: .deck(deck.id))) }
    return texts
  }
}
