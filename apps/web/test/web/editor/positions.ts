/** Positions some acts into games of every option set, for property tests of the editor. */
import {
  type Act,
  deal,
  due,
  EVERYTHING,
  enact,
  legalActs,
  mask,
  readOptions,
  rulebookFor,
  SPECTATOR,
  seededFate,
  type Table,
  type Viewer,
} from "@stillwater/engine";
import fc from "fast-check";
import { withOthers } from "../../../../../packages/engine/test/support/added-games";

const STORMY = [["rocks", "rocks:auto"], ["monsters4"], ["storms"], ["wild2"], ["-8"], ["strict"]] as const;
const VARIANTS = ["arch", "pyramid", "pyramid steps", "pyramid harder easier", "night"] as const;
const CLIMBS = ["green", "panoramas3", "goats"] as const;

const several = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> => fc.subarray([...list]);

const players = fc.integer({ min: 1, max: 5 });

/** The code of any option set, with any number of players. */
const codes: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(players, several(STORMY), fc.boolean())
    .map(([crew, modules, other]) =>
      ["sea", `p${crew}`, ...modules.map((ways) => ways[other ? ways.length - 1 : 0])].join(" "),
    ),
  fc.tuple(players, fc.constantFrom(...VARIANTS)).map(([crew, variant]) => `sea p${crew} ${variant}`),
  fc.constant("sea p2 duel"),
  fc.tuple(players, several(CLIMBS)).map(([crew, goals]) => ["mountain", `p${crew}`, ...goals].join(" ")),
  fc.integer({ min: 0, max: 2 }).map((ropes) => `mountain p1 ropes${ropes}`),
  fc.constantFrom(...withOthers()),
);

/** A table some acts into a game, with nothing hidden: cards are laid at random where possible. */
function reached(code: string, seed: string, acts: number): Table {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  const rulebook = rulebookFor(options.value);
  const fate = seededFate(`v1:${seed}`);
  let { table } = deal(rulebook, fate);
  for (let n = 0; n < acts; n++) {
    const seat = due(table).seats[0];
    if (seat === undefined) return table;
    const offers = legalActs(mask(table, seat), seat);
    const lays = offers.filter(({ type }) => type === "lay" || type === "bridge");
    const some = lays.length > 0 ? lays : offers;
    const offer = some[fate.number(`choice ${n}`, Math.max(1, some.length))];
    if (offer === undefined) return table;
    const { choose, ...act } = offer;
    const held = rulebook.pieces.flatMap((spec, card) =>
      card > 0 && table.numbers[card] === rulebook.hands[seat] && card !== act.card && !spec.kept
        ? [card]
        : [],
    );
    const done = enact(table, { ...act, cards: held.slice(0, choose) } satisfies Act, fate);
    if (!done.ok) return table;
    table = done.value.table;
  }
  return table;
}

/** A table of any game as a viewer sees it: with everything open, as a spectator, or from a seat. */
export const positions: fc.Arbitrary<Table> = fc
  .tuple(codes, fc.string({ maxLength: 6 }), fc.integer({ min: 0, max: 30 }), fc.integer({ min: -2, max: 4 }))
  .map(([code, seed, acts, looks]) => {
    const table = reached(code, seed, acts);
    const viewer: Viewer = looks === -2 ? EVERYTHING : looks < 0 ? SPECTATOR : looks % table.rulebook.seats;
    return viewer === EVERYTHING ? table : mask(table, viewer);
  });

export const RUNS = {
  numRuns: 150 * Number(process.env.FC_RUNS ?? 1),
  seed: Number(process.env.FC_SEED ?? 6),
};
