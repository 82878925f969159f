/** What each hand does beyond the laws: honest by its types, repeatable by its dice, and worth playing with. */
import {
  type Act,
  colourOf,
  deal,
  due,
  gauge,
  hand,
  isFilled,
  ledge,
  look,
  mask,
  modulesIn,
  numberAt,
  numberOn,
  OPTION_WORDS,
  openInRow,
  outcome,
  readOptions,
  rulebookFor,
  type Seen,
  SPECTATOR,
  seededFate,
  setUp,
  sidesOf,
  skySide,
  topOf,
  wantedAt,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { playGame, rulebookOf } from "../scripts/playing";
import {
  Comparison,
  type CrewHand,
  decide,
  diceOf,
  EFFORT,
  type Estimate,
  inOneGo,
  NOTHING_YET,
  stream,
} from "../src/index";
import type { Decide } from "../src/policy";
import { dealtAnew } from "./support/dealt-anew";

const handOf =
  (hand: CrewHand): Decide =>
  (...given) =>
    decide(hand, ...given);

function won(code: string, hand: CrewHand, deals: number): number {
  const rulebook = rulebookOf(code);
  let games = 0;
  for (let index = 0; index < deals; index++)
    if (outcome(playGame(rulebook, `v1:hands-${index}`, [handOf(hand)], 0)) === "won") games++;
  return games;
}

/** Every act of a hand in a few games. */
function watching(hand: CrewHand, code: string, games: number, see: (seen: Seen, act: Act) => void): void {
  const watched: Decide = (seen, ...rest) => {
    const decision = decide(hand, seen, ...rest);
    if (decision.act) see(seen, decision.act);
    return decision;
  };
  for (let index = 0; index < games; index++) playGame(rulebookOf(code), `v1:hands-${index}`, [watched], 0);
}

describe("a view", () => {
  const rulebook = rulebookOf("sea p3 -8 monsters3");
  const { table } = deal(rulebook, seededFate("v1:a view"));

  it("belongs to a seat at the table", () => {
    expect(look(table, 1).viewer).toBe(1);
    expect(() => look(table, SPECTATOR)).toThrow(RangeError);
    expect(() => look(table, 3)).toThrow(RangeError);
  });

  it("is not a table or a mask: only `look` makes one", () => {
    const dice = diceOf("v1:a view", 0);
    // @ts-expect-error a full table is refused by its type
    const full = () => decide("steady", table, NOTHING_YET, dice, 0);
    // @ts-expect-error so is what a spectator sees
    const open = () => decide("steady", mask(table, SPECTATOR), NOTHING_YET, dice, 0);
    expect([full, open]).toHaveLength(2);
  });

  it("stays the same when what it hides lies otherwise", () => {
    const other = dealtAnew(table, 1, 3);
    expect(writePosition(other)).not.toBe(writePosition(table));
    expect(writePosition(look(other, 1))).toBe(writePosition(look(table, 1)));
    expect(writePosition(look(other, 0))).not.toBe(writePosition(look(table, 0)));
  });
});

describe("dice", () => {
  it("follow from the seed and the seat, and are none of the deal's", () => {
    const numbers = (seed: string, seat: number) =>
      Array.from({ length: 8 }, (_, index) => diceOf(seed, seat).number(`decision ${index}`, 1000));
    expect(numbers("v1:one", 0)).toEqual(numbers("v1:one", 0));
    expect(numbers("v1:one", 0)).not.toEqual(numbers("v1:one", 1));
    expect(numbers("v1:one", 0)).not.toEqual(numbers("v1:two", 0));
    const fate = seededFate("v1:one");
    expect(numbers("v1:one", 0)).not.toEqual(
      Array.from({ length: 8 }, (_, index) => fate.number(`decision ${index}`, 1000)),
    );
  });
});

describe("memory", () => {
  it("keeps what the seat gave, and is a JSON value", () => {
    const options = readOptions("sea p2");
    if (!options.ok) throw new Error("sea p2");
    const { table } = deal(rulebookFor(options.value), seededFate("v1:memory"));
    const seat = 0;
    const seen = look(table, seat);
    const { act, memory } = decide("deckhand", seen, NOTHING_YET, diceOf("v1:memory", seat), 0);
    expect(memory.given).toEqual(act?.cards ?? []);
    expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
  });
});

describe("the deckhand", () => {
  /** The cells that a card would leave on each side up to the next cards, and how many numbers there are for them. */
  function sides(
    seen: Seen,
    { card, to }: Act,
  ): readonly { readonly cells: number; readonly numbers: number }[] {
    const { firstCell, lastCell } = seen.rulebook;
    return [-1, 1].map((step) => {
      let at = to + step;
      while (at >= firstCell && at <= lastCell && numberAt(seen, at) === 0) at += step;
      const end = at < firstCell ? 0 : at > lastCell ? 81 : numberAt(seen, at);
      return { cells: Math.abs(at - to) - 1, numbers: Math.abs(end - card) - 1 };
    });
  }

  it("lays no card where the numbers beside it cannot fill what is left", () => {
    let laid = 0;
    const watched: Decide = (seen, ...rest) => {
      const decision = decide("deckhand", seen, ...rest);
      const { act } = decision;
      if (act?.type === "lay" && hand(seen, seen.viewer).length > 2) {
        laid++;
        for (const { cells, numbers } of sides(seen, act))
          expect(numbers, writeAct(seen.rulebook, act)).toBeGreaterThanOrEqual(cells);
      }
      return decision;
    };
    for (let index = 0; index < 8; index++) playGame(rulebookOf("sea p2"), `v1:hands-${index}`, [watched], 0);
    expect(laid).toBeGreaterThan(150);
  });
});

describe("the deckhand's Finish", () => {
  it("is kept while it is the only one in the hand, and a second is only a card", () => {
    const paying = (held: readonly string[]): string => {
      const table = setUp({
        options: "sea p2",
        viewer: 0,
        turn: { seat: 0 },
        cells: { r1c1: "10", r1c2: "12", r1c3: "14", r1c4: "20", r1c6: "27" },
        berths: { start: "start" },
        hands: [held, null],
        piles: [10, 10],
      });
      if (!table.ok) throw new Error(JSON.stringify(table.error));
      const { act } = decide("deckhand", look(table.value, 0), NOTHING_YET, diceOf("v1:finish", 0), 0);
      return act ? writeAct(table.value.rulebook, act) : "";
    };
    expect(paying(["21", "26", "finish"])).toBe("21 r1c5 -26");
    expect(paying(["21", "finish", "finish"])).toMatch(/^21 r1c5 -finish/);
  });
});

/** Whether a number still has an empty space between the numbers that lie around it. */
function fitsBetween(seen: Seen, card: number, first: number, last: number): boolean {
  let below = first - 1;
  let above = last + 1;
  for (let cell = first; cell <= last; cell++) {
    const number = numberAt(seen, cell);
    if (number === 0) continue;
    if (number < card) below = cell;
    else if (above > last) above = cell;
  }
  return above - below > 1;
}

describe("the deckhand at the end", () => {
  /** What it does with a hand where r4c3, and perhaps others, are open between 20 and 31; all other cells hold 1 to 45. */
  function acts(open: readonly number[], held: readonly string[]): string {
    const spaces = Array.from({ length: 36 }, (_, index) => index);
    const cells = spaces.flatMap((index) =>
      open.includes(index)
        ? []
        : [[`r${Math.floor(index / 6) + 1}c${(index % 6) + 1}`, `${index + (index < 20 ? 1 : 10)}`] as const],
    );
    const table = setUp({
      options: "sea p2",
      viewer: 0,
      turn: { seat: 0 },
      cells: Object.fromEntries(cells),
      berths: { start: "start" },
      hands: [held, null],
      piles: [6, 6],
      discards: [16, 15 + open.length],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { act } = decide("deckhand", look(table.value, 0), NOTHING_YET, diceOf("v1:last", 0), 0);
    return act ? writeAct(table.value.rulebook, act) : "";
  }

  it("fills the last space with what fits, at any price, rather than throw two cards away", () => {
    expect(acts([20], ["23", "60", "61", "62", "finish"])).toMatch(/^23 r4c3 -6\d -6\d -6\d$/);
  });

  it("pays two for the only space between two cards, rather than throw two away", () => {
    expect(acts([20, 35], ["22", "60", "61", "62", "finish"])).toMatch(/^22 r4c3 -6\d -6\d$/);
    expect(acts([20, 35], ["29", "60", "61", "62", "finish"])).toMatch(/^29 r4c3 -6\d -6\d$/);
  });
});

describe("the deckhand on a climb", () => {
  it("lays no card behind a Bridge so far from what lies before it that no hand could pay for covering it", () => {
    let behind = 0;
    watching("deckhand", "mountain p3", 12, (seen, { type, card, to }) => {
      const { left } = ledge(to);
      const before = sidesOf(seen, left).left;
      if (type !== "lay" || before === 0 || colourOf(topOf(seen, left)) !== 0) return;
      behind++;
      expect(Math.abs(numberOn(card) - before)).toBeLessThanOrEqual(8);
    });
    expect(behind).toBeGreaterThan(20);
  });

  it("keeps two cards for its next turn while others cannot end the climb before", () => {
    const rows = [
      "g1 b2 campfire:g b5 bridge g12 r10 g10 campfire:b",
      "r3 b3 r3 g5 bridge g11 b11 r11",
      "b5 g6 b7 g7 campfire:r b6 g5",
      "g9 b10 g9 b9 r9 g11",
      "g8 r8 b7 g7 r7",
      "g12 r12 b12",
      "b12 r10",
      "b11",
    ];
    const places = rows.flatMap((row, index) =>
      row.split(" ").map((card, at) => [`r${index + 1}p${at + 1}`, card] as const),
    );
    const table = setUp({
      options: "mountain p3",
      viewer: 1,
      turn: { seat: 1 },
      cells: Object.fromEntries(places),
      hands: [null, ["b1", "b4", "r6", "r8", "summit"], null],
      piles: [4, 0, 4],
      discards: [9, 9, 9],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { act } = decide("deckhand", look(table.value, 1), NOTHING_YET, diceOf("v1:out", 1), 0);
    // Laying r8 on the Bridge in row 2 would take three of the other four cards.
    expect(act && writeAct(table.value.rulebook, act)).toMatch(/^discard /);
  });
});

describe("the deckhand in a module", () => {
  it("lays a card by day or by night where that side is wanted, in most cases", () => {
    let right = 0;
    let wrong = 0;
    watching("deckhand", "sea p2 night", 6, (seen, { type, to }) => {
      if (type !== "lay") return;
      if (skySide(seen) === wantedAt(seen, to)) right++;
      else wrong++;
    });
    expect(right).toBeGreaterThan(120);
    expect(wrong).toBeLessThan(right / 2);
  });

  it("keeps the goats that are needed while it has other numbers to give", () => {
    let given = 0;
    let kept = 0;
    watching("deckhand", "mountain p2 goats", 6, (seen, { card, cards }) => {
      const bears = (held: number): boolean => seen.rulebook.pieceName(held).endsWith("*");
      const others = hand(seen, seen.viewer).filter((held) => held !== card && !cards.includes(held));
      if (!others.some((held) => numberOn(held) > 0 && !bears(held))) return;
      if (cards.some(bears)) given++;
      else if (cards.length > 0 && others.some(bears)) kept++;
    });
    expect(kept).toBeGreaterThan(30);
    expect(given).toBeLessThan(kept / 4);
  });
});

describe("the deckhand at the Start", () => {
  it("offers no card gladly that could still be laid", () => {
    let said = 0;
    const watched: Decide = (seen, ...rest) => {
      const decision = decide("deckhand", seen, ...rest);
      if (decision.act?.type !== "dial") return decision;
      said++;
      const [gladly = 0, atMost = 0] = decision.act.numbers;
      const held = hand(seen, seen.viewer);
      const isNeeded = (card: number): boolean =>
        card <= 80
          ? seen.rulebook.lines.some(({ first, last }) => fitsBetween(seen, card, first, last))
          : seen.rulebook.pieceName(card) === "finish" && held.filter((one) => one > 80).length === 1;
      expect(gladly).toBeLessThanOrEqual(held.length - held.filter(isNeeded).length);
      expect(atMost).toBeGreaterThanOrEqual(gladly);
      return decision;
    };
    for (let index = 0; index < 8; index++) playGame(rulebookOf("sea p2"), `v1:hands-${index}`, [watched], 0);
    expect(said).toBeGreaterThan(8);
  });
});

describe("steady", () => {
  it("fills the last place of a climb with what fits for nothing, rather than throw two cards away", () => {
    const row = (cards: string, index: number) =>
      cards.split(" ").map((card, at) => [`r${index + 1}p${at + 1}`, card] as const);
    const rows = [
      "r10 g8 b8 campfire:r g7 b9 r10 b10 g10",
      "r4 g3 b3 r2 g2 b2 r3 b3",
      "g4 campfire:b g6 r7 g8 b7 r7",
      "campfire:g b7 r6 b5 r5 g5",
      "g10 b10 r9 g9 b8",
      "r11 b11 r11 g11",
      "r12 g12 b12",
      "b9",
    ];
    const table = setUp({
      options: "mountain p3",
      viewer: 1,
      turn: { seat: 1 },
      cells: Object.fromEntries(rows.flatMap(row)),
      hands: [null, ["g9", "g12", "b5", "r8", "r8"], null],
      piles: [0, 0, 0],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { act } = decide("steady", look(table.value, 1), NOTHING_YET, diceOf("v1:last", 1), 0);
    expect(act && writeAct(table.value.rulebook, act)).toBe("g9 r8p2");
  });

  it("takes the card beside a Bridge up the climb where nothing could cover the Bridge beside that card", () => {
    const rows = [
      "b1 bridge b12 r10 b11 g12 r12 g11 r10",
      "r2 g6 r5 b5 g3 r4 b3 r3",
      "r8 g10 r9 b8 r8 g7 b10",
      "g4 r6 g5 r5 b9 g9",
      "g8 b8 g9 b9 r9",
      "b7 r7 g7 b7",
      "r11 g11 b11",
      "r12",
    ];
    const places = rows.flatMap((row, index) =>
      row.split(" ").map((card, at) => [`r${index + 1}p${at + 1}`, card] as const),
    );
    const table = setUp({
      options: "mountain p2",
      viewer: 0,
      turn: { seat: 0 },
      cells: Object.fromEntries(places),
      hands: [["campfire:b", "g12", "g2", "r1", "summit"], null],
      piles: [2, 2],
      discards: [14, 14],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { act } = decide("steady", look(table.value, 0), NOTHING_YET, diceOf("v1:crossing", 0), 0);
    expect(act && writeAct(table.value.rulebook, act)).toBe("campfire:b r1p3");
  });

  it("begins a climb low where its hand can: the lowest numbers fit nowhere else", () => {
    const table = deal(rulebookOf("mountain p2"), seededFate("v1:read-0")).table;
    const seat = due(table).seats[0] ?? 0;
    const { act } = decide("steady", look(table, seat), NOTHING_YET, diceOf("v1:read-0", seat), 0);
    expect(act && writeAct(table.rulebook, act)).toBe("b2 r1p1");
  });

  it("lays hardly a card that leaves a space to one number which it does not hold", () => {
    let bets = 0;
    watching("steady", "sea p2", 24, (seen, { card, to }) => {
      const held = hand(seen, seen.viewer);
      for (const step of [-1, 1]) {
        const beyond = seen.rulebook.cells.includes(to + 2 * step) ? numberAt(seen, to + 2 * step) : 0;
        const isOfOne = !isFilled(seen, to + step) && beyond === card + 2 * step;
        if (beyond > 0 && isOfOne && !held.includes(card + step)) bets++;
      }
    });
    expect(bets).toBeLessThan(3);
  });

  it.each(["mountain p3", "mountain p3 green", "mountain p3 goats"])(
    "gives what fits nowhere any more before a number that does: %s",
    (code) => {
      let right = 0;
      let foolish = 0;
      watching("steady", code, 12, (seen, { card, cards }) => {
        const fits = (held: number): boolean =>
          seen.rulebook.rows.some((_places, row) => openInRow(seen, row + 1) > 0 && numberOn(held) > row);
        const isDead = (held: number): boolean => numberOn(held) > 0 && !fits(held);
        const kept = hand(seen, seen.viewer).filter((held) => held !== card && !cards.includes(held));
        if (kept.some(isDead) && cards.some(fits)) foolish++;
        else if (cards.some(isDead)) right++;
      });
      expect(right).toBeGreaterThan(20);
      expect(foolish).toBeLessThan(right / 8);
    },
  );

  it("covers the last Bridge while it can pay, rather than give the payment away", () => {
    const rows = [
      "b4 bridge r10 b11 g12 r12 g11 r10 g11",
      "campfire:r g6 r5 b5 g3 r4 b3 r3",
      "r8 g10 r9 b8 campfire:g campfire:b g10",
      "g4 r6 g5 r5 b9 g9",
      "g8 b8 g9 b9 r9",
      "b7 r7 g7 b7",
      "r12 g12 b12",
      "b10 r11",
    ];
    const places = rows.flatMap((row, index) =>
      row.split(" ").map((card, at) => [`r${index + 1}p${at + 1}`, card] as const),
    );
    const table = setUp({
      options: "mountain p3",
      viewer: 2,
      turn: { seat: 2 },
      cells: Object.fromEntries(places),
      hands: [null, null, ["g7", "b2", "b6", "r3"]],
      piles: [1, 0, 0],
      discards: [8, 8, 10],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { act } = decide("steady", look(table.value, 2), NOTHING_YET, diceOf("v1:bridge", 2), 0);
    expect(act && writeAct(table.value.rulebook, act)).toMatch(/^g7 r1p2 /);
  });

  it("covers one of the last Bridges at its price, rather than throw that card away with another", () => {
    const rows = [
      "b3 g4 bridge b1 r1 g3 bridge g9 r9",
      "g10 r9 b10 r8 g8 r8 g8 b8",
      "g5 r6 g6 b7 g7 campfire:b g7",
      "r4 g4 b4 r6 b6 r4",
      "g11 b10 r11 b12 g12",
      "b11 r11 g11 b9",
      "g10 b11 r12",
      "b9 g9",
    ];
    const places = rows.flatMap((row, index) =>
      row.split(" ").map((card, at) => [`r${index + 1}p${at + 1}`, card] as const),
    );
    const table = setUp({
      options: "mountain p2",
      viewer: 1,
      turn: { seat: 1 },
      cells: Object.fromEntries(places),
      hands: [null, ["b6", "b8", "r5", "campfire:r", "summit"]],
      piles: [4, 4],
      discards: [12, 11],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const { act } = decide("steady", look(table.value, 1), NOTHING_YET, diceOf("v1:price", 1), 0);
    expect(act && writeAct(table.value.rulebook, act)).toMatch(/^b6 r1p7 /);
  });
});

describe("strength", () => {
  it("grows from the deckhand to steady, on the same deals", () => {
    const deckhand = won("sea p2", "deckhand", 60);
    const steady = won("sea p2", "steady", 60);
    expect(deckhand).toBeGreaterThan(30);
    expect(steady).toBeGreaterThan(50);
    expect(steady).toBeGreaterThan(deckhand);
    expect(won("mountain p3", "steady", 24)).toBeGreaterThan(8);
  });

  it("of the deckhand is somebody's second game in every set: acts it has no thought for are weighed like its own", () => {
    expect(won("mountain p4", "deckhand", 60)).toBeGreaterThan(0);
    expect(won("sea p2 monsters3", "deckhand", 24)).toBeGreaterThan(4);
    expect(won("sea p2 pyramid", "deckhand", 24)).toBeGreaterThan(1);
  });
});

describe("a module", () => {
  const codes = [...OPTION_WORDS.sea, ...OPTION_WORDS.mountain].flatMap(({ code }) => {
    const options = readOptions(code);
    return options.ok && modulesIn(options.value).length > 0 ? [code] : [];
  });

  // A craft that overrates its module's acts would do nothing else, within the rules and to the end of every game.
  it.each(codes)("%s is played, and the board fills all the same", (code) => {
    const rulebook = rulebookOf(code);
    const { cells } = rulebook;
    for (const hand of ["steady", "deckhand"] as const)
      for (let index = 0; index < 3; index++) {
        const table = playGame(rulebook, `v1:module-${index}`, [handOf(hand)], 0);
        const filled = cells.filter((cell) => isFilled(table, cell)).length;
        expect(filled / cells.length, `${hand}, deal ${index}`).toBeGreaterThan(0.6);
      }
  });
});

describe("the navigator", () => {
  it("departs from steady where that wins more, as worlds show that it has not weighed", () => {
    const gains: Estimate[] = [];
    const watched: Decide = (seen, memory, dice, effort) => {
      const own = decide("steady", seen, memory, dice, effort);
      if (own.act === undefined || gauge(seen).spacesToGo > 8) return own;
      const { act } = decide("navigator", seen, memory, dice, effort);
      if (act === undefined || writeAct(seen.rulebook, act) === writeAct(seen.rulebook, own.act)) return own;
      const compared = new Comparison(seen, memory, [own.act, act], stream(gains.length));
      inOneGo(compared.play(0, 40));
      inOneGo(compared.play(1, 40));
      gains.push(compared.gainOf(1));
      return own;
    };
    for (let index = 0; index < 16; index++)
      playGame(rulebookOf("mountain p2"), `v1:hands-${index}`, [watched], EFFORT);
    const sum = gains.reduce((sum, { mean }) => sum + mean, 0);
    const error = Math.hypot(...gains.map(({ error }) => error));
    expect(gains.length).toBeGreaterThan(3);
    expect(sum).toBeGreaterThan(2 * error);
  });
});
