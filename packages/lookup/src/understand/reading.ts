/**
 * From the parts of a question to what was asked: one deed with one card in one place. Parts that do not belong together,
 * one too many, or one too few: then nothing is read.
 */
import type { GameName } from "../shapes";
import type { QuestionPart, SaidWhere } from "./line";
import { cardsOf, HIGHEST_NUMBER, isNumber, LAYING, MOST_HELD, Parts } from "./parts-of";
import { gameOfName, ROOM_QUESTIONS } from "./rooms";
import type { NamedCard, Reading, State, Where } from "./shapes";

/** What a question takes for granted; where the engine says otherwise, there is no answer to it. */
export interface Expected {
  readonly allowed: "yes" | "no";
  readonly price?: number;
}

export interface Read {
  readonly reading: Reading;
  readonly expected: Expected | undefined;
  /** Whether nothing told which of the games is meant. */
  readonly isGameOpen: boolean;
}

const ROWS = { sea: 6, mountain: 8 } as const;
const COLUMNS = 6;
/** So many are discarded together at the Start. */
const MOST_SHARED = 8;

const SEA_STATES: readonly State[] = ["no-start", "start-held"];
const MOUNTAIN_CARDS: readonly NamedCard["kind"][] = ["bridge", "campfire", "summit"];
/** Which game what is told without a module is of. */
const GAMES: ReadonlyMap<string, GameName> = new Map([
  ...[...SEA_STATES, "finish", "above", "under"].map((name) => [name, "sea"] as const),
  ...[...MOUNTAIN_CARDS, "bridge-open", "nowhere-up", "on-bridge", "rope", "no-rope"].map(
    (name) => [name, "mountain"] as const,
  ),
]);

/** Which games the parts speak of. */
function gamesOf(parts: Parts): ReadonlySet<GameName> {
  const where = parts.one("where")?.where;
  const besides = parts.all("discard").flatMap(({ besides = [] }) => besides);
  const cards = [...parts.all("card").map(({ card }) => card), ...cardsOf(where), ...besides];
  const names = [
    ...cards.map(({ kind }) => kind),
    ...parts.all("state").map(({ state }) => state),
    ...parts.all("deed").map(({ deed }) => deed),
    where?.kind ?? "",
  ];
  const atSea =
    parts.one("column") !== undefined || cards.some(({ value = 0 }) => value > HIGHEST_NUMBER.mountain);
  const onMountain =
    parts.one("below") !== undefined ||
    (parts.one("row")?.row ?? 0) > ROWS.sea ||
    cards.some(({ colour }) => colour !== undefined);
  return new Set<GameName>([
    ...names.flatMap((name) => GAMES.get(name) ?? gameOfName(name) ?? []),
    ...(atSea ? ["sea" as const] : []),
    ...(onMountain ? ["mountain" as const] : []),
    ...parts.all("game").map(({ game }) => game),
  ]);
}

/** The side that the numbers leave, where a question says "beside". */
function sided(where: SaidWhere | undefined, card: NamedCard, game: GameName): Where | undefined {
  if (where?.kind !== "beside") return where;
  const isLower = game === "sea" && (card.value ?? 0) < (where.card.value ?? 0);
  return { kind: isLower ? "left" : "right", card: where.card };
}

/** An Island, and where it is laid. */
function island(parts: Parts, reading: Reading): Reading | null {
  const { card, where, row, column, state, lies } = reading;
  if (lies !== undefined) return parts.areOnly("card", "scene", "hand", "game", "price") ? reading : null;
  if (card === undefined || !parts.areOnly(...LAYING, "column", "replace", "edge")) return null;
  if (parts.one("edge") !== undefined && (row === undefined || where !== undefined)) return null;
  // A Start binds only who holds it: where none lies, any Island may be laid.
  if ((state !== undefined && !SEA_STATES.includes(state)) || !isNumber(card, "sea")) return null;
  if (!cardsOf(where).every((each) => isNumber(each, "sea") && each.value !== card.value)) return null;
  if (parts.one("replace") !== undefined && where?.kind !== "on") return null;
  const isBare = where === undefined || where.kind === "alone";
  if (column !== undefined && (row === undefined || !isBare)) return null;
  if (where === undefined) return row === undefined && state === undefined ? null : reading;
  if (where.kind === "between") return where.cards[0].value === where.cards[1].value ? null : reading;
  return ["left", "right", "on", "above", "under", "alone"].includes(where.kind) ? reading : null;
}

/** Whether another card has the same colour, whatever its number: then the number does not matter. */
const isTwin = ({ colour }: NamedCard, other: NamedCard): boolean =>
  (other.kind === "card" || other.kind === "campfire") && colour !== undefined && other.colour === colour;

