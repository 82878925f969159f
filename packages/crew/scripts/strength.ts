/**
 * How strong each hand is: games won of fresh deals, `v1:strength-…`, which nothing is tuned on, with Wilson's interval
 * of 95 %. Writes docs/strength.md; rows that are not measured stay as they are.
 *
 *   --rows "sea p[2-5]$"   option sets by a pattern     --hands steady,deckhand
 *   --deals 2000           navigator plays a quarter    --workers 2      --effort 144 playouts
 */
import { fork } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { CREW_VERSION, type CrewHand, EFFORT, HANDS } from "../src/index";
import { DUEL, GROUPS } from "./rows";
import type { Done, Job } from "./strength-player";

function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const rows = new RegExp(argument("rows", "."));
const deals = Number(argument("deals", "2000"));
const effort = Number(argument("effort", String(EFFORT)));
const asked = argument("hands", HANDS.join(",")).split(",");
const hands = HANDS.filter((hand) => asked.includes(hand));
const workers = Number(argument("workers", String(availableParallelism())));
const file = new URL(argument("out", "../../../docs/strength.md"), import.meta.url);

/** Deals are handed out in parts, so that no core waits long for another at the end. */
const PARTS = 8;

interface Cell {
  readonly won: number;
  readonly deals: number;
  /** As an earlier run has written it. */
  readonly text?: string;
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

function written(cell: Cell | undefined): string {
  if (!cell) return "–";
  if (cell.text !== undefined) return cell.text;
  const [low, high] = interval(cell);
  return `${((100 * cell.won) / cell.deals).toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) of ${cell.deals}`;
}

/** What an earlier run has written; figures of an earlier crew stay, and say so, until they are measured anew. */
function remembered(): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const page = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, written = ""] = /Crew version (\d+) /.exec(page) ?? [];
  for (const [, code = "", rest = ""] of page.matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)) {
    rest.split("|").forEach((cell, index) => {
      const [text = "", percent, count] = /([\d.]+) \(.*\) of (\d+)(?:, version \d+)?/.exec(cell) ?? [];
      if (!percent || !count) return;
      const won = Math.round((Number(percent) * Number(count)) / 50) / 2;
      const isEarlier = written !== String(CREW_VERSION) && !text.includes("version");
      cells.set(`${code} ${columnsOf(code)[index]}`, {
        ...{ won, deals: Number(count) },
        text: isEarlier ? `${text}, version ${written}` : text,
      });
    });
  }
  return cells;
}

const PAIRS = HANDS.flatMap((one, index) =>
  HANDS.slice(index + 1).map((other) => `${other}, ${one}` as const),
);
const columnsOf = (code: string): readonly string[] => (code.startsWith(DUEL) ? ["won"] : HANDS);

async function measure(jobs: readonly Omit<Job, "id">[]): Promise<readonly number[]> {
  const won: number[] = jobs.map(() => 0);
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
        won[done.id] = done.won;
        give();
      });
      player.on("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`A player ended with ${code}.`)),
      );
      give();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, run));
  return won;
}

const cells = remembered();
const jobs: Omit<Job, "id">[] = [];
const names: string[] = [];

function plan(name: string, code: string, seats: readonly CrewHand[]): void {
  const count = seats.some((hand) => String(hand) === "navigator") ? Math.ceil(deals / 4) : deals;
  const part = Math.ceil(count / PARTS);
  for (let from = 0; from < count; from += part) {
    jobs.push({ code, hands: seats, from, to: Math.min(count, from + part), effort });
    names.push(name);
  }
}

for (const { codes } of GROUPS)
  for (const code of codes)
    if (rows.test(code)) for (const hand of hands) plan(`${code} ${hand}`, code, [hand]);
if (rows.test(DUEL))
  for (const pair of PAIRS) {
    const [stronger, weaker] = pair.split(", ") as [CrewHand, CrewHand];
    if (!hands.includes(stronger) || !hands.includes(weaker)) continue;
    // Both orders, so that who begins favours nobody.
    plan(`${DUEL} ${pair} first`, DUEL, [stronger, weaker]);
    plan(`${DUEL} ${pair} second`, DUEL, [weaker, stronger]);
  }

