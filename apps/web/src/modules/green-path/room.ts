import type { Room } from "../room";

export const room = {
  cards: {},
  acts: {},
  refusals: {},
  marks: 0,
} as const satisfies Room<"green-path">;
