import type { ToldLosing } from "@stillwater/analysis";
import type { Course } from "@stillwater/table/log";
import type { Status } from "@stillwater/table/session";

/** Where a game comes from, and what is known of it besides its course: its text, where a link must carry all of it. */
export type Source =
  | {
      readonly kind: "online";
      readonly table: string;
      readonly deal: string | null;
      readonly grade?: number | undefined;
      readonly status: Status;
      /** The first word on where it was lost, as the page brings it; null where it brings none. */
      readonly firstOnLosing: Promise<ToldLosing | null> | null;
      /** The reader's own seat; null for everybody who did not sit there. */
      readonly you: number | null;
    }
  /** Kept by this browser, which is the only one that has it. */
  | { readonly kind: "here"; readonly id: string; readonly record: string }
  /** Brought along as a file or in a link. */
  | {
      readonly kind: "file";
      readonly record: string;
      /** It says that the game ended, and stops before. */
      readonly cut: boolean;
    };

export interface ReplayOf {
  readonly course: Course;
  readonly source: Source;
}

/** A name for the table that is shown. */
export const shownIdOf = ({ source, course }: ReplayOf): string =>
  source.kind === "online" ? source.table : source.kind === "here" ? source.id : course.seed;
