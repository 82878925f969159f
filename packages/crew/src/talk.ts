/** The only talk there is: how many of the eight each gives. Who minds least gives most. */
import { type Act, mostToDial, type Seen, startTable } from "@stillwater/engine";
import type { Sense } from "./sense";

/** A card whose loss is less is given gladly. */
const GLADLY = 0.25;

/** The next word of a seat; undefined where it waits for the word of another. */
export function talk(seen: Seen, sense: Sense): Act | undefined {
  const start = startTable(seen);
  const seat = seen.viewer;
  if (!start) return undefined;
  const base: Act = { type: "dial", seat, card: 0, to: 0, cards: [], numbers: [] };
  if (start.proposals.length > 0) {
    // Whoever has put a marker down is followed: of two, the one farther on, so that all meet.
    let chosen = 0;
    start.proposals.forEach(({ agreed }, index) => {
      if (agreed.some((other) => other !== seat)) chosen = index;
    });
    const proposal = start.proposals[chosen];
    if (!proposal || proposal.agreed.includes(seat)) return undefined;
    return { ...base, type: "agree", numbers: proposal.split };
  }
  const isOpen = start.dials.some((dial) => dial === null);
  if (isOpen && start.dials[seat] !== null) return undefined;
  const most = mostToDial(seen, seat);
  let gladly = 0;
  while (gladly < most && sense.giving(gladly + 1, 0).loss - sense.giving(gladly, 0).loss < GLADLY) gladly++;
  // What was said did not come to eight: then all that one has.
  const share = Math.ceil(start.total / start.dials.length);
  const atMost = isOpen ? Math.min(most, Math.max(gladly, share)) : most;
  const said = start.dials[seat];
  if (said && said.atMost === atMost) return undefined;
  return { ...base, numbers: [Math.min(gladly, atMost), atMost] };
}
