/** Procedures about public tables. */
import { lobby } from "../tables/lobby";
import { nothing } from "./input";
import { budgeted, router } from "./trpc";

export const lobbyRouter = router({
  /** Public tables with a free seat, and public games to watch. */
  list: budgeted("read")
    .input(nothing)
    .query(({ ctx }) => lobby(ctx.server.tools)),
});
