/** The guest cookie: opaque, HttpOnly, SameSite=Lax; over HTTPS also Secure and bound to this exact host. */

const PLAIN = "stillwater";
const HOST_BOUND = "__Host-stillwater";
/** Browsers keep cookies for 400 days at most. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The token in a Cookie header; null if there is none or it cannot be one of ours. */
export function readGuestCookie(header: string | null, secure: boolean): string | null {
  const wanted = secure ? HOST_BOUND : PLAIN;
  for (const part of (header ?? "").split(";")) {
    const equals = part.indexOf("=");
    if (equals < 0 || part.slice(0, equals).trim() !== wanted) continue;
    const value = part.slice(equals + 1).trim();
    if (TOKEN.test(value)) return value;
  }
  return null;
}

/** The Set-Cookie header that makes a browser this guest. */
export function guestCookie(token: string, secure: boolean): string {
  const name = secure ? HOST_BOUND : PLAIN;
  return `${name}=${token}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The Set-Cookie header that removes the guest from a browser. */
export function noCookie(secure: boolean): string {
  const name = secure ? HOST_BOUND : PLAIN;
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
