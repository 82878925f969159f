/** Composes chapters into a rulebook: numbers pieces and places, and lists the rules of each type of act. */
import type { ClauseId } from "../clauses";
import { clauseIndex } from "../clauses";
import type { Problem } from "../result";
import {
  ACT_TYPES,
  type ActSpec,
  type ActType,
  type Allowance,
  type AnyChapter,
  type Closes,
  type Closing,
  type Follow,
  type Hindrance,
  type Leads,
  type Levy,
  type Limit,
  type Misplaced,
  type Narrows,
  type PieceSpec,
  type PlaceSpec,
  type Relief,
  type Rescue,
  type Rule,
  type RuleAsking,
  type Scope,
  type Slip,
  type Span,
  type Step,
  type Unseen,
} from "./chapter";
import { owedTooMuch } from "./paying";
import {
  at,
  BITSET_WORDS,
  CELL,
  MOST_CARDS,
  MOST_CELLS,
  MOST_PIECES,
  MOST_PLACES,
  NOWHERE,
  PENDING,
  type Piece,
  type Place,
  type Table,
  TYPE_SHIFT,
  wordAt,
} from "./table";

/** The rules of one type of act, sorted by how they are asked. */
export interface Compiled {
  readonly spec: ActSpec;
  /** The bits of its type in a packed move. */
  readonly packed: number;
  /** Every rule, most telling first. */
  readonly rules: readonly Rule[];
  readonly levies: readonly Levy[];
  readonly reliefs: readonly Relief[];
  readonly hindrances: readonly Hindrance[];
  /** Asked once for a list of moves. */
  readonly perSeat: readonly Rule[];
  /** Asked for each candidate that `offers` names, whatever it costs. */
  readonly perOffer: readonly Rule[];
  /** Also asked for each candidate that costs something. */
  readonly perPaidOffer: readonly Rule[];
  /** Asked once for the cells that they close. */
  readonly closing: readonly Closes[];
  /** Asked once for each run of cells, to narrow it. */
  readonly narrowing: readonly Narrows[];
  /** Whether a run of candidates is charged at its two ends only. */
  readonly chargesEnds: boolean;
}

/** The chapters in force for one option set, with everything numbered. The same on the server and in a browser. */
export interface Rulebook {
  /** The option code this was composed for, such as `sea p3 -8`. */
  readonly code: string;
  readonly game: "sea" | "mountain";
  readonly seats: number;
  /** Cells in the order of the sequence. */
  readonly cells: readonly Place[];
  readonly rows: readonly (readonly Place[])[];
  /** The first and last cell of each row; the cells of a row are numbered consecutively. */
  readonly rowSpans: readonly Readonly<Span>[];
  readonly chapters: readonly AnyChapter[];
  readonly lastPiece: Piece;
  readonly lastPlace: Place;
  /** Regions are numbered from 1; 0 is none. */
  readonly lastRegion: number;
  readonly pieces: readonly PieceSpec[];
  readonly places: readonly PlaceSpec[];
  readonly sightOf: Uint8Array;
  readonly regionOf: Uint8Array;
  /** CELL, PENDING or 0. */
  readonly kindOf: Uint8Array;
  /** For a stack that may be reshuffled, the place that counts how often it was; NOWHERE for any other. */
  readonly shufflesOf: readonly Place[];
  /** Bits of the cards that can never be discarded. */
  readonly keptBits: Int32Array;
  readonly anyKept: boolean;
  /** The cards that may be played as any other, ascending. */
  readonly standIns: readonly Piece[];
  readonly acts: readonly Compiled[];
  readonly actOf: Readonly<Partial<Record<ActType, Compiled>>>;
  /** Acts that anybody may do while somebody is asked for something. */
  readonly anytime: readonly Compiled[];
  /** All steps, and those of every turn without those of the deal; both by rank. */
  readonly everyStep: readonly Step[];
  readonly steps: readonly Step[];
  /** The steps of every turn that may be due while nothing is pending. */
  readonly calmSteps: readonly Step[];
  /** First and last cell of the grid, whose cells are numbered consecutively. */
  readonly firstCell: Place;
  readonly lastCell: Place;
  /** The grid as one or more rising lines, and for each cell the index of its line. */
  readonly lines: readonly Line[];
  readonly lineOf: Uint8Array;
  readonly follows: readonly (readonly Follow[])[];
  readonly limits: readonly Limit[];
  readonly allowances: readonly Allowance[];
  readonly closings: readonly Closing[];
  readonly unseen: readonly Unseen[];
  readonly rescues: readonly Rescue[];
  /** Clauses that people can break without noticing (`Rule.slip`). */
  readonly slips: ReadonlyMap<ClauseId, Slip>;
  readonly misplaced: readonly Misplaced[];
  /** Who is ahead; null in a game that all play together. */
  readonly leads: Leads | null;
  /** Whether the cards of each line rise, which `offers` may rely on; always true in a game without rising lines. */
  readonly rises: (table: Table) => boolean;
  /** The problems of a table that no position may have. */
  readonly checks: (table: Table) => readonly Problem[];
  readonly hands: readonly Place[];
  readonly handRegions: readonly number[];
  readonly piles: readonly Place[];
  readonly discards: readonly Place[];
  readonly turn: TurnNumbers;
  /** Unique name to number; for kinds with several copies use `copies`. */
  place(name: string): Place;
  pieceName(piece: Piece): string;
  placeName(place: Place): string;
  /** All pieces of one name, ascending. */
  copies(name: string): readonly Piece[];
  /** For each piece, all that bear its name, ascending. */
  readonly copiesOf: readonly (readonly Piece[])[];
  /** Every clause some chapter enforces or cites from a slot. */
  readonly enforced: ReadonlySet<ClauseId>;
}

