import { act, gather, look, seenBy } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { decideText } from "../fixtures/sailor";

// The desk alone is killed 20 times on each kind of database in its own tests; here the whole site comes back.
const KILLS = 5;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test(`every act that was answered is there after the server is killed, ${KILLS} times over`, async ({
  arrive,
  server,
}) => {
  const ana = await arrive();
  let table = await gather([ana], { code: "sea p1", names: ["Ana"], deal: true });
  let answered = 0;
  let waits = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    let killed: Promise<void> | undefined;
    let inRound = 0;
    let lastAnswered = 0;
    for (let down = false; !down; ) {
      try {
        const { view, table: seen } = await seenBy(ana, table);
        const text = seen && decideText(seen, 0, "idle");
        if (view.status !== "playing" || text === undefined) {
          table = await gather([ana], { code: "sea p1", names: ["Ana"], deal: true });
          lastAnswered = 0;
          continue;
        }
        const reply = await act(ana, table, view.rev, text);
        if ("rev" in reply) {
          lastAnswered = reply.rev;
          answered += 1;
          inRound += 1;
        }
        // After the first acts of a round, the kill comes a little later in an act's life each time, starting with its
        // arrival.
        if (inRound > 2) killed ??= later((kill * 37) % 150).then(() => server.crash());
      } catch {
        down = true;
      }
    }
    await (killed ?? server.crash());
    const since = Date.now();
    await server.start();
    waits += Date.now() - since;
    if (lastAnswered > 0) expect((await look(ana, table)).rev).toBeGreaterThanOrEqual(lastAnswered);
  }
  test.info().annotations.push({
    type: "figures",
    description: `${answered} answered acts, ${KILLS} kills, 0 lost; ready again after ${Math.round(waits / KILLS)} ms`,
  });
  expect(answered).toBeGreaterThan(2 * KILLS);
});
