import Foundation

/// Which program this is, so that what another one found is not taken for its own.
enum ToolIdentity {
  /// The version, and the size and the times of the program's file, which change with each build of it.
  static let text: String = {
    guard let stamp = Bundle.main.executablePath.flatMap({ FileStamp(path: $0) }) else {
      return Curricc.version
    }
    return "\(Curricc.version) \(stamp.size) \(stamp.modified)"
  }()
}
