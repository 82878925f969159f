/** How Day & Night is written in an option code: `night`. */
import type { VariantWording } from "../wording";

export const words: VariantWording = {
  variant: "night",
  hasStart: true,
  chooses: ["variant"],
  plain: { night: { chooses: { variant: "night" }, tells: "T.night.deck", example: "sea p4 night" } },
  numbered: {},
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ variant }) => (variant === "night" ? ["night"] : []),
};
