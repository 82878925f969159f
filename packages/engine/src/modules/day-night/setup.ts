/** The fields of a setup that belong to this module. */
import { layAt, layMark } from "../../setup/laying";
import { markPlaces } from "../../setup/marks";
import type { SetupPart } from "../../setup/part";
import { isText, listOf, oneOf } from "../../setup/value-tests";

export interface SetupFields {
  /** Which side is up in all hands. */
  readonly sky?: "day" | "night";
  /** Cells whose card shows the night. */
  readonly night?: readonly string[];
}

export const setup: SetupPart<SetupFields> = {
  shape: { sky: oneOf("day", "night"), night: listOf(isText) },
  options: {},
  where: { sky: null, night: "cells" },
  lays: (draft, { sky, night }) => {
    if (sky) layAt(draft, sky, ["sky"], "sky");
    night?.forEach((cell, index) => {
      layMark(draft, cell, "night", `night.${index}`);
    });
  },
  tells: (table, told) => {
    const night = markPlaces(table, told).flatMap(({ cell, place }) => (place === "night" ? [cell] : []));
    return night.length > 0 ? { night } : {};
  },
  always: [],
};
