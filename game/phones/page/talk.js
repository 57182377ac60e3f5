// What passes between the table and this phone.

import { artVersion, learn, say } from "./dom.js";
import { Link } from "./wire.js";
import { draw, on, S } from "./state.js";
import { attend, buzz, tell, timers, whisper } from "./signals.js";

/** @typedef {import("./wire.js").Asked} Asked */
/** @typedef {import("./wire.js").Face} Face */

const REMIND_MS = 20000;

export const link = new Link(hear, (lost) => {
  S.lost = lost;
  S.unheard = true;
  S.lostAt = Date.now();
  tell(say(lost ? "lost-title" : "back-again"));
  draw();
});

/** @param {import("./wire.js").Down} message */
function hear(message) {
  if (message.t === "words") {
    document.documentElement.lang = message.lang;
    artVersion(message.art);
    learn(message.words);
  } else if (message.t === "seats") {
    if (message.you !== null) S.watching = false;
    if (S.seats && S.seats.count !== message.count) whisper(message.count);
    if (message.state !== S.seats?.state) S.face = S.asked = null;
    S.seats = message;
  } else if (message.t === "taken") {
    S.why = message.says;
    if (message.token || !message.why) S.form = -1;
    if (message.says) tell(message.says);
  } else if (message.t === "face") {
    show(message);
  } else if (message.t === "asked") {
    ask(message);
  } else if (message.t === "page") {
    if (message.title) open(message);
  } else if (message.t === "sealed") {
    if (S.asked?.q === message.q) drop();
    S.sealed = true;
    buzz(15);
  } else if (message.t === "no") {
    S.sent = 0;
    S.why = message.why;
    tell(message.why);
  } else if (message.t === "bye") {
    drop();
    S.bye = message.why === "slow" ? "" : message.why;
    if (S.bye === "kicked" || S.bye === "closed") link.forget();
    tell(say(`${S.bye}-title`));
  }
  if (message.t !== "beat") draw();
}

/** @param {Face} face */
function show(face) {
  S.peeking = S.peeking && face.scope === "private" && !face.q;
  if (face.q !== S.face?.q || face.sealed !== S.face?.sealed) S.changed = Date.now();
  if (face.sealed && !S.face?.sealed) whisper(say("sealed-title"));
  // Where the question was, and she with it, stands now that it is in.
  if (face.sealed && S.sealed) attend();
  S.sealed = false;
  if (face.glance && S.asked) S.glanced = S.asked.q;
  // It is asked no more: nor is anything of it left that was said aloud.
  if (S.asked && S.asked.q !== face.q) drop();
  S.face = face;
}

/** @param {Asked} asked */
function ask(asked) {
  const before = S.asked;
  const fresh = before?.q !== asked.q;
  const known = S.chosen.every((id) => asked.tree.some((node) => node.id === id));
  const own = S.unheard && !fresh && known && before?.path.join() === asked.path.join();
  S.asked = asked;
  S.sent = 0;
  S.unheard = false;
  if (!own) S.chosen = asked.chosen;
  else if (S.chosen.join() !== asked.chosen.join()) point();
  if (!fresh) return;
  S.changed = Date.now();
  S.menu = false;
  S.page = null;
  S.looking = false;
  S.why = "";
  attend();
  const again = S.glanced === asked.q;
  S.glanced = 0;
  // She knows that she is asked.
  if (again) return;
  S.spoken = !on.has("whisper");
  const title = S.face?.title ?? "";
  tell(asked.private ? `${say("eyes-only")}. ${S.spoken ? title : say("whispered")}` : title);
  buzz(60);
  clearTimeout(timers.remind);
  timers.remind = setTimeout(() => buzz(30, 60, 30), REMIND_MS);
}

/** All there is to know of a thing. @param {import("./wire.js").Page} page */
function open(page) {
  S.page = page;
  S.looking = false;
  S.changed = Date.now();
  attend();
}

/** Away with everything private, what was said aloud among it. */
export function drop() {
  tell("");
  S.asked = null;
  S.page = null;
  S.looking = false;
  S.chosen = [];
  S.sent = 0;
  S.peeking = false;
  clearTimeout(timers.remind);
  if (S.face?.scope === "private") S.face = null;
}

/** Tell the table what is chosen so far. */
export function point() {
  const asked = S.asked;
  if (asked) link.send({ t: "point", q: asked.q, path: asked.some ? S.chosen : [...asked.path, ...S.chosen] });
}
