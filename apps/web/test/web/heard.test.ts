/** What a screen reader announces after an act: each thing once, and drawn cards only to the player who drew them. */
import {
  enact,
  evolve,
  legalActs,
  readFact,
  redact,
  seededFate,
  type Table,
  whereIs,
  writeAct,
  writeFact,
} from "@stillwater/engine";
import * as voice from "@stillwater/rulebook/verdict/en";
import { type Live, receive } from "@stillwater/table/session";
import { drawnBy } from "@stillwater/table/view-model";
import { expect, it } from "vitest";
import { askedNow, type HeardWords, heardOf } from "@/table/log/heard";
import { dealt, viewOf } from "./table";

const WORDS: HeardWords = {
  voice,
  drew: (cards) => `You drew ${cards.join(", ")}.`,
  asked: (step) => `Asked: ${step}.`,
  give: (count) => `Give ${count}.`,
};
const NAMES = ["Ana", "Ben", "Cléo"];
const AT = "2026-01-01T00:00:00.000Z";

/** A free card of the first player, laid: the whole table afterwards, and the entry as a seat sees it. */
function played(viewer: number) {
  const { table, first } = dealt();
  const offer = legalActs(table, first).find((act) => act.type === "lay" && act.choose === 0);
  if (offer === undefined) throw new Error("nothing can be laid");
  const done = enact(table, offer, seededFate("v1:screens"));
  if (!done.ok) throw new Error(writeAct(table.rulebook, offer));
  const facts = done.value.facts.map((fact) =>
    writeFact(table.rulebook, redact(table.rulebook, fact, viewer)),
  );
  return { table, first, after: done.value.table, entry: { rev: 4, turn: 1, seat: first, facts, at: AT } };
}

function liveAfter(viewer: number): { live: Live; table: Table; first: number } {
  const { table, first, entry } = played(viewer);
  const begun = receive(null, { kind: "table", rev: 3, view: viewOf(table, viewer) });
  const live = receive(begun, { kind: "entry", rev: 4, entry });
  if (live?.table == null) throw new Error("no picture");
  return { live, table: live.table, first };
}

it("tells the drawn card to who drew it, and to nobody else", () => {
  const { first } = played(0);
  const own = played(first).entry;
  const drawn = drawnBy(own, first);
  expect(drawn).toHaveLength(1);
  expect(drawnBy(played(1 - first).entry, first)).toEqual([]);
  const mine = liveAfter(first);
  const heard = heardOf({ ...mine, names: NAMES, fresh: mine.live.log, before: "act" }, WORDS);
  expect(heard).toContain(`You drew ${drawn.map((card) => voice.cardText(card)).join(", ")}.`);
  const other = liveAfter(1 - first);
  const overheard = heardOf({ ...other, names: NAMES, fresh: other.live.log, before: null }, WORDS);
  expect(overheard).not.toContain("You drew");
  expect(overheard).toMatch(/Your turn\.$/);
});

it("tells each of several acts that come at once, and of many the last", () => {
  const { live, table, first } = liveAfter(0);
  const [entry] = live.log;
  if (entry === undefined) throw new Error("nothing was done");
  const discard = { ...entry, rev: 5, seat: 1 - first, facts: ["? hand:2>discard:2 T.turn.discard-two"] };
  const told = (fresh: readonly (typeof entry)[]) =>
    heardOf({ live, table, names: NAMES, fresh, before: null }, WORDS);
  const each = [entry, discard].map((one) => voice.logText(one, NAMES));
  expect(each.every((text) => told([entry, discard]).includes(text))).toBe(true);
  expect(told([...Array.from({ length: 40 }, () => entry), discard]).split(each[0] ?? "")).toHaveLength(4);
});

it("does not tell a Storm as drawn to the hand, which is never held", () => {
  const facts = [
    "storm:yellow#1 pile:1>hand:1 T.turn.draw",
    "storm:yellow#1 hand:1>drawn:1 T.storm.draw",
    "41 pile:1>hand:1 T.turn.draw",
  ];
  expect(drawnBy({ facts }, 0)).toEqual(["41"]);
  expect(drawnBy({ facts: ["? pile:2>hand:2 T.turn.draw"] }, 1)).toEqual([]);
});

it("says how a game ended, without what the last act has said already", () => {
  const { live, table } = liveAfter(0);
  const ended: Live = { ...live, table: won(table) };
  const heard = heardOf(
    { live: ended, table: won(table), names: NAMES, fresh: live.log, before: null },
    WORDS,
  );
  expect(heard).toMatch(/You reached the island/);
  expect(heard).not.toMatch(/turn\.$/);
});

/** The same table, with its game won. */
function won(table: Table): Table {
  const { rulebook } = table;
  const from = rulebook.placeName(whereIs(table, rulebook.copies("turn")[0] ?? 0));
  const fact = readFact(rulebook, `turn ${from}>won T.end.win`);
  if (!fact.ok) throw new Error(from);
  return evolve(table, [fact.value]);
}

it("asks for two numbers once, when the crew begins to talk", () => {
  expect(askedNow(dealt().table, dealt().first)).toBe("act");
  expect(askedNow(dealt().table, null)).toBeNull();
});
