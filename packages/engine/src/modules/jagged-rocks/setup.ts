/** The fields of a setup that belong to this module. */
import { placeNumber } from "../../notation/fact";
import type { Draft } from "../../setup/draft";
import { layAt, saidAt } from "../../setup/laying";
import type { SetupPart } from "../../setup/part";
import type { Setup } from "../../setup/setup";
import { isCount } from "../../setup/value-tests";
import { ROWS_TO_CLEAR } from "./rules";

export interface SetupFields {
  /** The row of the Jagged Rocks, from 1; 0 once they are gone for good. */
  readonly rocks?: number;
}

/** Lays Rocks that the setup does not mention: gone once enough rows are complete, otherwise beside the first open row. */
function layWhereTheyMustBe(draft: Draft, { cells = {}, out = [], at = {} }: Setup): void {
  const { rulebook } = draft;
  const { rows } = rulebook;
  const said = [out, ...Object.values(at)].some(
    (stack) => typeof stack !== "number" && stack.includes("rocks"),
  );
  if (said || placeNumber(rulebook, "reef") === undefined) return;
  const open = rows.flatMap((row, index) =>
    row.every((cell) => rulebook.placeName(cell) in cells) ? [] : [index + 1],
  );
  if (open.length === rows.length) return;
  layAt(draft, rows.length - open.length >= ROWS_TO_CLEAR ? "gone" : `row:${open[0]}`, ["rocks"], "rocks");
}

export const setup: SetupPart<SetupFields> = {
  shape: { rocks: isCount },
  options: {},
  where: { rocks: null },
  lays: (draft, setup) => {
    const { rocks } = setup;
    if (rocks === undefined) layWhereTheyMustBe(draft, setup);
    else if (draft.rulebook.copies("rocks").length > 0)
      layAt(draft, rocks === 0 ? "gone" : `row:${rocks}`, ["rocks"], "rocks");
    else draft.wrong(saidAt("rocks"), "position.card", { word: "rocks" });
  },
  tells: null,
  // Otherwise `setUp` would guess from the full rows where they are.
  always: ["rocks"],
};
