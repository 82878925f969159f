import type { Act } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import {
  type Choice,
  choose,
  keepChoice,
  type Present,
  REST,
  type Surroundings,
  socketsMissing,
} from "../src/act-builder";

const FINISH = 81;
const BERTH = 99;

const plan = (card: number, to: number, type: Act["type"] = "lay"): Act => {
  return { type, seat: 0, card, to, cards: [], numbers: [] };
};

/** Card 12 fits everywhere for free, 47 costs two everywhere, 60 fits nowhere, 5 can never be discarded. */
const around: Surroundings = {
  plan: (card, to) => plan(card, to),
  point: (tool, way, to) =>
    tool === "herd" && way.length === 0
      ? [to]
      : { ...plan(0, tool === "herd" ? 0 : to, tool), numbers: tool === "herd" ? [...way, to] : [] },
  deed: (deed) => plan(0, 0, deed),
  fit: ({ card }) => ({ fits: card !== 60, price: card === 47 ? 2 : 0 }),
  berth: (card) => (card === FINISH ? BERTH : null),
  kept: (card) => card === 5,
  count: () => 2,
  rest: REST,
  bound: false,
  tools: ["turn", "herd"],
  gifts: ["discard"],
  instead: null,
  deeds: ["pass"],
};

const after = (choice: Choice, ...moves: readonly Parameters<typeof choose>[1][]): Choice =>
  moves.reduce((now, move) => choose(now, move, around).choice, choice);

const aimAt = (card: number, to: number): Choice => ({ at: "aim", by: "card", plan: plan(card, to) });

describe("choosing a card and a space", () => {
  it("takes the card first, then the space", () => {
    expect(after(REST, { do: "card", card: 12 }, { do: "space", to: 7 })).toEqual(aimAt(12, 7));
  });

  it("takes the space first, then the card", () => {
    expect(after(REST, { do: "space", to: 7 }, { do: "card", card: 12 })).toEqual(aimAt(12, 7));
  });

  it("puts a card down when it is picked twice", () => {
    expect(after(REST, { do: "card", card: 12 }, { do: "card", card: 12 })).toBe(REST);
  });

  it("aims a card with one place at that place", () => {
    expect(after(REST, { do: "card", card: FINISH })).toEqual(aimAt(FINISH, BERTH));
  });

  it("is ready at once when nothing is to be paid", () => {
    const aim = aimAt(12, 7);
    expect(choose(aim, { do: "go" }, around)).toEqual({ choice: aim, ready: true });
    expect(choose(aim, { do: "space", to: 7 }, around).ready).toBe(true);
  });

  it("does not play what the rules refuse", () => {
    const aim = aimAt(60, 7);
    expect(choose(aim, { do: "go" }, around)).toEqual({ choice: aim, ready: false });
  });

  it("names the number a Wild is to stand for", () => {
    expect(after(aimAt(12, 7), { do: "name", number: 30 })).toMatchObject({ plan: { numbers: [30] } });
  });
});

describe("paying", () => {
  const paying = after(REST, { do: "card", card: 47 }, { do: "space", to: 7 }, { do: "go" });

  it("opens as many sockets as the price", () => {
    expect(paying).toEqual({ at: "pay", by: "card", plan: plan(47, 7), need: 2, paid: [] });
  });

  it("is ready only at exactly the price", () => {
    const one = after(paying, { do: "card", card: 12 });
    expect(socketsMissing(one)).toBe(1);
    expect(choose(one, { do: "go" }, around).ready).toBe(false);
    const two = after(one, { do: "card", card: 13 });
    expect(choose(two, { do: "go" }, around).ready).toBe(true);
    expect(after(two, { do: "card", card: 14 })).toBe(two);
  });

  it("takes a card out of its socket again", () => {
    expect(after(paying, { do: "card", card: 12 }, { do: "card", card: 12 })).toEqual(paying);
  });

  it("takes neither the card that is laid nor one that can never go", () => {
    expect(after(paying, { do: "card", card: 47 }, { do: "card", card: 5 })).toEqual(paying);
  });

  it("goes back to the verdict, then to the card, then to rest", () => {
    expect(after(paying, { do: "back" })).toEqual(aimAt(47, 7));
    expect(after(paying, { do: "back" }, { do: "back" }, { do: "back" })).toBe(REST);
  });
});

