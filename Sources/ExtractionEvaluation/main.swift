import Interchange
import PDFText

for path in CommandLine.arguments.dropFirst() {
  print("== \(path)")
  do {
    let reader = try PDFReader(path: path)
    var pages: [PageText] = []
    while let event = try reader.next() { if case .page(let page) = event { pages.append(PageText(page)) } }
    for page in arrange(pages) {
      print("-- page \(page.number) columns \(page.columns)")
      for line in page.lines {
        let cells = line.cells.map(\.text).joined(separator: " ¦ ")
        print("\(line.column) \((line.box.left - line.columnLeft) / 100)\t\(line.size / 100)\(line.isBold ? "b" : "")\t\(cells)")
      }
      for line in page.furniture { print("~~ \(line.text)") }
    }
  } catch { print(error) }
}
