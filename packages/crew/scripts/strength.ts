/**
 * How strong each hand is: the share of fresh deals won, `v1:strength-…`, which are not used for tuning, with Wilson's 95 %
 * interval. Writes docs/strength.md after each figure; figures that are not measured stay as they are.
 *
 *   --rows "sea p[2-5]$"   option sets by a pattern     --hands steady,deckhand
 *   --deals 2000           navigator plays a quarter    --workers 2      --effort 144 playouts
 *   --missing              only figures of an earlier version or of fewer deals: continues a run that was stopped
 */
import { fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { CREW_VERSION, type CrewHand, EFFORT, HANDS, playsAsIn } from "../src/index";
import { argument } from "./argument";
import { DUEL, GROUPS } from "./rows";
import type { Done, Job } from "./strength-player";

const rows = new RegExp(argument("rows", "."));
const deals = Number(argument("deals", "2000"));
const effort = Number(argument("effort", String(EFFORT)));
const asked = argument("hands", HANDS.join(",")).split(",");
const hands = HANDS.filter((hand) => asked.includes(hand));
const isMissingOnly = process.argv.includes("--missing");
const workers = Number(argument("workers", String(availableParallelism())));
const file = new URL(argument("out", "../../../docs/strength.md"), import.meta.url);

/** Deals are handed out in parts, so that no core waits long for another at the end. */
const PARTS = 8;

/** The first heading of the part that people write. */
const BY_HAND = "## What looked foolish";

interface Cell {
  readonly won: number;
  readonly deals: number;
  /** Deals that steady would have lost and this hand won, and the reverse; absent if not asked for. */
  readonly gained?: number;
  readonly missed?: number;
  /** The text that an earlier run wrote. */
  readonly text?: string;
  /** Whether it is from an earlier version, which played differently. */
  readonly isEarlier?: boolean;
}

const Z = 1.96;

/** Wilson's interval, in percent. */
function interval({ won, deals }: Cell): readonly [number, number] {
  const p = won / deals;
  const middle = p + Z ** 2 / (2 * deals);
  const half = Z * Math.sqrt((p * (1 - p)) / deals + Z ** 2 / (4 * deals ** 2));
  const whole = 1 + Z ** 2 / deals;
  return [Math.max(0, (100 * (middle - half)) / whole), Math.min(100, (100 * (middle + half)) / whole)];
}

/** How many more of a hundred games were won than steady wins on the same deals, and half of the 95 % interval. */
function besideSteady({ gained = 0, missed = 0, deals }: Cell): string {
  if (gained + missed === 0) return "";
  const more = (gained - missed) / deals;
  const error = Math.sqrt(((gained + missed) / deals - more ** 2) / deals);
  return `, ${more < 0 ? "−" : "+"}${Math.abs(100 * more).toFixed(1)} ± ${(100 * Z * error).toFixed(1)}`;
}

function written(cell: Cell | undefined): string {
  if (!cell) return "–";
  if (cell.text !== undefined) return cell.text;
  const [low, high] = interval(cell);
  const share = `${((100 * cell.won) / cell.deals).toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) of ${cell.deals}`;
  return `${share}${besideSteady(cell)}`;
}

/** What an earlier run wrote. Figures of an earlier version stay, marked as such, until they are measured again. */
function remembered(): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const page = readFileSync(file, "utf8");
  const [, ofPage = ""] = /Crew version (\d+) /.exec(page) ?? [];
  for (const [, code = "", rest = ""] of page.matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)) {
    rest.split("|").forEach((cell, index) => {
      const [text = "", percent, count, ofCell] =
        /([\d.]+) \(.*\) of (\d+)(?:, [+−][\d.]+ ± [\d.]+)?(?:, version (\d+))?/.exec(cell) ?? [];
      if (!percent || !count) return;
      const won = Math.round((Number(percent) * Number(count)) / 50) / 2;
      const name = `${code} ${columnsOf(code)[index]}`;
      const isEarlierNow = ofCell === undefined && !isAsIn(Number(ofPage), name);
      cells.set(name, {
        ...{ won, deals: Number(count), isEarlier: isEarlierNow || ofCell !== undefined },
        text: isEarlierNow ? `${text}, version ${ofPage}` : text,
      });
    });
  }
  return cells;
}

const PAIRS = HANDS.flatMap((one, index) =>
  HANDS.slice(index + 1).map((other) => `${other}, ${one}` as const),
);
const columnsOf = (code: string): readonly string[] => (code.startsWith(DUEL) ? ["won"] : HANDS);

/** Whether the hands that a figure is about play as they did in a version. */
function isAsIn(version: number, name: string): boolean {
  const game = name.startsWith("mountain") ? "mountain" : "sea";
  return HANDS.every((hand) => !name.includes(hand) || playsAsIn(version, hand, game));
}

