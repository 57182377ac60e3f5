// The phone as a private hand: what is shown in which state. Red curtain: only you. Wood: everybody.

import { artVersion, button, learn, make, picture, say } from "./dom.js";
import { drawn } from "./sketch.js";
import { answers, choices, things, tone } from "./things.js";
import { patch } from "./patch.js";
import { Link, recalled, remember } from "./wire.js";

/** @typedef {import("./wire.js").Asked} Asked */
/** @typedef {import("./wire.js").Face} Face */
/** @typedef {import("./wire.js").Plate} Plate */
/** @typedef {import("./wire.js").Seats} Seats */

const MOLES = ["radish", "royal", "lavender", "carrot", "lemon", "fern", "ice", "truffle"];
/** Numbers of the voices a mole may have. */
const VOICES = [1, 2, 3, 4, 5, 6, 7, 8];
const GUARD_MS = 300;
const PEEK_MS = 20000;
const REMIND_MS = 20000;
const CHECK_MS = 10000;
const FORGET_MS = 60000;
const STATUS_MS = 3000;
const TARGET_PX = 49;
const RAIL_PX = 84;
/** A field is at most so many times as large as it would be whole. */
const MOST = 6;
const TRAY = 0.45;
/** Nothing is written smaller. */
const LEAST_PX = 14.5;
const DARK = matchMedia("(prefers-color-scheme: dark)");
const SWITCHES = ["buzz", "dark", "left", "whisper", "digits", "toggle"];

