/** Which rule is explained when: every variant and module has words of its own, shown the first time they matter. */

import { hand, isClauseId, mask, readPosition, type Table, writePosition } from "@stillwater/engine";
import { askedOf, type Choice, deedOf } from "@stillwater/table/act-builder";
import { verdictOn } from "@stillwater/table/queries";
import { isCouncilStep } from "@stillwater/table/session";
import { expect, it } from "vitest";
import { eventOf, standingClauses } from "@/firsts/firsts";
import { messagesOf } from "@/i18n/messages";
import type { Stage } from "@/stage/useStage";
import { withOthers } from "../../../../packages/engine/test/support/added-games";
import { dealt } from "./table";

const firsts = await messagesOf("en");

const REST: Choice = { at: "rest" };
type Scene = Parameters<typeof eventOf>[0] & Parameters<typeof standingClauses>[0];

/** The turn of the seat that is asked, with the parts that first-time words use. */
function turn(whole: Table, seat: number, choice: Choice = REST, facts: readonly string[] = []): Scene {
  const table = mask(whole, seat);
  const asked = askedOf(table, seat);
  const shown = choice.at === "aim" ? { plan: choice.plan, verdict: verdictOn(table, choice.plan) } : null;
  const log = facts.length === 0 ? [] : [{ rev: 4, turn: 1, seat, facts, at: "" }];
  const stage = {
    ...{ table, you: seat, shown },
    live: { talking: false, log },
    helm: { mine: asked.mine, asked, choosing: { choice } },
  };
  return stage as unknown as Stage;
}

const told = (clause: string): boolean => clause.replaceAll(".", "_") in firsts.firsts.rules;

it.each([
  ["sea p2 arch", ["T.arch.pillars"]],
  ["sea p2 pyramid", ["T.place.ascending", "T.pyramid.draw"]],
  ["sea p2 night", ["T.place.ascending", "T.night.place", "T.night.win"]],
  ["sea p2 duel", ["T.place.ascending", "T.duel.turn", "T.duel.draw", "T.duel.score"]],
  ["mountain p2 green panoramas3", ["A.place.next", "A.green.path", "A.panorama.done"]],
  ["mountain p1", ["A.place.next", "A.rope.use"]],
])("at the first turn of %s there is something to tell, a turn each", (code, wanted) => {
  const { table, first } = dealt(code);
  const standing = standingClauses(turn(table, first));
  expect(standing).toEqual(expect.arrayContaining(wanted));
  expect(standing.filter((clause) => !told(clause))).toEqual([]);
});

it("tells of goats to who holds one, and to nobody else", () => {
  const heard = new Set<boolean>();
  for (let seed = 0; seed < 30; seed++) {
    const { table, first } = dealt("mountain p2 goats", `v1:goat ${seed}`);
    const held = hand(table, first).some((card) => table.rulebook.pieceName(card).endsWith("*"));
    const standing = standingClauses(turn(table, first));
    expect(standing.includes("A.goat.place")).toBe(held);
    expect(standing.includes("A.goat.win")).toBe(held);
    heard.add(held);
  }
  expect(heard.size).toBe(2);
});

it("tells of an act when it is chosen, and of what came up when it did", () => {
  const herding = dealt("mountain p2 goats");
  expect(eventOf(turn(herding.table, herding.first, { at: "tool", tool: "herd", way: [] }))).toBe(
    "A.goat.herd",
  );
  const night = dealt("sea p2 night");
  expect(eventOf(turn(night.table, night.first, { at: "tool", tool: "turn", way: [] }))).toBe(
    "T.night.rotate",
  );
  expect(eventOf(turn(night.table, night.first, REST, ["compass pile:1>gone T.night.turn"]))).toBe(
    "T.night.turn",
  );
  const alone = dealt("mountain p1");
  const rope: Choice = { at: "aim", by: "deed", plan: deedOf(0, "rope") };
  expect(eventOf(turn(alone.table, 0, rope))).toBe("A.rope.use");
  const pyramid = dealt("sea p2 pyramid");
  expect(eventOf(turn(pyramid.table, 0, REST, ["monster explorer>gone T.pyramid.monster"]))).toBe(
    "T.pyramid.monster",
  );
  // On the open sea other rules apply to lifting a Storm.
  const stormy = dealt("sea p2 storms");
  expect(eventOf(turn(stormy.table, 0, { at: "tool", tool: "compass", way: [] }))).not.toBe(
    "T.pyramid.compass",
  );
});

it("tells of discarding two only where two are discarded, not of cards given for something else", () => {
  const { table, first } = dealt("sea p2 rocks");
  const given = (gift: "discard" | "stay") =>
    eventOf(turn(table, first, { at: "gift", gift, need: 2, paid: [] }));
  expect(given("discard")).toBe("T.turn.discard-two");
  expect(given("stay")).toBeNull();
});

it("tells of the pillars until both stand, then of the roof", () => {
  const { table, first } = dealt("sea p2 arch");
  expect(standingClauses(turn(table, first))).not.toContain("T.arch.roof");
  // The same deal, with twelve cards from the piles on the pillars.
  let line = writePosition(table).replace("| . ./. ./. ./. ./. ./. .", "| 2 4/7 8/9 10/1 3/12 17/19 20");
  for (const card of [1, 3, 12, 17, 19, 20, 2, 4, 7, 8, 9, 10])
    line = line.replace(new RegExp(`(pile:\\d=(?:[^ ]*,)?)${card},`), "$1");
  const read = readPosition(line);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const standing = standingClauses(turn(read.value, first));
  expect(standing).toContain("T.arch.roof");
  expect(standing).not.toContain("T.arch.pillars");
});

it("tells of every step in which a player is asked for more than an act of the turn", () => {
  const untold = withOthers(
    ...[
      "sea p1",
      "sea p2 rocks storms wild2",
      "sea p2 night",
      "sea p2 arch",
      "sea p2 pyramid",
      "sea p2 duel",
    ],
    ...["mountain p2 green panoramas3 goats", "mountain p1"],
  ).flatMap((code) =>
    dealt(code).table.rulebook.everyStep.flatMap(({ name, clause, asks }) =>
      asks === undefined || name === "act" || isCouncilStep(name) || told(clause) ? [] : [clause],
    ),
  );
  // The Start table explains itself.
  expect([...new Set(untold)]).toEqual(["T.start.eight"]);
});

it("has words only for rules that there are", () => {
  for (const key of Object.keys(firsts.firsts.rules))
    expect(isClauseId(key.replaceAll("_", ".")), key).toBe(true);
});
