// While a match is played: what everybody sees, what is asked, what is looked into.

import { button, make, picture, say } from "./dom.js";
import { drawn } from "./sketch.js";
import { answers, choices, things, tone } from "./things.js";
import { draw, mine, on, S } from "./state.js";
import { link } from "./talk.js";
import { answer, back, choose, clear, glance, held, late, peek } from "./deeds.js";
import { header, main, moment, readiness, stands, tray } from "./parts.js";

/** @typedef {import("./wire.js").Asked} Asked */
/** @typedef {import("./wire.js").Face} Face */
/** @typedef {import("./wire.js").Seats} Seats */

/** @param {Seats} seats */
export function playing(seats) {
  const face = S.face;
  const you = mine();
  const head = header(you?.name ?? say("watching"), stands(face) || seats.title, you?.colour ?? "", face && glancer(face), face && looker(face));
  if (!face) return [main(say("look-at-tv")), tray(seats.count, readiness(seats)), head];
  if (face.covered) {
    return [main(say("covered-title"), make("p", { class: "on" }, say("look-at-tv"))), null, head];
  }
  if (S.asked && S.asked.q === face.q) return asking(face, S.asked, head);
  if (face.scope === "private") {
    // Peeking: the hand while the button is held.
    return [
      main(face.title, ...things(face, moment(null, S.spoken)), ...things(face, moment(null, S.spoken), true)),
      tray(say("let-go"), make("p", {}, say("let-go-note")), peeker(face)),
      head,
    ];
  }
  const body = face.sealed
    ? [make("div", { class: "sealing" }, picture("prop/envelope.sealed"),
        picture(you ? `prop/seal.${you.colour}` : "", "seal")), make("p", { class: "on" }, say("sealed-note"))]
    : [make("p", { class: "on" }, face.hint)];
  const log = face.log.map((line) => make("li", {}, picture(line.art), make("span", {}, line.text),
    line.gain ? make("em", { class: `gain ${tone(line.gain)}` }, line.gain) : null));
  const happened = log.length > 0 && make("section", { class: "paper" }, make("h2", {}, say("log-title")),
    make("ul", { class: "log" }, ...log));
  return [
    main(
      face.sealed ? say("sealed-title") : face.title,
      ...body,
      !face.sealed && happened,
      ...things(face, moment(null)),
      face.sealed && happened,
    ),
    tray(
      seats.count,
      readiness(seats),
      face.glance && button(say("to-question"), () => glance(false), "main", "icon/hand"),
      you && !face.glance && make("div", { class: "row" },
        peeker(face),
        face.reopen && button(say("open-again"), late(() => link.send({ t: "reopen", q: face.q })),
          "cream sm", "icon/envelope.ink")),
    ),
    head,
  ];
}

