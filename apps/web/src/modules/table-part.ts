/** What a module of either game may show at a table; a part is null if the module does not have it. */
import type { Seat, Table } from "@stillwater/engine";
import type { Messages } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import type { Stage } from "@/stage/useStage";

/** A message to the whole table. */
export interface CommonSpeech {
  readonly speech: ReactNode;
  /** The words for a person who has nothing to choose; null while there is a choice. */
  readonly idle: keyof Messages["table"] | null;
}

export interface TableParts {
  /**
   * Further choices about the aimed act, what happens before it is paid, or a drawing of what an act is pointed at where no
   * board shows it, in place of plain buttons for it; null while there are none.
   */
  readonly detail: ((stage: Stage) => ReactNode) | null;
  /** A message to the whole table in place of a verdict, while all act together; null otherwise. */
  readonly together: ((stage: Stage) => CommonSpeech | null) | null;
  /** Shown with the name of a seat. */
  readonly OfSeat: ComponentType<{ readonly table: Table; readonly seat: Seat }> | null;
}
