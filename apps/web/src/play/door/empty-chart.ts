import type { SeaCell } from "@stillwater/ui";
import type { SpaceWords } from "@/play/sea/board-model";

const ROWS = 6;
const COLUMNS = 6;

export interface EmptyChart {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly SeaCell<string>[];
}

/** The chart before the deal: only its frame and its spaces. */
export function emptyChart(words: SpaceWords): EmptyChart {
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, index): SeaCell<string> => {
    const row = Math.floor(index / COLUMNS) + 1;
    const column = (index % COLUMNS) + 1;
    return {
      place: `r${row}c${column}`,
      row,
      column,
      state: "empty",
      label: `${words.space(row, column)}, ${words.empty}`,
    };
  });
  return { rows: ROWS, columns: COLUMNS, cells };
}
