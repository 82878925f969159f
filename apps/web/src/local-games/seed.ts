/** Seeds of games dealt in a browser: short enough to be read out, long enough not to be guessed. */

import { DIGITS } from "@stillwater/table/session";

const LENGTH = 12;

/** `v1:` and twelve digits, sixty random bits: enough, as nobody plays against anybody on one device. */
export function newLocalSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `v1:${[...bytes].map((byte) => DIGITS[byte & 31]).join("")}`;
}
