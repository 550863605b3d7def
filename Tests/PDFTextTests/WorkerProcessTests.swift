import Testing

@testable import PDFText

/// Workers that are not what they should be: a file that took one over could make it anything.
@Suite struct WorkerProcessTests {
  /// How a shell script in the worker's place ends, and after how many seconds.
  private static func run(_ script: String, seconds: Double = 5) throws -> (
    error: PDFError, frames: Int, seconds: Double
  ) {
    let file = try PDFFile(path: "/bin/sh", limit: 1 << 30)
    let worker = try WorkerProcess(
      program: "/bin/sh", arguments: ["-c", script], file: file.descriptor, password: nil)
    let start = ContinuousClock.now
    var frames = 0
    func taken() -> Double {
      let time = (ContinuousClock.now - start).components
      return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }
    while true {
      do throws(WorkerProcess.End) {
        _ = try worker.next(until: start + .seconds(seconds))
        frames += 1
      } catch {
        return (PDFError(error, page: 3), frames, taken())
      }
    }
  }

  @Test func aWorkerThatSaysNothingIsGivenUpInTime() throws {
    let run = try Self.run("exec sleep 60", seconds: 0.3)
    #expect(run.error == .timeLimit(page: 3))
    #expect(run.seconds < 5)
  }

  @Test func aWorkerThatStopsTalkingButLivesOnIsEnded() throws {
    let run = try Self.run("exec >/dev/null; exec sleep 60", seconds: 10)
    #expect(run.error == .timeLimit(page: 3))
    #expect(run.seconds < 20)
  }

  @Test func aWorkerThatTalksForEverIsGivenUpInTime() throws {
    // Empty messages, without end.
    let run = try Self.run(
      #"while :; do printf '\005\010\000\000\000\000\000\000\000\000\000\000\000'; done"#, seconds: 0.5)
    #expect(run.error == .timeLimit(page: 3))
    #expect(run.frames > 0 && run.seconds < 5)
  }

  @Test func aWorkerThatTalksNonsenseIsNotListenedTo() throws {
    #expect(try Self.run("printf nonsense").error == .workerNonsense(page: 3))
    #expect(try Self.run(#"printf '\002\377\377\377\177'"#).error == .workerNonsense(page: 3))
  }

  @Test func theWayAWorkerDiesSaysWhy() throws {
    #expect(try Self.run("kill -SEGV $$").error == .crashed(signal: 11, page: 3))
    #expect(try Self.run("kill -XCPU $$").error == .timeLimit(page: 3))
    #expect(try Self.run("kill -KILL $$").error == .memoryLimit(page: 3))
    #expect(try Self.run("exit 77").error == .memoryLimit(page: 3))
    #expect(try Self.run("exit 4").error == .crashed(signal: 0, page: 3))
  }

  @Test func aWorkerGetsTheFileAndAnEmptyEnvironment() throws {
    // Where both are so, this one ends with 77.
    #expect(
      try Self.run(#"[ -z "$HOME$USER" ] && [ -f /dev/stdin ] && exit 77"#).error == .memoryLimit(page: 3))
  }

  @Test func aProgramThatDoesNotStartIsNamed() throws {
    let file = try PDFFile(path: "/bin/sh", limit: 1 << 30)
    #expect(throws: PDFError.workerNotStarted(code: 2)) {
      _ = try WorkerProcess(program: "/no/such/program", arguments: [], file: file.descriptor, password: nil)
    }
  }
}
