/** The fields of a setup that belong to this module. */
import { layAt } from "../../setup/laying";
import type { SetupPart } from "../../setup/part";
import { isCount, isText, listOf } from "../../setup/value-tests";

export interface SetupFields {
  /** Cards left in the Explorer deck. */
  readonly explorer?: number;
  /** Explorer cards that were turned up and have taken effect. */
  readonly explored?: readonly string[];
}

export const setup: SetupPart<SetupFields> = {
  shape: { explorer: isCount, explored: listOf(isText) },
  options: { borders: listOf(isText) },
  where: { explorer: null, explored: null },
  lays: (draft, { explorer, explored }) => {
    if (explorer !== undefined) layAt(draft, "explorer", explorer, "explorer");
    if (explored) layAt(draft, "explored", explored, "explored");
  },
  tells: null,
  always: [],
};
