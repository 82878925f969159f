/** An attempted act, as the names that sentences are made from. */
import type { Act, Rulebook } from "@stillwater/engine";

export const triedAt = ({ pieceName, placeName }: Rulebook, { type, card, to }: Act) => {
  return { act: type, card: pieceName(card), at: placeName(to) };
};
