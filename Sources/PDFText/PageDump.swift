/// What a PDF file says of itself as a whole.
package struct DocumentHead: Sendable, Equatable {
  /// How many pages the file has: 1 or more.
  package var pageCount: Int
  /// The title that the file gives itself, which is often a template's.
  package var title: String?
  /// The author that the file names.
  package var author: String?
  /// Whether the file is encrypted, with a password to open it or only with restrictions.
  package var isEncrypted: Bool
  /// Whether its author lets readers copy text out of it, which nothing here enforces.
  package var mayCopy: Bool
  /// The version of the format that the file claims, as in "1.7".
  package var pdfVersion: String

  package init(
    pageCount: Int, title: String? = nil, author: String? = nil, isEncrypted: Bool = false,
    mayCopy: Bool = true, pdfVersion: String = "1.4"
  ) {
    self.pageCount = pageCount
    self.title = title
    self.author = author
    self.isEncrypted = isEncrypted
    self.mayCopy = mayCopy
    self.pdfVersion = pdfVersion
  }
}

/// A page of a PDF file: its characters with their places and looks, and what else can hold words.
///
/// Lengths are in hundredths of a point. The origin is the top left corner of the visible page, after the page's
/// own rotation.
package struct PageDump: Sendable, Equatable {
  /// The number of the page, from 1.
  package var number: Int
  /// The width of the visible page.
  package var width: Int32
  /// The height of the visible page.
  package var height: Int32
  /// The characters in poppler's order, one for each Unicode scalar.
  ///
  /// The spaces that poppler sees between words are among them, the ends of lines are not.
  package var glyphs: [Glyph]
  /// The looks that glyphs name by their position here.
  package var styles: [TextStyle]
  /// Where pictures are; empty where they were not looked for, as `PDFReader.Images` says.
  ///
  /// Poppler 22.12 swaps width and height of one that is stretched until its shorter side is the longer.
  package var images: [Box]
  /// The fields to fill in, whose values are not among the glyphs.
  package var fields: [FormField]
  /// What people wrote on the page as comments, which is not among the glyphs.
  package var notes: [PageNote]

  package init(
    number: Int, width: Int32, height: Int32, glyphs: [Glyph] = [], styles: [TextStyle] = [],
    images: [Box] = [], fields: [FormField] = [], notes: [PageNote] = []
  ) {
    self.number = number
    self.width = width
    self.height = height
    self.glyphs = glyphs
    self.styles = styles
    self.images = images
    self.fields = fields
    self.notes = notes
  }
}

/// A rectangle on a page, in hundredths of a point from the page's top left corner.
package struct Box: Sendable, Hashable {
  /// May lie off the page, as may the others; never more than `right`.
  package var left: Int32
  /// Never more than `bottom`.
  package var top: Int32
  package var right: Int32
  package var bottom: Int32

  package init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

/// One Unicode scalar at its place.
package struct Glyph: Sendable, Hashable {
  package var scalar: Unicode.Scalar
  package var box: Box
  /// The position of its look in `PageDump.styles`.
  package var style: UInt16

  package init(scalar: Unicode.Scalar, box: Box, style: UInt16) {
    self.scalar = scalar
    self.box = box
    self.style = style
  }
}

/// How characters look.
package struct TextStyle: Sendable, Hashable {
  /// The font's name without the tag of a subset; empty where the file gives none.
  package var fontName: String
  /// The size in hundredths of a point.
  package var size: Int32
  /// Red, green and blue, as in 0xRRGGBB.
  package var color: UInt32
  /// Whether the font's name says that it is bold.
  package var isBold: Bool
  /// Whether the font's name says that it slants.
  package var isItalic: Bool
  /// Whether the font's name says that its characters are equally wide.
  package var isMonospaced: Bool

  package init(
    fontName: String, size: Int32, color: UInt32, isBold: Bool, isItalic: Bool, isMonospaced: Bool
  ) {
    self.fontName = fontName
    self.size = size
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// A look whose weight, slant and width are read out of the font's name, since files do not state them.
  package init(fontName: String, size: Int32, color: UInt32) {
    let bytes = fontName.utf8.map { $0 | 0x20 }
    func says(_ parts: StaticString...) -> Bool {
      parts.contains { part in
        part.withUTF8Buffer { FontNames.contains(bytes, $0) }
      }
    }
    // Behind the letters that tell one subset of a font from another.
    let name = bytes.lastIndex(of: UInt8(ascii: "+") | 0x20).map { bytes[($0 + 1)...] } ?? bytes[...]
    func begins(_ parts: StaticString...) -> Bool {
      parts.contains { part in part.withUTF8Buffer { name.starts(with: $0) } }
    }
    self.init(
      fontName: fontName, size: size, color: color,
      isBold: says(
        "bold", "black", "heavy", "semib", "demi", "cmbx", "sfbx",
        // Computer Modern without serifs, Nimbus, Linux Libertine.
        "ssbx", "9l-medi", "libertineob", "libertineoz", "libertinetb", "libertinetz")
        // CM-Super: bold without width, slanted, italic, with small capitals, without serifs; Computer Modern's "cmb10".
        || begins("sfrb", "sfbl", "sfbi", "sfxc", "sfsx", "sfso", "cmb1", "cmbcsc"),
      isItalic: says("ital", "obli", "slant", "cmti", "cmsl", "cmbxti", "cmbxsl")
        || begins("sfti", "sfsl", "sfbi", "sfbl", "sfsi", "sfso", "sfui", "sfci", "cmssi"),
      isMonospaced: says("mono", "courier", "cmtt", "consol", "typewriter", "sourcecode", "firacode", "menlo")
        || begins("sftt", "sfit", "sfst", "cmsltt", "cmitt"))
  }
}

/// Looks for parts of font names.
private enum FontNames {
  /// Whether bytes contain others one after the other.
  static func contains(_ bytes: [UInt8], _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...bytes.count - part.count).contains { start in
      part.indices.allSatisfy { bytes[start + $0] == part[$0] }
    }
  }
}

/// A field of a form.
package struct FormField: Sendable, Equatable {
  /// What a field can be.
  package enum Kind: UInt8, Sendable, CaseIterable {
    case button
    case text
    case choice
    case signature
    case unknown
  }

  package var kind: Kind
  /// The field's full name, as in "question1.answer".
  package var name: String
  /// What was typed or chosen, choices one a line.
  package var value: String
  /// Whether a tick box or a radio button is on.
  package var isOn: Bool
  package var box: Box

  package init(kind: Kind, name: String, value: String, isOn: Bool, box: Box) {
    self.kind = kind
    self.name = name
    self.value = value
    self.isOn = isOn
    self.box = box
  }
}

/// A comment on a page: a sticky note, a highlight with words, text typed onto the page.
package struct PageNote: Sendable, Equatable {
  package var contents: String
  package var box: Box

  package init(contents: String, box: Box) {
    self.contents = contents
    self.box = box
  }
}
