/** What a procedure knows of the request it answers. */
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
  /** A random id of the request, for its lines in the log and for whoever asks what went wrong. */
  readonly request: string;
  /** The cookie's token, whether or not it is still anybody's. */
  readonly token: string | null;
  readonly secure: boolean;
  /** The key of the asker's address; null where it is not known. */
  readonly address: string | null;
  /** The origin of this site that the request was made from; null where it does not say. */
  readonly site: string | null;
  /** Whether the request has been counted as an event stream. */
  readonly streaming: boolean;
  readonly line: FrameLine;
  /** Puts a Set-Cookie header on the answer. */
  readonly setCookie: (header: string) => void;
  /**
   * Who asks, looked up when somebody wants to know first. Changes when a first call of a batch makes the asker somebody.
   */
  guest: Promise<GuestRow | null>;
}

/** Who asks, called as they say; a browser that was nobody becomes a guest, with a cookie. */
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
  // A call that fails must not make the rest of its batch nobody.
  const before = ctx.guest;
  ctx.guest = guest.catch(() => before);
  return guest;
}

/** Makes the asking browser the guest of this token. */
export function giveCookie(ctx: Context, token: string): void {
  ctx.setCookie(guestCookie(token, ctx.secure));
}

/** The key that calls are counted under: the guest, or the address of a browser that is nobody. */
export async function callerKey(ctx: Context): Promise<string | null> {
  return (await ctx.guest)?.id ?? ctx.address;
}

/** Who asks, to be found by what changes something for them. Throws for a browser that has no cookie. */
export function askerOf(ctx: Context): Asker {
  const token_hash = tokenHashOf(ctx);
  if (token_hash === null) throw new DeskProblem("no-guest");
  return { token_hash };
}

/** The hash of the cookie's token, which is what the database knows it by. */
export function tokenHashOf(ctx: Context): string | null {
  return ctx.token === null ? null : hashOfToken(ctx.token);
}

/** Takes a read of this table out of the asker's budget: who sits at it has one of their own, that nothing else spends. */
export async function takeRead(ctx: Context, table: string): Promise<void> {
  const guest = await ctx.guest;
  const viewer = guest === null ? SPECTATOR : await viewerFor(ctx.server.tools, table, guest.id);
  await ctx.server.limits.take(viewer === SPECTATOR ? "read" : "seatRead", guest?.id ?? ctx.address);
}
