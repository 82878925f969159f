/**
 * Questions of the day: positions from games of the crew in which one act is clearly best from what the seat sees. Its gain
 * over every other possible act is more than three standard errors in fresh worlds, and two in another sample of worlds, and
 * the solver still finds a winning line after it.
 * Adds to apps/web/src/question; existing questions keep their places, so that past days keep theirs.
 *
 *   --sea 40 --mountain 20    how many there should be      --minutes 60    at most
 *   --theme start             only questions of one theme
 *   --check                   checks the existing questions with the current crew, against every legal act; adds nothing
 *   --only 2,8,9              checks only these, counted from 0
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Comparison, inOneGo, type Memory, NOTHING_YET, plansOf, steady, stream } from "@stillwater/crew";
import {
  type Act,
  deal,
  due,
  enact,
  gauge,
  judge,
  look,
  mask,
  outcome,
  type Rulebook,
  readAct,
  readPosition,
  type Seen,
  seededFate,
  setOf,
  topOf,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { argument } from "../../crew/scripts/argument";
import { rulebookOf } from "../../crew/scripts/playing";
import { choicesOf } from "../src/choices";
import { crewGame } from "../src/crew-game";
import { findLine } from "../src/index";

const WANTED = { sea: Number(argument("sea", "40")), mountain: Number(argument("mountain", "20")) };
const UNTIL = Date.now() + 60_000 * Number(argument("minutes", "60"));
const FOLDER = new URL("../../../apps/web/src/question/", import.meta.url);

/** Option sets, each used as often as it is listed. */
const SETS: Readonly<Record<"sea" | "mountain", readonly string[]>> = {
  sea: ["sea p2 -12", "sea p2 storms", "sea p3 -12", "sea p3 storms", "sea p4 -12", "sea p2", "sea p1 -12"],
  mountain: ["mountain p2", "mountain p3", "mountain p2", "mountain p4"],
};

const ONLY = argument("theme", "");
/** Option sets in which each player gives few cards for a Start: few ways to give them, so that one may be best. */
const START_SETS = ["sea p2 -12", "sea p3 -12", "sea p2", "sea p4 -12"];

/** No theme may have more than this share of a game's questions, so that all themes appear. */
const MOST_OF_A_THEME = 0.45;
/** How many acts are compared. */
const CANDIDATES = 4;
/** How far below the best act another may be in steady's judgement: an act that nobody would consider makes no question. */
const BEHIND = 2;
/** How far steady must put the best act ahead of the second, so that worlds are spent only where it is promising. */
const AHEAD = 0.25;
/** The worlds of a first look; the gain that makes a second look worthwhile; and the fresh worlds of that second look. */
const FIRST_WORLDS = 12;
const FIRST_GAIN = 0.12;
const WORLDS = 140;
const SURE = 3;
/** Positions whose gain is far too small after this many worlds are given up. */
const GIVEN_UP_AFTER = 40;
const GIVEN_UP_BELOW = 1;
/** A position that is won or lost whatever is done makes no question. */
const LEAST_CHANCE = 0.15;
const MOST_CHANCE = 0.98;
/** One of this many decisions is examined. */
const ONE_OF = 1.5;
/** With more spaces to go, each world takes longer and says less. */
const MOST_SPACES_TO_GO = 20;

type Theme = "price" | "gaps" | "start" | "storms" | "bridges";

/** What is shown before the reader has chosen. */
interface Asked {
  readonly theme: Theme;
  readonly seat: number;
  readonly turn: number;
  readonly position: string;
  readonly given: readonly number[];
}

/** What is shown afterwards: the acts with their chances in hundredths, the error of each, and that of the gain. */
interface Answer {
  readonly worlds: number;
  readonly acts: readonly {
    readonly act: string;
    readonly price: number;
    readonly wins: number;
    readonly error: number;
  }[];
  readonly gain: number;
  readonly gainError: number;
}

interface Both {
  readonly asked: Asked;
  readonly answer: Answer;
}

function themeOf(seen: Seen, acts: readonly Act[], prices: readonly number[]): Theme {
  const { rulebook } = seen;
  if (acts.some(({ type }) => type === "give")) return "start";
  if (rulebook.code.includes("storms")) return "storms";
  if (
    rulebook.game === "mountain" &&
    acts.some(({ type, to }) => type === "bridge" || (type === "lay" && topOf(seen, to) !== 0))
  )
    return "bridges";
  return new Set(prices).size > 1 ? "price" : "gaps";
}

/** A share in hundredths, rounded to one decimal. */
const tenths = (share: number): number => Math.round(1000 * share) / 10;

/** The acts to compare, the most promising first, and all other acts. */
interface Field {
  readonly near: readonly Act[];
  readonly others: readonly Act[];
}

