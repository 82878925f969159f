/** What is asked about it: the roof, before both pillars are full and after; the price in a pillar; the Finish. */
import { QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { endingQuestion } from "../../understand/ending-question";
import { state } from "../../understand/line";
import { cardsOf, HIGHEST_NUMBER, isNumber, LAYING } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { SOME_ISLAND } from "../../understand/sea-position";
import type { EngineCheck, Reading } from "../../understand/shapes";
import { putWhole } from "../../understand/situation";

export interface Asks {
  readonly cards: never;
  readonly states: "in-pillar" | "on-roof" | "early-roof";
  readonly wheres: never;
  readonly deeds: "arch-full" | "arch-open";
}

const OPTION = "sea p2 arch";
const EMPTY_ROOF = "/. . . . . . .".repeat(4).slice(1);
const ENDING = endingQuestion({
  ...{ full: "arch-full", open: "arch-open", named: /^(?:arch|roof|pillar)$/, option: OPTION },
  // "The arch and its pillars" are all of it, but not behind "in".
  part: /^(?!.* (?:roof|space|grid) )(?!(?:.* (?:when|with|,))? (?:arch and pillar|pillar and arch) ).* pillar /,
  islands:
    "1 2/3 4/5 6/7 8/9 10/11 12/13 15 17 19 21 23 25/27 29 31 33 35 37 39/41 43 45 47 49 51 53/55 57 59 61 63 65 ",
});

/** Numbers that are no cards of a question, from the lowest up. */
const others = (named: readonly number[]): readonly number[] =>
  Array.from({ length: HIGHEST_NUMBER.sea }, (_, index) => index + 1).filter((each) => !named.includes(each));

/** A card in the left pillar or on the roof, beside another or nothing, by somebody who holds no Start. */
function archCheck(own: number, where: Reading["where"], isRoof: boolean, areFull: boolean): EngineCheck {
  const [other] = cardsOf(where).map(({ value = 0 }) => value);
  const spare = others([own, other ?? 0]);
  const isLeft = where?.kind === "left";
  const row = (isLeft ? [".", other ?? "."] : [other ?? ".", "."]).join(" ");
  const pillars = Array.from({ length: 6 }, (_, at) =>
    areFull ? `${spare[2 * at]} ${spare[2 * at + 1]}` : at === 0 && !isRoof ? row : ". .",
  );
  const roof = isRoof ? EMPTY_ROOF.replace(". .", row) : EMPTY_ROOF;
  const at = `${isRoof ? "r1c" : "w"}${other === undefined || isLeft ? 1 : 2}`;
  const hands = [spare.slice(-4), spare.slice(-9, -4)].map((each) => each.join(","));
  return {
    ...{ game: "sea", option: OPTION, seat: 0, card: String(own), act: `${own} ${at}`, at },
    position: `${OPTION} | ${pillars.join("/")}/${roof} | hand:1=${own},${hands[0]} hand:2=${hands[1]} helm:1=turn`,
    assumed: [{ kind: "others-empty" }],
  };
}

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: {},
  states: {
    "in-pillar": QUESTION_TEXTS.inPillar,
    "on-roof": QUESTION_TEXTS.onRoof,
    "early-roof": QUESTION_TEXTS.earlyRoof,
  },
  wheres: {},
  deeds: {
    "arch-full": QUESTION_TEXTS.archFull,
    "arch-open": QUESTION_TEXTS.archOpen,
  },
  puts: {
    deeds: (line) => {
      ENDING.put(line);
      // Whichever card it is, and whichever pillar.
      const [number, another] = line.left().flatMap((symbol) => /^n(\d\d)$/.exec(symbol)?.[1] ?? []);
      if ((line.has("pillar") || line.has("arch")) && another === undefined)
        putWhole(line, [/^roof$/, /^(?:pillar|arch|start|n\d\d|(?:at)?(?:left|right))$/], true, [
          {
            is: "card",
            card: number === undefined ? { kind: "card" } : { kind: "number", value: Number(number) },
          },
          ...state("early-roof"),
        ]);
    },
    states: (line) => {
      if (!line.has("pillar") && !line.has("roof")) return;
      line.dropAll(/(?: in)? arch(?= )/);
      // "Both pillars are full, 40 beside 43 on the roof".
      if (line.has("roof")) {
        line.drop(/(?: when| with)* pillar full(?: and)?(?= )/);
        line.put(/(?:(?: in| on))* roof /, () => state("on-roof"));
      } else line.put(/(?:(?: in| on))* pillar /, () => state("in-pillar"));
    },
    wheres: null,
  },
  lays: (parts, reading) => {
    const { card, where, row, state: said } = reading;
    if (said === "early-roof")
      return where === undefined && parts.areOnly("card", "state", "game") ? reading : null;
    if (said !== "in-pillar" && said !== "on-roof") return undefined;
    const isBeside = where === undefined || where.kind === "left" || where.kind === "right";
    const isNamed = isBeside && [card, ...cardsOf(where)].every((each) => each && isNumber(each, "sea"));
    const isOther = cardsOf(where).every(({ value }) => value !== card?.value);
    return isNamed && isOther && row === undefined && parts.areOnly(...LAYING) ? reading : null;
  },
  does: null,
  check: (reading) => {
    const { state: said, card, where } = reading;
    const isRoof = said === "on-roof" || said === "early-roof";
    return isRoof || said === "in-pillar"
      ? archCheck(card?.value ?? SOME_ISLAND, where, isRoof, said === "on-roof")
      : ENDING.check(reading);
  },
};
