/** What a refusal shows beside its words: a sign where a rule is known by one, or figures of its evidence by their names. */
export type RefusalLook =
  /** `row`: with the row that the finding speaks of. */
  | { readonly shows: "sign"; readonly sign: string; readonly row: boolean }
  /** How many spaces are still open. */
  | { readonly shows: "toGo" }
  /** Two figures against each other; `cards`: of cards. */
  | {
      readonly shows: "ratio";
      readonly need: string;
      readonly have: string;
      readonly between: "/" | ":";
      readonly cards: boolean;
    }
  /** The card that is in the way, with its side. */
  | { readonly shows: "blocker" }
  /** The number that belongs there, with its row. */
  | { readonly shows: "number" }
  /** Words say all of it. */
  | { readonly shows: "lock" };
