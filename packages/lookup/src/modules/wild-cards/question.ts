/** What is asked about them: a Wild as a number, beside something or while that number lies already. */
import { writeSpace } from "@stillwater/engine";
import { QUESTION_CARDS, QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { state } from "../../understand/line";
import { cardsOf, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { seaCheckOf } from "../../understand/sea";
import { NOTHING_LIES, seaCheck, usualRow } from "../../understand/sea-position";
import type { EngineCheck, Reading } from "../../understand/shapes";
import { putNamed } from "../../understand/situation";

export interface Asks {
  readonly cards: "wild";
  readonly states: "number-lies";
  readonly wheres: never;
  readonly deeds: "wild-start" | "wild-start-held";
}

const isDeed = (deed: Reading["deed"]): boolean => deed === "wild-start" || deed === "wild-start-held";

function asNumber(reading: Reading): EngineCheck {
  const value = reading.card?.value ?? 0;
  const lying = new Map([[writeSpace("sea", usualRow(value), 1), value]]);
  return seaCheckOf(reading, {
    ...{ option: "sea p2 wild2", card: "wild", holds: ["wild#1"], assumed: [] },
    ...(reading.state === "number-lies" ? { cells: lying } : {}),
  });
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: { wild: QUESTION_CARDS.wild },
  states: { "number-lies": QUESTION_TEXTS.numberLies },
  wheres: {},
  deeds: { "wild-start": QUESTION_TEXTS.wildStart, "wild-start-held": QUESTION_TEXTS.wildStartHeld },
  puts: {
    deeds: (line) => {
      // As the Start it is played where none lies.
      const isNone = line.isSaid("no-start") && !line.isSaid("start-held");
      if (isNone && line.has("wild") && line.has("start")) line.drop(/ S\d+(?= )/);
      const starts = line.left().filter((symbol) => symbol === "start").length;
      const isDenied = / (?:nobody|nostart|zero) /.test(line.text);
      const isHeld = starts === 2 && !isDenied && line.has("have");
      if (starts === 1 || (starts === 2 && (isHeld || isDenied)))
        putNamed(line, [/^wild$/, /^start$/], /^(?:for|counts|instead|nobody|nostart|zero|with|only)$/, [
          { is: "deed", deed: isHeld ? "wild-start-held" : "wild-start" },
        ]);
    },
    states: null,
    wheres: (line) => {
      // "The 33 lies already, may I play a Wild as 33"; in "a Wild as 33 there", or where it is held, it need not lie.
      const numbers = line.left().filter((symbol) => /^n\d+$/.test(symbol));
      const [number = "", other = number, more] = numbers;
      const card = { kind: "wild", value: Number(number.slice(1)) } as const;
      const lying = numbers.length > 1 ? /^(?:already|lie|there|some)$/ : /^(?:already|lie)$/;
      const beside = /^(?:for|counts|replace|only|card|island|n\d+)$/;
      if (number === other && more === undefined && !/ (?:have|hand) /.test(line.text))
        putNamed(line, [/^wild$/, /^n\d+$/, lying], beside, [{ is: "card", card }, ...state("number-lies")]);
      line.put(/(?: does)? wild (?:(?:in|for|counts) )+n(\d+) /, ([value]) => [
        { is: "card", card: { kind: "wild", value: Number(value) } },
      ]);
    },
  },
  lays: (parts, reading) => {
    const { card, where, state, row } = reading;
    if (card?.kind !== "wild") return undefined;
    const isNumbered = isNumber({ ...card, kind: "number" }, "sea");
    const isBeside = where?.kind === "left" || where?.kind === "right" || where?.kind === "between";
    const isNamed = cardsOf(where).every((each) => isNumber(each, "sea") && each.value !== card.value);
    const isPlaced = state === "number-lies" ? where === undefined : isBeside && state === undefined;
    return isNumbered && isNamed && isPlaced && row === undefined && parts.areOnly(...LAYING)
      ? reading
      : null;
  },
  does: null,
  check: (reading) =>
    isDeed(reading.deed)
      ? seaCheck({
          ...{
            option: "sea p2 wild2",
            cells: NOTHING_LIES,
            card: "wild",
            act: "wild=start",
            hand: undefined,
          },
          holds: ["wild#1", ...(reading.deed === "wild-start" ? [] : ["start#1"])],
          ...{ started: false, assumed: [] },
        })
      : reading.card?.kind === "wild"
        ? asNumber(reading)
        : undefined,
};
