// What the person does.

import { recalled, remember } from "./wire.js";
import { draw, MOLES, on, S } from "./state.js";
import { timers } from "./signals.js";
import { drop, link, point } from "./talk.js";

/** @typedef {import("./wire.js").Plate} Plate */

const GUARD_MS = 300;
const PEEK_MS = 20000;

/** Taps on what has only just appeared were meant for what was there. @param {() => void} act */
export function late(act) {
  return () => {
    if (Date.now() - S.changed >= GUARD_MS) act();
  };
}

/** @param {string} id */
export function choose(id) {
  const asked = S.asked;
  const node = asked?.tree.find((one) => one.id === id);
  if (!asked || !node || S.sent) return;
  if (asked.some) {
    const had = S.chosen.includes(id);
    if (!had && S.chosen.length >= asked.some.most && asked.some.most > 1) return;
    if (had) S.chosen = S.chosen.filter((one) => one !== id);
    else S.chosen = asked.some.most === 1 ? [id] : [...S.chosen, id];
    point();
  } else if (node.kind === "command" && !node.more) {
    answer([...asked.path, id]);
    return;
  } else {
    S.chosen = [id];
    point();
  }
  draw();
}

/** @param {string[]} path */
export function answer(path) {
  if (!S.asked || S.sent) return;
  S.sent = S.asked.q;
  clearTimeout(timers.remind);
  link.answer(S.asked.q, path);
  draw();
}

export function back() {
  const asked = S.asked;
  if (!asked) return;
  const path = asked.some || S.chosen.length ? asked.path : asked.path.slice(0, -1);
  S.chosen = [];
  link.send({ t: "point", q: asked.q, path });
  draw();
}

/** Nothing is ticked any more. */
export function clear() {
  if (!S.asked || S.sent) return;
  S.chosen = [];
  link.send({ t: "point", q: S.asked.q, path: S.asked.path });
  draw();
}

/** @param {boolean} open */
export function peek(open) {
  if (S.peeking === open) return;
  S.peeking = open;
  clearTimeout(timers.peek);
  if (open) timers.peek = setTimeout(() => peek(false), PEEK_MS);
  else drop();
  link.send({ t: "peek", on: open });
  draw();
}

export function held() {
  if (on.has("toggle")) return;
  peek(true);
  const release = () => peek(false);
  addEventListener("pointerup", release, { once: true });
  addEventListener("pointercancel", release, { once: true });
}

/** Look up at the table: what is asked, and all that is private, is covered meanwhile. @param {boolean} up */
export function glance(up) {
  link.send({ t: "glance", on: up });
}

export function watch() {
  S.watching = true;
  link.send({ t: "watch" });
  draw();
}

/** @param {Plate} plate @param {string} shown */
export function begin(plate, shown = plate.colour) {
  S.form = plate.seat;
  link.send({ t: "naming", seat: plate.seat });
  S.why = "";
  S.changed = Date.now();
  const worn = S.seats?.colours ?? [];
  const own = plate.held !== "free" ? plate.colour : "";
  const liked = recalled("molehill.colour");
  S.colour = own || (MOLES.includes(liked) && !worn.includes(liked) ? liked : shown || "radish");
  if (plate.held === "asleep") S.name = plate.name;
  draw();
}

/** Nobody chooses a name here any more. */
export function unnamed() {
  S.form = -1;
  link.send({ t: "naming", seat: null });
}

/** Chosen, and heard at once from the television. @param {number} voice */
export function squeaks(voice) {
  S.squeak = voice;
  link.send({ t: "squeak", voice });
  draw();
}

export function take() {
  const name = S.name.trim();
  remember("molehill.name", name);
  remember("molehill.squeak", String(S.squeak));
  link.send({ t: "take", seat: S.form, name, colour: S.colour, squeak: S.squeak });
}

/** @param {string} what */
export function flip(what) {
  if (on.has(what)) on.delete(what);
  else on.add(what);
  remember("molehill.on", [...on].join(" ") || "none");
  draw();
}
