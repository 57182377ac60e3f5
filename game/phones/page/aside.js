// Beside the game: the menu, and good-byes.

import { button, make, picture, say } from "./dom.js";
import { recalled } from "./wire.js";
import { draw, mine, on, S, SWITCHES } from "./state.js";
import { drop, link } from "./talk.js";
import { flip, late } from "./deeds.js";
import { header, main, tray } from "./parts.js";

export function menu() {
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

export function gone() {
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
