/** Procedures about the deals of the day. */
import { dailyMonth, dailyStanding } from "../tables/daily";
import { monthInput, standingInput } from "./input";
import { budgeted, router } from "./trpc";

export const dailyRouter = router({
  /** The asker's daily games of a month, and today's date. */
  month: budgeted("read")
    .input(monthInput)
    .query(async ({ ctx, input }) => dailyMonth(ctx.server.tools, await ctx.guest, input.month)),

  /** How everybody has done on a day; null for somebody who may still make an attempt that counts. */
  standing: budgeted("read")
    .input(standingInput)
    .query(async ({ ctx, input }) => dailyStanding(ctx.server.tools, await ctx.guest, input.day, input.code)),
});
