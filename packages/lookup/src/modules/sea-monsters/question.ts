/** What is asked about one of them: laying it on a card, and discarding it. */
import { writeSpace } from "@stillwater/engine";
import { QUESTION_CARDS, QUESTION_TEXTS } from "@stillwater/rulebook/lexicon";
import { where } from "../../understand/line";
import { isNumber } from "../../understand/parts-of";
import type { RoomQuestion } from "../../understand/room";
import { seaCheckOf } from "../../understand/sea";
import {
  fullSea,
  MIDDLE,
  NOTHING_LIES,
  SOME_ISLAND,
  seaCheck,
  usualRow,
} from "../../understand/sea-position";
import type { EngineCheck, Reading } from "../../understand/shapes";
import { nameEnding, putNamed, putOnto } from "../../understand/situation";

export interface Asks {
  readonly cards: "monster";
  readonly states: "monster-held";
  readonly wheres: "on-start";
  readonly deeds: never;
}

function monster(reading: Reading): EngineCheck {
  const { deed, where: place } = reading;
  const base = {
    ...{ option: "sea p2 monsters3", card: "monster", holds: ["monster#1"] },
    ...{ hand: undefined, started: true, assumed: [] },
  };
  if (deed === "discard") return seaCheckOf(reading, { option: base.option });
  if (place?.kind === "on-start")
    return seaCheck({ ...base, cells: NOTHING_LIES, act: "monster berth:start" });
  if (place?.kind !== "on")
    return seaCheck({ ...base, cells: NOTHING_LIES, at: "r4c1", act: "monster r4c1" });
  const target = place.card.value ?? SOME_ISLAND;
  const at = writeSpace("sea", usualRow(target), MIDDLE - 1);
  return seaCheck({ ...base, cells: new Map([[at, target]]), at, act: `monster ${at}` });
}

/** The Finish on a full sea, by somebody who holds one. */
const finishHolding = (): EngineCheck =>
  seaCheck({
    ...{ option: "sea p2 monsters3", cells: fullSea(), card: "finish", act: "finish" },
    ...{ holds: ["finish#1", "monster#1"], hand: undefined, started: true, assumed: [] },
  });

export const roomQuestion: RoomQuestion<Asks> = {
  game: "sea",
  cards: { monster: QUESTION_CARDS.monster },
  states: { "monster-held": QUESTION_TEXTS.monsterHeld },
  wheres: { "on-start": QUESTION_TEXTS.onStart },
  deeds: {},
  puts: {
    deeds: (line) => {
      nameEnding(line, "finish", /^monster$/);
      // "Nobody holds one": then none stands in the way.
      if (line.has("finish"))
        line.drop(
          /(?: and)? (?:nobody|zero person) (?:(?:have|in|still|only) )+monster(?: (?:in|hand))*(?= )/,
        );
      // Whatever it is to pay for; cards that are discarded with it are named.
      const isListed = / (?:have|hand) | (?:and|with) n\d| n\d+ and /.test(line.text);
      const beside = /^(?:with|other|card|spare|n\d+|for|pay|sea|island|discard|including)$/;
      if (!isListed)
        putNamed(line, [/^monster$/, /^(?:discard|pay)$/], beside, [
          { is: "card", card: { kind: "monster" } },
          { is: "discard" },
        ]);
      // In the hand: one on the grid stands in no way.
      putNamed(
        line,
        [/^finish$/, /^monster$/, /^(?:hand|have)$/],
        /^(?:full|all|space|grid|sea|rowend|instead|only|n1|n36|start|startlies)$/,
        [
          { is: "card", card: { kind: "finish" } },
          { is: "state", state: "monster-held" },
        ],
      );
    },
    states: (line) => {
      putNamed(line, [/^monster$/, /^start$/], /^(?:eat|discard|spare|it|sea|card|bad)$/, [
        { is: "card", card: { kind: "monster" } },
        ...where({ kind: "on-start" }),
      ]);
      if (!line.has("finish")) return;
      line.put(
        /(?: (?:when|with|but|and|still|in|some))* person (?:(?:have|in|still|only|some) )*monster (?:(?:in )?hand )?(?:have )?(?:(?:when |and )?(?:grid|space) full )?/,
        () => [{ is: "state", state: "monster-held" }],
      );
    },
    wheres: (line) => {
      // It goes into full rows too.
      if (line.has("monster")) line.drop(/(?: in| on)? grid(?= $)/);
      if (line.has("monster")) line.drop(/(?: when| in)? (?:there|row)(?: already)? full(?= )/);
      // A card in somebody's hand is none of the grid.
      if (!/(?<! (?:with|have) monster) (?:card|island|n\d+)(?: (?:in|away))* hand /.test(line.text))
        putOnto(line, "monster", [/^monster$/, /^(?:eat|onit)$/], /^(?:with|island|grid)$/);
    },
  },
  lays: (parts, reading) => {
    const { card, where: place } = reading;
    if (reading.state === "monster-held")
      return card?.kind === "finish" && parts.areOnly("card", "state", "game") ? reading : null;
    if (card?.kind !== "monster") return undefined;
    const isOn =
      place?.kind === "empty-space" ||
      place?.kind === "on-start" ||
      (place?.kind === "on" && (place.card.kind === "card" || isNumber(place.card, "sea")));
    return isOn && parts.areOnly("card", "where", "game") ? reading : null;
  },
  does: (parts) => {
    const [card, discard] = [parts.one("card")?.card, parts.one("discard")];
    if (card?.kind !== "monster" || discard === undefined) return undefined;
    const { besides = [] } = discard;
    const isWhole =
      parts.areOnly("card", "discard", "game") && besides.every((each) => isNumber(each, "sea"));
    return isWhole ? { game: "sea", deed: "discard", card, besides } : null;
  },
  check: (reading) => {
    if (reading.state === "monster-held") return finishHolding();
    return reading.card?.kind === "monster" ? monster(reading) : undefined;
  },
};
