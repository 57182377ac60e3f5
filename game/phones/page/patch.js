// The picture that is there becomes the picture that is wanted, element by element: whatever stays
// the same is not touched, so focus, screen readers and pictures keep their place.

/** @param {Node} old @param {Node} wanted @returns {boolean} */
function alike(old, wanted) {
  if (old.nodeType !== wanted.nodeType || old.nodeName !== wanted.nodeName) return false;
  if (!(old instanceof HTMLElement) || !(wanted instanceof HTMLElement)) return true;
  return old.dataset.k === wanted.dataset.k;
}

/** @param {HTMLElement} old @param {HTMLElement} wanted */
function traits(old, wanted) {
  // Through the object model: written into the page, a style would be refused.
  if (old.style.cssText !== wanted.style.cssText) old.style.cssText = wanted.style.cssText;
  for (const { name, value } of [...wanted.attributes]) {
    if (name === "style") continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !wanted.hasAttribute(name)) old.removeAttribute(name);
  }
  old.onclick = wanted.onclick;
  old.onsubmit = wanted.onsubmit;
  old.onpointerdown = wanted.onpointerdown;
  old.oncontextmenu = wanted.oncontextmenu;
  old.oninput = wanted.oninput;
}

/** @param {HTMLElement} old @param {HTMLElement} wanted */
export function patch(old, wanted) {
  traits(old, wanted);
  const news = [...wanted.childNodes];
  for (let at = 0; at < news.length; at += 1) {
    const there = old.childNodes[at];
    const next = news[at];
    if (!there) old.append(next);
    else if (!alike(there, next)) there.replaceWith(next);
    else if (there instanceof HTMLElement && next instanceof HTMLElement) patch(there, next);
    else if (there.nodeValue !== next.nodeValue) there.nodeValue = next.nodeValue;
  }
  while (old.childNodes.length > news.length) old.lastChild?.remove();
}
