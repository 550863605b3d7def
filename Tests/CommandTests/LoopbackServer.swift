import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves the files of a folder on this machine alone, as any static server would; it ends with the value.
final class LoopbackServer: @unchecked Sendable {
  /// The server's address, with a slash at its end.
  let address: String
  private let folder: String
  private let socket: Int32
  private let lock = NSLock()
  private var names: [String] = []

  /// The names that were asked for, in order.
  var fetched: [String] { lock.withLock { names } }

  init(_ folder: String) throws {
    self.folder = folder
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = Self.openSocket(AF_INET, stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isOpen else { throw CocoaError(.fileReadUnknown) }
    socket = descriptor
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/"
    Thread.detachNewThread { [weak self] in
      while let self, self.serveOne() {}
    }
  }

  deinit { close(socket) }

  private static func openSocket(_ family: Int32, _ kind: Int32, _ number: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(family, kind, number)
    #elseif canImport(Musl)
      Musl.socket(family, kind, number)
    #else
      Darwin.socket(family, kind, number)
    #endif
  }

  private func serveOne() -> Bool {
    let connection = accept(socket, nil, nil)
    guard connection >= 0 else { return false }
    defer { close(connection) }
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return true }
      request += buffer.prefix(count)
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    let name = String(words.count > 1 ? words[1].dropFirst() : "")
    lock.withLock { names.append(name) }
    let content = FileManager.default.contents(atPath: folder + "/" + name)
    var answer = Array(
      "HTTP/1.1 \(content == nil ? "404 Not Found" : "200 OK")\r\nConnection: close\r\nContent-Length: \(content?.count ?? 0)\r\n\r\n"
        .utf8)
    answer += content ?? Data()
    var sent = 0
    while sent < answer.count {
      let count = answer[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { break }
      sent += count
    }
    return true
  }
}
