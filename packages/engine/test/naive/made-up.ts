/** Positions that no game need ever reach, as lines: nearly full grids, odd hands, every Storm anywhere, debts. */
import type { Chance } from "../support/chance";
import { asked } from "./asked";
import { CELLS } from "./grid";
import { type Choices, readChoices, readSea } from "./sea";

/** A position in which somebody is asked for something. */
export function madeUpLine(code: string, luck: Chance): string {
  for (;;) {
    const line = anyLine(code, luck);
    const { step, seats } = asked(readSea(line));
    if (step === "over" || seats.length > 0) return line;
  }
}

/** Everything in the box that a Stormy Seas game uses, put somewhere. */
function anyLine(code: string, luck: Chance): string {
  const choices = readChoices(code);
  const seats = Array.from({ length: choices.players }, (_, seat) => seat + 1);
  const box = new Box(choices, seats, luck);
  const filled = luck.pick([0, luck.below(37), luck.below(37), 33 + luck.below(4), 36, 36]);
  const cells = fillGrid(box, filled, choices, luck);
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

class Box {
  readonly #lies = new Map<string, string[]>();
  readonly islands: string[];
  readonly starts: string[];
  readonly finishes = copies("finish", 5);
  readonly monsters: string[];
  readonly wilds: string[];
  readonly tolls = copies("toll", 18);
  constructor(
    readonly choices: Choices,
    readonly seats: readonly number[],
    readonly luck: Chance,
  ) {
    this.islands = luck.shuffled(Array.from({ length: 80 }, (_, index) => String(index + 1)));
    this.starts = copies("start", seats.length);
    this.monsters = copies("monster", choices.monsters);
    this.wilds = choices.wilds === 1 ? ["wild"] : copies("wild", choices.wilds);
    for (const place of ["islands", "aside", "starts", "ashore", ...seats.map((seat) => `sealed:${seat}`)])
      this.lay(place);
    this.lay("gone", ...copies("start", 5).slice(seats.length), ...seats.map((seat) => `seal:${seat}`));
    if (choices.monsters > 0) this.lay("gone", ...copies("monster", 5).slice(choices.monsters));
  }

  lay(place: string, ...pieces: readonly (string | undefined)[]): this {
    const known = pieces.filter((piece) => piece !== undefined);
    this.#lies.set(place, [...(this.#lies.get(place) ?? []), ...known]);
    return this;
  }

  at(place: string): readonly string[] {
    return this.#lies.get(place) ?? [];
  }

  /** Where the turn stands, and what is due there. */
  stage(begun: boolean, rocksGo: boolean, turn: number, storms: string[]): string {
    const { luck, seats } = this;
    const drift = (): boolean => {
      const due = rocksGo && this.choices.rocks === "manual";
      if (due) this.lay("drifting", "drift").lay("still");
      return due;
    };
    const kinds = ["helm", "helm", "helm", "helm", "debt"];
    if (rocksGo && this.choices.rocks === "manual") kinds.push("rocks", "rocks");
    if (this.choices.storms) kinds.push("drawn", "drawn", "shed");
    if (begun) kinds.push("eight", "eight");
    if (begun && seats.length > 1) kinds.push("talk", "talk");
    switch (luck.pick(kinds)) {
      case "debt":
        this.lay(`tray:${turn}`, ...this.tolls.splice(0, 1 + luck.below(4)));
        if (luck.once(2)) drift();
        return "acted";
      case "rocks":
        drift();
        return begun && luck.once(4) ? "settling" : "acted";
      case "drawn":
        this.lay(`drawn:${turn}`, storms.pop());
        this.#passes();
        return begun && luck.once(4) ? "settling" : "acted";
      case "shed":
        this.lay(
          `shedding:${turn}`,
          ...storms.splice(
            storms.findIndex((storm) => /yellow/.test(storm)),
            1,
          ),
        );
        return "acted";
      case "eight":
        for (const seat of seats)
          this.lay(`tray:${seat}`, ...this.tolls.splice(0, luck.below(4) + (seat === turn ? 1 : 0)));
        this.#leave();
        return "settling";
      case "talk":
        this.lay("pot", ...this.tolls.splice(0, 8));
        this.#leave();
        this.#dials();
        return "settling";
      default:
        return "helm";
    }
  }

  #passes(): void {
    const passed = this.seats.filter(() => this.luck.once(3)).map((seat) => `pass:${seat}`);
    this.lay("passed", ...passed);
    this.lay(
      "waiting",
      ...this.seats.map((seat) => `pass:${seat}`).filter((token) => !passed.includes(token)),
    );
  }

  #leave(): void {
    if (!this.choices.storms) return;
    for (const seat of this.seats)
      this.lay(this.luck.pick(["granted", "granted", "unasked", "gone"]), `leave:${seat}`);
  }

  /** Two dials a seat, never more than there can be in a hand. */
  #dials(): void {
    for (const seat of this.seats) {
      const set = this.luck.once(2);
      const most = this.luck.below(4);
      this.lay(set ? `dial:${this.luck.below(most + 1)}` : "talk", `gladly:${seat}`);
      this.lay(set ? `dial:${most}` : "talk", `atmost:${seat}`);
    }
    this.lay("talk", ...this.seats.map((seat) => `agree:${seat}`));
  }

  /** T.monster.finish: somebody has been told of. */
  disclose(): void {
    if (this.choices.monsters === 0) return;
    const holds = (seat: number): boolean =>
      this.at(`hand:${seat}`).some((card) => card.startsWith("monster"));
    for (const seat of this.seats) this.lay(holds(seat) ? "disclosed" : "unsaid", `holder:${seat}`);
  }

  line(): string {
    this.lay("bank", ...this.tolls);
    return [...this.#lies].map(([place, pieces]) => `${place}=${pieces.join(",")}`).join(" ");
  }
}

