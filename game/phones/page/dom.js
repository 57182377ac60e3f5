// Elements made in one line: text is always text, never markup.

/** @typedef {Record<string, string | boolean | ((event: any) => void)>} Traits */
/** @typedef {(Node | string | null | false)[]} Children */

/** @param {string} tag @param {Traits} traits @param {Children} children @returns {HTMLElement} */
export function make(tag, traits = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(traits)) {
    // As properties: patch.js hands them on.
    if (typeof value === "function") Object.assign(made, { [`on${name}`]: value });
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false) made.setAttribute(name, value);
  }
  for (const child of children) if (child) made.append(typeof child === "string" ? joined(child) : child);
  return made;
}

/** A sign and its money stay in one line. @param {string} text */
const joined = (text) => text.replace(/([−+])(?=\$)/g, "$1\u2060");

let version = "";

/** @param {string} found */
export function artVersion(found) {
  version = found;
}

/** Where a picture is found. @param {string} name */
export function address(name) {
  return `/art/${version}/${name}.webp`;
}

/** A picture of the game; it says nothing, what it shows is in the name beside it.
 * @param {string} name @param {string} kind @returns {HTMLElement | null} */
export function picture(name, kind = "") {
  if (!name || !version) return null;
  return make("img", { src: address(name), alt: "", class: kind, decoding: "async", draggable: "false" });
}

/** @type {Record<string, string>} */
let words = {};

/** @param {Record<string, string>} found */
export function learn(found) {
  words = found;
}

/** A text of the page. @param {string} key @param {Record<string, string | number>} places */
export function say(key, places = {}) {
  let text = words[key] ?? "";
  for (const [name, value] of Object.entries(places)) {
    text = text.replaceAll(`{${name}}`, String(value));
  }
  return text;
}

/** @param {string} label @param {(event: any) => void} click @param {string} kind
 * @param {string} art @param {Traits} more */
export function button(label, click, kind = "cream", art = "", more = {}) {
  const traits = { type: "button", class: `b ${kind}`, click, ...more };
  return make("button", traits, picture(art, "ic"), make("span", {}, label));
}
