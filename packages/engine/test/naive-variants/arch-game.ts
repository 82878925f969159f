/** Plays the naive arch on: what an allowed act does. */
import { ARCH_CELLS, type Arch, partOf, priceOf, refusals } from "./arch";
import { drawUp, isLost, summaryOf, take, toss } from "./deeds";
import type { Try } from "./standard";

export function play(before: Arch, act: Try): Arch {
  const arch = structuredClone(before);
  if (act.type === "finish") {
    take(arch.hands[act.seat]!, "finish");
    return { ...arch, finishLies: true, phase: "won" };
  }
  if (act.type === "lay") {
    const price = priceOf(before, act);
    const { cells, index } = partOf(arch, act.at);
    take(arch.hands[act.seat]!, act.card);
    cells[index] = Number(act.card);
    if (price > 0 && act.cards.length === 0) {
      arch.owed[act.seat] = price;
      return { ...arch, phase: "give" };
    }
  }
  toss(arch, act.seat, act.cards);
  arch.owed[act.seat] = 0;
  drawUp(arch, act.seat);
  const next: Arch = { ...arch, turn: (act.seat + 1) % arch.players, phase: "act" };
  return isLost(next, refusals, ["lay", "finish"], ARCH_CELLS) ? { ...next, phase: "lost" } : next;
}

export function summary(arch: Arch): unknown {
  const { west, east, roof, finishLies } = arch;
  return { ...summaryOf(arch), west, east, roof, finishLies };
}
