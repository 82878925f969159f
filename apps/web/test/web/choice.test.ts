import { describe, expect, it } from "vitest";
import { type Choice, choose, keep, missing, REST, type Surroundings } from "@/play/choosing/choice";

const FINISH = 81;
const BERTH = 99;

/** Card 12 fits everywhere for nothing, 47 costs two everywhere, 60 fits nowhere, 5 can never be discarded. */
const around: Surroundings = {
  fit: (card) => ({ fits: card !== 60, price: card === 47 ? 2 : 0 }),
  berth: (card) => (card === FINISH ? BERTH : null),
  kept: (card) => card === 5,
  discardCount: 2,
};

const after = (choice: Choice, ...moves: readonly Parameters<typeof choose>[1][]): Choice =>
  moves.reduce((now, move) => choose(now, move, around).choice, choice);

describe("choosing a card and a space", () => {
  it("takes the card first, then the space", () => {
    expect(after(REST, { do: "card", card: 12 }, { do: "space", to: 7 })).toEqual({
      at: "aim",
      card: 12,
      to: 7,
    });
  });

  it("takes the space first, then the card", () => {
    expect(after(REST, { do: "space", to: 7 }, { do: "card", card: 12 })).toEqual({
      at: "aim",
      card: 12,
      to: 7,
    });
  });

  it("puts a card down when it is picked twice", () => {
    expect(after(REST, { do: "card", card: 12 }, { do: "card", card: 12 })).toBe(REST);
  });

  it("aims a card with one place at that place", () => {
    expect(after(REST, { do: "card", card: FINISH })).toEqual({ at: "aim", card: FINISH, to: BERTH });
  });

  it("is ready at once when nothing is to be paid", () => {
    const aim: Choice = { at: "aim", card: 12, to: 7 };
    expect(choose(aim, { do: "go" }, around)).toEqual({ choice: aim, ready: true });
    expect(choose(aim, { do: "space", to: 7 }, around).ready).toBe(true);
  });

  it("does not play what the rules refuse", () => {
    const aim: Choice = { at: "aim", card: 60, to: 7 };
    expect(choose(aim, { do: "go" }, around)).toEqual({ choice: aim, ready: false });
  });
});

describe("paying", () => {
  const paying = after(REST, { do: "card", card: 47 }, { do: "space", to: 7 }, { do: "go" });

  it("opens as many sockets as the price", () => {
    expect(paying).toEqual({ at: "pay", card: 47, to: 7, need: 2, paid: [] });
  });

  it("is ready only at exactly the price", () => {
    const one = after(paying, { do: "card", card: 12 });
    expect(missing(one)).toBe(1);
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
    expect(after(paying, { do: "back" })).toEqual({ at: "aim", card: 47, to: 7 });
    expect(after(paying, { do: "back" }, { do: "back" }, { do: "back" })).toBe(REST);
  });
});

describe("discarding two", () => {
  it("begins with the card that was up", () => {
    expect(after(REST, { do: "card", card: 12 }, { do: "discard" })).toEqual({
      at: "discard",
      need: 2,
      paid: [12],
    });
  });

  it("ends when it is asked for again", () => {
    expect(after(REST, { do: "discard" }, { do: "discard" })).toBe(REST);
  });
});

describe("a table that moves under a choice", () => {
  const open = () => true;

  it("drops a card that left the hand", () => {
    expect(keep({ at: "aim", card: 12, to: 7 }, [13], open, around.fit)).toBe(REST);
  });

  it("keeps the card when its space was taken", () => {
    expect(keep({ at: "aim", card: 12, to: 7 }, [12], () => false, around.fit)).toEqual({
      at: "card",
      card: 12,
    });
  });

  it("shows the verdict again when the price moved", () => {
    const pay: Choice = { at: "pay", card: 47, to: 7, need: 3, paid: [12] };
    expect(keep(pay, [12, 47], open, around.fit)).toEqual({ at: "aim", card: 47, to: 7 });
  });

  it("drops paid cards that are gone", () => {
    const discard: Choice = { at: "discard", need: 2, paid: [12, 13] };
    expect(keep(discard, [13], open, around.fit)).toEqual({ at: "discard", need: 2, paid: [13] });
  });
});
