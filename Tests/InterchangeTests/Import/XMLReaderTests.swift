import Testing

@testable import Interchange

/// XML as it comes: in many encodings, cut off, and made to do harm.
struct XMLReaderTests {
  private func element(_ xml: String) throws -> XMLElement { try element(Array(xml.utf8)) }

  private func element(_ bytes: [UInt8]) throws -> XMLElement {
    let reader = XMLReader(bytes, file: "test.xml")
    while try reader.next() != .start {}
    let element = try reader.element()
    while try reader.next() != .finished {}
    return element
  }

  private func message(_ xml: String) -> String {
    do {
      _ = try element(xml)
      return ""
    } catch { return "\(error)" }
  }

  @Test func elementsHaveNamesAttributesTextsAndLines() throws {
    let root = try element(
      "<a xmlns:p='u'>\n<p:b c=\"1 &lt; 2\" d='a &amp; &#38; &amp;amp; &amp;#38; b' xml:lang='de'>x<![CDATA[<y>]]></p:b><e/>&#x41;&amp;</a>"
    )
    let inner = try #require(root.child("b"))
    #expect(inner["c"] == "1 < 2")
    #expect(inner["d"] == "a & & &amp; &#38; b")
    #expect(inner["xml:lang"] == "de")
    #expect(inner.text == "x<y>")
    #expect(inner.line == 2)
    #expect(root.children.map(\.name) == ["b", "e"])
    #expect(root.text == "x<y>A&")
  }

  @Test func aTextOfManyPiecesIsOne() throws {
    let long = String(repeating: "äöü<![CDATA[&]]>", count: 50_000)
    #expect(try element("<a><b>\(long)</b></a>").text.unicodeScalars.count == 200_000)
  }

  @Test func namesOfHTMLCharactersAreRead() throws {
    #expect(try element("<a>x&nbsp;y&eacute;</a>").text == "x\u{A0}yé")
    #expect(try element("<!DOCTYPE a SYSTEM 'http://127.0.0.1:1/a.dtd'><a>&auml;</a>").text == "ä")
  }

  @Test(arguments: [
    ("<!DOCTYPE a [<!ENTITY l 'lol'><!ENTITY m '&l;&l;'>]>\n<a>&m;</a>", "declares the entity 'l'"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>", "which lies in another file"),
    ("<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://127.0.0.1:1/'> %x;]><a/>", "which lies in another file"),
    ("<a>&unknown;</a>", "the entity '&unknown;' is not known"),
    ("<a b='&unknown;'/>", "the entity '&unknown;' is not known"),
    ("<a>\n<b>\ntext", "line 3: the file ends in the middle"),
    ("<a></b>", "line 1: "), ("", "line 1: "), ("no XML at all", "line 1: it is no XML"),
  ])
  func whatIsNotToBeReadIsSaid(_ xml: String, _ expected: String) {
    #expect(message(xml).contains(expected))
  }

  @Test func elementsInTooManyOthersEndInAnErrorThatNamesTheLimit() {
    #expect(message(String(repeating: "<a>", count: 100_000)).contains("in more than 256 others"))
  }

  @Test func attributesThatOnlyADocumentTypeGivesMakeNothingLarger() throws {
    let root = try element("<!DOCTYPE a [<!ATTLIST b c CDATA 'much'>]><a><b/><b c='own'/></a>")
    #expect(root.children("b").map { $0["c"] } == [nil, "own"])
  }

  @Test func otherEncodingsAreReadAndSaid() throws {
    let utf16 = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é</a>".utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(try element([0xFF, 0xFE] + utf16).text == "é")
    #expect(try element(utf16).text == "é")
    let latin1 = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8)
    #expect(try element(latin1).text == "é")
    #expect(XMLReader(latin1, file: "").repair == "read as iso-8859-1, written as UTF-8")
    let undeclared = Array("<a>".utf8) + [0xE9, 0x80] + Array("</a>".utf8)
    #expect(try element(undeclared).text == "é€")
    #expect(XMLReader(undeclared, file: "").repair?.contains("Windows-1252") == true)
    let cyrillic =
      Array("<?xml version='1.0' encoding='windows-1251'?><a>".utf8) + [0xCF] + Array("</a>".utf8)
    #expect(try element(cyrillic).text == "П")
    let wrong = "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>"
    #expect(try element(wrong).text == "é")
    #expect(XMLReader(Array(wrong.utf8), file: "").repair == "says that it is in iso-8859-1, and is in UTF-8")
    #expect(try element([0xEF, 0xBB, 0xBF] + Array("<a>é</a>".utf8)).text == "é")
  }
}
