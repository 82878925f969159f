/** Councils: the steps at which a whole crew is asked, and points at what it means. */
import { type Due, due, type Table } from "@stillwater/engine";
import type { CouncilAsking } from "../modules/council-part";
import { COUNCILS } from "../modules/councils";

export { KEEP } from "../modules/council-part";

const ALL = Object.values(COUNCILS).flatMap((council) => council ?? []);

/** Whether the crew decides together at a step. */
export const isCouncilStep = (step: Due["step"]): boolean => ALL.some((council) => council.step === step);

/** Where what a council is about lies before it is settled, by the name of the place; undefined where nothing does. */
export const unsettledAt = (table: Table): string | undefined =>
  ALL.flatMap((council) => council.unsettled(table) ?? [])[0];

/** What the crew may point at now; null while nobody is asked. Everybody sees the same. */
export function askingOf(table: Table): CouncilAsking | null {
  const { step } = due(table);
  return ALL.find((council) => council.step === step)?.asking(table) ?? null;
}
