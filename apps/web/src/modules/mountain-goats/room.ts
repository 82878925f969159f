import { ICON_PATHS } from "@stillwater/ui";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: { herd: { sign: ICON_PATHS.goat, told: true } },
  refusals: {},
  marks: 0,
} as const satisfies Room<"mountain-goats">;
