import type { Rulebook } from "@stillwater/engine";
import type { AskWord } from "./lexicon";

/** What the line is about. Everything except the rulebook only helps to understand shorter lines. */
export interface Scene {
  readonly rulebook: Rulebook;
  /** The next free place of a row, for lines that name only the row. */
  readonly nextIn?: ((row: number) => string | undefined) | undefined;
  /** The place of the Storm that was just drawn. */
  readonly fresh?: string | undefined;
  /** The cards of the hand, by name, so that a goat need not be mentioned. */
  readonly hand?: readonly string[] | undefined;
  /** Whether no hand is known, as at a real table: a number after "discard" is then a number of cards. */
  readonly unseen?: boolean | undefined;
  /** The names of the players, by seat. */
  readonly names?: readonly string[] | undefined;
}

/** What is asked, with the rest of the line if the question is about something. */
export type Ask =
  | { readonly ask: Exclude<AskWord, "row" | "legal" | "why" | "rule"> }
  | { readonly ask: "row"; readonly row: number }
  /** A card by its name, or null for the one that is selected. */
  | { readonly ask: "legal"; readonly card: string | null }
  /** An act or a place in notation, or null for what was aimed at last. */
  | { readonly ask: "why"; readonly of: string | null }
  /** Words to search the rules for, as they were typed. */
  | { readonly ask: "rule"; readonly words: string };

export type Spoken =
  | { readonly is: "act"; readonly act: string }
  | { readonly is: "ask"; readonly ask: Ask }
  /** The word at which the line stopped making sense; empty if something is missing at the end. */
  | { readonly is: "unread"; readonly word: string };
