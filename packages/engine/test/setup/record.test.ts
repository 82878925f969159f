/** A game at a real table as text: where it began, what was done, what was told; it can be replayed from that. */
import { describe, expect, it } from "vitest";
import {
  deal,
  evolve,
  type Fact,
  type RecordedAct,
  readPosition,
  readRecord,
  record,
  seededFate,
  setUp,
  type Table,
  writePosition,
  writeRecord,
} from "../../src/index";
import { chance } from "../support/chance";
import { rulebookOf } from "../support/codes";
import { CREWS } from "../support/crews";
import { must } from "../support/must";
import { playedFrom } from "../support/playing";
import { asSeen, opening, Witness } from "./companion";

/** Records acts for as long as nothing else has to be told, with the words told for each. */
function recorded(code: string): {
  readonly start: Table;
  readonly acts: readonly RecordedAct[];
  readonly end: Table;
} {
  const rulebook = rulebookOf(code);
  const fate = seededFate("v1:of a real table");
  const dealt = deal(rulebook, fate);
  const start = opening(rulebook, dealt.facts);
  const acts: RecordedAct[] = [];
  let table = start;
  for (const { act, facts } of playedFrom(dealt.table, CREWS.thrifty, chance(5), fate)) {
    const witness = new Witness(rulebook, facts);
    const told: string[] = [];
    let next = record(table, asSeen(act), told);
    while (next.ok && next.value.asks) {
      told.push(witness.answer(next.value.asks));
      next = record(table, asSeen(act), told);
    }
    if (!next.ok) break;
    acts.push({ act: asSeen(act), ...(told.length > 0 ? { told } : {}), facts: next.value.facts });
    table = next.value.table;
  }
  return { start, acts, end: table };
}

describe("the record of a real table", () => {
  it.each(["sea p3 storms rocks:auto", "sea p2 pyramid", "sea p2 night", "mountain p2 goats(?)"])(
    "is played again and folded from its text: %s",
    (code) => {
      const { start, acts, end } = recorded(code);
      expect(acts.length).toBeGreaterThan(10);
      expect(acts.some(({ told }) => told !== undefined)).toBe(true);
      const players = start.rulebook.hands.map((_hand, seat) => `Seat ${seat + 1}`);
      const text = writeRecord({ code, position: writePosition(start), players, result: "playing", acts });
      const read = readRecord(text);
      must(read.ok, () => JSON.stringify(read));
      expect(writeRecord(read.value)).toBe(text);
      const begun = readPosition(read.value.position ?? "");
      must(begun.ok, () => JSON.stringify(begun));
      const facts = read.value.acts.flatMap((entry): readonly Fact[] => entry.facts ?? []);
      expect(writePosition(evolve(begun.value, facts))).toBe(writePosition(end));
      let again = begun.value;
      for (const { act, told } of read.value.acts) {
        const next = record(again, act, told);
        must(next.ok, () => JSON.stringify(next));
        again = next.value.table;
      }
      expect(writePosition(again)).toBe(writePosition(end));
    },
  );

  it("names what is wrong with the table it begins with", () => {
    const table = setUp({ options: "sea p2" });
    must(table.ok, () => "sea p2");
    const text = (position: string): string =>
      `Stillwater record 1\nGame: sea p3\nPosition: ${position}\nPlayers: ["A","B","C"]\nResult: playing\n\n`;
    const problems = (position: string): unknown => {
      const read = readRecord(text(position));
      return read.ok ? "read" : read.error.map(({ at, what }) => `${what} ${at}`);
    };
    expect(problems(writePosition(table.value))).toEqual(["record.position 43"]);
    expect(problems("sea p3 @-")).toEqual(["position.fields 52"]);
  });
});
