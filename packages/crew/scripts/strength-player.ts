/** Plays some deals of a row and reports how they ended. */
import { duelResult, outcome } from "@stillwater/engine";
import { type CrewHand, decide } from "../src/index";
import type { Decide } from "../src/policy";
import { playGame, rulebookOf } from "./playing";

/** Deals from one number up to another, played by hands that take the seats in turn. */
export interface Job {
  readonly id: number;
  readonly code: string;
  readonly hands: readonly CrewHand[];
  readonly from: number;
  readonly to: number;
  readonly effort: number;
}

export interface Done {
  readonly id: number;
  /** Games won. In a duel, the games that the first seat won, with half for a shared one. */
  readonly won: number;
  /** Deals that steady would have lost and this hand won (`gained`), and the reverse (`missed`). */
  readonly gained: number;
  readonly missed: number;
}

const handOf =
  (hand: CrewHand): Decide =>
  (...given) =>
    decide(hand, ...given);

process.on("message", ({ id, code, hands, from, to, effort }: Job) => {
  const rulebook = rulebookOf(code);
  const isCompared = hands.length === 1 && hands.includes("navigator");
  let won = 0;
  let gained = 0;
  let missed = 0;
  for (let deal = from; deal < to; deal++) {
    const seed = `v1:strength-${deal}`;
    const table = playGame(rulebook, seed, hands.map(handOf), effort);
    const duel = duelResult(table);
    if (duel) won += duel.leader === 0 ? 1 : duel.leader === null ? 0.5 : 0;
    else won += outcome(table) === "won" ? 1 : 0;
    if (!isCompared) continue;
    const other = outcome(playGame(rulebook, seed, [handOf("steady")], 0));
    if (outcome(table) !== other) {
      if (other === "lost") gained++;
      else missed++;
    }
  }
  const done: Done = { id, won, gained, missed };
  process.send?.(done);
});
