import Interchange

/// Fetches what is to be imported from the web, by the `curl` of the system.
///
/// A program of its own, since few imports want the web, and every start of `curricc` would pay for a library.
enum ImportDownload {
  /// How long it may take, and how long until a server answers, in seconds.
  private static let seconds = (all: 120, connection: 15)
  /// Bytes that may come.
  private static let limit = 256 << 20

  /// True for what names something on the web.
  static func isAddress(_ name: String) -> Bool { name.contains("://") }

  /// The bytes at an address.
  ///
  /// - Parameters:
  ///   - address: An https address.
  ///   - headers: What is sent beside it; it may be secret, so no other program sees it, and no message shows it.
  /// - Throws: `InputError` for other addresses, and for what cannot be fetched within the limits.
  static func source(_ address: String, headers: [(name: String, value: String)]) throws -> ImportSource {
    guard address.hasPrefix("https://"), !address.dropFirst(8).isEmpty else {
      throw InputError("'\(shown(address))' is no https address, and no other is fetched")
    }
    var lines = [
      "url = \(quoted(address))", "proto = \"=https\"", "proto-redir = \"=https\"", "location",
      "max-redirs = 5",
      "max-time = \(seconds.all)", "connect-timeout = \(seconds.connection)", "max-filesize = \(limit)",
      "silent", "fail", "globoff", "user-agent = \"curricc/\(Curricc.version)\"",
    ]
    for header in headers { lines.append("header = \(quoted("\(header.name): \(header.value)"))") }
    var process = GeneratorProcess(
      words: ["curl", "--disable", "--config", "-"], timeout: .seconds(seconds.all + 10))
    process.outputLimit = limit
    do throws(GeneratorError) {
      let bytes = try process.answer(to: lines.joined(separator: "\n") + "\n")
      return ImportSource(file: name(of: address), bytes)
    } catch { throw InputError("'\(shown(address))' cannot be fetched: \(words(error.message))") }
  }

  /// The headers that a user gives, of which values may stand in the environment.
  ///
  /// - Parameter given: 'X-Master-Key: env:JSONBIN_KEY'.
  /// - Throws: `InputError` for what is no header, or names a variable that is not set.
  static func headers(_ given: [String], _ environment: [String: String]) throws -> [(
    name: String, value: String
  )] {
    try given.map { text in
      guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else {
        throw InputError("--header takes 'Name: value' or 'Name: env:VARIABLE'")
      }
      let name = String(text[..<colon])
      var value = String(text[text.index(after: colon)...].drop { $0 == " " })
      if value.hasPrefix("env:") {
        let variable = String(value.dropFirst(4))
        guard let found = environment[variable], !found.isEmpty else {
          throw InputError("the variable \(variable), which --header names for \(name), is not set")
        }
        value = found
      }
      guard !(name + value).unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
        throw InputError("the header \(name) has a line break or the like in it")
      }
      return (name, value)
    }
  }

  /// An address without what may be secret in it: names, passwords, parameters.
  private static func shown(_ address: String) -> String {
    let bare = address.prefix { $0 != "?" && $0 != "#" }
    guard let at = bare.lastIndex(of: "@"), let scheme = bare.firstRange(of: "://"), at >= scheme.upperBound
    else {
      return String(bare.prefix(200))
    }
    return String((bare[..<scheme.upperBound] + bare[bare.index(after: at)...]).prefix(200))
  }

  /// What the source is called: the last part of the path.
  private static func name(of address: String) -> String {
    let path = shown(address).dropFirst(8).split(separator: "/").dropFirst()
    return path.last.map(String.init) ?? "download"
  }

  /// A value of curl's configuration.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Why curl failed, in words.
  ///
  /// Source: curl's manual, "Exit codes".
  private static func words(_ message: String) -> String {
    let reasons = [
      1: "it leads to an address that is not https",
      6: "the server's name is not known; is this machine offline?",
      7: "the server cannot be reached; is this machine offline?",
      22: "the server has no such page, or does not let you have it",
      28: "it took more than \(seconds.all) seconds", 35: "no secure connection could be made",
      47: "it leads from one address to the next without end",
      60: "the server's certificate is not trusted",
      63: "it has more than \(limit >> 20) MB, which is the limit",
    ]
    for (code, reason) in reasons where message.hasSuffix(" \(code)") { return reason }
    return message.contains("not be started") || message.contains("No such file")
      ? "curl, which fetches it, is not installed" : message
  }
}
