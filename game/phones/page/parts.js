// What several screens have in common.

import { button, make, picture, say } from "./dom.js";
import { draw, S } from "./state.js";
import { link } from "./talk.js";
import { enlarge, zoomed } from "./field.js";
import { choose } from "./deeds.js";

/** @typedef {import("./wire.js").Asked} Asked */
/** @typedef {import("./wire.js").Face} Face */
/** @typedef {import("./wire.js").Plate} Plate */
/** @typedef {import("./wire.js").Seats} Seats */

const CHECK_MS = 10000;

/** @param {Node | string} title @param {(Node | string | null | false)[]} children */
export function main(title, ...children) {
  const head = make("h1", { id: "question", tabindex: "-1" }, title);
  return make("main", {}, strip(), head, ...children);
}

/** The network is away. */
export function strip() {
  if (!S.lost || S.bye) return null;
  const long = Date.now() - S.lostAt > CHECK_MS;
  const checks = ["lost-1", "lost-2", "lost-3"].map((key) => make("li", {}, say(key)));
  return make(
    "section",
    { class: "strip" },
    make("b", {}, say("lost-title")),
    make("p", {}, say(S.sent ? "lost-kept" : "lost-note")),
    long && make("ol", {}, ...checks),
    long && button(say("try-now"), () => link.now(), "cream sm", "icon/refresh.ink"),
  );
}

/** Whoever won last wears it. @param {Plate | undefined} plate */
export function crown(plate) {
  if (!plate?.crown) return null;
  const worn = picture("prop/crown", "crown");
  worn?.setAttribute("alt", say("won-last"));
  return worn;
}

/** @param {string} name @param {string} line @param {string} colour @param {(HTMLElement | null)[]} more */
export function header(name, line, colour, ...more) {
  const face = colour ? `portrait/${colour}.idle` : "";
  return make(
    "header",
    { class: "top" },
    make(
      "div",
      { class: "who" },
      make("span", { class: "head" }, picture(face), picture(colour && `badge/${colour}`, "bdg"),
        crown(S.seats?.seats.find((one) => colour && one.colour === colour))),
      make("span", {}, make("b", {}, name), make("i", {}, line)),
    ),
    make(
      "nav",
      {},
      ...more,
      button("", () => ((S.menu = !S.menu), draw()), "sq", S.menu ? "icon/close" : "icon/menu.ink", {
        "aria-label": say(S.menu ? "close" : "menu"),
        "aria-expanded": String(S.menu),
      }),
    ),
  );
}

/** @param {string} title @param {(Node | string | null | false)[]} children */
export function tray(title, ...children) {
  const head = title ? make("h2", {}, title) : null;
  return make("section", { class: "ask" }, head, ...children);
}

/** Who is ready: faces and marks. @param {Seats} seats */
export function readiness(seats) {
  // Where one after another plays, it is told whose turn it is.
  const alone = seats.seats.filter((plate) => plate.turn).length === 1;
  const rows = seats.seats
    .filter((plate) => plate.held !== "free")
    .map((plate) =>
      make("li", { class: plate.ready ? "ready" : alone && plate.turn ? "turn" : "" },
        picture(`portrait/${plate.colour}.idle`), picture(plate.ready ? "icon/check" : "", "tick"),
        make("span", { class: "unseen" }, `${plate.name}: ${say(plate.ready ? "is-ready" : plate.turn ? "is-choosing" : "is-waiting")}`)),
    );
  return make("ul", { class: "faces" }, ...rows);
}

/** How the seat stands, and how far the match has come: that is said in one line. @param {Face | null} face */
export const stands = (face) => [face?.own, face?.line.replaceAll(" ", "\u00a0")].filter(Boolean).join(" · ");

/** What things are shown by. @param {Asked | null} asked @param {boolean} named
 * @returns {import("./things.js").Moment} */
export function moment(asked, named = true) {
  return {
    asked,
    chosen: S.chosen,
    choose,
    look: (page) => link.send({ t: "into", page }),
    looking: S.looking,
    named,
    zoom: zoomed(),
    enlarge,
  };
}
