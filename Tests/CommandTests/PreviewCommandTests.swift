import CurriculumTestSupport
import Foundation
import Testing

@Suite struct PreviewCommandTests {
  /// The starter in a folder of its own.
  private static func starter() throws -> (folder: TemporaryFolder, source: String) {
    let folder = try TemporaryFolder()
    #expect(try Tool.run("init", folder.path("source")).status == 0)
    return (folder, folder.path("source"))
  }

  @Test func thePageIsWrittenAsPlainFilesOfACurriculumAndOfABundle() throws {
    let (folder, source) = try Self.starter()
    let result = try Tool.run("preview", source, "--static", folder.path("a"))
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output == folder.path("a") + "/index.html\n")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: source)
    #expect(!sources.contains { $0.hasSuffix(".lock") }, "what was chosen was written beside the sources")
    #expect(try Tool.run("build", source, "-o", folder.path("b.sqlite")).status == 0)
    #expect(try Tool.run("preview", folder.path("b.sqlite"), "--static", folder.path("b")).status == 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("a")).sorted()
    let ofBundle = try FileManager.default.subpathsOfDirectory(atPath: folder.path("b")).sorted()
    #expect(Set(files).symmetricDifference(ofBundle) == ["data/findings.js"])
    #expect(try folder.read("a/data/index.js") == folder.read("b/data/index.js"))
  }

  @Test func thePlainFilesAreTheSameEveryTime() throws {
    let (folder, source) = try Self.starter()
    for name in ["a", "b"] {
      #expect(try Tool.run("preview", source, "--static", folder.path(name)).status == 0)
    }
    let script = "diff -r \"$1\" \"$2\""
    #expect(try Shell.run(script, folder.path("a"), folder.path("b")).status == 0)
  }

  @Test func filesThatAreThereAreReplacedByForceAlone() throws {
    let (folder, source) = try Self.starter()
    try folder.write("out/index.html", "mine")
    let refused = try Tool.run("preview", source, "--static", folder.path("out"))
    #expect(refused.status == 2)
    #expect(refused.error.contains("is there already; nothing was written"), "\(refused.error)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path("out")) == ["index.html"])
    #expect(try Tool.run("preview", source, "--static", folder.path("out"), "--force").status == 0)
    #expect(String(decoding: try folder.read("out/index.html"), as: UTF8.self).hasPrefix("<!doctype html>"))
  }

  @Test func nothingIsWrittenOfACurriculumWithErrors() throws {
    let (folder, source) = try Self.starter()
    try folder.write("source/decks/water.yaml", "kind: deck\n")
    let result = try Tool.run("preview", source, "--static", folder.path("out"))
    #expect(result.status == 1)
    #expect(result.error.contains("nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test(
    arguments: [
      (["--force"], "--force goes with --static"), (["--since", ""], "--since takes"),
      (["--static", ""], "--static takes the name of a folder"), (["--port", "70000"], "--port"),
    ])
  func aWrongUsageIsSaid(arguments: [String], words: String) throws {
    let (folder, source) = try Self.starter()
    let result = try withExtendedLifetime(folder) { try Tool.run(["preview", source] + arguments) }
    #expect(result.status == 2)
    #expect(result.error.contains(words), "\(result.error)")
  }

  @Test(arguments: ["nowhere", "nowhere.sqlite"])
  func whatIsNotThereIsSaid(name: String) throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run("preview", folder.path(name), "--port", "0")
    #expect(result.status == 2)
    #expect(result.error.contains("there is no such file"), "\(result.error)")
  }

  @Test func aRevisionThatIsNotThereIsSaid() throws {
    let (folder, source) = try Self.starter()
    let result = try Tool.run("preview", source, "--static", folder.path("out"), "--since", "nothing")
    #expect(result.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test func theServerAnswersOnThisMachineAloneAndEndsBySignalWithNothingLeft() throws {
    let (folder, source) = try Self.starter()
    let script = """
      export TMPDIR=$(mktemp -d)
      "$CURRICC" preview "$1" --port 0 >"$TMPDIR/../address.$$" 2>/dev/null &
      server=$!
      for _ in $(seq 300); do [ -s "$TMPDIR/../address.$$" ] && break; sleep 0.1; done
      address=$(cat "$TMPDIR/../address.$$"); rm "$TMPDIR/../address.$$"
      port=${address##*:}; port=${port%/}
      ask() {
        exec 3<>/dev/tcp/127.0.0.1/$port
        printf 'GET %s HTTP/1.1\\r\\nHost: %s\\r\\nConnection: close\\r\\n\\r\\n' "$1" "$2" >&3
        timeout 5 head -n 1 <&3
        exec 3<&-
      }
      ask / "127.0.0.1:$port"
      ask /data/index.json "localhost:$port"
      ask /media/../curriculum.yaml "127.0.0.1:$port"
      ask /curriculum.yaml "127.0.0.1:$port"
      ask / evil.example
      "$CURRICC" preview "$1" --port "$port" 2>&1 >/dev/null | head -c 60
      echo
      kill -INT $server; wait $server; echo "status $?"
      ls "$TMPDIR" | wc -l; rm -r "$TMPDIR"
      """
    let result = try withExtendedLifetime(folder) { try Shell.run(script, source) }
    let lines = result.output.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    try #require(lines.count == 8, "\(result.output) \(result.error)")
    #expect(lines[0] == "HTTP/1.1 200 OK")
    #expect(lines[1] == "HTTP/1.1 200 OK")
    #expect(lines[2].hasPrefix("HTTP/1.1 400"))
    #expect(lines[3].hasPrefix("HTTP/1.1 404"))
    #expect(lines[4].hasPrefix("HTTP/1.1 403"))
    #expect(lines[5].hasPrefix("curricc: port "))
    #expect(lines[6] == "status 0")
    #expect(lines[7] == "0", "files left behind")
  }
}
