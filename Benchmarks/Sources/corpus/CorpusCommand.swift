#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `corpus CARDS FOLDER [--seed N]`: writes a curriculum that is the same for the same numbers.
@main
enum CorpusCommand {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var seed: UInt64 = 1
    if let place = arguments.firstIndex(of: "--seed"), place + 1 < arguments.count {
      guard let number = UInt64(arguments[place + 1]) else { leave("--seed wants a number", status: 2) }
      seed = number
      arguments.removeSubrange(place...place + 1)
    }
    guard arguments.count == 2, let cards = Int(arguments[0]), 300...1_000_000 ~= cards else {
      leave("usage: corpus CARDS FOLDER [--seed N]\nCARDS is from 300 to 1000000.", status: 2)
    }
    var writer = CorpusWriter(cards: cards, folder: arguments[1], seed: seed)
    do {
      let (files, bytes) = try writer.write()
      print("\(cards) cards, \(files) files, \(bytes) bytes")
    } catch {
      leave(error.description, status: 1)
    }
  }

  private static func leave(_ message: String, status: Int32) -> Never {
    let line = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}
