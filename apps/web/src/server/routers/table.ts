/** Procedures about a table. Each reads its input, asks the desk, and passes on the answer. */

import type { Frame } from "@stillwater/table/session";
import { TRPCError, tracked } from "@trpc/server";
import { sameCrew } from "../crew/again";
import { fill, paceCrew } from "../crew/filling";
import { seek } from "../crew/seeking";
import { findWithinBudget } from "../http-guards/joining";
import { required } from "../identity/guests";
import { openFrom } from "../tables/beginning";
import { changeTable } from "../tables/changing";
import { placeMarker } from "../tables/council";
import { logBefore } from "../tables/earlier";
import { followTable } from "../tables/following";
import { enterHand } from "../tables/hands";
import { accept } from "../tables/known";
import { losingOf } from "../tables/losing";
import { act, dealTable } from "../tables/playing";
import { replay } from "../tables/replaying";
import { find, findOwn, leave, openTable, sit } from "../tables/seating";
import { allowTalk, lead, sayLine } from "../tables/talk";
import { verify } from "../tables/verifying";
import { lookAtTable } from "../tables/view";
import { nudge, wish } from "../tables/waiting";
import { askerOf, guestCalled, takeRead, tokenHashOf } from "./context";
import { asTransportError } from "./errors";
import {
  actInput,
  allowTalkInput,
  changeInput,
  fillInput,
  findInput,
  followInput,
  handInput,
  leadInput,
  logInput,
  markInput,
  openFromInput,
  openInput,
  paceCrewInput,
  sayInput,
  seekInput,
  sitInput,
  tableInput,
  wishInput,
} from "./input";
import { budgeted, forAct, free, opening, router } from "./trpc";