/** The acts that steady would consider; undefined if there is little to choose from, or no act promises to be ahead. */
function fieldOf(seen: Seen, memory: Memory): Field | undefined {
  const plans = plansOf(seen, memory);
  const near = plans.filter(({ value }) => (plans[0]?.value ?? 0) - value < BEHIND).slice(0, CANDIDATES);
  const [first, next] = near;
  if (near.length < 3 || !first || !next || first.value - next.value < AHEAD) return undefined;
  return {
    near: near.map(({ act }) => act),
    others: plans.slice(near.length).map(({ act }) => act),
  };
}

/** Every way to give what a seat owes for the Start; laying the Start itself leaves no choice. */
function giftsOf(seen: Seen, seat: number): Field {
  const gifts = [...choicesOf(seen, false)].flat().filter((act) => act.seat === seat);
  return { near: gifts, others: [] };
}

function questionAt(
  seen: Seen,
  memory: Memory,
  turn: number,
  seed: number,
  { near: acts, others }: Field,
): { both: Both; best: Act } | undefined {
  if (acts.length < 3) return undefined;
  const glance = new Comparison(seen, memory, acts, stream(seed));
  while (glance.worlds < FIRST_WORLDS) if (!inOneGo(glance.step())) return undefined;
  const chances = glance.chances().map(({ mean }) => mean);
  const [most = 0, second = 0] = [...chances].sort((a, b) => b - a);
  const best = acts[chances.indexOf(most)];
  if (!best || most - second < FIRST_GAIN || most < LEAST_CHANCE) return undefined;
  const ordered = [best, ...acts.filter((act) => act !== best)];
  const sure = new Comparison(seen, memory, ordered, stream(seed + 1));
  const isAhead = (errors: number): boolean =>
    sure.gains().every(({ mean, error }, index) => index === 0 || -mean > errors * error);
  while (sure.worlds < WORLDS) {
    if (!inOneGo(sure.step()) || (sure.worlds === GIVEN_UP_AFTER && !isAhead(GIVEN_UP_BELOW)))
      return undefined;
  }
  if (!isAhead(SURE)) return undefined;
  // All other acts are compared with it too, although nobody would consider them first.
  if (others.length > 0) {
    const all = new Comparison(seen, memory, [best, ...others], stream(seed + 2));
    while (all.worlds < WORLDS) if (!inOneGo(all.step())) return undefined;
    if (!all.gains().every(({ mean, error }, index) => index === 0 || -mean > SURE * error)) return undefined;
  }
  const gains = sure.gains().slice(1);
  const least = gains.reduce((one, other) => (other.mean > one.mean ? other : one));
  const gain = tenths(-least.mean);
  const gainError = tenths(least.error);
  if (gain <= SURE * gainError) return undefined;
  const told = ordered
    .map((act, index) => {
      const { mean, error } = sure.chances()[index] ?? { mean: 0, error: 0 };
      const wins = Math.round(100 * mean);
      return { act, price: judge(seen, act).price, wins, error: Math.round(100 * error) };
    })
    .sort((a, b) => (a.act === best ? -1 : b.act === best ? 1 : b.wins - a.wins))
    .slice(0, 3);
  const chance = (told[0]?.wins ?? 0) / 100;
  if (chance < LEAST_CHANCE || chance > MOST_CHANCE) return undefined;
  const theme = themeOf(
    seen,
    told.map(({ act }) => act),
    told.map(({ price }) => price),
  );
  return {
    best,
    both: {
      asked: { theme, seat: seen.viewer, turn, position: writePosition(seen), given: memory.given },
      answer: {
        worlds: WORLDS,
        acts: told.map(({ act, ...figures }) => ({ act: writeAct(seen.rulebook, act), ...figures })),
        gain,
        gainError,
      },
    },
  };
}

/** At most one question from a game, so that no two come from the same cards. */
function questionOf(rulebook: Rulebook, seed: string, isWanted: (theme: Theme) => boolean): Both | undefined {
  const fate = seededFate(seed);
  const chance = stream(fate.number("questions", 2 ** 31));
  const from = { table: deal(rulebook, fate).table, fate };
  const steps = [...crewGame(from, steady)];
  let turn = 0;
  for (const { table, memories } of steps) {
    const { step, seats } = due(table);
    const [seat] = seats;
    if (seat === undefined || outcome(table) !== "playing") continue;
    if (step === "act") turn++;
    else if (step !== "give") continue;
    if (Date.now() > UNTIL) return undefined;
    if (ONLY === "start" && step !== "give") continue;
    if (gauge(table).spacesToGo > MOST_SPACES_TO_GO || (step === "act" && chance() * ONE_OF > 1)) continue;
    const memory = memories[seat];
    if (!memory) continue;
    const seen = look(mask(table, seat), seat);
    const field = step === "give" ? giftsOf(seen, seat) : fieldOf(seen, memory);
    const found = field && questionAt(seen, memory, turn, Math.floor(chance() * 2 ** 30), field);
    if (!found || !isWanted(found.both.asked.theme)) continue;
    const after = enact(table, found.best, fate);
    if (after.ok && findLine({ table: after.value.table, fate }, 64, stream(1))) return found.both;
  }
  return undefined;
}

