/** Procedures about deals that can be played again. */
import { gradesReady } from "../tables/grades";
import { dealResults } from "../tables/replaying";
import { dealInput, gradesInput } from "./input";
import { budgeted, router } from "./trpc";

export const dealRouter = router({
  /** A deal's game and how crews have done with it; null where none of that name may be played again. */
  results: budgeted("read")
    .input(dealInput)
    .query(({ ctx, input }) => dealResults(ctx.server.tools, input.deal)),

  /** Of which grades a new deal of a set is ready. */
  grades: budgeted("read")
    .input(gradesInput)
    .query(({ ctx, input }) => gradesReady(ctx.server.tools, input.code)),
});