/** A numbered card of the mountain, and where it is laid. */
function ascent(parts: Parts, reading: Reading): Reading | null {
  const { card, where, row, below, state } = reading;
  if (card === undefined || state !== undefined || !parts.areOnly(...LAYING, "below", "replace", "edge"))
    return null;
  // Of one colour, whatever the numbers.
  if (card.kind === "card")
    return where?.kind === "right" && isTwin(card, where.card) && row === undefined ? reading : null;
  const edge = parts.one("edge");
  // "Right of the first card of row 1".
  const isSecond = where?.kind === "right" && edge?.row !== undefined && row === undefined;
  if (
    edge !== undefined &&
    (edge.end === "last" || edge.row === undefined || (where !== undefined && !isSecond))
  )
    return null;
  if (parts.one("replace") !== undefined && where?.kind !== "on") return null;
  if (!isNumber(card, "mountain")) return null;
  if (isSecond) return { ...reading, row: edge.row };
  const beside = cardsOf(where);
  switch (where?.kind) {
    case undefined:
      return row === undefined && below === undefined ? null : reading;
    case "alone":
      return reading;
    case "right":
      return beside.every(
        (each) => each.kind === "bridge" || isNumber(each, "mountain") || isTwin(card, each),
      )
        ? reading
        : null;
    case "on":
      return row === undefined && parts.one("replace") !== undefined && isNumber(where.card, "mountain")
        ? reading
        : null;
    case "behind": {
      const [first = card] = where.cards.toReversed();
      const isApart = where.cards.every(
        ({ colour }, at) => colour === undefined || colour !== where.cards[at + 1]?.colour,
      );
      return isApart && isNumber(first, "mountain") ? reading : null;
    }
    // Between two that are side by side no place is left.
    case "between":
    case "on-bridge":
      return beside.every((each) => isNumber(each, "mountain")) ? reading : null;
    default:
      return null;
  }
}

/** A Bridge: at the end of a row, in the row that has but two places, beside or on another card. */
function bridge(parts: Parts, reading: Reading): Reading | null {
  const { where, row } = reading;
  const edge = parts.one("edge");
  if (!parts.areOnly("card", "where", "row", "edge", "hand", "game", "replace", "price", "below"))
    return null;
  if (edge !== undefined) {
    if (where !== undefined || row !== undefined) return null;
    const at: Reading = { ...reading, where: { kind: "row-end", end: edge.end } };
    return edge.row === undefined ? at : { ...at, row: edge.row };
  }
  if (where === undefined) return row === ROWS.mountain ? reading : null;
  if (where.kind !== "right" && where.kind !== "on") return null;
  const { kind } = where.card;
  const isNamed = kind === "bridge" || kind === "card" || (kind === "campfire" && where.kind === "right");
  return isNamed || isNumber(where.card, "mountain") ? reading : null;
}

/** A Campfire on another card, which has somewhere to go or not. */
function campfire(parts: Parts, reading: Reading): Reading | null {
  const { where, card, row = 1, state } = reading;
  if (!parts.areOnly("card", "where", "row", "hand", "game", "replace", "state", "price")) return null;
  // What lies in a row is as high as the row.
  if (cardsOf(where).some(({ value = row }) => value < row)) return null;
  if (state === "nowhere-up") return reading.row === undefined ? reading : null;
  if (state !== undefined) return null;
  if (where?.kind === "empty-space") return reading;
  if (where?.kind !== "on") return null;
  if (where.card.kind === "bridge" || where.card.kind === "campfire") return reading;
  const isNamed = isNumber(where.card, "mountain") || where.card.kind === "card";
  return card?.colour !== undefined && where.card.colour !== undefined && isNamed ? reading : null;
}

/** Some card, whatever its number: on another, beside one of its colour, or before any Start. */
function someCard(parts: Parts, reading: Reading): Reading | null {
  const { card, where, state, game } = reading;
  if (card?.colour !== undefined) return ascent(parts, reading);
  if (game !== "sea") return null;
  if (state !== undefined)
    return SEA_STATES.includes(state) && parts.areOnly("card", "state", "game") ? reading : null;
  const isOn = where?.kind === "on" && (where.card.kind === "card" || isNumber(where.card, "sea"));
  return isOn && where.card.colour === undefined && parts.areOnly("card", "where", "game") ? reading : null;
}