function copies(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}#${index + 1}`);
}

/** Numbers in ascending order on cells drawn at random; now and then a Wild shows the number. */
function fillGrid(box: Box, filled: number, { wilds }: Choices, luck: Chance): string[] {
  const cells = CELLS.map(() => ".");
  const chosen = luck
    .shuffled(CELLS)
    .slice(0, filled)
    .sort((a, b) => a - b);
  // Runs of numbers in some grids, so that rows of six consecutive ones turn up.
  const first = 1 + luck.below(81 - Math.max(1, filled));
  const numbers = luck.once(4)
    ? chosen.map((_cell, index) => first + index)
    : box.islands
        .slice(0, filled)
        .map(Number)
        .sort((a, b) => a - b);
  const unnamed: string[] = [];
  const named = new Map<number, string>();
  for (let copy = 1; copy <= wilds; copy++) {
    const number = filled > 0 && luck.once(2) ? luck.pick(numbers) : 0;
    if (number > 0 && !named.has(number)) {
      named.set(number, wilds === 1 ? "wild" : `wild#${copy}`);
      box.lay(`named:${number}`, `name:${copy}`);
    } else unnamed.push(`name:${copy}`);
  }
  if (wilds > 0) box.lay("unnamed", ...unnamed);
  for (const wild of named.values()) box.wilds.splice(box.wilds.indexOf(wild), 1);
  chosen.forEach((cell, index) => {
    const number = numbers[index] as number;
    cells[cell] = named.get(number) ?? String(number);
    if (!named.has(number)) box.islands.splice(box.islands.indexOf(String(number)), 1);
  });
  return cells;
}

/** Monsters that have struck, and what they took. */
function destroySome(box: Box, { monsters }: Choices, luck: Chance): void {
  for (let struck = monsters > 0 ? luck.below(monsters) : 0; struck > 0; struck--)
    box.lay("gone", box.monsters.pop(), box.islands.pop());
}

/** Storms in play, over, or still to come; Compasses earned, spent, or left. */
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

/** Hands of all sizes; what matters most is held more often than chance would have it. */
function dealOut(box: Box, luck: Chance, ending: boolean): void {
  const { seats } = box;
  const plain = luck.shuffled([...box.islands, ...box.finishes.slice(1), ...box.starts]);
  for (const card of [
    ...box.wilds,
    ...box.monsters,
    box.finishes[0],
    luck.once(2) ? undefined : plain.find(isStart),
  ]) {
    if (card === undefined) continue;
    if (plain.includes(card)) plain.splice(plain.indexOf(card), 1);
    // At the end the Finish is what matters: Monsters seldom stand in its way.
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
