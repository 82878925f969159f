/** Positions that no game may ever reach, as lines: nearly full grids, odd hands, Storms anywhere, debts. */
import type { Chance } from "../support/chance";
import { asked } from "./asked";
import { Box, copies } from "./box";
import { CELLS } from "./grid";
import { mayGo } from "./hands";
import { type Choices, readChoices, readSea, type Sea } from "./sea";
import { underYellow, unseenCards } from "./storms";

/** A position in which somebody is asked for something. */
export function madeUpLine(code: string, luck: Chance): string {
  for (;;) {
    const line = anyLine(code, luck);
    if (stands(readSea(line))) return line;
  }
}

/** Whether nothing happens by itself, and what is owed can be given. */
function stands(sea: Sea): boolean {
  const { step, seats } = asked(sea);
  const means = sea.hands.map(
    (hand, seat) => hand.filter(mayGo).length + (sea.stage === "settling" ? unseenCards(sea, seat) : 0),
  );
  const payable = means.every((most, seat) => sea.owed[seat]! <= most && sea.pledged[seat]! <= most);
  // The right to give unseen cards is settled once the Start is laid.
  const settled = sea.hands.every(
    (_hand, seat) =>
      sea.stage !== "settling" ||
      !underYellow(sea, seat) ||
      sea.mayGiveBlind.includes(seat) ||
      sea.gaveBlind.includes(seat),
  );
  if (!settled) return false;
  return step === "over" || (seats.length > 0 && payable && sea.unshared <= means.reduce((a, b) => a + b, 0));
}

/** A line with everything in the box that a Stormy Seas game uses, put somewhere. */
function anyLine(code: string, luck: Chance): string {
  const choices = readChoices(code);
  const seats = Array.from({ length: choices.players }, (_, seat) => seat + 1);
  const box = new Box(choices, seats, luck);
  const chosen = someCells(luck);
  const filled = chosen.length;
  const cells = fillGrid(box, chosen, choices, luck);
  const begun = filled > 30 ? !luck.once(6) : luck.once(2);
  if (begun)
    box.lay("berth:start", luck.once(8) && box.wilds.length > 0 ? box.wilds.pop() : box.starts.pop());
  if (filled < 36) destroySome(box, choices, luck);
  const turn = luck.pick(seats);
  const full = [0, 1, 2, 3, 4, 5].filter((row) =>
    cells.slice(6 * row, 6 * row + 6).every((word) => word !== "."),
  );
  const rocksGo = choices.rocks !== "none" && full.length < 4;
  if (choices.rocks !== "none") box.lay(rocksGo ? `row:${luck.below(6) + 1}` : "gone", "rocks").lay("reef");
  const storms = choices.storms ? luck.shuffled(STORMS) : [];
  box.lay("removed", ...box.islands.splice(0, Number(/ -(\d+)/.exec(code)?.[1] ?? 0)));
  const over = luck.once(20) ? (filled === 36 && begun ? "won" : "lost") : "";
  if (over === "won") box.lay("berth:finish", box.finishes.pop());
  const stage = over || box.stage(begun, rocksGo, turn, storms);
  blow(box, storms, luck);
  dealOut(box, luck, filled === 36);
  if (filled === 36 && luck.once(2)) box.disclose();
  box.lay(over || `${stage}:${turn}`, "turn");
  const rows = [0, 1, 2, 3, 4, 5].map((row) => cells.slice(6 * row, 6 * row + 6).join(" "));
  return `${code} | ${rows.join("/")} | ${box.line()}`;
}

const STORMS = ["yellow", "purple", "orange"].flatMap((kind) => [`storm:${kind}#1`, `storm:${kind}#2`]);

/** The cells to fill: any of them, or all of some rows and all but one cell of another. */
function someCells(luck: Chance): number[] {
  const byRows = luck
    .shuffled([0, 1, 2, 3, 4, 5])
    .flatMap((row) => luck.shuffled(CELLS.slice(6 * row, 6 * row + 6)));
  const [order, filled] = luck.once(3)
    ? [byRows, luck.pick([5, 11, 17, 23, 23, 23, 29, 35])]
    : [luck.shuffled(CELLS), luck.pick([0, luck.below(37), luck.below(37), 33 + luck.below(4), 36, 36])];
  return order.slice(0, filled).sort((a, b) => a - b);
}

