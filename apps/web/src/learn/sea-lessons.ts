/** The five lessons at sea, with the rules of the sea alone: who learns them fetches nothing of the mountain. */
import type { Options, Rulebook } from "@stillwater/engine";
import { composedOnce, seaAlone } from "@stillwater/engine/in-part/alone";
import type { Lesson } from "./lessons";

function rules(options: Options): Rulebook {
  if (options.game !== "sea") throw new Error("A lesson at sea is of another game.");
  return composedOnce(options, () => seaAlone(options));
}

const OTHER = "hand:2=1,2,3";
const START = "berth:start=start#1";
const PILES = "pile:1=33,34 pile:2=36,37";
const WATER = ". . . . . ./. . . . . ./. . . . . ./. . . . . .";

const sea = (rows: string, mine: string, rest = `${OTHER} ${START}`): string =>
  `sea p2 | ${rows}/${WATER} | hand:1=${mine} ${rest} helm:1=turn`;

export const SEA_LESSONS: readonly Lesson[] = [
  {
    id: "free",
    rules,
    position: sea("12 20 . . . 60/. . . . . .", "40"),
    goal: "40 r1c4",
    price: 0,
    clause: "T.place.cost",
    slip: { act: "40 r2c1", clause: "T.place.ascending" },
    rows: 1,
    columns: 6,
  },
  {
    id: "pay",
    rules,
    position: sea("12 20 . . 31 40/. . . . . .", "22,55,66,77"),
    goal: "22 r1c3",
    price: 2,
    clause: "T.place.pay",
    slip: { act: "22 r1c4", clause: "T.place.pay" },
    rows: 1,
    columns: 6,
  },
  {
    id: "between",
    rules,
    position: sea("12 20 . 27 31 40/. . . . . .", "22,55,66,77"),
    goal: "22 r1c3",
    price: 2,
    clause: "T.place.cost",
    slip: { act: "22 r2c1", clause: "T.place.ascending" },
    rows: 1,
    columns: 6,
  },
  {
    id: "across",
    rules,
    position: sea("5 9 14 19 24 30/. . 50 54 61 66", "32,70,77"),
    goal: "32 r2c1",
    price: 2,
    clause: "T.place.cost",
    slip: { act: "32 r2c2", clause: "T.place.pay" },
    rows: 2,
    columns: 6,
  },
  {
    id: "start",
    rules,
    position: sea("12 . . 31 . ./. . . . . .", "start#1,35,46,58,70", `hand:2=2,3,4,6,8 ${PILES}`),
    goal: "start",
    price: 0,
    clause: "T.start.unpayable",
    slip: { act: "35 r1c6", clause: "T.start.forced" },
    rows: 1,
    columns: 6,
  },
];
