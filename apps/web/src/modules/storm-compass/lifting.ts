/** The act of lifting a Storm. */
import { type Act, type Place, type Seat, type StormInPlay, type Table, UNSEEN } from "@stillwater/engine";
import { spendable } from "@stillwater/table/modules/storm-compass";
import type { Stage } from "@/stage/useStage";

/** The act of lifting a Storm; null if there is nothing to spend. */
export function liftingOf(
  stage: Pick<Stage, "table" | "you">,
  { place }: Pick<StormInPlay, "place">,
): { readonly act: Act; readonly standsIn: boolean } | null {
  const { table, you } = stage;
  const card = you === null ? 0 : spendable(table, you);
  if (you === null || card === 0) return null;
  const act: Act = { type: "compass", seat: you, card, to: place, cards: [], numbers: [] };
  return { act, standsIn: table.rulebook.standIns.includes(card) };
}

/** Spends a Compass of the team on a Storm, whichever seat says so. */
export const liftedBy = ({ rulebook }: Table, seat: Seat, storm: Place): Act => ({
  ...{ type: "compass", seat, card: rulebook.copies("compass")[0] ?? UNSEEN, to: storm },
  ...{ cards: [], numbers: [] },
});
