/** The whole API. */
import { companionRouter } from "./companion";
import { dailyRouter } from "./daily";
import { dealRouter } from "./deal";
import { lobbyRouter } from "./lobby";
import { meRouter } from "./me";
import { pushRouter } from "./push";
import { rulesRouter } from "./rules";
import { tableRouter } from "./table";
import { router } from "./trpc";

export const appRouter = router({
  table: tableRouter,
  me: meRouter,
  lobby: lobbyRouter,
  deal: dealRouter,
  daily: dailyRouter,
  companion: companionRouter,
  rules: rulesRouter,
  push: pushRouter,
});
export type AppRouter = typeof appRouter;
