/** Which cards may go on a space follows the engine's verdict on each card, and is shown in ranges. */
import { judge, type Piece, prospects, setUp, type Table, turnOf, whereIs } from "@stillwater/engine";
import { answersAt, cardRunsOf, cellGroupsOf, onceAnswered, verdictOn } from "@stillwater/table/queries";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positions, RUNS } from "./positions";

function table(setup: Parameters<typeof setUp>[0]): Table {
  const laid = setUp(setup);
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return laid.value;
}

const told = (at: Table, place: string) =>
  cellGroupsOf(answersAt(at, 0, at.rulebook.place(place))).map(({ kind, price, clause, cards }) => {
    const runs = cardRunsOf(cards).map(({ colour, first, last, name }) =>
      name === null ? `${colour ?? ""}${first === last ? first : `${first}-${last}`}` : name,
    );
    return [
      kind === "no" ? clause : kind === "price" || kind === "dear" ? `${kind} ${price}` : kind,
      ...runs,
    ];
  });

it("gives the same verdicts as prospects and as judging each act alone", () => {
  fc.assert(
    fc.property(positions, fc.nat(), (at, pick) => {
      const { rulebook } = at;
      const seat = turnOf(at)?.seat ?? 0;
      const place = rulebook.cells[pick % rulebook.cells.length] ?? 0;
      for (const { card, plan, verdict } of answersAt(at, seat, place)) {
        const asked = prospects(at, seat, plan.card).filter(({ to }) => to === place);
        const best =
          asked.find((one) => onceAnswered(verdictOn(at, one.act), "hand", "start").allowed !== "no") ??
          asked[0];
        expect([
          card,
          best === undefined ? null : onceAnswered(verdictOn(at, best.act), "hand", "start"),
        ]).toEqual([card, verdict]);
        const naive = judge(at, {
          type: plan.type,
          seat,
          card: plan.card,
          to: place,
          cards: [],
          numbers: [],
        });
        expect(naive.price).toBe(verdict.price);
      }
      const named = new Set(answersAt(at, seat, place).map(({ card }) => card.replace("*", "")));
      const could = rulebook.pieces.flatMap((spec, piece: Piece) => {
        const lies = whereIs(at, piece);
        const out = piece > 0 && spec.token === undefined && (lies === 0 || rulebook.hands.includes(lies));
        return out && prospects(at, seat, piece).some(({ to }) => to === place)
          ? [spec.name.replace("*", "")]
          : [];
      });
      expect([...new Set(could)].filter((name) => !named.has(name))).toEqual([]);
    }),
    { ...RUNS, numRuns: 40 },
  );
});

describe("ranges", () => {
  it("tells the numbers between two cards by price", () => {
    const at = table({ options: "sea p2", cells: { r4c3: "45", r4c5: "52", r1c1: "3" } });
    expect(told(at, "r4c4").slice(0, 5)).toEqual([
      ["price 1", "46", "51"],
      ["price 2", "47", "50"],
      ["price 3", "48-49"],
      ["T.place.ascending", "1-2", "4-44", "53-80"],
    ]);
  });

  it("knows what a hand can pay", () => {
    const at = table({ options: "sea p2", cells: { r4c3: "45" }, hands: [3, 5] });
    expect(told(at, "r4c4").slice(0, 3)).toEqual([
      ["price 1", "46"],
      ["price 2", "47"],
      ["dear 3", "48"],
    ]);
  });

  it("tells a row of the mountain by colour", () => {
    const at = table({ options: "mountain p2", cells: { r1p1: "r2", r1p2: "b3" } });
    const all = told(at, "r1p3");
    expect(all.flat().some((word) => /^g\d/.test(String(word)))).toBe(true);
    expect(
      all.find(([kind]) => kind === "A.place.colour")?.every((word) => !/^[gr]\d/.test(String(word))),
    ).toBe(true);
  });
});
