// A piece of the table, drawn: pictures laid one over another, each at its place.

import { address, make } from "./dom.js";

/** @typedef {import("./wire.js").Sketch} Sketch */
/** @typedef {import("./wire.js").Picture} Picture */

/** @param {number} part */
const percent = (part) => `${part / 100}%`;

/** @param {HTMLElement} made @param {number[]} box */
export function placed(made, [x, y, w, h]) {
  Object.assign(made.style, { left: percent(x), top: percent(y), width: percent(w), height: percent(h) });
  return made;
}

/** @param {Picture} one */
function shown([art, x, y, w, h, turn, alpha, clip, nine]) {
  const framed = nine.length > 0;
  const made = framed
    ? make("i", { class: "framed" })
    : make("img", { src: address(art), alt: "", decoding: "async", draggable: "false" });
  placed(made, [x, y, w, h]);
  if (turn) made.style.transform = `rotate(${turn}deg)`;
  if (alpha < 100) made.style.opacity = String(alpha / 100);
  if (clip.length > 0) made.style.clipPath = `inset(${clip.map((side) => `${side}%`).join(" ")})`;
  if (framed) {
    const [cut, wide] = [nine.slice(0, 4).map((side) => `${side}%`), nine.slice(4).map((side) => `${side / 100}cqw`)];
    made.style.borderImage = `url(${address(art)}) ${cut.join(" ")} fill / ${wide.join(" ")}`;
  }
  return made;
}

/** @param {Sketch} sketch @param {string} kind @param {(HTMLElement | null)[]} over
 * @returns {HTMLElement} */
export function drawn(sketch, kind = "", over = []) {
  const words = sketch.words.map(([text, x, y, size, wide, colour, rim]) => {
    const made = make("i", { class: "said" }, text);
    placed(made, [x, y, wide, 0]);
    made.style.height = "auto";
    made.style.fontSize = `${size / 100}cqw`;
    made.style.color = colour;
    if (rim) made.style.textShadow = `0 0 2px ${rim},0 1px 3px ${rim},0 -1px 2px ${rim}`;
    return made;
  });
  const pictures = make("span", { class: "pics", "aria-hidden": "true" },
    ...sketch.art.map(shown), ...words);
  const made = make("span", { class: `sketch ${kind}` }, pictures, ...over);
  made.style.aspectRatio = `${sketch.wide} / ${sketch.high}`;
  return made;
}
