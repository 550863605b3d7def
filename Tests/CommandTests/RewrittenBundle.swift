import GRDB

/// Runs SQL on a bundle, as another compiler might have written it.
func rewrite(_ path: String, _ sql: String) throws {
  let queue = try DatabaseQueue(path: path)
  try queue.write { try $0.execute(sql: sql) }
  try queue.close()
}
