/** How the High Arch is written in an option code: `arch`. */
import type { VariantWording } from "../wording";

export const words: VariantWording = {
  variant: "arch",
  hasStart: false,
  chooses: ["variant"],
  plain: { arch: { chooses: { variant: "arch" }, tells: "T.arch.layout", example: "sea p2 arch" } },
  numbered: {},
  listed: {},
  settled: {},
  misfits: null,
  yields: null,
  write: ({ variant }) => (variant === "arch" ? ["arch"] : []),
};
