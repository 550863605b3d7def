/// The page's modules as one plain script.
///
/// Browsers load no modules, and fetch no JSON, from files that somebody has unpacked and opened.
struct ScriptFile {
  private let modules: [WebFile]

  /// The modules among some files, each behind those that it imports.
  init(_ files: [WebFile]) { modules = files.filter { $0.path.hasSuffix(".js") } }

  /// The script: each module in a function of its own, in their order.
  ///
  /// A statement that imports begins its line with `import` and ends one with a semicolon; `export` stands at the
  /// beginning of a line before a declaration.
  var text: String {
    var text = "\"use strict\";\nglobalThis.curriccPlain = true;\nconst curriccModules = {};\n"
    for module in modules { text += Self.wrapped(module) }
    return text
  }

  private static func wrapped(_ module: WebFile) -> String {
    var lines: [String] = []
    var names: [Substring] = []
    var statement: String?
    let source = String(decoding: module.bytes, as: UTF8.self)
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if statement != nil || line.hasPrefix("import ") {
        statement = (statement ?? "") + line
        guard line.hasSuffix(";") else { continue }
        lines.append(binding(statement ?? "", in: module.path))
        statement = nil
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        names.append(declaredName(declaration))
        lines.append(String(declaration))
      } else {
        lines.append(String(line))
      }
    }
    return """
      (() => {
      \(lines.joined(separator: "\n"))
      curriccModules["\(module.path)"] = { \(names.joined(separator: ", ")) };
      })();

      """
  }

  /// The name in `async function name(`, `class Name`, `const name =`.
  private static func declaredName(_ declaration: Substring) -> Substring {
    let words = declaration.split(whereSeparator: { " (={;".contains($0) })
    return words.first { !["async", "function", "class", "const", "let"].contains($0) } ?? ""
  }

  /// `import { a } from "./b.js";` as a declaration that takes the same from the modules before.
  private static func binding(_ statement: String, in path: String) -> String {
    let parts = statement.dropFirst("import ".count).split(separator: " from ", maxSplits: 1)
    let names = parts.first ?? ""
    let target = (parts.last ?? "").filter { $0 != "\"" && $0 != ";" && $0 != " " }
    let taken = names.hasPrefix("* as ") ? names.dropFirst("* as ".count) : names
    return "const \(taken) = curriccModules[\"\(resolved(target, from: path))\"];"
  }

  /// A module's path by the name that another gives it: `./x.js`, `../y/x.js`.
  private static func resolved(_ name: String, from path: String) -> String {
    var folders = path.split(separator: "/").dropLast()
    var rest = Substring(name)
    while let slash = rest.firstIndex(of: "/") {
      switch rest[..<slash] {
      case ".": break
      case "..": folders = folders.dropLast()
      default: folders.append(rest[..<slash])
      }
      rest = rest[rest.index(after: slash)...]
    }
    return (folders + [rest]).joined(separator: "/")
  }
}
