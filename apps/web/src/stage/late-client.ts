/** The tRPC client for a page that is seen and used before its browser has it: nothing is sent before somebody acts. */
import { fetched } from "@/layout/late";
import type { Client } from "@/trpc/client";

/** Fetched until it comes. */
export const client = async (): Promise<Client> => (await fetched(() => import("@/trpc/client"))).trpc();
