// What Node and the browser share: the walk over queries.sql, and a line of JSON for each answer, the same bytes as load.py.

const application = 0x63757272;
const knownFormat = 1;

/** Names, parents and SQL of the blocks of queries.sql; the first block is its heading. */
function asks(text) {
  return text.trim().split("\n\n").slice(1).map(block => {
    const end = block.indexOf("\n");
    const [name, parents] = block.slice("-- ".length, end).split(" < ");
    return {name, parents: parents ? parents.split(", ") : [], sql: block.slice(end + 1)};
  });
}

/** Refuses what is no bundle, and what needs a newer reader. */
async function check(run) {
  const [pragma] = await run("PRAGMA application_id", []);
  if (pragma?.application_id !== application) throw new Error("this is no bundle");
  const [info] = await run("SELECT min_reader_version FROM bundle_info", []);
  if (info.min_reader_version > knownFormat) throw new Error("the bundle needs a newer app");
}

/**
 * All answers, as lines.
 *
 * `run(sql, values)` gives rows as objects with their members in the order of the columns. Every number in a bundle is one
 * that JavaScript holds exactly, and JSON.stringify writes it with the fewest digits.
 */
export async function answers(queries, run) {
  await check(run);
  const ids = new Map();
  const lines = [];
  for (const {name, parents, sql} of asks(queries)) {
    const found = [];
    ids.set(name, found);
    for (const of of parents.length ? parents.flatMap(parent => ids.get(parent)) : [null]) {
      try {
        const rows = await run(sql, of === null ? [] : [of]);
        for (const row of rows) found.push(Object.values(row)[0]);
        lines.push(JSON.stringify({ask: name, of, rows}));
      } catch (error) {
        if (!String(error).includes("no such module")) throw error;
        lines.push(JSON.stringify({ask: name, without: "fts5"}));
      }
    }
  }
  return lines.join("\n") + "\n";
}
