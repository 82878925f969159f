/** The merge under random schedules. */
import { expect, it } from "vitest";
import { troubleOf } from "./support/schedule";

const RUNS = 3000;

it(`comes to the same everywhere and loses nothing: schedules 1 to ${RUNS}`, () => {
  const failed: string[] = [];
  for (let seed = 1; seed <= RUNS && failed.length < 5; seed++)
    failed.push(...troubleOf(seed).map((trouble) => `--from ${seed} --runs 1: ${trouble}`));
  expect(failed).toEqual([]);
});
