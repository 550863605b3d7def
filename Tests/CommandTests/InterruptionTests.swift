import CurriculumTestSupport
import Foundation
import Testing

// Slow: a build must last long enough to be stopped in its middle, so the curriculum has thousands of cards.
@Suite(.serialized) struct InterruptionTests {
  private let folder: TemporaryFolder
  private let old: Data
  /// What a build that a signal comes too late for leaves behind.
  private let new: Data

  init() throws {
    folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
    try folder.write("out/other.txt", "mine")
    try #require(try Tool.run("build", folder.path("c"), "-o", folder.path("out/x.sqlite")).status == 0)
    old = try folder.read("out/x.sqlite")
    try LargeCurriculum.write(to: folder, as: "large", decks: 300)
    try #require(try Tool.run("build", folder.path("large"), "-o", folder.path("new.sqlite")).status == 0)
    new = try folder.read("new.sqlite")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
  }

  /// True while a bundle is being written by that process.
  private func isWriting(_ process: Process) throws -> Bool {
    try names().contains(".x.sqlite.curricc-\(process.processIdentifier)")
  }

  /// True once a run has locked the bundle it writes; before, others may take the file for a leftover, and the run
  /// makes it again.
  private func holdsItsFile(_ process: Process) -> Bool {
    let descriptor = open(folder.path("out/.x.sqlite.curricc-\(process.processIdentifier)"), O_RDWR)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  /// Starts a build and stops it by a signal as soon as its temporary file is there, or a little later.
  ///
  /// - Returns: True when the signal came before the new bundle was in its place; the old one is put back otherwise.
  private func stopped(by number: Int32, after delay: useconds_t) throws -> Bool {
    let process = Tool.process(["build", folder.path("large"), "-o", folder.path("out/x.sqlite")])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try withoutBlockedSignals { try process.run() }
    while process.isRunning, try !isWriting(process) { usleep(200) }
    usleep(delay)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    let wasStopped = process.terminationReason == .uncaughtSignal
    if wasStopped { #expect(process.terminationStatus == number) }
    let found = try folder.read("out/x.sqlite")
    if wasStopped, found == old { return true }
    // A signal between the renaming and the end finds the work done; anything but the whole new bundle is a fault.
    #expect(found == new, "neither the old bundle nor the new one")
    try folder.write("out/x.sqlite", old)
    return false
  }

  /// Stops a process in its tracks, and waits until it stands: a signal is delivered some time after it is sent.
  private func halt(_ process: Process) {
    kill(process.processIdentifier, SIGSTOP)
    var state = siginfo_t()
    waitid(P_PID, id_t(process.processIdentifier), &state, WSTOPPED | WEXITED | WNOWAIT)
  }

  /// Threads of tests block signals, and a new process would go on with that.
  private func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalLeavesTheOldBundleAndNothingElse(number: Int32) throws {
    var hits = 0
    for delay in [0, 0, 10_000, 30_000, 100_000] as [useconds_t]
    where try stopped(by: number, after: delay) {
      hits += 1
      let names = try names()
      #expect(names == ["other.txt", "x.sqlite"], "after \(delay) microseconds")
      for name in names where name.hasPrefix(".") {
        try FileManager.default.removeItem(atPath: folder.path("out/" + name))
      }
    }
    #expect(hits > 0, "no build was stopped in its middle")
  }

  @Test(arguments: [0, 20_000, 100_000])
  func aKilledBuildLeavesTheOldBundleAndTheNextRunTidiesUp(delay: Int) throws {
    _ = try stopped(by: SIGKILL, after: useconds_t(delay))
    let next = try Tool.run("build", folder.path("c"), "-o", folder.path("out/x.sqlite"))
    #expect(next.status == 0, "\(next.error)")
    #expect(try folder.read("out/x.sqlite") == old)
    #expect(try names() == ["other.txt", "x.sqlite"])
  }

  @Test func aSignalHitsTheBuildInItsMiddleAtLeastOnce() throws {
    #expect(try (0..<5).contains { _ in try stopped(by: SIGKILL, after: 0) })
  }

  @Test func twoBuildsAtOnceBothEndWell() throws {
    let processes = (0..<3).map { _ in
      Tool.process(["build", folder.path("large"), "-o", folder.path("out/x.sqlite")])
    }
    for process in processes {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == [0, 0, 0])
    #expect(try names() == ["other.txt", "x.sqlite"])
    #expect(try Tool.run("inspect", folder.path("out/x.sqlite"), "--verify").status == 0)
  }

  @Test func aBuildLeavesTheFilesOfALivingRunAlone() throws {
    let process = Tool.process(["build", folder.path("large"), "-o", folder.path("out/x.sqlite")])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !holdsItsFile(process) { usleep(200) }
    halt(process)
    let was = try isWriting(process)
    #expect(try Tool.run("build", folder.path("c"), "-o", folder.path("out/x.sqlite")).status == 0)
    #expect(try isWriting(process) == was)
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try names() == ["other.txt", "x.sqlite"])
  }

  @Test func aFileThatGrowsBeyondItsLimitIsNotWritten() throws {
    // bash ignores SIGXFSZ, and so does the tool it starts: writing then fails as on a full disk.
    let result = try Shell.run(
      "trap '' XFSZ; ulimit -f 256; exec \"$CURRICC\" build \"$1\" -o \"$2\"", folder.path("large"),
      folder.path("out/x.sqlite"))
    #expect(result.status == 2, "\(result.error)")
    #expect(result.error.contains("x.sqlite: "), "\(result.error)")
    #expect(try folder.read("out/x.sqlite") == old)
    #expect(try names() == ["other.txt", "x.sqlite"])
  }

  @Test(
    .enabled(if: Shell.withOwnMounts != nil, "needs the right to mount"), arguments: [64, 256, 1024, 1536])
  func aFullDiskLeavesTheOldBundle(kibibytes: Int) throws {
    // What is mounted is seen by the script alone, so it looks itself at what is left.
    let script = """
      mount -t tmpfs -o size=$((800 + $3))k none "$2" || exit 99
      cp "$1/out/x.sqlite" "$2/x.sqlite" || exit 98
      "$CURRICC" build "$1/large" -o "$2/x.sqlite"
      status=$?
      cmp "$1/out/x.sqlite" "$2/x.sqlite" || exit 97
      ls -A "$2"
      exit $status
      """
    try folder.write("disk/x", "")
    let wrapper = try #require(Shell.withOwnMounts)
    let result = try Shell.run(script, folder.path, folder.path("disk"), "\(kibibytes)", wrapper: wrapper)
    #expect(result.status == 2, "\(result.error)\(result.output)")
    #expect(result.error.contains("x.sqlite: the disk is full"), "\(result.error)")
    #expect(result.output == "x.sqlite\n")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs a device that is always full"))
  func outputThatFindsNoRoomIsAnError() throws {
    let result = try Shell.run("\"$CURRICC\" explain kit/name-length > /dev/full || exit $?")
    #expect(result.status == 2, "\(result.error)")
    #expect(
      result.error.contains("standard output cannot be written: No space left on device"), "\(result.error)")
  }

  @Test(.enabled(if: Shell.withOwnMounts != nil, "needs the right to mount"))
  func aFullDiskLeavesTheSourcesAsTheyWere() throws {
    let script = """
      mount -t tmpfs -o size=64k none "$2" || exit 99
      printf 'kind: curriculum\\nname: Mine\\nversion: 0.1.0\\n' > "$2/curriculum.yaml"
      { printf 'kind: deck\\ntopic: Rivers\\ndepth: Foundational\\nflashcards: []\\n# '; head -c 30000 /dev/zero | tr '\\0' x; } \\
        > "$2/deck.yaml"
      cp "$2/deck.yaml" "$1/deck.old"
      head -c 60000 /dev/zero > "$2/filler" 2>&1
      "$CURRICC" lint --fix "$2"
      status=$?
      cmp "$1/deck.old" "$2/deck.yaml" || exit 97
      ls -A "$2"
      exit $status
      """
    try folder.write("disk/x", "")
    let wrapper = try #require(Shell.withOwnMounts)
    let result = try Shell.run(script, folder.path, folder.path("disk"), wrapper: wrapper)
    #expect(result.status == 2, "\(result.error)\(result.output)")
    #expect(result.error.contains("deck.yaml' cannot be written: No space left on device"), "\(result.error)")
    #expect(result.output.hasSuffix("curriculum.yaml\ndeck.yaml\nfiller\n"), "\(result.output)")
  }
}
