/** Tokens: what a browser or a link holds. Only their hashes are stored, so the database opens no seat. */
import { hash } from "node:crypto";

/** Random bytes as text that is safe in a cookie and in a link's fragment. */
export function tokenFrom(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/** SHA-256 in hex. The tokens are random and long, so a plain hash cannot be turned back. */
export function hashOfToken(token: string): string {
  return hash("sha256", token);
}
