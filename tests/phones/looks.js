// What is wrong with a page as it is seen, and what is written on it; given to looks.py.

/** For ears alone. */
const hidden = (one) => {
  for (let up = one; up; up = up.parentElement) {
    if (getComputedStyle(up).clipPath === 'inset(50%)') return true;
  }
  return false;
};

/** @param {number} width of the screen @param {number} finger @param {number} least */
const told = (width, finger, least) => {
  const all = [...document.querySelectorAll('header *, main *, form *, section.ask *')]
    .filter((one) => one.getClientRects().length && !hidden(one));
  const free = all.filter((one) => !one.closest('.sketch'));
  const name = (one) => one.getAttribute('aria-label') || one.textContent || one.className || one.tagName;
  const box = (one) => one.getBoundingClientRect();
  const round = (at) => `${Math.round(at.width)} x ${Math.round(at.height)}`;
  const wrong = [];
  const say = (ones, what) => wrong.push(...ones.map((one) => `${name(one).slice(0, 60)} ${what(one)}`));

  // As large as a finger.
  const taps = [...document.querySelectorAll('button, input')].filter((one) => one.getClientRects().length);
  say(taps.filter((one) => box(one).width < finger - .1 || box(one).height < finger - .1),
    (one) => `is small: ${round(box(one))}`);

  // Nothing goes beyond the screen, but for a field that is moved within its own frame.
  say(free.filter((one) => !one.closest('.window') && (box(one).left < -1 || box(one).right > width + 1)),
    () => 'is cut off');

  // The button that gives the answer is large, and always there.
  say([...document.querySelectorAll('form.ask .main, section.ask .main')]
    .filter((one) => box(one).height < 58 || box(one).top < 0 || box(one).bottom > innerHeight),
    (one) => `is the button, from ${Math.round(box(one).top)} to ${Math.round(box(one).bottom)}`);

  say([...document.images].filter((one) => one.complete && !one.naturalWidth), (one) => `${one.src} is no picture`);

  // A field lies in its frame so that the middle of what may be chosen is seen, and no less of it
  // than has room.
  const glass = document.querySelector('.window');
  const may = glass ? [...glass.querySelectorAll('.may')].map(box) : [];
  if (may.length) {
    const frame = box(glass);
    for (const [from, to, size] of [['left', 'right', 'width'], ['top', 'bottom', 'height']]) {
      const first = Math.min(...may.map((one) => one[from]));
      const last = Math.max(...may.map((one) => one[to]));
      const middle = (first + last) / 2;
      const whole = last - first < frame[size] - 2;
      if (whole ? first < frame[from] - 2 || last > frame[to] + 2 : middle < frame[from] || middle > frame[to]) {
        wrong.push(`what may be chosen lies beside the frame: ${from} ${Math.round(first - frame[from])} of ${Math.round(frame[size])}`);
      }
    }
  }

  // Each line of each text, where it can be seen at all.
  const lines = free.flatMap((one) => [...one.childNodes]
    .filter((node) => node instanceof Text && node.data.trim())
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((at) => ({one, node, at}));
    }));
  say([...new Set(lines.map((line) => line.one))].filter((one) => parseFloat(getComputedStyle(one).fontSize) < least),
    (one) => `is too small to read: ${getComputedStyle(one).fontSize}`);

  // No word goes on in another line, in any language and size: this browser hyphenates none.
  for (const {node} of lines) {
    for (const word of node.data.matchAll(/[^\s\u2010-]+[\u2010-]?/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const parts = [...range.getClientRects()];
      // A large first letter is a part, too: the rest goes on behind it.
      if (parts.length > 1 && parts.at(-1).left < parts[0].right - 1) wrong.push(`${word[0]} is broken`);
    }
  }

  // Nothing is written beyond what holds it, or behind the edge of what hides the rest of it.
  const inks = (line) => {
    // A line's box is higher than its letters.
    const less = Math.max(0, line.at.height - parseFloat(getComputedStyle(line.one).fontSize)) / 2;
    return {left: line.at.left, right: line.at.right, top: line.at.top + less, bottom: line.at.bottom - less};
  };
  const beyond = (ink, at) => ink.left < at.left - 2 || ink.right > at.right + 2 || ink.top < at.top - 2 || ink.bottom > at.bottom + 2;
  for (const line of lines) {
    const ink = inks(line);
    const held = line.one.closest('button, .thing, .chip, .gain, .plate, .step b, .paper, .group, .ask, header');
    if (held && beyond(ink, box(held))) wrong.push(`${line.node.data} is written beyond ${name(held).slice(0, 40)}`);
    for (let up = line.one; up && up !== document.body; up = up.parentElement) {
      const hides = getComputedStyle(up).overflow !== 'visible' && !up.matches('.window, .ask, .scr, .field');
      if (hides && beyond(ink, box(up))) wrong.push(`${line.node.data} is cut`);
    }
  }

  // Nothing is written over anything else: over other words, or over what is pressed beside it.
  const meets = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2;
  const rooms = ['header', 'main', 'form, section.ask'];
  for (const room of rooms) {
    const here = lines.filter((line) => line.one.closest(room) && !line.one.closest('.window')
      && (room !== 'form, section.ask' || !line.one.closest('.taller .row')));
    const pressed = taps.filter((one) => one.closest(room) && !one.closest('.window, .row'));
    here.forEach((line, at) => {
      const ink = inks(line);
      for (const other of here.slice(at + 1)) {
        if (other.node !== line.node && meets(ink, inks(other))) wrong.push(`${line.node.data} is over ${other.node.data}`);
      }
      for (const one of pressed) {
        if (!one.contains(line.one) && meets(ink, box(one))) wrong.push(`${line.node.data} is over ${name(one)}`);
      }
    });
  }
  return [...new Set(wrong)];
};

/** Each line that is read: its words, its box, and in what it is written. */
const words = () => {
  const found = [];
  const tray = document.querySelector('.ask');
  for (const one of document.querySelectorAll('header *, main *, form *, section.ask *')) {
    if (!one.getClientRects().length || one.closest('.sketch') || hidden(one)) continue;
    for (const node of one.childNodes) {
      if (!(node instanceof Text) || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const coloured = Boolean(one.closest('.b:not(.cream, .sk, .sq, .off)'));
      let kind = '';
      for (let up = one; up; up = up.parentElement) kind += `<${up.tagName} ${up.className}`;
      for (const at of range.getClientRects()) {
        // What the tray lies over, or its shadow, is looked at elsewhere.
        if (one.closest('main') && at.bottom > (tray?.getBoundingClientRect().top ?? innerHeight) - 20) continue;
        found.push([node.data, at.left, at.top, at.right, at.bottom, coloured, kind]);
      }
    }
  }
  return found;
};
