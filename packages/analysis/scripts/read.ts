/**
 * Prints what the captain's log says about lost games, for people to read as players: where each was lost and why, what lay
 * and was held there, the line that still won, and the most costly decisions with the better act.
 *
 *   read "sea p2" --games 10 --from 0
 */
import { cardsAt, hand, type Table, topOf, writeAct } from "@stillwater/engine";
import { argument } from "../../crew/scripts/argument";
import { costsOf, LOSING_EFFORT, type Losing, losingKindOf, whereLost } from "../src/index";
import { lostGames, type Played } from "./lost-games";

const code = process.argv[2] ?? "sea p2";
const games = Number(argument("games", "10"));
const first = Number(argument("from", "0"));

/** The board, row by row from the top, and what each seat holds and will still draw. */
function shown(table: Table): string {
  const { rulebook } = table;
  const name = (card: number): string => (card === 0 ? "·" : rulebook.pieceName(card));
  const rows =
    rulebook.rows.length > 0
      ? rulebook.rows
      : rulebook.lines.map(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        );
  const board = rows.map(
    (row) => `    ${row.map((place) => name(topOf(table, place)).padStart(3)).join(" ")}`,
  );
  const seats = rulebook.hands.map((_place, seat) => {
    const pile = cardsAt(table, rulebook.piles[seat] ?? 0).map(name);
    return `    ${"ABCDE"[seat]} holds ${hand(table, seat).map(name).join(" ")}; ${pile.length} to come: ${pile.join(" ")}`;
  });
  return [...board.reverse(), ...seats].join("\n");
}

function last<Known>(steps: Iterable<Known | undefined>): Known | undefined {
  let known: Known | undefined;
  for (const step of steps) known = step ?? known;
  return known;
}

function tell({ tables, acts, fate }: Played): void {
  const [start] = tables;
  if (start === undefined) return;
  const said = (act: (typeof acts)[number] | undefined): string =>
    act ? `${"ABCDE"[act.seat]}:${writeAct(start.rulebook, act)}` : "-";
  const losing: Losing | undefined = last(whereLost(tables, fate, LOSING_EFFORT));
  if (losing === undefined) return;
  const { won, lost } = losing;
  console.log(
    `${losingKindOf(losing)}: won at ${won?.table}, lost at ${lost.table} by ${lost.proof}, end ${acts.length}`,
  );
  const at = won?.table ?? 0;
  for (let act = Math.max(0, at - 3); act < Math.min(acts.length, lost.table + 6); act++)
    console.log(`  ${act === at ? "→" : " "}${act} ${said(acts[act])}`);
  const board = tables[at];
  if (board) console.log(shown(board));
  const after = tables[lost.table];
  if (after && lost.table !== at + 1) console.log(`  at ${lost.table}\n${shown(after)}`);
  console.log(`  line: ${won?.acts.map(said).join(" ")}`);
  const costs = last(costsOf(tables, acts, undefined, lost.proof === undefined ? tables.length : lost.table));
  for (const { table, act, chance, better } of costs?.dearest ?? [])
    console.log(
      `  dear ${table}: ${said(act)} kept ${chance.toFixed(2)}; ${said(better?.act)} ${better?.chance.toFixed(2)} ±${better?.gain.error.toFixed(3)}`,
    );
  console.log(`  chances ${costs?.judged.map(({ chance }) => Math.round(100 * chance)).join(" ")}`);
}

let index = 0;
for (const game of lostGames(code, first + games)) {
  if (index++ < first) continue;
  console.log(`\n# ${code}, lost game ${index}`);
  tell(game);
}
