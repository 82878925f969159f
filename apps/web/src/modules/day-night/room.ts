import { ICON_PATHS } from "@stillwater/ui";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: { turn: { sign: ICON_PATHS.reconnect, about: "there" } },
  refusals: {},
  marks: 0,
} as const satisfies Room<"day-night">;
