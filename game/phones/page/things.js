// Things and answers: groups of what lies there, as lists, cards or grids, and what may be chosen.

import { make, picture, say } from "./dom.js";

/** @typedef {import("./wire.js").Asked} Asked */
/** @typedef {import("./wire.js").Face} Face */
/** @typedef {import("./wire.js").Group} Group */
/** @typedef {import("./wire.js").Node} Node */
/** @typedef {import("./wire.js").Thing} Thing */

/** The answers no thing stands for. @param {Face} face @param {Asked} asked @returns {Node[]} */
export function answers(face, asked) {
  const held = new Set(face.groups.flatMap((group) => group.things.flatMap((one) => one.answers)));
  return asked.tree.filter((node) => !held.has(node.id));
}

/**
 * @param {Face} face @param {Asked | null} asked @param {string[]} chosen
 * @param {(id: string) => void} choose @param {boolean} named
 * @returns {HTMLElement[]}
 */
export function things(face, asked, chosen, choose, named) {
  return face.groups.map((group) => shown(group, asked, chosen, choose, named));
}

/**
 * @param {Group} group @param {Asked | null} asked @param {string[]} chosen
 * @param {(id: string) => void} choose @param {boolean} named
 */
function shown(group, asked, chosen, choose, named) {
  const open = asked !== null && group.things.some((one) => one.answers.length > 0);
  const role = open ? (asked.some ? "group" : "radiogroup") : "list";
  const label = open ? `${group.name}: ${asked.heading}` : group.name;
  const made = group.things.map((one) => thing(one, group, asked, chosen, choose, named));
  let inside = made;
  if (group.layout === "grid") {
    /** @type {Map<number, HTMLElement[]>} */
    const rows = new Map();
    group.things.forEach((one, at) => {
      const row = one.at ? one.at[0] : 0;
      rows.set(row, [...(rows.get(row) ?? []), made[at]]);
    });
    inside = [...rows.values()].map((row) => make("div", { class: "line", role: "presentation" }, ...row));
  }
  return make(
    "section",
    { class: `group ${group.ground}`, "data-k": group.key },
    make("h3", {}, group.name),
    make("div", { class: group.layout, role, "aria-label": label }, ...inside),
    group.note ? make("p", { class: "note" }, group.note) : null,
  );
}

/** The sentence a thing is: its name, its sign, what its picture tells, what it would bring.
 * @param {Thing} one @param {Node | undefined} node */
function sentence(one, node) {
  const parts = [one.name, one.count, one.says, node?.gain ?? "", node?.hint ?? ""];
  return parts.filter((part, at) => part && parts.indexOf(part) === at).join(", ");
}

/**
 * @param {Thing} one @param {Group} group @param {Asked | null} asked @param {string[]} chosen
 * @param {(id: string) => void} choose @param {boolean} named
 */
function thing(one, group, asked, chosen, choose, named) {
  const id = one.answers[0] ?? "";
  const node = asked?.tree.find((each) => each.id === id);
  const small = group.layout === "grid";
  const says = [one.says, node?.gain].filter(Boolean).join(" · ");
  const inside = [
    make("span", { class: "art" }, picture(one.art), one.count ? make("b", { class: "count" }, one.count) : null),
    make(
      "span",
      { class: "text" },
      make("b", {}, one.name),
      says && !small ? make("i", {}, says) : null,
      node?.hint && !small && !says ? make("i", {}, node.hint) : null,
    ),
  ];
  const states = one.state.join(" ");
  if (!asked || !node) {
    const label = named ? sentence(one, undefined) : say("hidden");
    return make("div", { class: `thing ${states}`, role: "listitem", "data-k": one.key },
      make("span", { class: "unseen" }, label), make("span", { class: "seen", "aria-hidden": "true" }, ...inside));
  }
  const picked = chosen.includes(id);
  return make(
    "button",
    {
      type: "button",
      class: `thing may ${states} ${picked ? "sel" : ""}`,
      role: asked.some ? "checkbox" : "radio",
      "aria-checked": String(picked),
      "aria-label": sentence(one, node),
      "data-k": one.key,
      "data-id": id,
      click: () => choose(id),
    },
    make("span", { class: "seen" }, ...inside),
  );
}

/**
 * @param {Node[]} loose @param {Asked} asked @param {string[]} chosen
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
  if (plain) return make("div", { class: "opts", role: "group", "aria-label": asked.heading }, ...made);
  return make("div", { class: "opts", role, "aria-label": asked.heading }, ...made);
}
