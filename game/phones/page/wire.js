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
/** So often the table is asked whether it is there: a way that was cut is known to be so before the
 * network's own tries lie more than two seconds apart. */
const BEAT_MS = 4000;
/** Nothing heard for so long after something was said: the way is dead, whatever the phone says. */
const SILENT_MS = 2000;
/** The same when the phone wakes up, or has a network again. */
const AWAKE_MS = 800;
/** A way that has not come about by then never will: the next one may. */
const DIAL_MS = 1500;

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
    this.timer = 0;
    /** Goes off if the table does not answer; 0 while it is not asked. */
    this.waits = 0;
    /** Something was said since the table was asked. */
    this.more = false;
    /** The way on which an answer was given once more. @type {WebSocket | null} */
    this.resent = null;
    for (const event of ["online", "pageshow"]) addEventListener(event, () => this.now());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.now();
    });
    setInterval(() => this.beat(), BEAT_MS);
  }

  /** Try at once; a connection that seems to be there has to say so. */
  now() {
    if (this.ended) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.hush();
      this.knock(AWAKE_MS);
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
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), DIAL_MS);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      clearTimeout(this.timer);
      const held = token();
      /** @type {Record<string, unknown>} */
      const hello = { t: "hello", v: 1, lang: navigator.language.slice(0, 16) };
      if (held) hello.token = held;
      this.send(hello);
      this.tries = 0;
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
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
    } else if (message.t === "beat") {
      // What was said before it has arrived; of what was said since, nothing is known.
      const { more } = this;
      this.hush();
      if (more) this.knock(SILENT_MS);
    }
  }

  /** An answer that was given while the network was away, once more. @param {Asked} asked */
  sendKept(asked) {
    const said = recalled(KEPT);
    if (!said) return;
    /** @type {Kept} */
    const kept = JSON.parse(said);
    if (kept.q !== asked.q) remember(KEPT, "");
    else if (this.resent !== this.socket) {
      // Kept until it is said to be in: this way may be cut, too.
      this.resent = this.socket;
      this.send({ t: "answer", q: kept.q, path: kept.path });
    }
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
    this.hush();
    const old = this.socket;
    this.socket = null;
    if (old) old.close();
  }

  again() {
    this.close();
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
    if (!this.ended) this.knock(SILENT_MS);
  }

  /** Ask whether the table is there, unless that is asked already. @param {number} patience */
  knock(patience) {
    this.more = this.waits > 0;
    if (this.waits || this.socket?.readyState !== WebSocket.OPEN) return;
    this.waits = setTimeout(() => this.again(), patience);
    this.socket.send(JSON.stringify({ t: "beat", n: 0 }));
  }

  /** It has answered, or need not any more. */
  hush() {
    clearTimeout(this.waits);
    this.waits = 0;
    this.more = false;
  }

  /** @param {Record<string, unknown>} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.knock(SILENT_MS);
  }
}
