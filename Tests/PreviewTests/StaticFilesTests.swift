import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

@testable import Preview

@Suite struct StaticFilesTests {
  private static func files() throws -> [String: String] {
    let bundle = try BuiltBundle()
    let site = PreviewSite(try PreviewEdition(BundleReader(path: bundle.path)), number: 1, isLive: false)
    var files: [String: String] = [:]
    let missing = try StaticFiles(site) { _ in nil }.forEach { path, bytes in
      #expect(files[path] == nil, "\(path) twice")
      files[path] = String(decoding: bytes, as: UTF8.self)
    }
    #expect(missing.isEmpty)
    return files
  }

  @Test func thePageOfPlainFilesRunsOneScriptAndNoModule() throws {
    let files = try Self.files()
    let page = try #require(files["index.html"])
    #expect(page.contains("<script defer src=\"preview.js\"></script>"))
    #expect(!page.contains("type=\"module\""))
    #expect(files["style.css"] != nil)
    #expect(!files.keys.contains { $0.hasPrefix("app/") || $0.hasPrefix("runtime/") })
  }

  @Test func documentsOfPlainFilesAreTextsThatAreParsedAndNeverRun() throws {
    let files = try Self.files()
    let index = try #require(files["data/index.js"])
    #expect(index.hasPrefix("curriccReceive(\"index\", \"{"))
    #expect(index.hasSuffix("}\");\n"))
    #expect(index.split(separator: "\n").count == 1)
  }

  @Test func modulesStandBehindThoseThatTheyImport() {
    var seen: Set<String> = []
    for file in WebFile.all where file.path.hasSuffix(".js") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("import ") {
        let name = line.split(separator: "\"").dropLast().last.map(String.init) ?? ""
        let folder = name.hasPrefix("../") ? "" : String(file.path.prefix { $0 != "/" }) + "/"
        let target =
          folder + name.replacingOccurrences(of: "../", with: "").replacingOccurrences(of: "./", with: "")
        #expect(seen.contains(target), "\(file.path) imports \(target), which stands behind it")
      }
      seen.insert(file.path)
    }
    #expect(seen.count > 20)
  }

  @Test func everyFileOfThePageIsCompiledIn() throws {
    let root = "Sources/CWeb/Web/"
    let files = try ["html", "css", "svg", "js"].flatMap {
      try Repository.files(under: "Sources/CWeb/Web", ending: ".\($0)")
    }
    #expect(Set(WebFile.all.map { root + $0.path }) == Set(files))
    for file in WebFile.all {
      #expect(
        try Repository.text(root + file.path) == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
    }
  }

  @Test func contentReachesThePageAsTextAlone() {
    for file in WebFile.all where file.path.hasSuffix(".js") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for way in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
        "DOMParser",
      ] {
        #expect(!text.contains(way), "\(file.path) has \(way)")
      }
    }
  }

  @Test func thePageAsksNobodyElseForAnything() {
    for file in WebFile.all {
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains("http:") && !text.contains("https:"), "\(file.path) names an address")
    }
  }

  @Test func aModuleBecomesAFunctionThatTakesWhatItImports() {
    let modules = [
      WebFile(
        path: "runtime/a.js", bytes: Array("export const one = 1;\nexport async function two() {}\n".utf8)),
      WebFile(
        path: "app/b.js",
        bytes: Array(
          "import {\n  one,\n} from \"../runtime/a.js\";\nimport * as all from \"../runtime/a.js\";\nuse(one, all);\n"
            .utf8)),
    ]
    let text = ScriptFile(modules).text
    #expect(text.contains("curriccModules[\"runtime/a.js\"] = { one, two };"))
    #expect(text.contains("const {  one,} = curriccModules[\"runtime/a.js\"];"), "\(text)")
    #expect(text.contains("const all = curriccModules[\"runtime/a.js\"];"))
    #expect(!text.contains("import ") && !text.contains("export "))
  }
}
