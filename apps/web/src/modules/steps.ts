/** How each step is announced at a table: for both games and all modules. A missing one does not compile. */
import type { StepName } from "@stillwater/engine";
import { BASE_STEPS } from "./base";
import type { StepLook } from "./room";
import { ROOM_STEPS } from "./room-list";

const STEPS = { ...BASE_STEPS, ...ROOM_STEPS } satisfies { readonly [S in StepName]: StepLook };

type StepsThat<Kind extends keyof StepLook> = {
  [S in StepName]: (typeof STEPS)[S] extends { readonly [K in Kind]: true } ? S : never;
}[StepName];

/** A step that begins with words for the person it asks. */
export type AskedStep = StepsThat<"asks">;

export const isAskedStep = (step: string): step is AskedStep => lookOfStep(step)?.asks === true;

/** Whether it is a step during which the others read who is asked. */
export const isWaitedStep = (step: string): step is StepsThat<"waits"> => lookOfStep(step)?.waits === true;

/** What the companion says at a step that needs something pointed at. */
export function pointingWord(step: string): NonNullable<StepLook["pointing"]> {
  const word = lookOfStep(step)?.pointing ?? null;
  if (word === null) throw new Error(`nobody says what ${step} points at`);
  return word;
}

function lookOfStep(step: string): StepLook | undefined {
  const looks: Readonly<Record<string, StepLook | undefined>> = STEPS;
  return looks[step];
}
