/** What an act is pointed at beside printed cards although no board shows it. Pure. */
import { type Act, namedPlace, type Piece, type Seat, type Table, topOf } from "@stillwater/engine";
import { answersWith, type Tool } from "@stillwater/table/act-builder";

interface OffBoardTarget {
  readonly plan: Act;
  /** The name of the place. */
  readonly at: string;
  /** The card that lies there; 0 for none, or for one that nobody has named. */
  readonly card: Piece;
}

/** The targets of an act that lie on no space or berth, nor beside a row of the sea. */
export function offBoardTargets(table: Table, seat: Seat, tool: Tool): readonly OffBoardTarget[] {
  const shown = table.rulebook.game === "sea" ? ["space", "berth", "row"] : ["space", "berth"];
  return [...answersWith(table, seat, tool, [])].flatMap(([place, { plan }]): readonly OffBoardTarget[] => {
    const at = table.rulebook.placeName(place);
    const isShown = shown.some((kind) => namedPlace(at)?.kind === kind);
    return isShown ? [] : [{ plan, at, card: topOf(table, place) }];
  });
}
