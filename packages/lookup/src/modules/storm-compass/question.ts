/** What is asked about them: an Island or a discard under one, or in its row, and a Compass spent on it. */
import { HIGHEST_ISLAND, SMALL_HAND, writeName, writeSpace } from "@stillwater/engine";
import { QUESTION_CARDS, QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { putClosedRow } from "../../understand/closed-row";
import { rowsIn } from "../../understand/game-asked";
import { type QuestionLine, state, where } from "../../understand/line";
import { cardsOf, isNumber, LAYING, type Parts } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { seaCheckOf } from "../../understand/sea";
import {
  handTold,
  MIDDLE,
  NOTHING_LIES,
  SEA_OPTION,
  type SeaCells,
  SOME_ISLAND,
  seaCheck,
  usualRow,
} from "../../understand/sea-position";
import type { EngineCheck, Reading } from "../../understand/shapes";
import { putNamed } from "../../understand/situation";

export interface Asks {
  readonly cards: "compass";
  readonly states: "yellow-storm" | "purple-storm" | "orange-storm";
  readonly wheres: "off-turn" | "for-other";
  readonly deeds: "compass-idle";
}

const COLOURS = ["yellow", "purple", "orange"] as const;
type StormColour = (typeof COLOURS)[number];
const OPTION = "sea p2 storms";

const colourOf = ({ state }: Reading): StormColour | undefined =>
  COLOURS.find((colour) => state === `${colour}-storm`);

/** Where a Storm lies: before a player, or beside a row. */
const stormPlace = (colour: StormColour, seat: number, row: number): string =>
  writeName(colour === "purple" ? "row" : colour, colour === "purple" ? row : seat);

/** Something lies, but not next to it: an orange Storm asks for a neighbour. */
function farFrom(value: number, row: number): SeaCells {
  const isHigh = row > 1;
  const far = isHigh ? (value === 1 ? 2 : 1) : value === HIGHEST_ISLAND ? HIGHEST_ISLAND - 1 : HIGHEST_ISLAND;
  return new Map([[isHigh ? "r1c1" : writeSpace("sea", rowsIn(SEA_OPTION), 1), far]]);
}

/** An Island or a discard under a Storm, or in its row. */
function inStorm(reading: Reading, colour: StormColour): EngineCheck {
  const { card, hand, where, deed } = reading;
  const value = card?.value ?? SOME_ISLAND;
  const row = reading.row ?? usualRow(value);
  const isAlone = deed === "lay" && (colour === "purple" || (colour === "orange" && where?.kind === "alone"));
  const isHandOpen = colour === "yellow" && hand === undefined;
  return seaCheckOf(isHandOpen ? { ...reading, hand: { counts: "held", cards: SMALL_HAND } } : reading, {
    ...{
      option: OPTION,
      extra: `${stormPlace(colour, 1, reading.closed ?? row)}=${writeName("storm", colour)}#1`,
    },
    ...(isAlone ? { at: writeSpace("sea", row, MIDDLE - 1) } : {}),
    ...(isAlone && colour === "orange" ? { cells: farFrom(value, row) } : {}),
    assumed: isHandOpen ? [{ kind: "hand", cards: SMALL_HAND }] : [],
  });
}

/** A Compass, spent on a Storm or with none in play. */
function compass({ where, closed }: Reading, colour: StormColour | undefined): EngineCheck {
  const seat = where === undefined ? 1 : 2;
  const place = colour === undefined ? "row:4" : stormPlace(colour, seat, closed ?? 4);
  return seaCheck({
    ...{
      option: OPTION,
      card: "compass",
      holds: ["40"],
      act: `compass ${place}`,
      started: true,
      assumed: [],
    },
    ...{ cells: NOTHING_LIES, hand: undefined, turn: where?.kind === "off-turn" ? seat : 1 },
    extra: `team=compass#1${colour === undefined ? "" : ` ${place}=${writeName("storm", colour)}#1`}`,
  });
}

function putStates(line: QuestionLine): void {
  line.dropAll(/ storm(?: in)?(?= (?:yellow|purple|orange) )|(?<= (?:yellow|purple|orange)) storm(?= )/);
  if (line.has("compass")) putCompass(line);
  putClosedRow(line, "purple", "purple-storm");
  for (const colour of ["yellow", "orange"] as const)
    line.put(
      new RegExp(`(?: (?:with|below|when|have|some|drew))* ${colour} (?:(?:lie|there|on|have|some) )*`),
      () => state(`${colour}-storm`),
    );
}

/** A Compass and the Storm that it is spent on: of somebody else, or in the turn of another. */
function putCompass(line: QuestionLine): void {
  const of = "(?:person|neighbours?)";
  // Which Storm it is does not matter.
  if (!COLOURS.some((colour) => line.has(colour))) line.text = line.text.replace(/ storm(?= )/, " yellow");
  line.drop(/ with(?= compass )/);
  // "My partner spends one in my turn".
  const isOff = line.has("offturn") || line.has("aside");
  if (isOff) line.dropAll(/ person(?=.* (?:offturn|aside) )/);
  const hasOther = new RegExp(` ${of} (?:yellow|orange) | (?:yellow|orange)(?: (?:for|on|in))* ${of} `).test(
    line.text,
  );
  line.dropAll(
    / (?:lift|eat|discard)(?= )|(?: when)? (?:offturn|aside)(?= )|(?<= compass) beside(?= )|(?<= compass) onit(?= )| (?:pay|only)(?= (?:only )?compass )/,
  );
  if (hasOther) line.drop(new RegExp(`(?: (?:for|on|in))* ${of}(?= )`));
  if (isOff || hasOther) for (const part of where({ kind: isOff ? "off-turn" : "for-other" })) line.add(part);
  line.put(/ purple(?: (?:lie|in|on|beside))* (R\d+) /, ([row = ""]) => {
    const part = line.part(row);
    return part?.is === "row" ? [...state("purple-storm"), { is: "closed", row: part.row }] : null;
  });
  line.put(/(?: (?:for|on|with))* (yellow|purple|orange)(?: (?:lie|there|have|some))* /, ([name]) =>
    COLOURS.flatMap((colour) => (colour === name ? state(`${colour}-storm`) : [])),
  );
}

/** A Compass, or an Island, with a Storm in play; an Island where one lies before its player, or in a row with one. */
function laysIn(parts: Parts, reading: Reading, colour: StormColour): Reading | null {
  const { card, where, row, hand } = reading;
  if (card?.kind === "compass")
    return parts.areOnly("card", "where", "state", "closed", "game", "price") && row === undefined
      ? reading
      : null;
  if (colour === "yellow" && handTold(hand)[0] > SMALL_HAND && hand !== undefined) return null;
  const isIsland = card?.kind === "number" || card?.kind === "card";
  const isBeside = where?.kind === "left" || where?.kind === "right" || where?.kind === "between";
  const isNamed = isBeside && [card, ...cardsOf(where)].every((each) => each && isNumber(each, "sea"));
  const isAlone = colour === "orange" && where?.kind === "alone";
  const isPlaced = colour === "purple" ? where === undefined : isAlone || isNamed;
  const isWhole = parts.areOnly(...LAYING, "closed") && (row === undefined || colour === "purple");
  return isIsland && isPlaced && isWhole ? reading : null;
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: { compass: QUESTION_CARDS.compass },
  states: {
    "yellow-storm": QUESTION_TEXTS.yellowStorm,
    "purple-storm": QUESTION_TEXTS.purpleStorm,
    "orange-storm": QUESTION_TEXTS.orangeStorm,
  },
  wheres: { "off-turn": QUESTION_TEXTS.offTurn, "for-other": QUESTION_TEXTS.forOther },
  deeds: { "compass-idle": QUESTION_TEXTS.compassIdle },
  puts: {
    states: putStates,
    wheres: null,
    deeds: (line) =>
      putNamed(line, [/^compass$/, /^nostorm$/], /^(?:pay|instead|n1|only|lift|discard|anyway|middle)$/, [
        { is: "deed", deed: "compass-idle" },
      ]),
  },
  lays: (parts, reading) => {
    const colour = colourOf(reading);
    if (colour !== undefined) return laysIn(parts, reading, colour);
    if (reading.card?.kind !== "compass") return undefined;
    const isOpen = reading.where?.kind === "off-turn" && parts.areOnly("card", "where", "game");
    return isOpen ? { ...reading, state: "yellow-storm" } : null;
  },
  // Two discards stay allowed.
  does: (parts) => {
    const [discard, told, hand] = [parts.one("discard-any"), parts.one("state"), parts.one("hand")?.hand];
    const state = (["yellow-storm", "orange-storm"] as const).find((each) => each === told?.state);
    if (discard === undefined || state === undefined) return undefined;
    const most = hand === undefined ? SMALL_HAND : handTold(hand)[0];
    const isHeld = discard.cards <= most && (state === "orange-storm" || most <= SMALL_HAND);
    return isHeld && parts.areOnly("discard-any", "state", "hand", "game")
      ? { game: "sea", deed: "discard", discarded: discard.cards, state, hand }
      : null;
  },
  check: (reading) => {
    const colour = colourOf(reading);
    if (reading.deed === "compass-idle" || reading.card?.kind === "compass") return compass(reading, colour);
    return colour === undefined ? undefined : inStorm(reading, colour);
  },
};
