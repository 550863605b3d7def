// Building the page. Content becomes text, never markup: nothing here reads HTML.

const drawing = "http://www.w3.org/2000/svg";

function filled(node, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

/** An element with attributes, handlers under `on`, and children; texts among these stay texts. */
export function h(name, properties, ...children) {
  return filled(document.createElement(name), properties, children);
}

/** An element of a drawing. */
export function svg(name, properties, ...children) {
  return filled(document.createElementNS(drawing, name), properties, children);
}

/** A button that does something. */
export function button(label, onClick, properties = {}) {
  return h("button", { type: "button", ...properties, on: { click: onClick } }, label);
}

/** A text in a language, in its own direction. */
export function inLanguage(text, language, properties = {}) {
  return h("span", { lang: language?.tag, dir: language?.direction ?? "auto", ...properties }, text);
}

/** What is read out but not shown. */
export function hiddenText(text) {
  return h("span", { class: "hidden-text" }, text);
}

/** 'one card', '3 cards'. */
export function counted(count, noun, many = `${noun}s`) {
  return `${count} ${count === 1 ? noun : many}`;
}

/** The way to where one is. */
export function crumbs(...steps) {
  const items = steps.map(([label, href]) => h("li", {}, href ? h("a", { href, dir: "auto" }, label) : label));
  return h("nav", { class: "crumbs", "aria-label": "Where you are" }, h("ol", {}, items));
}

/** How far something has come, as a bar with words for those who do not see it. */
export function meter(done, total, label) {
  const width = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  return h("div", {
    class: "meter", role: "progressbar", "aria-label": label, "aria-valuemin": 0, "aria-valuemax": total, "aria-valuenow": done,
    "aria-valuetext": `${done} of ${total}`,
  }, svg("svg", { viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { width, height: 8 })));
}

/** Puts nodes in the place of all that an element holds. */
export function replace(element, ...children) {
  element.replaceChildren();
  filled(element, null, children);
}