/** Numbers of the turn marker and of the places of debts, which every act needs. */
export interface TurnNumbers {
  readonly marker: Piece;
  /** The helm of the first seat; those of the other seats follow it. */
  readonly helm: Place;
  readonly trays: readonly Place[];
  readonly bank: Place;
}

/** Consecutive cells whose cards rise on their own. */
export interface Line {
  readonly first: Place;
  readonly last: Place;
  /** The region of its cells, as a number. */
  readonly region: number;
}

export interface Composition {
  readonly code: string;
  readonly game: "sea" | "mountain";
  readonly seats: number;
  /** Names of the cells, row by row from the bottom. */
  readonly rows: readonly (readonly string[])[];
  /** Names of the cells of each rising line, unless the whole grid is one line. */
  readonly lines?: readonly (readonly string[])[];
  readonly chapters: readonly AnyChapter[];
  /** Left out where no line has to rise. */
  readonly rises?: (table: Table) => boolean;
  /** Problems that no position may have, such as two cards on their way up a mountain; checked when a position is read. */
  readonly checks?: (table: Table) => readonly Problem[];
}

const byRank = (a: Rule | Step, b: Rule | Step): number =>
  a.rank - b.rank || clauseIndex(a.clause) - clauseIndex(b.clause);

// Hot loops are much faster when all entries of a kind have one object shape, with the fields in the same order.

const ruleOf = (rule: Rule): Rule => {
  const { clause, on, rank, about, asked, slip, test, tell } = rule;
  return { clause, on, rank, about, asked, slip, test, tell };
};

const levyOf = ({ clause, on, about, price, most, tell, freed, leaves, atEnds }: Levy): Levy => {
  return { clause, on, about, price, most, tell, freed, leaves, atEnds };
};

const stepOf = ({ name, clause, rank, when, due, asks, runs }: Step): Step => {
  // Written twice so that the types see that one of the two is there. With a spread, every decision takes 6 % longer.
  return asks === undefined
    ? { name, clause, rank, when, due, asks, runs }
    : { name, clause, rank, when, due, asks, runs };
};

const actOf = (act: ActSpec): ActSpec => {
  const { type, during, clause, each, traits, targets, offers, chooses, slips, complete, does } = act;
  // Written twice for the types, as for a step.
  return targets === null
    ? { type, during, clause, each, traits, targets, offers, chooses, slips, complete, does }
    : { type, during, clause, each, traits, targets, offers, chooses, slips, complete, does };
};

