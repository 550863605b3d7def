#if canImport(Glibc)
  import Glibc
  import Synchronization

  /// A worker that has loaded its libraries and read no file, of which copies are made that read one each.
  ///
  /// Loading them takes longer than reading most files. A copy is a process and a child of this one like a worker that
  /// was started: it has its own limits and defences, dies alone, and is waited for and ended in the same way. The template
  /// itself never sees a byte of a file, and ends with this process.
  final class WorkerTemplate: Sendable {
    /// The templates by the paths of their programs; nil for a program of which there are no copies.
    private static let templates = Mutex<[String: WorkerTemplate?]>([:])
    /// What the worker takes at once, beside its arguments' ends.
    private static let longestRequest = 4096
    /// Seconds that a template may take to load and to answer.
    private static let patience = 5

    /// Waits for the templates before this process ends: where nobody waits for orphans, each would stay as a name.
    private static let endsWithProcess: Void = {
      atexit { _ = WorkerTemplate.templates.withLockIfAvailable { $0.removeAll() } }
    }()

    private let requests: Int32
    private let process: pid_t

    private init?(program: String) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
      defer { close(ends[1]) }
      requests = ends[0]
      _ = Self.endsWithProcess
      var time = timeval(tv_sec: Self.patience, tv_usec: 0)
      setsockopt(requests, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
      do {
        process = try Spawn.start(program, arguments: ["copies"], descriptors: [ends[1], nil, nil])
      } catch {
        close(requests)
        return nil
      }
    }

    deinit {
      close(requests)
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Makes a copy of a worker.
    ///
    /// - Parameters:
    ///   - program: The path of the worker, which is started where this is the first copy.
    ///   - arguments: The copy's arguments, without its name.
    ///   - input: Its standard input.
    ///   - output: Its standard output.
    ///   - other: What it has open as 3; nil for nothing.
    /// - Returns: The number of the copy's process; nil where a worker has to be started instead.
    static func copy(
      of program: String, arguments: [String], input: Int32, output: Int32, other: Int32?
    ) -> pid_t? {
      var request: [UInt8] = []
      for argument in arguments { request += Array(argument.utf8) + [0] }
      guard !request.isEmpty, request.count <= longestRequest else { return nil }
      return templates.withLock { templates in
        let known = templates[program] ?? WorkerTemplate(program: program)
        let copy = known?.copy(request, [input, output] + (other.map { [$0] } ?? []))
        // One that fails is not asked again.
        templates.updateValue(copy == nil ? nil : known, forKey: program)
        return copy
      }
    }

    private func copy(_ request: [UInt8], _ descriptors: [Int32]) -> pid_t? {
      guard send(request, descriptors) else { return nil }
      var answer: Int32 = 0
      while true {
        let count = recv(requests, &answer, MemoryLayout<Int32>.size, 0)
        if count < 0, errno == EINTR { continue }
        return count == MemoryLayout<Int32>.size && answer > 0 ? answer : nil
      }
    }

    /// Sends bytes and descriptors in one message.
    private func send(_ request: [UInt8], _ descriptors: [Int32]) -> Bool {
      // The macros of sys/socket.h for this, which Swift does not see: SCM_RIGHTS is 1, and its header is a length in
      // a word, a level and a kind.
      let length = 16 + descriptors.count * MemoryLayout<Int32>.size
      let control = UnsafeMutableRawBufferPointer.allocate(byteCount: (length + 7) / 8 * 8, alignment: 16)
      defer { control.deallocate() }
      control.storeBytes(of: length, as: Int.self)
      control.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
      control.storeBytes(of: 1, toByteOffset: 12, as: Int32.self)
      for (place, descriptor) in descriptors.enumerated() {
        control.storeBytes(of: descriptor, toByteOffset: 16 + place * 4, as: Int32.self)
      }
      var request = request
      return request.withUnsafeMutableBytes { bytes in
        var piece = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return withUnsafeMutablePointer(to: &piece) { piece in
          var message = msghdr()
          message.msg_iov = piece
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          return sendmsg(requests, &message, Int32(MSG_NOSIGNAL)) == bytes.count
        }
      }
    }
  }
#endif