const read = <T>(name: string): T[] => {
  const file = new URL(name, FOLDER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T[]) : [];
};
const lines = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;

const asked = read<Asked>("asked.json");
const answers = read<Answer>("answers.json");
const count = (game: "sea" | "mountain", theme?: Theme): number =>
  asked.filter((one) => setOf(one.position).game === game && (theme === undefined || one.theme === theme))
    .length;

/**
 * Why a question is outdated, with the current crew and in fresh worlds; undefined if its best act is still ahead of every
 * other legal act.
 */
function staleness({ position, seat, given }: Asked, { acts }: Answer, number: number): string | undefined {
  const read = readPosition(position);
  if (!read.ok) return "it cannot be read";
  const seen = look(read.value, seat);
  const memory: Memory = { ...NOTHING_YET, given };
  const text = acts[0]?.act ?? "";
  const plans =
    due(seen).step === "give" ? giftsOf(seen, seat).near : plansOf(seen, memory).map(({ act }) => act);
  const told = readAct(seen.rulebook, text, seat);
  // Reading text gives the first of equal copies, while the seat may hold another one; a plan has the copy that it holds.
  const best =
    plans.find((act) => writeAct(seen.rulebook, act) === text) ??
    (told.ok && judge(seen, told.value).allowed === "yes" ? told.value : undefined);
  if (best === undefined) return "its best act cannot be done";
  // One choice may be paid with equal copies or with other cards.
  const choiceOf = (act: Act): string =>
    writeAct(seen.rulebook, act.card === 0 ? act : { ...act, cards: [] });
  const isBest = (act: Act): boolean => choiceOf(act) === choiceOf(best);
  const others = plans.filter((act) => !isBest(act));
  const weighed = new Comparison(seen, memory, [best, ...others], stream(number + 7_000_000));
  while (weighed.worlds < WORLDS) if (!inOneGo(weighed.step())) return "no world agrees with it";
  const near = weighed
    .gains()
    .slice(1)
    .map(({ mean, error }, index) => ({ act: others[index], mean, error }))
    .sort((a, b) => b.mean - a.mean)[0];
  if (near?.act === undefined || -near.mean > 2 * near.error) return undefined;
  const figures = `${tenths(-near.mean)} give or take ${tenths(near.error)}`;
  return `${writeAct(seen.rulebook, best)} is ahead of ${writeAct(seen.rulebook, near.act)} by ${figures}`;
}

if (process.argv.includes("--check")) {
  let stale = 0;
  const only = new Set(
    argument("only", [...asked.keys()].join())
      .split(",")
      .map(Number),
  );
  for (const [index, one] of asked.entries()) {
    if (!only.has(index)) continue;
    const answer = answers[index];
    const why = answer === undefined ? "it has no answer" : staleness(one, answer, index);
    if (why === undefined) continue;
    stale++;
    console.log(`${index} ${one.theme} ${one.position.split("|")[0]}: ${why}`);
  }
  console.log(`${only.size} questions, ${stale} not clear any more`);
  process.exit(0);
}

for (let deal = Number(argument("from", String(1000 * asked.length))); Date.now() < UNTIL; deal++) {
  // Alternates between the sea and the mountain, as long as each has too few questions.
  const game =
    count("mountain") / Math.max(1, WANTED.mountain) < count("sea") / Math.max(1, WANTED.sea)
      ? "mountain"
      : "sea";
  if (count(game) >= WANTED[game]) break;
  const sets = ONLY === "start" ? START_SETS : SETS[game];
  const code = sets[deal % sets.length] ?? game;
  const most = Math.max(2, MOST_OF_A_THEME * WANTED[game]);
  const found = questionOf(rulebookOf(code), `v1:questions-${deal}`, (theme) =>
    ONLY === "" ? count(game, theme) < most : theme === ONLY,
  );
  if (!found) continue;
  // Among so many positions, some are ahead in one sample of worlds by chance alone, so a second sample must agree.
  if (staleness(found.asked, found.answer, deal) !== undefined) continue;
  asked.push(found.asked);
  answers.push(found.answer);
  writeFileSync(new URL("asked.json", FOLDER), lines(asked));
  writeFileSync(new URL("answers.json", FOLDER), lines(answers));
  console.log(asked.length, deal, code, found.asked.theme, JSON.stringify(found.answer));
}
