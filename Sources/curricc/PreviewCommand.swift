import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime
import Dispatch
import Interchange
import Preview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc preview`: the curriculum as learners meet it, in a browser, with what authors want to know beside it.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows a curriculum in a browser as learners will meet it.",
    discussion: """
      Serves a page to this machine alone, and shows what you save within a second. Where the sources have errors the \
      page says so, and keeps what could be built last. Nothing is written into the curriculum. Ctrl-C ends it.

      Example: curricc preview curriculum --since main

      Example: curricc preview curriculum --static build/preview

      Exit status: 0 ended or written, 1 errors in the curriculum (with --static), 2 usage, or input that cannot be \
      read, or a port or folder that cannot be had.
      """)

  @Argument(
    help: ArgumentHelp(
      "The curriculum's folder, or a bundle; here, or 'curriculum', if you name none.",
      valueName: "curriculum"))
  var name: String?

  @Option(help: "The port on this machine; 0 for any that is free.")
  var port: UInt16 = 8642

  @Option(
    name: .customLong("static"),
    help: ArgumentHelp("Write the page as plain files into this folder instead.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "A bundle, or a git revision, to say what has changed since.", valueName: "version"))
  var since: String?

  @Flag(help: "Replace files that are there already (with --static).")
  var force = false

  @OptionGroup var options: WorkOptions

  func validate() throws {
    if folder == "" { throw ValidationError("--static takes the name of a folder") }
    if force, folder == nil { throw ValidationError("--force goes with --static") }
    if since == "" { throw ValidationError("--since takes a bundle or a revision") }
  }

  func run() throws {
    let builder = try PreviewBuilder(
      name ?? Workspace.defaultFolder, since: since, isLive: folder == nil, threads: options.threads)
    if let folder { return try write(builder, to: folder) }
    try serve(builder)
  }

  /// Writes the page as plain files: all of them, or none.
  private func write(_ builder: PreviewBuilder, to folder: String) throws {
    let place = try ExportPlace(folder, .folder, replaces: force)
    let site = try builder.build(showsFindings: true)
    if site.hasErrors {
      Terminal.writeError("nothing was written\n")
      throw ExitStatus.findings
    }
    let spool = try SpooledFiles()
    let missing = try StaticFiles(site, media: builder.media).forEach { path, bytes in
      try spool.take(.file(path))
      try spool.take(.bytes(bytes))
    }
    try place.write(spool)
    if let first = missing.first {
      Terminal.writeError(
        "left out, since the curriculum's folder does not have them: \(missing.count.counted("media file")), "
          + "such as '\(first)'\n")
    }
    Terminal.write("\(folder)/index.html\n")
  }

  /// Serves the page until a signal comes.
  private func serve(_ builder: PreviewBuilder) throws {
    let watch = builder.watch
    let site = try builder.build(showsFindings: true)
    // Blocked before any other thread begins, so that the signal waits for the one that asks for it.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let state = PreviewState(site)
    let server = PreviewServer(state, media: builder.media)
    let port = port
    Task.detached {
      do {
        try await server.run(port: port) { port in
          Terminal.write("http://127.0.0.1:\(port)/\n")
          Terminal.writeError("the preview runs; Ctrl-C ends it\n")
        }
      } catch {
        Terminal.writeError(
          "curricc: port \(port) cannot be had on this machine; name another with --port, or 0 for any\n")
        Terminal.endProcess(ExitStatus.unusable)
      }
    }
    let building = DispatchSemaphore(value: 1)
    DispatchQueue(label: "watch").async {
      var watch = watch
      while true {
        _ = watch.waitForChanges()
        building.wait()
        let site = builder.rebuild()
        building.signal()
        if let site { Task { await state.show(site) } }
      }
    }
    var number: Int32 = 0
    sigwait(&signals, &number)
    // What is being built has a folder of its own, which goes when it is done.
    _ = building.wait(timeout: .now() + .seconds(10))
    Terminal.endProcess()
  }
}
