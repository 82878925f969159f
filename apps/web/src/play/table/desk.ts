"use client";

/** Where the acts of a table go. Online it is the server; another desk may take its place around a table. */
import { createContext, use } from "react";
import type { ActReply } from "@/server/wire";
import { trpc } from "@/trpc/client";

interface ActCommand {
  readonly table: string;
  readonly expectedRev: number;
  /** The same for every retry of one attempt. */
  readonly commandId: string;
  /** The act in notation. */
  readonly act: string;
}

export interface TableDesk {
  readonly act: (command: ActCommand) => Promise<ActReply>;
}

const online: TableDesk = { act: (command) => trpc().table.act.mutate(command) };

export const DeskContext = createContext<TableDesk>(online);

export function useDesk(): TableDesk {
  return use(DeskContext);
}
