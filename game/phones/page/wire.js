// What passes between the phone and the table; the other side of game/phones/wire.py.

/**
 * @typedef {[string, number, number, number, number, number, number, number[], number[]]} Picture
 * @typedef {[string, number, number, number, number, string, string]} Writing
 * @typedef {{wide: number, high: number, art: Picture[], words: Writing[]}} Sketch
 * @typedef {{key: string, name: string, says: string, art: string, count: string,
 *   at: [number, number] | null, state: string[], answers: string[], gain: string, many: number,
 *   lights: number, heard: string, sign: string, page: string, sketch: Sketch | null,
 *   box: [number, number, number, number] | null}} Thing
 * @typedef {{key: string, name: string, layout: string, things: Thing[], ground: string,
 *   note: string, sketch: Sketch | null}} Group
 * @typedef {{t: "page", page: string, title: string, text: string, kind: string, art: string,
 *   notes: {text: string, art: string}[], best: string, why_not: string,
 *   sketch: Sketch | null}} Page
 * @typedef {{text: string, art: string, gain: string}} Line
 * @typedef {{t: "face", n: number, scope: string, title: string, hint: string, line: string, own: string,
 *   groups: Group[], log: Line[], steps: string[], q: number, sealed: boolean, reopen: boolean, peek: boolean,
 *   covered: boolean, glance: boolean}} Face
 * @typedef {{id: string, label: string, hint: string, gain: string, art: string, kind: string,
 *   more: boolean}} Node
 * @typedef {{t: "asked", q: number, n: number, private: boolean, path: string[], tree: Node[],
 *   chosen: string[], some: {least: number, most: number} | null, confirm: string, ready: boolean,
 *   counter: string, danger: boolean, heading: string, steps: string[]}} Asked
 * @typedef {{seat: number, name: string, colour: string, held: string, note: string, may: boolean,
 *   ready: boolean, turn: boolean, place: number, score: string, squeak: number,
 *   crown: boolean}} Plate
 * @typedef {{t: "seats", game: string, title: string, state: string, seats: Plate[],
 *   ready: [number, number], count: string, you: number | null, note: string,
 *   colours: string[]}} Seats
 * @typedef {{t: "words", lang: string, art: string, words: Record<string, string>}} Words
 * @typedef {{t: "taken", seat: number, token: string | null, why: string | null,
 *   says: string}} Taken
 * @typedef {{t: "sealed", q: number, path: string[]}} Sealed
 * @typedef {{t: "no", q: number, why: string}} No
 * @typedef {{t: "bye", why: string}} Bye
 * @typedef {Face | Asked | Page | Seats | Words | Taken | Sealed | No | Bye | {t: "beat", n: number}} Down
 * @typedef {{table: string, q: number, path: string[]}} Kept
 */

const TOKEN = "molehill.token";
const KEPT = "molehill.kept";
const WAITS = [200, 400, 800, 1500];
const BEAT_MS = 10000;
const LOST_MS = 22000;

/** A phone's storage may be switched off: then nothing is remembered, and all else works.
 * @param {string} key @returns {string} */
export function recalled(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Nothing is remembered then.
  }
}

/** The token from the link, else from the storage. @returns {string} */
function token() {
  const linked = location.hash.slice(1);
  if (/^[\w-]{16,64}$/.test(linked)) return linked;
  return recalled(TOKEN);
}

/** The way to the table: it comes back by itself whenever it was lost. */
export class Link {
  /** @param {(message: Down) => void} hear @param {(lost: boolean) => void} changed */
  constructor(hear, changed) {
    this.hear = hear;
    this.changed = changed;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.tries = 0;
    this.lost = true;
    this.ended = false;
    this.heard = 0;
    this.timer = 0;
    for (const event of ["online", "pageshow"]) addEventListener(event, () => this.now());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.now();
    });
    setInterval(() => this.beat(), BEAT_MS);
  }

  /** Try at once, unless there is a connection that was heard from just now. */
  now() {
    if (this.ended) return;
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (open) {
      this.send({ t: "beat", n: 0 });
      return;
    }
    if (this.socket?.readyState === WebSocket.CONNECTING && this.tries < 2) return;
    clearTimeout(this.timer);
    this.open();
  }

  open() {
    this.close();
    const socket = new WebSocket(`ws://${location.host}/table`);
    this.socket = socket;
    socket.onopen = () => {
      const held = token();
      /** @type {Record<string, unknown>} */
      const hello = { t: "hello", v: 1, lang: navigator.language.slice(0, 16) };
      if (held) hello.token = held;
      this.send(hello);
      this.tries = 0;
      this.heard = Date.now();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      /** @type {Down} */
      const message = JSON.parse(event.data);
      if (this.lost) {
        this.lost = false;
        this.changed(false);
      }
      this.take(message);
      this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  }

  /** What the link itself has to know of a message. @param {Down} message */
  take(message) {
    if (message.t === "taken" && message.token) {
      remember(TOKEN, message.token);
      history.replaceState(null, "", `#${message.token}`);
    } else if (message.t === "taken" && message.why === "phones-unknown") {
      this.forget();
    } else if (message.t === "sealed" || message.t === "no") {
      remember(KEPT, "");
    } else if (message.t === "bye") {
      this.ended = message.why !== "slow";
    } else if (message.t === "asked") {
      this.sendKept(message);
    }
  }

  /** An answer that was given while the network was away, once more. @param {Asked} asked */
  sendKept(asked) {
    const said = recalled(KEPT);
    if (!said) return;
    /** @type {Kept} */
    const kept = JSON.parse(said);
    if (kept.q === asked.q) this.send({ t: "answer", q: kept.q, path: kept.path });
    remember(KEPT, "");
  }

  /** @param {number} q @param {string[]} path */
  answer(q, path) {
    remember(KEPT, JSON.stringify({ q, path }));
    this.send({ t: "answer", q, path });
  }

  forget() {
    remember(TOKEN, "");
    history.replaceState(null, "", location.pathname);
  }

  /** Back in the seat, although another phone took it. */
  retake() {
    this.ended = false;
    this.open();
  }

  close() {
    const old = this.socket;
    this.socket = null;
    if (old) old.close();
  }

  again() {
    this.socket = null;
    if (!this.lost) {
      this.lost = true;
      this.changed(true);
    }
    if (this.ended) return;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  beat() {
    if (this.ended || !this.socket) return;
    if (Date.now() - this.heard > LOST_MS) {
      this.close();
      this.again();
      return;
    }
    this.send({ t: "beat", n: 0 });
  }

  /** @param {Record<string, unknown>} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
