import { describe, mustPass, pieceText } from "@stillwater/engine";
import { type CouncilPart, KEEP } from "../council-part";

/** The crew is asked about a Storm that was just drawn, and points at places where Storms lie. */
export const council: CouncilPart = {
  step: "storm",
  leaves: "pass",
  mustLeave: mustPass,
  asking: (table) => {
    const { rulebook } = table;
    const storms = describe(table).storms ?? [];
    const drawn = storms.find(({ fresh }) => fresh);
    if (drawn === undefined) return null;
    return {
      matter: pieceText(rulebook, drawn.card),
      markers: [...storms.map(({ place }) => rulebook.placeName(place)), KEEP],
    };
  },
  unsettled: (table) => {
    const pending = (describe(table).storms ?? []).find((storm) => storm.pending);
    return pending === undefined ? undefined : table.rulebook.placeName(pending.place);
  },
};
