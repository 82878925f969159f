/**
 * From the parts of a question to what was asked: one deed with one card in one place. Parts that do not belong together,
 * one too many, or one too few: then nothing is read.
 */
import type { GameName } from "../shapes";
import type { QuestionPart, SaidWhere } from "./parts";
import type { NamedCard, Reading, State, Where } from "./shapes";

/** What a question takes for granted; where the engine says otherwise, there is no answer to it. */
export interface Expected {
  readonly allowed: "yes" | "no";
  readonly price?: number;
}

export interface Read {
  readonly reading: Reading;
  readonly expected?: Expected;
  /** Whether nothing told which of the games is meant. */
  readonly isGameOpen: boolean;
}

type Kind = QuestionPart["is"];
type Of<K extends Kind> = Extract<QuestionPart, { readonly is: K }>;

/** The parts of a question by their kinds. */
class Parts {
  readonly #parts: readonly QuestionPart[];

  constructor(parts: readonly QuestionPart[]) {
    this.#parts = parts;
  }

  all<K extends Kind>(kind: K): readonly Of<K>[] {
    return this.#parts.filter((part): part is Of<K> => part.is === kind);
  }

  one<K extends Kind>(kind: K): Of<K> | undefined {
    return this.all(kind)[0];
  }

  /** Whether there is nothing but these, and of each but the states one at most. */
  areOnly(...kinds: readonly Kind[]): boolean {
    return (
      this.#parts.every(({ is }) => kinds.includes(is)) &&
      kinds.every((kind) => this.all(kind).length <= (kind === "state" ? 2 : 1))
    );
  }
}

const HIGHEST = { sea: 80, mountain: 12 } as const;
const ROWS = { sea: 6, mountain: 8 } as const;
const COLUMNS = 6;
/** A hand of six is the largest there is. */
const MOST_HELD = 6;

const cardsOf = (where: SaidWhere | undefined): readonly NamedCard[] => {
  if (where === undefined) return [];
  if ("card" in where) return [where.card];
  return "cards" in where ? where.cards : [];
};

const SEA_STATES: readonly State[] = ["no-start", "start-held", "purple-storm", "orange-storm"];
const SEA_CARDS: readonly NamedCard["kind"][] = ["finish", "monster"];
const MOUNTAIN_CARDS: readonly NamedCard["kind"][] = ["bridge", "campfire", "summit", "goat"];

/** Which games the parts speak of. */
function gamesOf(parts: Parts): ReadonlySet<GameName> {
  const where = parts.one("where")?.where;
  const cards = [...parts.all("card").map(({ card }) => card), ...cardsOf(where)];
  const states = parts.all("state").map(({ state }) => state);
  const atSea =
    where?.kind === "across" ||
    parts.one("column") !== undefined ||
    states.some((state) => SEA_STATES.includes(state)) ||
    cards.some(({ kind, value = 0 }) => SEA_CARDS.includes(kind) || value > HIGHEST.mountain);
  const onMountain =
    where?.kind === "bridge-between" ||
    where?.kind === "card-with-goat" ||
    parts.one("below") !== undefined ||
    parts.one("cross") !== undefined ||
    states.includes("bridge-open") ||
    cards.some(({ kind, colour }) => MOUNTAIN_CARDS.includes(kind) || colour !== undefined);
  const named = parts.all("game").map(({ game }) => game);
  return new Set<GameName>([
    ...(atSea ? ["sea" as const] : []),
    ...(onMountain ? ["mountain" as const] : []),
    ...named,
  ]);
}

/** The side that the numbers leave, where a question says "beside". */
function sided(where: SaidWhere | undefined, card: NamedCard, game: GameName): Where | undefined {
  if (where?.kind !== "beside") return where;
  const isLower = game === "sea" && (card.value ?? 0) < (where.card.value ?? 0);
  return { kind: isLower ? "left" : "right", card: where.card };
}

const isNumber = ({ kind, value = 0 }: NamedCard, game: GameName): boolean =>
  kind === "number" && value >= 1 && value <= HIGHEST[game];

/** An Island, and where it is laid. */
function island(parts: Parts, reading: Reading): Reading | null {
  const { card, where, row, column, state } = reading;
  if (card === undefined || !parts.areOnly(...LAYING, "column", "replace")) return null;
  if (state === "purple-storm") return where === undefined && row === undefined ? reading : null;
  if (state === "orange-storm") return where?.kind === "alone" && row === undefined ? reading : null;
  if (state !== undefined || !isNumber(card, "sea")) return null;
  if (!cardsOf(where).every((each) => isNumber(each, "sea") && each.value !== card.value)) return null;
  if (parts.one("replace") !== undefined && where?.kind !== "on") return null;
  const isBare = where === undefined || where.kind === "alone";
  if (column !== undefined && (row === undefined || !isBare)) return null;
  switch (where?.kind) {
    case undefined:
      return row === undefined ? null : reading;
    case "between":
      return where.cards[0].value === where.cards[1].value ? null : reading;
    case "left":
    case "right":
    case "on":
    case "alone":
      return reading;
    case "across":
      return row === undefined ? reading : null;
    default:
      return null;
  }
}

/** A numbered card of the mountain, and where it is laid. */
function ascent(parts: Parts, reading: Reading): Reading | null {
  const { card, where, row, below, state } = reading;
  if (card === undefined || state !== undefined || !parts.areOnly(...LAYING, "below")) return null;
  if (!isNumber(card, "mountain")) return null;
  const beside = cardsOf(where);
  switch (where?.kind) {
    case undefined:
      return row === undefined && below === undefined ? null : reading;
    case "alone":
      return reading;
    case "right":
      return beside.every((each) => each.kind === "bridge" || isNumber(each, "mountain")) ? reading : null;
    case "bridge-between":
      return beside.every((each) => isNumber(each, "mountain")) ? reading : null;
    default:
      return null;
  }
}

