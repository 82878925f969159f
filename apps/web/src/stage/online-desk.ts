/** The desk of a table on the server. By itself, so that lessons, boards and games on the device need no line to it. */
import { fetched } from "@/layout/late";
import { trpc } from "@/trpc/client";
import type { TableDesk } from "./desk";

export const ONLINE: TableDesk = {
  act: (command) => trpc().table.act.mutate(command),
  mark: (command) => trpc().table.mark.mutate(command),
  paceCrew: (command) => trpc().table.paceCrew.mutate(command),
  again: async ({ deal, ...opening }) => {
    // Only a game that is over needs it.
    const { openOnline } = await fetched(() => import("./online"));
    return openOnline(deal === null ? opening : { ...opening, deal });
  },
};
