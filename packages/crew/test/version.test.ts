/** A stored game is recomputed: whoever changes what a hand does raises the version, and writes the new digest beside it. */
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
  "mountain p3",
  "mountain p1",
  "mountain p2 green panoramas3 goats",
];
/** Few: playouts are dear, and it is the acts that count. */
const EFFORT = 18;
/** Only the last acts of a navigator have playouts worth their time. */
const MOST_ACTS: Readonly<Record<CrewHand, number>> = { deckhand: 400, steady: 400, navigator: 12 };

/** Every act of one game for each hand and set. */
function* acts(): Generator<string> {
  for (const code of CODES) {
    const options = readOptions(code);
    if (!options.ok) throw new Error(options.error.what);
    const rulebook = rulebookFor(options.value);
    for (const hand of HANDS) {
      const seed = `v1:version-${code}`;
      const fate = seededFate(seed);
      let { table } = deal(rulebook, fate);
      const memories: Memory[] = rulebook.hands.map(() => NOTHING_YET);
      for (let count = 0; outcome(table) === "playing" && count < MOST_ACTS[hand]; count++) {
        const seats = [...new Set([...due(table).seats, ...rulebook.hands.keys()])];
        for (const seat of seats) {
          const memory = memories[seat] ?? NOTHING_YET;
          const decision = decide(hand, look(table, seat), memory, diceOf(seed, seat), EFFORT);
          if (decision.act === undefined) continue;
          memories[seat] = decision.memory;
          yield `${hand} ${seat} ${writeAct(rulebook, decision.act)}`;
          const done = enact(table, decision.act, fate);
          if (!done.ok) throw new Error("refused");
          table = done.value.table;
          break;
        }
      }
    }
  }
}

it("says another version when a hand does anything else than before", () => {
  const digest = createHash("sha256")
    .update([...acts()].join("\n"))
    .digest("hex")
    .slice(0, 16);
  expect({ version: CREW_VERSION, digest }).toEqual({ version: 4, digest: "df90a0d7cf843b33" });
});
