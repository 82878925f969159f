/** The whole API. */
import { meRouter } from "./me";
import { tableRouter } from "./table";
import { router } from "./trpc";

export const appRouter = router({ table: tableRouter, me: meRouter });
export type AppRouter = typeof appRouter;