/** A Bridge: at the end of a row, in the row that has but two places, beside another card. */
function bridge(parts: Parts, reading: Reading): Reading | null {
  const { where, row } = reading;
  const edge = parts.one("edge");
  if (!parts.areOnly("card", "where", "row", "edge", "hand", "game")) return null;
  if (edge !== undefined) {
    if (where !== undefined || row !== undefined) return null;
    const at: Reading = { ...reading, where: { kind: "row-end", end: edge.end } };
    return edge.row === undefined ? at : { ...at, row: edge.row };
  }
  if (where === undefined) return row === ROWS.mountain ? reading : null;
  if (where.kind !== "right") return null;
  return where.card.kind === "bridge" || isNumber(where.card, "mountain") ? reading : null;
}

/** A Campfire on another card. */
function campfire(parts: Parts, reading: Reading): Reading | null {
  const { where, card } = reading;
  if (!parts.areOnly("card", "where", "hand", "game", "replace")) return null;
  if (where?.kind === "card-with-goat") return reading;
  if (where?.kind !== "on") return null;
  if (where.card.kind === "bridge") return reading;
  const isNamed = isNumber(where.card, "mountain") || where.card.kind === "card";
  return card?.colour !== undefined && where.card.colour !== undefined && isNamed ? reading : null;
}

const LAYING: readonly Kind[] = ["card", "where", "row", "hand", "game", "state", "price", "refused"];
const ENDS: readonly State[] = ["space-empty", "all-full"];

function laid(parts: Parts, reading: Reading): Reading | null {
  const { card, state, where } = reading;
  if (parts.all("state").length > 1) return null;
  switch (card?.kind) {
    case "finish":
    case "summit": {
      const said = card.kind === "finish" ? "no-start" : "bridge-open";
      const isSaid = state !== undefined && [...ENDS, said].includes(state);
      return isSaid && parts.areOnly("card", "state", "hand", "game") ? reading : null;
    }
    case "monster": {
      const isOn = where?.kind === "empty-space" || (where?.kind === "on" && isNumber(where.card, "sea"));
      return isOn && parts.areOnly("card", "where", "game") ? reading : null;
    }
    case "bridge":
      return bridge(parts, reading);
    case "campfire":
      return campfire(parts, reading);
    case "card":
      return state === "orange-storm" ? island(parts, reading) : null;
    case "number":
      return reading.game === "sea" ? island(parts, reading) : ascent(parts, reading);
    default:
      return null;
  }
}

/** A deed that is none of laying a card: discarding, or leading goats over a Bridge. */
function otherDeed(parts: Parts): Reading | null {
  const states = parts.all("state").map(({ state }) => state);
  if (parts.one("cross") !== undefined)
    return parts.areOnly("cross", "game") ? { game: "mountain", deed: "herd" } : null;
  if (parts.one("discard-two") !== undefined) {
    const isHeld = states.includes("start-held") && states.includes("no-start");
    return isHeld && parts.areOnly("discard-two", "state", "game")
      ? { game: "sea", deed: "discard", state: "start-held" }
      : null;
  }
  const card = parts.one("card")?.card;
  return card?.kind === "monster" && parts.areOnly("card", "discard", "game")
    ? { game: "sea", deed: "discard", card }
    : null;
}

/** What was asked; null where the parts make no question about one card in one place. */
export function readingOf(said: readonly QuestionPart[]): Read | null {
  const refused = said.some(({ is }) => is === "refused");
  const parts = new Parts(said.filter(({ is }) => is !== "refused"));
  const games = gamesOf(parts);
  const [game = "sea"] = games;
  if (games.size > 1) return null;
  const price = parts.one("price");
  const expected: Expected | undefined = refused
    ? { allowed: "no" }
    : price?.claimed === undefined
      ? undefined
      : { allowed: "yes", price: price.claimed };
  if (refused && price !== undefined) return null;
  const rest = { isGameOpen: games.size === 0, ...(expected === undefined ? {} : { expected }) };
  const isOther = (["cross", "discard", "discard-two"] as const).some(
    (kind) => parts.one(kind) !== undefined,
  );
  const reading = isOther ? otherDeed(parts) : layingOf(parts, game);
  if (reading === null) return null;
  // "A 2 in row 3" may be a card of either game.
  if (rest.isGameOpen && reading.row !== undefined) return null;
  return { reading, ...rest };
}

function layingOf(parts: Parts, game: GameName): Reading | null {
  const card = parts.one("card")?.card;
  if (card === undefined) return null;
  const where = sided(parts.one("where")?.where, card, game);
  const row = parts.one("row")?.row;
  const column = parts.one("column")?.column;
  const hand = parts.one("hand")?.hand;
  const below = parts.one("below")?.cards;
  const state = parts.one("state")?.state;
  const edge = parts.one("edge")?.row;
  if ([row, edge].some((each) => each !== undefined && (each < 1 || each > ROWS[game]))) return null;
  if (hand !== undefined && (hand.cards > MOST_HELD || (hand.counts === "held" && hand.cards < 1)))
    return null;
  if (column !== undefined && (column < 1 || column > COLUMNS)) return null;
  return laid(parts, {
    ...{ game, deed: "lay", card },
    ...(where === undefined ? {} : { where }),
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
    ...(hand === undefined ? {} : { hand }),
    ...(below === undefined ? {} : { below }),
    ...(state === undefined ? {} : { state }),
  });
}
