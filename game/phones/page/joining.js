// At the door: a seat, a name, a mole, and that she is in.

import { button, make, picture, say } from "./dom.js";
import { remember } from "./wire.js";
import { draw, MOLES, on, S, VOICES } from "./state.js";
import { begin, flip, late, squeaks, take, unnamed, watch } from "./deeds.js";
import { crown, header, main, strip, tray } from "./parts.js";

/** @typedef {import("./wire.js").Plate} Plate */
/** @typedef {import("./wire.js").Seats} Seats */

/** @param {Seats} seats */
export function join(seats) {
  const unworn = MOLES.filter((colour) => !seats.colours.includes(colour));
  const rows = seats.seats.map((plate) => {
    const free = plate.held === "free";
    // Each free seat shows a mole that nobody is yet.
    const colour = free ? unworn.shift() ?? "" : plate.colour;
    const name = free ? say("sit-here") : plate.name;
    const text = make("span", {}, make("b", {}, name), make("i", {}, plate.note));
    const kind = `seat c-${colour || "none"} ${plate.may ? "may" : "held"}`;
    const inside = [
      make("span", { class: "head" }, picture(colour && `portrait/${colour}.idle`),
        picture(colour && `badge/${colour}`, "bdg"), crown(plate)),
      text,
    ];
    const open = () => begin(plate, colour);
    const made = plate.may
      ? make("button", { type: "button", class: kind, click: open }, ...inside)
      : make("div", { class: kind }, ...inside);
    return make("li", {}, made);
  });
  return [
    make(
      "main",
      { class: "join" },
      strip(),
      picture("logo/molehill", "logo"),
      make("h1", { id: "question", tabindex: "-1" }, say("join-title")),
      make("p", { class: "on" }, `${seats.title} · ${seats.count}`),
      S.why ? make("p", { class: "why" }, S.why) : null,
      make("ul", { class: "seats" }, ...rows),
    ),
    tray("", button(say("only-watch"), watch, "cream", "icon/eye.ink")),
  ];
}

/** @param {Seats} seats @param {number} seat */
export function form(seats, seat) {
  const plate = seats.seats.find((one) => one.seat === seat);
  const moles = MOLES.map((colour) => {
    const wearer = seats.seats.find((one) => one.colour === colour && one.held !== "free");
    const used = seats.colours.includes(colour) && wearer?.seat !== seat;
    const name = say(`colour-${colour}`);
    return make(
      "button",
      {
        type: "button",
        role: "radio",
        "data-k": colour,
        class: `mole ${used ? "used" : ""} ${colour === S.colour ? "sel" : ""}`,
        "aria-checked": String(colour === S.colour),
        "aria-disabled": String(used),
        "aria-label": used && wearer ? say("worn-by", { name: `${name}, ${wearer.name}` }) : name,
        click: () => {
          if (used) return;
          S.colour = colour;
          remember("molehill.colour", colour);
          draw();
        },
      },
      picture(`portrait/${colour}.${colour === S.colour ? "happy" : "idle"}`),
      picture(`badge/${colour}`, "bdg"),
    );
  });
  const worn = S.squeak || plate?.squeak;
  const voices = VOICES.map((voice) =>
    button(say(`squeak-${voice}`), () => squeaks(voice), voice === worn ? "sk sel" : "sk",
      "", { role: "radio", "aria-checked": String(voice === worn) }),
  );
  const field = make("input", {
    id: "name",
    type: "text",
    maxlength: "16",
    autocomplete: "off",
    autocapitalize: "words",
    enterkeyhint: "done",
    value: S.name,
    input: (event) => {
      S.name = event.target.value;
    },
  });
  const close = () => (unnamed(), draw());
  const label = (/** @type {string} */ key, /** @type {string} */ note = "") =>
    make("span", { class: "label" }, say(key), note ? make("small", {}, ` ${say(note)}`) : null);
  return [
    main(
      say("seat-n", { n: seat + 1 }),
      S.why ? make("p", { class: "why" }, S.why) : null,
      make("label", { class: "paper", for: "name" }, label("your-name"), field),
      make("section", { class: "paper", role: "radiogroup", "aria-label": say("your-mole") },
        label("your-mole"), make("div", { class: "pick" }, ...moles)),
      make("section", { class: "paper", role: "radiogroup", "aria-label": say("your-squeak") },
        label("your-squeak", "squeak-note"), make("div", { class: "voices" }, ...voices)),
    ),
    tray(
      "",
      make("div", { class: "row" },
        button("", close, "cream back", "icon/arrow.left.ink", { "aria-label": say("back") }),
        button(say("im-in"), late(take), "green main")),
    ),
    header(S.name || plate?.name || say("seat-n", { n: seat + 1 }), say("yours"), S.colour),
  ];
}

/** @param {Seats} seats @param {Plate} you */
export function seated(seats, you) {
  const rows = seats.seats.map((plate) =>
    make("li", { class: `plate c-${plate.colour || "none"} ${plate.seat === you.seat ? "me" : ""}` },
      picture(plate.colour && plate.held !== "free" ? `portrait/${plate.colour}.idle` : ""),
      make("span", {}, plate.held === "free" ? plate.note : plate.name)),
  );
  return [
    main(
      say("you-are-in", { name: you.name }),
      make("p", { class: "on" }, say("look-at-tv")),
      make("ul", { class: "tv" }, ...rows),
      make("div", { class: "body" },
        you.squeak > 0 && make("p", { class: "bubble" },
          make("span", { class: "unseen" }, say("your-squeak")), ` ${say(`squeak-${you.squeak}`)}`),
        picture(`body/${you.colour}.win`)),
    ),
    tray(
      seats.count,
      make("p", {}, say("hand-note")),
      make("div", { class: "row" },
        button(say(on.has("buzz") ? "buzz-on" : "buzz-off"), () => flip("buzz"), "cream sm", "icon/vibrate.ink"),
        button(say("change"), () => ((S.name = you.name), begin(you)), "cream sm", "icon/pencil.ink")),
    ),
    header(you.name, say("seat-n", { n: you.seat + 1 }), you.colour),
  ];
}
