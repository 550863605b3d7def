import { h } from "./dom.js";

// The little Markdown of explanations: paragraphs, lists, headings, emphasis, code. All else stays text.

const marks = /(\*\*|__)(?=\S)([\s\S]*?\S)\1|(\*|_)(?=\S)([^*_]*?[^\s*_])\3(?![\p{L}\p{N}])|`([^`]+)`/u;

function inline(text) {
  const nodes = [];
  let rest = text;
  for (let found = marks.exec(rest); found; found = marks.exec(rest)) {
    nodes.push(rest.slice(0, found.index));
    if (found[5] !== undefined) nodes.push(h("code", {}, found[5]));
    else nodes.push(h(found[1] ? "strong" : "em", {}, inline(found[2] ?? found[4])));
    rest = rest.slice(found.index + found[0].length);
  }
  return [...nodes, rest];
}

function block(text) {
  const lines = text.split("\n");
  if (lines.every((line) => /^\s*[-*+]\s+/.test(line))) {
    return h("ul", { dir: "auto" }, lines.map((line) => h("li", {}, inline(line.replace(/^\s*[-*+]\s+/, "")))));
  }
  if (lines.every((line) => /^\s*\d+[.)]\s+/.test(line))) {
    return h("ol", { dir: "auto" }, lines.map((line) => h("li", {}, inline(line.replace(/^\s*\d+[.)]\s+/, "")))));
  }
  const heading = /^#{1,6}\s+(.*)$/.exec(lines[0]);
  if (heading && lines.length === 1) return h("h3", { dir: "auto" }, inline(heading[1]));
  return h("p", { dir: "auto" }, inline(lines.join(" ")));
}

/** A text of Markdown as elements. */
export function markdown(text) {
  return text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean).map(block);
}
