import { ICON_PATHS } from "@stillwater/ui";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: { swap: { sign: ICON_PATHS.reconnect, told: true } },
  refusals: {},
  marks: 0,
} as const satisfies Room<"duel">;
