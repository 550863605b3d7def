import { hideAuthor } from "./author.js";
import { bossView } from "./boss.js";
import { changesView } from "./changes.js";
import { coverageView } from "./coverage.js";
import { deckView } from "./deck.js";
import { h, replace } from "./dom.js";
import { findingsView } from "./findings.js";
import { bandView, courseView, homeView } from "./home.js";
import { examView, kitView } from "./kit.js";
import { lessonView } from "./lesson.js";
import { quizView } from "./quiz.js";
import { forget, load } from "./store.js";
import { storyView } from "./story.js";
import { trainingView } from "./training.js";

// The page: finds what the address names, shows it, and shows it anew when the curriculum has changed.

const views = {
  "": homeView, course: courseView, band: bandView, lesson: lessonView, boss: bossView, story: storyView, kit: kitView,
  exam: examView, training: trainingView, quiz: quizView, deck: deckView, findings: findingsView, coverage: coverageView,
  changes: changesView,
};
const main = document.getElementById("main");
let turn = 0;
let shownNumber = null;

/** The view, its numbers and its parameters that the address names. */
function route() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [name, ...numbers] = path.split("/");
  return { name, numbers, parameters: new URLSearchParams(query) };
}

async function show(isNew) {
  const own = (turn += 1);
  const { name, numbers, parameters } = route();
  const focused = document.activeElement?.id;
  try {
    const state = await load("state");
    shownNumber = state.number;
    await header(state, name);
    const isShown = state.has_content || name === "findings";
    const view = !isShown ? broken() : Object.hasOwn(views, name) ? await views[name](numbers, parameters) : null;
    if (own !== turn) return null;
    if (!view) throw new Error("there is no such page");
    document.title = `${view.title} – preview`;
    replace(main, view.node);
    if (isNew) {
      window.scrollTo(0, 0);
      main.querySelector("h1")?.focus({ preventScroll: true });
    } else if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  } catch (error) {
    if (own !== turn) return null;
    hideAuthor();
    replace(main, h("h1", { tabindex: -1 }, "This cannot be shown"), h("p", {}, String(error.message ?? error)), h("p", {}, h("a", { href: "#/" }, "Home")));
  }
  return null;
}

function broken() {
  hideAuthor();
  return {
    title: "Nothing could be built yet",
    node: [
      h("h1", { tabindex: -1 }, "Nothing could be built yet"),
      h("p", {}, "The sources have errors. ", h("a", { href: "#/findings" }, "See what was found"), "."),
    ],
  };
}

/** The name, the pages for authors, and what is wrong now. */
async function header(state, name) {
  const index = state.has_content ? await load("index") : null;
  const findings = state.has_findings ? await load("findings") : null;
  const link = (href, label, target) => h("a", { href, "aria-current": target === name ? "page" : null }, label);
  const number = findings ? findings.errors + findings.warnings + findings.infos : 0;
  replace(document.getElementById("top"),
    h("span", { class: "name", dir: "auto" }, index ? index.name : "Curriculum", index ? h("small", {}, index.version) : null),
    h("nav", { "aria-label": "Pages" }, link("#/", "Learn", ""), findings ? link("#/findings", `Findings (${number})`, "findings") : null,
      index ? link("#/coverage", "Coverage", "coverage") : null, state.has_changes ? link("#/changes", "Changes", "changes") : null));
  const notice = document.getElementById("notice");
  notice.className = state.has_errors ? "bad" : "";
  replace(notice, state.has_errors ? h("p", {}, "The sources have errors",
    !state.has_content ? ". " : state.is_current ? ", and no bundle can be built of them. " : "; what you see is what could be built last. ", h("a", { href: "#/findings" }, "Findings")) : null);
}

/** Waits for the next state of the sources. */
function listen() {
  const events = new EventSource("events");
  events.addEventListener("state", async (event) => {
    if (shownNumber === null || Number(event.data) === shownNumber) return;
    forget();
    await show(false);
    document.documentElement.dataset.state = event.data;
  });
}

document.getElementById("skip").addEventListener("click", () => main.focus());
window.addEventListener("hashchange", () => show(true));
show(true).then(() => load("state")).then((state) => {
  if (state.is_live && !globalThis.curriccPlain) listen();
}, () => {});