/** @param {Face} face @param {Asked} asked @param {HTMLElement} head */
function asking(face, asked, head) {
  const secret = asked.private && !S.spoken;
  const loose = answers(face, asked);
  const count = S.chosen.length;
  const needs = loose.length < asked.tree.length || asked.tree.some((node) => node.kind === "thing");
  // The button names what is chosen: it waits until the table has heard of another choice.
  const whole = asked.some
    ? count >= asked.some.least && count <= asked.some.most
    : asked.ready && S.chosen.join() === asked.chosen.join();
  const sending = S.sent === asked.q;
  // What cannot be given yet says what is still to be chosen.
  const wanting = asked.heading.slice(0, 1).toLocaleUpperCase(document.documentElement.lang) + asked.heading.slice(1);
  const confirm = needs || asked.ready
    ? button(sending ? say("sending") : whole ? asked.confirm : wanting,
        late(() => whole && answer([...asked.path, ...S.chosen])),
        `main ${asked.danger ? "red" : "green"} ${whole && !sending ? "" : "off"}`, "",
        { "aria-disabled": String(!whole || sending), "data-k": `confirm${asked.q}` })
    : null;
  const deeper = asked.path.length > 0 || (count > 0 && !asked.some);
  const behind = deeper || (face.reopen && !asked.path.length);
  const undo = () => (deeper ? back() : link.send({ t: "reopen", q: asked.q }));
  const steps = asked.steps.map((step) => {
    const [now, done] = [step.startsWith("*"), step.startsWith("+")];
    return make("li", { class: now ? "now" : done ? "done" : "", ...(now ? { "aria-current": "step" } : {}) },
      done && picture("icon/check", "ic"), make("span", {}, step.replace(/^[*+]/, "")),
      done && make("span", { class: "unseen" }, `: ${say("is-ready")}`));
  });
  const answered = choices(loose, asked, S.chosen, (id) => late(() => choose(id)));
  // The thumbs' half stays small: where there is much to choose from, it lies above with the things.
  const many = loose.length > (loose.every((node) => node.kind === "command") ? 3 : 2);
  // Several that are ticked are unticked at one press: another press is another thought.
  const wipe = asked.some && asked.some.most > 1 && count > 1 && !sending
    ? button("", late(clear), "cream back", "icon/undo.ink", { "aria-label": say("clear"), "data-k": `clear${asked.q}` })
    : null;
  // The tray asks, for eyes; the heading says the same to ears, and nobody reads it twice.
  return [
    main(
      secret ? say("eyes-only") : make("span", { class: "unseen" }, face.title),
      make("p", { class: "hint unseen" }, secret ? "" : face.hint),
      secret && button(say("speak"), () => ((S.spoken = true), draw()), "cream", "icon/ear.ink"),
      steps.length > 1 && make("ol", { class: "steps" }, ...steps),
      ...(secret ? [] : things(face, moment(asked))),
      !secret && many && answered,
    ),
    make(
      "form",
      { class: "ask", "aria-labelledby": "question", submit: (event) => event.preventDefault() },
      make("h2", { "aria-hidden": "true" }, face.title),
      make("p", { class: "told", "aria-hidden": "true" }, face.hint),
      S.why ? make("p", { class: "why" }, S.why) : null,
      asked.counter ? make("p", { class: "chip" }, asked.counter) : null,
      secret ? null : make("div", { class: "low" }, ...things(face, moment(asked), true)),
      secret || many ? null : answered,
      make("div", { class: "row" },
        behind && button("", late(undo), "cream back", "icon/arrow.left.ink", { "aria-label": say("back") }),
        wipe,
        confirm),
    ),
    head,
  ];
}

/** @param {import("./wire.js").Page} page */
export function read(page) {
  const close = () => ((S.page = null), draw());
  const notes = page.notes.map((note) =>
    make("li", {}, picture(note.art, "ic"), make("span", {}, note.text)));
  return [
    make("main", { role: "dialog", "aria-labelledby": "question", class: "read" },
      make("h1", { id: "question", tabindex: "-1" }, page.title),
      make("section", { class: "paper" },
        page.kind && page.kind !== page.title ? make("h2", {}, page.kind) : null,
        page.art && !page.sketch ? make("div", { class: "body" }, picture(page.art)) : null,
        make("p", {}, page.text),
        page.sketch ? drawn(page.sketch, "diagram") : null,
        notes.length > 0 && make("ul", { class: "notes" }, ...notes),
        page.best ? make("p", { class: "chip" }, page.best) : null,
        page.why_not ? make("p", { class: "why" }, page.why_not) : null)),
    tray("", button(say("close"), late(close), "main")),
    header(mine()?.name ?? say("watching"), S.face?.line ?? "", mine()?.colour ?? ""),
  ];
}

/** Tapping looks into things, until one was looked into. @param {Face} face */
function looker(face) {
  const pages = face.groups.some((group) => group.things.some((one) => one.page));
  if (!pages) return null;
  return button("", () => ((S.looking = !S.looking), draw()), S.looking ? "sq sel" : "sq", "icon/search.ink",
    { "aria-label": say("look-into"), "aria-pressed": String(S.looking) });
}

/** @param {Face} face */
function glancer(face) {
  if (!S.asked && !face.glance) return null;
  return button("", () => glance(!face.glance), face.glance ? "sq sel" : "sq", "icon/monitor.ink",
    { "aria-label": say("see-table"), "aria-pressed": String(face.glance), "data-k": "glance" });
}

/** @param {Face} face */
function peeker(face) {
  if (!face.peek) return null;
  const traits = { pointerdown: held, "aria-pressed": String(S.peeking), "data-k": "peek" };
  const click = (/** @type {MouseEvent} */ event) => {
    // By keyboard, by a screen reader, or because one press is enough.
    if (event.detail === 0 || on.has("toggle")) peek(!S.peeking);
  };
  const toggled = on.has("toggle") ? "peek-toggle" : "peek-hold";
  return button(say(S.peeking ? "peek-on" : toggled), click, "cream sm", "icon/eye.ink", traits);
}
