import ArgumentParser
import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc init`: a small curriculum to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a small curriculum that builds at once.",
    discussion: """
      Example: curricc init my-curriculum && curricc build my-curriculum

      Exit status: 0 written, 2 a file is there already or cannot be written.
      """)

  @Argument(help: "The folder to write it into; it is made if it is not there.")
  var folder: String

  func validate() throws {
    // An unset variable of a shell would write into the root of the machine.
    if folder.isEmpty { throw ValidationError("name a folder; '.' is the one here") }
  }

  func run() throws {
    for source in Starter.files where access("\(folder)/\(source.path)", F_OK) == 0 {
      throw InputError("'\(folder)/\(source.path)' is there already; nothing was written")
    }
    for source in Starter.files {
      try makeFolders(of: "\(folder)/\(source.path)")
      try AtomicFile.replace("\(folder)/\(source.path)", with: source.bytes)
      Terminal.write("\(folder)/\(source.path)\n")
    }
    Terminal.write("now try: curricc build \(folder)\n")
  }

  private func makeFolders(of path: String) throws {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      index = path.index(after: slash)
      let parent = String(path[..<slash])
      guard parent.isEmpty || mkdir(parent, 0o777) == 0 || errno == EEXIST else {
        throw InputError("'\(parent)' cannot be made: \(Workspace.reason())")
      }
    }
  }
}
