/** The only talk that is allowed: how many cards each seat gives for the Start. The seat that minds least gives most. */
import { type Act, mostToDial, type Seen, startTable } from "@stillwater/engine";
import type { Sense } from "./sense";

/** A card with a smaller loss than this is given gladly. */
const GLADLY = 0.25;

/** What a seat says next; undefined while it waits for the word of another. */
export function talk(seen: Seen, sense: Sense): Act | undefined {
  const start = startTable(seen);
  const seat = seen.viewer;
  if (!start) return undefined;
  const base: Act = { type: "dial", seat, card: 0, to: 0, cards: [], numbers: [] };
  if (start.proposals.length > 0) {
    // Follows another seat that has put a marker down; of two such splits, takes the later one, so that all seats meet.
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
  // The first offers did not add up to the price, so the seat now offers all that it can.
  const share = Math.ceil(start.total / start.dials.length);
  const atMost = isOpen ? Math.min(most, Math.max(gladly, share)) : most;
  const said = start.dials[seat];
  if (said && said.atMost === atMost) return undefined;
  return { ...base, numbers: [Math.min(gladly, atMost), atMost] };
}
