/** The quiet crew at tables on this device: it is asked with only what its seat sees, and plays on from what was stored. */
import { decide, diceOf, NOTHING_YET } from "@stillwater/crew";
import { look, mask, readPosition, writeAct, writePosition } from "@stillwater/engine";
import type { CrewQuestion } from "@stillwater/table/session";
import { afterEach, expect, it, vi } from "vitest";
import { crewQuestions, peopleSeatsOf, withMemory } from "@/local-games/crew";
import { crewed } from "@/local-games/deal-local";
import { actLocal, gameTable, type LocalGame, openLocal, viewLocal } from "@/local-games/game";
import { Thinking } from "@/local-games/thinking";

afterEach(() => vi.unstubAllGlobals());

const AT = "2026-01-01T00:00:00.000Z";
const called = (seat: number | null) => (seat === null ? "Steady" : `Steady ${seat}`);

function opened(code: string, people: number, count: number): LocalGame {
  const names = ["Ana", "Ben", "Cleo"].slice(0, people);
  const all = crewed(names, { count, hand: "steady", called });
  return openLocal({ id: "here", code, seed: "v1:crew-at-home", language: "en", at: AT, ...all });
}

/** The worker's answer. */
function answer({ position, hand, memory, seat, seed }: CrewQuestion) {
  const read = readPosition(position);
  if (!read.ok) throw new Error("a view that cannot be read");
  const { rulebook } = read.value;
  const said = decide(hand, look(read.value, seat), memory ?? NOTHING_YET, diceOf(seed, seat), 0);
  return { ...said, act: said.act && writeAct(rulebook, said.act) };
}

it.each(["sea p3", "sea p2 storms rocks wild2", "mountain p3 goats"])(
  "plays %s to its end beside a person, kept and taken up again after every act",
  (code) => {
    let game = opened(code, 1, code.includes("p3") ? 2 : 1);
    expect(game.names.length).toBe(code.includes("p3") ? 3 : 2);
    const everybody = game.names.map(() => ({ hand: "steady", version: 1, memory: null }) as const);
    for (let acts = 0; game.status === "playing"; acts++) {
      expect(acts).toBeLessThan(400);
      // The person plays as the crew would, from their own seat; the crew is asked first, as on the screen.
      const ask = (asked: LocalGame) =>
        crewQuestions(asked).map((question) => ({ question, told: answer(question) }));
      const [found] = [...ask(game), ...ask({ ...game, crew: everybody })].filter(
        ({ told }) => told.act !== undefined,
      );
      if (found?.told.act === undefined) throw new Error("nobody has anything to do");
      const { seat } = found.question;
      const done = actLocal(game, seat, found.told.act, AT);
      expect(done.reply).toHaveProperty("rev");
      game = structuredClone(withMemory(done.game, seat, found.told.memory));
    }
    expect(crewQuestions(game)).toEqual([]);
    expect(viewLocal(game, 0).counted).toBe(false);
  },
);

it("is asked with what its seat sees and nothing else, and people never are", () => {
  const game = opened("sea p3", 2, 1);
  expect(peopleSeatsOf(game)).toEqual([0, 1]);
  for (const { seat, position } of crewQuestions(game)) {
    expect(seat).toBe(2);
    expect(position).toBe(writePosition(mask(gameTable(game), 2)));
  }
  expect(viewLocal(game, 0).seats.map((seat) => seat?.crew)).toEqual([undefined, undefined, "steady"]);
});

it("calls a hand by its name, and by its seat where there are two of it", () => {
  expect(crewed(["Ana"], { count: 1, hand: "steady", called }).names).toEqual(["Ana", "Steady"]);
  expect(crewed(["Ana"], { count: 2, hand: "steady", called }).names).toEqual([
    "Ana",
    "Steady 2",
    "Steady 3",
  ]);
});

it("is asked to help out of its turn: somebody's Wild may be all that another can go on with", () => {
  const game = opened("sea p3 storms wild2", 1, 2);
  const asked = crewQuestions(game).map(({ seat }) => seat);
  expect([...asked].sort()).toEqual([1, 2]);
  // If nothing can be done out of turn, nobody is asked out of turn.
  const plain = opened("sea p3", 1, 2);
  expect(crewQuestions(plain).length).toBeLessThan(2);
});

it("rejects what is still asked when it is ended, and thinks again when it is asked again", async () => {
  const asked: number[] = [];
  class Slow extends EventTarget {
    postMessage({ id }: { readonly id: number }): void {
      asked.push(id);
    }
    terminate(): void {}
  }
  vi.stubGlobal("Worker", Slow);
  const [question] = crewQuestions(opened("sea p2", 0, 2));
  if (question === undefined) throw new Error("nobody is asked");
  const thinking = new Thinking();
  const both = Promise.allSettled([thinking.ask(question), thinking.ask(question)]);
  thinking.end();
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  void thinking.ask(question);
  expect(asked).toHaveLength(3);
});