export const tableRouter = router({
  /** Opens a table and seats the asker in its first seat. */
  open: opening
    .input(openInput)
    .mutation(async ({ ctx, input: { name, language, ...opening } }) =>
      openTable(ctx.server.tools, await guestCalled(ctx, { name, language }), opening),
    ),

  /** Opens a table that continues from a position: of a real table, or any other. */
  openFrom: opening
    .input(openFromInput)
    .mutation(async ({ ctx, input: { name, language, ...beginning } }) =>
      openFrom(ctx.server.tools, await guestCalled(ctx, { name, language }), beginning),
    ),

  /** Changes the settings of a waiting table. */
  change: budgeted("change")
    .input(changeInput)
    .mutation(async ({ ctx, input }) => changeTable(ctx.server.tools, required(await ctx.guest), input)),

  /** Stores the hand that the asker holds at the real table; nobody else is ever told it. */
  hand: budgeted("change")
    .input(handInput)
    .mutation(async ({ ctx, input }) => enterHand(ctx.server.tools, required(await ctx.guest), input)),

  /** The table that three words lead to. A mutation, so that the words are in no URL. */
  find: free.input(findInput).mutation(async ({ ctx, input }) => {
    const guest = await ctx.guest;
    const { tools, limits } = ctx.server;
    // Somebody who sits at a table is led back to it, however often words have been wrong.
    const own = guest === null ? null : await findOwn(tools, guest, input.words);
    if (own !== null) return own;
    const guesser = { guest: guest?.id ?? null, address: ctx.address };
    return findWithinBudget(limits, guesser, () => find(tools, guest, input.words));
  }),

  /** A table as the asker may see it now. */
  look: free.input(tableInput).query(async ({ ctx, input }) => {
    await takeRead(ctx, input.table);
    return lookAtTable(ctx.server.tools, tokenHashOf(ctx), input.table);
  }),

  /** Acts before a revision, a page at a time. */
  log: free.input(logInput).query(async ({ ctx, input: { table, before } }) => {
    await takeRead(ctx, table);
    return logBefore(ctx.server.tools, tokenHashOf(ctx), table, before);
  }),

  sit: budgeted("change")
    .input(sitInput)
    .mutation(async ({ ctx, input: { table, seat, ...called } }) =>
      sit(ctx.server.tools, await guestCalled(ctx, called), { table, seat }),
    ),

  leave: budgeted("change")
    .input(tableInput)
    .mutation(async ({ ctx, input }) => leave(ctx.server.tools, required(await ctx.guest), input.table)),

  deal: budgeted("change")
    .input(tableInput)
    .mutation(async ({ ctx, input }) => dealTable(ctx.server.tools, required(await ctx.guest), input.table)),

  /** Agrees to cards that somebody may know. */
  accept: budgeted("change")
    .input(tableInput)
    .mutation(async ({ ctx, input }) => accept(ctx.server.tools, required(await ctx.guest), input.table)),

  act: forAct.input(actInput).mutation(async ({ ctx, input }) => {
    const reply = await act(ctx.server.tools, askerOf(ctx), input);
    ctx.server.meters?.acted("rev" in reply ? "done" : (Object.keys(reply)[0] ?? ""));
    return reply;
  }),

  /** Gives every free seat of a waiting table to the quiet crew, or takes them back. */
  fill: budgeted("change")
    .input(fillInput)
    .mutation(async ({ ctx, input }) => fill(ctx.server.tools, required(await ctx.guest), input)),

  /** Seats the asker with others who look for a crew now. */
  seek: opening
    .input(seekInput)
    .mutation(async ({ ctx, input: { name, language, ...seeking } }) =>
      seek(ctx.server.tools, await guestCalled(ctx, { name, language }), seeking),
    ),

  /** Seats the asker at the table where the people of a finished game play together again. */
  sameCrew: opening
    .input(tableInput)
    .mutation(async ({ ctx, input }) => sameCrew(ctx.server.tools, required(await ctx.guest), input.table)),

  /** Sets how quickly the quiet crew acts. */
  paceCrew: budgeted("change")
    .input(paceCrewInput)
    .mutation(async ({ ctx, input }) => paceCrew(ctx.server.tools, required(await ctx.guest), input)),

  /** Points at a Storm, or at keeping the Compasses, while the crew is asked. */
  mark: budgeted("change")
    .input(markInput)
    .mutation(async ({ ctx, input }) => placeMarker(ctx.server.tools, required(await ctx.guest), input)),

  /** Reminds the people who are waited for, once. */
  nudge: budgeted("change")
    .input(tableInput)
    .mutation(async ({ ctx, input }) => nudge(ctx.server.tools, required(await ctx.guest), input.table)),

  /** Says what the asker would do about a long wait, or about a game that leads nowhere. */
  wish: budgeted("change")
    .input(wishInput)
    .mutation(async ({ ctx, input }) => wish(ctx.server.tools, required(await ctx.guest), input)),

  /** Says a line to the crew, once the game is over. */
  say: budgeted("say")
    .input(sayInput)
    .mutation(async ({ ctx, input }) => sayLine(ctx.server.tools, required(await ctx.guest), input)),

  /** Switches talk at a public table on or off for the asker. */
  allowTalk: budgeted("change")
    .input(allowTalkInput)
    .mutation(async ({ ctx, input }) => allowTalk(ctx.server.tools, required(await ctx.guest), input)),

  /** Leads the crew through the replay, or stops leading. */
  lead: budgeted("lead")
    .input(leadInput)
    .mutation(async ({ ctx, input }) => lead(ctx.server.tools, required(await ctx.guest), input)),

  /** Server-sent events: frames as in wire/view.ts; those with a revision carry it as their id. */
  follow: free.input(followInput).subscription(async function* ({ ctx, input, signal }) {
    // A stream that was not counted could not be cut either.
    if (!ctx.streaming) throw new TRPCError({ code: "BAD_REQUEST" });
    const { line } = ctx;
    const ends = signal === undefined ? line.signal : AbortSignal.any([signal, line.signal]);
    try {
      await takeRead(ctx, input.table);
      const request = { ...input, tokenHash: tokenHashOf(ctx) };
      for await (const frame of followTable(ctx.server.tools, request, { ...line, signal: ends }))
        yield numbered(frame);
    } catch (cause) {
      // The connection is cut already, so no "finished" is sent; nothing would catch a rejection.
      if (ends.aborted) return;
      throw asTransportError(cause);
    }
  }),

  /** The seed and the entries, once the game is over. */
  verify: budgeted("whole")
    .input(tableInput)
    .query(async ({ ctx, input }) => {
      return verify(ctx.server.tools, tokenHashOf(ctx), input.table);
    }),

  /** A finished game from its deal to its end, with nothing hidden. */
  replay: budgeted("whole")
    .input(tableInput)
    .query(async ({ ctx, input }) => {
      return replay(ctx.server.tools, tokenHashOf(ctx), input.table);
    }),

  /** Where a finished game was lost: analysed here for a device that is too slow. Asked again until there is an answer. */
  losing: budgeted("whole")
    .input(tableInput)
    .query(async ({ ctx, input }) => {
      const { tools, looking } = ctx.server;
      return losingOf(await replay(tools, tokenHashOf(ctx), input.table), looking);
    }),
});

function numbered(frame: Frame) {
  return "rev" in frame ? tracked(String(frame.rev), frame) : frame;
}
