/** A field of a setup whose keys are places, for programmers. */
import type { Messages } from "next-intl";

type Asking = keyof Messages["asking"];
/** The sections of the page that begin with a lead. */
type Section<Key extends string> = Key extends `${infer Name}Lead` ? Extract<Asking, Name> : never;

export interface SetupKeys {
  /** The words of its section of the page, and of the lead. */
  readonly section: Section<Asking>;
  /** The card at a place, given the place's name; undefined for none of this module's. */
  readonly cardAt: (place: string) => string | undefined;
}
