import type { Place } from "@stillwater/engine";
import type { Choice } from "@stillwater/table/act-builder";
import { descriptionOf } from "@stillwater/table/queries";
import { Bell, GOAT_SIGN } from "@stillwater/ui/modules/mountain-goats";
import type { AscentParts, OnCard } from "../ascent-part";

export const parts: AscentParts = {
  goal: (table) => {
    const { goats } = descriptionOf(table);
    if (goats === null) return null;
    const { up, need } = goats;
    return { key: "goats", sign: GOAT_SIGN, name: (t) => t("goatsAtTop"), have: up, need };
  },
  trails: null,
  standing: (table, choice) => {
    const herd = herdOf(choice);
    const waiting = choice.at === "tool" && choice.tool === "herd" && choice.way.length === 0;
    const standing = new Map<Place, OnCard>();
    for (const [place, count] of descriptionOf(table).goats?.on ?? [])
      if (count > 0)
        standing.set(place, {
          badge: <Bell goats={count} />,
          ...(waiting ? { movable: "may" } : place === herd ? { movable: "picked" } : {}),
          name: (t) => t("goats", { count }),
        });
    return standing;
  },
  beside: null,
  detail: null,
  together: null,
  OfSeat: null,
};

/** The place that the moving herd set out from. */
function herdOf(choice: Choice): Place | null {
  if (choice.at === "tool" && choice.tool === "herd") return choice.way[0] ?? null;
  const herding = (choice.at === "aim" || choice.at === "pay") && choice.plan.type === "herd";
  return herding ? (choice.plan.numbers[0] ?? null) : null;
}
