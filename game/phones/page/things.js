// Things and answers: groups of what lies there, as lists, cards or grids, and what may be chosen.

import { make, picture, say } from "./dom.js";
import { drawn, placed } from "./sketch.js";

/** @typedef {import("./wire.js").Asked} Asked */
/** @typedef {import("./wire.js").Face} Face */
/** @typedef {import("./wire.js").Group} Group */
/** @typedef {import("./wire.js").Node} Answer */
/** @typedef {import("./wire.js").Thing} Thing */

/** The answers no thing stands for. @param {Face} face @param {Asked} asked @returns {Answer[]} */
export function answers(face, asked) {
  const held = new Set(face.groups.flatMap((group) => group.things.flatMap((one) => one.answers)));
  return asked.tree.filter((node) => !held.has(node.id));
}

/** What is known of the moment while things are drawn.
 * @typedef {{asked: Asked | null, chosen: string[], choose: (id: string) => void,
 *   look: (page: string) => void, looking: boolean, named: boolean, zoom: number,
 *   enlarge: (by: number) => void}} Moment */

/** Dice and the like lie under the thumb, and a sum that what is chosen above it changes; all else
 * lies on the table.
 * @param {Face} face @param {Moment} now @param {boolean} low @returns {HTMLElement[]} */
export function things(face, now, low = false) {
  const first = face.groups.findIndex((group) => group.things.some((one) => one.answers.length > 0));
  return face.groups
    .filter((group, at) =>
      (group.layout === "tiles" || (group.layout === "sum" && now.asked !== null && first >= 0 && at > first)) === low)
    .map((group) => shown(group, now));
}

/** @param {Group} group @param {Moment} now */
function shown(group, now) {
  const { asked } = now;
  const open = asked !== null && group.things.some((one) => one.answers.length > 0);
  const role = open ? (asked.some ? "group" : "radiogroup") : "list";
  const label = open ? `${group.name}: ${asked.heading}` : group.name;
  const made = group.things.map((one) => thing(one, group, now, open));
  const note = group.note ? make("p", { class: "note" }, group.note) : null;
  if (group.layout === "map" && group.sketch) {
    return map(group, group.sketch, made, note, now, { role, "aria-label": label });
  }
  let inside = made;
  if (group.layout === "grid") {
    /** @type {Map<number, HTMLElement[]>} */
    const rows = new Map();
    group.things.forEach((one, at) => {
      const row = one.at ? one.at[0] : 0;
      rows.set(row, [...(rows.get(row) ?? []), made[at]]);
    });
    // All of a size, however many lie in a row.
    const widest = Math.max(...[...rows.values()].map((row) => row.length));
    for (const one of made) one.style.maxWidth = `${(100 / widest).toFixed(2)}%`;
    inside = [...rows.values()].map((row) => make("div", { class: "line", role: "presentation" }, ...row));
  }
  return make(
    "section",
    { class: `group ${group.ground} of-${group.layout}`, "data-k": group.key },
    make("h3", {}, group.name),
    make("div", { class: group.layout, role, "aria-label": label }, ...inside),
    note,
  );
}

/** The table's own picture, and what may be chosen on it; larger and smaller without two fingers.
 * @param {Group} group @param {import("./wire.js").Sketch} sketch @param {HTMLElement[]} made
 * @param {HTMLElement | null} note @param {Moment} now @param {Record<string, string>} traits */
function map(group, sketch, made, note, now, traits) {
  const over = make("span", { class: "over", ...traits }, ...made);
  const field = drawn(sketch, "field", [over]);
  field.style.width = `calc(${now.zoom} * min(100%, var(--tall) * ${(sketch.wide / sketch.high).toFixed(3)}))`;
  const by = (/** @type {string} */ key, /** @type {number} */ step, /** @type {string} */ art) =>
    make("button", { type: "button", class: "b sq", "aria-label": say(key), click: () => now.enlarge(step) },
      picture(art, "ic"));
  return make(
    "section",
    { class: `group ${group.ground} of-map`, "data-k": group.key },
    make("div", { class: "maphead" }, make("h3", {}, group.name),
      by("smaller", -1, "icon/minus.ink"), by("larger", 1, "icon/plus.ink")),
    make("div", { class: "window", "data-k": `map${group.key}`, tabindex: "-1" }, field),
    note,
  );
}

/** The sentence a thing is: its name, its sign, what its picture tells, what it would bring.
 * @param {Thing} one @param {Answer | undefined} node */
function sentence(one, node) {
  const name = node?.label || one.name;
  const parts = [name, one.name, one.heard, one.count, one.says, one.gain, node?.gain ?? "", node?.hint ?? ""];
  return parts.filter((part, at) => part && !parts.slice(0, at).some((said) => said.includes(part))).join(", ");
}

const HOLD_MS = 500;

/** Held for a while: looked into, and not chosen. @param {() => void} act */
function held(act) {
  return (/** @type {PointerEvent} */ event) => {
    const here = event.currentTarget;
    const timer = setTimeout(() => {
      // The finger still lies there: what it lets go of was not pressed.
      addEventListener("click", (late) => {
        if (late.target instanceof Node && here instanceof Node && here.contains(late.target)) late.stopPropagation();
      }, { capture: true, once: true });
      act();
    }, HOLD_MS);
    const stop = () => clearTimeout(timer);
    for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, stop, { once: true, capture: true });
  };
}

