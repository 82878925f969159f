// Finds screens that are longer than they may be. What several of them do belongs in packages/table, or in a hook or a frame
// that they share.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Import } from "./sources";

const root = path.resolve(import.meta.dirname, "../..");
const SITE = "apps/web/src/";

export const MOST_LINES = 100;

/** What displays a table or a board, or acts on it: components that use these are screens, or the frames of some. */
const STAGES: readonly string[] = [
  ...["stage/useStage.ts", "table/useStillStage.ts", "companion/useKeyStage.ts", "companion/useTypedAct.ts"],
  ...["table/GamePage.tsx", "table/PlayedGame.tsx", "table/TableFrame.tsx", "table/CompanionBoard.tsx"],
  ...["companion/BesideCards.tsx", "rules/board/useTouchStage.ts"],
];

/** The frames themselves, and screens in files of their own within a page. */
const ALSO: readonly string[] = [
  ...STAGES.filter((file) => file.endsWith(".tsx")),
  ...["play/waiting-room/WaitingTable.tsx", "play/waiting-room/BegunTable.tsx", "table/TableSide.tsx"],
  ...["table/act-builder/Desk.tsx", "analysis/CaptainsLog.tsx", "new-table/Going.tsx"],
];

/** Pages of text and of settings show no table. */
const TEXT = /^(rules|settings|layout)\//;

const inside = (file: string): string => (file.startsWith(SITE) ? file.slice(SITE.length) : "");

/** The length of every screen, by file: components that put a table or a board on a page, or that an address shows. */
export function screensIn(imports: readonly Import[]): ReadonlyMap<string, number> {
  const screens = new Set(ALSO);
  for (const { file, target, typeOnly } of imports) {
    const [from, to] = [inside(file), inside(target)];
    if (typeOnly || from === "" || to === "") continue;
    const isAddress = from.startsWith("app/");
    if (!isAddress && from.endsWith(".tsx") && STAGES.includes(to)) screens.add(from);
    if (isAddress && to.endsWith(".tsx") && !to.startsWith("app/") && !TEXT.test(to)) screens.add(to);
  }
  return new Map(
    [...screens].map((file) => {
      const text = readFileSync(path.join(root, SITE, file), "utf8");
      return [SITE + file, text.split("\n").length - 1];
    }),
  );
}
