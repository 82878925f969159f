/** Two servers behind a load balancer on one PostgreSQL: either of them alone is enough. */
import { expect, it, onTestFinished } from "vitest";
import { balance } from "../../storm/balancer";
import { Crew } from "../../storm/crew";
import { startInstance } from "../../storm/instance";
import { judge } from "../../storm/storm";
import { Tally } from "../../storm/tally";
import { luckFrom } from "./support/bot";
import { bundled } from "./support/bundled";
import { freshDatabase } from "./support/places";

it("plays on through the other one when one of two servers is killed, without a gap and with nothing lost", async () => {
  const url = await freshDatabase();
  const program = await bundled("closing");
  const one = await startInstance(program, { DATABASE_URL: url });
  const two = await startInstance(program, { DATABASE_URL: url });
  const balancer = await balance([one.port, two.port]);
  const tally = new Tally();
  let over = false;
  onTestFinished(async () => {
    over = true;
    await Promise.all([balancer.close(), one.stop(), two.stop()]);
  });
  const acts = (more: number): Promise<void> => {
    const enough = tally.acknowledged.length + more;
    return tally.until(() => tally.acknowledged.length >= enough);
  };
  const crews = [1, 2].map((seed) => new Crew(balancer.at, tally, luckFrom(seed)).play(() => over));
  await acts(8);
  await one.kill();
  await acts(12);
  await one.start();
  await acts(8);
  await two.kill();
  await acts(12);
  over = true;
  await Promise.all(crews);
  expect(tally.resumed).toBeGreaterThan(0);
  await judge({ url }, tally);
  expect(tally.wrong).toEqual([]);
});
