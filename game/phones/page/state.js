// What this phone knows of the table, and what was chosen on it.

import { recalled } from "./wire.js";

/** @typedef {import("./wire.js").Asked} Asked */
/** @typedef {import("./wire.js").Face} Face */
/** @typedef {import("./wire.js").Plate} Plate */
/** @typedef {import("./wire.js").Seats} Seats */

export const MOLES = ["radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle"];

/** Numbers of the voices a mole may have. */
export const VOICES = [1, 2, 3, 4, 5, 6, 7, 8];

export const SWITCHES = ["buzz", "dark", "left", "whisper", "digits", "toggle"];

export const S = {
  /** @type {Seats | null} */ seats: null,
  /** @type {Face | null} */ face: null,
  /** @type {Asked | null} */ asked: null,
  /** @type {string[]} */ chosen: [],
  sent: 0,
  /** It is in, and its face is still to come. */ sealed: false,
  lost: true,
  lostAt: Date.now(),
  /** What she chose meanwhile the table has not heard of. */ unheard: false,
  bye: "",
  why: "",
  form: -1,
  name: recalled("molehill.name"),
  colour: "",
  squeak: VOICES.includes(Number(recalled("molehill.squeak"))) ? Number(recalled("molehill.squeak")) : 0,
  menu: false,
  watching: false,
  peeking: false,
  /** @type {import("./wire.js").Page | null} */ page: null,
  /** What is tapped is looked into, not chosen. */ looking: false,
  /** @type {Record<string, number>} */ zooms: {},
  /** The question a field was last moved for. */ framed: "",
  spoken: true,
  /** The question she looks up from, to the table. */ glanced: 0,
  changed: 0,
};

/** @type {Set<string>} */
export const on = new Set((recalled("molehill.on") || "buzz").split(" "));

export const root = /** @type {HTMLElement} */ (document.getElementById("table"));

let painted = () => {};

/** What is shown is shown anew. */
export const draw = () => painted();

/** By whoever shows it. @param {() => void} paint */
export function drawnBy(paint) {
  painted = paint;
}

/** @returns {Plate | null} */
export function mine() {
  return S.seats?.seats.find((plate) => plate.seat === S.seats?.you) ?? null;
}
