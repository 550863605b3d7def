import GRDB

/// Runs SQL on a file, as a program that knows nothing of bundles would.
///
/// In a file of its own: GRDB's operators make `==` between literals ambiguous in expectations.
func execute(_ sql: String, on path: String) throws {
  let queue = try DatabaseQueue(path: path)
  try queue.write { try $0.execute(sql: sql) }
  try queue.close()
}

/// Lays a file out anew, in pages of another size.
func vacuum(_ path: String) throws {
  let queue = try DatabaseQueue(path: path)
  try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA page_size = 4096; VACUUM") }
  try queue.close()
}
