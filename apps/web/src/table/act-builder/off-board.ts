/** What an act is pointed at although no board shows it. Pure. */
import { type Act, namedPlace, type Piece, type Place, type Table, topOf } from "@stillwater/engine";
import type { Answers } from "@stillwater/table/queries";

export interface OffBoardTarget {
  readonly plan: Act;
  readonly to: Place;
  /** The name of the place. */
  readonly at: string;
  /** The card that lies there; 0 for none, or for one that nobody has named. */
  readonly card: Piece;
}

/** The targets of an act that lie on no space or berth, nor beside a row of the sea. */
export function offBoardTargets(table: Table, answers: Answers): readonly OffBoardTarget[] {
  const shown = table.rulebook.game === "sea" ? ["space", "berth", "row"] : ["space", "berth"];
  return [...answers].flatMap(([to, { plan }]): readonly OffBoardTarget[] => {
    const at = table.rulebook.placeName(to);
    const isShown = shown.some((kind) => namedPlace(at)?.kind === kind);
    return isShown ? [] : [{ plan, to, at, card: topOf(table, to) }];
  });
}