const S = {
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
const on = new Set((recalled("molehill.on") || "buzz").split(" "));

const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const status = /** @type {HTMLElement} */ (document.getElementById("status"));
const alarm = /** @type {HTMLElement} */ (document.getElementById("alert"));
const link = new Link(hear, (lost) => {
  S.lost = lost;
  S.unheard = true;
  S.lostAt = Date.now();
  tell(say(lost ? "lost-title" : "back-again"));
  draw();
});

// What the table says

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

/** To the heading, unless somebody writes. */
function attend() {
  requestAnimationFrame(() => {
    if (document.activeElement?.tagName !== "INPUT") document.getElementById("question")?.focus();
  });
}

/** All there is to know of a thing. @param {import("./wire.js").Page} page */
function open(page) {
  S.page = page;
  S.looking = false;
  S.changed = Date.now();
  attend();
}

/** Away with everything private, what was said aloud among it. */
function drop() {
  alarm.textContent = "";
  S.asked = null;
  S.page = null;
  S.looking = false;
  S.chosen = [];
  S.sent = 0;
  S.peeking = false;
  clearTimeout(timers.remind);
  if (S.face?.scope === "private") S.face = null;
}

/** @type {Record<string, number>} */
const timers = { remind: 0, status: 0, peek: 0 };

/** @param {number[]} pattern */
function buzz(...pattern) {
  if (!on.has("buzz")) return;
  if (navigator.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
  if (pattern[0] !== 15) {
    root.classList.add("flash");
    document.title = "● Molehill";
    setTimeout(() => {
      root.classList.remove("flash");
      document.title = "Molehill";
    }, 700);
  }
}

/** Said at once. @param {string} words */
function tell(words) {
  alarm.textContent = words;
}

/** Said when there is time; the last one wins. @param {string} words */
function whisper(words) {
  clearTimeout(timers.status);
  timers.status = setTimeout(() => {
    status.textContent = words;
  }, STATUS_MS);
}

// What the person does

/** Taps on what has only just appeared were meant for what was there. @param {() => void} act */
function late(act) {
  return () => {
    if (Date.now() - S.changed >= GUARD_MS) act();
  };
}

/** Tell the table what is chosen so far. */
function point() {
  const asked = S.asked;
  if (asked) link.send({ t: "point", q: asked.q, path: asked.some ? S.chosen : [...asked.path, ...S.chosen] });
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
function answer(path) {
  if (!S.asked || S.sent) return;
  S.sent = S.asked.q;
  clearTimeout(timers.remind);
  link.answer(S.asked.q, path);
  draw();
}

/** @returns {import("./things.js").Moment} */
function moment(/** @type {Asked | null} */ asked, named = true) {
  return {
    asked,
    chosen: S.chosen,
    choose,
    look: (page) => link.send({ t: "into", page }),
    looking: S.looking,
    named,
    zoom: zoomed(),
    enlarge: (by) => {
      S.zooms[zoomKey()] = Math.min(MOST, Math.max(1, zoomed() * (by > 0 ? 1.4 : 1 / 1.4)));
      draw();
    },
  };
}

/** Another field begins at its own size. */
const zoomKey = () => S.face?.groups.find((group) => group.layout === "map")?.key ?? "";

/** Onto what may be chosen, and what lies about it; so large that it can be tapped, until somebody wants it
 * otherwise. */
function zoomed() {
  const map = S.face?.groups.find((group) => group.layout === "map");
  if (!map?.sketch) return 1;
  const own = S.zooms[map.key];
  if (own) return own;
  const boxes = map.things.flatMap((one) => (one.box && one.answers.length ? [one.box] : []));
  if (!boxes.length) return 1;
  const slope = map.sketch.high / map.sketch.wide;
  const least = (/** @type {number} */ side) => Math.min(...boxes.map((box) => box[side]));
  const span = (/** @type {number} */ side) =>
    (Math.max(...boxes.map((box) => box[side] + box[side + 2])) - least(side) + least(side + 2)) / 10000;
  // As the style sheet lays it out: beside the tray on a wide screen, above it on a high one.
  const wide = innerWidth >= 900 || (innerHeight <= 500 && innerWidth > innerHeight);
  const tray = Math.min(420, Math.max(300, 0.36 * innerWidth));
  const room = wide ? innerWidth - RAIL_PX - tray - 60 : Math.min(innerWidth, 588) - 52;
  const tall = wide ? innerHeight - 96 : 0.5 * innerHeight;
  const shown = Math.min(room, tall / slope);
  const finger = (TARGET_PX * 10000) / (shown * Math.min(least(2), least(3) * slope));
  const fits = Math.min(room / span(0), tall / slope / span(1)) / shown;
  return Math.min(MOST, Math.max(1, finger, Math.min(fits, 1.35 * finger)));
}

/** What is asked lies in the middle of the field's frame, once it is asked or is of another size. */
function frame() {
  const glass = root.querySelector(".window");
  const boxes = glass ? [...glass.querySelectorAll(".may")].map((one) => one.getBoundingClientRect()) : [];
  const key = `${S.asked?.q} ${S.asked?.path} ${zoomed()}`;
  if (!glass || !boxes.length || S.framed === key) return;
  S.framed = key;
  const { left, top, width, height } = glass.getBoundingClientRect();
  const middle = (/** @type {"left" | "top"} */ from, /** @type {"right" | "bottom"} */ to) =>
    (Math.min(...boxes.map((box) => box[from])) + Math.max(...boxes.map((box) => box[to]))) / 2;
  glass.scrollBy(middle("left", "right") - left - width / 2, middle("top", "bottom") - top - height / 2);
}

function back() {
  const asked = S.asked;
  if (!asked) return;
  const path = asked.some || S.chosen.length ? asked.path : asked.path.slice(0, -1);
  S.chosen = [];
  link.send({ t: "point", q: asked.q, path });
  draw();
}

/** Nothing is ticked any more. */
function clear() {
  if (!S.asked || S.sent) return;
  S.chosen = [];
  link.send({ t: "point", q: S.asked.q, path: S.asked.path });
  draw();
}

/** @param {boolean} open */
function peek(open) {
  if (S.peeking === open) return;
  S.peeking = open;
  clearTimeout(timers.peek);
  if (open) timers.peek = setTimeout(() => peek(false), PEEK_MS);
  else drop();
  link.send({ t: "peek", on: open });
  draw();
}

function held() {
  if (on.has("toggle")) return;
  peek(true);
  const release = () => peek(false);
  addEventListener("pointerup", release, { once: true });
  addEventListener("pointercancel", release, { once: true });
}

/** Nobody chooses a name here any more. */
function unnamed() {
  S.form = -1;
  link.send({ t: "naming", seat: null });
}

/** Chosen, and heard at once from the television. @param {number} voice */
function squeaks(voice) {
  S.squeak = voice;
  link.send({ t: "squeak", voice });
  draw();
}

function take() {
  const name = S.name.trim();
  remember("molehill.name", name);
  remember("molehill.squeak", String(S.squeak));
  link.send({ t: "take", seat: S.form, name, colour: S.colour, squeak: S.squeak });
}

/** @param {string} what */
function flip(what) {
  if (on.has(what)) on.delete(what);
  else on.add(what);
  remember("molehill.on", [...on].join(" ") || "none");
  draw();
}

// What is shown

function draw() {
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

/** What lies side by side, and may lie in two columns or one. */
const BESIDE = ".tiles, .cards, .fan, .shafts, .two";
/** @type {HTMLElement[]} */
let smaller = [];

/** No word goes on in another line: what has too long a one is written as much smaller as that takes, and where that
 * would be too small, what lies beside it gives it room. */
function whole() {
  for (const one of root.querySelectorAll(".roomy")) one.classList.remove("roomy");
  for (const one of smaller) one.style.fontSize = "";
  smaller = [];
  for (let pass = 0; pass < 4; pass += 1) {
    const sizes = broken();
    if (!sizes.size) return;
    const tight = [...sizes].flatMap(([one, size]) => (size < LEAST_PX && one.closest(`:is(${BESIDE}):not(.roomy)`)) || []);
    for (const beside of tight) beside.classList.add("roomy");
    for (const [one, size] of tight.length ? [] : sizes) {
      one.style.fontSize = `${Math.max(LEAST_PX, size)}px`;
      smaller.push(one);
    }
  }
}

/** What a word is broken in, and how large it has room. */
function broken() {
  /** @type {Map<HTMLElement, number>} */
  const sizes = new Map();
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    range.selectNodeContents(node);
    if (!one || range.getClientRects().length < 2 || one.closest(".unseen, .sketch")) continue;
    for (const word of (node.nodeValue ?? "").matchAll(/[^\s-]{2,}-?/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const parts = [...range.getClientRects()];
      // A large first letter is a part, too: the rest goes on behind it.
      if (parts.length < 2 || parts[parts.length - 1].left >= parts[0].right - 1) continue;
      let box = one;
      // What runs on in a line has no width of its own.
      while (!box.clientWidth && box.parentElement) box = box.parentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      // A width is told in whole pixels.
      const room = box.clientWidth - 1 - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const long = parts.reduce((sum, part) => sum + part.width, 0);
      const written = parseFloat(getComputedStyle(one).fontSize);
      const size = Math.floor((written * 10 * room) / long) / 10;
      if (size < Math.min(written, sizes.get(one) ?? Infinity)) sizes.set(one, size);
    }
  }
  return sizes;
}

/** The thumbs' half takes no more than so much of the screen: what does not fit moves up. */
function fit() {
  root.classList.remove("tall", "taller");
  whole();
  const tray = root.querySelector(".ask:has(.row)");
  if (!tray || getComputedStyle(tray).gridColumnStart !== "1" || root.classList.contains("left")) return;
  for (const step of ["tall", "taller"]) {
    if (tray.getBoundingClientRect().height <= TRAY * innerHeight) return;
    root.classList.add(step);
  }
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

/** @returns {Plate | null} */
function mine() {
  return S.seats?.seats.find((plate) => plate.seat === S.seats?.you) ?? null;
}

/** @param {Node | string} title @param {(Node | string | null | false)[]} children */
function main(title, ...children) {
  const head = make("h1", { id: "question", tabindex: "-1" }, title);
  return make("main", {}, strip(), head, ...children);
}

/** The network is away. */
function strip() {
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
function crown(plate) {
  if (!plate?.crown) return null;
  const worn = picture("prop/crown", "crown");
  worn?.setAttribute("alt", say("won-last"));
  return worn;
}

/** @param {string} name @param {string} line @param {string} colour @param {(HTMLElement | null)[]} more */
function header(name, line, colour, ...more) {
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

/** @param {Seats} seats */
function join(seats) {
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

function watch() {
  S.watching = true;
  link.send({ t: "watch" });
  draw();
}

/** @param {Plate} plate @param {string} shown */
function begin(plate, shown = plate.colour) {
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

/** @param {Seats} seats @param {number} seat */
function form(seats, seat) {
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
function seated(seats, you) {
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

/** @param {string} title @param {(Node | string | null | false)[]} children */
function tray(title, ...children) {
  const head = title ? make("h2", {}, title) : null;
  return make("section", { class: "ask" }, head, ...children);
}

/** Who is ready: faces and marks. @param {Seats} seats */
function readiness(seats) {
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
const stands = (face) => [face?.own, face?.line.replaceAll(" ", "\u00a0")].filter(Boolean).join(" · ");

/** @param {Seats} seats */
function playing(seats) {
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

/** @param {import("./wire.js").Page} page */
function read(page) {
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

/** Look up at the table: what is asked, and all that is private, is covered meanwhile. @param {boolean} up */
function glance(up) {
  link.send({ t: "glance", on: up });
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

/** No match is played: the results, the next game of a club night, a replay. @param {Seats} seats */
function between(seats) {
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

function gone() {
  const taken = S.bye === "taken";
  const again = () => {
    S.bye = "";
    draw();
    link.retake();
  };
  const look = () => {
    link.forget();
    S.watching = true;
    again();
    setTimeout(() => link.send({ t: "watch" }), 500);
  };
  const colour = recalled("molehill.colour") || "radish";
  return [
    main(say(`${S.bye}-title`),
      make("div", { class: "body" }, picture(taken ? `body/${colour}.hide` : "")),
      make("p", { class: "on" }, say(`${S.bye}-note`))),
    taken
      ? tray(say("taken-ask"),
          button(say("take-back"), late(again), "main", "icon/hand"),
          button(say("only-watch"), late(look), "cream sm", "icon/eye.ink"))
      : tray("", button(say("look-again"), () => location.reload(), "cream", "icon/refresh.ink")),
  ];
}

function menu() {
  const you = mine();
  const rows = SWITCHES.map((what) =>
    make("li", {}, button(say(`set-${what}`), () => flip(what), on.has(what) ? "cream sel" : "cream", "",
      { role: "switch", "aria-checked": String(on.has(what)) })),
  );
  const leave = () => {
    link.send({ t: "leave" });
    link.forget();
    S.menu = false;
    drop();
    draw();
  };
  return [
    main(say("menu"),
      make("ul", { class: "menu" }, ...rows,
        you && make("li", {}, button(say("squeak"), () => link.send({ t: "squeak" }), "cream", "icon/speech.ink")),
        you && make("li", {}, button(say("leave"), leave, "cream", "icon/exit.ink")),
        !you && make("li", {}, button(say("join-title"), () => ((S.watching = S.menu = false), draw()), "cream", "icon/hand.ink")),
      )),
    tray("", button(say("close"), () => ((S.menu = false), draw()), "main")),
    header(you?.name ?? "Molehill", say("menu"), you?.colour ?? ""),
  ];
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
