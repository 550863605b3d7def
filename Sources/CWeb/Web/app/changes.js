import { hideAuthor } from "./author.js";
import { counted, crumbs, h } from "./dom.js";
import { load } from "./store.js";

// What has changed since another version, and what it does to learners' progress.

const impacts = [["lost", "Progress is lost"], ["reset", "Progress begins anew"], ["rescore", "Scores change"], ["safe", "Progress stays"]];

/** The page of changes. */
export async function changesView() {
  hideAuthor();
  const diff = await load("changes");
  return {
    title: "Changes",
    node: [
      crumbs(["Home", "#/"], ["Changes"]), h("h1", { tabindex: -1 }, "Changes"),
      h("p", {}, `${diff.base.content_version} → ${diff.target.content_version}: `, diff.changes.length ? counted(diff.changes.length, "change") : "nothing has changed", "."),
      impacts.map(([impact, title]) => {
        const own = diff.changes.filter((change) => change.impact === impact);
        return own.length ? [h("h2", {}, `${title} `, h("span", { class: `tag ${impact}` }, own.length)), own.slice(0, 300).map(changeView),
          own.length > 300 ? h("p", { class: "quiet" }, `${own.length - 300} more; curricc diff has them.`) : null] : null;
      }),
    ],
  };
}

function changeView(change) {
  return h("div", { class: "panel" },
    h("h3", {}, h("span", { dir: "auto" }, change.title), " ", change.actions.map((action) => [h("span", { class: "tag" }, action), " "])),
    h("p", { class: "quiet small" }, h("code", {}, change.key), change.former_key ? [" was ", h("code", {}, change.former_key)] : null),
    change.fields?.length ? h("dl", { class: "facts" }, change.fields.map((field) => [h("dt", {}, field.name), h("dd", { dir: "auto" }, difference(field))])) : null,
    change.home ? h("p", { class: "small" }, "from ", h("code", {}, change.home.was), " to ", h("code", {}, change.home.now)) : null,
    change.place ? h("p", { class: "small" }, `place ${change.place.was} → ${change.place.now}`) : null,
    change.findings?.map((finding) => h("p", { class: "small" }, h("span", { class: `tag ${finding.impact}` }, finding.impact), " ", finding.message)));
}

/** A field word by word, else before and after. */
function difference(field) {
  if (field.words) return field.words.map(([kind, text]) => (kind === "same" ? text : h(kind === "added" ? "ins" : "del", {}, text)));
  const shown = (value) => (typeof value === "string" ? value : JSON.stringify(value));
  return [field.was === null ? null : h("del", {}, shown(field.was)), " ", field.now === null ? null : h("ins", {}, shown(field.now))];
}
