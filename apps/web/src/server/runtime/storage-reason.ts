/** Why nothing can be stored at the moment, in the one word that clients, probes and the log are told. */
import { type Fault, faultOf } from "../storage/trouble";

const REASONS = {
  full: "storage-full",
  gone: "storage-gone",
  "read-only": "storage-gone",
  damaged: "storage-gone",
  locked: "storage",
  away: "storage",
} as const satisfies Readonly<Record<Fault, string>>;

/** `storage`: the database does not answer. Undefined if the error is not the storage's. */
export function storageReason(cause: unknown): (typeof REASONS)[Fault] | undefined {
  const fault = faultOf(cause);
  return fault === undefined ? undefined : REASONS[fault];
}
