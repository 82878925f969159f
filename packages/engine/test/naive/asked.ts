/** Which seats are asked for what, read off the table in the book's order: Storm, eight, price, Rocks, drawing, turn. */
import { openCells } from "./grid";
import type { Sea } from "./sea";

export type Step = "over" | "storm" | "fog" | "shed" | "pledge" | "give" | "rocks" | "act";

interface Asked {
  readonly step: Step;
  readonly seats: readonly number[];
}

/** Whether a Wild may be in a hand, where it may be used as a Compass: one that nobody has seen leave. */
function wildMayBeHeld(sea: Sea): boolean {
  return sea.wildsSeen < sea.choices.wilds && sea.hands.some((hand) => hand.length > 0);
}

export function asked(sea: Sea): Asked {
  const seats = sea.hands.map((_hand, seat) => seat);
  if (sea.stage === "won" || sea.stage === "lost") return { step: "over", seats: [] };
  if (sea.drawn) {
    const silent = seats.filter((seat) => !sea.passed.includes(seat));
    // T.storm.cancel: before a Storm takes effect anyone may spend a Compass; where nobody can, nobody is asked.
    if ((sea.compasses > 0 || wildMayBeHeld(sea)) && silent.length > 0)
      return { step: "storm", seats: silent };
    // A purple Storm waits for its row; others, and a purple one with no row to go to, take effect by themselves.
    const waits = sea.drawn.storm === "storm:purple" && openCells(sea) > 0;
    return { step: "fog", seats: waits ? [sea.drawn.seat] : [] };
  }
  if (sea.shedding !== undefined) return { step: "shed", seats: [sea.shedding] };
  if (sea.unshared > 0) return { step: "pledge", seats };
  if (sea.owed.some((owed) => owed > 0))
    return { step: "give", seats: seats.filter((seat) => sea.owed[seat]! > 0) };
  if (sea.rocksDue) return { step: "rocks", seats: [sea.turn] };
  return { step: "act", seats: [sea.turn] };
}
