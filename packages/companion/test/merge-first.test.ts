/** The merge under random schedules: half of them here, half in the file beside, so that two cores share the work. */
import { expect, it } from "vitest";
import { troubleOf } from "./support/schedule";

const FROM = 1;
const RUNS = 3000;

it(`comes to the same everywhere and loses nothing: schedules ${FROM} to ${FROM + RUNS - 1}`, () => {
  const failed: string[] = [];
  for (let seed = FROM; seed < FROM + RUNS && failed.length < 5; seed++)
    failed.push(...troubleOf(seed).map((trouble) => `--from ${seed} --runs 1: ${trouble}`));
  expect(failed).toEqual([]);
}, 600_000);
