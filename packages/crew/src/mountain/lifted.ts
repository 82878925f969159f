import { type Piece, type Seen, topOf, writeName } from "@stillwater/engine";

/** The card that a Campfire has taken up and that is on its way; 0 where there is none. */
export function liftedOn(seen: Seen): Piece {
  const { rulebook } = seen;
  for (let row = 1; row <= rulebook.rows.length; row++) {
    const card = topOf(seen, rulebook.place(writeName("lifted", row)));
    if (card !== 0) return card;
  }
  return 0;
}
