// No match is played: who stands where, and where to go from here.

import { button, make, picture, say } from "./dom.js";
import { things } from "./things.js";
import { mine, S } from "./state.js";
import { answer, late } from "./deeds.js";
import { header, main, moment, readiness, tray } from "./parts.js";

/** @typedef {import("./wire.js").Plate} Plate */
/** @typedef {import("./wire.js").Seats} Seats */

/** No match is played: the results, the next game of a club night, a replay. @param {Seats} seats */
export function between(seats) {
  const you = mine();
  const face = S.face;
  const ranked = seats.seats.filter((plate) => plate.place > 0).sort((one, two) => one.place - two.place);
  const own = seats.state === "over" && you?.place;
  const title = own ? say("your-place", { n: you.place, name: you.name }) : face?.title ?? say("match-over");
  const ways = S.asked?.tree ?? [];
  const sent = Boolean(S.sent);
  const kind = (/** @type {number} */ at) => (ways.length === 1 ? "main green" : at ? "cream sm" : "cream sm");
  const buttons = ways.map((way, at) =>
    button(way.label, late(() => answer([way.id])), `${kind(at)} ${sent ? "off" : ""}`, "", { "data-id": way.id }));
  const below = buttons.length > 0 || seats.state === "over" || seats.count;
  return [
    main(title,
      face?.hint ? make("p", { class: "on" }, face.hint) : null,
      ...(ranked.length > 0 ? podium(ranked, you) : []),
      ...(face ? things(face, moment(null)) : [])),
    below ? tray(seats.count, seats.state === "over" && readiness(seats),
      buttons.length > 0 && make("div", { class: "ways", role: "group", "aria-label": S.asked?.heading ?? "" }, ...buttons)) : null,
    header(you?.name ?? say("watching"), seats.title, you?.colour ?? ""),
  ];
}

/** Who stands where: the first three on steps, all of them in a list.
 * @param {Plate[]} ranked @param {Plate | null} you */
function podium(ranked, you) {
  const steps = ranked.slice(0, 3).map((plate, at) =>
    make("span", { class: `step n${at + 1}` },
      picture(`body/${plate.colour}.${plate.place === 1 ? "win" : "proud"}`), make("b", {}, String(plate.place))));
  const rows = ranked.map((plate) =>
    make("li", { class: plate.seat === you?.seat ? "me" : "" },
      make("b", {}, `${plate.place}.`), picture(`badge/${plate.colour}`),
      make("span", {}, plate.name), make("b", { class: "score" }, plate.score)));
  return [
    make("div", { class: "podium", "aria-hidden": "true" }, ...(steps.length > 1 ? [steps[1], steps[0]] : steps), steps[2] ?? null),
    make("ol", { class: "paper ranks" }, ...rows),
  ];
}
