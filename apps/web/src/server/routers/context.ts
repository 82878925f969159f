/** What a procedure knows about the request it answers. */
import { SPECTATOR } from "@stillwater/engine";
import { guestCookie } from "../identity/cookie";
import { type Called, newGuest, rename } from "../identity/guests";
import { hashOfToken } from "../identity/token";
import type { Server } from "../runtime/server";
import type { GuestRow } from "../storage/schema";
import type { FrameLine } from "../tables/following";
import { DeskProblem } from "../tables/problem";
import { viewerFor } from "../tables/view";
import type { Asker } from "../tables/writing";

export interface Context {
  readonly server: Server;
  /** A random id of the request, for its lines in the log and for somebody who asks what went wrong. */
  readonly request: string;
  /** The cookie's token, whether or not it is still valid. */
  readonly token: string | null;
  readonly secure: boolean;
  /** The key of the client's address; null if it is not known. */
  readonly address: string | null;
  /** The origin of this site that the request was made from; null if the request does not say. */
  readonly site: string | null;
  /** Whether the request has been counted as an event stream. */
  readonly streaming: boolean;
  readonly line: FrameLine;
  /** Puts a Set-Cookie header on the answer. */
  readonly setCookie: (header: string) => void;
  /** The asking guest, looked up on first use. Changes when the first call of a batch makes the browser a guest. */
  guest: Promise<GuestRow | null>;
}

/** The asking guest under the given name and language; a browser without a guest becomes one, with a cookie. */
export function guestCalled(ctx: Context, called: Called): Promise<GuestRow> {
  const guest = ctx.guest.then(async (known) => {
    if (known !== null) {
      const same = known.name === called.name && known.language === called.language;
      if (!same) await ctx.server.limits.take("rename", known.id);
      return rename(ctx.server.tools, known, called);
    }
    await ctx.server.limits.take("guestAddress", ctx.address);
    const made = await newGuest(ctx.server.tools, called);
    giveCookie(ctx, made.token);
    return made.guest;
  });
  // A call that fails must not take the guest from the rest of its batch.
  const before = ctx.guest;
  ctx.guest = guest.catch(() => before);
  return guest;
}

/** Makes the asking browser the guest of this token. */
export function giveCookie(ctx: Context, token: string): void {
  ctx.setCookie(guestCookie(token, ctx.secure));
}

/** The key under which calls are counted: the guest, or the address of a browser without one. */
export async function callerKey(ctx: Context): Promise<string | null> {
  return (await ctx.guest)?.id ?? ctx.address;
}

/** The asker, for transactions that look up the guest themselves. Throws for a browser without a cookie. */
export function askerOf(ctx: Context): Asker {
  const token_hash = tokenHashOf(ctx);
  if (token_hash === null) throw new DeskProblem("no-guest");
  return { token_hash };
}

/** The hash of the cookie's token, by which the database finds the guest. */
export function tokenHashOf(ctx: Context): string | null {
  return ctx.token === null ? null : hashOfToken(ctx.token);
}

/** Takes a read of this table out of the asker's budget: people who sit there have one that nothing else spends. */
export async function takeRead(ctx: Context, table: string): Promise<void> {
  const guest = await ctx.guest;
  const viewer = guest === null ? SPECTATOR : await viewerFor(ctx.server.tools, table, guest.id);
  await ctx.server.limits.take(viewer === SPECTATOR ? "read" : "seatRead", guest?.id ?? ctx.address);
}
