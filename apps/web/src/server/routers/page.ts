/** What a page asks the desk before its stream is open: the same checks as for the API, and the same answer. */
import type { ToldLosing } from "@stillwater/analysis";
import { SPECTATOR } from "@stillwater/engine";
import type { Frame, Language, ReplayReply } from "@stillwater/table/session";
import { addressKey, isSecure } from "../http-guards/address";
import { readGuestCookie } from "../identity/cookie";
import { hashOfToken } from "../identity/token";
import { refusalIn, shownIn } from "../public-api/examples";
import { type Server, theServer } from "../runtime/server";
import { firstLook } from "../tables/first-look";
import { firstOnLosing } from "../tables/losing";
import { replay } from "../tables/replaying";
import { whoLooks } from "../tables/view";

type Played = Extract<ReplayReply, { readonly over: true }>;

/** The token hash of the browser that sent these headers; null for a new one. Takes the call from its budgets, or throws. */
async function reader(
  { tools, limits, settings: { proxyHops } }: Server,
  headers: Headers,
  table: string,
): Promise<string | null> {
  const address = addressKey(headers, proxyHops);
  await limits.take("address", address);
  const token = readGuestCookie(headers.get("cookie"), isSecure(headers, proxyHops));
  const tokenHash = token === null ? null : hashOfToken(token);
  const { guest } = await whoLooks(tools, table, tokenHash);
  // Once this is spent, the page comes without its table, and the table comes by the stream.
  await limits.take("page", guest ?? address);
  return tokenHash;
}

/**
 * A table as the sender of these headers may see it: the frames that a stream would begin with. Throws what a procedure
 * would.
 */
export async function tableAsked(server: Server, headers: Headers, table: string): Promise<readonly Frame[]> {
  return firstLook(server.tools, await reader(server, headers, table), table);
}

/** What the page for other programs shows: questions with their real answers. */
export const examplesFor = (language: Language) => ({
  checks: shownIn(language),
  refusal: refusalIn(language),
});

/** A finished game from its deal to its end. Null if none can be shown now; the API then says why. */
export async function replayFor(headers: Headers, table: string): Promise<Played | null> {
  try {
    const server = await theServer();
    if (server.draining) return null;
    const told = await replay(server.tools, await reader(server, headers, table), table);
    return told.over ? told : null;
  } catch {
    return null;
  }
}

/** The first answer on where a game was lost, for a reader who was told the whole game; null if none is known at once. */
export async function losingFor(played: Played): Promise<ToldLosing | null> {
  try {
    return await firstOnLosing(played, (await theServer()).looking);
  } catch {
    return null;
  }
}

/** The seat that the sender of these headers holds at a table; null for others, and if it cannot be found out. */
export async function seatFor(headers: Headers, table: string): Promise<number | null> {
  try {
    const { tools, settings } = await theServer();
    const token = readGuestCookie(headers.get("cookie"), isSecure(headers, settings.proxyHops));
    const { viewer } = await whoLooks(tools, table, token === null ? null : hashOfToken(token));
    return viewer === SPECTATOR ? null : viewer;
  } catch {
    return null;
  }
}

/** A table for a page. Null if nothing can be shown yet, for whatever reason: the stream then says why. */
export async function tableFor(headers: Headers, table: string): Promise<readonly Frame[] | null> {
  try {
    const server = await theServer();
    return server.draining ? null : await tableAsked(server, headers, table);
  } catch {
    return null;
  }
}
