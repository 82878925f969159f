/** Computes advice: it sends first figures early and refines them until the worker is terminated. */
import { Advice, type Breath, NOTHING_YET } from "@stillwater/crew";
import { look, readPosition } from "@stillwater/engine";
import { type AdviceAnswer, type AdviceQuestion, isAskedAbout } from "@stillwater/table/queries";
import { tellAll } from "@/workers/telling-worker";

/** Simulated games after which the figures hardly change. */
const ENOUGH = 120;
/** Simulated games per message, so that the first figures appear soon. */
const BETWEEN = 6;

function* advising({ position, seat, given, within }: AdviceQuestion): Generator<AdviceAnswer | Breath> {
  const read = readPosition(position);
  if (!read.ok) throw new Error("a view that cannot be read");
  const advice = new Advice(look(read.value, seat), { ...NOTHING_YET, given }, isAskedAbout(within));
  let goesOn = true;
  while (goesOn) {
    goesOn = advice.worlds < ENOUGH && (yield* advice.step());
    if (goesOn && advice.worlds % BETWEEN !== 0) continue;
    const acts = advice.acts().map(({ chance: { mean, error }, ...told }) => {
      return { ...told, wins: Math.round(100 * mean), error: Math.round(100 * error) };
    });
    yield { worlds: advice.worlds, acts, done: !goesOn };
  }
}

tellAll(advising);
