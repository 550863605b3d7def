import CurriculumCompiler
import CurriculumTestSupport
import Interchange
import PDFText

extension FuzzTarget {
  /// What a worker that has been taken over may send, and what is made of the pages in it.
  static let frames = FuzzTarget(
    name: "frames", seeds: { papers.map { frames(of: typed($0)) } },
    run: { bytes in
      var reader = FrameReader()
      var pages: [PageText] = []
      bytes.withUnsafeBytes { reader.append($0) }
      while let frame = try? reader.next() {
        if case .page(let page) = frame { pages.append(PageText(page)) }
      }
      check(pages)
    })

  /// A document typed line by line: tabs go to the right, a form feed begins a page, a first `^` is large, `*` is bold.
  static let pages = FuzzTarget(
    name: "pages", seeds: { papers.map { Array($0.utf8) } },
    run: { bytes in check(typed(String(decoding: bytes, as: UTF8.self)).map { PageText($0.dump) }) })

  /// What a program answers that writes questions: JSON of any quality.
  static let generated = FuzzTarget(
    name: "generated",
    seeds: {
      [
        "```json\n{\"items\": [{kind: 'choice', \"question\": \"Which?\", \"answer\": \"a\", \"options\": [\"a\", \"b\",],",
        "[{\"kind\":\"numeric\",\"question\":\"How many?\",\"answer\":\"3 J\",\"marks\":2,\"snippet\":\"It is three "
          + "joules in all\",\"page\":1,\"accept\":[\"3 J\"],\"rubric\":[\"p\"]}]",
        "{\"kind\":\"short\",\"question\":\"Why?\",\"answer\":\"\\ud83d\\ude00\",\"snippet\":\"It is three joules\","
          + "\"page\":\"1\"}",
      ].map { Array($0.utf8) }
    },
    run: { bytes in
      let json = UntidyJSON(bytes)
      let page = GeneratorPage(number: 1, text: pageText, ownText: pageText)
      let reader = GeneratedItemReader(pages: [page], generator: "fuzz")
      for entry in json.entries(under: "items") {
        do throws(GeneratedItemRefusal) { _ = try reader.item(entry) } catch {
          expect(!error.message.isEmpty, "a refusal without words")
        }
      }
    })

  private static let pageText = "It is three joules in all, as anyone can read here."

  /// Extracts pages, and reads what is written of them.
  private static func check(_ pages: [PageText]) {
    guard !pages.isEmpty else { return }
    let extraction = extract(pages)
    var request = AuthoringRequest()
    request.take(proposeMetadata(pages))
    do {
      let document = SourceDocument(file: "paper.pdf", sha256: nil)
      for (index, file) in try AuthoringFiles(extraction, of: document, request).files.enumerated() {
        let source = SourceFile(path: "\(index).yaml", text: file.text)
        let found = readFile(source, SourceFile.ID(index), limits: YAMLLimits()).diagnostics.all
        let fault = found.first { $0.rule.hasPrefix("yaml/") }
        expect(fault == nil, "\(fault?.message ?? "")\n\(file.text)")
      }
    } catch { expect(!"\(error)".isEmpty, "an error without words") }
  }

  private static func typed(_ text: String) -> [TypedPage] {
    text.split(separator: "\u{0C}", omittingEmptySubsequences: false).prefix(8).enumerated().map {
      index, page in
      var typed = TypedPage(index + 1)
      for (line, words) in page.split(separator: "\n", omittingEmptySubsequences: false).prefix(60)
        .enumerated()
      {
        let isLarge = words.hasPrefix("^")
        let isBold = words.hasPrefix("*")
        var column = 0
        for cell in words.dropFirst(isLarge || isBold ? 1 : 0).split(
          separator: "\t", omittingEmptySubsequences: false)
        {
          if !cell.isEmpty {
            typed.type(
              String(cell.prefix(200)), x: 40 + column * 60, y: 40 + line * 13, size: isLarge ? 16 : 10,
              font: isBold ? "Serif-Bold" : "Serif")
          }
          column += 1
        }
      }
      return typed
    }
  }

  private static func frames(of pages: [TypedPage]) -> [UInt8] {
    var writer = FrameWriter()
    writer.head(DocumentHead(pageCount: pages.count))
    writer.message("odd", page: 0)
    for page in pages {
      var dump = page.dump
      dump.images = [Box(left: 0, top: 0, right: 100, bottom: 100)]
      dump.fields = [FormField(kind: .text, name: "q", value: "a", isOn: false, box: dump.images[0])]
      dump.notes = [PageNote(contents: "n", box: dump.images[0])]
      writer.page(dump)
    }
    writer.end()
    return writer.bytes
  }

  private static let papers = [
    """
    ^GCSE Physics 8463/1H Higher Tier June 2019
    1\tWhich of these is a unit of energy?\t\t\t\t\t\t[1 mark]
    \tA\tjoule
    \tB\tmetre
    \tC\tohm
    2\tA ball has a mass of 2 kg. Calculate its weight.
    \tUse g = 9.8 N/kg.\t\t\t\t\t\t[2 marks]
    \t(a)\tState the unit of force.\t\t\t\t(1)
    \t(b)\tExplain why ___ is a vector.
    \u{0C}^Answers
    1 A
    2 19.6 N
    2 (a) newton
    """,
    "*Word\t\t\tTranslation\nla casa\t\t\tthe house\nel perro\t\tthe dog\nagua\t\t\twater\nhola\t\t\thello\n",
    "Q: What is a cell?\nA: The smallest unit of life.\nQ: What is DNA?\nA: A molecule.\n",
    "Force: a push or a pull\nMass: how much matter there is\nWeight – the force of gravity\n",
    "1. True or false: ice floats. True\n2. Match\na) one\t\t\t1) uno\nb) two\t\t\t2) dos\n• What is water?\n• Why?\n",
    "Question\tAnswer\tMark\n01.1\tany two from: heat; light\t2\n01.2\tallow 3.2 to 3.4\t1\n02\taccept DNA\t1\n",
  ]
}
