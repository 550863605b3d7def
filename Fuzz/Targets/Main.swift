import Foundation

/// The fuzzer's start: `CURRICC_FUZZ_TARGET` names the target, `CURRICC_FUZZ_SEEDS` a folder for its seed corpus.
///
/// With `list` for a target the names of all are printed. libFuzzer starts the program anew for some of its work, so the
/// name stands in the environment and not among the arguments, which are libFuzzer's.
@_cdecl("fuzz_main")
public func fuzzMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  let environment = ProcessInfo.processInfo.environment
  let name = environment["CURRICC_FUZZ_TARGET"] ?? ""
  if name == "list" {
    print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
    return 0
  }
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    print("set CURRICC_FUZZ_TARGET to one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    return 2
  }
  if let folder = environment["CURRICC_FUZZ_SEEDS"] {
    do { try target.writeSeeds(to: folder) } catch {
      print("the seeds of '\(name)' cannot be written: \(error)")
      return 1
    }
    return 0
  }
  chosen = target
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, testOneInput)
}

/// What is fuzzed; set once, before libFuzzer runs.
nonisolated(unsafe) private var chosen: FuzzTarget?

/// libFuzzer's own start asks for this name at the link, and never calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  chosen?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
