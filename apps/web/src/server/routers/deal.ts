/** Procedures about deals that can be played again. */
import { gradesReady } from "../tables/grades";
import { dealResults } from "../tables/replaying";
import { dealInput, gradesInput } from "./input";
import { budgeted, router } from "./trpc";

export const dealRouter = router({
  /** A deal's game and its results so far; null if no deal of that name may be played again. */
  results: budgeted("read")
    .input(dealInput)
    .query(({ ctx, input }) => dealResults(ctx.server.tools, input.deal)),

  /** The grades of which a set has a new deal ready. */
  grades: budgeted("read")
    .input(gradesInput)
    .query(({ ctx, input }) => gradesReady(ctx.server.tools, input.code)),
});
