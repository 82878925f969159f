/**
 * Plays one game and checks every law. A round is fully determined by its number: which option set is played, by which
 * crew, from a deal or from a made-up position. Tests and the arena count the same rounds.
 */
import {
  type Act,
  deal,
  due,
  enact,
  judge,
  type Options,
  outcome,
  type Rulebook,
  rulebookFor,
  seededFate,
  type Table,
  topOf,
  writeAct,
  writePosition,
} from "../../src/index";
import { attempt } from "../support/attempt";
import { chance } from "../support/chance";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { ALL_SUBSETS, setting } from "../support/option-sets";
import { offersOf, type Played, stepOffersOf } from "../support/playing";
import { madeUp } from "../support/tables";
import { citation } from "./citation";
import { conservation } from "./conservation";
import { judgeEnact } from "./judge-enact";
import { knowledge } from "./knowledge";
import type { Journey, Law, Tally, Watch } from "./law";
import { limbo } from "./limbo";
import { offers } from "./offers";
import { order } from "./order";
import { roundTrip } from "./round-trip";
import { said } from "./said";
import { sameSeed } from "./same-seed";
import { sight } from "./sight";
import { turns } from "./turns";
import { unasked } from "./unasked";

const LAWS: readonly Law[] = [
  sight,
  conservation,
  citation,
  order,
  knowledge,
  judgeEnact,
  limbo,
  roundTrip,
  sameSeed,
  offers,
  unasked,
  said,
  turns,
];

/**
 * The turns of a subset repeat in this order: a deal for a wild crew, for a careful one and for a good one, and a
 * made-up position (near the end, in debt, in a storm) that the careful crew plays on.
 */
const KINDS = 4;
const MADE_UP = 3;
/** Now and then so many positions are made up and the fullest is taken. */
const CANDIDATES = 5;
/** No game lasts longer: every turn takes a card, and talk comes to an end. */
const MOST_ACTS = 1500;
/** Attempts on a made-up position that is not played on. */
const STRAY_ATTEMPTS = 6;

/** The option set of a round: the subsets in order, with other settings in each turn. */
export function optionsOf(round: number): Options {
  const subset = ALL_SUBSETS[round % ALL_SUBSETS.length];
  must(subset !== undefined, () => `No round is called ${round}.`);
  return setting(subset, Math.floor(round / ALL_SUBSETS.length));
}

/** Plays a round and checks every law; throws with everything needed to find the mistake. */
export function journey(round: number, tally: Tally): void {
  const index = round % ALL_SUBSETS.length;
  const turn = Math.floor(round / ALL_SUBSETS.length);
  const options = optionsOf(round);
  const rulebook = rulebookFor(options);
  const seed = `v1:arena-${round}`;
  const fate = seededFate(seed);
  const luck = chance(round ^ 0x5bd1e995);
  let last = "the deal";
  let where: Table | undefined;
  let acts = 0;
  try {
    const kind = turn % KINDS;
    const dealt = kind === MADE_UP ? undefined : deal(rulebook, fate);
    const start = dealt?.table ?? nearTheEnd(rulebook, round, luck.once(2) ? CANDIDATES : 1);
    where = start;
    const trip: Journey = { round, options, rulebook, seed, fate, luck, start, dealt: dealt?.facts, tally };
    const watches = LAWS.map((law) => named(law, () => law.watch(trip)));
    const look = (table: Table): void => each(watches, (watch) => watch.at?.(table));
    const tryOut = (table: Table, act: Act, asked: readonly (readonly [Law, Watch])[]): void => {
      last = `seat ${act.seat + 1}: ${writeAct(rulebook, act)}`;
      const verdict = judge(table, act);
      each(asked, (watch) => watch.tried?.(table, act, verdict));
      tally.attempts++;
    };
    const crew = crewOf(kind === MADE_UP ? 1 + (Math.floor(turn / KINDS) % 2) : kind);
    const played: Played[] = [];
    let table = start;
    look(table);
    for (; outcome(table) === "playing"; acts++) {
      must(acts < MOST_ACTS, () => "the game does not end");
      where = table;
      if (luck.once(3)) tryOut(table, attempt(table, luck), watches);
      const act = crew(table, luck);
      if (luck.once(6)) tryOut(table, act, watches);
      const enacted = enact(table, act, fate);
      must(enacted.ok, () => `an offer was refused: ${JSON.stringify(enacted)}`);
      const step: Played = { before: table, act, ...factsOf(enacted.value) };
      each(watches, (watch) => watch.played?.(step));
      played.push(step);
      table = step.after;
      look(table);
    }
    each(watches, (watch) => watch.ended?.(table, played));
    // The law of order follows the game that was played, not a table beside it.
    const beside = watches.filter(([law]) => law !== order);
    const stray = madeUp(rulebook, round);
    where = stray;
    for (let n = 0; n < STRAY_ATTEMPTS; n++) tryOut(stray, attempt(stray, luck), beside);
    tally.acts += acts;
    tally.journeys++;
    tally.codes.add(rulebook.code);
    tally.subsets.add(index);
    tally.results.set(outcome(table), (tally.results.get(outcome(table)) ?? 0) + 1);
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : cause;
    const found = `${what}\n${rulebook.code}, ${seed}, after ${acts} acts\n${where ? writePosition(where) : ""}\n${last}\n${reproduce(round)}`;
    throw new Error(found, { cause });
  }
}

const factsOf = ({
  facts,
  table,
}: {
  facts: Played["facts"];
  table: Table;
}): Omit<Played, "before" | "act"> => ({
  facts,
  after: table,
});

/** The command that plays a round again. */
export const reproduce = (round: number): string =>
  `Reproduce it: npm --prefix packages/engine run arena -- --from ${round} --acts 1`;

/** Of some made-up tables on which somebody can act, the one with the fullest grid. */
function nearTheEnd(rulebook: Rulebook, round: number, candidates: number): Table {
  const found: Table[] = [];
  const answers = (table: Table): boolean =>
    due(table).seats.every((seat) => stepOffersOf(table, seat).length > 0) || due(table).step === "act";
  for (let seed = round * 16; found.length < candidates; seed++) {
    const table = madeUp(rulebook, seed);
    // A card on its way up the mountain must have somewhere to go once everything is paid.
    const onItsWay = /lifted:/.test(writePosition(table)) && due(table).step !== "relocate";
    if (outcome(table) === "playing" && !onItsWay && offersOf(table).length > 0 && answers(table))
      found.push(table);
  }
  const filled = (table: Table): number => rulebook.cells.filter((cell) => topOf(table, cell) !== 0).length;
  return found.reduce((best, table) => (filled(table) > filled(best) ? table : best));
}

function named(law: Law, watch: () => Watch): readonly [Law, Watch] {
  return [law, saying(law, watch)];
}

function each(watches: readonly (readonly [Law, Watch])[], look: (watch: Watch) => void): void {
  for (const [law, watch] of watches) saying(law, () => look(watch));
}

/** Adds the name of the law to whatever it throws. */
function saying<T>(law: Law, does: () => T): T {
  try {
    return does();
  } catch (cause) {
    throw new Error(`${law.name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
