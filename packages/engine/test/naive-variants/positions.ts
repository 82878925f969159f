/** Lines of positions that no crew may ever reach: nearly full grids, short hands, debts, Storms, empty piles. */
import type { Chance } from "../support/chance";
import { GRID_CELLS } from "./night";
import { bordersOf, WIDTHS } from "./pyramid";

const copies = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}#${index + 1}`);

/** A table being laid out, place by place. */
class Layout {
  readonly luck: Chance;
  readonly players: number;
  readonly seats: readonly number[];
  readonly #lies = new Map<string, string[]>();
  /** Islands that lie nowhere yet. */
  readonly islands: string[];
  readonly tolls = copies("toll", 18);
  constructor(
    readonly code: string,
    luck: Chance,
  ) {
    this.luck = luck;
    this.players = Number(/ p(\d)/.exec(code)?.[1]);
    this.seats = Array.from({ length: this.players }, (_, index) => index + 1);
    this.islands = luck.shuffled(Array.from({ length: 80 }, (_, index) => String(index + 1)));
    for (const place of ["islands", "aside", "ashore", ...this.seats.map((seat) => `sealed:${seat}`)])
      this.lay(place);
    this.lay("gone", ...this.seats.map((seat) => `seal:${seat}`));
    const removed = Number(/ -(\d+)/.exec(code)?.[1] ?? 0);
    if (removed > 0) this.lay("removed", ...this.islands.splice(0, removed));
  }

  lay(place: string, ...pieces: readonly string[]): void {
    this.#lies.set(place, [...(this.#lies.get(place) ?? []), ...pieces]);
  }

  count(place: string): number {
    return this.#lies.get(place)?.length ?? 0;
  }

  /** Fills some cells of a line with ascending cards; `apart` leaves room for the rest of the Islands. */
  fill(cells: number, most: number, apart = false): string[] {
    const spread = apart || this.luck.once(2);
    const chosen = this.luck.shuffled(Array.from({ length: cells }, (_, cell) => cell)).slice(0, most);
    const cards = [...this.islands.slice(0, spread ? cells : most)].sort((a, b) => Number(a) - Number(b));
    const kept = chosen.sort((a, b) => a - b).map((cell, index) => [cell, spread ? cell : index] as const);
    const line = Array.from({ length: cells }, () => ".");
    for (const [cell, index] of kept) line[cell] = cards[index] ?? ".";
    for (const card of line) if (card !== ".") this.islands.splice(this.islands.indexOf(card), 1);
    return line;
  }

  /** How many of `cells` cells are filled: often none, nearly all, or all. */
  howMany(cells: number): number {
    const { luck } = this;
    return luck.pick([0, 1, luck.below(cells + 1), luck.below(cells + 1), cells - luck.below(4), cells]);
  }

  /** Deals hands of any size; what is left goes to piles and discards. */
  scatter(rest: readonly string[], most = 5): void {
    const { luck, seats } = this;
    const loose = luck.shuffled(rest);
    for (const seat of seats)
      this.lay(`hand:${seat}`, ...loose.splice(0, luck.pick([0, 1, 2, 3, 4, most, most, most, most])));
    const drawn = luck.once(3);
    for (const card of loose)
      this.lay(`${drawn || luck.once(2) ? "discard" : "pile"}:${luck.pick(seats)}`, card);
  }

  /** Sets the turn: somebody acts or owes a price, or the game is over. */
  turn(won: boolean): void {
    const { luck } = this;
    const seat = luck.pick(this.seats);
    const held = this.count(`hand:${seat}`);
    const over = this.code.includes(" duel") ? "won" : "lost";
    const stage = won ? "won" : luck.once(16) ? over : luck.once(8) ? "acted" : "helm";
    const owes = stage === "acted" && held > 0;
    if (owes) this.lay(`tray:${seat}`, ...this.tolls.splice(0, 1 + luck.below(Math.min(4, held))));
    const where = stage === "acted" && !owes ? "helm" : stage;
    this.lay(where === "won" || where === "lost" ? where : `${where}:${seat}`, "turn");
  }

