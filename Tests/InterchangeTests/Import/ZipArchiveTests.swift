import Testing

@testable import Interchange

/// Zip files, and those that mean harm.
struct ZipArchiveTests {
  private func archive(_ name: String, _ limits: ZipArchive.Limits = .init()) throws -> ZipArchive {
    let source = try ImportedFixture.file("zip/" + name)
    return try ZipArchive(source.bytes(), file: name, limits: limits)
  }

  private func text(_ archive: ZipArchive, _ name: String) throws -> String {
    String(decoding: try archive.bytes(of: #require(archive.member(name))), as: UTF8.self)
  }

  @Test func membersAreReadByTheirNames() throws {
    let archive = try archive("good.zip")
    #expect(archive.members.map(\.name) == ["a/b.txt", "c.txt", "é.txt"])
    #expect(try text(archive, "a/b.txt") == String(repeating: "hello ", count: 1000))
    #expect(try text(archive, "./c.txt") == "stored")
    #expect(archive.member("none") == nil)
  }

  @Test func aMemberComesPieceByPiece() throws {
    let archive = try archive("good.zip")
    var sizes: [Int] = []
    try archive.read(#require(archive.member("a/b.txt"))) { piece throws(ImportError) in
      sizes.append(piece.count)
    }
    #expect(sizes == [6000])
  }

  @Test(arguments: [
    ("slip.zip", "leads out of its folder"), ("absolute.zip", "leads out of its folder"),
    ("cut.zip", "has no directory at its end"), ("many.zip", "cut off in its directory"),
    ("bomb.zip", "unpacks to more than 200 times its size"), ("lie.zip", "its size or checksum"),
    ("encrypted.zip", "is encrypted"), ("far.zip", "does not begin where the directory says"),
  ])
  func whatIsWrongWithAFileIsSaid(_ name: String, _ expected: String) {
    #expect {
      let archive = try archive(name)
      for member in archive.members { _ = try archive.bytes(of: member) }
    } throws: {
      "\($0)".contains(expected)
    }
  }

  @Test func aMemberThatIsTooLargeEndsInAnErrorThatNamesTheLimit() {
    var limits = ZipArchive.Limits()
    limits.member = 1 << 20
    limits.ratio = 2000
    #expect {
      let archive = try archive("bomb.zip", limits)
      _ = try archive.bytes(of: archive.members[0])
    } throws: {
      "\($0)".contains("more than 1 MiB, which is the limit")
    }
  }
}
