import CurriculumTestSupport
import Foundation
import Testing

@Suite struct CommandTests {
  @Test func aNewCurriculumBuildsAtOnce() throws {
    let folder = try TemporaryFolder()
    #expect(try Tool.run("init", folder.path("mine")).status == 0)
    let build = try Tool.run("build", folder.path("mine"), "-o", folder.path("mine.sqlite"))
    #expect(build.status == 0)
    #expect(build.output.contains("built "))
    let inspect = try Tool.run("inspect", folder.path("mine.sqlite"), "--verify")
    #expect(inspect.status == 0)
    #expect(inspect.output.contains("the content matches its hash"))
  }

  @Test func aNewCurriculumNeedsAName() throws {
    let result = try Tool.run("init", "")
    #expect(result.status == 2)
    #expect(result.error.contains("name a folder"), "\(result.error)")
  }

  @Test func theManifestAtTheTopIsTheCurriculumsOwn() throws {
    let folder = try TemporaryFolder()
    _ = try Tool.run("init", folder.path("mine"))
    try folder.write("mine/a/curriculum.yaml", "kind: curriculum\nname: Other\nversion: 9.0.0\n")
    let result = try Tool.run("lint", "--format", "github", folder.path("mine"))
    #expect(result.output.contains("a/curriculum.yaml,line="), "\(result.output)")
    #expect(result.output.contains("this is a second file of kind 'curriculum'"), "\(result.output)")
  }

  @Test func versionAndHelpGoToStandardOutput() throws {
    let version = try Tool.run("--version")
    #expect(version.status == 0)
    #expect(!version.output.isEmpty)
    #expect(version.error.isEmpty)
    let help = try Tool.run("build", "--help")
    #expect(help.output.contains("Exit status"))
  }

  @Test func wrongUsageHasStatus2() throws {
    #expect(try Tool.run("build", "--jobs", "0").status == 2)
    #expect(try Tool.run("nonsense").status == 2)
  }
}
