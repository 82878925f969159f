/** Everything about real tables that goes over the wire. Entries travel as the text their device wrote. */
import type { EntryRefusal, Version } from "@stillwater/companion";

/** The answer to `companion.open` and `companion.join`. */
export type JoinReply =
  | { readonly game: string; readonly rev: number; readonly version: Version }
  /** Its opener has had it forgotten; it can go on under another name. */
  | { readonly refused: "forgotten" };

/** What became of what was pushed: taken in or there before, unless it is named here. Whatever was taken in is durable. */
export type PushedEntriesReply =
  | {
      readonly rev: number;
      /** All the server has. */
      readonly version: Version;
      /** Those that build on others the server lacks, and how far it would need each device. */
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

/** What a follower is sent. Entries carry the revision of their last as their id; each is sent once. */
export type CompanionFrame =
  | { readonly kind: "entries"; readonly rev: number; readonly entries: readonly string[] }
  | { readonly kind: "here"; readonly people: readonly Here[] }
  /** It has been forgotten: nothing more will come. */
  | { readonly kind: "forgotten" };
