/** How a Pyramid is written in an option code: `pyramid steps border(1-3/2) harder easier`. */

import { misfitting, refuse } from "../../notation/wording";
import { ok } from "../../result";
import type { VariantWording } from "../wording";
import { pyramidBoard } from "./board";
import { readBorders, writeBorders } from "./borders";

/** The options of this module. */
export interface Fields {
  /** A Start from the Explorer deck costs a card. */
  readonly harder?: true;
  /** Blanks in place of the Sea Monsters. */
  readonly easier?: true;
  /** Rows of 11, 9, 7, 5, 3 and 1 in place of rows like bricks. */
  readonly steps?: true;
  /** The cells that hold a border card, where people have laid them in a way of their own. */
  readonly borders?: readonly string[];
}

export const words: VariantWording = {
  variant: "pyramid",
  hasStart: false,
  chooses: ["variant", "steps", "harder", "easier", "borders"],
  plain: {
    pyramid: { chooses: { variant: "pyramid" }, tells: "T.pyramid.layout", example: "sea p2 pyramid" },
    harder: { chooses: { harder: true }, tells: "T.pyramid.start", example: "sea p2 pyramid harder" },
    easier: { chooses: { easier: true }, tells: "T.pyramid.easier", example: "sea p2 pyramid easier" },
    steps: { chooses: { steps: true }, tells: "T.pyramid.layout", example: "sea p2 pyramid steps" },
  },
  numbered: {},
  listed: {},
  settled: {
    border: {
      tells: "T.pyramid.layout",
      example: "sea p2 pyramid border(1-3-5//2)",
      read: (inner, at, word, { variant, steps }) => {
        if (variant !== "pyramid") return refuse(word, "option.pyramid");
        const cells = readBorders(pyramidBoard(steps), inner, at);
        if (!cells.ok) return cells;
        return ok(cells.value === undefined ? {} : { borders: cells.value });
      },
    },
  },
  misfits: (options) =>
    options.variant === "pyramid" ? [] : misfitting(options, ["harder", "easier", "steps"], "option.pyramid"),
  yields: null,
  write: ({ variant, steps, borders, harder, easier }) => [
    ...(variant === "pyramid" ? ["pyramid"] : []),
    ...(steps ? ["steps"] : []),
    ...(borders === undefined ? [] : [`border(${writeBorders(pyramidBoard(steps), borders)})`]),
    ...(harder ? ["harder"] : []),
    ...(easier ? ["easier"] : []),
  ],
};
