// The list of screens, in the order in which a person meets them, and the page that shows them.
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../fixtures/house";

export const LANGUAGE = (process.env.SCREENS_LANGUAGE ?? "en") as Language;
/** These screens are to be looked at, not kept. */
export const FOLDER = path.resolve(import.meta.dirname, "../test-results/screens", LANGUAGE);

export const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
export const THEMES = ["light", "dark"] as const;

const SCREENS = {
  home: "Home, with a table where it is your turn",
  join: "Join by three words",
  "new-sea": "New table: the sea",
  "new-mountain": "New table: the mountain",
  "new-here": "New table on one device",
  lobby: "Public tables",
  seat: "A seat kept for a guest",
  waiting: "Waiting for the crew",
  curtain: "Passing the device on",
  sea: "The sea",
  "sea-card": "The sea: a card up, with prices",
  "sea-verdict": "The sea: a verdict",
  "sea-refusal": "The sea: a refusal",
  "sea-paying": "The sea: paying",
  "start-table": "The Start table",
  giving: "Giving for the Start",
  storm: "A Storm interrupts",
  "stormy-sea": "Stormy Seas",
  rocks: "Moving the Rocks",
  "high-arch": "The High Arch",
  pyramid: "The Pyramid",
  "day-night": "Day & Night",
  competitive: "Competitive",
  mountain: "The mountain",
  "mountain-card": "The mountain: a card up",
  "mountain-verdict": "The mountain with goats and Panoramas: a verdict",
  "mountain-herd": "Herding",
  end: "The end",
  replay: "Replay",
  daily: "The deals of the day",
  log: "Log book",
  "learn-sea": "Learn the sea",
  "learn-mountain": "Learn the mountain",
  companion: "The companion: a card checked, with prices",
  "companion-answer": "The companion: the answer",
  "companion-mountain": "The companion: the mountain",
  rules: "The rules",
  "rules-search": "The rules: answers",
  "rules-asked": "The rules: a question put to the engine",
  rule: "A rule of the sea",
  "rule-mountain": "A rule of the mountain",
  "rules-read": "The whole rules",
  "rules-card": "The rules on one page",
  settings: "Settings",
  import: "Import a record",
  "not-found": "An address without a page",
} as const;

export type ScreenName = keyof typeof SCREENS;

/** Writes the index of the pictures. */
export function writeContents(): void {
  const files = (name: string) =>
    SIZES.flatMap(({ width }) => THEMES.map((theme) => `${name}-${width}-${theme}.webp`));
  const shown = (name: string) =>
    files(name).map((file) => {
      const [, width = "", theme = ""] = /-(\d+)-(\w+)\.webp$/.exec(file) ?? [];
      const share = { 360: 9, 820: 14, 1440: 25 }[width];
      return `  <img src="${file}" width="${share}%" alt="${name}, ${width} px, ${theme}">`;
    });
  const sections = Object.entries(SCREENS).map(
    ([name, title]) => `## ${title}\n\n<p>\n${shown(name).join("\n")}\n</p>\n`,
  );
  const widths = SIZES.map(({ width }) => width).join(", ");
  const head = `# Screens\n\nTaken by \`npm run screens\` at ${widths} px, light and dark; not edited by hand.\n`;
  writeFileSync(path.join(FOLDER, "README.md"), [head, ...sections].join("\n"));
}