const won = await measure(jobs);
const sums = new Map<string, Cell>();
jobs.forEach(({ from, to }, index) => {
  const name = names[index] as string;
  const before = sums.get(name) ?? { won: 0, deals: 0 };
  sums.set(name, { won: before.won + (won[index] as number), deals: before.deals + to - from });
});
for (const [name, cell] of sums) if (!name.startsWith(DUEL)) cells.set(name, cell);
for (const pair of PAIRS) {
  const first = sums.get(`${DUEL} ${pair} first`);
  const second = sums.get(`${DUEL} ${pair} second`);
  if (first && second)
    cells.set(`${DUEL}: ${pair} won`, {
      won: first.won + second.deals - second.won,
      deals: first.deals + second.deals,
    });
}

/** How far apart two hands are in Elo's points, by what one wins of the other. */
function elo({ won, deals }: Cell): string {
  const p = Math.min(0.9995, Math.max(0.0005, won / deals));
  return `${Math.round(400 * Math.log10(p / (1 - p)))}`;
}

/** What somebody laughed at who read whole games; to be written anew with each change of what a hand does. */
const LAUGHED_AT = `## What was laughed at

Ten games of each hand on each box were printed (\`pnpm --filter @stillwater/crew read "mountain p2" navigator --games 10\`), read act by
act or from the middle on, and what looked foolish was counted in 200 games, before and after it was put right, on the same deals
(\`v1:read-0\` to \`199\`):

| act | hand and set | before | after |
|---|---|--:|--:|
| every space is filled, and nobody has kept a Finish: lost | deckhand, \`sea p3\` | 33 | 6 |
| the last space could be filled for nothing, and two cards are thrown away | steady, \`mountain p3\` | 41 | 0 |
| a number that still fits is given, and one that fits nowhere is kept | steady, \`sea p3\` | 32 | 0 |
| games won | deckhand, \`sea p3\` | 91 | 112 |
| games won | steady, \`mountain p3\` | 107 | 111 |
| games won | steady, \`sea p3\` | 175 | 176 |

Left as they are: the deckhand gives a number that fits while another will fit nowhere once the card is down (it looks at the table as
it is), and lays Bridges early; steady throws two cards away now and then where the same two would pay for a card in the
last gaps, and so does the navigator; on the mountain all forty-four are laid in one game of eight without a Summit left, because each seat
takes it for granted that another keeps one (keeping one each costs more games than it saves).
`;

/** What was aimed at and is not reached, with the reason as far as it is known; to be kept true by whoever measures. */
const NOT_MET = `## What is not met

- Steady was to win 94 · 92 · 93 · 93 in 100 at sea for two to five, and 38 · 31 · 29 · 24 with twelve Islands removed. For two
  that is met, with twelve removed also for three and four within what can be told; for more it falls one or two short. Most lost games end with
  the cards that are still needed in the hands of seats whose turn no longer comes. A seat does not reckon yet what partners would
  have laid had they held it.
- The deckhand was to win 45 to 57 in 100 at sea and 5 to 7 with twelve removed. Since it keeps a Finish it wins 58 to 63, and 3 to 5;
  alone 65. Weaker weights took both down together.
- On the mountain the aim is 65 · 60 · 50 · 40. Three, four and five are met or within what can be told; two is not.
- The navigator has no figure of this version, and was to win 97 in 100 at sea, 5 more than steady with twelve removed and on the
  mountain. A game of it takes three to four seconds of a core, 500 games of a set about half an hour: that has not been spent. Whether it is
  stronger than steady is not known.
- Sets with all modules are won seldom. Whether an omniscient line would win those deals has not been tried. With Storms, most
  lost games end with a seat that has run out of cards under a yellow or an orange one.
- Rows that say fewer than 2,000 deals, or an earlier version, have not been measured anew: an hour or two of two cores
  (\`npm run strength -- --hands deckhand,steady\`).
`;

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
earlier version of the crew says so.

${tables.join("\n")}
## The duel

Against each other, each beginning half of the games: what the first of the two won, and the difference in Elo's points.

| pair | won | apart |
|---|--:|--:|
${duel.join("\n")}

${LAUGHED_AT}
${NOT_MET}`,
);
for (const [name, cell] of [...cells].filter(([name]) => sums.has(name) || name.startsWith(DUEL)))
  console.log(`${name.padEnd(48)} ${written(cell)}`);
