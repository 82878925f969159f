/** The act of lifting a Storm. */
import {
  type Act,
  namedPiece,
  type Place,
  type Seat,
  type StormInPlay,
  type Table,
  UNSEEN,
} from "@stillwater/engine";
import { spendable } from "@stillwater/table/queries";
import type { Stage } from "@/stage/useStage";

/** The act of lifting a Storm; null where there is nothing to spend. */
export function liftingOf(
  stage: Pick<Stage, "table" | "you">,
  { place }: Pick<StormInPlay, "place">,
): { readonly act: Act; readonly wild: boolean } | null {
  const { table, you } = stage;
  const card = you === null ? 0 : spendable(table, you);
  if (you === null || card === 0) return null;
  const act: Act = { type: "compass", seat: you, card, to: place, cards: [], numbers: [] };
  return { act, wild: namedPiece(table.rulebook.pieceName(card))?.kind === "wild" };
}

/** A Compass of the team is spent on a Storm, whoever says so. */
export const liftedBy = ({ rulebook }: Table, seat: Seat, storm: Place): Act => ({
  ...{ type: "compass", seat, card: rulebook.copies("compass")[0] ?? UNSEEN, to: storm },
  ...{ cards: [], numbers: [] },
});