/** Throws only on a mistake in the chapters themselves (two owners of an act, too many pieces). */
export function compose(composition: Composition): Rulebook {
  const { chapters, seats } = composition;
  const pieces = numberPieces(chapters);
  const places = numberPlaces(chapters);
  const placeNumbers = new Map(places.map((spec, number) => [spec.name, number]));
  const copies = new Map<string, Piece[]>();
  pieces.forEach((spec, piece) => {
    if (spec.name !== "?") copies.set(spec.name, [...(copies.get(spec.name) ?? []), piece]);
  });
  const place = (name: string): Place => {
    const number = placeNumbers.get(name);
    if (number === undefined) throw new Error(`No place is called ${name}.`);
    return number;
  };
  const regions = [...new Set(places.flatMap((spec) => spec.region ?? []))].sort();
  const sightOf = new Uint8Array(places.length);
  const regionOf = new Uint8Array(places.length);
  const shufflesOf = places.map((spec) => (spec.shuffles === undefined ? NOWHERE : place(spec.shuffles)));
  places.forEach((spec, number) => {
    sightOf[number] = spec.sight === "all" ? 1 : spec.sight === "none" ? 0 : spec.sight.seat + 2;
    regionOf[number] = spec.region === undefined ? 0 : regions.indexOf(spec.region) + 1;
  });
  const keptBits = new Int32Array(BITSET_WORDS);
  pieces.forEach((spec, piece) => {
    const word = piece >> 5;
    if (spec.kept) keptBits[word] = wordAt(keptBits, word) | (1 << (piece & 31));
  });
  const rules = chapters
    .flatMap((chapter) => chapter.rules ?? [])
    .map(ruleOf)
    .sort(byRank);
  const levies = chapters
    .flatMap((chapter) => chapter.levies ?? [])
    .map(levyOf)
    .sort(byClause);
  const compiled = new Map(
    ACT_TYPES.flatMap((type) => compileAct(chapters, rules, levies, type)).map((c) => [c.spec.type, c]),
  );
  const follows = chapters.flatMap((chapter) => chapter.follows ?? []).sort(byClause);
  const perSeat = (kind: string): Place[] =>
    Array.from({ length: seats }, (_, seat) => place(`${kind}:${seat + 1}`));
  const hands = perSeat("hand");
  const rows = composition.rows.map((row) => row.map(place));
  const cells = rows.flat();
  const lines = (composition.lines ?? [composition.rows.flat()]).map((names): Line => {
    const first = place(names[0] ?? "?");
    return { first, last: place(names.at(-1) ?? "?"), region: at(regionOf, first) };
  });
  if (cells.some((cell) => cell > cells.length) || cells.length > MOST_CELLS)
    throw new Error("Cells are numbered before all other places.");
  const lineOf = new Uint8Array(places.length);
  lines.forEach(({ first, last }, index) => {
    for (let cell = first; cell <= last; cell++) lineOf[cell] = index;
  });
  const everyStep = chapters
    .flatMap((chapter) => chapter.steps ?? [])
    .map(stepOf)
    .sort(byRank);
  const steps = everyStep.filter((step) => !isOfDeal(step));
  const acts = [...compiled.values()];
  return {
    code: composition.code,
    game: composition.game,
    seats,
    rows,
    rowSpans: rows.map((row) => ({ first: row[0] ?? NOWHERE, last: row.at(-1) ?? NOWHERE })),
    cells,
    chapters,
    pieces,
    places,
    lastPiece: pieces.length - 1,
    lastPlace: places.length - 1,
    lastRegion: regions.length,
    sightOf,
    regionOf,
    kindOf: Uint8Array.from(places, ({ pending }, place) =>
      cells.includes(place) ? CELL : pending ? PENDING : 0,
    ),
    shufflesOf,
    keptBits,
    anyKept: keptBits.some((word) => word !== 0),
    standIns: pieces.flatMap(({ standsIn }, piece) => (standsIn ? [piece] : [])),
    ...listed(acts),
    everyStep,
    steps,
    calmSteps: steps.filter(({ when }) => when === "turn"),
    firstCell: cells[0] ?? 0,
    lastCell: cells.at(-1) ?? 0,
    lines,
    lineOf,
    follows: places.map((spec) => follows.filter((follow) => follow.onto(spec))),
    limits: chapters.flatMap((chapter) => chapter.limit ?? []),
    allowances: chapters.flatMap((chapter) => chapter.allowance ?? []),
    closings: chapters.flatMap((chapter) => chapter.closing ?? []),
    unseen: chapters.flatMap((chapter) => chapter.unseen ?? []),
    rescues: chapters.flatMap((chapter) => chapter.rescue ?? []),
    slips: new Map(rules.flatMap(({ clause, slip }) => (slip === null ? [] : [[clause, slip] as const]))),
    misplaced: chapters.flatMap((chapter) => chapter.misplaced ?? []),
    leads: chapters.find((chapter) => chapter.leads)?.leads ?? null,
    rises: composition.rises ?? (() => true),
    checks: (table) => [...(composition.checks?.(table) ?? []), ...owedTooMuch(table)],
    hands,
    handRegions: hands.map((hand) => at(regionOf, hand)),
    piles: perSeat("pile"),
    discards: perSeat("discard"),
    turn: {
      marker: copies.get("turn")?.[0] ?? 0,
      helm: place("helm:1"),
      trays: perSeat("tray"),
      bank: place("bank"),
    },
    place,
    pieceName: (piece) => pieces[piece]?.name ?? "?",
    placeName: (number) => places[number]?.name ?? "?",
    copies: (name) => copies.get(name) ?? [],
    copiesOf: pieces.map(({ name }) => copies.get(name) ?? []),
    enforced: new Set(chapters.flatMap(clausesOf)),
  };
}

