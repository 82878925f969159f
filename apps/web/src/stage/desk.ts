"use client";

/** Where a table's acts are sent: a component that draws a table in play provides a desk around it. */
import type { ActReply, CrewPace, Language } from "@stillwater/table/session";
import { createContext, use } from "react";

interface ActCommand {
  readonly table: string;
  readonly expectedRev: number;
  /** The same for every retry of one attempt. */
  readonly commandId: string;
  /** The act in notation. */
  readonly act: string;
}

interface PaceCommand {
  readonly table: string;
  readonly pace: CrewPace;
}

interface MarkCommand {
  readonly table: string;
  /** The matter that the crew is asked about. */
  readonly matter: string;
  /** The option the marker points at; null takes the marker back. */
  readonly marker: string | null;
}

/** A game that follows one that has ended. */
interface Following {
  /** The option code. */
  readonly code: string;
  /** The deal to be played again; null for new cards. */
  readonly deal: string | null;
  /** The table whose players meet again, each in their old seat; null if only the person asking goes on. */
  readonly crewOf: string | null;
  /** The name of the person asking. */
  readonly name: string;
  readonly language: Language;
}

export interface TableDesk {
  readonly act: (command: ActCommand) => Promise<ActReply>;
  /** Points at an option in a council; absent where everybody shares one screen. */
  readonly mark?: (command: MarkCommand) => Promise<unknown>;
  /** Sets how quickly the quiet crew acts; absent where it cannot be set. */
  readonly paceCrew?: (command: PaceCommand) => Promise<unknown>;
  /** Opens another table for the same game. Resolves with its path after the language, or null if refused. */
  readonly again?: (following: Following) => Promise<string | null>;
}

/** The desk of a table that can only be looked at: nothing is sent. */
const nobody: TableDesk = {
  act: () => Promise.reject(new Error("There is no desk around this table.")),
};

export const DeskContext = createContext<TableDesk>(nobody);

export function useDesk(): TableDesk {
  return use(DeskContext);
}
