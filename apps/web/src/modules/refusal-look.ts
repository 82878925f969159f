/** What a refusal shows beside its words: the sign that a rule is known by, or figures taken from its evidence by name. */
export type RefusalLook =
  /** `row`: with the row in the finding's values. */
  | { readonly shows: "sign"; readonly sign: string; readonly row: boolean }
  /** The number of spaces still open. */
  | { readonly shows: "toGo" }
  /** Two figures compared; `cards`: they count cards. */
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
  /** A lock only: the words say everything. */
  | { readonly shows: "lock" };