/** @param {string} gain */
export const tone = (gain) => (gain.startsWith("+") ? "up" : /^[−-]/.test(gain) ? "down" : "even");

/** @param {Thing} one @param {Group} group @param {Answer | undefined} node */
function face(one, group, node) {
  const { layout } = group;
  const small = ["grid", "shafts", "tiles", "scores", "fan"].includes(layout);
  const told = one.says || node?.hint || "";
  const says = told === one.name ? "" : told;
  const gain = one.gain || node?.gain || "";
  const pill = gain ? make("em", { class: `gain ${tone(gain)}` }, gain) : null;
  const lights = one.lights ? make("span", { class: "lights" },
    ...Array.from({ length: one.lights }, () => make("i", {}))) : null;
  if (layout === "map") return [pill];
  if (layout === "shafts") {
    const stack = Array.from({ length: one.many }, () => picture(one.art));
    return [
      make("span", { class: "shaft" }, pill, make("span", { class: "stack" }, ...stack)),
      make("b", { class: "count" }, one.count),
      make("span", { class: "text" }, make("b", {}, one.name)),
    ];
  }
  const art = one.sketch ? drawn(one.sketch) : picture(one.art);
  return [
    one.sign ? make("b", { class: "sign" }, one.sign) : null,
    make("span", { class: `art ${one.sketch ? "whole" : ""}` }, art,
      one.count ? make("b", { class: "count" }, one.count) : null, lights),
    make(
      "span",
      { class: "text" },
      make("b", {}, one.name),
      says && !small ? make("i", {}, says) : null,
    ),
    pill,
  ];
}

/** @param {Thing} one @param {Group} group @param {Moment} now @param {boolean} open */
function thing(one, group, now, open) {
  const { asked, chosen } = now;
  const id = one.answers[0] ?? "";
  const node = asked?.tree.find((each) => each.id === id);
  const inside = make("span", { class: "seen" }, ...face(one, group, node));
  const states = one.state.join(" ");
  const look = () => now.look(one.page);
  const label = now.named ? sentence(one, node) : say("hidden");
  let made;
  if (asked && node) {
    const picked = chosen.includes(id);
    made = make(
      "button",
      {
        type: "button",
        class: `thing may ${states} ${picked ? "sel" : ""}`,
        role: asked.some ? "checkbox" : "radio",
        "aria-checked": String(picked),
        "aria-label": label,
        "data-k": one.key,
        "data-id": id,
        click: () => (now.looking && one.page ? look() : now.choose(id)),
        ...(one.page ? { pointerdown: held(look), contextmenu: (event) => event.preventDefault() } : {}),
      },
      inside,
    );
  } else if (one.page) {
    made = make("button", { type: "button", class: `thing page ${states}`, "aria-label": label,
      "aria-haspopup": "dialog", "data-k": one.key, click: look }, inside);
    if (!open) made = make("div", { role: "listitem", class: "item", "data-k": one.key }, made);
  } else {
    inside.setAttribute("aria-hidden", "true");
    made = make("div", { class: `thing ${states}`, role: open ? "note" : "listitem", "data-k": one.key },
      make("span", { class: "unseen" }, label), inside);
  }
  if (group.layout === "bar") made.style.flexGrow = String(one.many);
  return one.box ? placed(made, one.box) : made;
}

/**
 * @param {Answer[]} loose @param {Asked} asked @param {string[]} chosen
 * @param {(id: string) => () => void} chosen_by
 */
export function choices(loose, asked, chosen, chosen_by) {
  if (loose.length === 0) return null;
  const role = asked.some ? "group" : "radiogroup";
  const plain = loose.every((node) => node.kind === "command");
  const made = loose.map((node) => {
    const picked = chosen.includes(node.id);
    const kind = asked.some ? "checkbox" : node.kind === "command" ? "" : "radio";
    /** @type {Record<string, string>} */
    const traits = kind ? { role: kind, "aria-checked": String(picked) } : {};
    const label = [node.label, node.gain, node.hint].filter(Boolean).join(", ");
    return make(
      "button",
      {
        type: "button",
        class: `opt ${plain ? "b" : ""} ${picked ? "sel" : ""}`,
        "aria-label": label,
        "data-k": `${asked.q}:${node.id}`,
        "data-id": node.id,
        click: chosen_by(node.id),
        ...traits,
      },
      picture(node.art),
      make("span", { class: "text" }, make("b", {}, node.label),
        node.hint && !plain ? make("i", {}, node.hint) : null),
      node.gain ? make("em", {}, node.gain) : null,
    );
  });
  const short = loose.length === 2 && loose.every((node) => node.label.length < 18);
  const two = short && loose.every((node) => !node.art) ? "two pair" : "two";
  if (plain) return make("div", { class: short ? `opts ${two}` : "opts", role: "group", "aria-label": asked.heading }, ...made);
  return make("div", { class: "opts", role, "aria-label": asked.heading }, ...made);
}