  line(cells: readonly string[], widths: readonly number[]): string {
    this.lay("bank", ...this.tolls);
    let from = 0;
    const rows = widths.map((width) => {
      from += width;
      return cells.slice(from - width, from).join(" ");
    });
    const places = [...this.#lies].map(([place, pieces]) => `${place}=${pieces.join(",")}`);
    return `${this.code} | ${rows.join("/")} | ${places.join(" ")}`;
  }
}

export function anyArch(code: string, luck: Chance): string {
  const table = new Layout(code, luck);
  const raised = luck.once(2);
  const pillar = (): number => (raised ? 6 : luck.pick([luck.below(7), 5, 6]));
  const cells = [...table.fill(6, pillar()), ...table.fill(6, pillar())];
  const standing = !cells.includes(".");
  cells.push(...table.fill(28, standing ? table.howMany(28) : 0));
  const finishes = copies("finish", 5);
  const won = !cells.includes(".") && luck.once(4);
  if (won) table.lay("berth:finish", finishes.pop() ?? "");
  table.scatter([...table.islands, ...finishes]);
  table.turn(won);
  return table.line(cells, [2, 2, 2, 2, 2, 2, 7, 7, 7, 7]);
}

export function anyPyramid(code: string, luck: Chance): string {
  const table = new Layout(code, luck);
  const widths = code.includes(" steps") ? WIDTHS.steps : WIDTHS.bricks;
  const names = widths.flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => `r${row + 1}c${column + 1}`),
  );
  const borders = bordersOf(code.split(" "), names);
  const cells = table.fill(36, table.howMany(36));
  const monsters = code.includes(" easier") ? "blank" : "monster";
  const deck = luck.shuffled([
    ...["storm", "compass"].flatMap((name) => copies(name, 6)),
    ...[monsters, "finish", "start"].flatMap((name) => copies(name, 5)),
    "rocks",
  ]);
  const take = (name: string): string =>
    deck.splice(
      deck.findIndex((card) => card.startsWith(name)),
      1,
    )[0] ?? "";
  const open = luck.shuffled(borders.filter((name) => cells[names.indexOf(name)] === "."));
  for (const name of open.slice(0, luck.below(6))) table.lay(`border:${name}`, take("storm"));
  const won = !cells.includes(".") && luck.once(4);
  if (won) table.lay("berth:finish", take("finish"));
  const held: string[] = [];
  for (const wild of [1, 2]) {
    const at = cells.findIndex((card) => card !== ".");
    if (at >= 0 && luck.once(3) && !cells[at]?.startsWith("wild")) {
      table.lay(`named:${cells[at]}`, `name:${wild}`);
      table.islands.push(cells[at] ?? "");
      cells[at] = `wild#${wild}`;
    } else if (luck.once(2)) held.push(`wild#${wild}`);
    else deck.push(`wild#${wild}`);
  }
  for (let n = luck.below(7); n > 0; n--) held.push(take(luck.pick(["compass", "finish"])));
  table.lay("explored", ...deck.splice(0, luck.below(deck.length + 1)));
  table.lay("explorer", ...deck);
  const rare = held.filter((card) => card !== "");
  const seat = luck.pick(table.seats);
  table.lay(`hand:${seat}`, ...rare.splice(0, luck.below(3)));
  table.scatter([...table.islands, ...rare], 4);
  table.turn(won);
  return table.line(cells, widths);
}

export function anyNight(code: string, luck: Chance): string {
  const table = new Layout(code, luck);
  const { players, seats } = table;
  const cells = table.fill(36, table.howMany(36));
  const begun = luck.below(36) < 10 + 36 - cells.filter((card) => card === ".").length;
  const starts = copies("start", players);
  const finishes = copies("finish", 5);
  table.lay("starts");
  table.lay("gone", ...copies("start", 5).slice(players));
  if (begun) table.lay("berth:start", starts.pop() ?? "");
  const full = !cells.includes(".");
  const won = full && begun && luck.once(4);
  if (won) table.lay("berth:finish", finishes.pop() ?? "");
  // Most grids are as they should be, except for a card or two.
  const wrong = luck.pick([0, 0, 0, 1, 2, 18]);
  const dark = GRID_CELLS.filter(
    (_name, cell) => cells[cell] !== "." && cell < 18 !== luck.below(36) < wrong,
  );
  table.lay("night", ...dark.map((name) => `mark:${name}`), ...(luck.once(2) ? ["sky"] : []));
  const compasses = copies("compass", 6);
  table.lay("dusk", ...compasses.splice(0, luck.below(7)));
  for (const compass of compasses) table.lay(`pile:${luck.pick(seats)}`, compass);
  const rare = luck.once(2) ? starts.splice(0, 1) : full ? finishes.splice(0, 1) : [];
  const seat = luck.pick(seats);
  table.lay(`hand:${seat}`, ...rare);
  table.scatter([...table.islands, ...finishes, ...starts]);
  const held = (other: number): number => table.count(`hand:${other}`);
  const payer = luck.pick(seats);
  const talks = players > 1 && seats.reduce((sum, other) => sum + held(other), 0) >= 8;
  if (!won && begun && held(payer) > 0 && luck.once(5)) {
    if (talks && luck.once(2)) table.lay("pot", ...table.tolls.splice(0, 8));
    else
      for (const other of seats) {
        const least = other === payer ? 1 : 0;
        table.lay(`tray:${other}`, ...table.tolls.splice(0, Math.min(held(other), least + luck.below(4))));
      }
    table.lay(`settling:${payer}`, "turn");
  } else table.turn(won);
  return table.line(cells, [6, 6, 6, 6, 6, 6]);
}

export function anyDuel(code: string, luck: Chance): string {
  const table = new Layout(code, luck);
  const cells = table.fill(36, Math.min(35, table.howMany(36)), !luck.once(6));
  // Near the end the deck is gone and the row runs out; now and then one seat has hardly a card left.
  const bare = luck.once(3);
  const poor = bare && luck.once(2);
  const row = poor && luck.once(2) ? 0 : bare ? luck.below(5) : 5;
  for (let n = 1; n <= row; n++) table.lay(`open:${n}`, table.islands.pop() ?? "");
  const laid = luck.shuffled(GRID_CELLS.filter((_name, cell) => cells[cell] !== "."));
  const own = luck.below(laid.length + 1);
  table.lay("of:1", ...laid.slice(0, own).map((name) => `mark:${name}`));
  table.lay("of:2", ...laid.slice(own).map((name) => `mark:${name}`));
  // The game is not over while somebody holds two cards.
  const left = table.islands.splice(0);
  const sizes = [2 + luck.below(4), poor ? luck.below(2) : bare ? luck.below(6) : 5];
  for (const [index, size] of luck.shuffled(sizes).entries())
    table.lay(`hand:${index + 1}`, ...left.splice(0, size));
  for (const card of left) table.lay(bare || luck.once(2) ? `discard:${1 + luck.below(2)}` : "deck", card);
  table.turn(false);
  return table.line(cells, [6, 6, 6, 6, 6, 6]);
}
