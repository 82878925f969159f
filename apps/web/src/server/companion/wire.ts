/** Everything about real tables that goes over the wire. Entries travel as the text that their device wrote. */
import type { EntryRefusal, Version } from "@stillwater/companion";

/** The answer to `companion.open` and `companion.join`. */
export type JoinReply =
  | { readonly game: string; readonly rev: number; readonly version: Version }
  /** The person who opened it has had it forgotten; it can go on under another name. */
  | { readonly refused: "forgotten" };

/** What became of the pushed entries: each is stored now, unless it is named here. Stored entries are durable. */
export type PushedEntriesReply =
  | {
      readonly rev: number;
      /** Everything the server has. */
      readonly version: Version;
      /** Where pushed entries build on others that the server lacks: how far it would need the entries of each device. */
      readonly missing?: Version;
      readonly refused: readonly {
        readonly at: number;
        readonly why: EntryRefusal | "entry.text" | "entry.shape";
      }[];
    }
  | { readonly refused: "forgotten" | "full" };

/** Somebody whose device is connected. */
interface Here {
  readonly client: string;
  readonly name: string;
}

/** The frames that a follower is sent. Frames of entries have their last revision as their id; each entry comes once. */
export type CompanionFrame =
  | { readonly kind: "entries"; readonly rev: number; readonly entries: readonly string[] }
  | { readonly kind: "here"; readonly people: readonly Here[] }
  /** The real table has been forgotten: nothing more will come. */
  | { readonly kind: "forgotten" };
