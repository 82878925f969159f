/** Procedures about real tables. Each reads its input, asks the companion, and passes on the answer. */
import { TRPCError, tracked } from "@trpc/server";
import { followCompanion } from "../companion/following";
import { forgetCompanion, join, openCompanion } from "../companion/opening";
import { push } from "../companion/pushing";
import type { CompanionFrame } from "../companion/wire";
import { type Called, required } from "../identity/guests";
import type { GuestRow } from "../storage/schema";
import { enterInput, followGameInput, gameInput, pushInput } from "./companion-input";
import { type Context, callerKey, guestCalled } from "./context";
import { asTransportError } from "./errors";
import { budgeted, opening, router } from "./trpc";

type Entering = Called & { readonly nameless: boolean };

export const companionRouter = router({
  /** Shares a real table under the name that its device made up, and joins it. */
  open: opening
    .input(enterInput)
    .mutation(async ({ ctx, input: { game, client, ...called } }) =>
      openCompanion(ctx.server.tools, await guestEntering(ctx, called), { game, client }),
    ),

  /** Joins a real table, or updates the name of a device that has joined. */
  join: budgeted("change")
    .input(enterInput)
    .mutation(async ({ ctx, input: { game, client, ...called } }) =>
      join(ctx.server.tools, await guestEntering(ctx, called), { game, client }),
    ),

  /** Sends entries; repeat it until there is an answer. */
  push: budgeted("push")
    .input(pushInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.server.limits.take("pushed", await callerKey(ctx), input.entries.length);
      return push(ctx.server.tools, input.game, input.entries);
    }),

  /** Server-sent events: frames as in companion/wire.ts; entries carry their revision as their id. */
  follow: budgeted("read")
    .input(followGameInput)
    .subscription(async function* ({ ctx, input, signal }) {
      // A stream that was not counted could not be cut either.
      if (!ctx.streaming) throw new TRPCError({ code: "BAD_REQUEST" });
      const ends = signal === undefined ? ctx.line.signal : AbortSignal.any([signal, ctx.line.signal]);
      try {
        for await (const frame of followCompanion(ctx.server.tools, input, { signal: ends }))
          yield numbered(frame);
      } catch (cause) {
        // The connection is cut already, so no "finished" is sent; nothing would catch a rejection.
        if (ends.aborted) return;
        throw asTransportError(cause);
      }
    }),

  /** Deletes a real table's entries on the server, for the person who shared it. */
  forget: budgeted("change")
    .input(gameInput)
    .mutation(async ({ ctx, input }) =>
      forgetCompanion(ctx.server.tools, required(await ctx.guest), input.game),
    ),
});

/** The asking guest, under the device's name; the name of a device that is nobody's yet renames no guest. */
async function guestEntering(ctx: Context, { nameless, ...called }: Entering): Promise<GuestRow> {
  const known = nameless ? await ctx.guest : null;
  return known ?? guestCalled(ctx, called);
}

function numbered(frame: CompanionFrame) {
  return "rev" in frame ? tracked(String(frame.rev), frame) : frame;
}
