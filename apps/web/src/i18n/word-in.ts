import type { Messages } from "next-intl";

/** A key of an area that is a message, and no list of messages. */
export type WordIn<Area extends keyof Messages> = {
  [Key in keyof Messages[Area]]: Messages[Area][Key] extends string ? Key : never;
}[keyof Messages[Area]];
