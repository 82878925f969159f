/** Everything that refuses an attempt: each expansion says no on its own, and none permits what another forbids. */
import { baseRefusals, eightRefusals } from "./base";
import { monsterRefusals } from "./monsters";
import { rockRefusals } from "./rocks";
import type { Sea } from "./sea";
import { compassRefusals, stormRefusals } from "./storms";
import { wildRefusals } from "./wild";
import type { Attempt } from "./words";

export { priceOf } from "./base";

export function refusals(sea: Sea, attempt: Attempt, splits: readonly string[] = []): Set<string> {
  return new Set([
    ...baseRefusals(sea, attempt),
    ...eightRefusals(sea, attempt, splits),
    ...rockRefusals(sea, attempt),
    ...monsterRefusals(sea, attempt),
    ...stormRefusals(sea, attempt),
    ...compassRefusals(sea, attempt),
    ...wildRefusals(sea, attempt),
  ]);
}
