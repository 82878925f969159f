/** Procedures about deals that can be played again. */
import { deal } from "../tables/replaying";
import { dealInput } from "./input";
import { budgeted, router } from "./trpc";

export const dealRouter = router({
  /** A deal's game and how crews have done with it; null where none of that name may be played again. */
  results: budgeted("read")
    .input(dealInput)
    .query(({ ctx, input }) => deal(ctx.server.tools, input.deal)),
});
