import type { Act } from "@stillwater/engine";
import { type Choice, choose, REST, type Surroundings } from "@stillwater/table/act-builder";
import { describe, expect, it } from "vitest";
import { choiceFrom } from "@/stage/read-choice";

const plan = (card: number, to: number, type: Act["type"] = "lay"): Act => {
  return { type, seat: 0, card, to, cards: [], numbers: [] };
};

/** Card 12 is laid for free, and 47 for two. */
const around: Surroundings = {
  plan: (card, to) => plan(card, to),
  point: (tool, way, to) => (way.length === 0 ? [to] : { ...plan(0, 0, tool), numbers: [...way, to] }),
  deed: (deed) => plan(0, 0, deed),
  fit: ({ card }) => ({ fits: true, price: card === 47 ? 2 : 0 }),
  berth: () => null,
  kept: () => false,
  count: () => 2,
  rest: REST,
  bound: false,
  tools: ["herd"],
  gifts: ["discard"],
  instead: null,
  deeds: ["pass"],
};

const after = (choice: Choice, ...moves: readonly Parameters<typeof choose>[1][]): Choice =>
  moves.reduce((now, move) => choose(now, move, around).choice, choice);

describe("a choice that was kept as text", () => {
  const hand = [12, 47];
  const lifted: Choice = { at: "card", card: 12 };
  const herding: Choice = { at: "tool", tool: "herd", way: [4] };
  const kept: readonly Choice[] = [
    REST,
    lifted,
    { at: "space", to: 7 },
    herding,
    after(lifted, { do: "space", to: 30 }),
    after(herding, { do: "space", to: 9 }),
    after(REST, { do: "card", card: 47 }, { do: "space", to: 30 }, { do: "go" }),
    after(REST, { do: "gift", gift: "discard" }, { do: "card", card: 12 }),
    after(REST, { do: "deed", deed: "pass" }),
  ];
  it.each(kept)("is the same choice: $at", (choice) => {
    expect(choiceFrom(JSON.stringify(choice), hand, around)).toEqual(choice);
  });

  it("is none if it is anything else", () => {
    const aim = { at: "aim", by: "card", plan: plan(12, 30) };
    for (const text of [
      ...[
        "",
        "{",
        "7",
        "null",
        "[]",
        '{"at":"nowhere"}',
        '{"at":"card"}',
        '{"at":"tool","tool":"fly","way":[]}',
      ],
      ...[
        { ...aim, by: "hand" },
        { ...aim, plan: {} },
        { ...aim, plan: { ...aim.plan, cards: ["12"] } },
      ].map((one) => JSON.stringify(one)),
    ])
      expect(choiceFrom(text, hand, around), text).toBeNull();
  });

  it("is none if its card has left the hand or can no longer lie there", () => {
    const text = JSON.stringify({ at: "aim", by: "card", plan: plan(12, 30) });
    expect(choiceFrom(text, [47], around)).toBeNull();
    expect(choiceFrom(text, hand, { ...around, plan: () => null })).toBeNull();
    expect(choiceFrom(text, hand, { ...around, plan: (card, to) => plan(card, to, "bridge") })).toBeNull();
  });
});
