/** The replies to what people ask about themselves, and what is sent to their device. */

import type { Language } from "@stillwater/rulebook";
import type { Status } from "./view";

/** The answer to `me.get`: null for a browser that has never sat down or given a name. */
export interface GuestView {
  readonly name: string;
  readonly language: Language;
  /** Tables this guest holds a seat at, the latest first. */
  readonly tables: readonly {
    readonly id: string;
    readonly words: string;
    readonly code: string;
    readonly status: Status;
    /** Whether the guest is asked for something there. */
    readonly turn: boolean;
    /** Whether the crew has nudged the guest there. */
    readonly nudged: boolean;
  }[];
}

/** The answer to `me.moveLink`; the code belongs in the fragment of a link, never in its path or query. */
export interface MoveLinkReply {
  readonly code: string;
  /** ISO 8601. */
  readonly expires: string;
}

/** The answer to `me.claim`. */
export type ClaimReply =
  | { readonly claimed: true; readonly tables: readonly string[] }
  /** `holds`: nothing was done, because this browser would lose its seats at this many tables; `replace` accepts that. */
  | { readonly claimed: false; readonly holds?: number };

/** The answer to `push.key`: the site's public key, base64url. */
export interface PushKeyReply {
  readonly key: string;
}

/** The answer to `push.on` and `push.off`: whether messages are sent to the device from now on. */
export interface PushReply {
  readonly kept: boolean;
}

/** The content of a push message, encrypted for the device alone: which table it is, never what lies on it. */
export interface PushMessage {
  readonly kind: "turn" | "nudge";
  readonly table: string;
  readonly words: string;
  /** The names of the others at the table. */
  readonly crew: readonly string[];
  readonly language: Language;
}

/** The answer to `me.export`: everything that is kept about the asker, as rows grouped by kind. */
export interface KeptOfMe {
  readonly format: "stillwater/person/1";
  readonly at: string;
  readonly [what: string]: unknown;
}
