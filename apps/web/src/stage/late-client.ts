/** The tRPC client for a page that is usable before it has loaded: nothing is sent until somebody acts. */
import { fetched } from "@/layout/late";
import type { Client } from "@/trpc/client";

/** Retries the download until it succeeds. */
export const client = async (): Promise<Client> => (await fetched(() => import("@/trpc/client"))).trpc();
