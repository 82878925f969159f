/** The quiet crew's decisions, repeated from what its seats saw. */
import { CREW_VERSION } from "@stillwater/crew";
import { due } from "@stillwater/engine";
import { answered } from "@stillwater/table/crew-deciding";
import { type CrewQuestion, isOver } from "@stillwater/table/session";
import { expect, it } from "vitest";
import { crewQuestions, withMemory } from "@/local-games/crew";
import { crewed } from "@/local-games/deal-local";
import { actLocal, gameTable, type LocalGame, openLocal } from "@/local-games/game";
import { dealtIn, type OpenedGame } from "@/verify/checking";
import { checkCrew, decisionsOf } from "@/verify/crew-checking";
import { openedLocal } from "@/verify/VerifyLocal";
import { actOf, luckFrom } from "../server/support/bot";

const AT = "2026-01-01T00:00:00.000Z";

/** A whole game with one person, who acts at random, and two seats of the crew. */
function played(code: string): LocalGame {
  const { names, crew } = crewed(["Ana"], { count: 2, hand: "steady", called: (seat) => `Steady ${seat}` });
  let game = openLocal({ id: "a game", code, seed: "v1:proof", names, crew, language: "en", at: AT });
  const luck = luckFrom(4);
  for (let acts = 0; acts < 400 && !isOver(game); acts++) {
    let next: LocalGame | undefined;
    for (const question of crewQuestions(game)) {
      const { act, memory } = answered(question);
      if (act === null) continue;
      const done = actLocal(game, question.seat, act, AT);
      expect(done.reply).toHaveProperty("rev");
      next = withMemory(done.game, question.seat, memory);
      break;
    }
    if (next === undefined) {
      const table = gameTable(game);
      expect(due(table).seats).toContain(0);
      next = actLocal(game, 0, actOf(table, 0, luck), AT).game;
    }
    game = next;
  }
  expect(isOver(game)).toBe(true);
  return game;
}

function check(opened: OpenedGame) {
  const dealt = dealtIn(opened);
  if (dealt === null) throw new Error("a deal");
  const ask = async (question: CrewQuestion) => answered(question);
  return checkCrew(decisionsOf(opened, dealt.table, opened.crew), ask, () => undefined);
}

it.each(["sea p3 storms wild2 -4", "mountain p3 goats"])(
  "follow from the views in a game of %s",
  async (code) => {
    const opened = openedLocal(played(code));
    const { status, count } = await check(opened);
    expect(status).toBe("all");
    expect(count).toBeGreaterThan(15);
    for (const version of [1, CREW_VERSION + 1]) {
      const crew = opened.crew.map((stay) => ({ ...stay, version }));
      expect(await check({ ...opened, crew })).toEqual({ status: "older", count });
    }
  },
);

it("are found not to follow where the shuffle was another, or somebody else decided", async () => {
  const opened = openedLocal(played("sea p3"));
  // A person's acts are not what the crew would have done in that seat.
  const swapped = opened.crew.map((stay) => ({ ...stay, seat: 0 }));
  expect((await check({ ...opened, crew: swapped })).status).toBe("bad");
});
