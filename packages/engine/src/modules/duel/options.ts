/** How the duel, a game of two against each other, is written in an option code: `duel`. */
import { misfitting } from "../../notation/wording";
import type { VariantWording } from "../wording";

export const words: VariantWording = {
  variant: "duel",
  hasStart: false,
  chooses: ["variant"],
  plain: { duel: { chooses: { variant: "duel" }, tells: "T.duel.players", example: "sea p2 duel" } },
  numbered: {},
  listed: {},
  settled: {},
  misfits: (options) =>
    options.variant !== "duel"
      ? []
      : [
          ...(options.players === 2 ? [] : misfitting(options, ["players"], "option.duel", "T.duel.players")),
          ...misfitting(options, ["removed"], "option.mix", "T.setup.remove"),
          ...misfitting(options, ["strict"], "option.mix", "T.duel.end"),
        ],
  yields: null,
  write: ({ variant }) => (variant === "duel" ? ["duel"] : []),
};
