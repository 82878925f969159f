/** What a module answers on the command line: a sentence each, by the question it is asked with. */
import type { Table } from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import type { AskWord } from "@stillwater/rulebook/spoken";
import type { Messages } from "next-intl";

/** One sentence with its values. */
export type SayCommand = (
  key: keyof Messages["command"],
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What its answers may be read off. */
export interface AskedOfModule {
  readonly table: Table;
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly say: SayCommand;
}

export type Answering = {
  readonly [A in AskWord]?: (asked: AskedOfModule) => readonly string[];
};

/** Of a module that is asked nothing. */
export const NO_ANSWERS: Answering = {};
