// Loads a bundle with Node's own SQLite and asks it everything in queries.sql: node load.mjs BUNDLE QUERIES

import {readFileSync} from "node:fs";
import {DatabaseSync} from "node:sqlite";

import {answers} from "./walk.mjs";

const [bundlePath, queriesPath] = process.argv.slice(2);
const bundle = new DatabaseSync(bundlePath, {readOnly: true});
const statements = new Map();

function run(sql, values) {
  if (!statements.has(sql)) statements.set(sql, bundle.prepare(sql));
  return statements.get(sql).all(...values);
}

process.stdout.write(await answers(readFileSync(queriesPath, "utf-8"), run));
