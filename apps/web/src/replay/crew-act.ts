/** What the quiet crew would do next in another line: based on what the seat sees, and on the cards it gave earlier. */
import { decide, diceOf, NOTHING_YET } from "@stillwater/crew";
import { look, type Seat, writeAct } from "@stillwater/engine";
import { branch, courseOn, tried, type Walk } from "@stillwater/table/log";
import { givenBy } from "@stillwater/table/queries";
import { crewAsked } from "@stillwater/table/session";

/** The walk after one act of the crew, by the seat that must act or another one asked; unchanged if there is none. */
export function withCrew(walk: Walk, first: Seat): Walk {
  const course = branch(courseOn(walk), walk.step);
  const table = course.tables.at(-1);
  if (table === undefined) return walk;
  const facts = course.moves.flatMap(({ facts }) => facts);
  for (const seat of new Set([first, ...crewAsked(table)])) {
    const memory = { ...NOTHING_YET, given: givenBy(seat, course.rulebook, facts) };
    const { act } = decide("steady", look(table, seat), memory, diceOf(course.seed, seat), 0);
    const done = act && tried(walk, seat, writeAct(course.rulebook, act));
    if (done && "walk" in done) return done.walk;
  }
  return walk;
}