function listed(acts: readonly Compiled[]): Pick<Rulebook, "acts" | "actOf" | "anytime"> {
  return {
    acts,
    actOf: Object.fromEntries(acts.map((compiled) => [compiled.spec.type, compiled])),
    anytime: acts.filter(({ spec }) => spec.during === "any"),
  };
}

const slipped = new WeakMap<Rulebook, Rulebook>();

/**
 * The same rulebook for tables where cards of a line lie out of order. There the ends of a run say nothing about the
 * cells between, so rules are asked of each cell. One object for each rulebook; searches of ordinary tables pay nothing.
 */
function slippedRulebook(rulebook: Rulebook): Rulebook {
  const known = slipped.get(rulebook);
  if (known !== undefined) return known;
  const acts = rulebook.acts.map((compiled): Compiled => {
    const perOffer = compiled.rules.filter(
      ({ asked }) =>
        asked === "offer" || asked === "rising" || (typeof asked === "object" && "narrows" in asked),
    );
    return { ...compiled, perOffer, narrowing: [], chargesEnds: false };
  });
  const twin: Rulebook = { ...rulebook, ...listed(acts) };
  slipped.set(rulebook, twin);
  // A table that follows from one with slips keeps this rulebook.
  slipped.set(twin, twin);
  return twin;
}

/** The same table, with the rulebook that looks at each cell where one of its lines does not rise. */
export function asItLies(table: Table): Table {
  const { rulebook } = table;
  return rulebook.rises(table) ? table : { ...table, rulebook: slippedRulebook(rulebook) };
}

/** Whether a step is never due again once the first turn has begun. */
export const isOfDeal = ({ when }: Step): boolean => when === "deal" || when === "named-deal";

const byClause = (a: Follow | Levy, b: Follow | Levy): number =>
  clauseIndex(a.clause) - clauseIndex(b.clause);

function clausesOf(chapter: AnyChapter): ClauseId[] {
  const { acts, rules, levies, reliefs, hindrances, follows, steps } = chapter;
  const slots = [acts, rules, levies, reliefs, hindrances, follows, steps];
  const kept = (chapter.pieces ?? []).flatMap((piece) => piece.kept ?? []);
  return [...slots.flatMap((slot) => (slot ?? []).map((entry) => entry.clause)), ...kept];
}

const compareNames = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function numberPieces(chapters: readonly AnyChapter[]): readonly PieceSpec[] {
  const specs = signed(chapters);
  const order = (a: PieceSpec, b: PieceSpec): number => a.sort - b.sort || compareNames(a.name, b.name);
  const cards = specs.filter((spec) => !spec.token).sort(order);
  const tokens = specs.filter((spec) => spec.token).sort(order);
  if (cards.length >= MOST_CARDS) throw new Error("Too many cards.");
  const unseen: PieceSpec = { name: "?", sort: -1, starts: "" };
  const gap = Array.from({ length: MOST_CARDS - 1 - cards.length }, () => unseen);
  const all = [unseen, ...cards, ...gap, ...tokens];
  if (all.length > MOST_PIECES) throw new Error("Too many pieces.");
  return all;
}

