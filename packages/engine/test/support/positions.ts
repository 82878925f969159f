/** Positions that no crew need ever reach: nearly full grids, short hands, spare Starts, debts, empty piles. */
import { readPosition, rulebookFor, type SeaOptions, type Table } from "../../src/index";
import { type Chance, chance } from "./chance";

/** A full table with every piece somewhere, drawn from a seed. Never an opening position. */
export function anyPosition(options: SeaOptions, seed: number): Table {
  const read = readPosition(anyLine(options, chance(seed)));
  if (!read.ok) throw new Error(`A made-up position does not read: ${JSON.stringify(read.error)}`);
  return read.value;
}

function anyLine(options: SeaOptions, luck: Chance): string {
  const rulebook = rulebookFor(options);
  const { players, removed } = options;
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const lies = new Map<string, string[]>();
  const lay = (place: string, ...pieces: readonly string[]): void => {
    lies.set(place, [...(lies.get(place) ?? []), ...pieces]);
  };
  const named = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${name}#${index + 1}`);

  const islands = luck.shuffled(Array.from({ length: 80 }, (_, index) => index + 1));
  const filled = luck.pick([0, 1, luck.below(37), luck.below(37), 34 + luck.below(3), 36]);
  const grid = fillGrid(luck, islands.splice(0, filled));
  for (const place of ["islands", "aside", "starts", "ashore", ...seats.map((seat) => `sealed:${seat}`)])
    lay(place);
  lay("removed", ...islands.splice(0, removed).map(String));
  lay("gone", ...named("start", 5).slice(players), ...seats.map((seat) => `seal:${seat}`));

  const begun = filled > 30 ? !luck.once(5) : luck.once(2);
  const starts = named("start", players);
  if (begun) lay("berth:start", starts.shift() ?? "");
  const finishes = named("finish", 5);
  const done = filled === 36 && begun && luck.once(3);
  if (done) lay("berth:finish", finishes.shift() ?? "");
  const loose = luck.shuffled([...islands.map(String), ...finishes, ...starts]);
  for (const seat of seats) lay(`hand:${seat}`, ...loose.splice(0, luck.pick([0, 1, 2, 3, 4, 5, 5, 5, 7])));
  // A forced Start matters most: now and then one is put into a hand on purpose.
  const at = luck.once(2) ? loose.findIndex((card) => card.startsWith("start")) : -1;
  if (at >= 0) lay(`hand:${luck.pick(seats)}`, ...loose.splice(at, 1));
  const drawn = luck.once(3);
  for (const card of loose) lay(`${drawn || luck.once(2) ? "discard" : "pile"}:${luck.pick(seats)}`, card);

  const tolls = named("toll", 18);
  const turn = luck.pick(seats);
  const stage = done
    ? "won"
    : luck.once(12)
      ? "lost"
      : luck.pick(begun ? ["helm", "helm", "helm", "acted", "settling", "pot"] : ["helm", "helm", "acted"]);
  if (stage === "pot" && players > 1) lay("pot", ...tolls.splice(0, 8));
  else if (stage === "acted") lay(`tray:${turn}`, ...tolls.splice(0, 1 + luck.below(4)));
  else if (stage === "pot" || stage === "settling")
    for (const seat of seats)
      lay(`tray:${seat}`, ...tolls.splice(0, luck.below(4) + (seat === turn ? 1 : 0)));
  const over = stage === "won" || stage === "lost";
  lay(over ? stage : `${stage === "pot" ? "settling" : stage}:${turn}`, "turn");
  lay("bank", ...tolls);

  const rows = rulebook.rows.map((row, index) =>
    row.map((_cell, column) => grid[index * 6 + column] || ".").join(" "),
  );
  const rest = [...lies].map(([place, pieces]) => `${place}=${pieces.join(",")}`);
  return `${rulebook.code} | ${rows.join("/")} | ${rest.join(" ")}`;
}

/** Cards in ascending order on cells drawn at random. */
function fillGrid(luck: Chance, cards: readonly number[]): number[] {
  const cells = luck
    .shuffled(Array.from({ length: 36 }, (_, cell) => cell))
    .slice(0, cards.length)
    .sort((a, b) => a - b);
  const ascending = [...cards].sort((a, b) => a - b);
  const grid = Array.from({ length: 36 }, () => 0);
  cells.forEach((cell, index) => {
    grid[cell] = ascending[index] ?? 0;
  });
  return grid;
}
