/** Procedures about the asker. */

import type { ClaimReply } from "@stillwater/table/session";
import { noCookie } from "../identity/cookie";
import { keptOfGuest } from "../identity/exporting";
import { forgetEverything } from "../identity/forgetting";
import { me, required } from "../identity/guests";
import { claim, moveLink } from "../identity/moving";
import { logBook } from "../tables/logbook";
import { giveCookie, guestCalled } from "./context";
import { claimInput, logBookInput, nothing, renameInput } from "./input";
import { budgeted, joining, router } from "./trpc";

export const meRouter = router({
  /** The asker's name, language and tables; null for a browser that has no guest yet. */
  get: budgeted("read")
    .input(nothing)
    .query(async ({ ctx }) => me(ctx.server.tools, await ctx.guest)),

  /** Changes the asker's name and language; makes a browser without a guest one. */
  rename: budgeted("change")
    .input(renameInput)
    .mutation(async ({ ctx, input }) => me(ctx.server.tools, await guestCalled(ctx, input))),

  /** The asker's finished games, thirty a page. */
  logBook: budgeted("read")
    .input(logBookInput)
    .query(async ({ ctx, input }) => logBook(ctx.server.tools, await ctx.guest, input.cursor ?? undefined)),

  /** Everything kept about the asker. */
  export: budgeted("change")
    .input(nothing)
    .mutation(async ({ ctx }) => keptOfGuest(ctx.server.tools, required(await ctx.guest))),

  /** Forgets the asker: seats given up, name taken off every game. */
  forget: budgeted("change")
    .input(nothing)
    .mutation(async ({ ctx }): Promise<{ forgotten: true }> => {
      await forgetEverything(ctx.server.tools, required(await ctx.guest));
      ctx.setCookie(noCookie(ctx.secure));
      return { forgotten: true };
    }),

  /** A one-time code that makes another browser this guest. */
  moveLink: budgeted("change")
    .input(nothing)
    .mutation(async ({ ctx }) => moveLink(ctx.server.tools, required(await ctx.guest))),

  /** Uses such a code: this browser becomes that guest in the other's place. Its own guest is given up, if it agrees. */
  claim: joining.input(claimInput).mutation(async ({ ctx, input }): Promise<ClaimReply> => {
    const taker = { guest: await ctx.guest, replace: input.replace };
    const claimed = await claim(ctx.server.tools, input.code, taker);
    if (claimed === null) return { claimed: false };
    if ("holds" in claimed) return { claimed: false, holds: claimed.holds };
    giveCookie(ctx, claimed.token);
    return { claimed: true, tables: claimed.tables };
  }),
});
