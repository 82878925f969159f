/** The fields of a setup that belong to this module. */
import { layAt, saidAt, times } from "../../setup/laying";
import type { SetupPart } from "../../setup/part";
import { isCount, isText, listOf, valuesOf } from "../../setup/value-tests";

export interface SetupFields {
  /** How many goats stand on the card of a cell. */
  readonly goats?: Readonly<Record<string, number>>;
}

export const setup: SetupPart<SetupFields> = {
  shape: { goats: valuesOf(isCount) },
  options: { goatCards: (value) => value === "unknown" || listOf(isText)(value) },
  where: { goats: "cells" },
  lays: (draft, { goats }) => {
    for (const [cell, count] of Object.entries(goats ?? {})) {
      const path = `goats.${cell}`;
      if (draft.place(cell, saidAt(path)) !== undefined)
        layAt(draft, `goats:${cell}`, times("goat", count), path);
    }
  },
  tells: null,
  always: [],
};
