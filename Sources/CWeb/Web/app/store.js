// What the page knows: documents of the bundle, and how far somebody has come in this tab.

const documents = new Map();
const waiting = new Map();
const sessions = new Map();

/** Takes a document of plain files; the text is JSON. */
globalThis.curriccReceive = (name, text) => waiting.get(name)?.(text);

/** A document of plain files comes as a script, since browsers fetch none. */
function loadScript(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    waiting.set(name, (text) => resolve(JSON.parse(text)));
    script.src = `data/${name}.js`;
    script.addEventListener("error", () => reject(new Error(`there is no ${name}`)));
    script.addEventListener("load", () => script.remove());
    document.head.append(script);
  });
}

async function fetchJSON(name) {
  const response = await fetch(`data/${name}.json`);
  if (!response.ok) throw new Error(`there is no ${name}`);
  return response.json();
}

/** A document, such as `lesson-12`; asked for once. */
export function load(name) {
  if (!documents.has(name)) {
    const promise = globalThis.curriccPlain ? loadScript(name) : fetchJSON(name);
    promise.catch(() => documents.delete(name));
    documents.set(name, promise);
  }
  return documents.get(name);
}

/** Forgets all documents, since the curriculum has changed. */
export function forget() {
  documents.clear();
}

/** How far somebody has come with something; `make` is how it begins. */
export function session(name, make) {
  if (!sessions.has(name)) sessions.set(name, make());
  return sessions.get(name);
}

/** Begins something anew. */
export function restart(name) {
  sessions.delete(name);
}

/** A language of a document: its tag for the browser, and its direction. */
export function languages(course) {
  if (!course) return { target: null, source: null };
  return {
    target: { tag: course.variant ?? course.code, direction: course.direction, code: course.code },
    source: { tag: course.source_variant ?? course.source_code, direction: "auto", code: course.source_code },
  };
}
