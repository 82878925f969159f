/** The desk of a table on the server. By itself, so that lessons, boards and games on the device need no line to it. */
import { fetched } from "@/layout/late";
import type { TableDesk } from "./desk";
import { client } from "./late-client";

export const ONLINE: TableDesk = {
  act: async (command) => (await client()).table.act.mutate(command),
  mark: async (command) => (await client()).table.mark.mutate(command),
  paceCrew: async (command) => (await client()).table.paceCrew.mutate(command),
  again: async ({ deal, crewOf, ...opening }) => {
    // Only a game that is over needs it.
    const { openOnline, meetAgain } = await fetched(() => import("./online"));
    if (crewOf !== null) return meetAgain(crewOf);
    return openOnline(deal === null ? opening : { ...opening, deal });
  },
};
