"use client";

import type { ActReply, CrewPace, Language } from "@stillwater/table/session";
import { createContext, use } from "react";
/** Where the acts of a table go. Online it is the server; another desk may take its place around a table. */
import { fetched } from "@/layout/late";
import { trpc } from "@/trpc/client";

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
  /** The Storm the crew is asked about. */
  readonly storm: string;
  /** What is pointed at; null takes the marker back. */
  readonly marker: string | null;
}

/** A game that follows one that has ended. */
interface Following {
  /** The option code. */
  readonly code: string;
  /** The deal that is played once more; null for new cards. */
  readonly deal: string | null;
  /** Who asks. */
  readonly name: string;
  readonly language: Language;
}

export interface TableDesk {
  readonly act: (command: ActCommand) => Promise<ActReply>;
  /** Points at something in a storm council; absent where everybody looks at one screen. */
  readonly mark?: (command: MarkCommand) => Promise<unknown>;
  /** Sets how quickly the quiet crew acts; absent where it cannot be set. */
  readonly paceCrew?: (command: PaceCommand) => Promise<unknown>;
  /** Opens another table for the same game. The path to it after the language; null where it was refused. */
  readonly again?: (following: Following) => Promise<string | null>;
}

const online: TableDesk = {
  act: (command) => trpc().table.act.mutate(command),
  mark: (command) => trpc().table.mark.mutate(command),
  paceCrew: (command) => trpc().table.paceCrew.mutate(command),
  again: async ({ deal, ...opening }) => {
    // Only a game that is over needs it.
    const { openOnline } = await fetched(() => import("./online"));
    return openOnline(deal === null ? opening : { ...opening, deal });
  },
};

export const DeskContext = createContext<TableDesk>(online);

export function useDesk(): TableDesk {
  return use(DeskContext);
}
