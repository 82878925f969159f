import type { ToldLosing } from "@stillwater/analysis";
import type { Course } from "@stillwater/table/log";
import type { Status } from "@stillwater/table/session";

/** Where a game comes from, and what is known about it besides its course: its text, if a link must contain it. */
export type Source =
  | {
      readonly kind: "online";
      readonly table: string;
      readonly deal: string | null;
      readonly grade?: number | undefined;
      readonly status: Status;
      /** The first finding on where it was lost, as it comes with the page; null for none. */
      readonly firstOnLosing: Promise<ToldLosing | null> | null;
      /** The reader's own seat; null for everybody who did not sit there. */
      readonly you: number | null;
    }
  /** Stored in this browser only. */
  | { readonly kind: "here"; readonly id: string; readonly record: string }
  /** Brought along as a file or in a link. */
  | {
      readonly kind: "file";
      readonly record: string;
      /** The record says that the game ended, but stops before its end. */
      readonly cut: boolean;
    };

export interface ReplayOf {
  readonly course: Course;
  readonly source: Source;
}

/** An id for the table that is shown. */
export const shownIdOf = ({ source, course }: ReplayOf): string =>
  source.kind === "online" ? source.table : source.kind === "here" ? source.id : course.seed;