async function measure(jobs: readonly Omit<Job, "id">[]): Promise<readonly Done[]> {
  const found: Done[] = [];
  let next = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const player = fork(new URL("strength-player.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
      const give = (): void => {
        const job = jobs[next];
        if (job) player.send({ ...job, id: next++ });
        else player.disconnect();
      };
      player.on("message", (done: Done) => {
        found[done.id] = done;
        give();
      });
      player.on("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`A player ended with ${code}.`)),
      );
      give();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, run));
  return found;
}

/** A figure of the page, and the hands that play for it; a pair plays in both orders, so that beginning favours neither. */
interface Figure {
  readonly name: string;
  readonly code: string;
  readonly orders: readonly (readonly CrewHand[])[];
}

const figures = [
  ...GROUPS.flatMap(({ codes }) =>
    codes.flatMap((code) =>
      HANDS.map((hand): Figure => ({ name: `${code} ${hand}`, code, orders: [[hand]] })),
    ),
  ),
  ...PAIRS.map((pair): Figure => {
    const [stronger, weaker] = pair.split(", ") as [CrewHand, CrewHand];
    const orders = [
      [stronger, weaker],
      [weaker, stronger],
    ];
    return { name: `${DUEL}: ${pair} won`, code: DUEL, orders };
  }),
].filter(({ code, orders }) => rows.test(code) && orders.flat().every((hand) => hands.includes(hand)));

const dealsOf = ({ orders }: Figure): number =>
  orders.flat().includes("navigator") ? Math.ceil(deals / 4) : deals;

async function played(figure: Figure): Promise<Cell> {
  const { code, orders } = figure;
  const count = dealsOf(figure);
  const part = Math.ceil(count / PARTS);
  const jobs = orders.flatMap((seats) =>
    Array.from({ length: Math.ceil(count / part) }, (_, index) => ({
      ...{ code, hands: seats, effort },
      from: index * part,
      to: Math.min(count, (index + 1) * part),
    })),
  );
  const found = await measure(jobs);
  const sum = { won: 0, deals: 0, gained: 0, missed: 0 };
  jobs.forEach(({ hands: seats, from, to }, index) => {
    const { won, gained, missed } = found[index] as Done;
    sum.won += seats === orders[0] ? won : to - from - won;
    sum.deals += to - from;
    sum.gained += gained;
    sum.missed += missed;
  });
  return sum;
}

const cells = remembered();
const isMissing = (figure: Figure): boolean => {
  const cell = cells.get(figure.name);
  return cell === undefined || cell.isEarlier === true || cell.deals < dealsOf(figure) * figure.orders.length;
};

/** The Elo difference between two hands, from the share of games that one wins against the other. */
function elo({ won, deals }: Cell): string {
  const p = Math.min(0.9995, Math.max(0.0005, won / deals));
  return `${Math.round(400 * Math.log10(p / (1 - p)))}`;
}

/** The text that people write under the figures: it stays as it is. */
function writtenByHand(): string {
  const page = readFileSync(file, "utf8");
  const begins = page.indexOf(BY_HAND);
  if (begins < 0) throw new Error(`There is no "${BY_HAND}" in ${file.pathname}.`);
  return page.slice(begins);
}

function write(): void {
  const tables = GROUPS.map(({ title, codes }) => {
    const lines = codes.map(
      (code) => `| \`${code}\` | ${HANDS.map((hand) => written(cells.get(`${code} ${hand}`))).join(" | ")} |`,
    );
    return `## ${title}\n\n| set | ${HANDS.join(" | ")} |\n|---|${HANDS.map(() => "--:|").join("")}\n${lines.join("\n")}\n`;
  });
  const duel = PAIRS.map((pair) => {
    const cell = cells.get(`${DUEL}: ${pair} won`);
    return `| \`${DUEL}: ${pair}\` | ${written(cell)} | ${cell ? elo(cell) : "–"} |`;
  });
  writeFileSync(
    file,
    `# How strong the quiet crew is

Crew version ${CREW_VERSION} on fresh deals that nothing was tuned on. Percent of games won, the interval that holds
the true figure in 95 of 100 cases (Wilson), and the deals played. Every seat is the same hand, and sees what a seat sees.
Written by \`npm run strength\`; \`--rows\`, \`--deals\` and \`--hands\` measure some of it anew, the rest stays. A figure of an
earlier version of the crew says so. Behind a navigator's figure: how many more of a hundred it won than steady wins of the
same deals, and how far the true figure may lie from that in 95 of 100 cases.

${tables.join("\n")}
## The duel

Against each other, each beginning half of the games: what the first of the two won, and the difference in Elo's points.

| pair | won | apart |
|---|--:|--:|
${duel.join("\n")}

${writtenByHand()}`,
  );
}

for (const figure of figures) {
  if (isMissingOnly && !isMissing(figure)) continue;
  const cell = await played(figure);
  cells.set(figure.name, cell);
  write();
  console.log(`${figure.name.padEnd(48)} ${written(cell)}`);
}
