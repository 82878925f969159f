/**
 * A setup: any position a person enters, as a plain object that JSON can carry. Anything left out is as in the ordinary
 * deal. Cards, cells and places have their names in notation; seats count from 0, as everywhere in this API.
 */

import { rulebookFor } from "../composing";
import type { SetupStage } from "../kernel/furniture";
import type { Rulebook } from "../kernel/rulebook";
import { type Seat, SPECTATOR, type Table, type Viewer } from "../kernel/table";
import type { ModuleSetup } from "../modules/setups";
import { MOUNTAIN_DEFAULTS } from "../mountain/options";
import { type Options, readOptions, writeOptions } from "../options";
import { err, type Problem, type Result } from "../result";
import { SEA_DEFAULTS } from "../sea/options";
import { Draft } from "./draft";
import { layFields } from "./fields";
import { fillStacks } from "./filling";
import { ordinaryDeal } from "./ordinary";
import { misshapenFields } from "./shape";

/** Cards of a stack: a count of cards that nobody here sees, or a list by name, with `?` for each that is not known. */
export type Stack = number | readonly string[];

/** What a person enters for any position, whatever modules are in play. */
export interface BaseSetup {
  /** The option set, or its code. */
  readonly options: string | Options;
  /** The viewer's seat, whose hand may be named; left out for a spectator, such as the companion on the table. */
  readonly viewer?: Seat;
  /** Left out: seat 0, about to act (`acted` with a card on its way up or cards owed). `dawn`: hands are yet to be drawn. */
  readonly turn?: { readonly seat: Seat; readonly stage?: SetupStage };
  /** How the game ended. */
  readonly over?: "won" | "lost";
  /** Card by cell: `{ r1c1: "12", r2c5: "wild=37" }`, `{ r1p1: "g7*" }`; `?` for one whose face nobody knows. */
  readonly cells?: Readonly<Record<string, string>>;
  /** Card by berth: `{ start: "start", finish: "finish" }`, `{ summit: "summit" }`. */
  readonly berths?: Readonly<Record<string, string>>;
  /** By seat, like all lists that follow; `null` for a seat about which nothing is said. */
  readonly hands?: readonly (Stack | null)[];
  readonly piles?: readonly (Stack | null)[];
  readonly discards?: readonly (Stack | null)[];
  /** Cards that each seat still has to give. */
  readonly owed?: readonly number[];
  /** Cards openly out of the game, such as destroyed Islands and spent Compasses. */
  readonly out?: readonly string[];
  /** Guide ropes left. */
  readonly ropes?: number;
  /** The card that a Campfire has replaced and that must move now, and the row it comes from. */
  readonly lifted?: { readonly card: string; readonly row: number };
  /** Anything else that lies somewhere, by the name of the place: `{ pot: ["toll", "toll"], removed: 8 }`. */
  readonly at?: Readonly<Record<string, Stack>>;
}

/** Any position a person enters. */
export interface Setup extends BaseSetup, ModuleSetup {}

/** What is wrong with a setup, and where: `path` is such as `cells.r1c1` or `hands.0.2`; empty for the setup as a whole. */
export interface SetupProblem extends Problem {
  readonly path: string;
}

/**
 * The table of a setup, or everything that is wrong with it, all at once. Only what keeps the rules from running counts
 * as wrong: a position that breaks a rule of placement may really lie on a table; `slips` reports it.
 *
 * Problems: `setup.shape` (not of the form above), `setup.seat`, `setup.named` (a Wild on a cell without its number),
 * `option.…` (of the code), `position.card` (no card is called so), `position.again` (one card twice), `position.many`
 * (more of a kind than there are, or more cards owed than a hand holds), `position.place` (no such cell or place in this
 * game), `position.misplaced` (a piece that cannot lie there, or a second one), `position.hidden` (a card named that this
 * viewer cannot see), `position.open` (a hidden card where all is open), `position.count` (cards do not add up),
 * `position.lifted` (two cards on their way).
 */
export function setUp(setup: Setup): Result<Table, readonly SetupProblem[]> {
  const misformed = misshapenFields(setup);
  if (misformed.some(({ path }) => path === "" || path === "options")) return err(misformed);
  const bad = new Set(misformed.map(({ path }) => path.split(".")[0]));
  const shaped = Object.fromEntries(
    Object.entries(setup).filter(([field]) => !bad.has(field)),
  ) as unknown as Setup;
  const options = readOptions(codeOf(shaped.options));
  if (!options.ok) return err([...misformed, { ...options.error, path: "options" }]);
  return lay(shaped, rulebookFor(options.value), misformed);
}

function codeOf(options: string | Options): string {
  if (typeof options === "string") return options;
  return writeOptions(
    options.game === "sea" ? { ...SEA_DEFAULTS, ...options } : { ...MOUNTAIN_DEFAULTS, ...options },
  );
}

function lay(
  setup: Setup,
  rulebook: Rulebook,
  misformed: readonly SetupProblem[],
): Result<Table, readonly SetupProblem[]> {
  const problems = [...misformed, ...wrongSeats(setup, rulebook)];
  const viewer: Viewer = problems.some(({ path }) => path === "viewer")
    ? SPECTATOR
    : (setup.viewer ?? SPECTATOR);
  const base = ordinaryDeal(rulebook, viewer, setup.turn?.stage === "dawn" ? setup.turn.seat : undefined);
  const draft = new Draft(rulebook, viewer, base, true);
  draft.keep(wordsIn(setup));
  layFields(draft, setup);
  fillStacks(draft);
  const table = draft.table({ at: 0, path: "" });
  if (!table.ok) problems.push(...table.error.map((problem) => ({ ...problem, path: problem.path ?? "" })));
  return problems.length > 0 ? err(problems) : table.ok ? table : err(problems);
}

/** Every text in a setup. */
function wordsIn(said: unknown): readonly string[] {
  if (typeof said === "string") return [said];
  return typeof said === "object" && said !== null ? Object.values(said).flatMap(wordsIn) : [];
}

/** Problems with seats that this table does not have. */
function wrongSeats(setup: Setup, { seats }: Rulebook): SetupProblem[] {
  const wrong = (path: string): SetupProblem => ({ at: 0, what: "setup.seat", with: { seats }, path });
  const beyond = (path: "hands" | "piles" | "discards" | "owed"): SetupProblem[] =>
    (setup[path]?.length ?? 0) > seats ? [wrong(`${path}.${seats}`)] : [];
  return [
    ...(setup.viewer !== undefined && setup.viewer >= seats ? [wrong("viewer")] : []),
    ...(setup.turn !== undefined && setup.turn.seat >= seats ? [wrong("turn.seat")] : []),
    ...beyond("hands"),
    ...beyond("piles"),
    ...beyond("discards"),
    ...beyond("owed"),
  ];
}
