/** The Pyramid: a price of four and a fifth card that the hand lacks, in every way it can happen, beside the naive game. */
import { describe, expect, it } from "vitest";
import { countAt, readAct, type Table } from "../../src/index";
import { CREWS } from "../support/crews";
import type { Crew } from "../support/playing";
import { beside, type NaiveGame } from "./beside";
import { type Pyramid, readPyramid } from "./pyramid";
import * as pyramid from "./pyramid-game";

/** A border card lies beside the 30 on r2c2; seat 1 can pay for the 34 with all other cards in hand. */
function line(code: string, turned: string, pile: readonly string[]): string {
  const hand = ["34", "5", "6", "7", "8"];
  const islands = Array.from({ length: 80 }, (_, index) => String(index + 1));
  const used = ["30", ...hand, "40", "41", ...pile];
  const left = islands.filter((card) => !used.includes(card));
  const explorers = Object.entries({
    storm: 6,
    compass: 6,
    monster: 5,
    finish: 5,
    start: 5,
    wild: 2,
    rocks: 1,
  })
    .flatMap(([name, count]) =>
      count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name}#${index + 1}`),
    )
    .filter((card) => card !== turned);
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((width, row) =>
    Array.from({ length: width }, (_, column) => (row === 1 && column === 1 ? "30" : ".")).join(" "),
  );
  return (
    `${code} | ${rows.join("/")} | islands= aside= ashore= sealed:1= sealed:2= gone=seal:1,seal:2 explored=${explorers} ` +
    `explorer=${turned} hand:1=${hand} hand:2=40,41 pile:1=${pile} discard:2=${left} helm:1=turn`
  );
}

/** Lays the 34 first, then plays on as the careful crew does. */
const lays =
  (words: string): Crew =>
  (table, luck) => {
    const act = readAct(table.rulebook, words, 0);
    const begun = countAt(table, table.rulebook.place("explorer")) === 0;
    return act.ok && !begun ? act.value : CREWS.thrifty(table, luck);
  };

describe("five cards for one Island", () => {
  for (const turned of ["rocks", "start#1"])
    for (const pile of [["70", "71", "72"], []])
      for (const words of ["34 r2c3", "34 r2c3 -5 -6 -7 -8"])
        it(`T.pyramid.rocks, T.pyramid.start: ${words} turns up ${turned} with ${pile.length} cards in the pile`, () => {
          const code = "sea p2 pyramid harder";
          const discards: number[] = [];
          const count = (table: Table): number => countAt(table, table.rulebook.place("discard:1"));
          const naive: NaiveGame<Pyramid> = {
            make: () => line(code, turned, pile),
            read: readPyramid,
            ...pyramid,
            watch: (_position, { act, after }) => void (act.seat === 0 && discards.push(count(after))),
          };
          beside(naive, code, 1, lays(words));
          const unseen = Math.min(1, pile.length) + (turned === "rocks" ? 1 : 0);
          expect(discards[words.includes("-") ? 0 : 1]).toBe(4 + unseen);
        });
});
