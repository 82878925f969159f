/** Where the quiet crew thinks. */
import { decide, diceOf, EFFORT, NOTHING_YET } from "@stillwater/crew";
import { look, readPosition, writeAct } from "@stillwater/engine";
import type { CrewAnswer, CrewQuestion } from "./crew";

addEventListener("message", ({ data }: MessageEvent<CrewQuestion>) => {
  const read = readPosition(data.position);
  if (!read.ok) throw new Error("a view that cannot be read");
  const { act, memory } = decide(
    data.hand,
    look(read.value, data.seat),
    data.memory ?? NOTHING_YET,
    diceOf(data.seed, data.seat),
    EFFORT,
  );
  const answer: CrewAnswer = {
    id: data.id,
    act: act === undefined ? null : writeAct(read.value.rulebook, act),
    memory,
  };
  postMessage(answer);
});