describe("discarding two", () => {
  it("begins with the card that was up", () => {
    expect(after(REST, { do: "card", card: 12 }, { do: "gift", gift: "discard" })).toEqual({
      at: "gift",
      gift: "discard",
      need: 2,
      paid: [12],
    });
  });

  it("ends when it is asked for again", () => {
    expect(after(REST, { do: "gift", gift: "discard" }, { do: "gift", gift: "discard" })).toBe(REST);
  });
});

describe("acting without a card", () => {
  it("points with a tool, and points again", () => {
    const turning = after(REST, { do: "tool", tool: "turn" }, { do: "space", to: 7 });
    expect(turning).toEqual({ at: "aim", by: "tool", plan: plan(0, 7, "turn") });
    expect(after(turning, { do: "space", to: 8 })).toMatchObject({ plan: { to: 8 } });
    expect(after(turning, { do: "back" })).toEqual({ at: "tool", tool: "turn", way: [] });
  });

  it("shows a herd its way step by step", () => {
    const herding = after(REST, { do: "tool", tool: "herd" }, { do: "space", to: 7 });
    expect(herding).toEqual({ at: "tool", tool: "herd", way: [7] });
    const climbing = after(herding, { do: "space", to: 9 }, { do: "space", to: 11 });
    expect(climbing).toMatchObject({ at: "aim", plan: { type: "herd", numbers: [7, 9, 11] } });
    expect(choose(climbing, { do: "space", to: 11 }, around).ready).toBe(true);
  });

  it("asks once more before a deed is done", () => {
    const meant = after(REST, { do: "deed", deed: "pass" });
    expect(meant).toEqual({ at: "aim", by: "deed", plan: plan(0, 0, "pass") });
    expect(choose(meant, { do: "go" }, around).ready).toBe(true);
    expect(after(meant, { do: "back" })).toBe(REST);
  });

  it("turns to discarding where the table asks for an answer and cards are no answer", () => {
    const rest: Choice = { at: "tool", tool: "rocks", way: [] };
    const bound: Surroundings = {
      ...around,
      rest,
      bound: true,
      tools: ["rocks"],
      gifts: ["stay"],
      instead: "stay",
    };
    expect(choose(rest, { do: "card", card: 12 }, bound).choice).toMatchObject({ gift: "stay", paid: [12] });
    expect(choose(rest, { do: "card", card: 12 }, { ...bound, gifts: [], instead: null }).choice).toBe(rest);
  });
});

describe("a table that moves under a choice", () => {
  const present = (hand: readonly number[], more: Partial<Present> = {}): Present => {
    return { hand, isOpen: () => true, isTaken: () => false, ...more };
  };

  it("drops a card that left the hand", () => {
    expect(keepChoice(aimAt(12, 7), present([13]), around)).toBe(REST);
  });

  it("keeps the card when its space was taken", () => {
    expect(keepChoice(aimAt(12, 7), present([12], { isTaken: () => true }), around)).toEqual({
      at: "card",
      card: 12,
    });
  });

  it("shows the verdict again when the price moved", () => {
    const pay: Choice = { at: "pay", by: "card", plan: plan(47, 7), need: 3, paid: [12] };
    expect(keepChoice(pay, present([12, 47]), around)).toEqual(aimAt(47, 7));
  });

  it("drops paid cards that are gone", () => {
    const discard: Choice = { at: "gift", gift: "discard", need: 2, paid: [12, 13] };
    expect(keepChoice(discard, present([13]), around)).toMatchObject({ need: 2, paid: [13] });
  });

  it("drops what is no longer offered", () => {
    const none: Surroundings = { ...around, tools: [], gifts: [], deeds: [] };
    expect(keepChoice({ at: "tool", tool: "turn", way: [] }, present([]), none)).toBe(REST);
    expect(keepChoice({ at: "aim", by: "deed", plan: plan(0, 0, "pass") }, present([]), none)).toBe(REST);
  });
});
