/**
 * Prints whole games of the crew, act by act, for people to read: the hand, what is done with it, and what lies around it.
 *
 *   read "sea p2" steady --games 10 --from 0
 */
import { type Act, gauge, hand, outcome, type Table, topOf, writeAct } from "@stillwater/engine";
import { decide, EFFORT, HANDS } from "../src/index";
import type { Decide } from "../src/policy";
import { argument } from "./argument";
import { playGame, rulebookOf } from "./playing";

const [, , code = "sea p2", which = "steady"] = process.argv;
const playing = HANDS.find((name) => name === which);
if (playing === undefined) throw new Error(`A hand is one of ${HANDS.join(", ")}.`);
const games = Number(argument("games", "1"));
const first = Number(argument("from", "0"));
const rulebook = rulebookOf(code);

/** The line of a place, with the place itself in brackets. */
function around(table: Table, to: number): string {
  const line =
    rulebook.game === "sea" ? rulebook.lines.find(({ first, last }) => to >= first && to <= last) : undefined;
  const places = line
    ? Array.from({ length: line.last - line.first + 1 }, (_, index) => line.first + index)
    : rulebook.rows.find((row) => row.includes(to));
  if (!places) return "";
  const at = places.indexOf(to);
  const shown = places.map((place) => {
    const lies = topOf(table, place) === 0 ? "·" : cardName(topOf(table, place));
    return place === to ? `[${lies}]` : lies;
  });
  if (!line) return shown.join(" ");
  let from = at;
  while (from > 0 && (from === at || topOf(table, places[from] as number) === 0)) from--;
  let until = at;
  while (until < places.length - 1 && (until === at || topOf(table, places[until] as number) === 0)) until++;
  return shown.slice(from, until + 1).join(" ");
}

const cardName = (card: number): string => rulebook.pieceName(card);

function line(table: Table, seat: number, act: Act): string {
  const held = hand(table, seat).map(cardName).join(" ");
  const { spare, spacesToGo } = gauge(table);
  const told = `${"ABCDE"[seat]} [${held}] ${writeAct(rulebook, act)}`;
  return `${told.padEnd(60)} ${act.to ? around(table, act.to) : ""}  (${spacesToGo}/${spare})`;
}

for (let game = first; game < first + games; game++) {
  const watched: Decide = (seen, ...rest) => {
    const decision = decide(playing, seen, ...rest);
    if (decision.act) console.log(line(seen, seen.viewer, decision.act));
    return decision;
  };
  console.log(`\n# ${code} ${playing} ${game}`);
  const end = playGame(rulebook, `v1:read-${game}`, [watched], EFFORT);
  console.log(`${outcome(end)}, ${gauge(end).spacesToGo} to go, ${gauge(end).spare} spare`);
}
