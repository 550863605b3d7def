import CurriculumTestSupport
import Foundation
import Testing

/// Whoever gets curricc's programs gets the notices of what others wrote and is in them.
@Suite struct NoticesTests {
  private let notices: String
  private let copyright: String

  init() throws {
    notices = try Repository.text("THIRD_PARTY_NOTICES.md")
    copyright = try Repository.text("packaging/debian/copyright")
  }

  @Test func everyPackageThatIsLinkedIsNamed() throws {
    struct Pins: Decodable {
      struct Pin: Decodable { let location: String }
      let pins: [Pin]
    }
    let data = Data(try Repository.text("Package.resolved").utf8)
    let pins = try JSONDecoder().decode(Pins.self, from: data).pins
    #expect(pins.count >= 5)
    for pin in pins {
      let address = pin.location.replacing(#/\.git$/#, with: "")
      #expect(notices.contains("<\(address)>"), "say in THIRD_PARTY_NOTICES.md what \(address) is")
      let name = address.split(separator: "/").last.map { $0.replacing(#/\.swift$/#, with: "") } ?? ""
      #expect(copyright.contains("linked/\(name)/*"), "say in packaging/debian/copyright whose \(name) is")
    }
  }

  @Test func everyLibraryOfTheSystemIsNamed() throws {
    let names = try Repository.text("Package.swift").matches(of: #/(?:pkgConfig: |linkedLibrary\()"(.+?)"/#)
    #expect(names.count >= 6)
    for name in names { #expect(notices.contains("`\(name.1)`"), "\(name.1)") }
  }

  @Test func everyTargetWithDataInItIsNamed() throws {
    let files = try Repository.files(under: "Sources", ending: ".c").filter { file in
      try Repository.text(file).contains("\n#embed ")
    }
    #expect(files.count >= 4)
    for file in files {
      let target = file.split(separator: "/")[1]
      #expect(notices.contains("`\(target)`"), "say in THIRD_PARTY_NOTICES.md whose the data in \(file) are")
    }
  }

  @Test func everySourceOfTablesWithALicenceIsNamed() throws {
    let licences = ["(MIT", "(BSD", "(Apache", "(CC", "(GPL", "(LGPL", "(MPL"]
    var names: Set<String> = []
    for file in try Repository.files(under: "Sources/CurriculumCompiler", ending: ".swift") {
      let text = Data(try Repository.text(file).utf8)
      guard licences.contains(where: { text.range(of: Data($0.utf8)) != nil }) else { continue }
      // 'pypinyin 0.55 (MIT)': what stands before a licence in a comment, and has a version.
      for line in String(decoding: text, as: UTF8.self).split(separator: "\n") where line.contains("///") {
        let sources = line.matches(of: #/(\w+) \d+(?:\.\d+)+[^;]*?\((?:MIT|BSD|Apache|CC|GPL|LGPL|MPL)/#)
        names.formUnion(sources.map { String($0.1) })
      }
    }
    #expect(names.isSuperset(of: ["OpenCC", "pypinyin", "wordfreq"]))
    for name in names { #expect(notices.contains("\(name) "), "\(name)") }
  }

  @Test func theTextsOfLicencesAreThereInWhole() throws {
    #expect(try Repository.text("LICENSE").contains("Version 2.0, January 2004"))
    #expect(try Repository.text("LICENSES/GPL-3.0.txt").contains("Version 3, 29 June 2007"))
    #expect(try Repository.text("LICENSES/Unicode-3.0.txt").contains("UNICODE LICENSE V3"))
    for text in [notices, copyright] {
      #expect(text.contains("Permission is hereby granted, free of charge, to any person obtaining a copy"))
      for holder in ["Gwendal Roué", "Simon Whitty", "fiat-crypto authors", "mozillazg"] {
        #expect(text.contains(holder), "\(holder)")
      }
    }
    let folded = { (text: String) in text.split { " \n".contains($0) }.joined(separator: " ") }
    let licences = try Repository.text("Sources/CLexicon/LICENSES.md")
    let wordNet = try #require(licences.firstMatch(of: #/(?s)This software and.*preserve same\./#))
    #expect(folded(notices).contains(folded(String(wordNet.0))))
    #expect(folded(copyright).replacing(" . ", with: " ").contains(folded(String(wordNet.0))))
  }
}
