/** Councils: the steps at which the whole crew is asked, and points at what it means. */
import { type Act, type Due, due, type Rulebook, type Seat, type Table, writeAct } from "@stillwater/engine";
import { deedOf } from "../act-builder/deed";
import type { CouncilAsking } from "../modules/council-part";
import { COUNCILS } from "../modules/councils";
import { only } from "../modules/only";

export { KEEP } from "../modules/council-part";

const ALL = Object.values(COUNCILS).flatMap((council) => council ?? []);

/** Whether the crew decides together at a step. */
export const isCouncilStep = (step: Due["step"]): boolean => ALL.some((council) => council.step === step);

/** Whether these rules ever ask the crew together. */
export const holdsCouncils = ({ everyStep }: Rulebook): boolean =>
  everyStep.some(({ name }) => isCouncilStep(name));

/** The name of the place where the subject of a council lies before it is settled; undefined if there is none. */
export const unsettledAt = (table: Table): string | undefined =>
  only(
    ALL.flatMap((council) => council.unsettled(table) ?? []),
    "what is not settled",
  );

/**
 * Seats that a council asks although everybody can see that they can only leave everything as it is, and the act by which
 * they do. The rules ask them all the same; a table answers for them.
 */
export function answeredFor(table: Table): readonly { readonly seat: Seat; readonly act: string }[] {
  return ALL.flatMap(({ leaves, mustLeave }) =>
    mustLeave(table).map((seat) => ({ seat, act: writeAct(table.rulebook, deedOf(seat, leaves)) })),
  );
}

/** The acts by which every seat that is asked leaves everything as it is; empty outside of a council. */
export function leavingAll(table: Table): readonly Act[] {
  const { step, seats } = due(table);
  return ALL.flatMap((council) =>
    council.step === step ? seats.map((seat) => deedOf(seat, council.leaves)) : [],
  );
}

/** What the crew may point at now; null while nobody is asked. The same for everybody. */
export function askingOf(table: Table): CouncilAsking | null {
  const { step } = due(table);
  const asking = ALL.filter((council) => council.step === step);
  return only(asking, `what ${step} asks`)?.asking(table) ?? null;
}
