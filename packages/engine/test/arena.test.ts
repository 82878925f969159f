/** A short stay in the arena on every run; `pnpm --filter @stillwater/engine arena` goes on for as long as you like. */
import { expect, it } from "vitest";
import { playRound } from "../scripts/arena-play";

const ACTS = 20_000;

it(`arena: ${ACTS} random acts keep every piece, every secret and every verdict`, () => {
  const codes = new Set<string>();
  const results = new Set<string>();
  let acts = 0;
  for (let round = 1; acts < ACTS; round++) {
    try {
      const played = playRound(round);
      acts += played.acts;
      codes.add(played.code);
      results.add(played.result);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `${message}\nReproduce it: pnpm --filter @stillwater/engine arena --from ${round} --acts 1`,
      );
    }
  }
  expect(codes.size).toBeGreaterThan(60);
  expect([...results].sort()).toEqual(["lost", "won"]);
});
