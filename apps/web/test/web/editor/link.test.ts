/** The address of a position contains all of it, and anything else in the address does no harm. */
import {
  EVERYTHING,
  isFilled,
  legalActs,
  mask,
  SPECTATOR,
  shortPosition,
  turnOf,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { askedFor, begunPath, checkPath, openFor } from "@stillwater/table/position";
import fc from "fast-check";
import { expect, it } from "vitest";
import { positions, RUNS } from "./positions";

const opened = (path: string) => openFor(askedFor(new URLSearchParams(path.replace(/^[^?]*/, ""))));

it("opens every position of every game as it was, with the act that was asked about", () => {
  fc.assert(
    fc.property(positions, fc.nat(), fc.boolean(), (table, pick, shorter) => {
      const seat = turnOf(table)?.seat ?? 0;
      const offers = legalActs(table, seat);
      const offer = offers.length === 0 ? undefined : offers[pick % offers.length];
      const act = offer === undefined ? undefined : writeAct(table.rulebook, offer);
      const path = checkPath(shorter ? shortPosition(table) : writePosition(table), act);
      expect(path).toMatch(/^\/rules\/check\?p=[\w\-.!~*'()%+/:,=@?&]+$/);
      const { table: again, unread, act: asked, badAct } = opened(path);
      const seen = table.viewer === EVERYTHING ? mask(table, seat) : table;
      expect(writePosition(again)).toBe(writePosition(seen));
      expect([unread, badAct]).toEqual([null, null]);
      expect(asked === null ? undefined : writeAct(again.rulebook, asked)).toBe(act);
    }),
    RUNS,
  );
});

it("says what is wrong with anything else, and opens an empty board", () => {
  const garbage = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(..."sea p2|./ 1r?x#=:,@-".split("")), maxLength: 200 }),
    fc.tuple(positions, fc.nat(), fc.string({ maxLength: 5 })).map(([table, at, put]) => {
      const line = writePosition(table);
      return line.slice(0, at % line.length) + put + line.slice((at % line.length) + 3);
    }),
  );
  fc.assert(
    fc.property(garbage, garbage, (position, act) => {
      const { table, unread } = opened(checkPath(position, act));
      expect(writePosition(table)).not.toBe("");
      if (unread === null) return;
      expect(unread.problems.length).toBeGreaterThan(0);
      for (const { at, what } of unread.problems) expect([typeof at, what !== ""]).toEqual(["number", true]);
      expect(unread.line).toBe(position);
      expect(table.rulebook.cells.every((cell) => !isFilled(table, cell))).toBe(true);
    }),
    RUNS,
  );
});

it("says that there is no game of an option code", () => {
  const { table, unread } = opened("/rules/check?o=frog");
  expect(unread).toMatchObject({ line: "frog", problems: [{ what: expect.stringMatching(/^option\./) }] });
  expect(table.rulebook.code).toBe("sea p2");
  expect(opened("/rules/check?o=sea+p3+rocks").unread).toBeNull();
});

it("leaves out what goes without saying", () => {
  fc.assert(
    fc.property(positions, (table) => {
      const path = checkPath(shortPosition(mask(table, SPECTATOR)));
      expect(path.length).toBeLessThan(1000);
    }),
    RUNS,
  );
});

it("reads rows that people type", () => {
  const { table } = opened(checkPath("sea p2 | 12 15 . 18 / . 31"));
  expect(writePosition(table)).toContain("| 12 15 . 18 . ./. 31 . . . ./");
  expect(writePosition(opened(checkPath("12 15")).table)).toContain("sea p2 @- | 12 15 .");
  expect(opened(checkPath("sea p2 | 12 95")).unread?.problems).toMatchObject([
    { at: 12, what: "position.card" },
  ]);
  expect(opened(checkPath("mountain p3")).table.rulebook.code).toBe("mountain p3");
});

it("takes names and an empty board along for people who have begun", () => {
  const path = begunPath("sea p3 storms", ["Ana", "Ben & Co", "Cléo"], 2);
  const asked = askedFor(new URLSearchParams(path.replace(/^[^?]*/, "")));
  expect(asked.names).toEqual(["Ana", "Ben & Co", "Cléo"]);
  expect(writePosition(openFor(asked).table)).toContain("helm:3=turn");
});
