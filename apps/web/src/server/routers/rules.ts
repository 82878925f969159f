/** The rules for our own pages: the same shapes and the same answers that other programs get at `/api/check`. */
import { cardsFor, checkAction, spacesFor } from "../public-api/judging";
import { cardInput, checkInput, spaceInput } from "../public-api/shapes";
import { budgeted, router } from "./trpc";

export const rulesRouter = router({
  /** What the rules say of an action at a position. Nothing is recorded. */
  check: budgeted("read")
    .input(checkInput)
    .query(({ input }) => checkAction(input)),

  /** Where a card may go. */
  card: budgeted("read")
    .input(cardInput)
    .query(({ input }) => spacesFor(input)),

  /** What may go to a space. */
  space: budgeted("read")
    .input(spaceInput)
    .query(({ input }) => cardsFor(input)),
});
