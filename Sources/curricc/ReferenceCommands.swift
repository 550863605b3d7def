import ArgumentParser
import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc explain`: what a rule says and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule, with an example that breaks it and one that keeps it.",
    discussion: """
      Example: curricc explain kit/name-length

      Exit status: 0 explained, 2 there is no such rule.
      """)

  @Argument(help: "The rule's name, as it stands in brackets in a finding; without one all rules are listed.")
  var rule: String?

  @Option(help: "Write a page for each rule and an index into this folder instead.")
  var pages: String?

  func run() throws {
    if let pages {
      for (path, text) in RulePages.files {
        if let slash = path.firstIndex(of: "/") { mkdir("\(pages)/\(path[..<slash])", 0o777) }
        try AtomicFile.replace("\(pages)/\(path)", with: Array(text.utf8))
      }
      return
    }
    guard let name = rule else {
      let width = Rule.all.map(\.name.count).max() ?? 0
      for rule in Rule.all {
        let padding = String(repeating: " ", count: width - rule.name.count + 2)
        let severity =
          rule.severity.rawValue + String(repeating: " ", count: 9 - rule.severity.rawValue.count)
        Terminal.write(rule.name + padding + severity + rule.summary + "\n")
      }
      for rule in ChangeRule.all {
        let padding = String(repeating: " ", count: max(0, width - rule.name.count) + 2)
        let impact = rule.impact.rawValue + String(repeating: " ", count: 9 - rule.impact.rawValue.count)
        Terminal.write(rule.name + padding + impact + rule.summary + "\n")
      }
      return
    }
    if let rule = ChangeRule.named(name) { return Terminal.write(rule.explanation) }
    guard let rule = Rule.named(name) else {
      let near = nearest(
        to: name, among: Rule.all.flatMap { [$0.name] + $0.aliases } + ChangeRule.all.map(\.name))
      throw InputError("there is no rule '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    Terminal.write(rule.explanation)
  }
}

/// `curricc schema`: JSON Schemas of the authoring files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Writes the JSON Schemas of the authoring files.",
    discussion: """
      Example: curricc schema -o schemas

      Exit status: 0 written, 2 the folder cannot be written.
      """)

  @Option(name: [.short, .long], help: "The folder to write them into.")
  var output = "schemas"

  func run() throws {
    for (name, text) in JSONSchema.files {
      try AtomicFile.replace("\(output)/\(name)", with: Array(text.utf8))
      Terminal.write("\(output)/\(name)\n")
    }
  }
}
