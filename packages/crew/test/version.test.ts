/** Stored games are recomputed: a change to what a hand does needs a new version, with the new digest beside it. */
import { createHash } from "node:crypto";
import {
  deal,
  due,
  enact,
  look,
  outcome,
  readOptions,
  rulebookFor,
  seededFate,
  writeAct,
} from "@stillwater/engine";
import { expect, it } from "vitest";
import { CREW_VERSION, type CrewHand, decide, diceOf, HANDS, type Memory, NOTHING_YET } from "../src/index";

const CODES = [
  "sea p2",
  "sea p4 -12",
  "sea p1 solo4",
  "sea p3 rocks monsters3 storms wild2",
  "sea p2 pyramid",
  "sea p2 night",
  "sea p2 arch",
  "sea p2 duel",
  "sea p2 beacons",
  "mountain p3",
  "mountain p1",
  "mountain p1 ropes2",
  "mountain p2 green panoramas3 goats",
];
/** Playouts are slow: the navigator plays fewer sets, with fewer playouts. */
const EFFORT = 72;
const SETS_OF: Readonly<Record<CrewHand, readonly string[]>> = {
  deckhand: CODES,
  steady: CODES,
  navigator: ["sea p2", "sea p2 duel", "mountain p3"],
};

/** Every act of a hand in one game of each set. */
function* actsOf(hand: CrewHand): Generator<string> {
  for (const code of SETS_OF[hand]) {
    const options = readOptions(code);
    if (!options.ok) throw new Error(options.error.what);
    const rulebook = rulebookFor(options.value);
    const seed = `v1:version-${code}`;
    const fate = seededFate(seed);
    let { table } = deal(rulebook, fate);
    const memories: Memory[] = rulebook.hands.map(() => NOTHING_YET);
    while (outcome(table) === "playing") {
      const seats = [...new Set([...due(table).seats, ...rulebook.hands.keys()])];
      for (const seat of seats) {
        const memory = memories[seat] ?? NOTHING_YET;
        const decision = decide(hand, look(table, seat), memory, diceOf(seed, seat), EFFORT);
        if (decision.act === undefined) continue;
        memories[seat] = decision.memory;
        yield `${seat} ${writeAct(rulebook, decision.act)}`;
        const done = enact(table, decision.act, fate);
        if (!done.ok) throw new Error("refused");
        table = done.value.table;
        break;
      }
    }
  }
}

const digestOf = (hand: CrewHand): string =>
  createHash("sha256")
    .update([...actsOf(hand)].join("\n"))
    .digest("hex")
    .slice(0, 16);

it("says another version when a hand does anything else than before", () => {
  const digests = Object.fromEntries(HANDS.map((hand) => [hand, digestOf(hand)]));
  expect({ version: CREW_VERSION, ...digests }).toEqual({
    version: 10,
    deckhand: "4e543fd3dc8346f5",
    steady: "103bb9a7e5c7b83c",
    navigator: "84a031d770c51744",
  });
});
