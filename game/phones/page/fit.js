// What has room on a screen, in whatever size of text.

import { root } from "./state.js";

const TRAY = 0.45;
/** Nothing is written smaller. */
const LEAST_PX = 14.5;

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
export function fit() {
  root.classList.remove("tall", "taller");
  whole();
  const tray = root.querySelector(".ask:has(.row)");
  if (!tray || getComputedStyle(tray).gridColumnStart !== "1" || root.classList.contains("left")) return;
  for (const step of ["tall", "taller"]) {
    if (tray.getBoundingClientRect().height <= TRAY * innerHeight) return;
    root.classList.add(step);
  }
}
