/** The five lessons on the mountain, with the rules of the mountain alone. */
import type { Options, Rulebook } from "@stillwater/engine";
import { composedOnce, mountainAlone } from "@stillwater/engine/in-part/alone";
import type { Lesson } from "./lessons";

function rules(options: Options): Rulebook {
  if (options.game !== "mountain") throw new Error("A lesson on the mountain is of another game.");
  return composedOnce(options, () => mountainAlone(options));
}

const SLOPE = ". . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. .";

const mountain = (rows: string, mine: string): string =>
  `mountain p2 | ${rows}/${SLOPE} | hand:1=${mine} hand:2=r12#1,b12#1,g12#1 helm:1=turn`;

export const MOUNTAIN_LESSONS: readonly Lesson[] = [
  {
    id: "next",
    rules,
    position: mountain(". . . . . . . . ./. . . . . . . .", "g5#1"),
    goal: "g5 r1p1",
    price: 0,
    clause: "A.place.next",
    slip: { act: "g5 r1p2", clause: "A.place.next" },
    rows: 2,
    columns: 5,
  },
  {
    id: "difference",
    rules,
    position: mountain("g3#1 . . . . . . . ./. . . . . . . .", "b5#1,g9#1,r10#1"),
    goal: "b5 r1p2",
    price: 2,
    clause: "A.place.cost",
    slip: { act: "r10 r1p2", clause: "A.place.pay" },
    rows: 2,
    columns: 5,
  },
  {
    id: "colours",
    rules,
    position: mountain("g4#1 b5#1 . . . . . . ./r9#1 . . . . . . .", "b6#1,r6#1,g11#1"),
    goal: "r6 r1p3",
    price: 1,
    clause: "A.place.colour",
    slip: { act: "b6 r1p3", clause: "A.place.colour" },
    rows: 2,
    columns: 5,
  },
  {
    id: "support",
    rules,
    position: mountain("g3#1 r4#1 b8#1 . . . . . ./r5#1 . . . . . . .", "b6#1,g1#1"),
    goal: "b6 r2p2",
    price: 1,
    clause: "A.place.support",
    slip: { act: "g1 r2p2", clause: "A.place.number" },
    rows: 3,
    columns: 5,
  },
  {
    id: "bridge",
    rules,
    position: mountain("g6#1 bridge#1 r9#1 b11#1 . . . . ./r10#1 . . . . . . .", "b7#1,g1#1,g2#1"),
    goal: "b7 r1p2",
    price: 2,
    clause: "A.bridge.cover",
    slip: { act: "b7 r1p5", clause: "A.place.colour" },
    rows: 2,
    columns: 5,
  },
];
