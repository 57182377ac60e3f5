// A field that is larger than the screen: how large it is, and what of it lies in its frame.

import { draw, root, S } from "./state.js";

const TARGET_PX = 49;
const RAIL_PX = 84;
/** A field is at most so many times as large as it would be whole. */
const MOST = 6;

/** Another field begins at its own size. */
const zoomKey = () => S.face?.groups.find((group) => group.layout === "map")?.key ?? "";

/** Onto what may be chosen, and what lies about it; so large that it can be tapped, until somebody wants it
 * otherwise. */
export function zoomed() {
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

/** Larger, or smaller, from here on. @param {number} by */
export function enlarge(by) {
  S.zooms[zoomKey()] = Math.min(MOST, Math.max(1, zoomed() * (by > 0 ? 1.4 : 1 / 1.4)));
  draw();
}

/** What is asked lies in the middle of the field's frame, once it is asked or is of another size. */
export function frame() {
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
