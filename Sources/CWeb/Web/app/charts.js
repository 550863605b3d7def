import { h, svg } from "./dom.js";

// Charts as drawings with a title, a description, and the same numbers as a table.

let nextID = 0;

/** The chart with its title and, folded away, its numbers. */
function framed(title, description, drawing, columns, rows) {
  const id = `chart-${(nextID += 1)}`;
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-labelledby", `${id}-title ${id}-text`);
  drawing.prepend(svg("title", { id: `${id}-title` }, title), svg("desc", { id: `${id}-text` }, description));
  return h("figure", { class: "chart" }, h("figcaption", {}, title), h("p", { class: "quiet small" }, description),
    drawing, h("details", {}, h("summary", { class: "small" }, "As a table"), h("div", { class: "scroll" }, table(columns, rows))));
}

/** A table; columns whose cells are numbers stand to the right. */
export function table(columns, rows) {
  const isNumber = (place) => rows.every((row) => typeof row[place] === "number");
  return h("table", {},
    h("thead", {}, h("tr", {}, columns.map((name, place) => h("th", { scope: "col", class: isNumber(place) ? "number" : null }, name)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell, place) => h("td", { class: isNumber(place) ? "number" : null, dir: "auto" }, cell))))));
}

/** A label that has room: the rest of a longer one is in the table. */
function fitting(text, characters) {
  const letters = [...String(text)];
  return letters.length > characters ? `${letters.slice(0, characters - 1).join("")}…` : String(text);
}

/**
 * Bars one below the other, with their numbers.
 * @param rows Each with `label`, `value`, perhaps `note`; a value of 0 is drawn as a gap.
 * @param options `title`, `description`, `unit` of the values, `limit` (a line; what is beyond is marked), `limitLabel`.
 */
export function barChart(rows, { title, description, unit, limit = null, limitLabel = "", marksGaps = true }) {
  // On a phone the labels stand above their bars, so that letters keep their size.
  const isNarrow = window.innerWidth < 560;
  const [width, left, line, top] = isNarrow ? [340, 0, 42, 20] : [600, 214, 26, 2];
  const most = Math.max(1, limit ?? 0, ...rows.map((row) => row.value));
  const scale = (value) => ((width - left - 74) * value) / most;
  const height = rows.length * line + 24;
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}` },
    rows.map((row, place) => {
      const y = place * line + top;
      const isGap = row.value === 0 && marksGaps;
      const isOver = limit !== null && row.value > limit;
      const label = isNarrow ? { x: 0, y: y - 5 } : { x: left - 10, y: y + 13, "text-anchor": "end" };
      return svg("g", {},
        svg("text", label, fitting(row.label, isNarrow ? 44 : 29)),
        isGap ? svg("rect", { x: left + 1, y: y + 1, width: 54, height: 14, rx: 3, class: "none" })
          : svg("rect", { x: left, y, width: Math.max(1, scale(row.value)), height: 16, rx: 3, class: isOver ? "bar over" : "bar" }),
        svg("text", { x: left + (isGap ? 64 : scale(row.value) + 8), y: y + 13, class: isGap ? "gap" : "soft" },
          isGap ? "none yet" : `${row.value}${isOver ? " ▲" : ""}`));
    }),
    limit === null ? null : [
      svg("line", { x1: left + scale(limit), x2: left + scale(limit), y1: 0, y2: rows.length * line + 2, class: "limit" }),
      svg("text", { x: left + scale(limit), y: height - 6, "text-anchor": "middle", class: "soft" }, `${limitLabel} ${limit}`),
    ]);
  return framed(title, description, drawing, ["", unit], rows.map((row) => [row.label, row.value]));
}
