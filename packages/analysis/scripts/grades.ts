/**
 * The limits between the grades of deals: fifths of fresh deals, `v1:grades-…`, by how often the steady crew wins each.
 * Writes src/thresholds.json; sets that are not measured stay as they are.
 *
 *   --rows "sea p2$"   option sets by a pattern     --deals 25
 */
import { writeFileSync } from "node:fs";
import { deal, readOptions, rulebookFor, seededFate } from "@stillwater/engine";
import { argument } from "../../crew/scripts/argument";
import { GRADE_GAMES, winsOf } from "../src/index";
import { THRESHOLDS } from "../src/thresholds";

const rows = new RegExp(argument("rows", "."));
const deals = Number(argument("deals", "25"));
const file = new URL("../src/thresholds.json", import.meta.url);

/** The sets that have grades, the most played first, because an interrupted run keeps what it has. */
const SETS = [
  ...["sea p2", "mountain p2", "sea p1", "mountain p1", "sea p3", "mountain p3", "sea p2 rocks", "sea p4"],
  ...["mountain p4", "sea p2 -12", "sea p5", "mountain p5", "sea p3 rocks", "sea p1 rocks", "sea p4 rocks"],
  ...["sea p3 -12", "sea p2 storms", "sea p2 monsters3", "sea p2 wild2", "sea p2 arch", "mountain p2 green"],
  ...[
    "mountain p2 goats",
    "mountain p2 panoramas3",
    "sea p5 rocks",
    "sea p4 -12",
    "sea p5 -12",
    "sea p2 pyramid",
  ],
];

const known: Record<string, readonly number[]> = { ...THRESHOLDS };

/** The code must be as the engine writes it, or it would never be found again. */
function checked(code: string): string {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  const written = rulebookFor(options.value).code;
  if (written !== code) throw new Error(`${code} is written ${written}.`);
  deal(rulebookFor(options.value), seededFate("v1:can it be dealt"));
  return code;
}

function thresholdsOf(code: string): readonly number[] {
  const wins = Array.from({ length: deals }, (_, index) =>
    winsOf(code, `v1:grades-${index}`, 0, GRADE_GAMES),
  );
  wins.sort((a, b) => b - a);
  // Where many deals are won every time, each grade still gets a limit of its own.
  let below = GRADE_GAMES + 1;
  return [1, 2, 3, 4].map((fifths) => {
    below = Math.max(0, Math.min(wins[Math.ceil((fifths * deals) / 5) - 1] ?? 0, below - 1));
    return below;
  });
}

function write(): void {
  const lines = SETS.flatMap((code) => {
    const least = known[code];
    return least === undefined ? [] : [`  "${code}": [${least.join(", ")}]`];
  });
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}

for (const code of SETS.map(checked)) {
  if (!rows.test(code)) continue;
  known[code] = thresholdsOf(code);
  console.log(`${code.padEnd(32)} ${known[code]?.join(" ")}`);
  write();
}
