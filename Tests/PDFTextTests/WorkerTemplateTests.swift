#if os(Linux)
  import CurriculumTestSupport
  import Foundation
  import Testing

  @testable import PDFText

  /// Copies of a worker that has loaded its libraries are as far apart, and as far from all else, as workers that are
  /// started.
  @Suite struct WorkerTemplateTests {
    /// The path of the worker.
    private static func program() throws -> String {
      _ = Reader.worker
      return try WorkerProgram.path()
    }

    /// What a process writes.
    private static func output(of process: ChildProcess) -> [UInt8] {
      let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
      defer { piece.deallocate() }
      var bytes: [UInt8] = []
      while let count = process.read(into: piece), count > 0 { bytes += piece[..<count] }
      return bytes
    }

    private static func copy(_ arguments: [String], _ path: String) throws -> ChildProcess {
      let file = try PDFFile(path: path, limit: 1 << 30)
      return try ChildProcess(
        worker: try Self.program(), arguments: arguments, input: file.descriptor, other: nil)
    }

    private static func started(_ arguments: [String], _ path: String) throws -> ChildProcess {
      let file = try PDFFile(path: path, limit: 1 << 30)
      return try ChildProcess(try Self.program(), arguments: arguments, input: file.descriptor)
    }

    private static let paper = Reader.fixture("no-copying.pdf")

    @Test func aCopyHasTheDefencesOfAWorkerThatIsStarted() throws {
      let copy = try Self.copy(["defences"], Self.paper)
      let started = try Self.started(["defences"], Self.paper)
      let report = String(decoding: Self.output(of: copy), as: UTF8.self)
      #expect(report.contains("other programs"), "\(report)")
      #expect(report == String(decoding: Self.output(of: started), as: UTF8.self))
    }

    @Test func aCopyReadsWhatAWorkerThatIsStartedReads() throws {
      let arguments = ["text", "--share", "0/1"]
      let read = Self.output(of: try Self.copy(arguments, Self.paper))
      #expect(read.count > 100)
      #expect(read == Self.output(of: try Self.started(arguments, Self.paper)))
    }

    @Test func copiesAreProcessesOfTheirOwnThatDieAlone() throws {
      let program = try Self.program()
      let file = try PDFFile(path: Self.paper, limit: 1 << 30)
      let pipes = try (0..<2).map { _ in try Descriptors.pipe() }
      defer { for pipe in pipes { for end in [pipe.read, pipe.write] { close(end) } } }
      let copies = try pipes.map { pipe in
        try #require(
          WorkerTemplate.copy(
            of: program, arguments: ["text"], input: file.descriptor, output: pipe.write, other: nil))
      }
      #expect(copies[0] != copies[1])
      kill(copies[0], SIGKILL)
      var status: Int32 = 0
      // Each is a child of this process, and nobody else waits for it.
      #expect(waitpid(copies[0], &status, 0) == copies[0])
      #expect(waitpid(copies[1], &status, 0) == copies[1] && status == 0)
      #expect(Self.output(of: try Self.copy(["text"], Self.paper)).count > 100)
    }

    @Test func aProgramWithoutCopiesIsStarted() throws {
      let pipe = try Descriptors.pipe()
      defer { for end in [pipe.read, pipe.write] { close(end) } }
      let file = try PDFFile(path: "/bin/sh", limit: 1 << 30)
      #expect(
        WorkerTemplate.copy(
          of: "/bin/true", arguments: ["x"], input: file.descriptor, output: pipe.write, other: nil) == nil)
      let process = try ChildProcess(
        worker: "/bin/sh", arguments: ["-c", "printf started"], input: file.descriptor, other: nil)
      #expect(String(decoding: Self.output(of: process), as: UTF8.self) == "started")
    }
  }
#endif
