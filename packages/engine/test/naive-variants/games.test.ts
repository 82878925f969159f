/** Games of the four sea variants beside the naive ones, played by wild and by careful crews. */
import { describe, expect, it } from "vitest";
import { countAt, duelResult, startTable } from "../../src/index";
import { CREWS } from "../support/crews";
import { type Arch, readArch } from "./arch";
import * as arch from "./arch-game";
import { beside, type NaiveGame } from "./beside";
import { type Duel, readDuel } from "./duel";
import * as duel from "./duel-game";
import { type Night, readNight } from "./night";
import * as night from "./night-game";
import { ROUNDS, SEED, setsOf } from "./option-sets";
import { anyArch, anyDuel, anyNight, anyPyramid } from "./positions";
import { type Pyramid, readPyramid } from "./pyramid";
import * as pyramid from "./pyramid-game";
import type { Crew } from "./standard";

/** Plays games of every `step`th option set with each crew; counts the acts, and how often games ended how. */
function playAll<Position extends Crew>(
  naive: NaiveGame<Position>,
  codes: readonly string[],
  step: number,
): Map<string, number> {
  const ends = new Map<string, number>();
  const count = (word: string, more: number): void => void ends.set(word, (ends.get(word) ?? 0) + more);
  Object.values(CREWS).forEach((crew, offset) => {
    for (let index = offset; index < codes.length * ROUNDS; index += step) {
      const { acts, end } = beside(naive, codes[index % codes.length] ?? "", SEED + index, crew);
      count(end, 1);
      count("acts", acts);
    }
  });
  return ends;
}

describe("a naive game stands alike after every act", () => {
  it("of The High Arch (T.arch.pillars, T.arch.roof, T.arch.win)", () => {
    const naive: NaiveGame<Arch> = { make: anyArch, read: readArch, ...arch };
    const ends = playAll(naive, setsOf("arch"), 13);
    expect(ends.get("acts")).toBeGreaterThan(500);
    expect(ends.get("lost")).toBeGreaterThan(10);
  });

  it("of The Pyramid (T.pyramid.draw and every kind of Explorer card)", () => {
    const drawn = new Map<string, number>();
    const naive: NaiveGame<Pyramid> = {
      make: anyPyramid,
      read: readPyramid,
      ...pyramid,
      stacks: {
        explorer: (position, cards) => {
          position.explorer = cards;
        },
      },
      watch: (_position, { before, act, facts }) => {
        const { rulebook } = before;
        const note = (word: string): void => void drawn.set(word, (drawn.get(word) ?? 0) + 1);
        const deck = rulebook.place("explorer");
        const turned = facts.find(({ from }) => from === deck);
        if (turned) note(rulebook.pieceName(turned.piece));
        else if (act.type === "lay") note(countAt(before, deck) > 0 ? "no border" : "empty deck");
        const pile = rulebook.piles[act.seat] ?? 0;
        if (facts.some(({ from, to }) => from === pile && to === rulebook.discards[act.seat]))
          note("a fifth");
      },
    };
    const ends = playAll(naive, setsOf("pyramid"), 111);
    expect(ends.get("acts")).toBeGreaterThan(500);
    const explorers = ["start", "compass", "storm", "monster", "finish", "rocks", "wild", "blank"];
    for (const kind of [...explorers, "no border", "empty deck"])
      expect(drawn.get(kind) ?? 0, kind).toBeGreaterThan(0);
  });

  it("of Day & Night (T.night.turn, T.night.place, T.night.rotate)", () => {
    let turned = 0;
    const naive: NaiveGame<Night> = {
      make: anyNight,
      read: (line) => readNight(line),
      summary: night.summary,
      play: (position, act, { before }) => {
        const split = act.numbers.join();
        const agreed = startTable(before)?.proposals.find(
          (proposal) => proposal.split.join() === split,
        )?.agreed;
        const others = agreed?.filter((seat) => seat !== act.seat).length ?? 0;
        const next = night.play(position, act, others === position.players - 1);
        if (next.sky !== position.sky) turned++;
        return next;
      },
    };
    const ends = playAll(naive, setsOf("night"), 27);
    expect(ends.get("acts")).toBeGreaterThan(500);
    expect(turned).toBeGreaterThan(50);
  });

  it("of Competitive, the score included (T.duel.draw, T.duel.swap, T.duel.end, T.duel.score, T.duel.tie)", () => {
    const by = new Set<string>();
    const naive: NaiveGame<Duel> = {
      make: anyDuel,
      read: readDuel,
      ...duel,
      stacks: {
        deck: (position, cards) => {
          position.deck = cards;
        },
      },
      watch: (position, { after }) => {
        const winner = duel.winnerOf(position);
        by.add(winner.by);
        const scores = [0, 1].map((seat) => duel.scoreOf(position, seat));
        expect(duelResult(after)).toEqual({ ...winner, scores });
      },
    };
    const ends = playAll(
      naive,
      Array.from({ length: 42 }, () => "sea p2 duel"),
      1,
    );
    expect(ends.get("acts")).toBeGreaterThan(500);
    expect([...by].sort()).toEqual(["discarded", "longest", "placed", "points", "shared"]);
  });
});
