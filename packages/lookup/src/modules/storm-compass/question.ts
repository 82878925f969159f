/** What is asked about them: an Island in a row with a purple Storm, and under a yellow or an orange one. */
import { HIGHEST_ISLAND, SMALL_HAND, writeName, writeSpace } from "@stillwater/engine";
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { putClosedRow } from "../../understand/closed-row";
import { rowsIn } from "../../understand/game-asked";
import { type QuestionLine, state } from "../../understand/line";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { laidIsland } from "../../understand/sea";
import {
  handTold,
  MIDDLE,
  NOTHING_LIES,
  SEA_OPTION,
  SOME_ISLAND,
  seaCheck,
  usualRow,
} from "../../understand/sea-position";
import type { EngineCheck, Reading } from "../../understand/shapes";
import { putNamed } from "../../understand/situation";

export interface Asks {
  readonly cards: never;
  readonly states: "yellow-storm" | "purple-storm" | "orange-storm";
  readonly wheres: never;
  readonly deeds: "compass-idle";
}

/** Storms before the first player. */
const BEFORE_PLAYER = { yellow: "yellow:1=storm:yellow#1", orange: "orange:1=storm:orange#1" } as const;

/** An Island in a row with a purple Storm, or under a yellow or an orange one, beside something or nothing. */
function inStorm(reading: Reading): EngineCheck {
  const { card: named, state, hand, where } = reading;
  const value = named?.value ?? SOME_ISLAND;
  const card = String(value);
  const row = reading.row ?? usualRow(value);
  const at = writeSpace("sea", row, MIDDLE - 1);
  const base = { option: "sea p2 storms", card, at, act: `${card} ${at}`, hand, started: true, assumed: [] };
  if (state === "purple-storm")
    return seaCheck({
      ...base,
      cells: NOTHING_LIES,
      extra: `${writeName("row", reading.closed ?? row)}=storm:purple#1`,
    });
  const colour = state === "yellow-storm" ? "yellow" : "orange";
  if (colour === "yellow" || where?.kind !== "alone") {
    const { at: place, cells } = laidIsland(reading, value);
    const beside = writeSpace("sea", place[0], place[1]);
    const isHandOpen = colour === "yellow" && hand === undefined;
    return seaCheck({
      ...base,
      ...{ cells, at: beside, act: `${card} ${beside}`, extra: BEFORE_PLAYER[colour] },
      ...(isHandOpen ? { hand: { counts: "held", cards: SMALL_HAND } } : {}),
      assumed: isHandOpen ? [{ kind: "hand", cards: SMALL_HAND }] : [],
    });
  }
  // Something lies, but not next to it: an orange Storm asks for a neighbour.
  const isHigh = row > 1;
  const far = isHigh ? (value === 1 ? 2 : 1) : value === HIGHEST_ISLAND ? HIGHEST_ISLAND - 1 : HIGHEST_ISLAND;
  const cells = new Map([[isHigh ? "r1c1" : writeSpace("sea", rowsIn(SEA_OPTION), 1), far]]);
  return seaCheck({ ...base, cells, extra: BEFORE_PLAYER.orange });
}

/** A Compass, and no Storm to remove. */
const idleCompass = (): EngineCheck => ({
  ...{ game: "sea", option: "sea p2 storms", seat: 0, card: "compass", act: "compass row:4" },
  position:
    "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 team=compass#1 berth:start=start#1 helm:1=turn",
  assumed: [],
});

function putStates(line: QuestionLine): void {
  putClosedRow(line, "purple", "purple-storm");
  const purple = () => state("purple-storm");
  line.put(/(?: in| on)? row (?:(?:with|in|on|under|when) )?purple (?:lie )?/, purple);
  line.put(/ purple (?:lie )?(?:in |on )row /, purple);
  for (const colour of ["yellow", "orange"] as const)
    line.put(
      new RegExp(`(?: (?:with|below|when|have|some))* ${colour} (?:(?:lie|there|on|have|some) )*`),
      () => state(`${colour}-storm`),
    );
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: {
    "yellow-storm": QUESTION_TEXTS.yellowStorm,
    "purple-storm": QUESTION_TEXTS.purpleStorm,
    "orange-storm": QUESTION_TEXTS.orangeStorm,
  },
  wheres: {},
  deeds: { "compass-idle": QUESTION_TEXTS.compassIdle },
  puts: {
    states: putStates,
    wheres: null,
    deeds: (line) =>
      putNamed(line, [/^compass$/, /^nostorm$/], /^(?:pay|instead|n1|only)$/, [
        { is: "deed", deed: "compass-idle" },
      ]),
  },
  lays: (parts, reading) => {
    const { card, where, row, state, hand } = reading;
    if (state !== "purple-storm" && state !== "orange-storm" && state !== "yellow-storm") return undefined;
    if (state === "yellow-storm" && handTold(hand)[0] > SMALL_HAND && hand !== undefined) return null;
    // The others lie before a player.
    const isBefore = state !== "purple-storm";
    const isIsland = card?.kind === "number" || card?.kind === "card";
    const isBeside = where?.kind === "left" || where?.kind === "right" || where?.kind === "between";
    const isNamed = isBeside && [card, ...cardsOf(where)].every((each) => each && isNumber(each, "sea"));
    const isAlone = state === "orange-storm" && where?.kind === "alone";
    const isPlaced = isBefore ? isAlone || isNamed : where === undefined;
    const isWhole = parts.areOnly(...LAYING, "closed") && (row === undefined || !isBefore);
    return isIsland && isPlaced && isWhole ? reading : null;
  },
  does: null,
  check: (reading) => {
    if (reading.deed === "compass-idle") return idleCompass();
    return ["yellow-storm", "purple-storm", "orange-storm"].some((each) => each === reading.state)
      ? inStorm(reading)
      : undefined;
  },
};
