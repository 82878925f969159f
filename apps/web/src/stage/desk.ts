"use client";

/** Where the acts of a table go: whoever draws a table that is played puts a desk around it. */
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
  /** What the crew is asked about. */
  readonly matter: string;
  /** What is pointed at; null takes the marker back. */
  readonly marker: string | null;
}

/** A game that follows one that has ended. */
interface Following {
  /** The option code. */
  readonly code: string;
  /** The deal that is played once more; null for new cards. */
  readonly deal: string | null;
  /** The table whose people meet again, each in the seat they had; null where only who asks goes on. */
  readonly crewOf: string | null;
  /** Who asks. */
  readonly name: string;
  readonly language: Language;
}

export interface TableDesk {
  readonly act: (command: ActCommand) => Promise<ActReply>;
  /** Points at something in a council; absent where everybody looks at one screen. */
  readonly mark?: (command: MarkCommand) => Promise<unknown>;
  /** Sets how quickly the quiet crew acts; absent where it cannot be set. */
  readonly paceCrew?: (command: PaceCommand) => Promise<unknown>;
  /** Opens another table for the same game. The path to it after the language; null where it was refused. */
  readonly again?: (following: Following) => Promise<string | null>;
}

/** Where a table is only looked at, nothing is sent. */
const nobody: TableDesk = {
  act: () => Promise.reject(new Error("There is no desk around this table.")),
};

export const DeskContext = createContext<TableDesk>(nobody);

export function useDesk(): TableDesk {
  return use(DeskContext);
}
