/** The desk of a table on the server. A file of its own: lessons, boards and local games do not load the client. */
import { fetched } from "@/layout/late";
import type { TableDesk } from "./desk";
import { client } from "./late-client";

export const ONLINE: TableDesk = {
  act: async (command) => (await client()).table.act.mutate(command),
  mark: async (command) => (await client()).table.mark.mutate(command),
  paceCrew: async (command) => (await client()).table.paceCrew.mutate(command),
  again: async ({ deal, crewOf, ...opening }) => {
    // Loaded on demand: only a finished game needs it.
    const { openOnline, meetAgain } = await fetched(() => import("./online"));
    if (crewOf !== null) return meetAgain(crewOf);
    return openOnline(deal === null ? opening : { ...opening, deal });
  },
};
