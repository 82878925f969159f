/** How procedures are made here: errors leave as codes, streams send pings, nothing is transformed on the wire. */
import { initTRPC } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { BudgetName } from "../http-guards/limits";
import { type Context, callerKey, tokenHashOf } from "./context";
import { asTransportError, type ErrorData, errorReasonOf } from "./errors";

const PING_MS = 15_000;
const COME_BACK_AFTER_MS = 40_000;

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error: thrown, ctx }) => {
    const error = asTransportError(thrown);
    const data: ErrorData = {
      code: error.code,
      httpStatus: getHTTPStatusCodeFromError(error),
      ...errorReasonOf(error),
      ...(ctx === undefined ? {} : { request: ctx.request }),
    };
    return { code: shape.code, message: error.code, data };
  },
  sse: {
    ping: { enabled: true, intervalMs: PING_MS },
    client: { reconnectAfterInactivityMs: COME_BACK_AFTER_MS },
  },
  isDev: false,
});

export const { router } = t;

const procedure = t.procedure.use(async ({ ctx: { server }, path, type, next }) => {
  const began = performance.now();
  const result = await next();
  const code = result.ok ? "OK" : asTransportError(result.error).code;
  // A stream has no answer to time: it goes on.
  if (type !== "subscription") server.meters?.called(path, code, (performance.now() - began) / 1000);
  if (!result.ok) throw asTransportError(result.error);
  return result;
});

/** A procedure limited only by the budget of the address. */
export const free = procedure;

/** A procedure whose calls are each taken out of the caller's budget. */
export function budgeted(budget: BudgetName) {
  return procedure.use(async ({ ctx, next }) => {
    await ctx.server.limits.take(budget, await callerKey(ctx));
    return next();
  });
}

/**
 * An act at a table. Its budget is counted by the cookie's token, and so by guest: the act's own transaction is the first to
 * look up the guest, so that an act refused as too quick costs no query.
 */
export const forAct = procedure.use(async ({ ctx, next }) => {
  await ctx.server.limits.take("act", tokenHashOf(ctx) ?? ctx.address);
  return next();
});

/** A procedure by which somebody tries to join: counted by guest and by address. */
export const joining = procedure.use(async ({ ctx, next }) => {
  await ctx.server.limits.take("joinGuest", (await ctx.guest)?.id ?? null);
  await ctx.server.limits.take("joinAddress", ctx.address);
  return next();
});

/** A procedure that opens a table: counted by guest and by address. */
export const opening = procedure.use(async ({ ctx, next }) => {
  await ctx.server.limits.take("openGuest", (await ctx.guest)?.id ?? null);
  await ctx.server.limits.take("openAddress", ctx.address);
  return next();
});
