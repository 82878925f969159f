/** Tokens held by a browser or in a link. Only their hashes are stored, so the database alone gives access to no seat. */
import { hash } from "node:crypto";

/** Random bytes as text that is safe in a cookie and in a link's fragment. */
export function tokenFrom(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/** SHA-256 in hex. The tokens are random and long, so a plain hash cannot be reversed. */
export function hashOfToken(token: string): string {
  return hash("sha256", token);
}
