/** A module's answers on the command line: one sentence each, by the question. */
import type { Table } from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import type { AskWord } from "@stillwater/rulebook/spoken";
import type { Messages } from "next-intl";

/** A message with its values. */
export type SayCommand = (
  key: keyof Messages["command"],
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The data that an answer is derived from. */
export interface AskedOfModule {
  readonly table: Table;
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly say: SayCommand;
}

export type Answering = {
  readonly [A in AskWord]?: (asked: AskedOfModule) => readonly string[];
};

/** For a module without questions of its own. */
export const NO_ANSWERS: Answering = {};
