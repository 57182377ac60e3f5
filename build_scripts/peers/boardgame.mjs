// The toy draft of game/makers/yardstick.py as a game of boardgame.io, played anyhow by its own
// client without a page or a server:  node boardgame.mjs FOLDER SECONDS
// FOLDER is where npm put the library. Prints one line of JSON: decisions, answers listed, seconds.

import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, seconds] = [process.argv[2], Number(process.argv[3])];
const { Client } = createRequire(join(folder, "package.json"))("boardgame.io/client");

const PLAYERS = 5;
const ROUNDS = 21;
const CARDS = 120;
const DECISIONS = PLAYERS * ROUNDS;

const draft = {
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(
      Array.from({ length: CARDS }, (_, number) => ({ colour: number % 6, stars: number % 7 })),
    );
    return {
      display: deck.splice(0, 4),
      deck,
      dice: Array.from({ length: 5 }, () => random.Die(6) - 1),
      players: Array.from({ length: PLAYERS }, () => ({ coins: 3, dice: [], score: 0, tableau: [] })),
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    card: ({ G, ctx }, place) => {
      const player = G.players[Number(ctx.currentPlayer)];
      const [card] = G.display.splice(place, 1);
      player.coins -= 1;
      player.tableau.push(card);
      const matching = player.tableau.filter((held) => held.colour === card.colour).length;
      player.score += card.stars + matching;
      if (G.deck.length) G.display.push(G.deck.pop());
    },
    die: ({ G, ctx, random }, place) => {
      const player = G.players[Number(ctx.currentPlayer)];
      const face = G.dice[place];
      player.dice.push(face);
      player.coins += face > 3 ? 1 : 0;
      player.score += Math.floor(face / 2);
      G.dice[place] = random.Die(6) - 1;
    },
  },
};

function legal(G, seat) {
  const moves = G.dice.map((_, place) => ["die", place]);
  if (G.players[seat].coins > 0) G.display.forEach((_, place) => moves.push(["card", place]));
  return moves;
}

let decisions = 0;
let answers = 0;
let match = 0;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const began = spent();
while (spent() - began < seconds) {
  const client = Client({
    game: { ...draft, seed: String((match += 1)) },
    numPlayers: PLAYERS,
    debug: false,
  });
  client.start();
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    const { G, ctx } = client.getState();
    const moves = legal(G, Number(ctx.currentPlayer));
    const [kind, place] = moves[Math.floor(Math.random() * moves.length)];
    client.moves[kind](place);
    if (client.getState().ctx.turn === ctx.turn) throw new Error(`${kind} ${place} was not played`);
    answers += moves.length;
    decisions += 1;
  }
  client.stop();
}
console.log(JSON.stringify({ decisions, answers, seconds: spent() - began }));
