/**
 * The network address of a request. Next gives route handlers no socket, so `apps/web/server.mjs` runs every request inside
 * an AsyncLocalStorage that holds the socket's address: nothing on the wire carries it, so nothing can forge it. Under `next
 * dev` or a bare `next start` there is no such storage and addresses are unknown (null): budgets per address then count
 * nothing; those per guest still do.
 */
import type { AsyncLocalStorage } from "node:async_hooks";
import { isIPv4, isIPv6 } from "node:net";
import type { AskedHeaders } from "./body";

/** What server.mjs knows of a connection. */
interface Peer {
  readonly address: string;
}

/** server.mjs uses the same name. */
const PEER_KEY = Symbol.for("stillwater.peer");

function socketAddress(): string | null {
  const storage = (globalThis as { [PEER_KEY]?: AsyncLocalStorage<Peer> })[PEER_KEY];
  return storage?.getStore()?.address ?? null;
}

/**
 * The key that budgets are kept under: an IPv4 address, or the /64 of an IPv6 address. With `hops` trusted proxies in front,
 * the address that the outermost of them saw; anybody could have written whatever is further left in the header.
 */
export function addressKey(
  headers: AskedHeaders,
  hops: number,
  socket: string | null = socketAddress(),
): string | null {
  if (hops > 0) {
    const told = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
    const client = told.at(-hops);
    if (client !== undefined) return keyOf(client);
  }
  return socket === null ? null : keyOf(socket);
}

/** Some proxies add the port: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([0-9a-f:.%]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i;

function keyOf(told: string): string | null {
  const [, six, four] = WITH_PORT.exec(told) ?? [];
  const address = six ?? four ?? told;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  const bare = mapped.replace(/%.*$/, "");
  return isIPv6(bare) ? `${firstHalf(bare)}::/64` : null;
}

/** The wider networks around the address of a key: the site (a /48 or /24) and the provider (a /32 or /16). */
export function networksOf(key: string): { readonly site: string; readonly network: string } {
  if (isIPv4(key)) {
    const parts = key.split(".");
    return { site: `${parts.slice(0, 3).join(".")}.0/24`, network: `${parts.slice(0, 2).join(".")}.0.0/16` };
  }
  const groups = key.split(":");
  return { site: `${groups.slice(0, 3).join(":")}::/48`, network: `${groups.slice(0, 2).join(":")}::/32` };
}

/** The first four groups of an IPv6 address. */
function firstHalf(address: string): string {
  const [left = "", right] = address.toLowerCase().split("::");
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * Whether the browser's connection is encrypted. This server speaks plain HTTP, so only a trusted proxy can know. The
 * request's URL cannot tell: Next builds it from a header that anybody may send.
 */
export function isSecure(headers: AskedHeaders, hops: number): boolean {
  return hops > 0 && headers.get("x-forwarded-proto")?.split(",").at(-hops)?.trim() === "https";
}
