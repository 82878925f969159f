/** A field of a setup whose keys are places, for people who write programs. */
import type { Messages } from "next-intl";

type Asking = keyof Messages["asking"];
/** The sections of the page that begin with a lead. */
type Section<Key extends string> = Key extends `${infer Name}Lead` ? Extract<Asking, Name> : never;

export interface SetupKeys {
  /** The words of its section on the page, and of its lead. */
  readonly section: Section<Asking>;
  /** What lies there, by the name of the place; undefined where nothing of it does. */
  readonly cardAt: (place: string) => string | undefined;
}
