/** The Finish of a variant whose grid is full without a Start, or not full: what such a variant adds to the questions. */
import type { QuestionLine } from "./line";
import type { EngineCheck, Reading, RoomDeed } from "./shapes";
import { putWhole } from "./situation";

interface Ending<Deed extends RoomDeed> {
  /** Its deeds: the Finish with all spaces full, and with one empty. */
  readonly full: Deed;
  readonly open: Deed;
  /** The symbols of the variant, and of what must be full. */
  readonly named: RegExp;
  /** What tells of a part of the grid, and of none besides: with that full, others may be empty. */
  readonly part?: RegExp;
  readonly option: string;
  /** The spaces of its grid but the last, as a position line has them. */
  readonly islands: string;
}

/** The question about the Finish of a variant. */
export function endingQuestion<Deed extends RoomDeed>({
  full,
  open,
  named,
  part,
  option,
  islands,
}: Ending<Deed>) {
  return {
    put: (line: QuestionLine): void => {
      const isWhole = / full | none /.test(line.text) && part?.test(line.text) !== true;
      const isOpen = / (?:before|not|missing|open|empty|spare|leftv|allbut|but [nw][1-9]) /.test(line.text);
      if (isWhole && !isOpen)
        putWhole(line, [named, /^(?:finish|nostart|none)$/, /^finish$/], false, [{ is: "deed", deed: full }]);
      if (isOpen) putWhole(line, [named, /^finish$/], true, [{ is: "deed", deed: open }]);
    },
    check: ({ deed: asked }: Reading): EngineCheck | undefined => {
      const deed = [full, open].find((each) => each === asked);
      if (deed === undefined) return undefined;
      return {
        ...{ game: "sea", option, seat: 0, card: "finish", act: "finish" },
        position: `${option} | ${islands}${deed === full ? "80" : "."} | hand:1=finish#1,79 hand:2=75,77 helm:1=turn`,
        assumed: [],
      };
    },
  };
}