function laid(parts: Parts, reading: Reading): Reading | null {
  const { card, state, below } = reading;
  const states = parts.all("state").map((each) => each.state);
  if (states.length > 1 && state !== "start-held") return null;
  // A Start in hand binds nobody where one lies already: that none does is said too.
  if (state === "start-held" && !(states.includes("no-start") && states.length === 2)) return null;
  for (const { lays } of ROOM_QUESTIONS) {
    const added = lays(parts, reading);
    if (added !== undefined) return added;
  }
  switch (card?.kind) {
    case "finish":
    case "summit": {
      const said = card.kind === "finish" ? "no-start" : "bridge-open";
      const isSaid = state !== undefined && ["space-empty", "all-full", said].includes(state);
      return isSaid && parts.areOnly("card", "state", "hand", "game") ? reading : null;
    }
    case "bridge":
      return bridge(parts, reading);
    case "campfire":
      return campfire(parts, reading);
    case "card":
      if (below === undefined) return someCard(parts, reading);
      return below < 2 &&
        parts.one("edge")?.end !== "last" &&
        parts.areOnly("row", "edge", "below", "game", "card")
        ? reading
        : null;
    case "number":
      return reading.game === "sea" ? island(parts, reading) : ascent(parts, reading);
    default:
      return null;
  }
}

/** A deed that is none of laying a card: discarding, or what a module adds. */
function otherDeed(parts: Parts, game: GameName): Reading | null {
  for (const { does } of ROOM_QUESTIONS) {
    const added = does?.(parts);
    if (added !== undefined) return added;
  }
  const deed = parts.one("deed")?.deed;
  if (deed !== undefined) return parts.areOnly("deed", "game", "price") ? { game, deed } : null;
  const card = parts.one("card")?.card;
  const discard = parts.one("discard");
  if (card !== undefined && discard !== undefined) {
    const { besides = [] } = discard;
    const isOwn = ({ kind }: NamedCard): boolean =>
      game === "sea" ? kind === "finish" : MOUNTAIN_CARDS.includes(kind);
    const all = [card, ...besides];
    // "I discard 3 and you 5": so many of any kind.
    const isCounting = all.every(
      ({ value = MOST_SHARED + 1, colour }) => colour === undefined && value <= MOST_SHARED,
    );
    // A number alone tells no whole discard.
    const isKnown =
      all.length <= MOST_HELD &&
      !isCounting &&
      all.every((each) => isOwn(each) || (besides.length > 0 && isNumber(each, game)));
    return isKnown && parts.areOnly("card", "discard", "game")
      ? { game, deed: "discard", card, besides }
      : null;
  }
  const discarded = parts.one("discard-any")?.cards;
  if (discarded === undefined || !parts.areOnly("discard-any", "state", "game")) return null;
  const states = parts.all("state").map(({ state }) => state);
  const any = { game, deed: "discard", discarded } as const;
  if (states.length === 0) return any;
  const isHeld = states.includes("start-held") && states.includes("no-start");
  return isHeld && game === "sea" ? { ...any, state: "start-held" } : null;
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
  const rest = { isGameOpen: games.size === 0, expected };
  const isOther = (["deed", "discard", "discard-any"] as const).some((kind) => parts.one(kind) !== undefined);
  const reading = isOther ? otherDeed(parts, game) : layingOf(parts, game);
  if (reading === null) return null;
  // "A 2 in row 3" may be a card of either game.
  const isRowSaid = parts.one("scene")?.isRowSaid ?? reading.row !== undefined;
  if (rest.isGameOpen && isRowSaid) return null;
  return { reading, ...rest };
}

function layingOf(parts: Parts, game: GameName): Reading | null {
  // Which card it is does not matter where one is missing below.
  const below = parts.one("below")?.cards;
  const card = parts.one("card")?.card ?? (below === undefined ? undefined : { kind: "card" as const });
  if (card === undefined) return null;
  const where = sided(parts.one("where")?.where, card, game);
  const scene = parts.one("scene");
  // A card at the end of a row that is told.
  const isAtEnd = where === undefined && (card.kind === "number" || card.kind === "card");
  const atEnd = isAtEnd ? parts.one("edge") : undefined;
  const row = scene?.at.row ?? parts.one("row")?.row ?? atEnd?.row;
  const endColumn =
    atEnd === undefined || game === "mountain" ? undefined : atEnd.end === "first" ? 1 : COLUMNS;
  const column = scene?.at.column ?? parts.one("column")?.column ?? endColumn;
  const hand = parts.one("hand")?.hand;
  const closed = parts.one("closed")?.row;
  const states = parts.all("state").map((each) => each.state);
  const state = states.find((each) => each === "start-held") ?? states[0];
  const edge = parts.one("edge")?.row;
  if ([row, edge, closed].some((each) => each !== undefined && (each < 1 || each > ROWS[game]))) return null;
  if (hand !== undefined && (hand.cards > MOST_HELD || (hand.counts === "held" && hand.cards < 1)))
    return null;
  if (column !== undefined && (column < 1 || column > COLUMNS)) return null;
  return laid(parts, {
    ...{ game, deed: "lay", card, where, row, column, hand, below, closed, state, lies: scene?.lies },
  });
}
