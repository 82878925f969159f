/** The daily questions: each can be asked, has an answer that the rules allow, and differs from all others. */
import {
  due,
  hand,
  isFilled,
  judge,
  outcome,
  readPosition,
  setOf,
  whereIs,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { ANSWERS } from "@/question/answers";
import { ASKED } from "@/question/asked";
import { askedTable, isSameChoice, rankedOf, readAgain } from "@/question/choosing";
import { foundThisWeek } from "@/question/kept";
import { tableToPlayOn } from "@/question/play-on";
import { daysUpTo, indexOn, isAsked } from "@/question/questions";
import { weighing } from "@/question/weighing";

describe("the questions", () => {
  it("have an answer each, from both games, and are all different", () => {
    expect(ANSWERS).toHaveLength(ASKED.length);
    for (const game of ["sea", "mountain"])
      expect(ASKED.filter(({ position }) => setOf(position).game === game).length).toBeGreaterThan(9);
    const boards = ASKED.map(({ position }) => position.split("|")[1]);
    expect(new Set(boards).size).toBe(ASKED.length);
    for (const asked of ASKED) {
      const table = askedTable(asked);
      expect(table.rulebook.cells.every((place) => isFilled(table, place))).toBe(false);
    }
  });

  it("show what the seat sees and no more", () => {
    for (const { position, seat } of ASKED) {
      const table = askedTable({ position });
      expect(hand(table, seat).length).toBeGreaterThan(0);
      for (const other of table.rulebook.hands.keys())
        if (other !== seat) expect(hand(table, other)).toEqual([]);
    }
  });

  it("have acts that the rules allow, the best far enough ahead", () => {
    for (const [index, asked] of ASKED.entries()) {
      const table = askedTable(asked);
      const answer = ANSWERS[index];
      if (answer === undefined) throw new Error("an answer");
      const ranked = rankedOf(table, asked.seat, answer);
      expect(ranked).toHaveLength(3);
      for (const { act, price } of ranked) {
        const verdict = judge(table, act);
        expect(`${index} ${writeAct(table.rulebook, act)} ${verdict.allowed}`).toMatch(/yes$/);
        expect(verdict.price).toBe(price);
      }
      const { gain, gainError } = answer as typeof answer & { gain: number; gainError: number };
      expect(gain).toBeGreaterThan(3 * gainError);
      const [best, ...others] = ranked;
      for (const other of others) expect(best?.wins).toBeGreaterThan(other.wins);
    }
  });

  it("can be played on, with what was given away dealt to nobody", () => {
    for (const asked of ASKED) {
      const table = tableToPlayOn(asked, "v1:on");
      for (const card of asked.given) expect(whereIs(table, card)).toBe(table.rulebook.discards[asked.seat]);
      expect(hand(table, asked.seat)).toEqual(hand(askedTable(asked), asked.seat));
      expect(outcome(table)).toBe("playing");
      // A game can begin at this position, and it is this seat's turn.
      const kept = readPosition(writePosition(table));
      expect(kept.ok && due(kept.value)).toEqual(due(askedTable(asked)));
    }
  });
});

it("a day has the same question for everybody, and a next one", () => {
  expect(indexOn("2026-11-01", 60)).toBe(0);
  expect(indexOn("2026-11-22", 60)).toBe(21);
  expect(indexOn("2026-12-31", 60)).toBe(0);
  expect(isAsked("2026-10-31", "2026-11-22")).toBe(false);
  expect(isAsked("2026-11-23", "2026-11-22")).toBe(false);
  expect(isAsked("2026-11-22", "2026-11-22")).toBe(true);
  for (const none of ["nonsense", "2026-11-31", "2026-11-32", "2026-11-2", "2026-11-02T00:00Z"])
    expect(isAsked(none, "2026-12-22")).toBe(false);
  expect(daysUpTo("2026-11-03", 10)).toEqual(["2026-11-03", "2026-11-02", "2026-11-01"]);
  expect(
    foundThisWeek({ "2026-11-22": "found", "2026-11-20": "other", "2026-11-10": "found" }, "2026-11-22"),
  ).toBe(1);
});

it("an own choice is told apart by its cards only where they are given for nothing, and weighed against the best", () => {
  const [asked] = ASKED;
  const [answer] = ANSWERS;
  if (asked === undefined || answer === undefined) throw new Error("a question");
  const table = askedTable(asked);
  const [best, second] = rankedOf(table, asked.seat, answer);
  if (best === undefined || second === undefined) throw new Error("acts");
  expect(isSameChoice(best.act, readAgain(table, best.act))).toBe(true);
  expect(isSameChoice(best.act, second.act)).toBe(false);
  const own = answer.acts[1]?.act ?? "";
  const steps = [...weighing({ ...asked, best: answer.acts[0]?.act ?? "", own })];
  expect(steps[0]?.loss).toBeNull();
  expect(steps.at(-1)).toMatchObject({ done: true });
  expect(steps.at(-1)?.loss?.mean).toBeGreaterThan(0);
  expect([...weighing({ ...asked, best: own, own: null })]).toHaveLength(1);
});