/** The pieces of all chapters, each under the name that its copy bears (`Slots.signs`). */
function signed(chapters: readonly AnyChapter[]): readonly PieceSpec[] {
  const specs = chapters.flatMap((chapter) => chapter.pieces ?? []);
  const signs = chapters.flatMap((chapter) => chapter.signs ?? []);
  if (signs.length === 0) return specs;
  const copies = new Map<string, number>();
  for (const { name } of specs) copies.set(name, (copies.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return specs.map((spec) => {
    const copy = seen.get(spec.name) ?? 0;
    seen.set(spec.name, copy + 1);
    const count = copies.get(spec.name) ?? 1;
    return { ...spec, name: signs.reduce((name, sign) => sign(name, copy, count), spec.name) };
  });
}

function numberPlaces(chapters: readonly AnyChapter[]): readonly PlaceSpec[] {
  const byName = new Map<string, PlaceSpec>();
  for (const spec of chapters.flatMap((chapter) => chapter.places ?? [])) {
    const same = byName.get(spec.name);
    if (same && JSON.stringify({ ...same, holds: [] }) !== JSON.stringify({ ...spec, holds: [] }))
      throw new Error(`Two places are called ${spec.name}.`);
    // Each chapter that shares a place says which of its own pieces the place holds.
    const isShared = same !== undefined && same.holds !== "cards" && spec.holds !== "cards";
    byName.set(spec.name, isShared ? { ...spec, holds: [...new Set([...same.holds, ...spec.holds])] } : spec);
  }
  const sorted = [...byName.values()].sort((a, b) => a.sort - b.sort || compareNames(a.name, b.name));
  if (sorted.length >= MOST_PLACES) throw new Error("Too many places.");
  // Code finds the numbered places of a kind by the first of them (`spots`).
  const kinds = sorted.map(({ name }) => /^(.+):\d+$/.exec(name)?.[1]);
  const split = kinds.findIndex(
    (kind, index) => kind && kinds[index - 1] !== kind && kinds.indexOf(kind) !== index,
  );
  if (split > 0)
    throw new Error(`${sorted[split - 1]?.name} is sorted among the places called ${kinds[split]}.`);
  return [{ name: "?", sort: -1, sight: "none", holds: "cards", most: null }, ...sorted];
}

function compileAct(
  chapters: readonly AnyChapter[],
  everyRule: readonly Rule[],
  everyLevy: readonly Levy[],
  type: ActType,
): Compiled[] {
  const owners = chapters.flatMap((chapter) => (chapter.acts ?? []).filter((spec) => spec.type === type));
  if (owners.length > 1) throw new Error(`Two chapters own the act ${type}.`);
  const spec = owners[0];
  if (!spec) return [];
  const isAbout = ({ on }: { readonly on: Scope }): boolean => {
    if (typeof on === "string") return on === "every" || spec.traits.includes(on);
    return "but" in on ? spec.traits.includes(on.trait) && !on.but.includes(type) : on.includes(type);
  };
  const rules = everyRule.filter(isAbout);
  const levies = everyLevy.filter(isAbout);
  const asked = (how: RuleAsking): readonly Rule[] => rules.filter((rule) => rule.asked === how);
  return [
    {
      spec: actOf(spec),
      packed: ACT_TYPES.indexOf(type) << TYPE_SHIFT,
      rules,
      levies,
      reliefs: chapters.flatMap((chapter) => chapter.reliefs ?? []).filter(isAbout),
      hindrances: chapters.flatMap((chapter) => chapter.hindrances ?? []).filter(isAbout),
      perSeat: asked("seat"),
      perOffer: asked("offer"),
      perPaidOffer: asked("paid"),
      closing: rules.flatMap(({ asked }) =>
        typeof asked === "object" && "closes" in asked ? asked.closes : [],
      ),
      narrowing: rules.flatMap(({ asked }) =>
        typeof asked === "object" && "narrows" in asked ? asked.narrows : [],
      ),
      chargesEnds: levies.every((levy) => levy.atEnds),
    },
  ];
}
