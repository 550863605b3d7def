import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc watch`: checks a curriculum at each save, and builds it where asked.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Checks a curriculum whenever a file in it changes.",
    discussion: """
      Prints what is found at first, then what each change brought and mended. Only what a change concerns is checked \
      again. With --build the bundle is built as well, as often as there are no errors. Ctrl-C ends it.

      Example: curricc watch curriculum
      Example: curricc watch curriculum --build -o build/curriculum.sqlite

      Exit status: 0 ended, 2 usage, or a folder that cannot be read.
      """)

  @Argument(help: "The curriculum's folder; here, or 'curriculum', if you name none.", completion: .directory)
  var folder: String?

  @Flag(help: "Build the bundle, too, whenever there are no errors.")
  var build = false

  @Option(
    name: [.short, .long],
    help: "The bundle's file (with --build); build/<name of the curriculum>.sqlite, if you say nothing.")
  var output: String?

  @Option(help: "How closely to check, whatever curriculum.yaml says: strict, default or lenient.")
  var profile: Profile?

  @Option(help: "Findings printed at most after a change; 0 for all.")
  var limit = 20

  @OptionGroup var work: WorkOptions

  func validate() throws {
    if output != nil, !build { throw ValidationError("--output goes with --build.") }
    if limit < 0 { throw ValidationError("--limit takes 0 or more.") }
  }

  func run() throws {
    let folder = folder ?? Workspace.defaultFolder
    var watch = FolderWatch(folder)
    var compiler = work.compiler
    compiler.plan.profile = profile
    var watched = try WatchedCurriculum(folder, compiler, limit: limit)
    let rebuild = build ? WatchedBuild(folder: folder, output: output, threads: work.threads) : nil
    Terminal.write(watched.firstReport())
    // What the build writes may lie in the folder, and is no reason to build again.
    var own: Set<String> = []
    if let path = rebuild?.run(after: watched) { own.insert(path) }
    Terminal.writeError("watching '\(folder)'; Ctrl-C ends it\n")
    while true {
      let paths = watch.waitForChanges().subtracting(own)
      guard let report = watched.report(after: paths) else { continue }
      Terminal.write(report)
      if let path = rebuild?.run(after: watched) { own.insert(path) }
    }
  }
}

/// The bundle of a curriculum that is watched.
struct WatchedBuild {
  let folder: String
  let output: String?
  let threads: Int

  /// Builds the bundle where nothing stands in the way, and says what came of it.
  ///
  /// - Returns: The bundle's path relative to the curriculum's folder, where it was written into that.
  func run(after watched: WatchedCurriculum) -> String? {
    guard !watched.hasErrors else {
      Terminal.write("not built: there are errors\n")
      return nil
    }
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let workspace = try Workspace(folder)
      var compiler = watched.compiler
      compiler.plan.distractors = .keep
      let compilation = compiler.compile(workspace.load(threads: threads))
      guard let completed = compilation.completed else {
        // What wrong answers have to be chosen for is looked at only here.
        var section = Report.Section(
          compilation.diagnostics, sources: compilation.sources, paths: SourcePaths(folder: folder))
        section.show { $0.severity == .error }
        Terminal.showFindings(section)
        return nil
      }
      let settings = completed.checked.curriculum.settings
      let path = output ?? "build/\(makeSlug(from: settings.name) ?? "curriculum").sqlite"
      try LockFile(workspace.folder).take(completed.options.lock, isLocked: false)
      let media = try MediaDigests(workspace.folder).digests(of: completed.checked.curriculum)
      let hash = try BundleBuild(includesSearch: true, sourceRevision: nil, threads: threads)
        .write(BuiltContent(completed, media: media), to: BundleFile(path, makesFolder: output == nil))
      Terminal.write(
        "built \(path), content hash \(hash.prefix(12)), in \(WatchedCurriculum.seconds(clock.now - start)) s\n"
      )
      guard let root = FilePath.absolute(folder), let place = FilePath.absolute(path),
        place.hasPrefix(root + "/")
      else { return nil }
      return String(place.dropFirst(root.count + 1))
    } catch {
      let reason = (error as? InputError)?.message ?? "\(error)"
      Terminal.writeError("curricc: not built: \(reason)\n")
      return nil
    }
  }
}
