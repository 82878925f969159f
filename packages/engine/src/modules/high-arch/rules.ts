/** VAR "The High Arch": two pillars, each rising on its own and free of cost; then the roof by the standard rules. */

import type { Description } from "../../description";
import { type Chapter, NO, type Rule, YES } from "../../kernel/chapter";
import type { Line } from "../../kernel/rulebook";
import { isCell, openRun, popcount, type Table } from "../../kernel/table";
import { finish } from "../../sea/finish";
import { placing } from "../../sea/placing";
import { lineOf } from "../../sea/sequence";
import type { VariantRules } from "../module";
import { ARCH_BOARD } from "./board";
import type { Described } from "./description";

/** The roof is the last line. */
function isRoof(table: Table, line: Line): boolean {
  return line === table.rulebook.lines.at(-1);
}

/** Every line but the roof is a pillar. */
function isPillar(table: Table, line: Line): boolean {
  return !isRoof(table, line);
}

/** Cells of both pillars that are still empty. */
function openInPillars(table: Table): number {
  let open = 0;
  for (const line of table.rulebook.lines)
    if (isPillar(table, line)) open += popcount(openRun(table, line.first, line.last));
  return open;
}

/** The roof stays closed until both pillars are full. */
function isClosed(table: Table, line: Line): boolean {
  return isRoof(table, line) && openInPillars(table) > 0;
}

/** Islands go on either pillar first and on the roof afterwards; there are no other cells. */
const onTheArch: Rule = {
  clause: "T.arch.pillars",
  on: "islands",
  rank: 32,
  about: null,
  asked: "honoured",
  slip: "passes",
  test: (table, act) => (isCell(table, act.to) ? YES : NO),
  tell: (table, act) => ({ at: table.rulebook.placeName(act.to) }),
};

const roofLater: Rule = {
  clause: "T.arch.roof",
  on: "islands",
  rank: 33,
  about: null,
  asked: "honoured",
  slip: "passes",
  test: (table, act) => (isCell(table, act.to) && isClosed(table, lineOf(table, act.to)) ? NO : YES),
  tell: (table) => ({ open: openInPillars(table) }),
};

const arch: Chapter<"rules" | "reliefs" | "closing" | "describes", Described & Pick<Description, "closed">> =
  {
    describes: (table) => {
      const { cells } = table.rulebook;
      return {
        closed: new Set(cells.filter((cell) => isClosed(table, lineOf(table, cell)))),
        pillars: cells.filter((cell) => isPillar(table, lineOf(table, cell))),
      };
    },
    rules: [onTheArch, roofLater],
    reliefs: [
      {
        clause: "T.arch.pillars",
        on: "islands",
        frees: (table, act) => isCell(table, act.to) && isPillar(table, lineOf(table, act.to)),
      },
    ],
    closing: isClosed,
  };

export const rules: VariantRules = {
  board: () => ARCH_BOARD,
  finishes: true,
  sharedDeck: false,
  against: null,
  chapters: () => [placing, finish({ clause: "T.arch.win", needsStart: false }), arch],
};
