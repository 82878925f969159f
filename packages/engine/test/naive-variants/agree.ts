/** Compares the engine with a naive checker: the same answer, the same price, the same refusing clauses. */
import { expect } from "vitest";
import {
  type Act,
  judge,
  legalActs,
  readAct,
  readPosition,
  type Table,
  writePosition,
} from "../../src/index";
import { type Chance, chance } from "../support/chance";
import { rulebookOf } from "../support/codes";
import { crewOf } from "../support/crews";
import { tableAfter } from "../support/playing";
import { madeUp } from "../support/tables";
import type { Crew, Try } from "./standard";

export interface Checker<Position extends Crew> {
  /** A position of the option set, as a line. */
  make(code: string, luck: Chance): string;
  read(line: string, table: Table): Position;
  refusals(position: Position, act: Try): Set<string>;
  priceOf(position: Position, act: Try): number;
  guess(position: Position, luck: Chance): Try;
}

export interface Tally {
  pairs: number;
  yes: number;
  readonly sets: Set<string>;
  /** How often each clause refused, and how often each type of act was allowed. */
  readonly said: Map<string, number>;
}

export const emptyTally = (): Tally => ({ pairs: 0, yes: 0, sets: new Set(), said: new Map() });

/** An attempt in the words that a person would write. */
function wordsOf({ type, card, at, cards, numbers }: Try): string {
  const wild = card === "wild";
  switch (type) {
    case "lay":
      return [
        card + numbers.map((number) => `=${number}`).join(""),
        at,
        ...cards.map((paid) => `-${paid}`),
      ].join(" ");
    case "turn":
      return ["turn", at, ...cards.map((paid) => `-${paid}`)].join(" ");
    case "compass":
      return `${wild ? "wild=" : ""}compass ${at}`;
    case "finish":
    case "start":
      return `${wild ? "wild=" : ""}${type}`;
    case "dial":
      return `dial ${numbers.join(" ")}`;
    case "agree":
      return `agree ${numbers.join("-")}`;
    default:
      return [type, ...cards].join(" ");
  }
}

/** The attempt as the engine gets it: written and read again, except for a card that does not belong in the grid. */
function actOf(table: Table, act: Try): Act {
  const { rulebook } = table;
  if (act.type === "lay" && !/^(\d+|wild)$/.test(act.card)) {
    const cards = readAct(rulebook, ["discard", ...act.cards].join(" "), act.seat);
    if (!cards.ok) throw new Error(`No such cards: ${act.cards}`);
    const card = rulebook.copies(act.card)[0] ?? 0;
    return { ...cards.value, type: "lay", card, to: rulebook.place(act.at) };
  }
  const read = readAct(rulebook, wordsOf(act), act.seat);
  if (!read.ok) throw new Error(`It does not read: ${wordsOf(act)} ${JSON.stringify(read.error)}`);
  return read.value;
}

/** Attempts at one table: each the least wrong of a few guesses of one kind, so that a wrong attempt is nearly right. */
export function agree<Position extends Crew>(
  checker: Checker<Position>,
  code: string,
  seed: number,
  attempts: number,
  tally: Tally,
): void {
  const luck = chance(seed);
  const table = tableOf(checker, code, seed, luck);
  const line = writePosition(table);
  const position = checker.read(line, table);
  tally.sets.add(code);
  expectOffers(checker, table, position);
  for (let n = 0; n < attempts; n++) {
    let act = checker.guess(position, luck);
    let refused = checker.refusals(position, act);
    for (let more = luck.below(12); more > 0 && refused.size > 0; more--) {
      const other = checker.guess(position, luck);
      if (other.type !== act.type) continue;
      const wrong = checker.refusals(position, other);
      if (wrong.size < refused.size) [act, refused] = [other, wrong];
    }
    const verdict = judge(table, actOf(table, act));
    const no = new Set(verdict.findings.flatMap(({ clause, holds }) => (holds === "no" ? [clause] : [])));
    const says = `${verdict.allowed}, ${verdict.price}: ${[...no].sort().join(" ")}`;
    const should = `${refused.size === 0 ? "yes" : "no"}, ${checker.priceOf(position, act)}: ${[...refused].sort().join(" ")}`;
    if (says !== should)
      expect.fail(`${line}\nseat ${act.seat + 1}: ${wordsOf(act)}\n${says}\nshould be ${should}`);
    tally.pairs++;
    if (refused.size === 0) tally.yes++;
    for (const word of refused.size === 0 ? [`yes ${act.type}`] : refused)
      tally.said.set(word, (tally.said.get(word) ?? 0) + 1);
  }
}

/** The engine offers the seat in turn exactly what the naive checker allows, at the same prices, payments left out. */
function expectOffers<Position extends Crew>(
  checker: Checker<Position>,
  table: Table,
  position: Position,
): void {
  const seat = position.turn;
  if (position.phase !== "act" || seat < 0) return;
  const { rulebook } = table;
  const offered = legalActs(table, seat).map(({ type, card, to, choose }) => {
    const aim = to === 0 || type === "start" || type === "finish" ? "" : rulebook.placeName(to);
    return `${type} ${card === 0 ? "" : rulebook.pieceName(card)} ${aim} ${choose}`;
  });
  const hand = position.hands[seat] ?? [];
  const allowed: string[] = [];
  const ask = (type: string, card: string, at: string, cards: readonly string[] = []): void => {
    const act: Try = { type, seat, card, at, cards, numbers: [] };
    const choose = type === "discard" ? 2 : checker.priceOf(position, act);
    if (checker.refusals(position, act).size === 0) allowed.push(`${type} ${card} ${at} ${choose}`);
  };
  const cells = rulebook.cells.map(rulebook.placeName);
  const can = (type: string): boolean => rulebook.acts.some(({ spec }) => spec.type === type);
  for (const card of new Set(hand)) {
    const isIsland = /^(\d+|wild)$/.test(card);
    for (const cell of cells) {
      if (isIsland) ask("lay", card, cell);
      if (can("compass") && /^(compass|wild)$/.test(card)) ask("compass", card, cell);
    }
    for (const type of ["start", "finish"])
      if (can(type) && (card === type || (card === "wild" && type === "finish"))) ask(type, card, "");
  }
  if (can("turn")) for (const cell of cells) ask("turn", "", cell);
  for (const type of ["swap", "pass"]) if (can(type)) ask(type, "", "");
  if (hand.length >= 2) ask("discard", "", "", hand.slice(0, 2));
  const difference = [offered, allowed].map((acts) => [...new Set(acts)].sort().join("\n"));
  if (difference[0] !== difference[1]) expect(difference[0], writePosition(table)).toBe(difference[1]);
}

/** A position that a game reached, one that anything may have led to, or one made up for the variant. */
function tableOf<Position extends Crew>(
  checker: Checker<Position>,
  code: string,
  seed: number,
  luck: Chance,
): Table {
  if (seed % 4 === 0) return tableAfter(rulebookOf(code), seed, luck.below(45), crewOf(luck.below(3)));
  if (seed % 4 === 1) return madeUp(rulebookOf(code), seed);
  const line = checker.make(code, luck);
  const read = readPosition(line);
  if (!read.ok) throw new Error(`It does not read: ${JSON.stringify(read.error)}\n${line}`);
  return read.value;
}
