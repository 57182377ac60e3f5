// The phone as a private hand: what is shown in which state. Red curtain: only you. Wood: everybody.

import { make, say } from "./dom.js";
import { patch } from "./patch.js";
import { draw, drawnBy, mine, on, root, S, SWITCHES } from "./state.js";
import { timers } from "./signals.js";
import { drop, link } from "./talk.js";
import { frame } from "./field.js";
import { back, choose, take, unnamed } from "./deeds.js";
import { fit } from "./fit.js";
import { main } from "./parts.js";
import { form, join, seated } from "./joining.js";
import { playing, read } from "./playing.js";
import { between } from "./between.js";
import { gone, menu } from "./aside.js";

const FORGET_MS = 60000;
const DARK = matchMedia("(prefers-color-scheme: dark)");

drawnBy(paint);

function paint() {
  const wanted = make("div", { id: "table" }, ...view());
  const asking = Boolean(S.asked && !S.menu && !S.bye);
  const only = (asking && S.asked?.private) || (S.peeking && S.face?.scope === "private");
  const dark = DARK.matches || on.has("dark");
  wanted.className = ["scr", only ? "only" : "open", ...SWITCHES.filter((one) => on.has(one) && one !== "dark")]
    .concat(dark ? ["dark"] : [])
    .concat(root.classList.contains("flash") ? ["flash"] : [])
    .join(" ");
  patch(root, wanted);
  fit();
  frame();
}

/** @returns {(HTMLElement | null)[]} */
function view() {
  const you = mine();
  if (S.bye) return gone();
  if (!S.seats) return [main(say("lost-title") || "…"), null];
  if (S.menu) return menu();
  if (S.page) return read(S.page);
  if (S.form >= 0) return form(S.seats, S.form);
  if (!you && !S.watching) return join(S.seats);
  if (S.seats.state === "lobby") return you ? seated(S.seats, you) : join(S.seats);
  return S.seats.state === "match" ? playing(S.seats) : between(S.seats);
}

// Keys

addEventListener("keydown", (event) => {
  if (event.target instanceof HTMLInputElement) {
    if (event.key === "Enter" && S.form >= 0) take();
    return;
  }
  if (event.key === "Escape") {
    if (S.menu) S.menu = false;
    else if (S.page) S.page = null;
    else if (S.looking) S.looking = false;
    else if (S.form >= 0) unnamed();
    else back();
    draw();
  } else if (event.key.startsWith("Arrow")) {
    step(event);
  } else if (on.has("digits") && /^[0-9]$/.test(event.key) && S.asked) {
    const node = S.asked.tree[(Number(event.key) + 9) % 10];
    if (node) choose(node.id);
  }
});

/** Arrows go through the answers of a group. @param {KeyboardEvent} event */
function step(event) {
  const here = document.activeElement;
  const group = here?.closest("[role=radiogroup], [role=group]");
  if (!group || !(here instanceof HTMLElement)) return;
  const all = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button")]);
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  all[(all.indexOf(here) + by + all.length) % all.length]?.focus();
  event.preventDefault();
}

// Nothing private stays on a screen nobody looks at.

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) {
    link.send({ t: "peek", on: false });
    return;
  }
  clearTimeout(timers.peek);
  drop();
  draw();
});

setInterval(() => {
  if (S.lost && Date.now() - S.lostAt > FORGET_MS) drop();
  if (S.lost) draw();
}, 2000);

// Larger text, a turned phone, a keyboard: what fits is another question.
addEventListener("resize", draw);
DARK.addEventListener("change", draw);
const watcher = new ResizeObserver(fit);
watcher.observe(root);
watcher.observe(/** @type {HTMLElement} */ (document.getElementById("letter")));
document.fonts.addEventListener("loadingdone", fit);

link.open();
