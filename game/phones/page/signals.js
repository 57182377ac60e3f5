// What is felt, and what is said to whoever does not look.

import { on, root } from "./state.js";

const STATUS_MS = 3000;

const status = /** @type {HTMLElement} */ (document.getElementById("status"));
const alarm = /** @type {HTMLElement} */ (document.getElementById("alert"));

/** @type {Record<string, number>} */
export const timers = { remind: 0, status: 0, peek: 0 };

/** To the heading, unless somebody writes. */
export function attend() {
  requestAnimationFrame(() => {
    if (document.activeElement?.tagName !== "INPUT") document.getElementById("question")?.focus();
  });
}

/** Felt where a phone can, and seen. @param {number[]} pattern */
export function buzz(...pattern) {
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
export function tell(words) {
  alarm.textContent = words;
}

/** Said when there is time; the last one wins. @param {string} words */
export function whisper(words) {
  clearTimeout(timers.status);
  timers.status = setTimeout(() => {
    status.textContent = words;
  }, STATUS_MS);
}
