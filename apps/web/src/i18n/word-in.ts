import type { Messages } from "next-intl";

/** The keys of an area that hold a message rather than a group of messages. */
export type WordIn<Area extends keyof Messages> = {
  [Key in keyof Messages[Area]]: Messages[Area][Key] extends string ? Key : never;
}[keyof Messages[Area]];