/** Numbers in ascending order on cells drawn at random; now and then a Wild shows the number. */
function fillGrid(box: Box, chosen: readonly number[], choices: Choices, luck: Chance): string[] {
  const filled = chosen.length;
  const cells = CELLS.map(() => ".");
  // Some grids have runs of numbers, so that rows of six consecutive ones turn up.
  const first = 1 + luck.below(45);
  const inRuns = luck.once(4);
  const numbers = inRuns
    ? chosen.map((cell) => first + cell)
    : box.islands
        .slice(0, filled)
        .map(Number)
        .sort((a, b) => a - b);
  const named = nameWilds(box, numbers, choices, luck);
  chosen.forEach((cell, index) => {
    const number = numbers[index] as number;
    cells[cell] = named.get(number) ?? String(number);
    if (!named.has(number)) box.islands.splice(box.islands.indexOf(String(number)), 1);
  });
  if (inRuns) for (const cell of CELLS) if (cells[cell] === ".") box.missing.push(String(first + cell));
  return cells;
}

/** Names Wilds: those that show a number of the grid, and those that a Monster took, whose numbers cannot be named again. */
function nameWilds(
  box: Box,
  numbers: readonly number[],
  { wilds, monsters }: Choices,
  luck: Chance,
): Map<number, string> {
  const named = new Map<number, string>();
  const used = new Set<number>();
  for (let copy = 1; copy <= wilds; copy++) {
    const wild = wilds === 1 ? "wild" : `wild#${copy}`;
    const shows = numbers.length > 0 && luck.once(2);
    const number = shows ? luck.pick(numbers) : monsters > 0 && luck.once(3) ? 1 + luck.below(80) : 0;
    if (number === 0 || used.has(number)) {
      box.lay("unnamed", `name:${copy}`);
      continue;
    }
    used.add(number);
    box.lay("unnamed").lay(`named:${number}`, `name:${copy}`);
    box.wilds.splice(box.wilds.indexOf(wild), 1);
    if (shows) named.set(number, wild);
    else box.lay("gone", wild);
  }
  return named;
}

/** Puts aside Monsters that have struck, and what they took. */
function destroySome(box: Box, { monsters }: Choices, luck: Chance): void {
  for (let struck = monsters > 0 ? luck.below(monsters) : 0; struck > 0; struck--)
    box.lay("gone", box.monsters.pop(), box.islands.pop());
}

/** Places Storms in play, over, or still to come, and Compasses earned, spent, or left. */
function blow(box: Box, storms: readonly string[], luck: Chance): void {
  if (!box.choices.storms) return;
  for (const storm of storms) {
    const seat = luck.pick(box.seats);
    const kind = /storm:(\w+)/.exec(storm)?.[1] ?? "";
    const inPlay = kind === "purple" ? `row:${luck.below(6) + 1}` : `${kind}:${seat}`;
    box.lay(luck.pick([inPlay, inPlay, `pile:${seat}`, "gone"]), storm);
  }
  const team = luck.below(3);
  const spent = luck.below(5);
  copies("compass", 6).forEach((compass, index) => {
    box.lay(index < team ? "team" : index < team + spent ? "gone" : "compasses", compass);
  });
  box.lay("compasses");
}

/** Deals hands of all sizes; the cards that matter most are held more often than by chance. */
function dealOut(box: Box, luck: Chance, ending: boolean): void {
  const { seats } = box;
  const plain = luck.shuffled([...box.islands, ...box.finishes.slice(1), ...box.starts]);
  for (const card of [
    ...box.wilds,
    ...box.monsters,
    box.finishes[0],
    luck.once(2) ? undefined : plain.find(isStart),
    ...luck.shuffled(box.missing.filter((number) => plain.includes(number))).slice(0, 2 * seats.length),
  ]) {
    if (card === undefined) continue;
    if (plain.includes(card)) plain.splice(plain.indexOf(card), 1);
    // Near the end the Finish matters most: Monsters are seldom in its way.
    const held = ending && card.startsWith("monster") ? luck.once(6) : luck.once(2);
    if (held) box.lay(`hand:${luck.pick(seats)}`, card);
    else plain.push(card);
  }
  const loose = luck.shuffled(plain);
  for (const seat of seats) {
    const size = luck.pick([0, 1, 2, 3, 3, 4, 5, 5, 5, 7]);
    box.lay(`hand:${seat}`, ...loose.splice(0, Math.max(0, size - box.at(`hand:${seat}`).length)));
  }
  const drawn = luck.once(3);
  for (const card of loose) {
    const kept = card.startsWith("monster");
    box.lay(`${!kept && (drawn || luck.once(2)) ? "discard" : "pile"}:${luck.pick(seats)}`, card);
  }
}

const isStart = (card: string): boolean => card.startsWith("start");
