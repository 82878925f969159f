/** Every advised act can be shown: the choice stays as it was put, whatever kind of act it is. */

import { Advice, decide, diceOf, inOneGo, NOTHING_YET } from "@stillwater/crew";
import { deal, due, enact, look, mask, outcome, seededFate, type Table, writeAct } from "@stillwater/engine";
import { choiceFor } from "@stillwater/table/act-builder";
import { adviceQuestion } from "@stillwater/table/queries";
import { rulebookOf } from "@stillwater/table/session";
import { act as acting, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { useChoice } from "@/stage/useChoice";
import { mayAsk } from "@/table/advice/useOfferedAdvice";
import { withOthers } from "../../../../packages/engine/test/support/added-games";

const words = await messagesOf("en");

const MOST_ACTS = 70;

/** Tables of a game that the crew plays, each before an act. */
function* tables(code: string): Generator<Table> {
  const fate = seededFate(`v1:advised-${code}`);
  let { table } = deal(rulebookOf(code), fate);
  for (let acts = 0; outcome(table) === "playing" && acts < MOST_ACTS; acts++) {
    yield table;
    const seats = [...due(table).seats, ...table.rulebook.hands.keys()];
    const chosen = seats
      .map((seat) => decide("steady", look(table, seat), NOTHING_YET, diceOf("v1:advised", seat), 0).act)
      .find((found) => found !== undefined);
    if (chosen === undefined) return;
    const done = enact(table, chosen, fate);
    if (!done.ok) throw new Error("an act of the crew is refused");
    table = done.value.table;
  }
}

it.each(
  withOthers(
    "sea p2",
    "sea p2 storms rocks monsters3 wild2",
    "sea p2 night",
    "sea p2 pyramid",
    "sea p2 duel",
    "mountain p2 green panoramas3 goats",
  ),
)("shows every act that is advised in %s", (code) => {
  let shown = 0;
  let turn = 0;
  for (const table of tables(code)) {
    const { seats, step } = due(table);
    const [seat] = seats;
    if (seat === undefined || (step === "act" && turn++ % 6 !== 3)) continue;
    const advice = new Advice(look(table, seat), NOTHING_YET);
    inOneGo(advice.step());
    const seen = mask(table, seat);
    const { result } = renderHook(() =>
      useChoice({ table: seen, certain: seen, seat, order: (_, cards) => cards }),
    );
    for (const { act, reason } of advice.acts()) {
      // An act with no gap, row or card to mention says what it is for.
      if (reason.kind === "deed") expect(Object.keys(words.advice.deeds)).toContain(act.type);
      const choice = choiceFor(act, result.current.cards, () => act.cards.length);
      if (choice === null) throw new Error(`${writeAct(table.rulebook, act)} cannot be shown`);
      acting(() => result.current.put(choice));
      const { choice: kept } = result.current;
      expect([choice.at, "tool"], writeAct(table.rulebook, act)).toContain(kept.at);
      if (kept.at === "aim" || kept.at === "pay")
        expect(kept.plan).toMatchObject({ type: act.type, to: act.to });
      shown++;
    }
  }
  expect(shown).toBeGreaterThan(10);
});

it("asks with what the seat sees and has given, and nothing else", () => {
  const table = [...tables("sea p2")][20];
  if (table === undefined) throw new Error("too short a game");
  const facts = [
    `47 hand:1>discard:1 T.place.pay`,
    `12 hand:2>discard:2 T.place.pay`,
    `9 pile:1>hand:1 T.turn.draw`,
  ];
  const entry = { rev: 1, seat: 0, turn: 1, facts, at: "" };
  expect(adviceQuestion(table, [entry], 0)?.given).toEqual([47]);
  const newer = { ...entry, facts: ["47 hand:1>discard:1 T.of.tomorrow"] };
  expect(adviceQuestion(table, [newer, entry], 0)).toBeNull();
});

it("is offered where everybody has it, or where the others are all of the crew, and to nobody without a seat", () => {
  const [ana, ben] = [
    { name: "Ana", language: "en" },
    { name: "Ben", language: "de" },
  ] as const;
  const steady = { name: "Steady", language: "en", crew: "steady" } as const;
  const two = { you: 0, seats: [ana, ben], advice: false, daily: null } as const;
  expect(mayAsk(two)).toBe(false);
  expect(mayAsk({ ...two, advice: true })).toBe(true);
  expect(mayAsk({ ...two, advice: true, you: null })).toBe(false);
  expect(mayAsk({ ...two, seats: [ana, steady] })).toBe(true);
  // A person may come back to a free seat.
  expect(mayAsk({ ...two, seats: [ana, null] })).toBe(false);
  expect(mayAsk({ ...two, seats: [ana], daily: "2026-11-21" })).toBe(false);
});
