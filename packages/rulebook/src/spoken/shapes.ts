import type { Rulebook } from "@stillwater/engine";
import type { AskWord } from "./lexicon";

/** What the line is about. All but the rulebook only helps to understand shorter lines. */
export interface Scene {
  readonly rulebook: Rulebook;
  /** The next free place of a row, where a row is enough to say. */
  readonly nextIn?: ((row: number) => string | undefined) | undefined;
  /** Where the Storm lies that was just drawn. */
  readonly fresh?: string | undefined;
  /** The cards of the hand, by name: a goat need not be said. */
  readonly hand?: readonly string[] | undefined;
  /** Nobody's hand is known, as at a real table: a number behind "discard" says how many cards. */
  readonly unseen?: boolean | undefined;
  /** Who plays, by seat. */
  readonly names?: readonly string[] | undefined;
}

/** What is asked; the rest of the line where the question is about something. */
export type Ask =
  | { readonly ask: Exclude<AskWord, "row" | "legal" | "why" | "rule"> }
  | { readonly ask: "row"; readonly row: number }
  /** A card by its name, or null for the one that is meant anyway. */
  | { readonly ask: "legal"; readonly card: string | null }
  /** An act or a place in notation, or null for what was aimed at last. */
  | { readonly ask: "why"; readonly of: string | null }
  /** Words to look a rule up by, as they were typed. */
  | { readonly ask: "rule"; readonly words: string };

export type Spoken =
  | { readonly is: "act"; readonly act: string }
  | { readonly is: "ask"; readonly ask: Ask }
  /** The word at which it stopped making sense; empty where something is missing at the end. */
  | { readonly is: "unread"; readonly word: string };
