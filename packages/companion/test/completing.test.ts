/** The complete record of a game with corrections: misread cards do not prevent it. */
import { dealRest, evolve, readPosition, seededFate, type Table, topOf, whereIs } from "@stillwater/engine";
import { expect, it } from "vitest";
import { chance } from "../../engine/test/support/chance";
import { type Completed, complete, correcting, type View } from "../src/index";
import { Scribe } from "./support/scribe";
import { STORIES } from "./support/stories";
import { devices } from "./support/table";

function whole(view: View, typed: Readonly<Record<string, readonly string[]>> = {}): Completed {
  const done = complete(view, typed, (table) => {
    const dealt = dealRest(
      table,
      table.rulebook.hands.map(() => null),
      seededFate("v1:left"),
    );
    return dealt.ok ? { ok: true, value: dealt.value.laid } : dealt;
  });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

/** The last table of a record. */
function lastOf({ record: { position = "", acts } }: Completed): Table {
  const begun = readPosition(position);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return acts.reduce((table, { facts = [] }) => evolve(table, facts), begun.value);
}

const board = (table: Table): readonly string[] =>
  table.rulebook.cells.map((cell) => table.rulebook.pieceName(topOf(table, cell)).replace(/#\d+$/, ""));

it("follows a card that was misread to where it is laid later, and to where people say it was left", () => {
  const sea = { options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10" } };
  const [ana] = devices(sea, ["Ana", "Ben"]);
  ana.act("60 r5c1", 0);
  ana.write(correcting(ana.view, { cells: { r5c1: "50" } }));
  ana.act("40 r4c1", 1);
  ana.write(correcting(ana.view, { cells: { r4c1: "41" } }));
  ana.act("discard ? ?", 0);
  ana.act("60 r6c1", 1);
  const last = lastOf(whole(ana.view, { "hand:1": ["40"] }));
  expect(board(last)).toEqual(board(ana.table));
  expect(last.rulebook.placeName(whereIs(last, 40))).toBe("hand:1");
});

it("keeps a card that is put right while a Storm is still being talked about", () => {
  const sea = { options: "sea p2 storms", berths: { start: "start" }, cells: { r1c1: "10" } };
  const scribe = new Scribe("a Storm is talked about");
  scribe.begin({ ...sea, at: { team: ["compass"] } }, 2);
  scribe.write({ kind: "act", turn: 1, nth: 1, seat: 0, act: "12 r1c2 -? -?" });
  scribe.tell(({ answers }) => (answers.includes("storm:yellow") ? "storm:yellow" : "?"));
  scribe.write(correcting(scribe.view, { cells: { r1c1: "11" } }));
  expect(board(lastOf(whole(scribe.view)))).toEqual(board(scribe.table));
});

it.each(
  STORIES.filter(({ name }) => !name.includes("duel")).map(
    (story, index) => [`${story.name} ${index}`, story] as const,
  ),
)("is made of a game in which a card was put right after each act: %s", (name, { setup, seats, turns }) => {
  const luck = chance(1);
  const scribe = new Scribe(`${name} with slips of the pen`);
  const tell = () => scribe.tell(({ answers }) => (answers.includes("?") ? "?" : luck.pick(answers)));
  scribe.begin(setup, seats);
  tell();
  for (const act of turns.flat()) {
    scribe.act(act);
    tell();
    const { rulebook } = scribe.table;
    const laid = rulebook.cells.filter((cell) => topOf(scribe.table, cell) !== 0);
    const unseen = rulebook.pieces.filter(
      (spec, piece) => /^[gbr]?\d+$/.test(spec.name) && whereIs(scribe.table, piece) === 0,
    );
    if (laid.length === 0) continue;
    scribe.write(
      correcting(scribe.view, {
        cells: { [rulebook.placeName(luck.pick(laid))]: luck.pick(unseen).name },
      }),
    );
    tell();
  }
  if (turns.flat().length > 0) expect(board(lastOf(whole(scribe.view)))).toEqual(board(scribe.table));
});
