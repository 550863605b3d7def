#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Wakes up when something happens in a folder or below it.
///
/// On Linux the kernel says so (inotify). That is a reason to look, not the answer: events may be lost, and where there are too
/// many folders to watch, or on other systems, one has to look now and then. For one thread at a time.
final class FolderEvents: @unchecked Sendable {
  #if os(Linux)
    private let descriptor: Int32
    /// What writing, renaming, making and removing of files and folders brings.
    private let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE)
      | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
  #endif
  /// Whether every folder that was named is watched.
  private(set) var isComplete = false

  /// No events yet.
  init() {
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    #endif
  }

  deinit {
    #if os(Linux)
      if descriptor >= 0 { close(descriptor) }
    #endif
  }

  /// Watches folders from now on; those that are watched already stay so, and those that went are no longer.
  func watch(_ folders: [String]) {
    #if os(Linux)
      guard descriptor >= 0 else { return }
      isComplete = !folders.isEmpty
      for folder in folders where inotify_add_watch(descriptor, folder, mask) < 0 {
        // A folder that has gone is no gap; a limit of the system is one.
        if errno != ENOENT, errno != ENOTDIR { isComplete = false }
      }
    #endif
  }

  /// Waits until something happens, or for so long.
  ///
  /// - Returns: Whether something has happened; false where nobody would say so.
  func wait(milliseconds: Int32) -> Bool {
    #if os(Linux)
      if descriptor >= 0 {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return false }
        drain()
        return true
      }
    #endif
    usleep(UInt32(milliseconds) * 1000)
    return false
  }

  #if os(Linux)
    private func drain() {
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
  #endif
}
